/** Texts of the heart that stands on every card of a space. */
export const favouriteButton = {
  label: (title: string): string => `Oblíbený prostor: ${title}`,
  save: 'Uložit',
  saved: 'Uloženo',
  added: 'Prostor je v oblíbených.',
  removed: 'Prostor už v oblíbených není.',
  undo: 'Vrátit zpět',
} as const;
