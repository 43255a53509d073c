import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/postgres/launcher.ts';
import { apiFlags, workerFlags } from '../../tools/processes/places.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { book, withConfirmedEmail } from '../../tools/testing/booking-client.ts';
import { KillableProcess } from '../../tools/testing/killable-process.ts';
import { withDatabase, type ChaosEnvironment } from './chaos-environment.ts';
import type { Findings, Row } from './findings.ts';
import { buildFormerRelease } from './former-build.ts';
import { fillOwnerBook, SignedInClient, type OwnerBook } from './owner-book.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';

/** The trigger of waiting lists enqueues it; the former release leaves it to this one. */
const UNKNOWN_JOB = 'job:offer-freed-time';
const OPERATOR = { username: 'admin@prostora.test', password: 'Admin1234' };
const ERROR_LEVEL = 50;

type Created = { reservation: { id: number } };
type OpenApi = {
  paths: Record<string, { get?: { parameters?: { required?: boolean }[] } }>;
};
type Former = { url: string; folder: string; logs: readonly string[] };

/** One API and one worker of the former release on the database and the Redis of the cluster. */
async function startFormerRelease(
  chaos: ChaosEnvironment,
  folder: string,
  { environment, redis }: TestCluster,
): Promise<{ url: string; logs: string[]; stop: () => Promise<unknown> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...environment, REDIS_URL: redis.url, PUBLIC_URL: url };
  const log = (name: string): string => path.join(chaos.getLogFolder('18'), `former-${name}.log`);
  const script = (name: string): string => path.join(folder, 'api/dist/src', `${name}.js`);
  const processes = [
    new KillableProcess(
      script('main'),
      { ...env, PORT: String(port) },
      { flags: apiFlags, logFile: log('api') },
    ),
    new KillableProcess(script('worker'), env, { flags: workerFlags, logFile: log('worker') }),
  ];
  const stop = (): Promise<unknown> => Promise.all(processes.map((each) => each.stop()));
  chaos.onEnd(stop);
  await Promise.all(processes.map((each) => each.start()));
  return { url, logs: [log('api'), log('worker')], stop };
}

/** Every read of the former release without required parameters, and all reservations of the book. */
async function checkReads(
  { url, folder }: Former,
  { all, spaces, booking, series, proposed }: OwnerBook,
  findings: Findings,
): Promise<void> {
  const { paths } = JSON.parse(readFileSync(path.join(folder, 'api/openapi.json'), 'utf8')) as OpenApi;
  const owner = await SignedInClient.open(url);
  const operator = await SignedInClient.open(url, OPERATOR);
  const confirmed = [booking, ...series, proposed];
  const failed: string[] = [];
  let reads = 0;
  const read = async (client: SignedInClient, target: string): Promise<string> => {
    reads += 1;
    const { status, text } = await client.send('GET', target);
    if (status !== 200) failed.push(`${target}: ${status} ${text.slice(0, 200)}`);
    return text;
  };
  const ofOneRecord = [
    ...all.map((id) => `reservations/${id}`),
    ...spaces.flatMap((id) => [
      `reservations?space_id=${id}`,
      `reservations/calendar?space_id=${id}`,
      `reservations/space/${id}`,
      `blocked-slots/space/${id}`,
      `availability/space/${id}`,
      `availability/space/${id}/schedule`,
    ]),
  ];
  for (const [name, { get }] of Object.entries(paths)) {
    const isPlain = get && !name.includes('{') && !get.parameters?.some(({ required }) => required === true);
    if (isPlain)
      await read(/^\/api\/(?:catalog\/)?admin/u.test(name) ? operator : owner, name.replace('/api/', ''));
  }
  for (const target of ofOneRecord) await read(owner, target);
  const { export_url } = JSON.parse(await read(owner, 'calendars/export')) as { export_url: string | null };
  const file = await fetch(String(export_url)).then((answer) => answer.text());
  const missing = confirmed.filter((id) => !file.includes(`UID:reservation-${id}@`));
  findings.record(
    `${reads} reads by the former release, ${failed.length} failed; ` +
      `${confirmed.length - missing.length} of ${confirmed.length} bookings in its calendar`,
  );
  findings.check(failed.length === 0, failed.join('; '));
  findings.check(missing.length === 0, `not in the calendar of the former release: ${missing.join(', ')}`);
}

/** Guests meet what the book holds, and book what is free. */
async function checkGuests(
  { url }: Former,
  { spaces, bookingSlot, proposedSlot, blockedSlot, freeSlot }: OwnerBook,
  secret: string,
  findings: Findings,
): Promise<number> {
  const statuses: number[] = [];
  let booked = 0;
  for (const [index, slot] of [bookingSlot, proposedSlot, blockedSlot, freeSlot].entries()) {
    const request = { key: `former-${index}`, email: `former-${index}@prostora.test`, ...slot };
    const requests = withConfirmedEmail([{ ...request, space_id: spaces[0] ?? 0 }], secret);
    const reply = requests[0] && (await book(url, requests[0]));
    statuses.push(reply?.status ?? 0);
    if (reply?.status === 201) booked = (JSON.parse(reply.text) as Created).reservation.id;
  }
  findings.check(
    statuses.join() === '409,409,409,201',
    `guests over a booking, a proposal, a block and free time got ${statuses.join(', ')}`,
  );
  return booked;
}

