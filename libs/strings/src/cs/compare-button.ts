/** Texts of the button that picks a space for the comparison. */
export const compareButton = {
  compare: 'Porovnat',
  label: (title: string): string => `Porovnat prostor: ${title}`,
  added: (count: number): string =>
    count > 1 ? `K porovnání máte prostory: ${count}.` : 'Prostor je v porovnání, vyberte ještě další.',
  removed: 'Prostor už v porovnání není.',
  open: 'Porovnat',
} as const;
