/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/* A random generator whose whole state is one number, so that it can lie inside a game state: a Weyl sequence put
 * through a 64-bit mix (known as SplitMix64). The sequence is part of the save format: it must never change. */

uint64_t tr_random_next    (uint64_t *random);
uint32_t tr_random_below   (uint64_t *random,
                            uint32_t  limit);
void     tr_random_shuffle (uint64_t *random,
                            uint8_t  *items,
                            unsigned  n_items);
/* The same, but the order in which the items lay before makes no difference: for dealing anew what nobody may know. */
void     tr_random_deal    (uint64_t *random,
                            uint8_t  *items,
                            unsigned  n_items);
