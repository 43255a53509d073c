import { addDays } from '@prostora/contracts';
import { randomUUID } from 'node:crypto';
import { BILLING, DEMAND, newEmail, type RequestInput } from './access-matrix.ownership.ts';
import { LATER_MONDAY, SECRET, type AccessFixtures } from './access-matrix.fixtures.ts';

/** Records named by the parameter of a console route, by the path before it; any other names record 1. */
export const CONSOLE_RECORDS: Readonly<
  Record<string, (fixtures: AccessFixtures) => { id: number } | string>
> = {
  'mail-templates': () => 'space-published',
  mails: ({ mail }) => mail,
  reservations: ({ reservation }) => reservation,
  spaces: ({ draft }) => draft,
  users: ({ users }) => users.owner,
  buildings: ({ building }) => building,
  customers: ({ customer }) => customer,
  inquiries: ({ demand }) => demand,
  'space-reviews': ({ review }) => review,
  plans: ({ plan }) => plan,
  'taxonomy/purposes': ({ purpose }) => purpose,
  'taxonomy/attributes': ({ attribute }) => attribute,
  locations: ({ location }) => location,
  orders: ({ order }) => order,
  views: ({ view }) => view,
  'blog/categories': ({ category }) => category,
  'blog/tags': ({ tag }) => tag,
  'blog/posts': ({ post }) => post,
  images: ({ libraryImage }) => libraryImage,
  redirects: ({ redirect }) => redirect,
  'privacy/requests': ({ privacyRequest }) => privacyRequest,
  'sender-blocks': ({ senderBlock }) => senderBlock,
  synonyms: ({ synonym }) => synonym,
  terms: ({ terms }) => terms,
  content: ({ content }) => content,
  'content-revisions': ({ revision }) => revision,
  'seo-urls': ({ seoUrl }) => seoUrl,
};

const PLAN = {
  name: 'Nový',
  price_per_year: 100,
  active: true,
  sort_order: 1,
  config: {
    catalogPositionCoefficient: 0,
    description: '',
    hasMicroSite: false,
    hasSocialNetworksPromotion: false,
    hasSupportWithProfile: false,
    hasVideoInSpace: false,
    nrOfPhotosInSpace: 1,
    nrOfSpaces: 1,
  },
};
const SITE = {
  name: 'Prostora',
  company: {
    name: 'Firma',
    address: 'Ulice 1, Praha',
    ico: '27082440',
    dic: 'CZ27082440',
    register: 'C 1',
    phone: '+420 601 234 567',
    email: 'info@prostora.test',
  },
  billing: {
    street: 'Ulice 1',
    city: 'Praha',
    postal_code: '11000',
    account: '19-2000145399/0800',
    is_vat_payer: false,
  },
  social: [],
  version: 1,
};
const PAGE = {
  title: 'Stránka',
  lead: '',
  html: '<p>Text</p>',
  faq: [],
  meta_title: '',
  meta_description: '',
  cover_id: null,
  status: 'published',
  menu_place: 'none',
  menu_label: '',
};
const POST = {
  title: 'Článek',
  perex: '',
  html: '<p>Text</p>',
  cover_id: null,
  cover_alt: '',
  cover_caption: '',
  category_id: null,
  tag_ids: [],
  author_name: '',
  meta_title: '',
  meta_description: '',
};
const PURPOSE = { name: 'Turnaj v šachu', group: 'firemni', title_phrase: 'Prostory na turnaj v šachu' };
const ATTRIBUTE = { name: 'Šachovnice', group: 'equipments', category: 'Hry' };
const PLACE = { name: 'Lhota', locative: 've Lhotě', lat: 49.5, lng: 15.5, population: 100 };
const SEO_URL = {
  path: 'adresa',
  location_id: null,
  purpose_id: null,
  capacity: null,
  attribute_ids: [],
  title: 'Prostory na akci',
  h1: 'Prostory na akci',
  meta_description: '',
  description: '',
  footer_links: [],
  in_footer: false,
};
const SEO_TEMPLATES = {
  path: '{ucel}-do-padesati',
  title: '{prostory}',
  h1: '{prostory}',
  meta_description: '',
  description: '',
};
const buildCorrection = ({ plan, subscription }: AccessFixtures) => ({
  plan_id: plan.id,
  ends_at: addDays(subscription.endsAt.toISOString().slice(0, 10)).concat('T10:00:00Z'),
  reason: 'Náhrada',
  as_read: { plan_id: plan.id, ends_at: subscription.endsAt.toISOString() },
});

const OUTLINE = { topic: 'Svatba', keywords: [], tone: 'practical', length: 'short', notes: '' };
const TEXT = { title: 'Svatba', text: '', keywords: [] };

