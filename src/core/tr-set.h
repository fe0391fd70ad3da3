/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* A set of up to 192 spaces: three machine words, passed by value. Everything here is inlined and unrolled. */

#define TR_SET_MAX 192

typedef struct
{
  uint64_t w[TR_SET_MAX / 64];
} TrSet;

#define TR_SET_EMPTY ((TrSet) { { 0, 0, 0 } })

static inline TrSet
tr_set_of (unsigned i)
{
  TrSet set = TR_SET_EMPTY;

  set.w[i >> 6] = UINT64_C (1) << (i & 63);
  return set;
}

static inline bool
tr_set_has (TrSet    set,
            unsigned i)
{
  return (set.w[i >> 6] >> (i & 63)) & 1;
}

static inline void
tr_set_add (TrSet   *set,
            unsigned i)
{
  set->w[i >> 6] |= UINT64_C (1) << (i & 63);
}

static inline void
tr_set_remove (TrSet   *set,
               unsigned i)
{
  set->w[i >> 6] &= ~(UINT64_C (1) << (i & 63));
}

static inline TrSet
tr_set_or (TrSet a,
           TrSet b)
{
  return (TrSet) { { a.w[0] | b.w[0], a.w[1] | b.w[1], a.w[2] | b.w[2] } };
}

static inline TrSet
tr_set_and (TrSet a,
            TrSet b)
{
  return (TrSet) { { a.w[0] & b.w[0], a.w[1] & b.w[1], a.w[2] & b.w[2] } };
}

/* What is in A and not in B. */
static inline TrSet
tr_set_minus (TrSet a,
              TrSet b)
{
  return (TrSet) { { a.w[0] & ~b.w[0], a.w[1] & ~b.w[1], a.w[2] & ~b.w[2] } };
}

/* Every member moved up by N, from 1 to 63; what would leave the set is gone. */
static inline TrSet
tr_set_up (TrSet    set,
           unsigned n)
{
  return (TrSet) { { set.w[0] << n, set.w[1] << n | set.w[0] >> (64 - n), set.w[2] << n | set.w[1] >> (64 - n) } };
}

static inline TrSet
tr_set_down (TrSet    set,
             unsigned n)
{
  return (TrSet) { { set.w[0] >> n | set.w[1] << (64 - n), set.w[1] >> n | set.w[2] << (64 - n), set.w[2] >> n } };
}

static inline bool
tr_set_empty (TrSet set)
{
  return (set.w[0] | set.w[1] | set.w[2]) == 0;
}

static inline bool
tr_set_equal (TrSet a,
              TrSet b)
{
  return ((a.w[0] ^ b.w[0]) | (a.w[1] ^ b.w[1]) | (a.w[2] ^ b.w[2])) == 0;
}

static inline bool
tr_set_meets (TrSet a,
              TrSet b)
{
  return ((a.w[0] & b.w[0]) | (a.w[1] & b.w[1]) | (a.w[2] & b.w[2])) != 0;
}

/* Whether all of A is in B. */
static inline bool
tr_set_within (TrSet a,
               TrSet b)
{
  return tr_set_empty (tr_set_minus (a, b));
}

/* Words are added up bit by bit first, so that two have to be counted instead of three, and these together: computers
 * without an instruction for it, and compilers that may not use it, take three calls of a function otherwise. */
static inline unsigned
tr_set_count (TrSet set)
{
  const uint64_t pairs = UINT64_C (0x5555555555555555), fours = UINT64_C (0x3333333333333333);
  uint64_t ones = set.w[0] ^ set.w[1] ^ set.w[2];
  uint64_t twos = (set.w[0] & set.w[1]) | (set.w[2] & (set.w[0] ^ set.w[1]));

  ones -= ones >> 1 & pairs;
  twos -= twos >> 1 & pairs;
  ones = (ones & fours) + (ones >> 2 & fours);
  twos = (twos & fours) + (twos >> 2 & fours);
  /* At most 4 + 2 · 4 in each four bits. */
  ones += 2 * twos;
  ones = (ones & UINT64_C (0x0f0f0f0f0f0f0f0f)) + (ones >> 4 & UINT64_C (0x0f0f0f0f0f0f0f0f));
  return (unsigned) (ones * UINT64_C (0x0101010101010101) >> 56);
}

/* The smallest member of a set that is not empty. */
static inline unsigned
tr_set_first (TrSet set)
{
  unsigned word = set.w[0] != 0 ? 0 : set.w[1] != 0 ? 1 : 2;

  return 64 * word + (unsigned) __builtin_ctzll (set.w[word]);
}

/* Takes the smallest member out; for walking a set: while (!tr_set_empty (set)) { i = tr_set_pop (&set); … } */
static inline unsigned
tr_set_pop (TrSet *set)
{
  unsigned word = set->w[0] != 0 ? 0 : set->w[1] != 0 ? 1 : 2;
  unsigned i = 64 * word + (unsigned) __builtin_ctzll (set->w[word]);

  set->w[word] &= set->w[word] - 1;
  return i;
}
