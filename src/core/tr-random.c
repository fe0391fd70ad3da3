/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tr-random.h"

uint64_t
tr_random_next (uint64_t *random)
{
  uint64_t z = *random += UINT64_C (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* A number from 0 to LIMIT - 1, each equally likely: the high half of a product, with the few values that would favour
 * some answers drawn again. LIMIT is at least 1. */
uint32_t
tr_random_below (uint64_t *random,
                 uint32_t  limit)
{
  uint32_t unfair = -limit % limit;
  uint64_t product;

  do
    product = (tr_random_next (random) >> 32) * limit;
  while ((uint32_t) product < unfair);

  return (uint32_t) (product >> 32);
}

void
tr_random_shuffle (uint64_t *random,
                   uint8_t  *items,
                   unsigned  n_items)
{
  for (unsigned i = n_items; i > 1; i--)
    {
      unsigned j = tr_random_below (random, i);
      uint8_t item = items[i - 1];

      items[i - 1] = items[j];
      items[j] = item;
    }
}

void
tr_random_deal (uint64_t *random,
                uint8_t  *items,
                unsigned  n_items)
{
  for (unsigned i = 1; i < n_items; i++)
    {
      uint8_t item = items[i];
      unsigned j = i;

      for (; j > 0 && items[j - 1] > item; j--)
        items[j] = items[j - 1];
      items[j] = item;
    }
  tr_random_shuffle (random, items, n_items);
}
