/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "a2-table-private.h"

/* What is said of spaces, cards and areas, by a tooltip or a voice. */

char *
a2_say_label (const A2Lay *lay,
              A2Sort       sort,
              unsigned     index)
{
  return tr_table_label (&lay->game->game, sort, index);
}

/* What a card does, as a sentence of its own. */
char *
a2_say_effect (const char *effect)
{
  g_autofree char *sentence = tr_table_capital (tr_table_sentence (effect));

  return g_strconcat (sentence, ".", NULL);
}

gboolean
a2_is_feeding (const A2State *state)
{
  return state->ask == A2_ASK_FEED || state->ask == A2_ASK_SERVE;
}

/* ── The map ── */

static const char *
say_region (unsigned region)
{
  switch (region)
    {
    case A2_EUPHRATES:
      return _("on the Euphrates");
    case A2_TIGRIS:
      return _("on the Tigris");
    case A2_BETWEEN:
      return _("between the rivers");
    default:
      return _("outside the rivers");
    }
}

static char *
say_hut (const A2Lay *lay,
         unsigned     seat,
         unsigned     space)
{
  const char *name = lay->look->names[seat];

  if (!a2_is_feeding (lay->state) || seat != lay->state->seat)
    return g_strdup_printf (_("hut of %s"), name);
  if (tr_set_has (lay->state->fed, space))
    return g_strdup_printf (_("fed hut of %s"), name);
  return g_strdup_printf (_("hungry hut of %s"), name);
}

static char *
say_ziggurat (const A2Lay *lay,
              unsigned     seat,
              unsigned     i)
{
  unsigned level = lay->state->seats[seat].ziggurat_level[i];
  const char *name = lay->look->names[seat];

  if (level > 3)
    return g_strdup_printf (_("ziggurat of %s with a roof"), name);
  return g_strdup_printf (ngettext ("ziggurat of %s, %u level", "ziggurat of %s, %u levels", level), name, level);
}

static void
say_buildings (const A2Lay *lay,
               unsigned     space,
               TrSaying    *saying)
{
  for (unsigned seat = 0; seat < lay->game->game.seats; seat++)
    {
      const A2Seat *player = &lay->state->seats[seat];

      if (tr_set_has (player->huts, space))
        tr_saying_add (saying, say_hut (lay, seat, space));
      for (unsigned i = 0; i < player->n_ziggurats; i++)
        if (player->ziggurat_space[i] == space)
          tr_saying_add (saying, say_ziggurat (lay, seat, i));
    }
}

/* "E2, hut of Belit, dates, outside the rivers" */
char *
a2_say_space (const A2Lay *lay,
              unsigned     space)
{
  TrSaying saying;

  tr_saying_begin (&saying);
  tr_saying_add (&saying, a2_say_label (lay, A2_SORT_SPACE, space));
  if (!tr_set_has (lay->game->in_play, space))
    {
      tr_saying_add (&saying, g_strdup (_("blocked")));
      return tr_saying_finish (&saying, ", ");
    }
  say_buildings (lay, space, &saying);
  if (tr_set_has (lay->state->farmers, space))
    tr_saying_add (&saying, g_strdup (_("farmer")));
  if (tr_set_has (lay->state->ships, space))
    tr_saying_add (&saying, g_strdup (_("ship")));
  tr_saying_add (&saying, a2_say_label (lay, A2_SORT_ICON, lay->game->food[space]));
  tr_saying_add (&saying, g_strdup (say_region (lay->game->region[space])));
  return tr_saying_finish (&saying, ", ");
}

/* What is good to know of what stands there. */
char *
a2_say_space_more (const A2Lay *lay,
                   unsigned     space)
{
  TrSaying saying;

  tr_saying_begin (&saying);
  if (!tr_set_has (lay->game->in_play, space))
    {
      tr_saying_add (&saying, g_strdup (_("With this number of players the row is not used.")));
      return tr_saying_finish (&saying, " ");
    }
  if (tr_set_has (a2_all_ziggurats (lay->state), space))
    tr_saying_add (&saying, g_strdup (_("In each round every piece of a ziggurat gives a VP.")));
  else if (tr_set_has (lay->game->rivers, space))
    tr_saying_add (&saying, g_strdup (_("Huts here give camels, until the flood takes them.")));
  else
    tr_saying_add (&saying, g_strdup (tr_set_has (lay->game->between, space)
                                      ? _("Huts here give VP in each round, the most on the map.")
                                      : _("Huts here give VP in each round.")));
  if (tr_set_has (lay->state->farmers, space))
    tr_saying_add (&saying, g_strdup (_("With the farmer a hut here can be fed with any food.")));
  if (tr_set_has (lay->state->ships, space))
    tr_saying_add (&saying, g_strdup (_("All spaces around the ship count as adjacent to each other.")));
  return tr_saying_finish (&saying, " ");
}

