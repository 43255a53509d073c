/** Texts of the edit conflict dialog. */
export const conflictTexts = {
  text: 'U každého pole vyberte, co má zůstat. Nic z toho, co jste napsali, se neztratilo.',
  mine: 'Vaše',
  theirs: 'Uložené',
  allMine: 'Všude nechat vaše',
  allTheirs: 'Všude nechat uložené',
  save: 'Uložit výběr',
  later: 'Rozhodnout později',
  empty: '(prázdné)',
} as const;
