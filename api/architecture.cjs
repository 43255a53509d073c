/**
 * Allowed dependencies inside the API. Used by the linter (tools/eslint) and api/test/architecture.spec.ts: a
 * new edge is a reviewed change here and nowhere else.
 */

/** Modules and the modules they may use, always through the other's index.ts. The graph has no cycle. */
const modules = {
  users: [],
  media: [],
  geo: ['seo', 'audit'],
  seo: [],
  health: [],
  settings: ['audit', 'media'],
  redirects: ['seo', 'audit'],
  privacy: [],
  mail: ['privacy', 'audit'],
  audit: ['users'],
  customers: ['users', 'geo', 'privacy'],
  subscriptions: ['users', 'customers', 'mail', 'audit', 'settings', 'privacy'],
  'second-factor': ['users', 'privacy'],
  auth: ['users', 'customers', 'subscriptions', 'audit', 'privacy', 'second-factor'],
  buildings: ['customers', 'geo'],
  taxonomy: ['seo', 'audit'],
  spaces: [
    'taxonomy',
    'users',
    'buildings',
    'customers',
    'geo',
    'subscriptions',
    'media',
    'mail',
    'seo',
    'audit',
    'privacy',
  ],
  accounts: [
    'users',
    'customers',
    'subscriptions',
    'auth',
    'second-factor',
    'spaces',
    'mail',
    'audit',
    'settings',
    'privacy',
  ],
  availability: ['users', 'customers', 'buildings', 'spaces', 'audit', 'privacy'],
  pricing: ['spaces', 'availability'],
  reservations: [
    'users',
    'customers',
    'buildings',
    'spaces',
    'availability',
    'pricing',
    'inquiries',
    'mail',
    'audit',
    'settings',
    'privacy',
  ],
  calendars: [
    'users',
    'customers',
    'buildings',
    'spaces',
    'availability',
    'reservations',
    'mail',
    'audit',
    'privacy',
  ],
  robots: [],
  inquiries: [
    'users',
    'customers',
    'buildings',
    'spaces',
    'catalog',
    'taxonomy',
    'geo',
    'mail',
    'audit',
    'settings',
    'privacy',
    'robots',
  ],
  catalog: [
    'taxonomy',
    'spaces',
    'buildings',
    'availability',
    'geo',
    'seo',
    'health',
    'media',
    'subscriptions',
  ],
  'fact-sheets': ['buildings', 'spaces', 'availability', 'media', 'settings'],
  favourites: ['users', 'spaces', 'catalog', 'privacy'],
  waiting: ['reservations'],
  'saved-searches': ['users', 'spaces', 'catalog', 'mail', 'privacy', 'robots'],
  'seo-urls': ['seo', 'catalog', 'taxonomy', 'spaces', 'geo', 'audit'],
  content: ['media', 'seo', 'audit', 'settings'],
  admin: [
    'users',
    'customers',
    'spaces',
    'reservations',
    'inquiries',
    'subscriptions',
    'catalog',
    'mail',
    'audit',
    'health',
    'privacy',
  ],
  'ai-writer': [],
  blog: ['users', 'media', 'seo', 'audit'],
  site: ['seo', 'catalog', 'spaces', 'settings', 'content', 'media', 'blog'],
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
  dto: {
    only: ['dto'],
    onlyPackages: [
      'class-validator',
      'class-transformer',
      '@nestjs/swagger',
      '@prostora/contracts',
      '@prostora/strings',
    ],
    onlyPlatform: ['http'],
  },
  mapper: {
    never: ['service', 'repository', 'controller', 'jobs', 'listeners', 'module'],
    neverPackages: ['bullmq', 'pg', ...http],
    notEvenTypes: ['controller'],
  },
  service: {
    never: ['dto', 'controller', 'jobs', 'listeners', 'module'],
    neverPackages: ['bullmq', 'ioredis', ...http],
    notEvenTypes: ['dto', 'controller'],
  },
  listeners: {
    never: ['repository', 'controller', 'dto', 'module'],
    neverPackages: ['bullmq', 'ioredis', ...http],
    notEvenTypes: ['repository', 'controller'],
  },
  jobs: {
    never: ['repository', 'controller', 'dto', 'module'],
    neverPackages: ['bullmq', 'ioredis', ...http],
    notEvenTypes: ['repository', 'controller'],
  },
  policy: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: everyIo,
    neverPlatform: ['database', 'outbox', 'queue', 'storage', 'mailer'],
  },
  states: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: everyIo,
    neverPlatform: ['database', 'outbox', 'queue', 'storage', 'mailer'],
  },
  errors: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: everyIo,
    neverPlatform: ['database', 'outbox', 'queue', 'storage', 'mailer'],
  },
  events: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: everyIo,
    neverPlatform: ['database', 'queue', 'storage', 'mailer'],
  },
  entity: {
    never: ['service', 'repository', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: ['bullmq', 'pg', '@nestjs/', ...http],
    neverPlatform: ['http', 'queue', 'storage', 'mailer'],
  },
  repository: {
    never: ['service', 'controller', 'dto', 'mapper', 'jobs', 'listeners', 'module'],
    neverPackages: ['bullmq', 'ioredis', ...http],
    neverPlatform: ['queue', 'outbox', 'mailer'],
    notEvenTypes: ['controller', 'dto'],
  },
  plain: {
    never: ['controller', 'dto', 'module'],
    neverPackages: ['bullmq', 'ioredis', 'class-validator', '@nestjs/swagger'],
  },
  module: {},
  index: {},
};

/** Maximum lines of an index.ts: a public interface, not a second module. */
const longestIndex = 15;

module.exports = { modules, layers, longestIndex };
