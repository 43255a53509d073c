import { randomUUID } from 'node:crypto';
import { SECRET, type World } from './access-matrix.world.ts';
import { TEST_PASSWORD } from './factories/factories.ts';

/** `may`: no refusal; `own`: no refusal, and nothing of the owner's in the answer, for it is about whoever asks; a number: refused so. */
export type Verdict = 'may' | 'own' | 401 | 403 | 404;

/** What is sent: values of the path's parameters, the query, a JSON body or a form with a file. */
export type Sent = { at?: string | number; query?: Record<string, string>; body?: object; form?: Record<string, string> };

/** A route, what it is asked about where it has several answers, who may, and the request. */
export type Row = readonly [route: string, anonymous: Verdict, owner: Verdict, stranger: Verdict, person: Verdict, operator: Verdict, send?: (world: World) => Sent];

const BILLING = { company_name: `Firma ${SECRET}`, ico: '27082440', dic: null, street: 'Dlouhá 1', city: 'Brno', postal_code: '60200' };
const NEW_PASSWORD = { password: 'NoveHeslo1', password_confirm: 'NoveHeslo1' };
const CURRENT = { current_password: TEST_PASSWORD };
const PLAN = {
  name: 'Nový', price_per_year: 100, active: true, sort_order: 1,
  config: {
    catalogPositionCoefficient: 0, description: '', hasMicroSite: false, hasSocialNetworksPromotion: false, hasSupportWithProfile: false, hasVideoInSpace: false, nrOfPhotosInSpace: 1, nrOfSpaces: 1,
  },
};
const SITE = {
  name: 'Prostora', company: { name: 'Firma', address: 'Ulice 1, Praha', ico: '27082440', dic: 'CZ27082440', register: 'C 1', phone: '+420 601 234 567', email: 'info@prostora.test' },
  billing: { street: 'Ulice 1', city: 'Praha', postal_code: '11000', account: '19-2000145399/0800', is_vat_payer: false }, social: [], version: 1,
};
const PAGE = { title: 'Stránka', lead: '', html: '<p>Text</p>', faq: [], meta_title: '', meta_description: '', cover_id: null, status: 'published', menu_place: 'none', menu_label: '' };
const PURPOSE = { name: 'Turnaj v šachu', group: 'firemni', title_phrase: 'Prostory na turnaj v šachu' };
const ATTRIBUTE = { name: 'Šachovnice', group: 'equipments', category: 'Hry' };
const PLACE = { name: 'Lhota', locative: 've Lhotě', lat: 49.5, lng: 15.5, population: 100 };
const MESSAGE = { fullname: 'Jan Pán', email: 'jan@host.example', message: 'Je u vás výtah?' };
const DEMAND = {
  purpose_id: null, purpose_text: 'Turnaj v šachu', location_id: null, date_from: null, date_to: null, number_of_guests: 20, attributes: [], budget: null, text: '', fullname: 'Jan Pán', email: 'jan@host.example', phone: null,
};
const newEmail = (): string => `${randomUUID()}@prostora.test`;
const at = (pick: (world: World) => { id: number }) => (world: World): Sent => ({ at: pick(world).id });
const owner = at(({ users }) => users.owner);
const customer = at((world) => world.customer);
const ownBuilding = at((world) => world.building);
const order = at((world) => world.order);

const draft = ({ draft: { id, version } }: World, changes: object = { perex: 'Nový perex' }): Sent => ({ body: { space: { id, version, ...changes }, publish: false } });
const published = ({ published: { id, version } }: World): Sent => ({ body: { space: { id, version, perex: 'Nový perex' }, publish: false } });
const image = ({ draft: { id }, draftImage }: World) => ({ space_id: id, space_image_id: draftImage.id });
const publishedImage = ({ published: { id }, publishedImage: { id: space_image_id } }: World) => ({ space_id: id, space_image_id });

const TERM = { start_datetime: '2027-03-01T10:00:00Z', end_datetime: '2027-03-01T12:00:00Z' };
const BOOKING = { ...TERM, customer_name: 'Jana Nová', customer_email: 'jana@prostora.test' };
const WINDOW = { ...TERM, price_per_hour: 500 };
const BLOCK = { ...TERM, reason: 'Malování' };
const RULE = { weekdays: [6], from: '09:00', to: '22:00', price_per_hour: 500, valid_from: null, valid_until: null, on_holidays: true };
const SETTINGS = { instant_booking: true, buffer_before: 0, buffer_after: 30, notice_hours: 24, shortest_minutes: 60, longest_minutes: 600, only_in_windows: false };
const ofDraft = ({ draft: { id } }: World, body: object): Sent => ({ body: { space_id: id, ...body } });
const ofPublished = ({ published: { id } }: World, body: object): Sent => ({ body: { space_id: id, ...body } });
const SEO_URL = { path: 'adresa', location_id: null, purpose_id: null, capacity: null, attribute_ids: [], title: 'Prostory na akci', h1: 'Prostory na akci', meta_description: '', description: '', footer_links: [], in_footer: false };
const SEO_TEMPLATES = { path: '{ucel}-do-padesati', title: '{prostory}', h1: '{prostory}', meta_description: '', description: '' };

