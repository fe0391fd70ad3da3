/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-table.h"

/* Assyria, second edition. */
extern const TrTable a2_table;
