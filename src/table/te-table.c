/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "te-table.h"

#include "te-table-private.h"

const TrTable te_table = {
  .rules = "tigris-euphrates",
  .lay_picture = te_lay_picture,
};
