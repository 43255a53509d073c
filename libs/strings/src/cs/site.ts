/** Map credits. Separate, as only the API reads them. */
export const siteTexts = {
  /** In texts of pages, in place of what the operator has not filled in. */
  notFilledIn: '(zatím neuvedeno)',
  outlineAttribution: 'Mapový podklad Prostora',
  mapyAttribution:
    '<a href="https://api.mapy.com/copyright" target="_blank" rel="noreferrer">© Seznam.cz a.s. a další</a>',
} as const;
