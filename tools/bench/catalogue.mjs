// The catalogue: the product and two yardsticks on one embedded PostgreSQL, in interleaved rounds; how soon a change is seen on every API process; memory.
import { hash } from '@node-rs/argon2';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../postgres/launcher.ts';
import { apiFlags, workerFlags } from '../processes/places.ts';
import { residentMb, run, startProcess, startServer, stopAll } from './contenders.mjs';
import { on } from './database.mjs';
import { OPERATOR, seenAfter } from './freshness.mjs';
import { copyCatalogue } from './load-product.mjs';
import { agreement, measure, totals } from './rounds.mjs';
import { isText, mix, MIXES } from './workload.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.data/bench');
const yardstickFolder = path.join(import.meta.dirname, 'yardstick');

/** QUALITY's speed table: least ratio to the bare yardstick, and what we want to reach. */
const RATIOS = { filter: [1, 5], catalog: [1, 5], text1: [1, 3], text2: [1, 3], landing: [3, 6] };
const MEMORY_MB = [600, 400];
const SEEN_MS = [2000, 500];

const began = performance.now();
const say = (text) =>
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);

/** Anything that shapes the data: a change of it means seeding anew. */
function fingerprint(spaces) {
  const sum = createHash('sha256').update(String(spaces));
  const add = (file) => sum.update(readFileSync(file));
  for (const name of ['seed.mjs', 'schema.sql', 'indexes.sql', 'indexes-narrow.sql'])
    add(path.join(yardstickFolder, name));
  for (const folderName of ['api/migrations', 'api/src/modules/catalog/projection']) {
    for (const name of readdirSync(path.join(root, folderName))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .sort())
      add(path.join(root, folderName, name));
  }
  add(path.join(root, 'api/src/modules/catalog/search/czech-stemmer.ts'));
  add(path.join(import.meta.dirname, 'load-product.mjs'));
  return sum.digest('hex').slice(0, 16);
}

const databaseUrl = (postgres, name) =>
  Object.assign(new URL(postgres.adminUrl), { pathname: `/${name}` }).toString();
