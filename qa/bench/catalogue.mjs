// The catalogue: the product and two yardsticks on one embedded PostgreSQL, in interleaved rounds; delay of changes on
// every API process; memory.
import { hash } from '@node-rs/argon2';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../tools/postgres/launcher.ts';
import { apiFlags, workerFlags } from '../../tools/processes/places.ts';
import { residentMb, run, startProcess, startServer, stopAll } from './contenders.mjs';
import { withDatabase } from './database.mjs';
import { OPERATOR, measureDelays } from './freshness.mjs';
import { loadPrices } from './load-prices.mjs';
import { copyCatalogue } from './load-product.mjs';
import { countMatchingTotals, fetchTotals, measure } from './rounds.mjs';
import { buildMix, EVENT_MIXES, isText, MIXES } from './workload.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.data/bench');
const yardstickFolder = path.join(import.meta.dirname, 'yardstick');

/** Bounds of QUALITY's speed table (must, goal): ratios to the bare yardstick. */
const RATIOS = { filter: [1, 5], catalog: [1, 5], text1: [1, 3], text2: [1, 3], landing: [3, 6] };
/** p99 of a list by total price against the recommended order. */
const EVENT_RATIOS = { total: [2, 1.3] };
const MEMORY_MB = [600, 400];
const DELAY_MS = [2000, 500];

const start = performance.now();
const print = (text) =>
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);

/** Hash of the sources of the data; after a change the data are seeded again. */
function computeFingerprint(spaces) {
  const hashed = createHash('sha256').update(String(spaces));
  const addFile = (file) => hashed.update(readFileSync(file));
  for (const name of ['seed.mjs', 'schema.sql', 'indexes.sql', 'indexes-narrow.sql'])
    addFile(path.join(yardstickFolder, name));
  for (const folderName of ['api/migrations', 'api/src/modules/catalog/projection']) {
    for (const name of readdirSync(path.join(root, folderName))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .sort())
      addFile(path.join(root, folderName, name));
  }
  for (const name of ['catalog-entry.entity.ts', 'search/czech-stemmer.ts'])
    addFile(path.join(root, 'api/src/modules/catalog', name));
  for (const name of ['load-product.mjs', 'load-prices.mjs']) addFile(path.join(import.meta.dirname, name));
  return hashed.digest('hex').slice(0, 16);
}

const buildDatabaseUrl = (postgres, name) =>
  Object.assign(new URL(postgres.adminUrl), { pathname: `/${name}` }).toString();
const secret = randomBytes(32).toString('hex');
const buildEnvironment = (url, port) => ({
  NODE_ENV: 'production',
  DATABASE_URL: url,
  JWT_SECRET: secret,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  PORT: String(port),
  STORAGE_DIR: path.join(folder, 'media'),
  MALLOC_ARENA_MAX: '2',
});

/** Seeds both databases once; later runs reuse them. */
async function prepareData(postgres, { spaces, fresh }) {
  const names = { yardstick: `yardstick_${spaces}`, product: `product_${spaces}` };
  const marker = path.join(folder, `seeded-${spaces}`);
  const fingerprint = computeFingerprint(spaces);
  const [yardstickUrl, productUrl] = [
    buildDatabaseUrl(postgres, names.yardstick),
    buildDatabaseUrl(postgres, names.product),
  ];
  if (!fresh && existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint) {
    print('the data of an earlier run are used');
    return { yardstickUrl, productUrl };
  }
  rmSync(marker, { force: true });
  await withDatabase(postgres.adminUrl, async (client) => {
    for (const name of Object.values(names)) {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`create database ${name}`);
    }
  });
  print(`seeding ${spaces} spaces`);
  await run([path.join(yardstickFolder, 'seed.mjs'), '--db', yardstickUrl, '--spaces', String(spaces)]);
  print('yardstick seeded, copying into the product');
  await run([path.join(root, 'api/dist/src/cli.js'), 'migrate'], buildEnvironment(productUrl, 0));
  await copyCatalogue(yardstickUrl, productUrl, await hash(OPERATOR.password), print);
  await loadPrices(productUrl, spaces);
  print('the product builds its read model');
  print(
    await run([path.join(import.meta.dirname, 'rebuild-catalogue.mjs')], buildEnvironment(productUrl, 0)),
  );
  writeFileSync(marker, fingerprint);
  return { yardstickUrl, productUrl };
}

