// npm run bench -- console [--records 100000 --times 40 --port 4195 --only admin/users --fresh]: every list of the console
// over HTTP, one request after the other, in rotated rounds with a yardstick of the same server: reading the settings of
// the site (session, access, one row). Prints p50, p95, the ratio of the medians and the number of statements.
import { hash } from '@node-rs/argon2';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../tools/postgres/launcher.ts';
import { buildStatements } from './console-data.mjs';
import { run, startServer, stopAll } from './contenders.mjs';
import { withDatabase } from './database.mjs';
import { args } from './yardstick/lib.mjs';

const options = args({ records: 100_000, times: 40, port: 4195, fresh: false, only: '' });
const [records, times, port] = [Number(options.records), Number(options.times), Number(options.port)];
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.data/bench-console');
const PASSWORD = 'Bench1234';
const YARDSTICK = 'admin/settings';

/** Queries by list: unfiltered, filtered, a selective and a broad search, sorted, a high page number. */
const QUERIES = {
  'catalog/admin': [
    '',
    '?status=WAITING_FOR_APPROVAL',
    '?purpose=9001',
    '?attribute=9001',
    '?region=bench-kraj',
    '?search=Stodola',
    '?search=Loft%2054321',
    '?sort=name&order=asc',
    '?sort=capacity&order=desc',
    '?page=500',
  ],
  'admin/spaces': ['/1005', '/1005/figures'],
  'admin/users': [
    '',
    '?state=blocked',
    '?search=osoba54321',
    '?search=Nov%C3%A1k',
    '?search=a',
    '?sort=name&order=asc',
    '?page=500',
  ],
  'admin/customers': [
    '',
    '?plan=standard',
    '?search=Loft',
    '?search=54321',
    '?sort=name&order=asc',
    '?sort=spaces&order=desc',
    '?page=500',
  ],
  'admin/reservations': [
    '',
    '?status=pending',
    '?when=upcoming',
    '?search=host54321',
    '?search=Dvo%C5%99%C3%A1k',
    '?search=Stodola',
    '?sort=created&order=desc',
    '?sort=guest&order=asc',
    '?space=1005',
    '?customer=1005',
    '?page=500',
    '/calendar',
    '/calendar?customer=1005',
  ],
  'admin/inquiries': [
    '',
    '?state=open',
    '?kind=demand',
    '?search=poptava54321',
    '?search=Nov%C3%A1k',
    '?sort=name&order=asc',
    '?page=500',
  ],
  'admin/orders': [
    '',
    '?state=waiting',
    '?search=osoba54321',
    '?search=Loft',
    '?search=2020054321',
    '?sort=customer&order=asc',
    '?page=500',
  ],
  'admin/mails': ['', '?state=failed', '?template=space-published', '?search=osoba54321', '?page=500'],
  'admin/mail-templates': [''],
  'admin/audit': [
    '',
    '?action=space.save',
    '?subject_type=space&subject_id=1005',
    '?search=osoba54321',
    '?page=500',
    '/names',
  ],
  'admin/sender-blocks': ['', '?search=spam@spam.example', '?kind=domain&sort=hits'],
  'admin/redirects': ['', '?search=stary-54321', '?sort=from&order=asc', '?page=500'],
  'admin/privacy/requests': ['', '?state=proved'],
  'admin/seo-urls': ['', '?problem=empty', '?search=adresa-3', '?sort=results&order=desc', '/options'],
  'admin/locations': ['', '?search=Praha', '?sort=spaces&order=desc'],
  'admin/taxonomy': [''],
  'admin/synonyms': ['', '?search=party', '?sort=item&order=desc', '?kind=location'],
  'admin/plans': [''],
  'admin/views': ['?list=users'],
  'admin/queues': ['', '/outbox', '/failed'],
  'admin/space-reviews': [''],
  'admin/timeline': [
    '?subject_type=space&subject_id=1005',
    '?subject_type=space&subject_id=54321',
    '?subject_type=user&subject_id=1005',
    '?subject_type=customer&subject_id=1005',
  ],
  'admin/search': ['?q=novak', '?q=54321', '?q=stodola', '?q=osoba54321%40seznam.test', '?q=an'],
  'admin/dashboard': ['?days=7', '?days=30', '?days=365', '?from=2025-01-01&to=2025-12-31'],
};

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];

/** Hash of the sources of the data; after a change the data are seeded again. */
function computeFingerprint() {
  const hashed = createHash('sha256')
    .update(String(records))
    .update(readFileSync(path.join(import.meta.dirname, 'console-data.mjs')));
  for (const name of readdirSync(path.join(root, 'api/migrations')).sort())
    hashed.update(readFileSync(path.join(root, 'api/migrations', name)));
  return hashed.digest('hex');
}

