/** „Ústí nad Labem“ → „usti nad labem“, for search without diacritics. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
