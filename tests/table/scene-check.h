/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tr-scene.h"

/* What is true of every scene of every game. */
void     scene_check       (TrScene      *scene,
                            const TrGame *game,
                            float         smallest);
/* Whether two scenes look and sound the same. */
gboolean scene_equal       (TrScene      *a,
                            TrScene      *b);
/* How many pieces there are of ART and SEAT (-2: of any) with their middle within RECT. */
unsigned scene_count       (TrScene      *scene,
                            const char   *art,
                            int           seat,
                            TrRect        rect);
/* Whether a spot of the scene means THING in a move of KIND, and nothing that is not among the N targets of the move. */
gboolean scene_offers      (TrScene       *scene,
                            unsigned       kind,
                            TrThing        thing,
                            const TrThing *targets,
                            unsigned       n);
