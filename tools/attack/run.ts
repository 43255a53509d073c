import { parseArgs } from 'node:util';
import { buildStale } from '../processes/build.ts';
import { Lifetime } from '../processes/lifetime.ts';
import { Problem } from '../processes/problem.ts';
import { attackByBodies } from './bodies.ts';
import { attackBookings } from './bookings.ts';
import { attackByCrawling } from './crawler.ts';
import { attackErasure } from './erasure.ts';
import { Fuzz } from './fuzz.ts';
import { attackByHashing } from './hashing.ts';
import { attackLimits } from './limits.ts';
import { attackLines } from './lines.ts';
import { attackByCost, attackByUpload } from './load.ts';
import { attackPasswords } from './passwords.ts';
import { Report } from './report.ts';
import { attackByTime } from './timing.ts';
import { attackViews } from './views.ts';
import { Worlds } from './world.ts';

const { values: options } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '20261122' },
    only: { type: 'string', default: '' },
    operation: { type: 'string', default: '' },
  },
});
const report = new Report();
const worlds = new Worlds();

const attacks: Readonly<Record<string, () => Promise<void>>> = {
  fuzz: () =>
    new Fuzz(worlds, {
      calls: Number(options.calls),
      seed: Number(options.seed),
      only: options.operation,
    }).run(report),
  time: () => attackByTime(worlds, report),
  limits: () => attackLimits(worlds, report),
  bookings: () => attackBookings(worlds, report),
  bodies: () => attackByBodies(worlds, report),
  passwords: () => attackPasswords(worlds, report),
  erasure: () => attackErasure(worlds, report),
  views: () => attackViews(worlds, report),
  lines: () => attackLines(worlds, report),
  crawler: () => attackByCrawling(worlds, report),
  cost: () => attackByCost(worlds, report),
  hashing: () => attackByHashing(worlds, report),
  uploads: () => attackByUpload(worlds, report),
};

const lifetime = new Lifetime();
await lifetime.run(async () => {
  const wanted = options.only === '' ? Object.keys(attacks) : options.only.split(',');
  const unknown = wanted.find((name) => !(name in attacks));
  if (unknown !== undefined)
    throw new Problem(`There is no attack "${unknown}": known are ${Object.keys(attacks).join(', ')}.`);
  report.step(await buildStale());
  lifetime.onStop(() => worlds.end());
  await worlds.prepare();
  report.step('the demo is seeded');
  for (const name of wanted) await attacks[name]?.();
  await lifetime.end(report.end());
});
