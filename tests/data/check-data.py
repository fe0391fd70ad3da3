#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what lies in data/ and po/ against itself. Usage: check-data.py ROOT"""

import pathlib
import re
import sys
import xml.etree.ElementTree as tree

root = pathlib.Path(sys.argv[1])
art = root / 'data/art'
problems = []


def words_of(path):
    return path.read_text(encoding='utf-8')


def listed(path):
    return {element.text for element in tree.parse(path).iter('file')}


def test_art_is_listed():
    there = {path.name for path in art.iterdir() if path.suffix in ('.svg', '.css')}
    for name in sorted(there ^ listed(art / 'two-rivers-art.gresource.xml')):
        yield f'{name} is not in both data/art and its list: run tools/list-art'


def test_art_has_no_colours():
    """Colours stand in the palettes, once; a picture names classes."""
    defined = set()
    for sheet in art.glob('*.css'):
        defined |= set(re.findall(r'\.([a-z][a-z0-9-]*)', re.sub(r'/\*.*?\*/', '', words_of(sheet), flags=re.S)))
    for path in sorted(art.glob('*.svg')):
        text = words_of(path)
        if re.search(r'(fill|stroke|stop-color)="(?!none)[^"]*"|style=|<style|<text|<filter|href="(?!#)', text):
            yield f'{path.name} has a colour, a style, a text, a filter or something from elsewhere'
        for names in re.findall(r'class="([^"]*)"', text):
            for name in set(names.split()) - defined:
                yield f'{path.name}: no palette has the class {name}'


def test_ground_goes_on():
    """What is beyond the edge of a board has the colour of its ground, in every style."""
    for style, palette in ('style', 'day'), ('style-dark', 'night'), ('style-hc', 'contrast'), ('style-hc-dark', 'contrast-night'):
        beyond = re.search(r'@define-color tr_ground (#\w+);', words_of(root / f'data/ui/{style}.css')).group(1)
        ground = re.search(r'^\.sand { fill: (#\w+) }', words_of(root / f'data/art/palette-{palette}.css'), re.M).group(1)
        if beyond != ground:
            yield f'tr_ground of {style}.css is {beyond}, and .sand of palette-{palette}.css {ground}'


def test_templates_are_listed():
    there = {path.name for path in (root / 'data/ui').glob('*.ui')}
    there |= {path.name for path in (root / 'data/ui').glob('*.css')}
    for name in sorted(there ^ {name for name in listed(root / 'data/ui/two-rivers-ui.gresource.xml') if '/' not in name}):
        yield f'{name} is not in both data/ui and its list'


def test_strings_are_collected():
    """Every file with sentences for people is in po/POTFILES, and every file there exists."""
    files = set(words_of(root / 'po/POTFILES').split())
    for name in sorted(files):
        if not (root / name).exists():
            yield f'po/POTFILES: there is no {name}'
    for path in [*root.glob('src/**/*.[ch]'), *root.glob('data/ui/*.ui')]:
        name = path.relative_to(root).as_posix()
        if re.search(r'\b(N?C?_|ngettext|g_dngettext) ?\("|translatable="(1|yes|true)"', words_of(path)) and name not in files:
            yield f'{name} has sentences, and is not in po/POTFILES'


def test_screenshots_are_there():
    metainfo = words_of(root / 'data/io.github.tworivers.TwoRivers.metainfo.xml.in')
    for name in re.findall(r'docs/screenshots/([a-z-]+\.png)', metainfo + words_of(root / 'README.md')):
        if not (root / 'docs/screenshots' / name).exists():
            yield f'docs/screenshots/{name} is not there: run tools/screenshots'


tests = [(name, function) for name, function in list(globals().items()) if name.startswith('test_')]
print(f'1..{len(tests)}')
for number, (name, function) in enumerate(tests, 1):
    found = list(function())
    for problem in found:
        print(f'# {problem}')
    print(f'{"not ok" if found else "ok"} {number} {name[5:].replace("_", " ")}')
    problems += found
sys.exit(1 if problems else 0)
