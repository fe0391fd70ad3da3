/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-table.h"

/* Tigris & Euphrates. */
extern const TrTable te_table;
