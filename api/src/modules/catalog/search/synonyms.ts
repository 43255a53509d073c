/** Groups of folded words that mean the same to somebody looking for a space; a search for one finds the others, a little lower. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['oslava', 'party', 'vecirek', 'mejdan'],
  ['foceni', 'fotografovani'],
  ['prednaska', 'beseda', 'seminar'],
  ['skoleni', 'workshop', 'kurz'],
  ['porada', 'jednani', 'meeting', 'schuze', 'zasedani'],
  ['projektor', 'dataprojektor'],
  ['catering', 'obcerstveni'],
  ['atelier', 'fotostudio'],
  ['kino', 'promitani'],
  ['chata', 'chalupa'],
];
