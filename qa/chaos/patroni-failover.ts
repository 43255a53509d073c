import path from 'node:path';
import { runToEnd } from '../../tools/processes/child.ts';
import { inRoot } from '../../tools/processes/places.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { addSpaces, buildBookingRequests } from '../../tools/testing/booking-client.ts';
import { MailServer } from '../../tools/testing/mail-server.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import { assertNothingLost, countListeners, retryUnanswered } from './failover-checks.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import {
  BookingLoad,
  areExpected,
  pause,
  findSlowestMs,
  fetchStatus,
  StatusMonitor,
  formatStatuses,
} from './load.ts';
import { PatroniCluster } from './patroni-cluster.ts';

const FAILOVERS = 3;
const ANSWER_MS = 5000;
/** The `ttl` of deploy/cluster/patroni.yml, the election and the health checks of HAProxy. */
const RECOVERY_MS = 40_000;

/** The product with its database behind PgBouncer, HAProxy and Patroni. */
async function startBehindPatroni(
  cluster: PatroniCluster,
  chaos: ChaosEnvironment,
  folder: string,
  smtpUrl: string,
): Promise<TestCluster> {
  const { directUrl, pooledUrl } = cluster;
  const media = path.join(folder, 'media');
  const env = { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: directUrl, SMTP_URL: smtpUrl };
  const commandEnv = { ...chaos.buildEnvironment(pooledUrl, media), ...env };
  const cli = inRoot('api/dist/src/cli.js');
  await runToEnd([cli, 'migrate'], commandEnv, { name: 'The migration' });
  await runToEnd([cli, 'seed', '--demo'], commandEnv, { name: 'The seed' });
  return startCluster(chaos, '66-patroni', { env, copy: { databaseUrl: directUrl, media, folder } });
}

/** Kills the primary during bookings and waits until bookings succeed again. */
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
  await waitUntil(() => load.booked.length > 50, 30_000, 5);
  await pause(Math.random() * 300);
  const killedAt = performance.now();
  const node = await cluster.killPrimary();
  // Responses to bookings sent before the kill may still arrive; 500 ms later they belong to the new primary.
  const countBookedAfter = (): number => load.booked.filter(({ at }) => at > killedAt + 500).length;
  await waitUntil(() => countBookedAfter() > 0, 2 * RECOVERY_MS, 20);
  const recoveryMs = countBookedAfter() > 0 ? performance.now() - killedAt : Number.POSITIVE_INFINITY;
  await waitUntil(() => countBookedAfter() > 50, 10_000, 50);
  await load.stop();
  return { load, node, recoveryMs };
}

async function repeatFailover(
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
    const statuses = load.countStatuses();
    const seconds = (recoveryMs / 1000).toFixed(1);
    findings.record(
      `failover ${n + 1}: bookings ${formatStatuses(statuses)}, slowest response ${findSlowestMs(load.answers)} ms; ` +
        `recovered after ${seconds} s`,
    );
    findings.check(recoveryMs <= RECOVERY_MS, `bookings recovered after ${seconds} s`);
    findings.check(
      areExpected(statuses),
      `responses other than 201, 503 and “retry with the key”: ${formatStatuses(statuses)}`,
    );
    findings.check(
      findSlowestMs(load.answers) <= ANSWER_MS,
      `a response took ${findSlowestMs(load.answers)} ms`,
    );
    await retryUnanswered(testCluster.url, load, findings);
    const isListening = async (): Promise<boolean> =>
      (await countListeners(testCluster.databaseUrl)) === listeners;
    findings.check(await waitUntil(isListening, 15_000, 250), 'a process does not listen on the new primary');
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
    `bookings recover within ${RECOVERY_MS / 1000} s without a restart; 503 within 5 s until then, ` +
    'the catalogue 200; no acknowledged booking lost or duplicated, every mail sent',
  timeoutMs: 600_000,
  run: async (chaos, findings) => {
    const mails = new MailServer(() => 'accepted', 0);
    const smtpUrl = await mails.start();
    chaos.onEnd(() => mails.stop());
    const folder = path.join(chaos.folder, 'patroni');
    const cluster = new PatroniCluster(folder, chaos.getLogFolder('66-patroni'));
    chaos.onEnd(() => cluster.stop());
    await cluster.start();
    const testCluster = await startBehindPatroni(cluster, chaos, folder, smtpUrl);
    const pids = [...testCluster.apis, ...testCluster.workers].map(({ pid }) => pid);
    const reads = new StatusMonitor(() => fetchStatus(`${testCluster.url}/api/catalog/new/`));
    const loads = await repeatFailover(cluster, testCluster, findings);
    await reads.stop();
    const failedReads = reads.samples.filter(({ status }) => status !== 200).length;
    findings.record(`the catalogue during the fault: ${reads.samples.length} reads, ${failedReads} not 200`);
    findings.check(failedReads === 0, `${failedReads} reads of the catalogue failed`);
    await assertNothingLost(testCluster, loads, mails, findings);
    const processes = [...testCluster.apis, ...testCluster.workers];
    const areSame = processes.every(({ isRunning, pid }) => isRunning && pids.includes(pid));
    findings.check(areSame, 'a process of the product ended');
  },
};
