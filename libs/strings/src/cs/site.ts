/**
 * Operator details and map credits; placeholders until the operator edits them. Separate, as only the API
 * reads them.
 */
export const siteTexts = {
  company: {
    name: 'Název společnosti s. r. o.',
    address: 'Ulice 000/0, 000 00 Město',
    register: 'Zapsaná u rejstříkového soudu, oddíl C, vložka 000000',
  },
  billing: { street: 'Ulice 000/0', city: 'Město' },
  outlineAttribution: 'Mapový podklad Prostora',
  mapyAttribution:
    '<a href="https://api.mapy.com/copyright" target="_blank" rel="noreferrer">© Seznam.cz a.s. a další</a>',
} as const;
