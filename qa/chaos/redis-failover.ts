import path from 'node:path';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { addSpaces, buildBookingRequests } from '../../tools/testing/booking-client.ts';
import { MailServer } from '../../tools/testing/mail-server.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import { assertNothingLost } from './failover-checks.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import { BookingLoad, pause, findSlowestMs, formatStatuses } from './load.ts';
import { SentinelServers } from './sentinel-servers.ts';

const FAILOVERS = 5;
/** `down-after-milliseconds`, the vote, and the reconnection of the workers. */
const RECOVERY_MS = 30_000;

/** Kills the master during bookings and waits until a later booking has its mail. */
async function failOver(
  servers: SentinelServers,
  mails: MailServer,
  { url }: TestCluster,
  spaceIds: readonly number[],
  n: number,
) {
  const load = new BookingLoad(
    url,
    buildBookingRequests(spaceIds, 3000, `redis-failover-${n}`, 40 + 60 * n),
    4,
    50,
  );
  await waitUntil(() => load.booked.length > 50, 30_000, 5);
  await pause(Math.random() * 300);
  const killedAt = performance.now();
  const port = await servers.killMaster();
  const hasMail = (): boolean =>
    load.booked.some(({ at, request }) => at > killedAt && mails.listTo(request.email).length > 0);
  const isBack = await waitUntil(hasMail, 2 * RECOVERY_MS, 20);
  const recoveryMs = isBack ? performance.now() - killedAt : Number.POSITIVE_INFINITY;
  await load.stop();
  await servers.restart(port);
  return { load, recoveryMs };
}

async function repeatFailover(
  servers: SentinelServers,
  mails: MailServer,
  cluster: TestCluster,
  findings: Findings,
) {
  const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
    addSpaces(client, 'chaos@prostora.test', 50),
  );
  const loads: BookingLoad[] = [];
  for (let n = 0; n < FAILOVERS; n += 1) {
    const { load, recoveryMs } = await failOver(servers, mails, cluster, spaceIds, n);
    const seconds = (recoveryMs / 1000).toFixed(1);
    findings.record(
      `failover ${n + 1}: bookings ${formatStatuses(load.countStatuses())}, slowest response ${findSlowestMs(load.answers)} ms; ` +
        `jobs recovered after ${seconds} s`,
    );
    findings.check(recoveryMs <= RECOVERY_MS, `jobs recovered after ${seconds} s`);
    findings.check(
      load.booked.length === load.answers.length,
      `bookings ${formatStatuses(load.countStatuses())}`,
    );
    loads.push(load);
  }
  return loads;
}

export const redisFailover: Row = {
  row: 66,
  fault: `kill -9 of the Redis master under three Sentinels, under load, ${FAILOVERS} times`,
  required:
    `jobs recover within ${RECOVERY_MS / 1000} s without a restart; bookings unaffected, none lost or duplicated, ` +
    'every mail sent',
  timeoutMs: 600_000,
  run: async (chaos, findings) => {
    const mails = new MailServer(() => 'accepted', 0);
    const smtpUrl = await mails.start();
    chaos.onEnd(() => mails.stop());
    const copy = await chaos.createCopy();
    const servers = new SentinelServers(
      chaos.redisProgram,
      path.join(copy.folder, 'sentinel'),
      chaos.getLogFolder('66-redis'),
    );
    chaos.onEnd(() => servers.stop());
    await servers.start();
    const env = { ...servers.environment, SMTP_URL: smtpUrl };
    const cluster = await startCluster(chaos, '66-redis', { env, copy });
    const loads = await repeatFailover(servers, mails, cluster, findings);
    await assertNothingLost(cluster, loads, mails, findings);
    findings.record(`the Sentinels logged ${servers.findInLogs(/[+]tilt/u).length} × TILT`);
    const isRunning = [...cluster.apis, ...cluster.workers].every((each) => each.isRunning);
    findings.check(isRunning, 'a process of the product ended');
  },
};