async function prepareData(postgres, url, env) {
  const marker = path.join(folder, 'seeded');
  if (!options.fresh && existsSync(marker) && readFileSync(marker, 'utf8') === computeFingerprint()) return;
  rmSync(marker, { force: true });
  await withDatabase(postgres.adminUrl, async (client) => {
    await client.query('drop database if exists bench_console with (force)');
    await client.query('create database bench_console');
  });
  await run([path.join(root, 'api/dist/src/cli.js'), 'migrate'], env);
  process.stdout.write(`seeding ${records} records of each kind\n`);
  await withDatabase(url, async (client) => {
    await client.query(
      `insert into app_user (id, email, name, password_hash, roles, email_confirmed_at) values (1,
        'bench@prostora.test', 'Bench', $1, '{ROLE_USER,ROLE_SUPERADMIN}', now())`,
      [await hash(PASSWORD)],
    );
    for (const statement of buildStatements(records)) await client.query(statement);
  });
  await run([path.join(import.meta.dirname, 'rebuild-catalogue.mjs')], env);
  writeFileSync(marker, computeFingerprint());
}

/** Rounds that count statements. The process also sends statements in the background, so the minimum is reported. */
const COUNTED_ROUNDS = 5;
const fetchStatementCount = async () => Number(await (await fetch(`http://127.0.0.1:${port + 1}/`)).text());

async function measure(base, headers) {
  const queries = Object.entries(QUERIES)
    .filter(([list]) => list.includes(options.only))
    .flatMap(([list, suffixes]) => suffixes.map((query) => `${list}${query}`));
  const results = new Map(
    [YARDSTICK, ...queries].map((query) => [query, { ms: [], status: 0, statements: Infinity }]),
  );
  for (let round = 0; round <= times; round += 1) {
    for (const [query, result] of results) {
      const before = round <= COUNTED_ROUNDS ? await fetchStatementCount() : 0;
      const start = performance.now();
      const response = await fetch(`${base}/api/${query}`, { headers });
      await response.arrayBuffer();
      // The first round warms up.
      if (round > 0) result.ms.push(performance.now() - start);
      result.status = response.status;
      if (round <= COUNTED_ROUNDS)
        result.statements = Math.min(result.statements, (await fetchStatementCount()) - before);
    }
  }
  return results;
}

/** @returns the exit code: 1 when a list did not respond 200 */
export async function benchConsole() {
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: { shared_buffers: '512MB', max_wal_size: '4GB', synchronous_commit: 'off' },
  });
  try {
    const url = Object.assign(new URL(postgres.adminUrl), { pathname: '/bench_console' }).toString();
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: url,
      JWT_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      STATEMENTS_PORT: String(port + 1),
      STORAGE_DIR: path.join(folder, 'media'),
    };
    await prepareData(postgres, url, env);
    const base = `http://127.0.0.1:${port}`;
    await startServer(
      'api',
      [
        '--import',
        path.join(import.meta.dirname, 'count-statements.mjs'),
        path.join(root, 'api/dist/main.js'),
      ],
      { url: base, readyPath: '/api/catalog/new/', env, timeoutMs: 600_000 },
    );
    const login = await fetch(`${base}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'bench@prostora.test', password: PASSWORD }),
    });
    const results = await measure(base, { authorization: `Bearer ${(await login.json()).token}` });
    const yardstick = quantile(
      [...results.get(YARDSTICK).ms].sort((a, b) => a - b),
      0.5,
    );
    process.stdout.write(
      `\n${'list'.padEnd(60)}${['p50 ms', 'p95 ms', 'ratio', 'sent', 'status'].map((title) => title.padStart(9)).join('')}\n`,
    );
    for (const [query, { ms, status, statements: fewest }] of results) {
      const sorted = ms.sort((a, b) => a - b);
      const cells = [
        quantile(sorted, 0.5).toFixed(1),
        quantile(sorted, 0.95).toFixed(1),
        (quantile(sorted, 0.5) / yardstick).toFixed(1),
        String(fewest),
        String(status),
      ];
      process.stdout.write(
        `${decodeURIComponent(query).padEnd(60)}${cells.map((cell) => cell.padStart(9)).join('')}\n`,
      );
    }
    return [...results.values()].every(({ status }) => status === 200) ? 0 : 1;
  } finally {
    await stopAll();
    await postgres.stop();
  }
}