/** The owner writes with the former release: records of the book, and those of a guest. */
async function checkWrites(
  { url }: Former,
  ownerBook: OwnerBook,
  guest: number,
  findings: Findings,
): Promise<void> {
  const { booking, options, series, proposed, spaces, blockedSlot } = ownerBook;
  const owner = await SignedInClient.open(url);
  const { proposal, sequence } = (
    await owner.call<{ reservation: { proposal: { id: number } | null; sequence: number } }>(
      'GET',
      `reservations/${proposed}`,
    )
  ).reservation;
  const { blocked_slots } = await owner.call<{ blocked_slots: { id: number }[] }>(
    'GET',
    `blocked-slots/space/${spaces[0]}?start_date=${blockedSlot.start_datetime.slice(0, 10)}`,
  );
  const replies = [
    await owner.send('POST', `reservations/${guest}/confirm`),
    await owner.send('POST', `reservations/${options[0]}/confirm`),
    await owner.send('DELETE', `reservations/${options[1]}`, { reason: 'Termin je jinak' }),
    await owner.send('PUT', `reservations/${booking}/note`, { owner_note: 'Chteji projektor' }),
    await owner.send('DELETE', `reservations/${series[1]}`, { reason: 'Havarie vody' }),
    await owner.send('POST', `reservations/${proposed}/proposal/withdraw`, { proposal_id: proposal?.id }),
    await owner.send('POST', `reservations/${proposed}/changes`, { sequence, owner_note: 'Jina poznamka' }),
    await owner.send('PUT', `blocked-slots/${blocked_slots[0]?.id}`, { ...blockedSlot, reason: 'Uklid' }),
    await owner.send('DELETE', `blocked-slots/${blocked_slots[0]?.id}`),
    await owner.send('DELETE', `reservations/${booking}`, { reason: 'Havarie vody' }),
  ];
  findings.record(`${replies.length + 1} writes by the former release`);
  for (const [index, { status, text }] of replies.entries())
    findings.check(status === 200, `write ${index}: ${status} ${text.slice(0, 300)}`);
}

/** The worker has done all events that it knows, without an error or a mail without an address. */
async function checkMails({ logs }: Former, databaseUrl: string, findings: Findings): Promise<void> {
  const count = (sql: string, values: unknown[] = []): Promise<number> =>
    withDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count ${sql}`, values);
      return rows[0]?.count ?? 0;
    });
  const waitingEvents = 'from outbox_event where relayed_at is null and name <> $1';
  const isIdle = await waitUntil(async () => (await count(waitingEvents, [UNKNOWN_JOB])) === 0, 30_000);
  const hasMailed = await waitUntil(
    async () => (await count(`from mail_log where address like 'former-%' and state = 'sent'`)) > 0,
    30_000,
  );
  const withoutAddress = await count(`from mail_log where address = ''`);
  const errors = logs.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((entry) => Number(/"level":(\d+)/u.exec(entry)?.[1]) >= ERROR_LEVEL),
  );
  findings.record(`mails without an address: ${withoutAddress}; errors in the logs: ${errors.length}`);
  findings.check(isIdle, 'events wait in the outbox');
  findings.check(hasMailed, 'the guest of the former release got no mail');
  findings.check(withoutAddress === 0, `${withoutAddress} mails without an address`);
  findings.check(errors.length === 0, errors.slice(0, 3).join('; '));
}

/** The next release offers the time that the former one freed to the waiting person. */
async function checkReturn(cluster: TestCluster, { waiting }: OwnerBook, findings: Findings): Promise<void> {
  const { apis, workers, databaseUrl } = cluster;
  await Promise.all([...apis, ...workers].map((each) => each.start()));
  const isOffered = await waitUntil(
    () =>
      withDatabase(databaseUrl, async (client) => {
        const { rows } = await client.query<{ state: string }>('select state from waitlist where id = $1', [
          waiting,
        ]);
        return rows[0]?.state === 'offered';
      }),
    15_000,
  );
  findings.record(`freed time ${isOffered ? 'is' : 'is not'} offered after the return to this release`);
  findings.check(isOffered, 'the freed time is not offered to the waiting person');
}

export const formerRelease: Row = {
  row: 18,
  fault: 'return to the release before the newest migrations, with the owner’s book filled',
  required:
    'the former release reads all, writes as before, sends no mail without an address; this release then continues',
  run: async (chaos, findings) => {
    const { commit, folder } = await buildFormerRelease(path.join(chaos.folder, 'former'));
    const cluster = await startCluster(chaos, '18', { apis: 1, workers: 1 });
    const { databaseUrl, environment } = cluster;
    const ownerBook = await fillOwnerBook(cluster.url, databaseUrl);
    await Promise.all([...cluster.apis, ...cluster.workers].map((each) => each.stop()));
    const { stop, ...started } = await startFormerRelease(chaos, folder, cluster);
    const former = { ...started, folder };
    findings.record(`build of ${commit}, ${ownerBook.all.length} reservations of the book`);
    await checkReads(former, ownerBook, findings);
    const guest = await checkGuests(former, ownerBook, environment['JWT_SECRET'] ?? '', findings);
    await checkWrites(former, ownerBook, guest, findings);
    await checkMails(former, databaseUrl, findings);
    await stop();
    await checkReturn(cluster, ownerBook, findings);
  },
};
