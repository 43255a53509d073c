import { addSpaces, bookFinally, buildBookingRequests } from '../testing/booking-client.ts';
import { waitUntil } from '../processes/process-info.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import {
  BookingLoad,
  isHonest,
  pause,
  percentile,
  slowest,
  fetchStatus,
  Watch,
  formatStatuses,
} from './load.ts';

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
  { postgres }: ChaosEnvironment,
  { url, databaseUrl }: TestCluster,
  spaceIds: readonly number[],
  round: number,
): Promise<Round> {
  const load = new BookingLoad(url, buildBookingRequests(spaceIds, 3000, `cut-${round}`, 40 + 60 * round), 8);
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
  const final = await Promise.all(unsure.map(({ request }) => bookFinally(url, request, 20_000)));
  return {
    recoveryMs,
    slowestMs: slowest(load.answers),
    statuses: load.statuses(),
    lost: await load.lost(databaseUrl),
    unsure: final.filter(({ status }) => status !== 201).length,
  };
}

/** Each process holds at most as many connections as its pools allow: none of them was lost in the outages. */
async function assertPools(databaseUrl: string, findings: Findings): Promise<void> {
  const stuck = await withDatabase(
    databaseUrl,
    async (client) =>
      (
        await client.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where datname = current_database()
            and state like 'idle in transaction%' and now() - state_change > interval '3 seconds'`,
        )
      ).rows[0]?.n ?? -1,
  );
  findings.must(stuck === 0, `${stuck} connections were left in a transaction`);
}

export const postgresKill: Row = {
  row: 13,
  fault: `kill -9 of PostgreSQL under load, ${TIMES} times`,
  required:
    '503 within 5 s, no request without an answer, no crash; bookings again ≤ 10 s after its return ' +
    'without a restart of the API; every acknowledged booking present',
  run: async (chaos, findings) => {
    const cluster = await startCluster(chaos, '13');
    const pids = cluster.apis.map(({ pid }) => pid);
    const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
      addSpaces(client, 'chaos@prostora.test', 50),
    );
    const reads = new Watch(() => fetchStatus(`${cluster.url}/api/catalog/new/`));
    const rounds: Round[] = [];
    for (let round = 0; round < TIMES; round += 1)
      rounds.push(await killOnce(chaos, cluster, spaceIds, round));
    await reads.stop();
    const all: Record<string, number> = {};
    for (const { statuses } of rounds)
      for (const [status, times] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + times;
    const longest = Math.max(...rounds.map(({ slowestMs }) => slowestMs));
    const recovery = rounds.map(({ recoveryMs }) => recoveryMs);
    const lost = rounds.reduce((sum, round) => sum + round.lost, 0);
    const failedReads = reads.seen.filter(({ status }) => status !== 200).length;
    findings.record(
      `bookings ${formatStatuses(all)}; slowest answer ${longest} ms; bookings again after ` +
        `${percentile(recovery, 0.5)} ms (median), ${Math.round(Math.max(...recovery))} ms (worst); acknowledged and lost: ${lost}`,
    );
    findings.record(
      `the catalogue meanwhile: ${reads.seen.length} reads, ${failedReads} not 200, slowest ` +
        `${Math.round(Math.max(...reads.seen.map(({ tookMs }) => tookMs)))} ms`,
    );
    findings.must(isHonest(all), `other answers than 201, 503 and “come again”: ${formatStatuses(all)}`);
    findings.must(longest <= ANSWER_MS, `an answer took ${longest} ms`);
    findings.must(Math.max(...recovery) <= RECOVERY_MS, 'bookings did not come back in time');
    findings.must(lost === 0, `${lost} acknowledged bookings are not in the database`);
    findings.must(
      rounds.every(({ unsure }) => unsure === 0),
      'a refused booking did not go through later',
    );
    findings.must(failedReads === 0, `${failedReads} reads of the catalogue failed`);
    findings.must(
      cluster.apis.every(({ isRunning, pid }) => isRunning && pids.includes(pid)) &&
        cluster.workers.every(({ isRunning }) => isRunning),
      'a process of the product has ended',
    );
    await pause(3500);
    await assertPools(cluster.databaseUrl, findings);
  },
};
