/** Texts of the favourite button of a space card. */
export const favouriteButton = {
  label: (title: string): string => `Oblíbený prostor: ${title}`,
  save: 'Uložit',
  saved: 'Uloženo',
  added: 'Prostor je v oblíbených.',
  removed: 'Prostor už v oblíbených není.',
  undo: 'Vrátit zpět',
} as const;
