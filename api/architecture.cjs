/**
 * Allowed dependencies inside the API. Used by the linter (tools/eslint) and api/test/architecture.spec.ts: a
 * new edge is a reviewed change here and nowhere else.
 */

/** Modules and the modules they may use, always through the other's index.ts. The graph has no cycle. */
const modules = {
  media: [],
  audit: [],
  seo: ['audit'],
  settings: ['audit', 'media'],
  mail: ['audit', 'settings'],
  geo: ['seo', 'audit'],
  accounts: ['mail', 'audit', 'settings'],
  conversations: ['accounts', 'mail', 'audit'],
  subscriptions: ['accounts', 'mail', 'audit', 'settings'],
  taxonomy: ['seo', 'audit'],
  spaces: ['taxonomy', 'accounts', 'geo', 'subscriptions', 'media', 'mail', 'seo', 'audit', 'settings'],
  availability: ['accounts', 'spaces', 'audit'],
  pricing: ['taxonomy', 'accounts', 'spaces', 'availability', 'audit'],
  'space-copies': ['spaces', 'availability', 'pricing'],
  inquiries: [
    'accounts',
    'conversations',
    'spaces',
    'catalog',
    'taxonomy',
    'geo',
    'mail',
    'audit',
    'settings',
  ],
  reservations: [
    'taxonomy',
    'accounts',
    'conversations',
    'spaces',
    'availability',
    'pricing',
    'inquiries',
    'mail',
    'audit',
    'settings',
  ],
  deals: ['accounts', 'spaces', 'pricing', 'reservations', 'mail', 'audit'],
  payments: ['accounts', 'deals', 'audit'],
  hosting: ['accounts', 'spaces', 'availability', 'pricing', 'reservations', 'mail', 'audit'],
  calendars: ['accounts', 'spaces', 'availability', 'reservations', 'mail', 'seo', 'audit'],
  'booking-imports': ['accounts', 'pricing', 'reservations', 'calendars', 'audit'],
  catalog: [
    'taxonomy',
    'accounts',
    'spaces',
    'availability',
    'pricing',
    'geo',
    'media',
    'subscriptions',
    'mail',
    'seo',
    'audit',
  ],
  content: ['accounts', 'media', 'seo', 'audit', 'settings'],
  site: ['seo', 'catalog', 'spaces', 'availability', 'settings', 'content', 'media'],
  console: [
    'accounts',
    'spaces',
    'reservations',
    'hosting',
    'inquiries',
    'subscriptions',
    'catalog',
    'mail',
    'audit',
    'settings',
  ],
};

/**
 * Sub-folders of a module and the sub-folders each may use besides the core, the files at the module's top. The
 * core imports no sub-folder, and there is no cycle. Exempt are `*.module.ts` and the module's index.ts.
 */
const folders = {
  media: { fixtures: [] },
  seo: { redirects: [] },
  accounts: {
    users: [],
    customers: ['users'],
    members: ['users', 'customers'],
    'second-factor': ['users'],
    sessions: ['users', 'customers', 'members', 'second-factor'],
    account: ['users', 'customers', 'members', 'second-factor', 'sessions'],
    registration: ['users', 'customers', 'members', 'second-factor', 'sessions', 'account'],
    team: ['users', 'customers', 'members', 'sessions', 'account', 'registration'],
    privacy: ['users', 'customers', 'members', 'account'],
    'terms-notice': ['account'],
    maintenance: ['customers', 'account', 'team', 'privacy'],
    admin: ['users', 'customers', 'sessions', 'account'],
  },
  conversations: { mails: [], messages: ['mails'], 'canned-replies': [], inbound: ['messages'] },
  subscriptions: { plans: [], orders: [], membership: ['plans', 'orders'], admin: ['orders'] },
  spaces: {
    'edit-links': [],
    views: [],
    memberships: [],
    reviews: [],
    mails: ['reviews'],
    buildings: ['reviews'],
    editing: ['buildings', 'memberships', 'reviews', 'views'],
    detail: ['edit-links', 'editing', 'views'],
    photos: ['edit-links', 'editing', 'reviews'],
    'floor-plans': ['edit-links', 'editing', 'photos'],
    panoramas: ['edit-links', 'editing', 'photos'],
    copying: ['editing'],
    privacy: ['buildings', 'photos', 'floor-plans', 'panoramas', 'reviews'],
    admin: ['editing', 'reviews', 'views'],
  },
  availability: { seasons: [] },
  pricing: { 'price-lists': [], quotes: ['price-lists'] },
  inquiries: {
    moderation: [],
    mails: [],
    demand: ['moderation'],
    recipients: [],
    choices: ['mails'],
    admin: ['demand'],
    maintenance: ['mails', 'moderation'],
  },
  reservations: {
    admin: [],
    calendar: [],
    mails: ['calendar'],
    privacy: ['mails'],
    'guest-access': ['calendar', 'mails'],
    booking: ['guest-access'],
    changes: ['calendar', 'mails', 'guest-access'],
    decisions: ['calendar', 'mails', 'guest-access', 'booking'],
    'waiting-list': ['calendar', 'mails', 'privacy', 'guest-access', 'booking'],
    requests: ['calendar', 'guest-access', 'booking', 'decisions', 'waiting-list'],
    'own-bookings': ['mails', 'booking'],
    series: ['calendar', 'guest-access', 'booking', 'changes', 'decisions', 'requests', 'own-bookings'],
  },
  deals: {
    'rental-terms': [],
    mails: [],
    codes: ['mails'],
    instalments: [],
    cancellation: ['instalments'],
    steps: [],
    agreement: ['rental-terms', 'cancellation', 'instalments'],
    hosting: ['cancellation', 'steps'],
    guest: ['codes', 'cancellation', 'steps'],
    offers: ['rental-terms', 'mails', 'codes', 'steps', 'hosting', 'guest'],
  },
  hosting: {
    tasks: [],
    day: ['tasks'],
    lists: ['tasks'],
    rooms: ['lists'],
    links: [],
    statistics: [],
    'owner-profile': ['statistics'],
  },
  calendars: { member: [], 'public-program': [] },
  catalog: {
    search: [],
    sentence: ['search'],
    index: ['search', 'sentence'],
    projection: ['search', 'index'],
    query: ['sentence', 'index', 'projection'],
    results: ['search', 'sentence', 'index', 'projection', 'query'],
    synonyms: ['search', 'sentence'],
    favourites: ['query', 'results'],
    'saved-searches': ['projection', 'query'],
    selections: ['query', 'favourites'],
    'seo-urls': ['query'],
  },
  content: { 'ai-writer': [], blog: [] },
  site: { 'fact-sheets': [] },
  console: {
    'catalog-marks': [],
    queues: [],
    search: [],
    statistics: [],
    tasks: [],
    timeline: [],
    views: [],
    dashboard: ['tasks'],
  },
};

