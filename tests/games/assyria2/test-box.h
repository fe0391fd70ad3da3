/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "assyria2/a2-box.h"
#include "box-faults.h"

#include <glib.h>

/* The text of the box that comes with the game. */
extern char *box_text;

/* NULL with FAULT, or a game. */
A2Game  *box_try      (const TrValue *box,
                       unsigned       players,
                       int            blocked_top,
                       TrFault       *fault);

void     add_refusals (void);
