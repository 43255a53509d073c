// npm run bench [-- --spaces 100000 --rounds 3 --secs 6 --mixes filter,landing --port 4170 --fresh]; quick: -- --secs 2 --rounds 2 --warm 1
// Photographs: npm run bench -- photos; reservations: npm run bench -- bookings; the console's lists: npm run bench -- console; the public pages: npm run bench -- pages
// The product and the yardsticks on one embedded PostgreSQL, in interleaved runs; ends with 1 when a must of the table is missed.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { compileApi } from '../build/compile-api.mjs';
import { startPostgres } from '../postgres/launcher.ts';
import { copyCatalogue } from './load-product.mjs';
import { residentMb, run, startServer, stopAll } from './contenders.mjs';
import { agreement, measure, totals } from './rounds.mjs';
import { isText, mix, MIXES } from './workload.mjs';
import { args } from './yardstick/lib.mjs';

const options = args({ spaces: 100_000, rounds: 3, secs: 6, warm: 2, mixes: Object.keys(MIXES).join(','), port: 4170, fresh: false, out: '' });
const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.data/bench');
const yardstickFolder = path.join(import.meta.dirname, 'yardstick');
const [spaces, port] = [Number(options.spaces), Number(options.port)];

/** QUALITY's speed table: least ratio to the bare yardstick, and what we want to reach. */
const MUST = { filter: 1, catalog: 1, text1: 1, text2: 1, landing: 3 };
const GOAL = { filter: 5, catalog: 5, text1: 3, text2: 3, landing: 6 };
const MUST_MB = 600;

const began = performance.now();
const say = (text) => process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);

/** Anything that shapes the data: a change of it means seeding anew. */
function fingerprint() {
  const hash = createHash('sha256').update(String(spaces));
  const add = (file) => hash.update(readFileSync(file));
  for (const name of ['seed.mjs', 'schema.sql', 'indexes.sql', 'indexes-narrow.sql']) add(path.join(yardstickFolder, name));
  for (const folderName of ['api/migrations', 'api/src/modules/catalog']) {
    for (const name of readdirSync(path.join(root, folderName)).filter((file) => /^Migration|projection|stemmer/.test(file)).sort()) add(path.join(root, folderName, name));
  }
  add(path.join(root, 'api/src/modules/catalog/search/czech-stemmer.ts'));
  add(path.join(import.meta.dirname, 'load-product.mjs'));
  return hash.digest('hex').slice(0, 16);
}

const databaseUrl = (postgres, name) => Object.assign(new URL(postgres.adminUrl), { pathname: `/${name}` }).toString();
const apiEnvironment = (url) => ({
  NODE_ENV: 'production', DATABASE_URL: url, JWT_SECRET: randomBytes(32).toString('hex'), RATE_LIMITS: 'off', LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: String(port), STORAGE_DIR: path.join(folder, 'media'),
});

/** Seeds both databases once; later runs take them as they are. */
async function prepareData(postgres) {
  const mark = path.join(folder, 'seeded');
  const wanted = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return say('data of an earlier run are taken');
  rmSync(mark, { force: true });
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  for (const name of ['bench_yardstick', 'bench_product']) {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  }
  await admin.end();
  say(`seeding ${spaces} spaces`);
  await run([path.join(yardstickFolder, 'seed.mjs'), '--db', databaseUrl(postgres, 'bench_yardstick'), '--spaces', String(spaces)]);
  say('yardstick seeded, copying into the product');
  const productUrl = databaseUrl(postgres, 'bench_product');
  await run([path.join(root, 'api/dist/src/cli.js'), 'migrate'], apiEnvironment(productUrl));
  await copyCatalogue(databaseUrl(postgres, 'bench_yardstick'), productUrl, say);
  say('the product builds its read model');
  say(await run([path.join(import.meta.dirname, 'rebuild-catalogue.mjs')], apiEnvironment(productUrl)));
  writeFileSync(mark, wanted);
}

/** The contenders, the yardstick that is judged by first. */
async function startContenders(postgres) {
  const yardstickUrl = databaseUrl(postgres, 'bench_yardstick');
  const at = (offset) => `http://127.0.0.1:${port + offset}`;
  const server = (file, offset, ...more) => startServer(file, [path.join(yardstickFolder, file), '--db', yardstickUrl, '--port', String(port + offset), ...more], { url: at(offset), readyPath: '/list?page=1' });
  await server('server-bare.mjs', 1, '--variant', 'array');
  await server('server-mem.mjs', 2);
  const product = await startServer('api', ['--max-semi-space-size=16', path.join(root, 'api/dist/src/main.js')], { url: at(0), readyPath: '/api/catalog/new/', env: apiEnvironment(databaseUrl(postgres, 'bench_product')) });
  say(`product ready after ${product.seconds.toFixed(1)} s, ${residentMb(product.child.pid)?.toFixed(0)} MB`);
  const contender = (name, adapter, offset) => ({ name, adapter, url: at(offset), fitted: (_kind, query) => query });
  return { product, contenders: [contender('bare SQL', 'yardstick', 1), contender('memory ceiling', 'yardstick', 2), contender('product', 'product', 0)] };
}