const everyIo = [
  '@mikro-orm/',
  'bullmq',
  'ioredis',
  'pg',
  'fastify',
  '@nestjs/',
  'node:fs',
  'node:http',
  'node:net',
  'nodemailer',
  'openai',
  'sharp',
];
const http = ['fastify', '@nestjs/platform-fastify', '@nestjs/swagger', 'class-validator'];

/**
 * Layers by suffix: `x.service.ts` is a service, a file without a known suffix is plain domain code. For
 * each: layers of its own module, packages and parts of the platform it must not import at run time. `only`
 * lists make it an allowlist. Type imports are allowed except of layers in `notEvenTypes`.
 */
const layers = {
  controller: {
    never: ['repository', 'entity', 'jobs', 'listeners', 'module'],
    neverPackages: ['@mikro-orm/', 'bullmq', 'pg'],
    neverPlatform: ['database', 'outbox', 'queue', 'mailer'],
  },
  // Shapes on the wire and their mappers, where no service maps.
  dto: {
    never: ['service', 'repository', 'entity', 'controller', 'jobs', 'listeners', 'module'],
    onlyPackages: [
      'class-validator',
      'class-transformer',
      '@nestjs/swagger',
      '@prostora/contracts',
      '@prostora/pricing',
      '@prostora/rental-terms',
      '@prostora/strings',
    ],
    onlyPlatform: ['http', 'error-responses'],
    notEvenTypes: ['controller'],
  },
  mapper: {
    never: ['service', 'repository', 'controller', 'jobs', 'listeners', 'module'],
    neverPackages: ['bullmq', 'pg', ...http],
    notEvenTypes: ['controller'],
  },
  service: {
    never: ['dto', 'controller', 'jobs', 'listeners', 'module'],
    neverPackages: ['bullmq', 'ioredis', ...http],
    notEvenTypes: ['controller'],
    neverPlatform: ['error-responses'],
  },
  listeners: {
    never: ['repository', 'controller', 'dto', 'module'],
    neverPackages: ['bullmq', 'ioredis', ...http],
    notEvenTypes: ['repository', 'controller'],
    neverPlatform: ['error-responses'],
  },
  jobs: {
    never: ['repository', 'controller', 'dto', 'module'],
    neverPackages: ['bullmq', 'ioredis', ...http],
    notEvenTypes: ['repository', 'controller'],
    neverPlatform: ['error-responses'],
  },
  policy: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: everyIo,
    neverPlatform: ['database', 'outbox', 'queue', 'storage', 'mailer', 'error-responses'],
  },
  states: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: everyIo,
    neverPlatform: ['database', 'outbox', 'queue', 'storage', 'mailer', 'error-responses'],
  },
  errors: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: everyIo,
    neverPlatform: ['database', 'outbox', 'queue', 'storage', 'mailer', 'error-responses'],
  },
  events: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: everyIo,
    neverPlatform: ['database', 'queue', 'storage', 'mailer', 'error-responses'],
  },
  entity: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: ['bullmq', 'pg', '@nestjs/', ...http],
    neverPlatform: ['http', 'queue', 'storage', 'mailer', 'error-responses'],
  },
  repository: {
    never: ['service', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: ['bullmq', 'ioredis', ...http],
    neverPlatform: ['queue', 'outbox', 'mailer', 'error-responses'],
    notEvenTypes: ['controller', 'dto'],
  },
  guard: {
    never: ['controller', 'jobs', 'listeners', 'module'],
    neverPackages: ['bullmq', 'ioredis', 'class-validator', '@nestjs/swagger'],
    notEvenTypes: ['controller'],
    neverPlatform: ['error-responses'],
  },
  plain: {
    never: ['controller', 'dto', 'module'],
    neverPackages: ['bullmq', 'ioredis', 'class-validator', '@nestjs/swagger'],
    neverPlatform: ['error-responses'],
  },
  routes: {
    never: ['controller', 'dto', 'module'],
    neverPackages: ['bullmq', 'ioredis', 'class-validator', '@nestjs/swagger'],
  },
  filter: {},
  module: {},
  index: {},
};

/** Phrases of error codes: only the part of the platform that builds error responses reads them. */
const errorPhrases = {
  specifiers: ['@prostora/strings/cs/errors.ts', '@prostora/strings/cs/api-errors.ts'],
  owner: 'error-responses',
};

/** Maximum lines of an index.ts: a public interface, not a second module. */
const longestIndex = 25;

module.exports = { modules, folders, layers, errorPhrases, longestIndex };
