import { addSpaces, buildBookingRequests } from '../testing/booking-client.ts';
import { MailServer } from '../testing/mail-server.ts';
import { PhotoClient } from '../testing/photo-client.ts';
import { waitUntil } from '../processes/process-info.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import { BookingLoad, login, pause, readAll, slowest, Watch, formatStatuses } from './load.ts';
import { ownSpace, photographs } from './photographs.ts';

const TIMES = 3;

/** Photographs uploaded one after the other while Redis comes and goes; those that were accepted. */
async function uploadAll(
  owner: PhotoClient,
  spaceId: number,
  bodies: readonly Buffer[],
): Promise<{ statuses: number[]; ids: number[] }> {
  const statuses: number[] = [];
  const ids: number[] = [];
  for (const body of bodies) {
    const { status, image } = await owner.upload(spaceId, body);
    statuses.push(status);
    if (image) ids.push(image.id_space_image);
    await pause(700);
  }
  return { statuses, ids };
}

async function killTimes({ redis }: TestCluster): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) {
    await pause(1000 + Math.random() * 1000);
    await redis.kill();
    await pause(2000 + Math.random() * 2000);
    await redis.start();
  }
}

/** Nothing that was acknowledged may be missing: every booking has its mails, every photograph its sizes. */
async function assertNothingLost(
  cluster: TestCluster,
  load: BookingLoad,
  mails: MailServer,
  ready: () => Promise<boolean>,
  findings: Findings,
): Promise<void> {
  const addresses = load.taken.map(({ request }) => request.email);
  const from = performance.now();
  const areMade = await waitUntil(ready, 60_000, 500);
  const areSent = await waitUntil(
    () => addresses.every((address) => mails.to(address).length > 0),
    60_000,
    250,
  );
  const seconds = (performance.now() - from) / 1000;
  const waiting = (): Promise<number> =>
    withDatabase(
      cluster.databaseUrl,
      async (client) =>
        (
          await client.query<{ n: number }>(
            'select count(*)::int as n from outbox_event where relayed_at is null',
          )
        ).rows[0]?.n ?? -1,
    );
  // What a mail or a photograph has just led to is an event of its own.
  await waitUntil(async () => (await waiting()) === 0, 10_000, 250);
  const untold = await waiting();
  const unsent = addresses.filter((address) => mails.to(address).length === 0).length;
  const twice = mails.received.length - new Set(mails.received.map(({ id }) => id)).size;
  findings.record(
    `everything enqueued and done ${seconds.toFixed(1)} s after the load: ${addresses.length} guests ` +
      `have their mail, ${unsent} have none, ${twice} mails came twice; ${untold} events wait`,
  );
  findings.must(areMade, 'a photograph that was accepted is not ready');
  findings.must(areSent, `${unsent} guests got no mail`);
  findings.must(untold === 0, `${untold} events were not relayed`);
  findings.must((await load.lost(cluster.databaseUrl)) === 0, 'acknowledged bookings are lost');
}

export const redisKill: Row = {
  row: 12,
  fault: `kill -9 of Redis under load, ${TIMES} times`,
  required:
    'catalogue and login keep working, bookings and uploads are accepted and enqueued later, nothing is lost',
  run: async (chaos, findings) => {
    const mails = new MailServer(() => 'taken', 0);
    const smtpUrl = await mails.start();
    chaos.onEnd(() => mails.stop());
    const cluster = await startCluster(chaos, '12', { shortLocks: true, env: { SMTP_URL: smtpUrl } });
    const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
      addSpaces(client, 'chaos@prostora.test', 20),
    );
    const owner = new PhotoClient(cluster.url);
    await owner.login('majitel@prostora.test', 'Majitel1234');
    const space = await ownSpace(cluster.databaseUrl);
    const load = new BookingLoad(cluster.url, buildBookingRequests(spaceIds, 300, 'redis'), 2);
    const reading = readAll(cluster.url, 60, 5);
    const logins = new Watch(() => login(cluster.url), 1000);
    const [uploads] = await Promise.all([
      uploadAll(owner, space.id, await photographs(12, 1200, 900)),
      killTimes(cluster),
    ]);
    await Promise.all([load.stop(), logins.stop()]);
    reading.stop();
    const read = await reading.done;
    const failed = read.non2xx + read.errors + read.timeouts;
    findings.record(
      `meanwhile: ${read.requests.total} reads, ${failed} failed; ${logins.seen.length} logins, ` +
        `${logins.seen.filter(({ status }) => status !== 200).length} failed; bookings ` +
        `${formatStatuses(load.statuses())}, slowest ${slowest(load.answers)} ms; uploads ` +
        `${[...new Set(uploads.statuses)].join(', ')} (${uploads.ids.length} of ${uploads.statuses.length} accepted)`,
    );
    findings.must(failed === 0, `${failed} reads failed: ${[...new Set(reading.failures)].join('; ')}`);
    findings.must(
      logins.seen.every(({ status }) => status === 200),
      'a login failed',
    );
    findings.must(load.taken.length === load.answers.length, `bookings ${formatStatuses(load.statuses())}`);
    findings.must(
      uploads.statuses.every((status) => status < 300 || status === 503),
      `uploads ${uploads.statuses.join(', ')}`,
    );
    findings.must(uploads.ids.length > 0, 'no upload was accepted');
    const ready = async (): Promise<boolean> => {
      const photos = await owner.photos(space.url);
      return uploads.ids.every((id) => photos.get(id)?.status === 'ready');
    };
    await assertNothingLost(cluster, load, mails, ready, findings);
  },
};