/** Who may do what to whose things (QUALITY 31). A route without a row, and a row without a route, fail the test. */
export const TABLE: readonly Row[] = [
  // route                                      anon.  owner  stranger person operator  what is sent
  ['POST /api/auth/login',                      'may', 'may', 'may', 'may', 'may', ({ users }) => ({ body: { username: users.person.email, password: TEST_PASSWORD } })],
  ['POST /api/auth/refresh',                    401, 401, 401, 401, 401],
  ['POST /api/auth/logout',                     'may', 'may', 'may', 'may', 'may'],
  ['GET /api/auth/user',                        401, 'own', 'own', 'own', 'own'],
  ['POST /api/auth/stop-impersonating',         401, 'own', 'own', 'own', 'own'],

  ['PUT /api/customer/register',                'own', 'own', 'own', 'own', 'own', () => ({ body: { email: newEmail(), ...NEW_PASSWORD, terms_accepted: true } })],
  ['PUT /api/user/lost-password',               'own', 'own', 'own', 'own', 'own', ({ users }) => ({ body: { email: users.owner.email } })],
  ['PUT /api/user/reset-password',              'own', 'own', 'own', 'own', 'own', () => ({ body: { token: randomUUID(), ...NEW_PASSWORD } })],
  ['PUT /api/user/confirm-email',               'own', 'own', 'own', 'own', 'own', () => ({ body: { token: randomUUID() } })],
  ['POST /api/user/resend-confirmation',        401, 'own', 'own', 'own', 'own'],
  ['GET /api/account',                          401, 'own', 'own', 'own', 'own'],
  ['PUT /api/account/profile',                  401, 'own', 'own', 'own', 'own', () => ({ body: { name: 'Jana', phone: null } })],
  ['PUT /api/account/billing',                  401, 'own', 'own', 403, 404, () => ({ body: { ...BILLING, company_name: 'Firma' } })],
  ['GET /api/account/company',                  401, 'own', 'own', 'own', 'own', () => ({ query: { ico: '1' } })],
  ['PUT /api/account/password',                 401, 'own', 'own', 'own', 'own', () => ({ body: { ...CURRENT, ...NEW_PASSWORD } })],
  ['PUT /api/account/email',                    401, 'own', 'own', 'own', 'own', () => ({ body: { ...CURRENT, email: newEmail() } })],
  ['GET /api/account/sessions',                 401, 'may', 'may', 'may', 'may'],
  ['DELETE /api/account/sessions/:id',          401, 'may', 404, 404, 404, ({ sessionId }) => ({ at: sessionId })],
  ['POST /api/account/sessions/end-others',     401, 'may', 'may', 'may', 'may'],
  ['GET /api/account/export',                   401, 'may', 'may', 'may', 'may'],
  ['POST /api/account/erase',                   401, 'own', 'own', 'own', 'own', () => ({ body: CURRENT })],

  ['GET /api/catalog/new',                      'own', 'own', 'own', 'own', 'own'],
  ['GET /api/catalog/map',                      'own', 'own', 'own', 'own', 'own', () => ({ query: { bounds: '12,48,19,51', zoom: '7' } })],
  ['GET /api/catalog/suggest',                  'own', 'own', 'own', 'own', 'own', () => ({ query: { q: SECRET } })],
  ['GET /api/catalog/admin',                    401, 403, 403, 403, 'may'],
  ['GET /api/catalog/admin/export',             401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/geo/places',                       'own', 'own', 'own', 'own', 'own', () => ({ query: { q: 'Brno' } })],
  ['GET /api/site',                             'own', 'own', 'own', 'own', 'own'],
  ['POST /api/content/:slug',                   'own', 'own', 'own', 'own', 'own', ({ content: { slug } }) => ({ at: slug })],
  ['GET /api/plans',                            'own', 'own', 'own', 'own', 'own'],
  ['GET /api/health/live',                      'own', 'own', 'own', 'own', 'own'],
  ['GET /api/health/ready',                     'own', 'own', 'own', 'own', 'own'],

  ['GET /api/space',                            404, 'may', 404, 404, 'may', ({ building, draft: { slug } }) => ({ query: { url: `${building.slug}/${slug}` } })],
  ['GET /api/space (published)',                'own', 'own', 'own', 'own', 'own', ({ building, published: { slug } }) => ({ query: { url: `${building.slug}/${slug}` } })],
  ['GET /api/space/taxonomy',                   'own', 'own', 'own', 'own', 'own'],
  ['POST /api/space/edit-link',                 'own', 'own', 'own', 'own', 'own', () => ({ body: { auth_token: 'nonsense' } })],
  ['PUT /api/space/save',                       401, 'may', 404, 404, 'may', draft],
  ['PUT /api/space/save (published)',           401, 'may', 403, 403, 'may', published],
  ['POST /api/space/:id/status',                401, 'may', 404, 404, 'may', ({ draft: { id } }) => ({ at: id, body: { status: 'DELETED' } })],
  ['POST /api/space/:id/status (published)',    401, 'may', 403, 403, 'may', ({ published: { id } }) => ({ at: id, body: { status: 'DRAFT' } })],
  ['PUT /api/space/image',                      401, 'may', 404, 404, 'may', ({ draft: { id } }) => ({ form: { space: String(id) } })],
  ['PUT /api/space/image (published)',          401, 'may', 403, 403, 'may', ({ published: { id } }) => ({ form: { space: String(id) } })],
  ['POST /api/space/image/move',                401, 'may', 404, 404, 'may', (world) => ({ body: { ...image(world), position: 0 } })],
  ['POST /api/space/image/move (published)',    401, 'may', 403, 403, 'may', (world) => ({ body: { ...publishedImage(world), position: 0 } })],
  ['POST /api/space/image/describe',            401, 'may', 404, 404, 'may', (world) => ({ body: { ...image(world), alt: 'Sál' } })],
  ['POST /api/space/image/delete',              401, 'may', 404, 404, 'may', ({ draft: { id }, draftImage }) => ({ body: { space_id: id, id_space_image: draftImage.id } })],
  ['POST /api/space/image/delete (published)',  401, 'may', 403, 403, 'may', ({ published: { id }, publishedImage: { id: id_space_image } }) => ({ body: { space_id: id, id_space_image } })],

  ['GET /api/catalog/customer',                 401, 'may', 'own', 403, 'own'],
  ['PUT /api/customer/add-new-building',        401, 'may', 'own', 403, 403, () => ({ body: { name: 'Nový dům' } })],
  ['PUT /api/customer/add-new-space',           401, 'may', 403, 403, 403, ({ building: { id } }) => ({ body: { name: 'Nový sál', id_building: id, no_name: false } })],
  ['PUT /api/customer/building/:id',            401, 'may', 403, 403, 'may', ({ building: { id } }) => ({ at: id, body: { name: 'Jiný dům', version: 1 } })],
  ['GET /api/building',                         'own', 'own', 'own', 'own', 'own', ({ building: { slug } }) => ({ query: { url: slug } })],

  ['GET /api/availability/space/:id',           404, 'may', 404, 404, 'may', at((world) => world.draft)],
  ['GET /api/availability/space/:id (published)', 'may', 'may', 'may', 'may', 'may', at((world) => world.published)],
  ['GET /api/availability/space/:id/schedule',  401, 'may', 403, 403, 'may', at((world) => world.published)],
  ['PUT /api/availability/space/:id/settings',  401, 'may', 403, 403, 'may', ({ published: { id } }) => ({ at: id, body: SETTINGS })],
  ['PUT /api/availability/space/:id/settings (draft)', 401, 'may', 404, 403, 'may', ({ draft: { id } }) => ({ at: id, body: SETTINGS })],
  ['PUT /api/availability/space/:id/overlaps',  401, 'may', 403, 403, 'may', ({ published, draft: { id } }) => ({ at: published.id, body: { space_ids: [id] } })],
  ['POST /api/availability',                    401, 'may', 404, 403, 'may', (world) => ofDraft(world, WINDOW)],
  ['POST /api/availability (published)',        401, 'may', 403, 403, 'may', (world) => ofPublished(world, WINDOW)],
  ['PUT /api/availability/:id',                 401, 'may', 403, 403, 'may', ({ window: { id } }) => ({ at: id, body: WINDOW })],
  ['DELETE /api/availability/:id',              401, 'may', 403, 403, 'may', at(({ window }) => window)],
  ['POST /api/availability/rules',              401, 'may', 404, 403, 'may', (world) => ofDraft(world, RULE)],
  ['POST /api/availability/rules (published)',  401, 'may', 403, 403, 'may', (world) => ofPublished(world, RULE)],
  ['PUT /api/availability/rules/:id',           401, 'may', 403, 403, 'may', ({ rule: { id } }) => ({ at: id, body: RULE })],
  ['DELETE /api/availability/rules/:id',        401, 'may', 403, 403, 'may', at(({ rule }) => rule)],
  ['POST /api/availability/rules/:id/exceptions', 401, 'may', 403, 403, 'may', ({ rule: { id } }) => ({ at: id, body: { day: '2027-03-01', holds: false } })],
  ['GET /api/blocked-slots/space/:id',          404, 'may', 404, 404, 'may', at((world) => world.draft)],
  ['GET /api/blocked-slots/space/:id (published)', 'may', 'may', 'may', 'may', 'may', at((world) => world.published)],
  ['POST /api/blocked-slots',                   401, 'may', 404, 403, 'may', (world) => ofDraft(world, BLOCK)],
  ['POST /api/blocked-slots (published)',       401, 'may', 403, 403, 'may', (world) => ofPublished(world, BLOCK)],
  ['PUT /api/blocked-slots/:id',                401, 'may', 403, 403, 'may', ({ block: { id } }) => ({ at: id, body: BLOCK })],
  ['DELETE /api/blocked-slots/:id',             401, 'may', 403, 403, 'may', at(({ block }) => block)],

  ['POST /api/reservations/check-availability', 'own', 'own', 'own', 'own', 'own', (world) => ofPublished(world, TERM)],
  ['POST /api/reservations (draft)',            404, 'may', 404, 404, 'may', (world) => ofDraft(world, BOOKING)],
  ['POST /api/reservations',                    'own', 'own', 'own', 'own', 'own', (world) => ofPublished(world, BOOKING)],
  ['POST /api/reservations/:id/guest',          404, 404, 404, 404, 404, ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense' } })],
  ['DELETE /api/reservations/:id/guest',        404, 404, 404, 404, 404, ({ reservation: { id } }) => ({ at: id, body: { token: 'nonsense' } })],
  ['GET /api/reservations/:id/:token/rezervace.ics', 404, 404, 404, 404, 404, at(({ reservation }) => reservation)],
  ['GET /api/reservations/space/:id',           404, 'may', 404, 404, 'may', at((world) => world.draft)],
  ['GET /api/reservations/space/:id (published)', 'own', 'may', 'own', 'own', 'may', ({ published: { id } }) => ({ at: id, query: { start_date: '2027-02-03' } })],
  ['GET /api/reservations/calendar',            401, 'may', 'own', 403, 'own'],
  ['GET /api/reservations/calendar (of a space)', 401, 'may', 403, 403, 'may', ({ published: { id } }) => ({ query: { space_id: String(id), start_date: '2027-02-03' } })],
  ['GET /api/reservations',                     401, 'may', 'own', 403, 'own'],
  ['GET /api/reservations (of a space)',        401, 'may', 403, 403, 'may', ({ published: { id } }) => ({ query: { space_id: String(id) } })],
  ['GET /api/reservations/:id',                 401, 'may', 404, 403, 'may', at(({ reservation }) => reservation)],
  ['POST /api/reservations/:id/confirm',        401, 'may', 404, 403, 'may', at(({ reservation }) => reservation)],
  ['PUT /api/reservations/:id',                 401, 'may', 404, 403, 'may', ({ reservation: { id } }) => ({ at: id, body: { ...TERM, sequence: 0 } })],
  ['PUT /api/reservations/:id/note',            401, 'may', 404, 403, 'may', ({ reservation: { id } }) => ({ at: id, body: { owner_note: 'Chtějí projektor' } })],
  ['DELETE /api/reservations/:id',              401, 'may', 404, 404, 'may', ({ reservation: { id } }) => ({ at: id, body: { reason: 'Havárie vody' } })],

  ['GET /api/calendars/space/:id',              401, 'may', 403, 403, 'may', at((world) => world.published)],
  ['GET /api/calendars/space/:id (draft)',      401, 'may', 404, 403, 'may', at((world) => world.draft)],
  ['POST /api/calendars/preview',               401, 'may', 403, 403, 'may', (world) => ofPublished(world, { url: 'http://127.0.0.1/' })],
  ['POST /api/calendars/preview (draft)',       401, 'may', 404, 403, 'may', (world) => ofDraft(world, { url: 'http://127.0.0.1/' })],
  ['POST /api/calendars/feeds',                 401, 'may', 403, 403, 'may', (world) => ofPublished(world, { url: 'http://127.0.0.1/', name: 'Google' })],
  ['POST /api/calendars/feeds/:id/refresh',     401, 'may', 404, 403, 'may', at(({ feed }) => feed)],
  ['DELETE /api/calendars/feeds/:id',           401, 'may', 404, 403, 'may', at(({ feed }) => feed)],
  ['GET /api/calendars/export',                 401, 'may', 'own', 403, 403],
  ['POST /api/calendars/export',                401, 'may', 'own', 403, 403],
  ['DELETE /api/calendars/export',              401, 'may', 'own', 403, 403],
  ['POST /api/calendars/space/:id/export',      401, 'may', 403, 403, 'may', at((world) => world.published)],
  ['DELETE /api/calendars/space/:id/export',    401, 'may', 403, 403, 'may', at((world) => world.published)],
  ['GET /api/calendars/:file',                  404, 404, 404, 404, 404, () => ({ at: `1.${'a'.repeat(43)}.ics` })],

  ['POST /api/space/contact',                   'own', 'own', 'own', 'own', 'own', (world) => ofPublished(world, MESSAGE)],
  ['POST /api/space/contact (draft)',           404, 404, 404, 404, 404, (world) => ofDraft(world, MESSAGE)],
  ['GET /api/inquiries/puzzle',                 'own', 'own', 'own', 'own', 'own'],
  ['GET /api/inquiries/matches',                'own', 'own', 'own', 'own', 'own'],
  ['POST /api/inquiries',                       'own', 'own', 'own', 'own', 'own', () => ({ body: { ...DEMAND, terms_accepted: true, space_ids: [] } })],
  ['POST /api/inquiries/:id/guest',             404, 404, 404, 404, 404, ({ demand: { id } }) => ({ at: id, body: { token: 'nonsense' } })],
  ['POST /api/inquiries/:id/guest (by the link)', 'may', 'may', 'may', 'may', 'may', ({ demand: { id, token } }) => ({ at: id, body: { token } })],
  ['POST /api/inquiries/:id/guest/choose',      404, 404, 404, 404, 404, ({ demand: { id, part } }) => ({ at: id, body: { token: 'nonsense', recipient_id: part.id } })],
  ['POST /api/inquiries/:id/guest/close',       404, 404, 404, 404, 404, ({ demand: { id } }) => ({ at: id, body: { token: 'nonsense', reason: '' } })],
  ['GET /api/favourites',                       401, 'own', 'own', 'own', 'own'],
  ['POST /api/favourites/join',                 401, 'own', 'own', 'own', 'own', ({ published: { id }, draft: { id: hidden } }) => ({ body: { space_ids: [id, hidden] } })],
  ['PUT /api/favourites/:id',                   401, 'own', 'own', 'own', 'own', at(({ published }) => published)],
  ['PUT /api/favourites/:id (draft)',           401, 404, 404, 404, 404, at(({ draft: hidden }) => hidden)],
  ['DELETE /api/favourites/:id',                401, 'own', 'own', 'own', 'own', at(({ published }) => published)],
  ['POST /api/spaces/cards',                    'own', 'own', 'own', 'own', 'own', ({ draft: { id } }) => ({ body: { ids: [id] } })],
  ['GET /api/spaces/comparison',                'own', 'own', 'own', 'own', 'own', ({ draft: { id } }) => ({ query: { ids: String(id) } })],
  ['GET /api/inquiries/received',               401, 'may', 'own', 403, 'own'],
  ['GET /api/inquiries/received/:id',           401, 'may', 404, 403, 404, at(({ demand }) => demand.part)],
  ['POST /api/inquiries/received/:id/offer',    401, 'may', 404, 403, 404, ({ demand: { part } }) => ({ at: part.id, body: { price: 100, text: 'Ano', valid_until: null } })],
  ['POST /api/inquiries/received/:id/decline',  401, 'may', 404, 403, 404, ({ demand: { part } }) => ({ at: part.id, body: { reason: 'Obsazeno' } })],

  ['GET /api/membership',                       401, 'may', 'own', 403, 403],
  ['POST /api/membership/orders',               401, 'may', 'own', 403, 403, ({ plan: { id } }) => ({ body: { plan_id: id } })],
  ['POST /api/membership/orders/:id/cancel',    401, 'may', 404, 403, 404, order],
  ['GET /api/membership/orders/:id/invoice',    401, 'may', 404, 403, 'may', order],

  ['GET /api/admin/dashboard',                  401, 403, 403, 403, 'may'],
  ['GET /api/admin/search',                     401, 403, 403, 403, 'may', () => ({ query: { q: SECRET } })],
  ['GET /api/admin/audit',                      401, 403, 403, 403, 'may', ({ users }) => ({ query: { actor_id: String(users.owner.id) } })],
  ['GET /api/admin/audit/names',                401, 403, 403, 403, 'may'],
  ['GET /api/admin/audit/export',               401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/queues',                     401, 403, 403, 403, 'may'],
  ['GET /api/admin/queues/outbox',              401, 403, 403, 403, 'may'],
  ['GET /api/admin/queues/failed',              401, 403, 403, 403, 'may'],
  ['POST /api/admin/queues/failed/retry',       401, 403, 403, 403, 'may', () => ({ body: { id: 'emails/nobody' } })],
  ['POST /api/admin/queues/failed/remove',      401, 403, 403, 403, 'may', () => ({ body: { id: 'emails/nobody' } })],
  ['POST /api/admin/queues/failed/retry-all',   401, 403, 403, 403, 'may', () => ({ body: { queue: 'emails' } })],
  ['GET /api/admin/mails',                      401, 403, 403, 403, 'may'],
  ['GET /api/admin/mails/export',               401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/mails/:id',                  401, 403, 403, 403, 'may', at(({ mail }) => mail)],
  ['POST /api/admin/mails/:id/retry',           401, 403, 403, 403, 'may', at(({ mail }) => mail)],
  ['GET /api/admin/mail-templates',             401, 403, 403, 403, 'may'],
  ['GET /api/admin/mail-templates/:name',       401, 403, 403, 403, 'may', () => ({ at: 'space-published' })],
  ['GET /api/admin/timeline',                   401, 403, 403, 403, 'may', ({ published: { id } }) => ({ query: { subject_type: 'space', subject_id: String(id) } })],
  ['GET /api/admin/reservations',               401, 403, 403, 403, 'may'],
  ['GET /api/admin/reservations/export',        401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/reservations/calendar',      401, 403, 403, 403, 'may', () => ({ query: { start_date: '2027-03-01', end_date: '2027-03-31' } })],
  ['GET /api/admin/reservations/:id',           401, 403, 403, 403, 'may', at((world) => world.reservation)],
  ['GET /api/admin/spaces/:id',                 401, 403, 403, 403, 'may', at((world) => world.draft)],
  ['GET /api/admin/spaces/:id/figures',         401, 403, 403, 403, 'may', at((world) => world.draft)],
  ['GET /api/admin/users',                      401, 403, 403, 403, 'may'],
  ['GET /api/admin/users/export',               401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/users/:id',                  401, 403, 403, 403, 'may', owner],
  ['PUT /api/admin/users/:id',                  401, 403, 403, 403, 'may', ({ users }) => ({ at: users.owner.id, body: { name: 'Jana', email: newEmail(), version: 1 } })],
  ['PUT /api/admin/users/:id/roles',            401, 403, 403, 403, 'may', ({ users }) => ({ at: users.owner.id, body: { role: ['ROLE_SUPERADMIN'], version: 1 } })],
  ['POST /api/admin/users/:id/block',           401, 403, 403, 403, 'may', ({ users }) => ({ at: users.owner.id, body: { reason: 'Podvod' } })],
  ['POST /api/admin/users/:id/unblock',         401, 403, 403, 403, 'may', owner],
  ['POST /api/admin/users/:id/end-sessions',    401, 403, 403, 403, 'may', owner],
  ['POST /api/admin/users/:id/impersonate',     401, 403, 403, 403, 'may', owner],
  ['GET /api/admin/buildings',                  401, 403, 403, 403, 'may'],
  ['GET /api/admin/buildings/export',           401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/buildings/:id',              401, 403, 403, 403, 'may', ownBuilding],
  ['PUT /api/admin/buildings/:id',              401, 403, 403, 403, 'may', ({ building: { id } }) => ({ at: id, body: { name: 'Jiný dům', version: 1 } })],
  ['DELETE /api/admin/buildings/:id',           401, 403, 403, 403, 'may', ownBuilding],
  ['GET /api/admin/customers',                  401, 403, 403, 403, 'may'],
  ['GET /api/admin/customers/export',           401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/customers/:id',              401, 403, 403, 403, 'may', customer],
  ['PUT /api/admin/customers/:id',              401, 403, 403, 403, 'may', (world) => ({ at: world.customer.id, body: { ...BILLING, phone: null, version: 1 } })],
  ['GET /api/admin/inquiries',                  401, 403, 403, 403, 'may'],
  ['GET /api/admin/inquiries/export',           401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/inquiries/:id',              401, 403, 403, 403, 'may', at((world) => world.demand)],
  ['PUT /api/admin/inquiries/:id',              401, 403, 403, 403, 'may', ({ demand: { id } }) => ({ at: id, body: { ...DEMAND, version: 1 } })],
  ['POST /api/admin/inquiries/:id/forward',     401, 403, 403, 403, 'may', ({ demand: { id }, published: { id: space } }) => ({ at: id, body: { space_ids: [space] } })],
  ['POST /api/admin/inquiries/:id/close',       401, 403, 403, 403, 'may', ({ demand: { id } }) => ({ at: id, body: { note: 'Vyřízeno' } })],
  ['GET /api/admin/space-reviews',              401, 403, 403, 403, 'may'],
  ['POST /api/admin/space-reviews/:id/close',   401, 403, 403, 403, 'may', at(({ review }) => review)],
  ['GET /api/admin/plans',                      401, 403, 403, 403, 'may'],
  ['POST /api/admin/plans',                     401, 403, 403, 403, 'may', () => ({ body: PLAN })],
  ['PUT /api/admin/plans/:id',                  401, 403, 403, 403, 'may', (world) => ({ at: world.plan.id, body: { ...PLAN, version: world.plan.version } })],
  ['GET /api/admin/taxonomy',                    401, 403, 403, 403, 'may'],
  ['POST /api/admin/taxonomy/purposes',          401, 403, 403, 403, 'may', () => ({ body: PURPOSE })],
  ['PUT /api/admin/taxonomy/purposes/order',     401, 403, 403, 403, 'may', ({ purpose: { id } }) => ({ body: { ids: [id] } })],
  ['PUT /api/admin/taxonomy/purposes/:id',       401, 403, 403, 403, 'may', ({ purpose: { id } }) => ({ at: id, body: { ...PURPOSE, version: 1 } })],
  ['DELETE /api/admin/taxonomy/purposes/:id',    401, 403, 403, 403, 'may', at(({ purpose }) => purpose)],
  ['GET /api/admin/taxonomy/purposes/:id/merge-preview', 401, 403, 403, 403, 'may', ({ purpose: { id } }) => ({ at: id, query: { into: String(id + 1) } })],
  ['POST /api/admin/taxonomy/purposes/:id/merge', 401, 403, 403, 403, 'may', ({ purpose: { id } }) => ({ at: id, body: { into: id + 1, version: 1 } })],
  ['POST /api/admin/taxonomy/attributes',        401, 403, 403, 403, 'may', () => ({ body: ATTRIBUTE })],
  ['PUT /api/admin/taxonomy/attributes/order',   401, 403, 403, 403, 'may', ({ attribute: { id } }) => ({ body: { ids: [id] } })],
  ['PUT /api/admin/taxonomy/attributes/:id',     401, 403, 403, 403, 'may', ({ attribute: { id } }) => ({ at: id, body: { ...ATTRIBUTE, version: 1 } })],
  ['DELETE /api/admin/taxonomy/attributes/:id',  401, 403, 403, 403, 'may', at(({ attribute }) => attribute)],
  ['GET /api/admin/taxonomy/attributes/:id/merge-preview', 401, 403, 403, 403, 'may', ({ attribute: { id } }) => ({ at: id, query: { into: String(id + 1) } })],
  ['POST /api/admin/taxonomy/attributes/:id/merge', 401, 403, 403, 403, 'may', ({ attribute: { id } }) => ({ at: id, body: { into: id + 1, version: 1 } })],
  ['GET /api/admin/locations',                   401, 403, 403, 403, 'may'],
  ['GET /api/admin/locations/export',            401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/locations/:id',               401, 403, 403, 403, 'may', at(({ location }) => location)],
  ['POST /api/admin/locations',                  401, 403, 403, 403, 'may', ({ location: { id } }) => ({ body: { ...PLACE, kind: 'town', parent_id: id } })],
  ['PUT /api/admin/locations/:id',               401, 403, 403, 403, 'may', ({ location: { id } }) => ({ at: id, body: { ...PLACE, version: 1 } })],
  ['DELETE /api/admin/locations/:id',            401, 403, 403, 403, 'may', at(({ location }) => location)],
  ['GET /api/admin/orders',                     401, 403, 403, 403, 'may'],
  ['GET /api/admin/orders/export',              401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['POST /api/admin/orders/:id/paid',           401, 403, 403, 403, 'may', order],
  ['POST /api/admin/orders/:id/cancel',         401, 403, 403, 403, 'may', order],
  ['GET /api/admin/views',                      401, 403, 403, 403, 'may', () => ({ query: { list: 'users' } })],
  ['POST /api/admin/views',                     401, 403, 403, 403, 'may', () => ({ body: { list: 'users', name: 'Blokovaní', query: 'state=blocked', shared: false } })],
  ['PUT /api/admin/views/:id',                  401, 403, 403, 403, 'may', ({ view: { id } }) => ({ at: id, body: { name: 'Jiní', query: '', shared: true } })],
  ['DELETE /api/admin/views/:id',               401, 403, 403, 403, 'may', at(({ view }) => view)],
  ['PUT /api/admin/images',                     401, 403, 403, 403, 'may', () => ({ form: {} })],
  ['GET /api/admin/images/:id',                 401, 403, 403, 403, 'may', at(({ libraryImage }) => libraryImage)],
  ['GET /api/admin/settings',                   401, 403, 403, 403, 'may'],
  ['PUT /api/admin/settings',                   401, 403, 403, 403, 'may', () => ({ body: SITE })],
  ['GET /api/admin/ai-writer',                  401, 403, 403, 403, 'may'],
  ['POST /api/admin/ai-writer/outline',         401, 403, 403, 403, 'may', () => ({ body: { topic: 'Svatba', keywords: [], tone: 'practical', length: 'short', notes: '' } })],
  ['POST /api/admin/ai-writer/article',         401, 403, 403, 403, 'may', () => ({ body: { topic: 'Svatba', keywords: [], tone: 'practical', length: 'short', notes: '', title: 'Svatba', sections: [{ heading: 'Kde', points: [] }] } })],
  ['POST /api/admin/ai-writer/passage',         401, 403, 403, 403, 'may', () => ({ body: { passage: 'Text', around: '', wish: 'improve', own_wish: '' } })],
  ['POST /api/admin/ai-writer/titles',          401, 403, 403, 403, 'may', () => ({ body: { title: 'Svatba', text: '', keywords: [] } })],
  ['POST /api/admin/ai-writer/description',     401, 403, 403, 403, 'may', () => ({ body: { title: 'Svatba', text: '', keywords: [] } })],
  ['GET /api/admin/redirects',                  401, 403, 403, 403, 'may'],
  ['GET /api/admin/redirects/export',           401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/redirects/:id',              401, 403, 403, 403, 'may', at(({ redirect }) => redirect)],
  ['POST /api/admin/redirects',                 401, 403, 403, 403, 'may', () => ({ body: { from_path: `/${randomUUID()}`, to_path: '/katalog/praha' } })],
  ['PUT /api/admin/redirects/:id',              401, 403, 403, 403, 'may', ({ redirect: { id, fromPath } }) => ({ at: id, body: { from_path: fromPath, to_path: null, version: 1 } })],
  ['DELETE /api/admin/redirects/:id',           401, 403, 403, 403, 'may', at(({ redirect }) => redirect)],
  ['GET /api/admin/terms',                      401, 403, 403, 403, 'may'],
  ['GET /api/admin/terms/:id',                  401, 403, 403, 403, 'may', at(({ terms }) => terms)],
  ['POST /api/admin/terms',                     401, 403, 403, 403, 'may', () => ({ body: { valid_from: '3000-01-01', html: '<p>Podmínky</p>', summary: '' } })],
  ['DELETE /api/admin/terms/:id',               401, 403, 403, 403, 'may', at(({ terms }) => terms)],
  ['GET /api/admin/content',                    401, 403, 403, 403, 'may'],
  ['PUT /api/admin/content/order',              401, 403, 403, 403, 'may', ({ content: { id } }) => ({ body: { menu_place: 'footer', ids: [id] } })],
  ['GET /api/admin/content/:id',                401, 403, 403, 403, 'may', at(({ content }) => content)],
  ['POST /api/admin/content',                   401, 403, 403, 403, 'may', () => ({ body: PAGE })],
  ['PUT /api/admin/content/:id',                401, 403, 403, 403, 'may', ({ content: { id, version } }) => ({ at: id, body: { ...PAGE, version } })],
  ['DELETE /api/admin/content/:id',             401, 403, 403, 403, 'may', at(({ content }) => content)],
  ['POST /api/admin/content/:id/restore',       401, 403, 403, 403, 'may', at(({ content }) => content)],
  ['GET /api/admin/content/:id/revisions',      401, 403, 403, 403, 'may', at(({ content }) => content)],
  ['GET /api/admin/content-revisions/:id',      401, 403, 403, 403, 'may', at(({ revision }) => revision)],
  ['POST /api/admin/content-revisions/:id/restore', 401, 403, 403, 403, 'may', ({ revision: { id }, content: { version } }) => ({ at: id, body: { version } })],
  ['GET /api/admin/seo-urls',                   401, 403, 403, 403, 'may'],
  ['GET /api/admin/seo-urls/export',            401, 403, 403, 403, 'may', () => ({ query: { format: 'csv' } })],
  ['GET /api/admin/seo-urls/options',           401, 403, 403, 403, 'may'],
  ['GET /api/admin/seo-urls/:id',               401, 403, 403, 403, 'may', at(({ seoUrl }) => seoUrl)],
  ['POST /api/admin/seo-urls',                  401, 403, 403, 403, 'may', ({ attribute }) => ({ body: { ...SEO_URL, path: `adresa-${attribute.id}`, attribute_ids: [attribute.id] } })],
  ['POST /api/admin/seo-urls/check',            401, 403, 403, 403, 'may', () => ({ body: { ...SEO_URL, id: null } })],
  ['POST /api/admin/seo-urls/bulk',             401, 403, 403, 403, 'may', ({ purpose }) => ({ body: { location_ids: [], purpose_ids: [purpose.id], capacity: 'do-50', templates: SEO_TEMPLATES, only_with_results: false, in_footer: false, dry_run: false } })],
  ['POST /api/admin/seo-urls/bulk-delete',      401, 403, 403, 403, 'may', ({ seoUrl: { id } }) => ({ body: { ids: [id] } })],
  ['POST /api/admin/seo-urls/import',           401, 403, 403, 403, 'may', ({ seoUrl: { path } }) => ({ body: { csv: `Adresa;Titulek\n${path};Nový titulek`, dry_run: false, skip_errors: false } })],
  ['PUT /api/admin/seo-urls/:id',               401, 403, 403, 403, 'may', ({ seoUrl: { id, path, purposeId } }) => ({ at: id, body: { ...SEO_URL, path, purpose_id: purposeId, version: 1 } })],
  ['DELETE /api/admin/seo-urls/:id',            401, 403, 403, 403, 'may', at(({ seoUrl }) => seoUrl)],
];
