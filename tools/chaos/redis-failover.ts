import path from 'node:path';
import { waitUntil } from '../processes/process-info.ts';
import { addSpaces, buildBookingRequests } from '../testing/booking-client.ts';
import { MailServer } from '../testing/mail-server.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import { assertNothingLost } from './failover-checks.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import { BookingLoad, pause, slowest, formatStatuses } from './load.ts';
import { SentinelServers } from './sentinel-servers.ts';

const FAILOVERS = 5;
/** `down-after-milliseconds`, the vote, and the reconnection of the workers. */
const RECOVERY_MS = 30_000;

/** Kills the master under bookings and waits until a booking made afterwards has its mail. */
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
  await waitUntil(() => load.taken.length > 50, 30_000, 5);
  await pause(Math.random() * 300);
  const killedAt = performance.now();
  const port = await servers.killMaster();
  const hasMail = (): boolean =>
    load.taken.some(({ at, request }) => at > killedAt && mails.to(request.email).length > 0);
  const isBack = await waitUntil(hasMail, 2 * RECOVERY_MS, 20);
  const recoveryMs = isBack ? performance.now() - killedAt : Number.POSITIVE_INFINITY;
  await load.stop();
  await servers.restart(port);
  return { load, recoveryMs };
}

async function failOverTimes(
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
      `failover ${n + 1}: bookings ${formatStatuses(load.statuses())}, slowest answer ${slowest(load.answers)} ms; ` +
        `jobs again after ${seconds} s`,
    );
    findings.must(recoveryMs <= RECOVERY_MS, `jobs came back after ${seconds} s`);
    findings.must(load.taken.length === load.answers.length, `bookings ${formatStatuses(load.statuses())}`);
    loads.push(load);
  }
  return loads;
}

export const redisFailover: Row = {
  row: 66,
  fault: `kill -9 of the Redis master under three Sentinels, under load, ${FAILOVERS} times`,
  required:
    `jobs again ≤ ${RECOVERY_MS / 1000} s later without a restart; bookings unaffected, none lost, none twice, ` +
    'every mail sent',
  limitMs: 600_000,
  run: async (chaos, findings) => {
    const mails = new MailServer(() => 'taken', 0);
    const smtpUrl = await mails.start();
    chaos.onEnd(() => mails.stop());
    const copy = await chaos.copy();
    const servers = new SentinelServers(
      chaos.redisProgram,
      path.join(copy.folder, 'sentinel'),
      chaos.logs('66-redis'),
    );
    chaos.onEnd(() => servers.stop());
    await servers.start();
    const env = { ...servers.environment, SMTP_URL: smtpUrl };
    const cluster = await startCluster(chaos, '66-redis', { env, given: copy });
    const loads = await failOverTimes(servers, mails, cluster, findings);
    await assertNothingLost(cluster, loads, mails, findings);
    findings.record(`the Sentinels logged ${servers.findInLogs(/[+]tilt/u).length} × TILT`);
    const isRunning = [...cluster.apis, ...cluster.workers].every((each) => each.isRunning);
    findings.must(isRunning, 'a process of the product has ended');
  },
};
