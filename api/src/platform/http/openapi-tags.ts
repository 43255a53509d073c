/** Tags of the OpenAPI document with their descriptions. */
export const TAGS = {
  account: 'Settings, sessions and second factors of the signed-in user, and registration.',
  admin: 'The operator’s console. All operations require the permission `console`.',
  auth: 'Login, renewal and end of a session.',
  availability: 'Opening hours, blocked time and booking settings of a space.',
  blog: 'Published posts.',
  calendars: 'iCalendar feeds: exported calendars and imported foreign ones.',
  catalog: 'Search of published spaces.',
  content: 'Published content pages.',
  favourites: 'Favourites of the signed-in user, cards and comparison of spaces.',
  geo: 'Search of places.',
  health: 'Probes of the process.',
  inquiries: 'Messages to owners, demands and offers.',
  membership: 'Plans, orders and credit of a customer.',
  team: 'Members of a customer and invitations.',
  owner: 'Buildings and spaces of the signed-in owner.',
  'price-lists': 'Price lists of owners.',
  pricing: 'Prices of time slots.',
  reservations: 'Reservations, and the changes that host and guest agree on.',
  'saved-searches': 'Searches whose new results are mailed.',
  selections: 'Selections of spaces that people vote about.',
  site: 'Data of the layout of every page.',
  spaces: 'Spaces, their photos and panoramas, and buildings.',
  waitlist: 'Waiting lists of taken time slots.',
  waiting: 'Open tasks of the signed-in owner.',
} as const;

export type Tag = keyof typeof TAGS;