unsigned
a2_well_owner (const A2Lay *lay,
               unsigned     site)
{
  for (unsigned seat = 0; seat < lay->game->game.seats; seat++)
    for (unsigned i = 0; i < lay->state->seats[seat].n_wells; i++)
      if (lay->state->seats[seat].wells[i] == site)
        return seat;
  return A2_NONE;
}

char *
a2_say_site (const A2Lay *lay,
             unsigned     site,
             unsigned     owner)
{
  g_autofree char *place = a2_say_label (lay, A2_SORT_SITE, site);

  if (owner == A2_NONE)
    return g_strdup_printf (_("Site for a well, %s"), place);
  return g_strdup_printf (_("Well of %s, %s"), lay->look->names[owner], place);
}

/* ── Tribute areas ── */

char *
a2_say_area (const A2Lay *lay,
             unsigned     area)
{
  return a2_say_label (lay, A2_SORT_CIVILISATION, lay->state->areas[area].civilisation);
}

char *
a2_say_area_more (const A2Lay *lay,
                  unsigned     area)
{
  unsigned civilisation = lay->state->areas[area].civilisation;
  unsigned camels = lay->game->areas[area].camels;
  unsigned roof = lay->game->roof_costs[civilisation];
  g_autofree char *place = a2_say_label (lay, A2_SORT_AREA, area);
  g_autofree char *bonus = a2_say_effect (a2_tribute_bonuses[civilisation]);
  g_autofree char *effect = a2_say_effect (a2_roof_effects[civilisation]);
  TrSaying saying;

  tr_saying_begin (&saying);
  /* Translators: highest, middle or lowest area; the camels are the price and the steps of influence */
  tr_saying_add (&saying, g_strdup_printf (ngettext ("The %s tribute area: %u camel and a gold or ship for %u influence.",
                                                     "The %s tribute area: %u camels and a gold or ship for %u influence.",
                                                     camels), place, camels, camels));
  tr_saying_add (&saying, g_strdup_printf (_("Tribute bonus: %s"), bonus));
  tr_saying_add (&saying, g_strdup_printf (ngettext ("A roof for %u camel: %s", "A roof for %u camels: %s", roof), roof,
                                           effect));
  return tr_saying_finish (&saying, " ");
}

/* ── Cards ── */

char *
a2_say_food_card (const A2Lay *lay,
                  unsigned     card)
{
  g_autofree char *icons = a2_say_label (lay, A2_SORT_FOOD_CARD, card);

  return g_strdup_printf (_("Food card: %s"), icons);
}

char *
a2_say_favour (const A2Lay *lay,
               unsigned     favour)
{
  g_autofree char *name = a2_say_label (lay, A2_SORT_FAVOUR, favour);

  return g_strdup_printf (_("Favour: %s"), name);
}

char *
a2_say_favour_more (const A2Lay *lay,
                    unsigned     favour)
{
  static const char *const uses[A2_USES] = {
    N_("while bidding"), N_("while building huts"), N_("while feeding"), N_("in the actions phase"),
  };
  g_autofree char *effect = a2_say_effect (a2_favour_effects[favour]);
  g_autofree char *when = NULL;
  TrSaying saying;

  tr_saying_begin (&saying);
  for (unsigned use = 0; use < A2_USES; use++)
    if (lay->game->favour_uses[favour] >> use & 1)
      tr_saying_add (&saying, g_strdup (_(uses[use])));
  when = tr_saying_finish (&saying, ", ");
  /* Translators: what a favour does, and when it may be used: "while feeding, in the actions phase" */
  return g_strdup_printf (_("%s To be used %s."), effect, when != NULL ? when : "");
}
