import { addSpaces, wishesFor, type Wish } from '../testing/booking-client.ts';
import { waitUntil } from '../processes/process-facts.ts';
import { startCast, type Cast } from './cast.ts';
import type { Findings, Row } from './findings.ts';
import { on } from './ground.ts';
import { BookingLoad, isHonest, pause, slowest, statusOf, Watch, wordsOf } from './load.ts';

const FROZEN_MS = 30_000;
/** So many guests book, each of them so long after their last booking: their wishes last longer than any freeze and what follows it. */
const GUESTS = 15;
const REST_MS = 100;
const ANSWER_MS = 5000;
const RECOVERY_MS = 10_000;

type Frozen = { name: string; freeze: () => () => void; bookingsGoOn: boolean };

const of = (seen: Watch['seen'], from: number, to: number): Watch['seen'] => seen.filter(({ at }) => at >= from && at < to);
const worst = (seen: Watch['seen']): number => Math.round(Math.max(0, ...seen.map(({ tookMs }) => tookMs)));

/** One server accepts and never answers for half a minute, under bookings and reads. */
async function freezeOnce(cast: Cast, wishes: readonly Wish[], { name, freeze, bookingsGoOn }: Frozen, found: Findings): Promise<void> {
  const direct = cast.urls[0] ?? '';
  const load = new BookingLoad(direct, wishes, GUESTS, REST_MS);
  const [live, ready, reads] = ['/api/health/live', '/api/health/ready', '/api/catalog/new/?page=2'].map((path) => new Watch(() => statusOf(direct + path))) as [Watch, Watch, Watch];
  await waitUntil(() => load.taken.length > 20, 20_000);
  const thaw = freeze();
  const from = performance.now();
  await pause(FROZEN_MS);
  thaw();
  const to = performance.now();
  const isBack = await waitUntil(() => load.answers.some(({ reply, at }) => reply?.status === 201 && at > to) && ready.seen.some(({ status, at }) => status === 200 && at > to), 2 * RECOVERY_MS);
  const recoveryMs = Math.round(performance.now() - to);
  await pause(2000);
  await Promise.all([load.stop(), live.stop(), ready.stop(), reads.stop()]);
  const during = load.answers.filter(({ at, tookMs }) => at >= from - 1000 && at + tookMs < to + 1000);
  const after = load.answers.filter(({ at }) => at > to + recoveryMs);
  // A round of checks takes up to two seconds: one that had begun before, or that ends after, sees the server answer.
  const red = of(ready.seen, from + 2500, to - 2500);
  found.tell(`${name} frozen ${FROZEN_MS / 1000} s: bookings ${wordsOf(load.statuses())}, slowest answer ${slowest(load.answers)} ms (${during.length} meanwhile); /health/live slowest ${worst(of(live.seen, from, to))} ms; /health/ready red ${red.filter(({ status }) => status === 503).length} of ${red.length}, slowest ${worst(red)} ms; catalogue slowest ${worst(of(reads.seen, from, to))} ms; everything again ${recoveryMs} ms after the thaw`);
  found.must(slowest(load.answers) <= ANSWER_MS, `${name}: a booking was answered after ${slowest(load.answers)} ms`);
  found.must(live.seen.every(({ status }) => status === 200), `${name}: /health/live was not green`);
  found.must(red.length > 0 && red.every(({ status }) => status === 503), `${name}: /health/ready was not red`);
  found.must(isBack && recoveryMs <= RECOVERY_MS, `${name}: not everything works ${recoveryMs} ms after the thaw`);
  found.must(reads.seen.every(({ status }) => status === 200), `${name}: a read of the catalogue failed`);
  found.must(after.length > 0 && after.every(({ reply }) => reply?.status === 201), `${name}: bookings fail after the recovery`);
  found.must(bookingsGoOn ? load.taken.length === load.answers.length : isHonest(load.statuses()), `${name}: bookings ${wordsOf(load.statuses())}`);
  found.must((await load.lost(cast.databaseUrl)) === 0, `${name}: acknowledged bookings are lost`);
}

export const frozenServers: Row = {
  row: 14,
  fault: `PostgreSQL, then Redis, accepts and never answers (kill -STOP, ${FROZEN_MS / 1000} s)`,
  required: 'answers ≤ 5 s, pool not exhausted for ever, /health/ready red, /health/live green; bookings do not need Redis',
  run: async (ground, found) => {
    const cast = await startCast(ground, '14');
    const spaceIds = await on(cast.databaseUrl, (client) => addSpaces(client, 'chaos@prostora.test', 50));
    await freezeOnce(cast, wishesFor(spaceIds, 4000, 'frozen-database'), { name: 'PostgreSQL', freeze: () => ground.postgres.freeze(), bookingsGoOn: false }, found);
    await freezeOnce(cast, wishesFor(spaceIds, 8000, 'frozen-redis', 140), { name: 'Redis', freeze: () => cast.redis.freeze(), bookingsGoOn: true }, found);
  },
};
