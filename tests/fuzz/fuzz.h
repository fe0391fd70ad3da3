/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* What libFuzzer calls, and what runs the corpus as a test. */

int LLVMFuzzerInitialize   (int    *argc,
                            char ***argv);
int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);
