import { addSpaces, bookUntilFinal, buildBookingRequests } from '../../tools/testing/booking-client.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import {
  BookingLoad,
  areExpected,
  pause,
  percentile,
  findSlowestMs,
  fetchStatus,
  StatusMonitor,
  formatStatuses,
} from './load.ts';

const KILLS = 5;
const ANSWER_MS = 5000;
const RECOVERY_MS = 10_000;

type Round = {
  recoveryMs: number;
  slowestMs: number;
  statuses: Record<string, number>;
  lost: number;
  /** Failed bookings that also failed when retried. */
  failedRetries: number;
};

/** Kills the database during bookings and starts it one to three seconds later. */
async function killOnce(
  { postgres }: ChaosEnvironment,
  { url, databaseUrl }: TestCluster,
  spaceIds: readonly number[],
  round: number,
): Promise<Round> {
  const load = new BookingLoad(url, buildBookingRequests(spaceIds, 3000, `cut-${round}`, 40 + 60 * round), 8);
  await waitUntil(() => load.booked.length > 20, 20_000, 5);
  await pause(Math.random() * 300);
  await postgres.kill();
  await pause(1000 + Math.random() * 2000);
  await postgres.start();
  const restartedAt = performance.now();
  const hasRecovered = await waitUntil(
    () => load.answers.some(({ reply, at }) => reply?.status === 201 && at > restartedAt),
    2 * RECOVERY_MS,
  );
  const recoveryMs = hasRecovered ? performance.now() - restartedAt : Number.POSITIVE_INFINITY;
  await load.stop();
  const failed = load.answers.filter(({ reply }) => reply?.status !== 201).slice(0, 20);
  const retries = await Promise.all(failed.map(({ request }) => bookUntilFinal(url, request, 20_000)));
  return {
    recoveryMs,
    slowestMs: findSlowestMs(load.answers),
    statuses: load.countStatuses(),
    lost: await load.countLost(databaseUrl),
    failedRetries: retries.filter(({ status }) => status !== 201).length,
  };
}

/** No connection is left in a transaction. */
async function checkPools(databaseUrl: string, findings: Findings): Promise<void> {
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
  findings.check(stuck === 0, `${stuck} connections are left in a transaction`);
}

export const postgresKill: Row = {
  row: 13,
  fault: `kill -9 of PostgreSQL under load, ${KILLS} times`,
  required:
    '503 within 5 s, a response to each request, no crash; bookings recover within 10 s of its restart ' +
    'without a restart of the API; every acknowledged booking present',
  run: async (chaos, findings) => {
    const cluster = await startCluster(chaos, '13');
    const pids = cluster.apis.map(({ pid }) => pid);
    const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
      addSpaces(client, 'chaos@prostora.test', 50),
    );
    const reads = new StatusMonitor(() => fetchStatus(`${cluster.url}/api/catalog/new/`));
    const rounds: Round[] = [];
    for (let round = 0; round < KILLS; round += 1)
      rounds.push(await killOnce(chaos, cluster, spaceIds, round));
    await reads.stop();
    const all: Record<string, number> = {};
    for (const { statuses } of rounds)
      for (const [status, times] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + times;
    const longest = Math.max(...rounds.map(({ slowestMs }) => slowestMs));
    const recovery = rounds.map(({ recoveryMs }) => recoveryMs);
    const lost = rounds.reduce((sum, round) => sum + round.lost, 0);
    const failedReads = reads.samples.filter(({ status }) => status !== 200).length;
    findings.record(
      `bookings ${formatStatuses(all)}; slowest response ${longest} ms; bookings recovered after ` +
        `${percentile(recovery, 0.5)} ms (median), ${Math.round(Math.max(...recovery))} ms (worst); acknowledged but lost: ${lost}`,
    );
    findings.record(
      `the catalogue during the fault: ${reads.samples.length} reads, ${failedReads} not 200, slowest ` +
        `${Math.round(Math.max(...reads.samples.map(({ tookMs }) => tookMs)))} ms`,
    );
    findings.check(
      areExpected(all),
      `responses other than 201, 503 and “retry with the key”: ${formatStatuses(all)}`,
    );
    findings.check(longest <= ANSWER_MS, `a response took ${longest} ms`);
    findings.check(Math.max(...recovery) <= RECOVERY_MS, 'bookings did not recover in time');
    findings.check(lost === 0, `${lost} acknowledged bookings are not in the database`);
    findings.check(
      rounds.every(({ failedRetries }) => failedRetries === 0),
      'a failed booking did not succeed when retried',
    );
    findings.check(failedReads === 0, `${failedReads} reads of the catalogue failed`);
    findings.check(
      cluster.apis.every(({ isRunning, pid }) => isRunning && pids.includes(pid)) &&
        cluster.workers.every(({ isRunning }) => isRunning),
      'a process of the product ended',
    );
    await pause(3500);
    await checkPools(cluster.databaseUrl, findings);
  },
};
