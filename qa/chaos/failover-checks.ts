import { waitUntil } from '../../tools/processes/process-info.ts';
import { bookUntilFinal } from '../../tools/testing/booking-client.ts';
import type { MailServer } from '../../tools/testing/mail-server.ts';
import type { TestCluster } from './test-cluster.ts';
import type { Findings } from './findings.ts';
import { withDatabase } from './chaos-environment.ts';
import type { BookingLoad } from './load.ts';

const JOBS_MS = 90_000;
/** Failed bookings of each load that are retried with their key. */
const RETRIED = 40;
/** Mails that a worker sends at once. */
const MAILS_AT_ONCE = 3;

async function count(databaseUrl: string, query: string): Promise<number> {
  const { rows } = await withDatabase(databaseUrl, (client) => client.query<{ n: number }>(query));
  return rows[0]?.n ?? -1;
}

/** Connections that listen for notifications: one for each process. */
export const countListeners = (databaseUrl: string): Promise<number> =>
  count(
    databaseUrl,
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'prostora-listen'`,
  );

/** Retries bookings without a final response with their keys. */
export async function retryUnanswered(url: string, load: BookingLoad, findings: Findings): Promise<void> {
  const unanswered = load.answers.filter(({ reply }) => reply?.status !== 201).slice(0, RETRIED);
  const replies = await Promise.all(unanswered.map(({ request }) => bookUntilFinal(url, request, 30_000)));
  const refused = replies.filter(({ status }) => status !== 201);
  findings.check(refused.length === 0, `${refused.length} bookings failed when retried: ${refused[0]?.text}`);
}

/**
 * Every acknowledged booking exists once and its guest has a mail; no event is left in the outbox.
 * @param loads one for each failover; a mail that is interrupted before it is marked as sent is sent again
 */
export async function assertNothingLost(
  { databaseUrl, workers }: TestCluster,
  loads: readonly BookingLoad[],
  mails: MailServer,
  findings: Findings,
): Promise<void> {
  const repeatable = loads.length * workers.length * MAILS_AT_ONCE;
  const guests = loads.flatMap(({ booked }) => booked.map(({ request }) => request.email));
  const start = performance.now();
  const withoutMail = (): string[] => guests.filter((email) => mails.listTo(email).length === 0);
  const countPending = (): Promise<number> =>
    count(databaseUrl, 'select count(*)::int as n from outbox_event where relayed_at is null');
  await waitUntil(() => withoutMail().length === 0, JOBS_MS, 250);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await waitUntil(async () => (await countPending()) === 0, 10_000, 250);
  const lost = (await Promise.all(loads.map((load) => load.countLost(databaseUrl)))).reduce(
    (sum, n) => sum + n,
    0,
  );
  const duplicates = await count(
    databaseUrl,
    `select count(*)::int as n from (
       select customer_email from reservation where customer_email like '%failover-%'
       group by customer_email having count(*) > 1
     ) repeated`,
  );
  const pending = await countPending();
  const copies = Map.groupBy(mails.received, ({ id }) => id);
  const repeated = mails.received.length - copies.size;
  const maxCopies = Math.max(...[...copies.values()].map(({ length }) => length));
  findings.record(
    `${guests.length} acknowledged bookings: ${lost} lost, ${duplicates} duplicates; ` +
      `${withoutMail().length} guests without a mail ${seconds} s after the load, ` +
      `${repeated} of ${copies.size} mails repeated (at most ${maxCopies} copies); ${pending} events pending`,
  );
  findings.check(lost === 0, `${lost} acknowledged bookings are lost`);
  findings.check(duplicates === 0, `${duplicates} bookings exist twice`);
  findings.check(withoutMail().length === 0, `${withoutMail().length} guests have no mail`);
  findings.check(repeated <= repeatable, `${repeated} mails were repeated`);
  findings.check(pending === 0, `${pending} events were not relayed`);
}
