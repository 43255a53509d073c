/** Texts of the button that chooses a space for the comparison. */
export const compareButton = {
  compare: 'Porovnat',
  label: (title: string): string => `Porovnat prostor: ${title}`,
} as const;
