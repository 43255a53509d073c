// npm run bench [-- --spaces 100000 --rounds 3 --secs 6 --mixes filter,landing --port 4170 --fresh]:
// QUALITY's whole speed table; short run: -- --secs 2 --rounds 2 --warm 1
// One part: npm run bench -- catalogue | crawl | bookings | owner | photos. Beside the table: growth (10,000 to
// 1,000,000 spaces), console (the operator's lists), pages (Lighthouse), flame (flame graph).
// The exit code is 1 when a must of the table fails.
import { bundleApi } from '../../tools/build/bundle-api.mjs';
import { compileApi } from '../../tools/build/compile-api.mjs';
import { EVENT_MIXES, MIXES } from './workload.mjs';
import { listFailed, printTable } from './table.mjs';
import { args } from './yardstick/lib.mjs';

const options = args({
  spaces: 100_000,
  rounds: 3,
  secs: 6,
  warm: 2,
  mixes: [...Object.keys(MIXES), ...Object.keys(EVENT_MIXES)].join(','),
  port: 4170,
  fresh: false,
  sizes: '10000,100000,1000000',
});
const settings = {
  port: Number(options.port),
  rounds: Number(options.rounds),
  secs: Number(options.secs),
  warm: Number(options.warm),
  mixes: options.mixes.split(','),
  fresh: Boolean(options.fresh),
};

/** Parts of the table; each returns its rows. */
const PARTS = {
  catalogue: async () =>
    (await import('./catalogue.mjs')).benchCatalogue({ ...settings, spaces: Number(options.spaces) }),
  crawl: async () =>
    (await import('./crawl.mjs')).benchCrawl({ ...settings, spaces: Number(options.spaces) }),
  bookings: async () => (await import('./bookings.mjs')).benchBookings(),
  owner: async () => (await import('./owner-book.mjs')).benchOwnerBook(),
  photos: async () => (await import('./photos.mjs')).benchPhotos(),
};
/** Benchmarks with their own table; each returns the exit code. */
const STANDALONE = {
  growth: async () =>
    (await import('./growth.mjs')).benchGrowth(String(options.sizes).split(',').map(Number), settings),
  flame: async () => (await import('./flame.mjs')).benchFlame(Number(options.spaces), settings),
  console: async () => (await import('./console.mjs')).benchConsole(),
  pages: async () => (await import('./pages.mjs')).benchPages(),
};

async function bench(parts) {
  const rows = [];
  for (const part of parts) rows.push(...(await PARTS[part]()));
  printTable(rows);
  const failed = listFailed(rows);
  process.stdout.write(
    failed.length === 0
      ? '\nEvery must is met.\n'
      : `\nFailed:\n${failed.map((failure) => `  - ${failure}`).join('\n')}\n`,
  );
  return failed.length === 0 ? 0 : 1;
}

const [, , name = '--'] = process.argv;
if (!name.startsWith('--') && !(name in PARTS) && !(name in STANDALONE)) {
  process.stderr.write(
    `Unknown benchmark "${name}"; benchmarks: ${Object.keys({ ...PARTS, ...STANDALONE }).join(', ')}.\n`,
  );
  process.exit(1);
}
await compileApi();
await bundleApi();
process.exitCode = await (STANDALONE[name]?.() ?? bench(PARTS[name] ? [name] : Object.keys(PARTS)));
