import { addSpaces, wishesFor } from '../testing/booking-client.ts';
import { MailServer } from '../testing/mail-server.ts';
import { PhotoClient } from '../testing/photo-client.ts';
import { waitUntil } from '../processes/process-facts.ts';
import { startCast, type Cast } from './cast.ts';
import type { Findings, Row } from './findings.ts';
import { on } from './ground.ts';
import { BookingLoad, login, pause, readAll, slowest, Watch, wordsOf } from './load.ts';
import { ownSpace, photographs } from './photographs.ts';

const TIMES = 3;

/** Photographs uploaded one after the other while Redis comes and goes; those that were accepted. */
async function uploadMeanwhile(
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

async function killTimes({ redis }: Cast): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) {
    await pause(1000 + Math.random() * 1000);
    await redis.kill();
    await pause(2000 + Math.random() * 2000);
    await redis.start();
  }
}

/** Nothing that was acknowledged may be missing: every booking has its mails, every photograph its sizes. */
async function assertNothingLost(
  cast: Cast,
  load: BookingLoad,
  mails: MailServer,
  ready: () => Promise<boolean>,
  found: Findings,
): Promise<void> {
  const addresses = load.taken.map(({ wish }) => wish.email);
  const from = performance.now();
  const areMade = await waitUntil(ready, 60_000, 500);
  const areSent = await waitUntil(
    () => addresses.every((address) => mails.to(address).length > 0),
    60_000,
    250,
  );
  const seconds = (performance.now() - from) / 1000;
  const waiting = (): Promise<number> =>
    on(
      cast.databaseUrl,
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
  found.tell(
    `everything enqueued and done ${seconds.toFixed(1)} s after the load: ${addresses.length} guests have their mail, ${unsent} have none, ${twice} mails came twice; ${untold} events wait`,
  );
  found.must(areMade, 'a photograph that was accepted is not ready');
  found.must(areSent, `${unsent} guests got no mail`);
  found.must(untold === 0, `${untold} events were not relayed`);
  found.must((await load.lost(cast.databaseUrl)) === 0, 'acknowledged bookings are lost');
}

export const redisKill: Row = {
  row: 12,
  fault: `kill -9 of Redis under load, ${TIMES} times`,
  required:
    'catalogue and login keep working, bookings and uploads are accepted and enqueued later, nothing is lost',
  run: async (ground, found) => {
    const mails = new MailServer(() => 'taken', 0);
    const smtpUrl = await mails.start();
    ground.onEnd(() => mails.stop());
    const cast = await startCast(ground, '12', { impatient: true, env: { SMTP_URL: smtpUrl } });
    const spaceIds = await on(cast.databaseUrl, (client) => addSpaces(client, 'chaos@prostora.test', 20));
    const owner = new PhotoClient(cast.url);
    await owner.login('majitel@prostora.test', 'Majitel1234');
    const space = await ownSpace(cast.databaseUrl);
    const load = new BookingLoad(cast.url, wishesFor(spaceIds, 300, 'redis'), 2);
    const reading = readAll(cast.url, 60, 5);
    const logins = new Watch(() => login(cast.url), 1000);
    const [uploads] = await Promise.all([
      uploadMeanwhile(owner, space.id, await photographs(12, 1200, 900)),
      killTimes(cast),
    ]);
    await Promise.all([load.stop(), logins.stop()]);
    reading.stop();
    const read = await reading.done;
    const failed = read.non2xx + read.errors + read.timeouts;
    found.tell(
      `meanwhile: ${read.requests.total} reads, ${failed} failed; ${logins.seen.length} logins, ${logins.seen.filter(({ status }) => status !== 200).length} failed; bookings ${wordsOf(load.statuses())}, slowest ${slowest(load.answers)} ms; uploads ${[...new Set(uploads.statuses)].join(', ')} (${uploads.ids.length} of ${uploads.statuses.length} accepted)`,
    );
    found.must(failed === 0, `${failed} reads failed: ${[...new Set(reading.failures)].join('; ')}`);
    found.must(
      logins.seen.every(({ status }) => status === 200),
      'a login failed',
    );
    found.must(load.taken.length === load.answers.length, `bookings ${wordsOf(load.statuses())}`);
    found.must(
      uploads.statuses.every((status) => status < 300 || status === 503),
      `uploads ${uploads.statuses.join(', ')}`,
    );
    found.must(uploads.ids.length > 0, 'no upload was accepted');
    const ready = async (): Promise<boolean> => {
      const photos = await owner.photos(space.url);
      return uploads.ids.every((id) => photos.get(id)?.status === 'ready');
    };
    await assertNothingLost(cast, load, mails, ready, found);
  },
};
