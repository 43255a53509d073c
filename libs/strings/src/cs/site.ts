/** The operator's details and the credits of maps. Placeholders until the operator fills them in; a file of its own, because only the API reads it. */
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