const secret = randomBytes(32).toString('hex');
const environment = (url, port) => ({
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

/** Seeds both databases once; later runs take them as they are. */
async function prepareData(postgres, { spaces, fresh }) {
  const names = { yardstick: `yardstick_${spaces}`, product: `product_${spaces}` };
  const mark = path.join(folder, `seeded-${spaces}`);
  const wanted = fingerprint(spaces);
  const [yardstickUrl, productUrl] = [
    databaseUrl(postgres, names.yardstick),
    databaseUrl(postgres, names.product),
  ];
  if (!fresh && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) {
    say('data of an earlier run are taken');
    return { yardstickUrl, productUrl };
  }
  rmSync(mark, { force: true });
  await on(postgres.adminUrl, async (client) => {
    for (const name of Object.values(names)) {
      await client.query(`drop database if exists ${name} with (force)`);
      await client.query(`create database ${name}`);
    }
  });
  say(`seeding ${spaces} spaces`);
  await run([path.join(yardstickFolder, 'seed.mjs'), '--db', yardstickUrl, '--spaces', String(spaces)]);
  say('yardstick seeded, copying into the product');
  await run([path.join(root, 'api/dist/src/cli.js'), 'migrate'], environment(productUrl, 0));
  await copyCatalogue(yardstickUrl, productUrl, await hash(OPERATOR.password), say);
  say('the product builds its read model');
  say(await run([path.join(import.meta.dirname, 'rebuild-catalogue.mjs')], environment(productUrl, 0)));
  writeFileSync(mark, wanted);
  return { yardstickUrl, productUrl };
}

/** The contenders, the yardstick that is judged by first; of the product two API processes and a worker, as changes have to reach both. */
async function startContenders({ yardstickUrl, productUrl }, port, apiArgs, apiEnv) {
  const at = (offset) => `http://127.0.0.1:${port + offset}`;
  const server = (file, offset, ...more) =>
    startServer(
      file,
      [path.join(yardstickFolder, file), '--db', yardstickUrl, '--port', String(port + offset), ...more],
      { url: at(offset), readyPath: '/list?page=1' },
    );
  await server('server-bare.mjs', 1, '--variant', 'array');
  await server('server-mem.mjs', 2);
  const api = (offset) =>
    startServer('api', [...apiFlags, ...apiArgs, path.join(root, 'api/dist/src/main.js')], {
      url: at(offset),
      readyPath: '/api/catalog/new/',
      env: { ...environment(productUrl, port + offset), ...apiEnv },
    });
  const product = await api(0);
  const loadedMb = residentMb(product.child.pid);
  say(`product ready after ${product.seconds.toFixed(1)} s, ${loadedMb?.toFixed(0)} MB`);
  const contender = (name, adapter, offset) => ({
    name,
    adapter,
    url: at(offset),
    fitted: (_kind, query) => query,
  });
  const second = async () => {
    await api(3);
    await startProcess(
      'worker',
      [...workerFlags, path.join(root, 'api/dist/src/worker.js')],
      environment(productUrl, 0),
    );
    return [at(0), at(3)];
  };
  return {
    product,
    loadedMb,
    second,
    contenders: [
      contender('bare SQL', 'yardstick', 1),
      contender('memory ceiling', 'yardstick', 2),
      contender('product', 'product', 0),
    ],
  };
}

/** A page past the last one is NOTFOUND in the product: such requests ask for the first page, of everybody. */
async function fitPages(contenders, kind) {
  const pages = new Map();
  for (const query of mix(kind)) {
    const key = JSON.stringify(query);
    if (query.page === 1 || pages.has(key)) continue;
    pages.set(key, (await totals(contenders[0], kind, [query]))[0] > (query.page - 1) * 20);
  }
  for (const contender of contenders)
    contender.fitted = (_kind, query) =>
      pages.get(JSON.stringify(query)) === false ? { ...query, page: 1 } : query;
}

/** The lines of one mix: speed, slowest answers, totals. */
function buildRows(kind, rows, agreed) {
  const [bare] = rows;
  const find = (name) => rows.find((row) => row.name === name);
  const product = find('product');
  const speed = (row) => (row ? `${row.rps.toFixed(0)}/s` : '–');
  const bad = rows.reduce((sum, row) => sum + row.bad, 0);
  return [
    {
      what: `${kind}: ${MIXES[kind]}`,
      yardstick: speed(bare),
      ceiling: speed(find('memory ceiling')),
      product: speed(product),
      checked: { value: product.ratio, unit: ' ×', atLeast: RATIOS[kind] },
      note: `rounds ${product.low.toFixed(1)}–${product.high.toFixed(1)} ×${bad > 0 ? `, ${bad} BAD ANSWERS` : ''}`,
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
      what: `${kind}: totals ${isText(kind) ? 'at least the yardstick’s, which knows no inflection' : 'equal to the yardstick’s'}`,
      product: `${agreed}/40`,
      checked: { value: agreed, unit: '', atLeast: [40, 40] },
    },
    ...(bad > 0
      ? [
          {
            what: `${kind}: bad answers`,
            product: String(bad),
            checked: { value: bad, unit: '', atMost: [0] },
          },
        ]
      : []),
  ];
}

/** Measures the mixes one after the other: what was seen of every contender, and how many totals agree. */
async function measureMixes({ contenders }, { mixes, rounds, secs, warm }) {
  const found = [];
  for (const kind of mixes) {
    await fitPages(contenders, kind);
    const agreed = agreement(kind, await totals(contenders[0], kind), await totals(contenders[2], kind));
    const taking = isText(kind) ? contenders.filter(({ name }) => name !== 'memory ceiling') : contenders;
    found.push({ kind, agreed, rows: await measure(taking, kind, { rounds, seconds: secs, warmUp: warm }) });
    say(`${kind} measured`);
  }
  return found;
}

function memoryLine({ loadedMb, product }, spaces) {
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

async function freshnessLine({ second }) {
  const { p50, worst, times } = await seenAfter(await second());
  return {
    what: 'a change is seen on both API processes',
    product: `p50 ${p50.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${times}`,
    checked: { value: worst, unit: ' ms', atMost: SEEN_MS },
  };
}

/** Work on the started contenders with a catalogue of so many spaces; everything is stopped after it. */
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

/** What grows with the number of spaces: answers, memory, the time to load. */
export const measureGrowth = (how) =>
  withCatalogue(how, async (started) => ({
    mixes: await measureMixes(started, how),
    loadedMb: started.loadedMb,
    afterMb: residentMb(started.product.child.pid),
    seconds: started.product.seconds,
  }));

/** Lines of the speed table for a catalogue of so many spaces. */
export const benchCatalogue = (how) =>
  withCatalogue(how, async (started) => [
    ...(await measureMixes(started, how)).flatMap(({ kind, rows, agreed }) => buildRows(kind, rows, agreed)),
    ...memoryLine(started, how.spaces),
    await freshnessLine(started),
  ]);
