import { addDays } from '@prostora/contracts';
import { randomUUID } from 'node:crypto';
import {
  LATER_MONDAY,
  MONDAY,
  PUBLIC_COMPANY,
  SECRET,
  type AccessFixtures,
  type ActorName,
} from './access-matrix.fixtures.ts';
import { TEST_PASSWORD } from './factories/factories.ts';

/**
 * `may`: not rejected; `own`: not rejected, and without data of the owner, because the response is about the
 * caller; a number: rejected with this status.
 */
export type Expectation = 'may' | 'own' | 401 | 403 | 404;
type Expectations = Readonly<Record<ActorName, Expectation>>;

/** Request input: path parameters in their order, query, JSON body or a form with a file. */
export type RequestInput = {
  at?: string | number | readonly (string | number)[];
  query?: Record<string, string>;
  body?: object;
  form?: Record<string, string>;
};

/** Responses to the callers that the access rule of the route admits, by the record that the request names. */
export const OWNERSHIPS = {
  /** No record of the owner: public content, or records of the caller. */
  caller: { anonymous: 'own', owner: 'may', stranger: 'own', person: 'own', operator: 'own' },
  /** Admits everyone; the response repeats what the request or the session contains. */
  everyone: { anonymous: 'may', owner: 'may', stranger: 'may', person: 'may', operator: 'may' },
  /** A published record, whose private part only the owner and the operator see. */
  'public-part': { anonymous: 'own', owner: 'may', stranger: 'own', person: 'own', operator: 'may' },
  /** A record whose existence only the owner and the operator know. */
  hidden: { anonymous: 404, owner: 'may', stranger: 404, person: 404, operator: 'may' },
  /** A published record that only the owner and the operator change. */
  visible: { anonymous: 403, owner: 'may', stranger: 403, person: 403, operator: 'may' },
  /** A record of the owner that the operator does not use either. */
  'owner-only': { anonymous: 404, owner: 'may', stranger: 404, person: 404, operator: 404 },
  /** The customer of the caller; the operator has none. */
  customer: { anonymous: 403, owner: 'may', stranger: 'own', person: 403, operator: 403 },
  /** A record of the owner's team; the operator has no team. */
  team: { anonymous: 404, owner: 'may', stranger: 404, person: 404, operator: 403 },
  /** A record that does not exist, or whose link the request does not hold. */
  unknown: { anonymous: 404, owner: 404, stranger: 404, person: 404, operator: 404 },
} as const satisfies Readonly<Record<string, Expectations>>;

/** Route (with a variant in parentheses), ownership of the record it names, and the request. */
export type RouteOwnership = readonly [
  route: string,
  ownership: keyof typeof OWNERSHIPS | Expectations,
  send?: (fixtures: AccessFixtures) => RequestInput,
];

export const BILLING = {
  company_name: PUBLIC_COMPANY,
  ico: '27082440',
  dic: null,
  street: 'Dlouhá 1',
  city: 'Brno',
  postal_code: '60200',
};
/** No record has it. */
const UNKNOWN_ID = 999_999_999;
const NEW_PASSWORD = { password: 'Zelena-Stodola1', password_confirm: 'Zelena-Stodola1' };
const CURRENT = { current_password: TEST_PASSWORD };
const MESSAGE = { fullname: 'Jan Pán', email: 'jan@host.example', message: 'Je u vás výtah?' };
export const DEMAND = {
  purpose_id: null,
  purpose_text: 'Turnaj v šachu',
  location_id: null,
  date_from: null,
  date_to: null,
  number_of_guests: 20,
  attributes: [],
  budget: null,
  text: '',
  fullname: 'Jan Pán',
  email: 'jan@host.example',
  phone: null,
};
const SEARCH = { name: 'Malé prostory', frequency: 'daily' };
const SELECTION_VOTE = {
  token: 'nonsense',
  voter_key: 'a'.repeat(32),
  name: 'Jana',
  answers: [{ space_id: 1, answer: 'yes' }],
};
export const newEmail = (): string => `${randomUUID()}@prostora.test`;
const at =
  (select: (fixtures: AccessFixtures) => { id: number }) =>
  (fixtures: AccessFixtures): RequestInput => ({ at: select(fixtures).id });
const order = at((fixtures) => fixtures.order);

const draft = (
  { draft: { id, version } }: AccessFixtures,
  changes: object = { perex: 'Nový perex' },
): RequestInput => ({
  body: { space: { id, version, ...changes }, publish: false },
});
const published = ({ published: { id, version } }: AccessFixtures): RequestInput => ({
  body: { space: { id, version, perex: 'Nový perex' }, publish: false },
});
const image = ({ draft: { id }, draftImage }: AccessFixtures) => ({
  space_id: id,
  space_image_id: draftImage.id,
});
const publishedImage = ({ published: { id }, publishedImage: { id: space_image_id } }: AccessFixtures) => ({
  space_id: id,
  space_image_id,
});

const panorama = ({ draft: { id }, draftPanorama }: AccessFixtures) => ({
  space_id: id,
  panorama_id: draftPanorama.id,
});
const publishedPanorama = ({
  published: { id },
  publishedPanorama: { id: panorama_id },
}: AccessFixtures) => ({
  space_id: id,
  panorama_id,
});

