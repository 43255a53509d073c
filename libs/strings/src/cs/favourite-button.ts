/** Texts of the favourite button of a space card. */
export const favouriteButton = {
  label: (title: string): string => `Oblíbený prostor: ${title}`,
  save: 'Uložit',
  saved: 'Uloženo',
  added: 'Prostor je v oblíbených.',
  removed: 'Prostor už v oblíbených není.',
  undo: 'Vrátit zpět',
} as const;

/** Texts of the button that picks a space for the comparison. */
export const compareButton = {
  compare: 'Porovnat',
  label: (title: string): string => `Porovnat prostor: ${title}`,
  added: (count: number): string =>
    count > 1 ? `K porovnání máte prostory: ${count}.` : 'Prostor je v porovnání, vyberte ještě další.',
  removed: 'Prostor už v porovnání není.',
  open: 'Porovnat',
} as const;
