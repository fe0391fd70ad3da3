#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts single test cases in what `meson test` has logged.

Usage: count-tests.py LOGBASE STATUS CONSOLE, with LOGBASE.json as written by
meson, the exit status of `meson test` and the file with its console output.

A program that speaks TAP counts once for each of its cases, any other once. One
that crashed, timed out or otherwise failed without naming a case is one failure.
"""

import json
import os
import re
import signal
import sys

CASE = re.compile(r'(not )?ok\b(?: \d+)?(?: -)? *(.*?)( *# *(?:SKIP|TODO)\b.*)?$', re.I)
TAIL = 25


def why(test, last):
    """Says how a program ended that failed without naming a case."""
    code = test['returncode'] or 0
    bail = re.search(r'^Bail out! *(.*)', test['stdout'], re.M)
    if test['result'] == 'TIMEOUT':
        what = 'timed out'
    elif bail:
        what = bail[1]
    elif code < 0:
        what = f'killed by signal {-code} ({signal.strsignal(-code)})'
    else:
        what = f'ended with status {code}, not as planned'
    return f'after {last}: {what}' if last else what


def count(test):
    """Returns the number passed, the names failed and the number skipped."""
    out = test['stdout'].splitlines()
    result = test['result']
    tap = any(re.match(r'1\.\.\d', line) for line in out)
    cases = [m for m in map(CASE.match, out) if m] if tap else []
    skipped = sum(1 for m in cases if m[3])
    failed = [m[2] for m in cases if m[1] and not m[3]]
    passed = len(cases) - skipped - len(failed)

    if result not in ('OK', 'EXPECTEDFAIL', 'SKIP'):
        failed = failed or [why(test, cases[-1][2] if cases else '')]
    elif not cases:
        return (0, [], 1) if result == 'SKIP' else (1, [], 0)
    return passed, failed, skipped


def main(base, status, console):
    passed = failed = skipped = 0
    tests = []
    if os.path.exists(base + '.json'):
        with open(base + '.json', encoding='utf-8') as log:
            tests = [json.loads(line) for line in log]

    for test in tests:
        good, bad, left = count(test)
        passed, failed, skipped = passed + good, failed + len(bad), skipped + left
        name = test['name'].split(':', 1)[-1]
        for case in bad:
            print(f'FAILED {name}: {case}')
        if bad:
            output = test['stdout'] + test.get('stderr', '')
            for line in output.splitlines()[-TAIL:]:
                print('    ' + line)

    if failed:
        print(f'check: tests failed: mend what is named above (log: {base}.txt)')
    elif status != '0':
        failed = 1
        print(f'check: meson test stopped with status {status} (log: {console})')
    elif not passed:
        print(f'check: no test has run: is there such a suite? (log: {console})')

    print(f'{passed} passed, {failed} failed' + (f', {skipped} skipped' if skipped else ''))
    return 0 if passed and not failed else 1


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
