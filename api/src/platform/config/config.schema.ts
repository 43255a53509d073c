import {
  domain,
  dsn,
  flag,
  integer,
  oneOf,
  optional,
  proxies,
  required,
  secret,
  text,
  url,
  type Variable,
} from './config.parsers.ts';

/** Every variable the processes read; `.env.example` is generated from this table. */
export const CONFIG_SCHEMA = {
  NODE_ENV: required({
    description: 'Kind of environment.',
    fallback: 'development',
    parse: oneOf('development', 'test', 'production'),
  }),
  HOST: required({ description: 'Address the HTTP process listens on.', fallback: '127.0.0.1', parse: text }),
  PORT: required({
    description: 'Port the HTTP process listens on; 0 picks a free one.',
    fallback: '3000',
    parse: integer(0, 65535),
  }),
  WORKER_HOST: required({
    description: 'Address the background process listens on for its health and metrics.',
    fallback: '127.0.0.1',
    parse: text,
  }),
  WORKER_PORT: optional({
    description:
      'Port of the background process for /api/health/live, /api/health/ready and /api/metrics; without it the process does not listen. 0 picks a free one.',
    example: '3001',
    parse: integer(0, 65535),
  }),
  PUBLIC_URL: required({
    description:
      'Address of the site as visitors see it; links in e-mails and canonical addresses start with it.',
    fallback: 'http://localhost:3000',
    parse: url('http:', 'https:'),
  }),
  CONSOLE_URL: optional({
    description: 'Address of the console (web-admin/dist) on another origin, trusted like this one.',
    example: 'https://console.example.com/web-admin',
    parse: url('http:', 'https:'),
  }),
  DATABASE_URL: required({
    description: 'PostgreSQL connection.',
    example: 'postgres://prostora:secret@localhost:5432/prostora',
    parse: url('postgres:', 'postgresql:'),
  }),
  DATABASE_REPLICA_URLS: optional({
    description:
      'Streaming replicas of the database, comma-separated: large readings (exports, loading of the catalogue, sitemap) go there while they keep up.',
    example: 'postgres://prostora:secret@replica:5432/prostora',
    parse: (value: string) => value.split(',').map((part) => url('postgres:', 'postgresql:')(part.trim())),
  }),
  DATABASE_DIRECT_URL: optional({
    description:
      'Address of the primary that leads past a pooler, where DATABASE_URL and the replicas lead through one (PgBouncer in transaction mode): ' +
      'for LISTEN, queues in PostgreSQL and the commands.',
    example: 'postgres://prostora:secret@haproxy:5000/prostora',
    parse: url('postgres:', 'postgresql:'),
  }),
  DATABASE_PREPARED: optional({
    description:
      'Named prepared statements: on or off; without it on, except with DATABASE_DIRECT_URL. ' +
      'A pooler has to keep them (PgBouncer from 1.21 with max_prepared_statements).',
    parse: flag,
  }),
  DATABASE_POOL_MAX: required({
    description: 'Most connections a process opens for its requests.',
    fallback: '10',
    parse: integer(1, 200),
  }),
  DATABASE_SQL_POOL_MAX: required({
    description:
      'Most connections a process opens for plain statements beside those of requests: sessions, counters, the catalogue.',
    fallback: '4',
    parse: integer(1, 100),
  }),
  DATABASE_CURSOR_POOL_MAX: required({
    description: 'Most long readings (exports) of a process at once, each with a connection.',
    fallback: '3',
    parse: integer(1, 50),
  }),
  DATABASE_REPLICA_POOL_MAX: required({
    description: 'Most connections a process opens to each replica.',
    fallback: '4',
    parse: integer(1, 100),
  }),
  QUEUE_PRODUCER_POOL_MAX: required({
    description:
      'Queues in PostgreSQL: most connections of a process for putting jobs in and looking at them.',
    fallback: '2',
    parse: integer(1, 50),
  }),
  QUEUE_CONSUMER_POOL_MAX: required({
    description:
      'Queues in PostgreSQL: most connections of a background process for taking jobs, beside one of each queue to listen.',
    fallback: '5',
    parse: integer(1, 100),
  }),
  REDIS_URL: optional({
    description:
      'Redis for the queues; without it the queues live in PostgreSQL. With REDIS_MODE=sentinel or cluster a comma-separated list ' +
      'of the Sentinels or of some nodes; user, password and database are those of the first address, for the Redis servers.',
    example: 'redis://localhost:6379',
    parse: (value: string) => value.split(',').map((part) => url('redis:', 'rediss:')(part.trim())),
  }),
  REDIS_MODE: required({
    description:
      'What REDIS_URL names: one server (single), the Sentinels that watch it (sentinel) or nodes of a Redis Cluster (cluster).',
    fallback: 'single',
    parse: oneOf('single', 'sentinel', 'cluster'),
  }),
  REDIS_MASTER_NAME: optional({
    description: 'With REDIS_MODE=sentinel: the name under which the Sentinels know the server.',
    example: 'prostora',
    parse: text,
  }),
  SMTP_URL: optional({
    description: 'Mail server; without it no mail leaves.',
    example: 'smtp://localhost:1025',
    parse: url('smtp:', 'smtps:'),
  }),
  MAIL_FROM: required({
    description: 'Address of the sender of e-mails; they show the name of the site.',
    fallback: 'Prostora <kontakt@prostora.test>',
    parse: text,
  }),
  NEW_RECIPIENTS_PER_DAY: required({
    description: 'Limit of people whom a customer writes to for the first time within a day.',
    fallback: '30',
    parse: integer(1, 100_000),
  }),
  INBOUND_DOMAIN: optional({
    description:
      'Domain of the addresses by which guests and owners reply to messages; its MX and SPF records name the mail server in front. Without it replies go to their own mailboxes.',
    example: 'odpovedi.prostora.test',
    parse: domain,
  }),
  INBOUND_SMTP_PORT: required({
    description: 'With INBOUND_DOMAIN: port on which the background process takes replies.',
    fallback: '2526',
    parse: integer(1, 65535),
  }),
  INBOUND_AUTH: required({
    description:
      'Who proves the sender of a reply: the Authentication-Results of the mail server in front (results), or nobody (none), for which the port listens on the loopback interface alone.',
    fallback: 'results',
    parse: oneOf('results', 'none'),
  }),
  MAIL_CATCHER_PORT: optional({
    description: 'Development only: the HTTP process catches mail on this port and shows it at /dev/mail.',
    parse: integer(1, 65535),
  }),
  STORAGE_DIR: required({
    description: 'Folder of photographs when no S3 bucket is set.',
    fallback: '.data/media',
    parse: text,
  }),
  S3_BUCKET: optional({ description: 'Bucket of photographs; turns the S3 storage on.', parse: text }),
  S3_ENDPOINT: optional({
    description: 'Address of an S3-compatible service; empty for AWS.',
    parse: url('http:', 'https:'),
  }),
  S3_REGION: required({ description: 'Region of the bucket.', fallback: 'eu-central-1', parse: text }),
  S3_ACCESS_KEY_ID: optional({ description: 'Access key of the bucket.', parse: text }),
  S3_SECRET_ACCESS_KEY: optional({ description: 'Secret key of the bucket.', parse: text }),
  S3_FORCE_PATH_STYLE: required({
    description: 'Bucket in the path instead of the host name (most S3-compatible services).',
    fallback: 'on',
    parse: flag,
  }),
  JWT_SECRET: required({ description: 'Signs access tokens; at least 32 random bytes.', parse: secret }),
  JWT_SECRET_ACCEPTED: optional({
    description:
      'Further secrets, comma-separated: accepted and opened, never used to sign or seal. For changing JWT_SECRET without a break, see docs/runbook.md.',
    parse: (value: string) => value.split(',').map((part) => secret(part.trim())),
  }),
  MAPY_API_KEY: optional({
    description:
      'Key of Mapy.com: raster tiles and address suggestions; without it the built-in outline map is used.',
    parse: text,
  }),
  MAPY_API_URL: required({
    description: 'Address of the Mapy.com REST API.',
    fallback: 'https://api.mapy.com/v1',
    parse: url('http:', 'https:'),
  }),
  MAP_STYLE_URL: optional({
    description:
      'Address of a MapLibre style, drawn instead of the built-in outline map and of the tiles of Mapy.com. Browsers load the map from there.',
    example: 'https://tiles.openfreemap.org/styles/positron',
    parse: url('http:', 'https:'),
  }),
  MAP_STYLE_ORIGINS: optional({
    description:
      'Further origins that the style of MAP_STYLE_URL loads tiles, fonts and icons from, comma-separated; the content security policy admits only these and the origin of the style.',
    example: 'https://tiles.example.com,https://fonts.example.com',
    parse: (value: string) =>
      value.split(',').map((part) => new URL(url('http:', 'https:')(part.trim())).origin),
  }),
  ARES_URL: required({
    description: 'Address of the ARES REST API, the register of companies.',
    fallback: 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest',
    parse: url('http:', 'https:'),
  }),
  AI_MODEL: optional({
    description: 'Language model of the AI writer; turns it on.',
    example: 'gpt-5-mini',
    parse: text,
  }),
  AI_URL: required({
    description:
      'Address of the service with the language model; anything that speaks the protocol of OpenAI.',
    fallback: 'https://api.openai.com/v1',
    parse: url('http:', 'https:'),
  }),
  AI_API_KEY: optional({
    description: "Key of the service with the language model; services of one's own may need none.",
    parse: text,
  }),
  AI_TIME_LIMIT: required({
    description: 'Longest time in seconds the AI writer waits for one text.',
    fallback: '120',
    parse: integer(1, 900),
  }),
  RENDER_CONCURRENCY: required({
    description: 'Documents an HTTP process makes at the same time; others wait in turn.',
    fallback: '8',
    parse: integer(1, 100),
  }),
  RENDER_CONCURRENCY_PER_CLIENT: required({
    description: 'Documents made at the same time for one client address.',
    fallback: '2',
    parse: integer(1, 100),
  }),
  API_DOCS: optional({
    description:
      'Swagger UI at /api/docs and the OpenAPI document: on or off; without it on, except in production.',
    parse: flag,
  }),
  TRUST_PROXY: optional({
    description: 'Addresses of proxies whose X-Forwarded-For is believed, comma-separated.',
    example: '127.0.0.1',
    parse: proxies,
  }),
  LOG_LEVEL: required({
    description: 'Least serious level that is logged.',
    fallback: 'info',
    parse: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  }),
  ERROR_REPORTING_DSN: optional({
    description:
      'Address (DSN) of a Sentry-compatible service that errors of the server and of the browsers are reported to; without it none are.',
    example: 'https://key@errors.example.com/1',
    parse: dsn,
  }),
  RELEASE: optional({
    description: 'Name of what runs, say the commit; reported errors carry it.',
    parse: text,
  }),
  METRICS_TOKEN: optional({
    description:
      'Bearer token for /api/metrics, at least 16 characters in production; demanded there where PUBLIC_URL is no loopback address. ' +
      'Without it only loopback may read them where PUBLIC_URL is a loopback address, and in production nobody.',
    parse: text,
  }),
  RATE_LIMITS: required({ description: 'Rate limits of the API.', fallback: 'on', parse: flag }),
} as const;

type Schema = typeof CONFIG_SCHEMA;
type ValueOf<V> = V extends Variable<infer T> ? (V extends { optional: true } ? T | undefined : T) : never;
export type ConfigValues = { readonly [K in keyof Schema]: ValueOf<Schema[K]> };

/** The text of `.env.example`. */
export function envExample(): string {
  const lines = Object.entries<Variable<unknown>>(CONFIG_SCHEMA).map(([name, variable]) => {
    const value = variable.fallback ?? variable.example ?? '';
    const description = `${variable.description}${variable.optional ? ' Optional.' : ''}`;
    return `# ${description}\n${variable.fallback === undefined ? '# ' : ''}${name}=${value}\n`;
  });
  return `# Generated from api/src/platform/config/config.schema.ts by \`npm run gen\`; do not edit.\n\n${lines.join('\n')}`;
}
