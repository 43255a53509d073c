import {
  addSpaces,
  book,
  buildBookingRequests,
  type BookingRequest,
} from '../../tools/testing/booking-client.ts';
import { MailServer } from '../../tools/testing/mail-server.ts';
import { waitUntil } from '../../tools/processes/process-info.ts';
import { freePort } from '../../tools/postgres/launcher.ts';
import { startCluster, type TestCluster } from './test-cluster.ts';
import type { Findings, Row } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import { pause, percentile } from './load.ts';

const GUESTS = 40;
const KILLS = 3;
/** Concurrent mails of a worker (`sendMail`): a crash can repeat each of them. */
const CONCURRENCY = 3;
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
    const start = performance.now();
    const reply = await book(url, request);
    times.push(performance.now() - start);
    findings.check(
      reply?.status === 201,
      `${when}: a booking responded with ${reply?.status ?? 'no response'}`,
    );
  }
  findings.record(
    `${when}: ${requests.length} bookings 201, p50 ${percentile(times, 0.5)} ms, slowest ${percentile(times, 1)} ms`,
  );
}

/** Kills the worker while it sends mails. Each crash may repeat the mails in progress, each once. */
async function killWhileSending({ workers }: TestCluster, mails: MailServer): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = mails.received.length;
    await waitUntil(() => mails.received.length > before + 4, 20_000, 10);
    await workers[0]?.kill();
    await workers[0]?.start();
  }
}

function checkMails(mails: MailServer, recipients: readonly string[], findings: Findings): void {
  const copies = new Map<string, number>();
  for (const { id } of mails.received) copies.set(id, (copies.get(id) ?? 0) + 1);
  const repeated = mails.received.length - copies.size;
  const missing = recipients.filter((address) => mails.listTo(address).length === 0);
  const maxCopies = Math.max(...copies.values());
  findings.record(
    `${copies.size} mails, ${missing.length} guests without one, ${repeated} sent twice after ${KILLS} ` +
      `kills of the worker (at most ${CONCURRENCY} are in progress in each), no mail more than ${maxCopies} times`,
  );
  findings.check(missing.length === 0, `${missing.length} guests got no mail`);
  findings.check(repeated <= KILLS * CONCURRENCY, `${repeated} mails were sent twice`);
  findings.check(maxCopies <= 1 + KILLS, `a mail was sent ${maxCopies} times`);
}

export const mailOutage: Row = {
  row: 20,
  fault: 'the mail server is down, rejects, hangs; then the worker is killed while it sends',
  required:
    'bookings unaffected, every mail is sent later and once; at most one repetition of a mail per crash',
  run: async (chaos, findings) => {
    const rejected = 'odmitnuty@prostora.test';
    const hung = 'zaseknuty@prostora.test';
    const mails = new MailServer(
      (address) => (address === rejected ? 'rejected' : address === hung ? 'hung' : 'accepted'),
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
    const failing = buildBookingRequests(spaceIds, 2, 'failing', 80).map((request, n) => ({
      ...request,
      email: n === 0 ? rejected : hung,
    }));
    await bookAll(cluster, [...failing, ...second], findings, 'mail server slow, rejecting and hanging');
    await killWhileSending(cluster, mails);
    const recipients = [...first, ...failing, ...second].map(({ email }) => email);
    const start = performance.now();
    await waitUntil(() => recipients.every((address) => mails.listTo(address).length > 0), 120_000, 250);
    findings.record(
      `the last of ${recipients.length} guests had their mail ` +
        `${((performance.now() - start) / 1000).toFixed(0)} s after the last kill (a failed mail is retried after 30 s)`,
    );
    await pause(3000);
    checkMails(mails, recipients, findings);
  },
};
