/** Conditions of the catalogue that the search bar does not say. */
export const activeFilters = {
  label: 'Vybrané filtry',
  area: 'Oblast na mapě',
  search: (text: string): string => `„${text}“`,
  capacity: (name: string): string => `Kapacita ${name}`,
} as const;
