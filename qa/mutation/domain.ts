const modules = 'api/src/modules';
const inModule = (name: string, ...files: string[]): string[] =>
  files.map((file) => `${modules}/${name}/${file}.ts`);
const contracts = (...files: string[]): string[] => files.map((file) => `libs/contracts/src/${file}.ts`);

const PRICE_LIST_FILES = [
  'booking-choices',
  'calendar',
  'conditions',
  'context',
  'counted-time',
  'discounts',
  'field-checks',
  'items',
  'normalize',
  'price-by-list',
  'rounding',
  'validate',
  'validate-rules',
  'vat',
  'warnings',
];

/** Files with rules that unit specs cover without a database, by group. */
export const domain: Readonly<Record<string, readonly string[]>> = {
  reservations: inModule(
    'reservations',
    'booking-context',
    'booking-rules',
    'booking/booking-days',
    'booking/booking-plan',
    'calendar/reservation-calendar',
    'requests/alternative-slots',
    'booking/booking-request',
    'requests/booking.input',
    'requests/in-flight-bookings',
    'reservation.policy',
    'reservation.states',
    'series/series-rules',
    'slot-conflicts',
    'waiting-list/waiting-list.states',
  ),
  hosting: inModule(
    'hosting',
    'day/gaps',
    'owner-profile/owner-profile',
    'rooms/free-rooms',
    'statistics/occupancy',
    'tasks/task-order',
  ),
  pricing: ['slot-price', 'windows', ...PRICE_LIST_FILES.map((file) => `price-list/${file}`)].map(
    (file) => `libs/pricing/src/${file}.ts`,
  ),
  'rental-terms': [
    'cancellation-fee',
    'contract-data',
    'contract-input',
    'contract-text',
    'days-before',
    'deal-stage',
    'describe-cancellation',
    'instalment-plan',
    'normalize',
    'validate',
  ].map((file) => `libs/rental-terms/src/${file}.ts`),
  availability: inModule(
    'availability',
    'availability.input',
    'opening-window',
    'seasons/season.input',
    'seasonal-rules',
    'weekly-hours',
  ),
  subscriptions: inModule('subscriptions', 'membership-credit', 'membership-succession'),
  time: contracts('czech-holidays', 'timestamps', 'prague-time', 'repeat'),
  sessions: inModule(
    'accounts/sessions',
    'access-token.service',
    'auth-cookie.store',
    'effective-roles',
    'device-token',
    'refresh-token',
    'same-origin.guard',
    'session-lifetime',
  ),
  users: inModule('accounts/users', 'password-hasher.service', 'password.policy'),
  crypto: ['signed-tokens', 'secrets', 'field-encryption'].map(
    (file) => `api/src/platform/crypto/${file}.ts`,
  ),
};

/** Suffixes of layers with SQL, wiring or texts, which are covered by integration, HTTP and mail tests. */
const LAYERS = [
  'controller',
  'dto',
  'entity',
  'errors',
  'events',
  'jobs',
  'listeners',
  'mapper',
  'module',
  'personal-data',
  'conversation-subjects',
  'repository',
  'samples',
  'service',
  'source',
  'templates',
];
export const hasLayerSuffix = (file: string): boolean =>
  LAYERS.some((layer) => file.endsWith(`.${layer}.ts`));

/** Files without such a suffix that are not mutated, with the reason. */
export const EXCLUDED_FILES: Readonly<Record<string, string>> = {
  [`${modules}/accounts/sessions/session-actor.provider.ts`]:
    'reads sessions from PostgreSQL, held over HTTP',
  [`${modules}/reservations/future-reservations.provider.ts`]: 'SQL, held against PostgreSQL',
  [`${modules}/reservations/calendar/foreign-calendars.ts`]: 'a port without code',
  [`${modules}/reservations/reservation-deals-port.ts`]: 'a port without code',
  [`${modules}/reservations/admin/reservation-export.ts`]:
    'columns of a file: the words and their order, held over HTTP',
  [`${modules}/reservations/guest-access/confirmed-email-cookie-store.ts`]:
    'cookies of requests and answers, held over HTTP',
  [`${modules}/reservations/booking-context.loader.ts`]: 'reads rows, held against PostgreSQL',
  [`${modules}/reservations/change-proposal.states.ts`]: 'steps of proposals, held over HTTP',
  [`${modules}/reservations/change-batch.ts`]: 'events of several reservations, held over HTTP',
  [`${modules}/reservations/reservation-change.policy.ts`]: 'needs records, held over HTTP by role',
  [`${modules}/reservations/booking/booking-policy.ts`]:
    'data of the ways to book, held by the spec of the plan',
  [`${modules}/reservations/mails/reservation-mail-steps.ts`]:
    'which step is mailed, held by the integration tests of mails',
  [`${modules}/reservations/mails/reservation-mail-props.ts`]:
    'texts of mails, held by their integration tests',
  [`${modules}/reservations/booking/booking-batch.ts`]:
    'plans of many bookings, held over HTTP with the import',
  [`${modules}/hosting/statistics/received-requests.ts`]: 'SQL, held over HTTP with the statistics',
  [`${modules}/reservations/booking/new-reservations.ts`]: 'columns of rows, held over HTTP with them',
  [`${modules}/reservations/reservation-price.ts`]:
    'what a stored quote means for a reservation, held over HTTP with its rows',
  [`${modules}/reservations/guest-access/guest-link.guard.ts`]: 'reads the request, held over HTTP',
  [`${modules}/accounts/users/account.policy.ts`]: 'identity of the caller, held over HTTP',
  [`${modules}/reservations/reservation.entities.ts`]: 'a list of classes',
  [`${modules}/reservations/reservation-group.ts`]: 'rows of an event, held over HTTP with its steps',
  [`${modules}/accounts/users/common-passwords.ts`]:
    'reads the word list of a package, held by the spec of the policy',
  [`${modules}/accounts/users/demo-passwords.ts`]: 'a list of accounts, held over HTTP',
  [`${modules}/availability/expired-slots.ts`]: 'a port without code',
  [`${modules}/availability/schedule-context.ts`]: 'SQL and the rows it gives, held against PostgreSQL',
  [`${modules}/accounts/sessions/local-login.guard.ts`]: 'wiring of passport, held over HTTP',
  [`${modules}/accounts/sessions/local-login.strategy.ts`]: 'steps of a login, held over HTTP',
  [`${modules}/accounts/users/password-hashing.thread.ts`]:
    'runs in a thread of its own, where a change of it is not seen; held by the spec of the hasher that starts it',
  [`${modules}/accounts/sessions/sign-in.handler.ts`]:
    'wiring of session, cookies and answer, held over HTTP',
};
