# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader meets in the program: names, roles, states and actions on the accessibility bus, as the first
decisions of a new game are played with nothing but these.

assistive.py check     exits 77, saying why, where there is no such bus or nothing to ask it with
assistive.py MARKER    plays; prints MARKER at the end

GTK before 4.10 tells little by itself of what changes: everything here is asked until it is so, for 20 seconds.
"""

import subprocess
import sys
import time

PATIENCE = 20


def missing(why):
    print(why)
    sys.exit(77)


try:
    import gi

    gi.require_version('Atspi', '2.0')
    from gi.repository import Atspi, Gio, GLib
except (ImportError, ValueError) as error:
    missing(f'there is no Atspi for Python ({error})')


def key(*names):
    subprocess.run(['xdotool', 'key', '--clearmodifiers', *names], check=True)


def below(root):
    """Every object in the tree of ROOT; what goes away meanwhile is left out."""
    try:
        yield root
        for i in range(root.get_child_count()):
            child = root.get_child_at_index(i)
            if child is not None:
                yield from below(child)
    except GLib.Error:
        return


def wait_for(what, ask):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = ask()
        if answer:
            return answer
        time.sleep(0.2)
    raise SystemExit(f'failed: {what}')


def find(root, role, name):
    """The first object of that role whose name NAME accepts."""
    return next((o for o in below(root) if o.get_role_name() == role and name(o.get_name() or '')), None)


def is_in(o, state):
    return o.get_state_set().contains(state)


def has_focus(root):
    """What the keys go to; the window has them too."""
    return next((o for o in below(root) if o.get_role_name() != 'frame' and is_in(o, Atspi.StateType.FOCUSED)), None)


def act(o, name):
    """As a screen reader does what it is asked to."""
    names = [Atspi.Action.get_action_name(o, i) for i in range(Atspi.Action.get_n_actions(o))]
    if name not in names:
        raise SystemExit(f'failed: “{o.get_name()}” can only {names}, not {name}')
    Atspi.Action.do_action(o, names.index(name))


def program():
    desktop = Atspi.get_desktop(0)
    apps = (desktop.get_child_at_index(i) for i in range(desktop.get_child_count()))
    return next((a for a in apps if a is not None and a.get_name() == 'two-rivers' and a.get_child_count() > 0), None)


def check_bus():
    """Atspi itself ends the program where there is none."""
    try:
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        bus.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None, Gio.DBusCallFlags.NONE, -1)
    except GLib.Error as error:
        missing(f'there is no accessibility bus ({error.message})')


def main():
    if sys.argv[1] == 'check':
        check_bus()
        return
    Atspi.init()

    app = wait_for('the program is not on the bus', program)
    window = wait_for('there is no window', lambda: find(app, 'frame', lambda n: n == 'Two Rivers'))
    board = wait_for('the board has no name', lambda: find(window, 'panel', lambda n: n == 'Main board'))
    wait_for('a space does not say what it is',
             lambda: find(board, 'push button', lambda n: n == 'C4, wheat, between the rivers'))
    wait_for('a track that cannot be chosen is no picture with a name',
             lambda: find(board, 'image', lambda n: n == 'Influence 15'))
    wait_for('the card of the player on turn does not say so',
             lambda: find(window, 'push button', lambda n: ', on turn, 10 VP, ' in n))
    wait_for('what lies before a player has no name, or its figures do not say what they are', lambda: any(
        find(panel, 'image', lambda n: n == '1 gold in supply') for panel in below(window)
        if panel.get_role_name() == 'panel' and (panel.get_name() or '').startswith('Board of ')))
    wait_for('nobody says what is asked', lambda: find(window, 'label', lambda n: 'Place your leader in a row of cards.' in n))

    # The focus goes where the keys lead it, and says what is there.
    key('F6')
    first = wait_for('nothing has the focus', lambda: has_focus(window)).get_name()
    key('c', '4')
    wait_for('the focus does not go to the space that was named',
             lambda: (has_focus(window) or window).get_name().startswith('C4, '))
    if first.startswith('C4, '):
        raise SystemExit('failed: the focus was there before')

    # A move made with the actions on the bus alone: it is said, it is in the log, and it is seen on the board.
    bid = wait_for('no space for a bid can be chosen',
                   lambda: find(board, 'push button', lambda n: n == 'Row 1, top space'))
    if 'Can be chosen.' not in bid.get_description():
        raise SystemExit(f'failed: what can be chosen only says “{bid.get_description()}”')
    act(bid, 'spot.activate')
    told = 'bids for row 1 (top space)'
    log = wait_for('there is no log', lambda: find(window, 'list', lambda n: n == 'Log of the game'))
    wait_for('the move is not announced', lambda: find(window, 'status bar', lambda n: told in n))
    wait_for('the move is not in the log', lambda: find(log, 'label', lambda n: told in n))
    wait_for('the board does not tell of the move', lambda: find(
        board, 'push button', lambda n: n == 'Row 1, top space').get_description().startswith('The leader of '))

    # Nobody hears underlines.
    wait_for('a button is read out with its mnemonic', lambda: find(window, 'push button', lambda n: n == 'Undo')
             and not find(window, 'push button', lambda n: '_' in n))
    print(sys.argv[1])


main()