/** Starts the contenders, the reference yardstick first. `startSecondApi` adds an API process and a worker of the product. */
async function startContenders({ yardstickUrl, productUrl }, port, apiArgs, apiEnv) {
  const buildUrl = (offset) => `http://127.0.0.1:${port + offset}`;
  const startYardstick = (file, offset, ...more) =>
    startServer(
      file,
      [path.join(yardstickFolder, file), '--db', yardstickUrl, '--port', String(port + offset), ...more],
      { url: buildUrl(offset), readyPath: '/list?page=1' },
    );
  await startYardstick('server-bare.mjs', 1, '--variant', 'array');
  await startYardstick('server-mem.mjs', 2);
  const startApi = (offset) =>
    startServer('api', [...apiFlags, ...apiArgs, path.join(root, 'api/dist/main.js')], {
      url: buildUrl(offset),
      readyPath: '/api/catalog/new/',
      env: { ...buildEnvironment(productUrl, port + offset), ...apiEnv },
    });
  const product = await startApi(0);
  const loadedMb = residentMb(product.child.pid);
  print(`product ready after ${product.seconds.toFixed(1)} s, ${loadedMb?.toFixed(0)} MB`);
  const buildContender = (name, adapter, offset) => ({
    name,
    adapter,
    url: buildUrl(offset),
    adjustQuery: (_kind, query) => query,
  });
  const startSecondApi = async () => {
    await startApi(3);
    await startProcess(
      'worker',
      [...workerFlags, path.join(root, 'api/dist/worker.js')],
      buildEnvironment(productUrl, 0),
    );
    return [buildUrl(0), buildUrl(3)];
  };
  return {
    product,
    loadedMb,
    startSecondApi,
    productUrl: buildUrl(0),
    contenders: [
      buildContender('bare SQL', 'yardstick', 1),
      buildContender('memory ceiling', 'yardstick', 2),
      buildContender('product', 'product', 0),
    ],
  };
}

/** The product responds NOTFOUND to a page after the last one: such queries get page 1, for all contenders. */
async function adjustPages(contenders, kind) {
  const pages = new Map();
  for (const query of buildMix(kind)) {
    const key = JSON.stringify(query);
    if (query.page === 1 || pages.has(key)) continue;
    pages.set(key, (await fetchTotals(contenders[0], kind, [query]))[0] > (query.page - 1) * 20);
  }
  for (const contender of contenders)
    contender.adjustQuery = (_kind, query) =>
      pages.get(JSON.stringify(query)) === false ? { ...query, page: 1 } : query;
}

/** Rows of a mix: speed, p99, totals. */
function buildRows(kind, rows, matching) {
  const [bare] = rows;
  const find = (name) => rows.find((row) => row.name === name);
  const product = find('product');
  const formatSpeed = (row) => (row ? `${row.rps.toFixed(0)}/s` : '–');
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  return [
    {
      what: `${kind}: ${MIXES[kind]}`,
      yardstick: formatSpeed(bare),
      ceiling: formatSpeed(find('memory ceiling')),
      product: formatSpeed(product),
      checked: { value: product.ratio, unit: ' ×', atLeast: RATIOS[kind] },
      note: `rounds ${product.low.toFixed(1)}–${product.high.toFixed(1)} ×${failed > 0 ? `, ${failed} FAILED RESPONSES` : ''}`,
    },
    ...(['filter', 'catalog'].includes(kind)
      ? [
          {
            what: `${kind}: p99`,
            yardstick: `${bare.p99} ms`,
            product: `${product.p99} ms`,
            checked: { value: product.p99 / bare.p99, unit: ' ×', atMost: [1] },
          },
        ]
      : []),
    {
      what: `${kind}: totals ${isText(kind) ? 'at least the yardstick’s, which has no inflection' : 'equal to the yardstick’s'}`,
      product: `${matching}/40`,
      checked: { value: matching, unit: '', atLeast: [40, 40] },
    },
    ...(failed > 0
      ? [
          {
            what: `${kind}: failed responses`,
            product: String(failed),
            checked: { value: failed, unit: '', atMost: [0] },
          },
        ]
      : []),
  ];
}