const RENTAL_TERMS_CASE = {
  total: 1000,
  start_datetime: '2030-05-15T14:00',
  accepted_at: '2030-03-01T10:00',
};
const SLOT = { start_datetime: `${LATER_MONDAY}T10:00:00Z`, end_datetime: `${LATER_MONDAY}T12:00:00Z` };
const BOOKING = {
  ...SLOT,
  customer_name: 'Jana Nová',
  customer_email: 'jana@prostora.test',
  terms_accepted: true,
};
const LATER_SLOT = {
  start_datetime: `${addDays(MONDAY, 20)}T10:00`,
  end_datetime: `${addDays(MONDAY, 20)}T12:00`,
};
const REPEAT = { weekdays: [1], until: addDays(LATER_MONDAY, 7) };
const OWN_BOOKING = { ...LATER_SLOT, customer_name: 'Jana Nová', status: 'confirmed' };
const WINDOW = { ...SLOT, price_per_hour: 500 };
const BLOCK = { ...SLOT, reason: 'Malování' };
const RULE = {
  weekdays: [6],
  from: '09:00',
  to: '22:00',
  price_per_hour: 500,
  valid_from: null,
  valid_until: null,
  on_holidays: true,
};
const SEASON = {
  name: 'Léto',
  from: '2028-07-01',
  until: '2028-08-31',
  hours: [{ weekdays: [6], from: '09:00', to: '22:00', price_per_hour: 500 }],
};
const PRICE_LIST = {
  name: 'Ceník sálu',
  rules: [{ code: 'hodina', label: 'Pronájem', kind: 'base', unit: 'hour', amount: 300 }],
};
const LINK = { token: 'nonsense' };
const TENANT = { kind: 'person', name: 'Jan Pán', address: 'Dlouhá 1, Brno', email: 'jan@host.example' };
const CANCELLATION = { preview_hash: 'x', computed_at: `${MONDAY}T10:00:00.000Z` };
const toOffer = (spaceId: number) => ({
  rooms: [{ space_id: spaceId, price: 1000 }],
  start_datetime: `${LATER_MONDAY}T10:00:00.000Z`,
  end_datetime: `${LATER_MONDAY}T12:00:00.000Z`,
  valid_until: addDays(LATER_MONDAY, -1),
});
const RENTAL_TERMS = { name: 'Podmínky sálu' };
const SETTINGS = {
  instant_booking: true,
  buffer_before: 0,
  buffer_after: 30,
  notice_hours: 24,
  shortest_minutes: 60,
  longest_minutes: 600,
  only_in_windows: false,
};
const buildDraftRequest = ({ draft: { id } }: AccessFixtures, body: object): RequestInput => ({
  body: { space_id: id, ...body },
});
const buildOwnRequest = ({ published: { id } }: AccessFixtures, body: object): RequestInput => ({
  body: { rooms: [{ space_id: id }], ...body },
});
const buildPublishedRequest = ({ published: { id } }: AccessFixtures, body: object): RequestInput => ({
  body: { space_id: id, ...body },
});

/**
 * Ownership of the records in the access matrix (QUALITY 31), for every route that the permission of the console does not
 * describe. Callers without the access of the route's decorator are added by `access-matrix.ts`.
 */
