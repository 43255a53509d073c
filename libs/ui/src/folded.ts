/** „Ústí nad Labem“ → „usti nad labem“: typed text finds names without diacritics too. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
