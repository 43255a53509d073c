// npm run bench [-- --spaces 100000 --rounds 3 --secs 6 --mixes filter,landing --port 4170 --fresh]:
// QUALITY's whole speed table; quick: -- --secs 2 --rounds 2 --warm 1
// One part: npm run bench -- catalogue | crawl | bookings | photos. Beside the table: growth (10,000 to
// 1,000,000 spaces), console (the operator's lists), pages (Lighthouse), flame (flame graph).
// Ends with 1 when a must of the table is missed.
import { compileApi } from '../build/compile-api.mjs';
import { MIXES } from './workload.mjs';
import { listMissed, printTable } from './table.mjs';
import { args } from './yardstick/lib.mjs';

const options = args({
  spaces: 100_000,
  rounds: 3,
  secs: 6,
  warm: 2,
  mixes: Object.keys(MIXES).join(','),
  port: 4170,
  fresh: false,
  sizes: '10000,100000,1000000',
});
const how = {
  port: Number(options.port),
  rounds: Number(options.rounds),
  secs: Number(options.secs),
  warm: Number(options.warm),
  mixes: options.mixes.split(','),
  fresh: Boolean(options.fresh),
};

/** Parts of the table; each answers with its lines. */
const PARTS = {
  catalogue: async () =>
    (await import('./catalogue.mjs')).benchCatalogue({ ...how, spaces: Number(options.spaces) }),
  crawl: async () => (await import('./crawl.mjs')).benchCrawl({ ...how, spaces: Number(options.spaces) }),
  bookings: async () => (await import('./bookings.mjs')).benchBookings(),
  photos: async () => (await import('./photos.mjs')).benchPhotos(),
};
/** What has a table of its own; each answers with the exit code. */
const OTHERS = {
  growth: async () =>
    (await import('./growth.mjs')).benchGrowth(String(options.sizes).split(',').map(Number), how),
  flame: async () => (await import('./flame.mjs')).benchFlame(Number(options.spaces), how),
  console: async () => (await import('./console.mjs')).benchConsole(),
  pages: async () => (await import('./pages.mjs')).benchPages(),
};

async function bench(parts) {
  const lines = [];
  for (const part of parts) lines.push(...(await PARTS[part]()));
  printTable(lines);
  const missed = listMissed(lines);
  process.stdout.write(
    missed.length === 0
      ? '\nEvery must is held.\n'
      : `\nMissed:\n${missed.map((sentence) => `  - ${sentence}`).join('\n')}\n`,
  );
  return missed.length === 0 ? 0 : 1;
}

const [, , name = '--'] = process.argv;
if (!name.startsWith('--') && !(name in PARTS) && !(name in OTHERS)) {
  process.stderr.write(
    `There is no bench "${name}": known are ${Object.keys({ ...PARTS, ...OTHERS }).join(', ')}.\n`,
  );
  process.exit(1);
}
await compileApi();
process.exitCode = await (OTHERS[name]?.() ?? bench(PARTS[name] ? [name] : Object.keys(PARTS)));