export const ROUTE_OWNERSHIPS: readonly RouteOwnership[] = [
  [
    'POST /api/auth/login',
    'everyone',
    ({ users }) => ({ body: { username: users.person.email, password: TEST_PASSWORD } }),
  ],
  ['POST /api/auth/second-step', 'caller', () => ({ body: { challenge: randomUUID(), code: '123456' } })],
  ['POST /api/auth/refresh', { anonymous: 401, owner: 401, stranger: 401, person: 401, operator: 401 }],
  ['POST /api/auth/logout', 'everyone'],
  ['GET /api/auth/user', 'caller'],
  ['POST /api/auth/stop-impersonating', 'caller'],
  [
    'PUT /api/customer/register',
    'caller',
    () => ({ body: { email: newEmail(), ...NEW_PASSWORD, terms_accepted: true } }),
  ],
  ['PUT /api/user/lost-password', 'caller', ({ users }) => ({ body: { email: users.owner.email } })],
  ['PUT /api/user/reset-password', 'caller', () => ({ body: { token: randomUUID(), ...NEW_PASSWORD } })],
  ['POST /api/user/device-code', 'caller', ({ users }) => ({ body: { email: users.owner.email } })],
  [
    'PUT /api/user/device',
    'caller',
    ({ users }) => ({ body: { email: users.owner.email, code: '00000000' } }),
  ],
  ['PUT /api/user/confirm-email', 'caller', () => ({ body: { token: randomUUID() } })],
  ['POST /api/user/resend-confirmation', 'caller'],
  ['GET /api/account', 'caller'],
  ['PUT /api/account/profile', 'caller', () => ({ body: { name: 'Jana', phone: null } })],
  [
    'PUT /api/account/billing',
    { anonymous: 401, owner: 'may', stranger: 'own', person: 403, operator: 404 },
    () => ({ body: { ...BILLING, company_name: 'Firma' } }),
  ],
  ['GET /api/account/company', 'caller', () => ({ query: { ico: '1' } })],
  ['PUT /api/account/password', 'caller', () => ({ body: { ...CURRENT, ...NEW_PASSWORD } })],
  ['PUT /api/account/email', 'caller', () => ({ body: { ...CURRENT, email: newEmail() } })],
  ['GET /api/account/second-factor', 'caller'],
  ['POST /api/account/second-factor/totp', 'caller', () => ({ body: CURRENT })],
  ['PUT /api/account/second-factor/totp', 'caller', () => ({ body: { code: '123456' } })],
  ['POST /api/account/second-factor/totp/remove', 'unknown', () => ({ body: CURRENT })],
  ['POST /api/account/second-factor/passkeys/options', 'caller', () => ({ body: CURRENT })],
  [
    'POST /api/account/second-factor/passkeys',
    'caller',
    () => ({ body: { challenge: randomUUID(), name: 'Klíč', response: {} } }),
  ],
  ['POST /api/account/second-factor/passkeys/:id/remove', 'unknown', () => ({ at: 1, body: CURRENT })],
  ['POST /api/account/second-factor/recovery-codes', 'caller', () => ({ body: CURRENT })],
  ['GET /api/account/links', 'everyone'],
  [
    'DELETE /api/account/links/:id',
    { anonymous: 401, owner: 'may', stranger: 'may', person: 404, operator: 404 },
    () => ({ at: 'edit-links' }),
  ],
  ['GET /api/account/sessions', 'everyone'],
  ['DELETE /api/account/sessions/:id', 'owner-only', ({ sessionId }) => ({ at: sessionId })],
  ['POST /api/account/sessions/end-others', 'everyone'],
  ['GET /api/account/export', 'everyone'],
  ['POST /api/account/erase', 'caller', () => ({ body: CURRENT })],
  ['GET /api/catalog/new', 'caller'],
  ['GET /api/catalog/map', 'caller', () => ({ query: { bounds: '12,48,19,51', zoom: '7' } })],
  ['GET /api/catalog/suggest', 'caller', () => ({ query: { q: SECRET } })],
  ['GET /api/geo/places', 'caller', () => ({ query: { q: 'Brno' } })],
  ['GET /api/site', 'caller'],
  ['POST /api/content/:slug', 'caller', ({ content: { slug } }) => ({ at: slug })],
  ['GET /api/plans', 'caller'],
  ['GET /api/health/live', 'caller'],
  ['GET /api/health/ready', 'caller'],
  [
    'GET /api/space',
    'hidden',
    ({ building, draft: { slug } }) => ({ query: { url: `${building.slug}/${slug}` } }),
  ],
  [
    'GET /api/space (published)',
    'caller',
    ({ building, published: { slug } }) => ({ query: { url: `${building.slug}/${slug}` } }),
  ],
  ['GET /api/space/taxonomy', 'caller'],
  ['POST /api/space/edit-link', 'caller', () => ({ body: { auth_token: 'nonsense' } })],
  ['PUT /api/space/save', 'hidden', draft],
  ['PUT /api/space/save (published)', 'visible', published],
  ['POST /api/space/:id/status', 'hidden', ({ draft: { id } }) => ({ at: id, body: { status: 'DELETED' } })],
  [
    'POST /api/space/:id/status (published)',
    'visible',
    ({ published: { id } }) => ({ at: id, body: { status: 'DRAFT' } }),
  ],
  ['PUT /api/space/image', 'hidden', ({ draft: { id } }) => ({ form: { space: String(id) } })],
  [
    'PUT /api/space/image (published)',
    'visible',
    ({ published: { id } }) => ({ form: { space: String(id) } }),
  ],
  ['POST /api/space/image/move', 'hidden', (fixtures) => ({ body: { ...image(fixtures), position: 0 } })],
  [
    'POST /api/space/image/move (published)',
    'visible',
    (fixtures) => ({ body: { ...publishedImage(fixtures), position: 0 } }),
  ],
  ['POST /api/space/image/describe', 'hidden', (fixtures) => ({ body: { ...image(fixtures), alt: 'Sál' } })],
  [
    'POST /api/space/image/delete',
    'hidden',
    ({ draft: { id }, draftImage }) => ({ body: { space_id: id, id_space_image: draftImage.id } }),
  ],
  [
    'POST /api/space/image/delete (published)',
    'visible',
    ({ published: { id }, publishedImage: { id: id_space_image } }) => ({
      body: { space_id: id, id_space_image },
    }),
  ],
  ['PUT /api/space/panorama', 'hidden', ({ draft: { id } }) => ({ form: { space: String(id) } })],
  [
    'PUT /api/space/panorama (published)',
    'visible',
    ({ published: { id } }) => ({ form: { space: String(id) } }),
  ],
  [
    'POST /api/space/panorama/move',
    'hidden',
    (fixtures) => ({ body: { ...panorama(fixtures), position: 0 } }),
  ],
  [
    'POST /api/space/panorama/move (published)',
    'visible',
    (fixtures) => ({ body: { ...publishedPanorama(fixtures), position: 0 } }),
  ],
  [
    'POST /api/space/panorama/title',
    'hidden',
    (fixtures) => ({ body: { ...panorama(fixtures), title: 'Sál' } }),
  ],
  ['POST /api/space/panorama/delete', 'hidden', (fixtures) => ({ body: panorama(fixtures) })],
  [
    'POST /api/space/panorama/delete (published)',
    'visible',
    (fixtures) => ({ body: publishedPanorama(fixtures) }),
  ],
  ['PUT /api/space/floor-plan', 'hidden', ({ draft: { id } }) => ({ form: { space: String(id) } })],
  [
    'POST /api/space/floor-plan/scale',
    'hidden',
    ({ draft: { id } }) => ({ body: { space_id: id, scale: { x1: 0, y1: 0, x2: 1, y2: 1, metres: 20 } } }),
  ],
  ['POST /api/space/floor-plan/delete', 'hidden', ({ draft: { id } }) => ({ body: { space_id: id } })],
  ['GET /api/panoramas/showcase', 'caller'],
  ['GET /api/catalog/customer', 'caller'],
  [
    'POST /api/space/:id/copy-to',
    'hidden',
    ({ published, draft: { id } }) => ({
      at: id,
      body: { space_ids: [published.id], what: ['hours'], mode: 'replace' },
    }),
  ],
  [
    'POST /api/space/:id/copy-to (published)',
    'visible',
    ({ published, draft: { id } }) => ({
      at: published.id,
      body: { space_ids: [id], what: ['hours'], mode: 'replace' },
    }),
  ],
  [
    'POST /api/space/:id/duplicate',
    { anonymous: 401, owner: 'may', stranger: 403, person: 403, operator: 403 },
    ({ published: { id } }) => ({ at: id, body: { name: 'Druhý sál', what: ['hours', 'contact'] } }),
  ],
  ['PUT /api/customer/add-new-building', 'customer', () => ({ body: { name: 'Nový dům' } })],
  [
    'PUT /api/customer/add-new-space',
    { anonymous: 401, owner: 'may', stranger: 403, person: 403, operator: 403 },
    ({ building: { id } }) => ({ body: { name: 'Nový sál', id_building: id, no_name: false } }),
  ],
  [
    'PUT /api/customer/building/:id',
    'visible',
    ({ building: { id } }) => ({ at: id, body: { name: 'Jiný dům', version: 1 } }),
  ],
  ['GET /api/school-holidays', 'caller'],
  ['GET /api/building/program', 'caller', ({ building: { slug } }) => ({ query: { url: slug } })],
  ['GET /api/building', 'caller', ({ building: { slug } }) => ({ query: { url: slug } })],
  ['GET /api/availability/space/:id', 'hidden', at((fixtures) => fixtures.draft)],
  ['GET /api/availability/space/:id (published)', 'everyone', at((fixtures) => fixtures.published)],
  ['GET /api/availability/space/:id/schedule', 'visible', at((fixtures) => fixtures.published)],
  [
    'PUT /api/availability/space/:id/settings',
    'visible',
    ({ published: { id } }) => ({ at: id, body: SETTINGS }),
  ],
  [
    'PUT /api/availability/space/:id/settings (draft)',
    'hidden',
    ({ draft: { id } }) => ({ at: id, body: SETTINGS }),
  ],
  [
    'PUT /api/availability/space/:id/overlaps',
    'visible',
    ({ published, draft: { id } }) => ({ at: published.id, body: { space_ids: [id] } }),
  ],
  ['POST /api/availability', 'hidden', (fixtures) => buildDraftRequest(fixtures, WINDOW)],
  ['POST /api/availability (published)', 'visible', (fixtures) => buildPublishedRequest(fixtures, WINDOW)],
  ['PUT /api/availability/:id', 'visible', ({ window: { id } }) => ({ at: id, body: WINDOW })],
  ['DELETE /api/availability/:id', 'visible', at(({ window }) => window)],
  ['POST /api/availability/rules', 'hidden', (fixtures) => buildDraftRequest(fixtures, RULE)],
  [
    'POST /api/availability/rules (published)',
    'visible',
    (fixtures) => buildPublishedRequest(fixtures, RULE),
  ],
  ['PUT /api/availability/rules/:id', 'visible', ({ rule: { id } }) => ({ at: id, body: RULE })],
  ['DELETE /api/availability/rules/:id', 'visible', at(({ rule }) => rule)],
  [
    'POST /api/availability/rules/:id/exceptions',
    'visible',
    ({ rule: { id } }) => ({ at: id, body: { day: LATER_MONDAY, holds: false } }),
  ],
  ['GET /api/availability/seasons', 'customer'],
  [
    'GET /api/availability/seasons (of a draft)',
    'hidden',
    ({ draft: { id } }) => ({ query: { space_id: String(id) } }),
  ],
  [
    'POST /api/availability/seasons',
    'hidden',
    ({ draft: { id } }) => ({ body: { ...SEASON, space_ids: [id] } }),
  ],
  [
    'POST /api/availability/seasons (published)',
    'visible',
    ({ published: { id } }) => ({ body: { ...SEASON, space_ids: [id] } }),
  ],
  [
    'PUT /api/availability/seasons/:id',
    'visible',
    ({ season, published: { id } }) => ({ at: season.id, body: { ...SEASON, space_ids: [id] } }),
  ],
  ['DELETE /api/availability/seasons/:id', 'visible', at(({ season }) => season)],
  ['GET /api/blocked-slots/space/:id', 'hidden', at((fixtures) => fixtures.draft)],
  [
    'GET /api/blocked-slots/space/:id (published)',
    'public-part',
    ({ published: { id } }) => ({ at: id, query: { start_date: MONDAY } }),
  ],
  ['POST /api/blocked-slots', 'hidden', (fixtures) => buildDraftRequest(fixtures, BLOCK)],
  ['POST /api/blocked-slots (published)', 'visible', (fixtures) => buildPublishedRequest(fixtures, BLOCK)],
  ['PUT /api/blocked-slots/:id', 'visible', ({ block: { id } }) => ({ at: id, body: BLOCK })],
  ['DELETE /api/blocked-slots/:id', 'visible', at(({ block }) => block)],
  [
    'POST /api/blocked-slots/bulk',
    'hidden',
    ({ draft: { id } }) => ({ body: { ...BLOCK, space_ids: [id] } }),
  ],
  [
    'POST /api/blocked-slots/bulk (published)',
    'visible',
    ({ published: { id } }) => ({ body: { ...BLOCK, space_ids: [id] } }),
  ],
  ['DELETE /api/blocked-slots/bulk/:groupId', 'visible', ({ block: { groupId } }) => ({ at: groupId ?? '' })],
  ['GET /api/price-lists', 'customer'],
  ['POST /api/price-lists', 'customer', () => ({ body: PRICE_LIST })],
  ['GET /api/price-lists/vat-rates', 'caller'],
  ['GET /api/price-lists/:id', 'owner-only', at(({ priceList }) => priceList)],
  [
    'PUT /api/price-lists/:id',
    'owner-only',
    ({ priceList: { id, version } }) => ({ at: id, body: { ...PRICE_LIST, version } }),
  ],
  ['DELETE /api/price-lists/:id', 'owner-only', at(({ priceList }) => priceList)],
  [
    'POST /api/price-lists/:id/publish',
    'owner-only',
    ({ priceList: { id, version } }) => ({ at: id, body: { version } }),
  ],
  ['POST /api/price-lists/:id/copy', 'owner-only', at(({ priceList }) => priceList)],
  ['POST /api/price-lists/:id/archive', 'owner-only', at(({ priceList }) => priceList)],
  [
    'POST /api/price-lists/:id/try',
    'owner-only',
    ({ priceList: { id } }) => ({ at: id, body: { bookings: [SLOT] } }),
  ],
  ['GET /api/space/:id/price-list', 'public-part', at((fixtures) => fixtures.published)],
  ['GET /api/space/:id/price-list (draft)', 'unknown', at((fixtures) => fixtures.draft)],
  ['POST /api/pricing/quote', 'everyone', (fixtures) => buildPublishedRequest(fixtures, SLOT)],
  ['POST /api/pricing/quote (draft)', 'hidden', (fixtures) => buildDraftRequest(fixtures, SLOT)],
  [
    'POST /api/reservations/check-availability',
    'caller',
    (fixtures) => buildPublishedRequest(fixtures, SLOT),
  ],
  ['POST /api/reservations (draft)', 'hidden', (fixtures) => buildDraftRequest(fixtures, BOOKING)],
  ['POST /api/reservations', 'caller', (fixtures) => buildPublishedRequest(fixtures, BOOKING)],
  [
    'POST /api/reservations/series/check (draft)',
    'hidden',
    (fixtures) => buildDraftRequest(fixtures, { ...SLOT, repeat: REPEAT }),
  ],
  [
    'POST /api/reservations/series/check',
    'caller',
    (fixtures) => buildPublishedRequest(fixtures, { ...SLOT, repeat: REPEAT }),
  ],
  [
    'POST /api/reservations/series (draft)',
    'hidden',
    (fixtures) => buildDraftRequest(fixtures, { ...BOOKING, repeat: REPEAT }),
  ],
  [
    'POST /api/reservations/series',
    'caller',
    (fixtures) => buildPublishedRequest(fixtures, { ...BOOKING, repeat: REPEAT }),
  ],
  [
    'DELETE /api/reservations/:id/guest/series',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense' } }),
  ],
  ['GET /api/series/:id/request', 'hidden', at(({ seriesRequest }) => seriesRequest)],
  [
    'POST /api/series/:id/confirm',
    'hidden',
    ({ seriesRequest: { id } }) => ({ at: id, body: { version: 1 } }),
  ],
  [
    'POST /api/series/:id/decline',
    'hidden',
    ({ seriesRequest: { id } }) => ({ at: id, body: { version: 1, reason: 'Rekonstrukce' } }),
  ],
  ['POST /api/reservations/own', 'hidden', (fixtures) => buildOwnRequest(fixtures, OWN_BOOKING)],
  ['POST /api/reservations/own/check', 'hidden', (fixtures) => buildOwnRequest(fixtures, LATER_SLOT)],
  [
    'POST /api/rental-terms/try',
    'customer',
    () => ({ body: { definition: {}, cases: [RENTAL_TERMS_CASE] } }),
  ],
  ['GET /api/rental-terms', 'customer'],
  ['POST /api/rental-terms', 'customer', () => ({ body: RENTAL_TERMS })],
  ['GET /api/rental-terms/:id', 'owner-only', at(({ rentalTerms }) => rentalTerms)],
  [
    'PUT /api/rental-terms/:id',
    'owner-only',
    ({ rentalTerms: { id, version } }) => ({ at: id, body: { ...RENTAL_TERMS, version } }),
  ],
  ['DELETE /api/rental-terms/:id', 'owner-only', at(({ rentalTerms }) => rentalTerms)],
  [
    'POST /api/rental-terms/:id/publish',
    'owner-only',
    ({ rentalTerms: { id, version } }) => ({ at: id, body: { version } }),
  ],
  ['POST /api/rental-terms/:id/copy', 'owner-only', at(({ rentalTerms }) => rentalTerms)],
  ['POST /api/rental-terms/:id/archive', 'owner-only', at(({ rentalTerms }) => rentalTerms)],
  ['GET /api/deals/:id', 'hidden', at(({ deal }) => deal)],
  [
    'POST /api/deals/check',
    { anonymous: 404, owner: 'may', stranger: 404, person: 404, operator: 403 },
    ({ published: { id } }) => ({ body: toOffer(id) }),
  ],
  [
    'POST /api/deals',
    { anonymous: 404, owner: 'may', stranger: 404, person: 404, operator: 403 },
    ({ published: { id } }) => ({
      body: { ...toOffer(id), guest: { name: 'Jan Pán', email: 'jan@host.example' } },
    }),
  ],
  [
    'POST /api/deals/:id/offers',
    'hidden',
    ({ deal, published: { id } }) => ({ at: deal.id, body: toOffer(id) }),
  ],
  ['POST /api/deals/:id/withdraw', 'hidden', at(({ deal }) => deal)],
  ['POST /api/deals/:id/confirm', 'hidden', ({ deal: { id } }) => ({ at: id, body: {} })],
  [
    'POST /api/deals/:id/instalments/:instalmentId/paid',
    'hidden',
    ({ deal, instalment }) => ({
      at: [deal.id, instalment.id],
      body: { amount: 10, paid_on: new Date().toISOString().slice(0, 10), method: 'cash' },
    }),
  ],
  ['PUT /api/deals/:id/tenant', 'hidden', ({ deal: { id } }) => ({ at: id, body: TENANT })],
  ['POST /api/deals/:id/cancel-preview', 'hidden', ({ deal: { id } }) => ({ at: id, body: {} })],
  [
    'POST /api/deals/:id/cancel',
    'hidden',
    ({ deal: { id } }) => ({ at: id, body: { ...CANCELLATION, reason: 'Havárie vody' } }),
  ],
  ['POST /api/deals/:id/close', 'hidden', ({ deal: { id } }) => ({ at: id, body: { reason: 'Vyrovnáno' } })],
  ['POST /api/deals/:id/guest', 'unknown', ({ deal: { id } }) => ({ at: id, body: LINK })],
  [
    'POST /api/deals/:id/guest/accept-code',
    'unknown',
    ({ deal: { id } }) => ({ at: id, body: { ...LINK, no: 1 } }),
  ],
  [
    'POST /api/deals/:id/guest/accept',
    'unknown',
    ({ deal: { id } }) => ({ at: id, body: { ...LINK, no: 1, code: '123456' } }),
  ],
  ['POST /api/deals/:id/guest/decline', 'unknown', ({ deal: { id } }) => ({ at: id, body: LINK })],
  ['POST /api/deals/:id/guest/cancel-preview', 'unknown', ({ deal: { id } }) => ({ at: id, body: LINK })],
  [
    'POST /api/deals/:id/guest/code',
    'unknown',
    ({ deal: { id } }) => ({ at: id, body: { ...LINK, preview_hash: 'x' } }),
  ],
  [
    'POST /api/deals/:id/guest/cancel',
    'unknown',
    ({ deal: { id } }) => ({ at: id, body: { ...LINK, ...CANCELLATION } }),
  ],
  [
    'PUT /api/deals/:id/guest/tenant',
    'unknown',
    ({ deal: { id } }) => ({ at: id, body: { ...LINK, ...TENANT } }),
  ],
  ['POST /api/contract-templates/try', 'customer', () => ({ body: { body: '{{cena.celkem}}', data: {} } })],
  ['POST /api/booking-imports/preview', 'customer', () => ({ form: {} })],
  ['POST /api/booking-imports', 'customer', () => ({ form: { rows: '1' } })],
  ['GET /api/booking-imports', 'customer'],
  ['POST /api/booking-imports/:id/undo', 'team', at(({ bookingImport }) => bookingImport)],
  ['GET /api/reservations/:id/related', 'hidden', at(({ reservation }) => reservation)],
  ['GET /api/series/:id', 'hidden', at(({ series }) => series)],
  [
    'POST /api/series/:id/changes/preview',
    'hidden',
    ({ series: { id } }) => ({ at: id, body: { from_day: MONDAY, version: 1, number_of_guests: 5 } }),
  ],
  [
    'POST /api/series/:id/changes',
    'hidden',
    ({ series: { id } }) => ({ at: id, body: { from_day: MONDAY, version: 1, title: 'Jóga' } }),
  ],
  [
    'DELETE /api/series/:id',
    'hidden',
    ({ series: { id } }) => ({ at: id, body: { from_day: MONDAY, version: 1, reason: 'Havárie vody' } }),
  ],
  ['GET /api/owner/guests', 'caller', () => ({ query: { search: 'Host' } })],
  [
    'POST /api/reservations/:id/guest',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense' } }),
  ],
  [
    'POST /api/reservations/:id/guest/new-link',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense' } }),
  ],
  ['POST /api/reservations/:id/new-link', 'hidden', at(({ reservation }) => reservation)],
  [
    'POST /api/reservations/:id/guest/proof',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense', code: '123456' } }),
  ],
  [
    'POST /api/reservations/:id/guest/proof/mail',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense' } }),
  ],
  [
    'POST /api/reservations/:id/guest/proof/address',
    'unknown',
    ({ reservation: { id } }) => ({
      at: id,
      body: { token: 'nonsense', customer_email: 'opraveny@prostora.test' },
    }),
  ],
  [
    'DELETE /api/reservations/:id/guest',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense' } }),
  ],
  ['GET /api/reservations/:id/:token/rezervace.ics', 'unknown', at(({ reservation }) => reservation)],
  ['GET /api/reservations/space/:id', 'hidden', at((fixtures) => fixtures.draft)],
  [
    'GET /api/reservations/space/:id (published)',
    'public-part',
    ({ published: { id } }) => ({ at: id, query: { start_date: addDays(MONDAY, 2) } }),
  ],
  ['GET /api/reservations/calendar', 'caller'],
  [
    'GET /api/reservations/calendar (of a space)',
    'visible',
    ({ published: { id } }) => ({ query: { space_id: String(id), start_date: addDays(MONDAY, 2) } }),
  ],
  [
    'GET /api/reservations/calendar (of some spaces)',
    'caller',
    ({ published: { id } }) => ({ query: { space_ids: String(id), start_date: addDays(MONDAY, 2) } }),
  ],
  [
    'GET /api/owner/free-rooms',
    'caller',
    () => ({
      query: { start_datetime: `${addDays(MONDAY, 2)}T10:00`, end_datetime: `${addDays(MONDAY, 2)}T20:00` },
    }),
  ],
  ['GET /api/reservations', 'caller'],
  [
    'GET /api/reservations (of a space)',
    'visible',
    ({ published: { id } }) => ({ query: { space_id: String(id) } }),
  ],
  ['GET /api/reservations/export', 'caller', () => ({ query: { format: 'csv' } })],
  [
    'GET /api/reservations/export (of a space)',
    'visible',
    ({ published: { id } }) => ({ query: { format: 'csv', space_id: String(id) } }),
  ],
  ['GET /api/reservations/program', 'caller', () => ({ query: { for: 'staff' } })],
  [
    'POST /api/reservations/bulk-confirm',
    'everyone',
    ({ reservation: { id } }) => ({ body: { items: [{ id, sequence: 0 }] } }),
  ],
  ['GET /api/owner/statistics', 'caller'],
  [
    'GET /api/owner/statistics (of a space)',
    'visible',
    ({ published: { id } }) => ({ query: { space_id: String(id) } }),
  ],
  ['GET /api/owner/statistics/export', 'caller', () => ({ query: { format: 'csv' } })],
  [
    'GET /api/owner/statistics/export (of a space)',
    'visible',
    ({ published: { id } }) => ({ query: { format: 'csv', space_id: String(id) } }),
  ],
  ['GET /api/reservations/:id', 'hidden', at(({ reservation }) => reservation)],
  ['POST /api/reservations/:id/confirm', 'hidden', at(({ reservation }) => reservation)],
  [
    'PUT /api/reservations/:id',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { ...SLOT, sequence: 0 } }),
  ],
  [
    'POST /api/reservations/:id/changes',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { sequence: 0, owner_note: 'Chtějí projektor' } }),
  ],
  [
    'POST /api/reservations/:id/changes/preview',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { sequence: 0, number_of_guests: 5 } }),
  ],
  [
    'POST /api/reservations/:id/proposal/accept',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { proposal_id: 1 } }),
  ],
  [
    'POST /api/reservations/:id/proposal/decline',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { proposal_id: 1 } }),
  ],
  [
    'POST /api/reservations/:id/proposal/withdraw',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { proposal_id: 1 } }),
  ],
  [
    'POST /api/reservations/:id/guest/changes',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense', sequence: 0 } }),
  ],
  [
    'POST /api/reservations/:id/guest/changes/preview',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense', sequence: 0 } }),
  ],
  [
    'POST /api/reservations/:id/guest/proposal',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense', proposal_id: 1, answer: 'accept' } }),
  ],
  [
    'PUT /api/reservations/program/:id',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { title_public: true } }),
  ],
  [
    'PUT /api/reservations/:id/note',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { owner_note: 'Chtějí projektor' } }),
  ],
  [
    'PUT /api/reservations/:id/assignee',
    'hidden',
    ({ reservation: { id }, colleague: { user } }) => ({ at: id, body: { user_id: user.id } }),
  ],
  [
    'PUT /api/reservations/:id/handled',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { handled: true, sequence: 0 } }),
  ],
  [
    'DELETE /api/reservations/:id',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { reason: 'Havárie vody' } }),
  ],
  [
    'POST /api/reservations/:id/option',
    'unknown',
    ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense' } }),
  ],
  [
    'PUT /api/reservations/:id/option',
    'hidden',
    ({ reservation: { id } }) => ({ at: id, body: { option_until: null } }),
  ],
  ['POST /api/reservations/:id/option/prolong/:token', 'unknown', at(({ reservation }) => reservation)],
  ['POST /api/reservations/:id/option/confirm/:token', 'unknown', at(({ reservation }) => reservation)],
  ['POST /api/reservations/:id/option/release/:token', 'unknown', at(({ reservation }) => reservation)],
  ['POST /api/day-plans/:id/link', 'unknown', () => ({ at: 1, body: { token: 'nonsense' } })],
  ['POST /api/day-plans/:id/unsubscribe/:token', 'unknown', () => ({ at: 1 })],
  ['POST /api/day-plans/:id/subscribe/:token', 'unknown', () => ({ at: 1 })],
  ['GET /api/day-plans/:id/unsubscribe/:token', 'everyone', () => ({ at: 1 })],
  ['GET /api/calendars/space/:id', 'visible', at((fixtures) => fixtures.published)],
  ['GET /api/calendars/space/:id (draft)', 'hidden', at((fixtures) => fixtures.draft)],
  [
    'POST /api/calendars/preview',
    'visible',
    (fixtures) => buildPublishedRequest(fixtures, { url: 'http://127.0.0.1/' }),
  ],
  [
    'POST /api/calendars/preview (draft)',
    'hidden',
    (fixtures) => buildDraftRequest(fixtures, { url: 'http://127.0.0.1/' }),
  ],
  [
    'POST /api/calendars/feeds',
    'visible',
    (fixtures) => buildPublishedRequest(fixtures, { url: 'http://127.0.0.1/', name: 'Google' }),
  ],
  ['POST /api/calendars/feeds/:id/refresh', 'hidden', at(({ feed }) => feed)],
  ['DELETE /api/calendars/feeds/:id', 'hidden', at(({ feed }) => feed)],
  ['GET /api/calendars/export', 'customer'],
  ['POST /api/calendars/export', 'customer'],
  ['DELETE /api/calendars/export', 'customer'],
  ['GET /api/calendars/member', 'customer'],
  ['POST /api/calendars/member', 'customer'],
  ['DELETE /api/calendars/member', 'customer'],
  ['POST /api/calendars/space/:id/export', 'visible', at((fixtures) => fixtures.published)],
  ['DELETE /api/calendars/space/:id/export', 'visible', at((fixtures) => fixtures.published)],
  ['GET /api/calendars/:file', 'unknown', () => ({ at: `1.${'a'.repeat(43)}.ics` })],
  ['POST /api/space/contact', 'caller', (fixtures) => buildPublishedRequest(fixtures, MESSAGE)],
  ['POST /api/space/contact (draft)', 'unknown', (fixtures) => buildDraftRequest(fixtures, MESSAGE)],
  ['GET /api/inquiries/puzzle', 'caller'],
  ['GET /api/inquiries/matches', 'caller'],
  ['POST /api/inquiries', 'caller', () => ({ body: { ...DEMAND, terms_accepted: true, space_ids: [] } })],
  [
    'POST /api/inquiries/:id/guest',
    'unknown',
    ({ demand: { id } }) => ({ at: id, body: { token: 'nonsense' } }),
  ],
  [
    'POST /api/inquiries/:id/guest (by the link)',
    'everyone',
    ({ demand: { id, token } }) => ({ at: id, body: { token } }),
  ],
  [
    'POST /api/inquiries/:id/guest/choose',
    'unknown',
    ({ demand: { id, part } }) => ({ at: id, body: { token: 'nonsense', recipient_id: part.id } }),
  ],
  [
    'POST /api/inquiries/:id/guest/close',
    'unknown',
    ({ demand: { id } }) => ({ at: id, body: { token: 'nonsense', reason: '' } }),
  ],
  ['GET /api/favourites', 'caller'],
  [
    'POST /api/favourites/join',
    'caller',
    ({ published: { id }, draft: { id: hidden } }) => ({ body: { space_ids: [id, hidden] } }),
  ],
  ['PUT /api/favourites/:id', 'caller', at(({ published }) => published)],
  ['PUT /api/favourites/:id (draft)', 'unknown', at(({ draft: hidden }) => hidden)],
  ['DELETE /api/favourites/:id', 'caller', at(({ published }) => published)],
  [
    'POST /api/waitlist',
    'unknown',
    (fixtures) => buildDraftRequest(fixtures, { ...SLOT, name: 'Jan Pán', email: 'jan@host.example' }),
  ],
  [
    'POST /api/waitlist/own',
    'hidden',
    (fixtures) => buildPublishedRequest(fixtures, { ...SLOT, name: 'Jan Pán', phone: '777 123 456' }),
  ],
  ['GET /api/waitlist', 'caller'],
  ['POST /api/waitlist/:id/confirm', 'unknown', () => ({ at: UNKNOWN_ID, body: { token: 'nonsense' } })],
  ['POST /api/waitlist/:id/guest', 'unknown', () => ({ at: UNKNOWN_ID, body: { token: 'nonsense' } })],
  ['POST /api/waitlist/:id/take', 'unknown', () => ({ at: UNKNOWN_ID })],
  ['POST /api/waitlist/:id/pass', 'unknown', () => ({ at: UNKNOWN_ID })],
  ['POST /api/waitlist/:id/leave', 'unknown', () => ({ at: UNKNOWN_ID })],
  ['POST /api/waitlist/:id/revoke-link', 'unknown', () => ({ at: UNKNOWN_ID })],
  ['POST /api/waitlist/:id/offer', 'unknown', () => ({ at: UNKNOWN_ID })],
  ['POST /api/privacy-requests/:id/link', 'unknown', () => ({ at: 1, body: { token: 'nonsense' } })],
  ['POST /api/privacy-requests/:id/prove', 'unknown', () => ({ at: 1, body: { token: 'nonsense' } })],
  ['POST /api/privacy-requests/:id/file', 'unknown', () => ({ at: 1, body: { token: 'nonsense' } })],
  ['POST /api/mail-refusals/:id/link', 'unknown', () => ({ at: 1, body: { token: 'nonsense' } })],
  ['POST /api/mail-refusals/:id/refuse/:token', 'unknown', () => ({ at: 1 })],
  ['POST /api/mail-refusals/:id/allow/:token', 'unknown', () => ({ at: 1 })],
  ['GET /api/mail-refusals/:id/refuse/:token', 'everyone', () => ({ at: 1 })],
  ['POST /api/waitlist/:id/leave/:token', 'unknown', () => ({ at: UNKNOWN_ID })],
  ['GET /api/waitlist/:id/leave/:token', 'everyone', () => ({ at: 1 })],
  ['GET /api/saved-searches', 'caller'],
  [
    'POST /api/saved-searches',
    'caller',
    () => ({ body: { ...SEARCH, filter: { capacity: 'do-50' }, email: newEmail() } }),
  ],
  ['PUT /api/saved-searches/:id', 'unknown', () => ({ at: 1, body: { ...SEARCH, paused: false } })],
  ['DELETE /api/saved-searches/:id', 'unknown', () => ({ at: 1 })],
  ['POST /api/saved-searches/:id/link', 'unknown', () => ({ at: 1, body: { token: 'nonsense' } })],
  [
    'PUT /api/saved-searches/:id/link',
    'unknown',
    () => ({ at: 1, body: { token: 'nonsense', frequency: 'daily', paused: false } }),
  ],
  ['POST /api/saved-searches/:id/confirm/:token', 'unknown', () => ({ at: 1 })],
  ['POST /api/saved-searches/:id/unsubscribe/:token', 'unknown', () => ({ at: 1 })],
  ['GET /api/saved-searches/:id/unsubscribe/:token', 'everyone', () => ({ at: 1 })],
  ['POST /api/selections', 'everyone', ({ published: { id } }) => ({ body: { space_ids: [id] } })],
  ['POST /api/selections/:id/link', 'unknown', () => ({ at: 1, body: { token: 'nonsense' } })],
  ['PUT /api/selections/:id/vote', 'unknown', () => ({ at: 1, body: SELECTION_VOTE })],
  [
    'DELETE /api/selections/:id/vote',
    'unknown',
    () => ({ at: 1, body: { token: 'nonsense', voter_key: SELECTION_VOTE.voter_key } }),
  ],
  ['PUT /api/selections/:id/choice', 'unknown', () => ({ at: 1, body: { token: 'nonsense', space_id: 1 } })],
  ['DELETE /api/selections/:id', 'unknown', () => ({ at: 1, body: { token: 'nonsense' } })],
  ['GET /api/space/:id/fact-sheet.pdf', 'public-part', at(({ published }) => published)],
  ['GET /api/space/:id/fact-sheet.pdf (draft)', 'hidden', at(({ draft: hidden }) => hidden)],
  ['GET /api/space/:id/qr.svg', 'public-part', at(({ published }) => published)],
  ['GET /api/space/:id/qr.svg (draft)', 'hidden', at(({ draft: hidden }) => hidden)],
  ['POST /api/spaces/cards', 'caller', ({ draft: { id } }) => ({ body: { ids: [id] } })],
  ['GET /api/spaces/cards', 'caller', () => ({ query: { urls: 'neni/tam' } })],
  ['GET /api/spaces/comparison', 'caller', ({ draft: { id } }) => ({ query: { ids: String(id) } })],
  ['GET /api/conversations', 'caller'],
  [
    'POST /api/conversations',
    'owner-only',
    ({ demand: { part } }) => ({
      body: { subject: 'inquiry', subject_id: part.id, kind: 'message', body: 'Dobrý den.' },
    }),
  ],
  ['GET /api/conversations/:id', 'owner-only', at(({ demand }) => demand.conversation)],
  [
    'POST /api/conversations/:id/messages',
    'owner-only',
    ({ demand: { conversation } }) => ({
      at: conversation.id,
      body: { kind: 'note', body: 'Jen pro tým.' },
    }),
  ],
  ['POST /api/conversations/messages/:id/verify', 'owner-only', at(({ demand }) => demand.written)],
  ['POST /api/conversations/:id/read', 'owner-only', at(({ demand }) => demand.conversation)],
  [
    'PUT /api/conversations/:id/handled',
    'owner-only',
    ({ demand: { conversation } }) => ({ at: conversation.id, body: { handled: true } }),
  ],
  [
    'POST /api/conversations/guest',
    'unknown',
    ({ demand: { part } }) => ({
      body: { subject: 'inquiry', subject_id: part.id, token: 'nonsense', body: 'Dobrý den.' },
    }),
  ],
  [
    'POST /api/conversations/:id/guest',
    'unknown',
    ({ demand: { conversation } }) => ({ at: conversation.id, body: { token: 'nonsense' } }),
  ],
  [
    'POST /api/conversations/:id/guest/messages',
    'unknown',
    ({ demand: { conversation } }) => ({
      at: conversation.id,
      body: { token: 'nonsense', body: 'Dobrý den.' },
    }),
  ],
  [
    'POST /api/conversations/:id/guest/report',
    'unknown',
    ({ demand: { conversation } }) => ({ at: conversation.id, body: { token: 'nonsense', reason: '' } }),
  ],
  ['GET /api/canned-replies', 'customer'],
  ['POST /api/canned-replies', 'customer', () => ({ body: { title: 'Výtah', body: 'Výtah máme.' } })],
  [
    'PUT /api/canned-replies/:id',
    'owner-only',
    ({ cannedReply: { id } }) => ({ at: id, body: { title: 'Výtah', body: 'Výtah máme.' } }),
  ],
  ['DELETE /api/canned-replies/:id', 'owner-only', at(({ cannedReply }) => cannedReply)],
  ['GET /api/inquiries/received', 'caller'],
  ['GET /api/inquiries/received/:id', 'owner-only', at(({ demand }) => demand.part)],
  [
    'POST /api/inquiries/received/:id/offer',
    'owner-only',
    ({ demand: { part } }) => ({ at: part.id, body: { price: 100, text: 'Ano', valid_until: null } }),
  ],
  [
    'POST /api/inquiries/received/:id/handled',
    'owner-only',
    ({ demand }) => ({ at: demand.message.id, body: { handled: true, how: 'phone' } }),
  ],
  [
    'PUT /api/inquiries/received/:id/assignee',
    'owner-only',
    ({ demand: { part }, colleague: { user } }) => ({ at: part.id, body: { user_id: user.id } }),
  ],
  [
    'POST /api/inquiries/received/:id/decline',
    'owner-only',
    ({ demand: { part } }) => ({ at: part.id, body: { reason: 'Obsazeno' } }),
  ],
  ['GET /api/waiting', 'caller'],
  ['GET /api/team', 'customer'],
  [
    'POST /api/team/invitations',
    'customer',
    () => ({ body: { email: newEmail(), role: 'spravce', space_ids: null } }),
  ],
  ['DELETE /api/team/invitations/:id', 'team', at(({ invitation }) => invitation)],
  [
    'PUT /api/team/members/:id',
    'team',
    ({ colleague: { id } }) => ({ at: id, body: { role: 'ucetni', space_ids: null } }),
  ],
  ['DELETE /api/team/members/:id', 'team', at(({ colleague }) => colleague)],
  ['POST /api/team/invitations/preview', 'caller', () => ({ body: { token: randomUUID() } })],
  ['POST /api/team/invitations/accept', 'caller', () => ({ body: { token: randomUUID() } })],
  ['POST /api/auth/customer', 'owner-only', ({ customer: { id } }) => ({ body: { customer_id: id } })],
  ['GET /api/owner/today', 'caller'],
  ['GET /api/owner/staff-day', 'caller'],
  ['GET /api/owner/badges', 'caller'],
  ['GET /api/owner/profile', 'customer'],
  ['PUT /api/owner/profile', 'customer', () => ({ body: { person_name_public: true } })],
  ['GET /api/owner/assignees', 'customer'],
  ['GET /api/membership', 'customer'],
  [
    'GET /api/membership/orders/quote',
    'customer',
    ({ plan: { id } }) => ({ query: { plan_id: String(id) } }),
  ],
  ['POST /api/membership/orders', 'customer', ({ plan: { id } }) => ({ body: { plan_id: id } })],
  ['PUT /api/membership/kept-spaces', 'customer', ({ published: { id } }) => ({ body: { space_ids: [id] } })],
  ['POST /api/membership/orders/:id/cancel', 'owner-only', order],
  ['GET /api/membership/orders/:id/invoice', 'hidden', order],
  ['GET /api/blog', 'caller', () => ({ query: { page: '1' } })],
  ['GET /api/blog/preview/:id/:token', 'unknown', at(({ post }) => post)],
  ['GET /api/blog/:slug', 'unknown', ({ post: { slug } }) => ({ at: slug })],

  // The posts of the fixtures have no revision.
  ['GET /api/admin/blog/posts/:id/revisions/:revision', 'unknown', at(({ post }) => post)],
  [
    'POST /api/admin/blog/posts/:id/revisions/restore',
    'unknown',
    ({ post: { id } }) => ({ at: id, body: { revision_id: 1, version: 1 } }),
  ],
];
