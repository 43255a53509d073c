import type { Layout } from './sentence-types.ts';

/** Words of the layouts. */
export const LAYOUT_WORDS: Readonly<Record<Layout, string>> = {
  divadelni:
    'divadelní, divadelně, divadelní uspořádání, divadelní sezení, kinosál, kino uspořádání, kinosálové uspořádání, kino sezení, theatre style, theater style, theatre, theater, do divadla, styl divadlo, divadelné usporiadanie',
  skolni:
    'školní, školní uspořádání, školní sezení, školně, jako ve škole, classroom, classroom style, školské usporiadanie, stoly školně, školní lavice, stůl škola',
  u: 'do u, u shape, u-shape, u shaped, do účka, účko, ve tvaru u, tvar u, do podkovy, podkova, do písmene u, u uspořádání, stoly do u, stoly do účka, stůl do u, uspořádání u, sezení do u, v u, usporiadanie do u',
  banket:
    'banket, banketově, banketní, banketní uspořádání, banketové, banketové uspořádání, banketové sezení, banquet, banketka, do banketu',
  stani:
    'stání, na stání, na stojáka, na stojačka, na stojato, stojáka, vestoje, ve stoje, k stání, ke stání, stojící, nastojáka, standing, postojačky, koktejlové uspořádání, bez sezení, bez židlí, na státie, stojaci',
};
