/** What the recommended order for an event counts, in the order in which it is explained. */
export const RANKING_CRITERIA = [
  'capacity',
  'layout',
  'price',
  'availability',
  'distance',
  'words',
  'presentation',
] as const;
export type RankingCriterion = (typeof RANKING_CRITERIA)[number];
