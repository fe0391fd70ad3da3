/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Terminals are more than C11 has. */
#define _XOPEN_SOURCE 700

#include "terminal.h"

#include "cli.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *
terminal_type (const char *lines,
               const char *command,
               const char *argument)
{
  int terminal = posix_openpt (O_RDWR | O_NOCTTY);
  g_autoptr(GSubprocess) process = NULL;
  g_autofree char *out = NULL;
  int input;

  g_assert_cmpint (terminal, >=, 0);
  g_assert_cmpint (grantpt (terminal), ==, 0);
  g_assert_cmpint (unlockpt (terminal), ==, 0);
  input = open (ptsname (terminal), O_RDWR | O_NOCTTY);
  g_assert_cmpint (input, >=, 0);
  process = cli_start (input, command, argument, NULL);
  g_assert_cmpint (write (terminal, lines, strlen (lines)), ==, (gssize) strlen (lines));
  g_subprocess_communicate_utf8 (process, NULL, NULL, &out, NULL, NULL);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  close (terminal);
  return g_steal_pointer (&out);
}

/* A bare container may have none. */
static gboolean
has_terminals (void)
{
  int terminal = posix_openpt (O_RDWR | O_NOCTTY);
  gboolean usable = terminal >= 0 && grantpt (terminal) == 0 && unlockpt (terminal) == 0 && ptsname (terminal) != NULL;

  if (terminal >= 0)
    close (terminal);
  return usable;
}

static void
skip (void)
{
  g_test_skip ("there are no pseudo-terminals here");
}

GTestFunc
terminal_test (GTestFunc test)
{
  return has_terminals () ? test : skip;
}
