const modules = 'api/src/modules';
const inModule = (name: string, ...files: string[]): string[] =>
  files.map((file) => `${modules}/${name}/${file}.ts`);
const contracts = (...files: string[]): string[] => files.map((file) => `libs/contracts/src/${file}.ts`);

/** Rules that unit specs can show without a database; a change of them that no spec notices is a hole in what is promised. */
export const domain: Readonly<Record<string, readonly string[]>> = {
  reservations: inModule(
    'reservations',
    'booking-alternatives',
    'booking-ground',
    'booking-rules',
    'booking.input',
    'bookings-under-way',
    'reservation-calendar',
    'reservation.policy',
    'reservation.states',
  ),
  pricing: ['slot-price', 'windows'].map((file) => `libs/pricing/src/${file}.ts`),
  availability: inModule('availability', 'availability.input', 'opening-window', 'weekly-hours'),
  subscriptions: inModule('subscriptions', 'membership-credit', 'membership-succession'),
  time: contracts('czech-holidays', 'moments', 'prague-time'),
  auth: inModule(
    'auth',
    'access-token.service',
    'auth-cookies',
    'effective-roles',
    'known-device',
    'refresh-token',
    'same-origin',
    'same-origin.guard',
    'session-lifetime',
  ),
  users: inModule('users', 'password-hasher.service', 'password.policy'),
  sealing: ['record-tokens', 'secrets', 'text-seal'].map((file) => `api/src/platform/sealing/${file}.ts`),
};

/** Files whose truth is SQL, wiring or words, by the layer their suffix names: integration, HTTP and mail tests hold them. */
const LAYERS = [
  'controller',
  'dto',
  'entity',
  'errors',
  'events',
  'facts',
  'jobs',
  'listeners',
  'mapper',
  'module',
  'obligations',
  'personal-data',
  'repository',
  'samples',
  'service',
  'source',
  'templates',
];
export const isOfLayer = (file: string): boolean => LAYERS.some((layer) => file.endsWith(`.${layer}.ts`));

/** What has no such suffix and is left out all the same, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  [`${modules}/reservations/booking-figures.ts`]: 'counters for the operator, held over HTTP',
  [`${modules}/reservations/foreign-calendars.ts`]: 'a port without code',
  [`${modules}/reservations/reservation-export.ts`]:
    'columns of a file: the words and their order, held over HTTP',
  [`${modules}/reservations/mailbox-cookies.ts`]: 'cookies of requests and answers, held over HTTP',
  [`${modules}/reservations/reservation-price.ts`]:
    'what a stored quote means for a reservation, held over HTTP with its rows',
  [`${modules}/reservations/owner-waiting.ts`]: 'SQL, held against PostgreSQL with the lists it counts',
  [`${modules}/reservations/proved-mailboxes.ts`]: 'signed cookies of proved mailboxes, held over HTTP',
  [`${modules}/users/common-passwords.ts`]:
    'reads the word list of a package, held by the spec of the policy',
  [`${modules}/users/demo-passwords.ts`]: 'a list of accounts, held over HTTP',
  [`${modules}/availability/lapsed-terms.ts`]: 'a port without code',
  [`${modules}/availability/space-ground.ts`]: 'SQL and the rows it gives, held against PostgreSQL',
  [`${modules}/auth/local-login.ts`]: 'wiring of passport, held over HTTP',
  [`${modules}/users/password-hashing.thread.ts`]:
    'runs in a thread of its own, where a change of it is not seen; held by the spec of the hasher that starts it',
  [`${modules}/auth/session-opener.ts`]: 'wiring of session, cookies and answer, held over HTTP',
};
