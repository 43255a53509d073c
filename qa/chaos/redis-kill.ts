import { addSpaces, buildBookingRequests } from '../../tools/testing/booking-client.ts';
import { MailServer } from '../../tools/testing/mail-server.ts';
import { PhotoClient } from '../../tools/testing/photo-client.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import {
  BookingLoad,
  login,
  pause,
  startReaders,
  findSlowestMs,
  StatusMonitor,
  formatStatuses,
} from './load.ts';
import { createPhotos, prepareOwnerSpace } from './photo-fixtures.ts';

const KILLS = 3;

/** Uploads photographs sequentially while Redis is killed and restarted. */
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

async function killRepeatedly({ redis }: TestCluster): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(1000 + Math.random() * 1000);
    await redis.kill();
    await pause(2000 + Math.random() * 2000);
    await redis.start();
  }
}

/** Every acknowledged booking has its mail, every accepted photograph its sizes. */
async function assertNothingLost(
  cluster: TestCluster,
  load: BookingLoad,
  mails: MailServer,
  arePhotosReady: () => Promise<boolean>,
  findings: Findings,
): Promise<void> {
  const addresses = load.booked.map(({ request }) => request.email);
  const start = performance.now();
  const areReady = await waitUntil(arePhotosReady, 60_000, 500);
  const areSent = await waitUntil(
    () => addresses.every((address) => mails.listTo(address).length > 0),
    60_000,
    250,
  );
  const seconds = (performance.now() - start) / 1000;
  const countPending = (): Promise<number> =>
    withDatabase(
      cluster.databaseUrl,
      async (client) =>
        (
          await client.query<{ n: number }>(
            'select count(*)::int as n from outbox_event where relayed_at is null',
          )
        ).rows[0]?.n ?? -1,
    );
  // Finished mails and photographs publish further events.
  await waitUntil(async () => (await countPending()) === 0, 10_000, 250);
  const pending = await countPending();
  const unsent = addresses.filter((address) => mails.listTo(address).length === 0).length;
  const duplicates = mails.received.length - new Set(mails.received.map(({ id }) => id)).size;
  findings.record(
    `all jobs done ${seconds.toFixed(1)} s after the load: of ${addresses.length} guests ` +
      `${unsent} without a mail, ${duplicates} mails sent twice; ${pending} events pending`,
  );
  findings.check(areReady, 'a photograph that was accepted is not ready');
  findings.check(areSent, `${unsent} guests got no mail`);
  findings.check(pending === 0, `${pending} events were not relayed`);
  findings.check((await load.countLost(cluster.databaseUrl)) === 0, 'acknowledged bookings are lost');
}

export const redisKill: Row = {
  row: 12,
  fault: `kill -9 of Redis under load, ${KILLS} times`,
  required:
    'catalogue and login keep working, bookings and uploads are accepted and enqueued later, none is lost',
  run: async (chaos, findings) => {
    const mails = new MailServer(() => 'accepted', 0);
    const smtpUrl = await mails.start();
    chaos.onEnd(() => mails.stop());
    const cluster = await startCluster(chaos, '12', { shortLocks: true, env: { SMTP_URL: smtpUrl } });
    const spaceIds = await withDatabase(cluster.databaseUrl, (client) =>
      addSpaces(client, 'chaos@prostora.test', 20),
    );
    const owner = new PhotoClient(cluster.url);
    await owner.login('majitel@prostora.test', 'Majitel1234');
    const space = await prepareOwnerSpace(cluster.databaseUrl);
    const load = new BookingLoad(cluster.url, buildBookingRequests(spaceIds, 300, 'redis'), 2);
    const readers = startReaders(cluster.url, 60, 5);
    const logins = new StatusMonitor(() => login(cluster.url), 1000);
    const [uploads] = await Promise.all([
      uploadAll(owner, space.id, await createPhotos(12, 1200, 900)),
      killRepeatedly(cluster),
    ]);
    await Promise.all([load.stop(), logins.stop()]);
    readers.stop();
    const read = await readers.done;
    const failed = read.non2xx + read.errors + read.timeouts;
    findings.record(
      `during the kills: ${read.requests.total} reads, ${failed} failed; ${logins.samples.length} logins, ` +
        `${logins.samples.filter(({ status }) => status !== 200).length} failed; bookings ` +
        `${formatStatuses(load.countStatuses())}, slowest ${findSlowestMs(load.answers)} ms; uploads ` +
        `${[...new Set(uploads.statuses)].join(', ')} (${uploads.ids.length} of ${uploads.statuses.length} accepted)`,
    );
    findings.check(failed === 0, `${failed} reads failed: ${[...new Set(readers.failures)].join('; ')}`);
    findings.check(
      logins.samples.every(({ status }) => status === 200),
      'a login failed',
    );
    findings.check(
      load.booked.length === load.answers.length,
      `bookings ${formatStatuses(load.countStatuses())}`,
    );
    findings.check(
      uploads.statuses.every((status) => status < 300 || status === 503),
      `uploads ${uploads.statuses.join(', ')}`,
    );
    findings.check(uploads.ids.length > 0, 'no upload was accepted');
    const arePhotosReady = async (): Promise<boolean> => {
      const photos = await owner.photos(space.url);
      return uploads.ids.every((id) => photos.get(id)?.status === 'ready');
    };
    await assertNothingLost(cluster, load, mails, arePhotosReady, findings);
  },
};
