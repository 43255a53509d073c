import path from 'node:path';
import { runToEnd } from '../processes/child.ts';
import { inRoot } from '../processes/places.ts';
import { waitUntil } from '../processes/process-info.ts';
import { addSpaces, buildBookingRequests } from '../testing/booking-client.ts';
import { MailServer } from '../testing/mail-server.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import { assertNothingLost, countListeners, retryUnanswered } from './failover-checks.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import { BookingLoad, isHonest, pause, slowest, fetchStatus, Watch, formatStatuses } from './load.ts';
import { PatroniCluster } from './patroni-cluster.ts';

const FAILOVERS = 3;
const ANSWER_MS = 5000;
/** The `ttl` of deploy/cluster/patroni.yml, the election and the health checks of HAProxy. */
const RECOVERY_MS = 40_000;

/** The product with its database behind PgBouncer, HAProxy and Patroni. */
async function startBehind(
  cluster: PatroniCluster,
  chaos: ChaosEnvironment,
  folder: string,
  smtpUrl: string,
): Promise<TestCluster> {
  const { directUrl, pooledUrl } = cluster;
  const media = path.join(folder, 'media');
  const env = { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: directUrl, SMTP_URL: smtpUrl };
  const commandEnv = { ...chaos.environment(pooledUrl, media), ...env };
  const cli = inRoot('api/dist/src/cli.js');
  await runToEnd([cli, 'migrate'], commandEnv, { name: 'The migration' });
  await runToEnd([cli, 'seed', '--demo'], commandEnv, { name: 'The seed' });
  return startCluster(chaos, '66-patroni', { env, given: { databaseUrl: directUrl, media, folder } });
}

/** Kills the primary under bookings and waits until the product takes bookings again. */
async function failOver(
  cluster: PatroniCluster,
  { url }: TestCluster,
  spaceIds: readonly number[],
  n: number,
) {
  const load = new BookingLoad(
    url,
    buildBookingRequests(spaceIds, 3000, `failover-${n}`, 40 + 60 * n),
    8,
    100,
  );
  await waitUntil(() => load.taken.length > 50, 30_000, 5);
  await pause(Math.random() * 300);
  const killedAt = performance.now();
  const node = await cluster.killPrimary();
  // Answers to bookings sent before the kill may still arrive; the pause between them says when bookings work again.
  const takenAfter = (): number => load.taken.filter(({ at }) => at > killedAt + 500).length;
  await waitUntil(() => takenAfter() > 0, 2 * RECOVERY_MS, 20);
  const recoveryMs = takenAfter() > 0 ? performance.now() - killedAt : Number.POSITIVE_INFINITY;
  await waitUntil(() => takenAfter() > 50, 10_000, 50);
  await load.stop();
  return { load, node, recoveryMs };
}

async function failOverTimes(
  cluster: PatroniCluster,
  testCluster: TestCluster,
  findings: Findings,
): Promise<BookingLoad[]> {
  const spaceIds = await withDatabase(testCluster.databaseUrl, (client) =>
    addSpaces(client, 'chaos@prostora.test', 50),
  );
  const listeners = await countListeners(testCluster.databaseUrl);
  const loads: BookingLoad[] = [];
  for (let n = 0; n < FAILOVERS; n += 1) {
    const { load, node, recoveryMs } = await failOver(cluster, testCluster, spaceIds, n);
    const statuses = load.statuses();
    const seconds = (recoveryMs / 1000).toFixed(1);
    findings.record(
      `failover ${n + 1}: bookings ${formatStatuses(statuses)}, slowest answer ${slowest(load.answers)} ms; ` +
        `again after ${seconds} s`,
    );
    findings.must(recoveryMs <= RECOVERY_MS, `bookings came back after ${seconds} s`);
    findings.must(
      isHonest(statuses),
      `other answers than 201, 503 and “come again”: ${formatStatuses(statuses)}`,
    );
    findings.must(slowest(load.answers) <= ANSWER_MS, `an answer took ${slowest(load.answers)} ms`);
    await retryUnanswered(testCluster.url, load, findings);
    const isListening = async (): Promise<boolean> =>
      (await countListeners(testCluster.databaseUrl)) === listeners;
    findings.must(await waitUntil(isListening, 15_000, 250), 'a process does not listen at the new primary');
    loads.push(load);
    cluster.restartNode(node);
    await cluster.waitForSyncStandby();
  }
  return loads;
}

export const patroniFailover: Row = {
  row: 66,
  fault: `kill -9 of the primary under Patroni, behind HAProxy and PgBouncer, under load, ${FAILOVERS} times`,
  required:
    `bookings again ≤ ${RECOVERY_MS / 1000} s later without a restart; meanwhile 503 within 5 s, ` +
    'the catalogue 200; no acknowledged booking lost, none twice, every mail sent',
  limitMs: 600_000,
  run: async (chaos, findings) => {
    const mails = new MailServer(() => 'taken', 0);
    const smtpUrl = await mails.start();
    chaos.onEnd(() => mails.stop());
    const folder = path.join(chaos.folder, 'patroni');
    const cluster = new PatroniCluster(folder, chaos.logs('66-patroni'));
    chaos.onEnd(() => cluster.stop());
    await cluster.start();
    const testCluster = await startBehind(cluster, chaos, folder, smtpUrl);
    const pids = [...testCluster.apis, ...testCluster.workers].map(({ pid }) => pid);
    const reads = new Watch(() => fetchStatus(`${testCluster.url}/api/catalog/new/`));
    const loads = await failOverTimes(cluster, testCluster, findings);
    await reads.stop();
    const failedReads = reads.seen.filter(({ status }) => status !== 200).length;
    findings.record(`the catalogue meanwhile: ${reads.seen.length} reads, ${failedReads} not 200`);
    findings.must(failedReads === 0, `${failedReads} reads of the catalogue failed`);
    await assertNothingLost(testCluster, loads, mails, findings);
    const processes = [...testCluster.apis, ...testCluster.workers];
    const areSame = processes.every(({ isRunning, pid }) => isRunning && pids.includes(pid));
    findings.must(areSame, 'a process of the product has ended');
  },
};
