import type { Layout } from './sentence-types.ts';

/** Folded words of the layouts. */
export const LAYOUT_WORDS: Readonly<Record<Layout, string>> = {
  divadelni:
    'divadelni, divadelne, divadelni usporadani, divadelni sezeni, kinosal, kino usporadani, kinosalove usporadani, kino sezeni, theatre style, theater style, theatre, theater, do divadla, styl divadlo, divadelne usporiadanie',
  skolni:
    'skolni, skolni usporadani, skolni sezeni, skolne, jako ve skole, classroom, classroom style, skolske usporiadanie, stoly skolne, skolni lavice, stul skola',
  u: 'do u, u shape, u-shape, u shaped, do ucka, ucko, u-cko, ve tvaru u, tvar u, do podkovy, podkova, do pismene u, u usporadani, stoly do u, stoly do ucka, stul do u, usporadani u, sezeni do u, v u, usporiadanie do u, u stolu do u, u stolu ve tvaru u',
  banket:
    'banket, banketove, banketni, banketni usporadani, banketove, banketove usporadani, banketove sezeni, banquet, banketka, do banketu, u stolu, u kulatych stolu, u kulateho stolu, ke kulatym stolum, sezeni u stolu, sezeni u kulatych stolu, pri okruhlych stoloch',
  stani:
    'stani, na stani, na stojaka, na stojacka, na stojato, stojaka, vestoje, ve stoje, k stani, ke stani, stojici, nastojaka, standing, postojacky, koktejlove usporadani, bez sezeni, bez zidli, na statie, stojaci',
};
