import { addSpaces, bookFinally, wishesFor } from '../testing/booking-client.ts';
import { waitUntil } from '../processes/process-facts.ts';
import { startCast, type Cast } from './cast.ts';
import type { Findings, Row } from './findings.ts';
import { on, type Ground } from './ground.ts';
import { BookingLoad, isHonest, pause, percentile, slowest, statusOf, Watch, wordsOf } from './load.ts';

const TIMES = 5;
const ANSWER_MS = 5000;
const RECOVERY_MS = 10_000;

type Round = {
  recoveryMs: number;
  slowestMs: number;
  statuses: Record<string, number>;
  lost: number;
  unsure: number;
};

/** One power cut of the database under bookings and reads, one to three seconds long. */
async function killOnce(
  { postgres }: Ground,
  { url, databaseUrl }: Cast,
  spaceIds: readonly number[],
  round: number,
): Promise<Round> {
  const load = new BookingLoad(url, wishesFor(spaceIds, 3000, `cut-${round}`, 40 + 60 * round), 8);
  await waitUntil(() => load.taken.length > 20, 20_000, 5);
  await pause(Math.random() * 300);
  await postgres.kill();
  await pause(1000 + Math.random() * 2000);
  await postgres.start();
  const back = performance.now();
  const isBack = await waitUntil(
    () => load.answers.some(({ reply, at }) => reply?.status === 201 && at > back),
    2 * RECOVERY_MS,
  );
  const recoveryMs = isBack ? performance.now() - back : Number.POSITIVE_INFINITY;
  await load.stop();
  const unsure = load.answers.filter(({ reply }) => reply?.status !== 201).slice(0, 20);
  const final = await Promise.all(unsure.map(({ wish }) => bookFinally(url, wish, 20_000)));
  return {
    recoveryMs,
    slowestMs: slowest(load.answers),
    statuses: load.statuses(),
    lost: await load.lost(databaseUrl),
    unsure: final.filter(({ status }) => status !== 201).length,
  };
}

/** Each process holds at most as many connections as its pools allow: none of them was lost in the outages. */
async function assertPools(databaseUrl: string, found: Findings): Promise<void> {
  const stuck = await on(
    databaseUrl,
    async (client) =>
      (
        await client.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and now() - state_change > interval '3 seconds'`,
        )
      ).rows[0]?.n ?? -1,
  );
  found.must(stuck === 0, `${stuck} connections were left in a transaction`);
}

export const postgresKill: Row = {
  row: 13,
  fault: `kill -9 of PostgreSQL under load, ${TIMES} times`,
  required:
    '503 within 5 s, no request without an answer, no crash; bookings again ≤ 10 s after its return without a restart of the API; every acknowledged booking present',
  run: async (ground, found) => {
    const cast = await startCast(ground, '13');
    const pids = cast.apis.map(({ pid }) => pid);
    const spaceIds = await on(cast.databaseUrl, (client) => addSpaces(client, 'chaos@prostora.test', 50));
    const reads = new Watch(() => statusOf(`${cast.url}/api/catalog/new/`));
    const rounds: Round[] = [];
    for (let round = 0; round < TIMES; round += 1) rounds.push(await killOnce(ground, cast, spaceIds, round));
    await reads.stop();
    const all: Record<string, number> = {};
    for (const { statuses } of rounds)
      for (const [status, times] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + times;
    const longest = Math.max(...rounds.map(({ slowestMs }) => slowestMs));
    const recovery = rounds.map(({ recoveryMs }) => recoveryMs);
    const lost = rounds.reduce((sum, round) => sum + round.lost, 0);
    const failedReads = reads.seen.filter(({ status }) => status !== 200).length;
    found.tell(
      `bookings ${wordsOf(all)}; slowest answer ${longest} ms; bookings again after ${percentile(recovery, 0.5)} ms (median), ${Math.round(Math.max(...recovery))} ms (worst); acknowledged and lost: ${lost}`,
    );
    found.tell(
      `the catalogue meanwhile: ${reads.seen.length} reads, ${failedReads} not 200, slowest ${Math.round(Math.max(...reads.seen.map(({ tookMs }) => tookMs)))} ms`,
    );
    found.must(isHonest(all), `other answers than 201, 503 and “come again”: ${wordsOf(all)}`);
    found.must(longest <= ANSWER_MS, `an answer took ${longest} ms`);
    found.must(Math.max(...recovery) <= RECOVERY_MS, 'bookings did not come back in time');
    found.must(lost === 0, `${lost} acknowledged bookings are not in the database`);
    found.must(
      rounds.every(({ unsure }) => unsure === 0),
      'a refused booking did not go through later',
    );
    found.must(failedReads === 0, `${failedReads} reads of the catalogue failed`);
    found.must(
      cast.apis.every(({ isRunning, pid }) => isRunning && pids.includes(pid)) &&
        cast.workers.every(({ isRunning }) => isRunning),
      'a process of the product has ended',
    );
    await pause(3500);
    await assertPools(cast.databaseUrl, found);
  },
};
