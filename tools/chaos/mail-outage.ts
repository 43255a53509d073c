import { addSpaces, book, buildBookingRequests, type BookingRequest } from '../testing/booking-client.ts';
import { MailServer } from '../testing/mail-server.ts';
import { waitUntil } from '../processes/process-info.ts';
import { freePort } from '../postgres/launcher.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import { pause, percentile } from './load.ts';

const GUESTS = 40;
const KILLS = 3;
/** Mails one worker sends at once (`sendMail`): what a crash can catch on its way. */
const AT_ONCE = 3;
const OWNER = 'chaos@prostora.test';

/** Books while the mail server is down; returns the duration of each booking. */
async function bookAll(
  { url }: TestCluster,
  requests: readonly BookingRequest[],
  findings: Findings,
  when: string,
): Promise<void> {
  const times: number[] = [];
  for (const request of requests) {
    const began = performance.now();
    const reply = await book(url, request);
    times.push(performance.now() - began);
    findings.must(
      reply?.status === 201,
      `${when}: a booking was answered with ${reply?.status ?? 'nothing'}`,
    );
  }
  findings.record(
    `${when}: ${requests.length} bookings 201, p50 ${percentile(times, 0.5)} ms, slowest ${percentile(times, 1)} ms`,
  );
}

/** The worker is killed while mails leave. Each crash may repeat what was on its way, no mail more than once. */
async function killInMail({ workers }: TestCluster, mails: MailServer): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = mails.received.length;
    await waitUntil(() => mails.received.length > before + 4, 20_000, 10);
    await workers[0]?.kill();
    await workers[0]?.start();
  }
}

function checkMails(mails: MailServer, wanted: readonly string[], findings: Findings): void {
  const copies = new Map<string, number>();
  for (const { id } of mails.received) copies.set(id, (copies.get(id) ?? 0) + 1);
  const repeated = mails.received.length - copies.size;
  const missing = wanted.filter((address) => mails.to(address).length === 0);
  const most = Math.max(...copies.values());
  findings.record(
    `${copies.size} mails, ${missing.length} guests without one, ${repeated} sent twice after ${KILLS} ` +
      `kills of the worker (at most ${AT_ONCE} are on their way in each), no mail more than ${most} times`,
  );
  findings.must(missing.length === 0, `${missing.length} guests got no mail`);
  findings.must(repeated <= KILLS * AT_ONCE, `${repeated} mails came twice`);
  findings.must(most <= 1 + KILLS, `a mail came ${most} times`);
}

export const mailOutage: Row = {
  row: 20,
  fault: 'the mail server is down, turns away, hangs; then the worker is killed in mid-mail',
  required: 'bookings unaffected, every mail later and once; at most one repetition of a mail for each crash',
  run: async (chaos, findings) => {
    const rejected = 'odmitnuty@prostora.test';
    const hung = 'zaseknuty@prostora.test';
    const mails = new MailServer(
      (address) => (address === rejected ? 'rejected' : address === hung ? 'hung' : 'taken'),
      40,
    );
    const port = await freePort();
    const cluster = await startCluster(chaos, '20', {
      apis: 1,
      workers: 1,
      shortLocks: true,
      env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    });
    const spaceIds = await withDatabase(cluster.databaseUrl, (client) => addSpaces(client, OWNER, 10));
    const [first = [], second = []] = [
      buildBookingRequests(spaceIds, GUESTS, 'down'),
      buildBookingRequests(spaceIds, GUESTS, 'back', 60),
    ];
    await bookAll(cluster, first, findings, 'mail server down');
    await pause(3000);
    await mails.start(port);
    chaos.onEnd(() => mails.stop());
    const unkind = buildBookingRequests(spaceIds, 2, 'unkind', 80).map((request, n) => ({
      ...request,
      email: n === 0 ? rejected : hung,
    }));
    await bookAll(cluster, [...unkind, ...second], findings, 'mail server slow, turning away and hanging');
    await killInMail(cluster, mails);
    const wanted = [...first, ...unkind, ...second].map(({ email }) => email);
    const from = performance.now();
    await waitUntil(() => wanted.every((address) => mails.to(address).length > 0), 120_000, 250);
    findings.record(
      `the last of ${wanted.length} guests had their mail ` +
        `${((performance.now() - from) / 1000).toFixed(0)} s after the last kill (a mail that failed is tried again after half a minute)`,
    );
    await pause(3000);
    checkMails(mails, wanted, findings);
  },
};
