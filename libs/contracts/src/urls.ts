/** URLs of the site but most of the console (`consoleUrls`); the only place where they are built. */
export const urls = {
  home: '/',
  login: '/prihlasit',
  register: '/pridat-prostor',
  resetPassword: '/obnova-hesla',
  confirmEmail: '/potvrzeni-emailu',
  editLink: '/upravit-prostor',
  today: '/klient/dnes',
  mySpaces: '/klient/moje-prostory',
  /** Opens the choice of the spaces that stay published. */
  publishedSpaces: '/klient/moje-prostory?vyber=zverejnene',
  newSpace: '/klient/novy-prostor',
  membership: '/klient/clenstvi',
  account: '/klient/nastavit-ucet',
  reservations: '/klient/rezervace',
  /** Import of bookings that the owner has kept elsewhere. */
  bookingImport: '/klient/import',
  inquiries: '/klient/poptavky',
  team: '/klient/tym',
  teamInvitation: '/pozvanka',
  /** What takes place in the owner's spaces, to be printed. */
  program: '/klient/program',
  statistics: '/klient/statistiky',
  priceLists: '/klient/cenik',
  priceList: (id: number): string => `/klient/cenik/${id}`,
  /** Editor of a list that is not saved yet, from a template. */
  newPriceList: (template: string): string => `/klient/cenik/novy?vzor=${template}`,
  demand: '/poptavka',
  favourites: '/oblibene',
  comparison: (ids: readonly number[]): string => `/porovnani?prostory=${ids.join(',')}`,
  /** The token is in the fragment, which is sent neither to servers nor in referrers. */
  reservation: (id: number, token: string | null): string =>
    token === null ? `/rezervace/${id}` : `/rezervace/${id}#token=${token}`,
  /** A request for personal data, by the mailed link. */
  privacyRequest: (id: number, token: string): string => `/soukromi/${id}#token=${token}`,
  savedSearch: (id: number, token: string): string => `/hledani/${id}/${token}`,
  selection: (id: number, token: string): string => `/vyber/${id}/${token}`,
  sentDemand: (id: number, token: string): string => `/poptavka/${id}/${token}`,
  console: '/admin2/dashboard',
  /** Account of an operator; the second factor is set up here. */
  operatorAccount: '/admin2/ucet',
  /** Where the operator returns from acting as a user. */
  users: '/admin2/uzivatele',
  blog: '/blog',
  blogFeed: '/blog/rss.xml',
  blogPost: (slug: string): string => `/blog/${slug}`,
  /** A page of the list, filtered by the slugs of a category and a tag. */
  blogList: ({
    category,
    tag,
    page = 1,
  }: {
    category?: string | null;
    tag?: string | null;
    page?: number;
  }): string => {
    const query = new URLSearchParams({
      ...(category && { kategorie: category }),
      ...(tag && { stitek: tag }),
      ...(page > 1 && { strana: String(page) }),
    }).toString();
    return query === '' ? '/blog' : `/blog?${query}`;
  },
  blogPreview: (id: number, token: string): string => `/blog/nahled/${id}/${token}`,
  space: (url: string): string => `/prostor/${url}`,
  building: (slug: string): string => `/budova/${slug}`,
  /** What takes place in a building, as its owner tells the public. */
  buildingProgram: (slug: string): string => `/budova/${slug}/program`,
  buildingProgramCalendar: (slug: string): string => `/budova/${slug}/program.ics`,
  /** The same page for frames of other sites. */
  buildingProgramEmbed: (slug: string): string => `/budova/${slug}/program/vlozit`,
  catalog: (segments: readonly (string | null | undefined)[]): string => {
    const path = segments.filter((segment): segment is string => Boolean(segment)).join('/');
    return path === '' ? '/' : `/katalog/${path}`;
  },
} as const;

/**
 * Returns a same-site path (SPEC §2); null for anything else.
 * @param target redirect target of a user
 */
export function toLocalPath(target: string | null | undefined): string | null {
  if (!target || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/u.test(target)) return null;
  try {
    const parsed = new URL(target, 'http://local.invalid');
    return parsed.origin === 'http://local.invalid' && !parsed.pathname.startsWith('//')
      ? `${parsed.pathname}${parsed.search}${parsed.hash}`
      : null;
  } catch {
    return null;
  }
}

/** Whether a path belongs to the console, which has its own document, styles and security policy. */
export const isConsolePath = (path: string): boolean => /^\/(?:admin2|admin-prostory)(?:[/?#]|$)/u.test(path);

/** Acceptance page of an invitation; the fragment is not sent to servers. */
export const buildInvitationUrl = (token: string): string => `${urls.teamInvitation}#token=${token}`;