/** Measures the mixes sequentially: the results of every contender, and the number of matching totals. */
async function measureMixes({ contenders }, { mixes, rounds, secs, warm }) {
  const results = [];
  for (const kind of mixes.filter((name) => name in MIXES)) {
    await adjustPages(contenders, kind);
    const matching = countMatchingTotals(
      kind,
      await fetchTotals(contenders[0], kind),
      await fetchTotals(contenders[2], kind),
    );
    const measured = isText(kind) ? contenders.filter(({ name }) => name !== 'memory ceiling') : contenders;
    results.push({
      kind,
      matching,
      rows: await measure(measured, kind, { rounds, seconds: secs, warmUp: warm }),
    });
    print(`${kind} measured`);
  }
  return results;
}

/** Measures the mixes of the visitor's event as contenders of each other, the reference first. */
async function measureEventMixes({ product, productUrl }, { mixes, spaces, rounds, secs, warm }) {
  const kinds = Object.keys(EVENT_MIXES).filter((kind) => mixes.includes(kind));
  if (kinds.length === 0) return [];
  // Each query leaves about 10,000 spaces.
  const adjustQuery = (_kind, query) => (spaces > 20_000 ? query : { ...query, region: undefined });
  const contenders = [...new Set(['event', ...kinds])].map((kind) => ({
    name: kind,
    kind,
    adapter: 'product',
    url: productUrl,
    pid: product.child.pid,
    adjustQuery,
  }));
  const rows = await measure(contenders, 'event', { rounds, seconds: secs, warmUp: warm });
  print('mixes of the event measured');
  return rows;
}

function buildEventRows([event, ...others]) {
  const describe = ({ rps, p50, p99, cpuMs }) =>
    `${rps.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms, ${cpuMs.toFixed(2)} ms of a processor`;
  if (event === undefined) return [];
  return [event, ...others].map((row) => ({
    what: `${row.name}: ${EVENT_MIXES[row.name]}`,
    product: describe(row),
    ...(row !== event && {
      checked: { value: row.p99 / event.p99, unit: ' × p99 of event', atMost: EVENT_RATIOS[row.name] },
      note: `${(row.cpuMs / event.cpuMs).toFixed(2)} × the processor time${row.failed > 0 ? `, ${row.failed} FAILED RESPONSES` : ''}`,
    }),
  }));
}

function buildMemoryRows({ loadedMb, product }, spaces) {
  const afterMb = residentMb(product.child.pid);
  if (loadedMb === null || afterMb === null) return [];
  return [
    {
      what: `memory of an API process, ${spaces} spaces`,
      product: `${loadedMb.toFixed(0)} MB loaded, ${afterMb.toFixed(0)} MB after the load`,
      ...(spaces <= 100_000 && { checked: { value: Math.round(afterMb), unit: ' MB', atMost: MEMORY_MB } }),
    },
  ];
}

async function measureDelayRow({ startSecondApi }) {
  const { p50, worst, times } = await measureDelays(await startSecondApi());
  return {
    what: 'delay of a change on both API processes',
    product: `p50 ${p50.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${times}`,
    checked: { value: worst, unit: ' ms', atMost: DELAY_MS },
  };
}

/** Starts the contenders on a catalogue of the given size, runs the work and stops them. */
export async function withCatalogue({ spaces, port, fresh = false, apiArgs = [], apiEnv = {} }, work) {
  const postgres = await startPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: { shared_buffers: '512MB', max_wal_size: '4GB', synchronous_commit: 'off' },
  });
  try {
    return await work(
      await startContenders(await prepareData(postgres, { spaces, fresh }), port, apiArgs, apiEnv),
    );
  } finally {
    await stopAll();
    await postgres.stop();
  }
}

/** Measures what depends on the number of spaces: responses, memory, time to start. */
export const measureGrowth = (options) =>
  withCatalogue(options, async (started) => ({
    mixes: await measureMixes(started, options),
    loadedMb: started.loadedMb,
    afterMb: residentMb(started.product.child.pid),
    seconds: started.product.seconds,
  }));

/** Rows of the speed table for a catalogue of the given size. */
export const benchCatalogue = (options) =>
  withCatalogue(options, async (started) => [
    ...(await measureMixes(started, options)).flatMap(({ kind, rows, matching }) =>
      buildRows(kind, rows, matching),
    ),
    ...buildEventRows(await measureEventMixes(started, options)),
    ...buildMemoryRows(started, options.spaces),
    await measureDelayRow(started),
  ]);
