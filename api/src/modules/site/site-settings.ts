/**
 * Who runs the site. Placeholders until the operator fills them in: the name, the company and its profiles are settings,
 * never literals elsewhere.
 */
export const SITE_SETTINGS = {
  name: 'Prostora',
  company: {
    name: 'Název společnosti s. r. o.',
    address: 'Ulice 000/0, 000 00 Město',
    ico: '00000000',
    dic: 'CZ00000000',
    register: 'Zapsaná u rejstříkového soudu, oddíl C, vložka 000000',
    phone: '+420 000 000 000',
    email: 'kontakt@prostora.test',
  },
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  /** How many SEO addresses the footer offers where a page has no links of its own. */
  footerLinks: 6,
  outlineAttribution: 'Mapový podklad Prostora',
  mapyAttribution: '<a href="https://api.mapy.com/copyright" target="_blank" rel="noreferrer">© Seznam.cz a.s. a další</a>',
} as const;
