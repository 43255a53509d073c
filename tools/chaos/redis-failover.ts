import path from 'node:path';
import { waitUntil } from '../processes/process-facts.ts';
import { addSpaces, wishesFor } from '../testing/booking-client.ts';
import { MailServer } from '../testing/mail-server.ts';
import { startCast, type Cast } from './cast.ts';
import { assertNothingLost } from './failover-checks.ts';
import type { Findings, Row } from './findings.ts';
import { on } from './ground.ts';
import { BookingLoad, pause, slowest, wordsOf } from './load.ts';
import { SentinelServers } from './sentinel-servers.ts';

const FAILOVERS = 5;
/** `down-after-milliseconds`, the vote, and the reconnection of the workers. */
const RECOVERY_MS = 30_000;

/** Kills the master under bookings and waits until a booking made afterwards has its mail. */
async function failOver(
  servers: SentinelServers,
  mails: MailServer,
  { url }: Cast,
  spaceIds: readonly number[],
  n: number,
) {
  const load = new BookingLoad(url, wishesFor(spaceIds, 3000, `redis-failover-${n}`, 40 + 60 * n), 4, 50);
  await waitUntil(() => load.taken.length > 50, 30_000, 5);
  await pause(Math.random() * 300);
  const killedAt = performance.now();
  const port = await servers.killMaster();
  const hasMail = (): boolean =>
    load.taken.some(({ at, wish }) => at > killedAt && mails.to(wish.email).length > 0);
  const isBack = await waitUntil(hasMail, 2 * RECOVERY_MS, 20);
  const recoveryMs = isBack ? performance.now() - killedAt : Number.POSITIVE_INFINITY;
  await load.stop();
  await servers.restart(port);
  return { load, recoveryMs };
}

async function failOverTimes(servers: SentinelServers, mails: MailServer, cast: Cast, found: Findings) {
  const spaceIds = await on(cast.databaseUrl, (client) => addSpaces(client, 'chaos@prostora.test', 50));
  const loads: BookingLoad[] = [];
  for (let n = 0; n < FAILOVERS; n += 1) {
    const { load, recoveryMs } = await failOver(servers, mails, cast, spaceIds, n);
    const seconds = (recoveryMs / 1000).toFixed(1);
    found.tell(
      `failover ${n + 1}: bookings ${wordsOf(load.statuses())}, slowest answer ${slowest(load.answers)} ms; ` +
        `jobs again after ${seconds} s`,
    );
    found.must(recoveryMs <= RECOVERY_MS, `jobs came back after ${seconds} s`);
    found.must(load.taken.length === load.answers.length, `bookings ${wordsOf(load.statuses())}`);
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
  run: async (ground, found) => {
    const mails = new MailServer(() => 'taken', 0);
    const smtpUrl = await mails.start();
    ground.onEnd(() => mails.stop());
    const copy = await ground.copy();
    const servers = new SentinelServers(
      ground.redisProgram,
      path.join(copy.folder, 'sentinel'),
      ground.logs('66-redis'),
    );
    ground.onEnd(() => servers.stop());
    await servers.start();
    const env = { ...servers.environment, SMTP_URL: smtpUrl };
    const cast = await startCast(ground, '66-redis', { env, given: copy });
    const loads = await failOverTimes(servers, mails, cast, found);
    await assertNothingLost(cast, loads, mails, found);
    found.tell(`the Sentinels logged ${servers.findInLogs(/[+]tilt/u).length} × TILT`);
    const isRunning = [...cast.apis, ...cast.workers].every((each) => each.isRunning);
    found.must(isRunning, 'a process of the product has ended');
  },
};