/** A page past the last one is NOTFOUND in the product: such requests ask for the first page, of everybody. */
async function fitPages(contenders, kind) {
  const pages = new Map();
  for (const query of mix(kind)) {
    const key = JSON.stringify(query);
    if (query.page === 1 || pages.has(key)) continue;
    pages.set(key, (await totals(contenders[0], kind, [query]))[0] > (query.page - 1) * 20);
  }
  for (const contender of contenders) contender.fitted = (_kind, query) => (pages.get(JSON.stringify(query)) === false ? { ...query, page: 1 } : query);
}

function print(kind, rows, agreed) {
  process.stdout.write(`\n## ${kind}: ${MIXES[kind]}\n${'contender'.padEnd(16)}${['req/s', 'p50 ms', 'p99 ms', 'bytes', 'bad', 'ratio', 'spread'].map((title) => title.padStart(12)).join('')}   totals\n`);
  for (const { name, rps, p50, p99, bytes, bad, ratio, low, high } of rows) {
    const cells = [rps.toFixed(0), p50.toFixed(0), p99.toFixed(0), bytes.toFixed(0), String(bad), ratio.toFixed(2), `${low.toFixed(2)}–${high.toFixed(2)}`];
    process.stdout.write(`${name.padEnd(16)}${cells.map((cell) => cell.padStart(12)).join('')}   ${agreed[name] ?? ''}\n`);
  }
}

/** Judges one mix; every missed must is a sentence. */
function judge(kind, rows, agreedTotals) {
  const [bare] = rows;
  const product = rows.find(({ name }) => name === 'product');
  const missed = [];
  if (product.ratio < MUST[kind]) missed.push(`${kind}: ratio ${product.ratio.toFixed(2)} is below ${MUST[kind]}`);
  if (['filter', 'catalog'].includes(kind) && product.p99 > bare.p99) missed.push(`${kind}: p99 ${product.p99} ms is above the yardstick's ${bare.p99} ms`);
  if (agreedTotals !== 40) missed.push(`${kind}: ${agreedTotals} of 40 totals agree`);
  for (const { name, bad } of rows) if (bad > 0) missed.push(`${kind}: ${name} had ${bad} bad answers`);
  process.stdout.write(`must ≥ ${MUST[kind]} × ${missed.length === 0 ? 'held' : 'MISSED'}, goal ≥ ${GOAL[kind]} × ${product.ratio >= GOAL[kind] ? 'reached' : 'not reached'}\n`);
  return missed;
}

async function bench() {
  await compileApi();
  if (options.fresh) rmSync(path.join(folder, 'seeded'), { force: true });
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), settings: { shared_buffers: '512MB', max_wal_size: '4GB', synchronous_commit: 'off' } });
  try {
    await prepareData(postgres);
    const { product, contenders } = await startContenders(postgres);
    const missed = [];
    const report = [];
    for (const kind of options.mixes.split(',')) {
      await fitPages(contenders, kind);
      const wanted = await totals(contenders[0], kind);
      const got = await totals(contenders[2], kind);
      const agreed = agreement(kind, wanted, got);
      const taking = isText(kind) ? contenders.filter(({ name }) => name !== 'memory ceiling') : contenders;
      const rows = await measure(taking, kind, { rounds: Number(options.rounds), seconds: Number(options.secs), warmUp: Number(options.warm) });
      print(kind, rows, { product: `${agreed}/40${isText(kind) ? ' at least the yardstick’s (it knows no inflection)' : ' equal'}` });
      missed.push(...judge(kind, rows, agreed));
      report.push({ kind, agreed, rows });
    }
    const memory = residentMb(product.child.pid);
    process.stdout.write(`\nmemory of the API process with ${spaces} spaces after the load: ${memory?.toFixed(0) ?? 'unknown'} MB (must ≤ ${MUST_MB})\n`);
    if (memory !== null && memory > MUST_MB && spaces <= 100_000) missed.push(`memory: ${memory.toFixed(0)} MB`);
    if (options.out) writeFileSync(options.out, JSON.stringify({ spaces, memory, report }, null, 1));
    process.stdout.write(missed.length === 0 ? '\nEvery must is held.\n' : `\nMissed:\n${missed.map((sentence) => `  - ${sentence}`).join('\n')}\n`);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await stopAll();
    await postgres.stop();
  }
}

const others = { photos: async () => (await import('./photos.mjs')).benchPhotos(), bookings: async () => (await import('./bookings.mjs')).benchBookings(), console: async () => (await import('./console.mjs')).benchConsole(), pages: async () => (await import('./pages.mjs')).benchPages() };
process.exitCode = await (others[process.argv[2]] ?? bench)();