/**
 * Valid requests of the console: of every change with a body, so that its audit record and its undeclared
 * fields are tested, and of queries that need parameters.
 */
export const CONSOLE_REQUESTS: Readonly<
  Record<string, (fixtures: AccessFixtures) => Omit<RequestInput, 'at'>>
> = {
  'POST /api/admin/waiting/remind': ({ reservation: { id } }) => ({
    body: { kind: 'unanswered_reservations', id },
  }),
  'GET /api/admin/search': () => ({ query: { q: SECRET } }),
  'GET /api/admin/audit': ({ users }) => ({ query: { actor_id: String(users.owner.id) } }),
  'POST /api/admin/queues/catalog/retry': () => ({ body: {} }),
  'POST /api/admin/queues/failed/retry': () => ({ body: { id: 'emails/nobody' } }),
  'POST /api/admin/queues/failed/remove': () => ({ body: { id: 'emails/nobody' } }),
  'POST /api/admin/queues/failed/retry-all': () => ({ body: { queue: 'emails' } }),
  'GET /api/admin/timeline': ({ published: { id } }) => ({
    query: { subject_type: 'space', subject_id: String(id) },
  }),
  'GET /api/admin/reservations/calendar': () => ({
    query: { start_date: LATER_MONDAY, end_date: addDays(LATER_MONDAY, 30) },
  }),
  'PUT /api/admin/users/:id': () => ({ body: { name: 'Jana', email: newEmail(), version: 1 } }),
  'PUT /api/admin/users/:id/roles': () => ({ body: { role: ['ROLE_SUPERADMIN'], version: 1 } }),
  'POST /api/admin/users/:id/block': () => ({ body: { reason: 'Podvod' } }),
  'PUT /api/admin/buildings/:id': () => ({ body: { name: 'Jiný dům', version: 1 } }),
  'PUT /api/admin/customers/:id': () => ({ body: { ...BILLING, phone: null, version: 1 } }),
  'POST /api/admin/customers/:id/membership': (fixtures) => ({ body: buildCorrection(fixtures) }),
  'POST /api/admin/customers/:id/credit': () => ({ body: { amount: 100, reason: 'Náhrada' } }),
  'PUT /api/admin/inquiries/:id': () => ({ body: { ...DEMAND, version: 1 } }),
  'POST /api/admin/inquiries/:id/forward': ({ published: { id } }) => ({ body: { space_ids: [id] } }),
  'POST /api/admin/inquiries/moderation': ({ demand: { id } }) => ({
    body: { ids: [id], decision: 'close', block: [], note: '' },
  }),
  'POST /api/admin/inquiries/:id/close': () => ({ body: { note: 'Vyřízeno' } }),
  'POST /api/admin/privacy/requests': () => ({
    body: { email: newEmail(), kind: 'export', channel: 'mail' },
  }),
  'POST /api/admin/space-reviews/:id/close': ({ review: { changedAt } }) => ({
    body: { changed_at: changedAt.toISOString() },
  }),
  'POST /api/admin/plans': () => ({ body: PLAN }),
  'PUT /api/admin/plans/:id': ({ plan: { version } }) => ({ body: { ...PLAN, version } }),
  'POST /api/admin/taxonomy/purposes': () => ({ body: PURPOSE }),
  'PUT /api/admin/taxonomy/purposes/order': ({ purpose: { id } }) => ({ body: { ids: [id] } }),
  'PUT /api/admin/taxonomy/purposes/:id': () => ({ body: { ...PURPOSE, version: 1 } }),
  'GET /api/admin/taxonomy/purposes/:id/merge-preview': ({ purpose: { id } }) => ({
    query: { into: String(id + 1) },
  }),
  'POST /api/admin/taxonomy/purposes/:id/merge': ({ purpose: { id } }) => ({
    body: { into: id + 1, version: 1 },
  }),
  'POST /api/admin/taxonomy/attributes': () => ({ body: ATTRIBUTE }),
  'PUT /api/admin/taxonomy/attributes/order': ({ attribute: { id } }) => ({ body: { ids: [id] } }),
  'PUT /api/admin/taxonomy/attributes/:id': () => ({ body: { ...ATTRIBUTE, version: 1 } }),
  'GET /api/admin/taxonomy/attributes/:id/merge-preview': ({ attribute: { id } }) => ({
    query: { into: String(id + 1) },
  }),
  'POST /api/admin/taxonomy/attributes/:id/merge': ({ attribute: { id } }) => ({
    body: { into: id + 1, version: 1 },
  }),
  'POST /api/admin/locations': ({ location: { id } }) => ({
    body: { ...PLACE, kind: 'town', parent_id: id },
  }),
  'PUT /api/admin/locations/:id': () => ({ body: { ...PLACE, version: 1 } }),
  'GET /api/admin/views': () => ({ query: { list: 'users' } }),
  'POST /api/admin/views': () => ({
    body: { list: 'users', name: 'Blokovaní', query: 'state=blocked', shared: false },
  }),
  'PUT /api/admin/views/:id': () => ({ body: { name: 'Jiní', query: '', shared: true } }),
  'POST /api/admin/blog/categories': () => ({ body: { name: randomUUID() } }),
  'PUT /api/admin/blog/categories/order': ({ category: { id } }) => ({ body: { ids: [id] } }),
  'PUT /api/admin/blog/categories/:id': ({ category: { name } }) => ({ body: { name, version: 1 } }),
  'POST /api/admin/blog/tags': () => ({ body: { name: randomUUID() } }),
  'PUT /api/admin/blog/tags/order': ({ tag: { id } }) => ({ body: { ids: [id] } }),
  'PUT /api/admin/blog/tags/:id': ({ tag: { name } }) => ({ body: { name, version: 1 } }),
  'POST /api/admin/blog/posts': () => ({ body: POST }),
  'PUT /api/admin/blog/posts/:id': () => ({ body: { ...POST, version: 1 } }),
  'POST /api/admin/blog/posts/:id/status': () => ({ body: { step: 'publish' } }),
  'PUT /api/admin/images': () => ({ form: {} }),
  'PUT /api/admin/settings': () => ({ body: SITE }),
  'POST /api/admin/ai-writer/outline': () => ({ body: OUTLINE }),
  'POST /api/admin/ai-writer/article': () => ({
    body: { ...OUTLINE, title: 'Svatba', sections: [{ heading: 'Kde', points: [] }] },
  }),
  'POST /api/admin/ai-writer/passage': () => ({
    body: { passage: 'Text', around: '', wish: 'improve', own_wish: '' },
  }),
  'POST /api/admin/ai-writer/titles': () => ({ body: TEXT }),
  'POST /api/admin/ai-writer/description': () => ({ body: TEXT }),
  'POST /api/admin/redirects': () => ({
    body: { from_path: `/${randomUUID()}`, to_path: '/katalog/praha' },
  }),
  'PUT /api/admin/redirects/:id': ({ redirect: { fromPath } }) => ({
    body: { from_path: fromPath, to_path: null, version: 1 },
  }),
  'POST /api/admin/synonyms': ({ purpose: { id } }) => ({
    body: { kind: 'purpose', item_id: id, word: randomUUID() },
  }),
  'PUT /api/admin/synonyms/:id': ({ synonym: { word }, attribute: { id } }) => ({
    body: { kind: 'attribute', item_id: id, word, version: 1 },
  }),
  'POST /api/admin/terms': () => ({
    body: { valid_from: '3000-01-01', html: '<p>Podmínky</p>', summary: '' },
  }),
  'PUT /api/admin/content/order': ({ content: { id } }) => ({
    body: { menu_place: 'footer', ids: [id] },
  }),
  'POST /api/admin/content': () => ({ body: PAGE }),
  'PUT /api/admin/content/:id': ({ content: { version } }) => ({ body: { ...PAGE, version } }),
  'POST /api/admin/content-revisions/:id/restore': ({ content: { version } }) => ({ body: { version } }),
  'POST /api/admin/seo-urls': ({ attribute: { id } }) => ({
    body: { ...SEO_URL, path: `adresa-${id}`, attribute_ids: [id] },
  }),
  'POST /api/admin/seo-urls/check': () => ({ body: { ...SEO_URL, id: null } }),
  'POST /api/admin/seo-urls/bulk': ({ purpose: { id } }) => ({
    body: {
      location_ids: [],
      purpose_ids: [id],
      capacity: 'do-50',
      templates: SEO_TEMPLATES,
      only_with_results: false,
      in_footer: false,
      dry_run: false,
    },
  }),
  'POST /api/admin/seo-urls/bulk-delete': ({ seoUrl: { id } }) => ({ body: { ids: [id] } }),
  'POST /api/admin/seo-urls/import': ({ seoUrl: { path } }) => ({
    body: { csv: `Adresa;Titulek\n${path};Nový titulek`, dry_run: false, skip_errors: false },
  }),
  'PUT /api/admin/seo-urls/:id': ({ seoUrl: { path, purposeId } }) => ({
    body: { ...SEO_URL, path, purpose_id: purposeId, version: 1 },
  }),
};
