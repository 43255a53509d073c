import { parseArgs } from 'node:util';
import { buildStale } from '../../tools/processes/build.ts';
import { Lifetime } from '../../tools/processes/lifetime.ts';
import { Problem } from '../../tools/processes/problem.ts';
import { attackByBodies } from './bodies.ts';
import { attackBookings } from './bookings.ts';
import { attackByCrawling } from './crawler.ts';
import { attackErasure } from './erasure.ts';
import { Fuzz } from './fuzz.ts';
import { attackByHashing } from './hashing.ts';
import { attackImpersonation } from './impersonation.ts';
import { attackLimits } from './limits.ts';
import { attackLines } from './lines.ts';
import { attackByCost, attackByUpload } from './load.ts';
import { attackMailboxes } from './mailboxes.ts';
import { attackPasswords } from './passwords.ts';
import { Report } from './report.ts';
import { attackSenders } from './senders.ts';
import { attackByTime } from './timing.ts';
import { attackViews } from './views.ts';
import { AttackTargets } from './target.ts';

const { values: options } = parseArgs({
  options: {
    calls: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '20261122' },
    only: { type: 'string', default: '' },
    operation: { type: 'string', default: '' },
  },
});
const report = new Report();
const targets = new AttackTargets();

const attacks: Readonly<Record<string, () => Promise<void>>> = {
  fuzz: () =>
    new Fuzz(targets, {
      calls: Number(options.calls),
      seed: Number(options.seed),
      only: options.operation,
    }).run(report),
  time: () => attackByTime(targets, report),
  limits: () => attackLimits(targets, report),
  bookings: () => attackBookings(targets, report),
  bodies: () => attackByBodies(targets, report),
  passwords: () => attackPasswords(targets, report),
  mailboxes: () => attackMailboxes(targets, report),
  impersonation: () => attackImpersonation(targets, report),
  senders: () => attackSenders(targets, report),
  erasure: () => attackErasure(targets, report),
  views: () => attackViews(targets, report),
  lines: () => attackLines(targets, report),
  crawler: () => attackByCrawling(targets, report),
  cost: () => attackByCost(targets, report),
  hashing: () => attackByHashing(targets, report),
  uploads: () => attackByUpload(targets, report),
};

const lifetime = new Lifetime();
await lifetime.run(async () => {
  const selected = options.only === '' ? Object.keys(attacks) : options.only.split(',');
  const unknown = selected.find((name) => !(name in attacks));
  if (unknown !== undefined)
    throw new Problem(`Unknown attack "${unknown}"; attacks: ${Object.keys(attacks).join(', ')}.`);
  report.step(await buildStale());
  lifetime.onStop(() => targets.stop());
  await targets.prepare();
  report.step('the demo is seeded');
  for (const name of selected) await attacks[name]?.();
  await lifetime.end(report.end());
});
