import { ACCOUNTS, Sessions } from './callers.ts';
import { withDatabase } from './database.ts';
import type { Report } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const DAY = 86_400_000;
const REQUESTS = 20;
const MAX_OPEN = 5;
const MAX_DAYS = 7;
const MAX_CANCELLED = 5;

type Slot = { spaceId: number; from: number; days: number; email: string; client: number };
type BookingResult = { status: number; id?: number; token?: string };

async function book(target: AttackTarget, slot: Slot): Promise<number> {
  return (await sendBooking(target, slot)).status;
}

/** Books as a guest of another client address. */
export async function sendBooking(
  { url }: AttackTarget,
  { spaceId, from, days, email, client }: Slot,
  headers: Record<string, string> = {},
): Promise<BookingResult> {
  const start = Math.ceil(Date.now() / DAY) * DAY + from * DAY;
  const response = await fetch(`${url}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${client + 1}`, ...headers },
    body: JSON.stringify({
      space_id: spaceId,
      start_datetime: new Date(start).toISOString(),
      end_datetime: new Date(start + days * DAY).toISOString(),
      customer_name: 'Jan Utocny',
      customer_email: email,
      customer_phone: '+420777123456',
      number_of_guests: 1,
      terms_accepted: true,
    }),
  });
  const { reservation } = (await response.json()) as { reservation?: { id: number; guest_url: string } };
  if (!reservation) return { status: response.status };
  return {
    status: response.status,
    id: reservation.id,
    token: reservation.guest_url.split('#token=').at(-1) ?? '',
  };
}

/** Books and cancels at one owner in a loop, as a signed-in guest with a confirmed address. */
async function attackCancellations(target: AttackTarget, spaceId: number, report: Report): Promise<void> {
  const sessions = new Sessions(target);
  await sessions.login('newcomer');
  const email = ACCOUNTS.newcomer.username;
  let [booked, rejected] = [0, 0];
  for (let n = 0; n < REQUESTS; n += 1) {
    const slot = { spaceId, from: 100 + n, days: 1, email, client: 210 + n };
    const { status, id, token } = await sendBooking(target, slot, sessions.getHeaders('newcomer'));
    if (status === 429) rejected += 1;
    if (status !== 201) continue;
    booked += 1;
    const response = await fetch(`${target.url}/api/reservations/${id}/guest`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    await response.text();
  }
  report.recordCheck(
    'booking and cancelling at one owner in a loop (QUALITY 52)',
    booked === MAX_CANCELLED && rejected === REQUESTS - MAX_CANCELLED,
    `${REQUESTS} iterations: ${booked} booked, ${rejected} rejected`,
  );
}

/** Opens spaces for instant booking at any hour without an account. */
export const openSpaces = (target: AttackTarget): Promise<number[]> =>
  withDatabase(target, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select id from space where status = 'PUBLISHED' order by id limit ${REQUESTS}`,
    );
    const ids = rows.map(({ id }) => id);
    await client.query('delete from reservation where space_id = any($1)', [ids]);
    await client.query('delete from blocked_slot where space_id = any($1)', [ids]);
    await client.query('delete from space_overlap where space_id = any($1) or other_id = any($1)', [ids]);
    await client.query('delete from booking_settings where space_id = any($1)', [ids]);
    await client.query(
      'insert into booking_settings (space_id, instant_booking) select unnest($1::int[]), true',
      [ids],
    );
    return ids;
  });

/** Requests of an address: number, total days, longest hold in minutes, number of confirmed ones and of mails. */
const summarizeHolds = (target: AttackTarget, email: string) =>
  withDatabase(target, async (client) => {
    const {
      rows: [row],
    } = await client.query<{
      count: number;
      days: number;
      minutes: number;
      confirmed: number;
      mails: number;
    }>(
      `select count(*)::int as count, coalesce(sum(extract(epoch from ends_at - starts_at)) / 86400, 0)::float as days,
       coalesce(max(extract(epoch from expires_at - created_at)) / 60, 0)::float as minutes, (count(*) filter (where status = 'confirmed'))::int as confirmed,
       (select count(*)::int from mail_log where address like $1) as mails
     from reservation where customer_email like $1`,
      [email],
    );
    return row ?? { count: 0, days: 0, minutes: 0, confirmed: 0, mails: 0 };
  });

/** Blocks a hall for months and books for the address of another person (QUALITY 51 and 52), with rate limits on. */
export async function attackBookings(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  try {
    const spaces = await openSpaces(target);
    const hall = spaces[0] ?? 0;
    const month = (n: number, days: number): Slot => ({
      spaceId: hall,
      from: 2 + n * days,
      days,
      email: `sal-${n}@attack.test`,
      client: n,
    });
    const statuses = [
      ...(await Promise.all(Array.from({ length: REQUESTS }, (_, n) => book(target, month(n, 31))))),
      ...(await Promise.all(Array.from({ length: REQUESTS }, (_, n) => book(target, month(n, 1))))),
    ];
    const held = await summarizeHolds(target, 'sal-%@attack.test');
    const isWithinLimits =
      held.count <= MAX_OPEN &&
      held.days <= MAX_DAYS &&
      held.minutes <= 30 &&
      held.confirmed === 0 &&
      statuses.every((status) => [201, 409, 429].includes(status));
    report.recordCheck(
      'blocking a hall from changing e-mail and IP addresses (QUALITY 51)',
      isWithinLimits,
      `${statuses.length} requests hold ${held.days} days in ${held.count} slots for ${held.minutes} minutes, ${held.confirmed} confirmed`,
    );
    await Promise.all(
      spaces
        .slice(1)
        .map((spaceId, n) =>
          book(target, { spaceId, from: 2, days: 1, email: 'obet@attack.test', client: n + 30 }),
        ),
    );
    const victim = await summarizeHolds(target, 'obet@attack.test');
    report.recordCheck(
      'bookings for the address of another person (QUALITY 51, 52)',
      victim.count <= MAX_OPEN && victim.mails <= 3 && victim.confirmed === 0,
      `${spaces.length - 1} spaces: ${victim.count} requests, ${victim.mails} mails`,
    );
    await Promise.all(
      spaces
        .slice(1)
        .map((spaceId, n) =>
          book(target, { spaceId, from: 60 + n, days: 1, email: `klient-${n}@attack.test`, client: 200 }),
        ),
    );
    const client = await summarizeHolds(target, 'klient-%@attack.test');
    report.recordCheck(
      'bookings from one IP address (QUALITY 51)',
      client.count <= MAX_OPEN,
      `${spaces.length - 1} spaces and e-mail addresses: ${client.count} requests`,
    );
    await attackCancellations(target, hall, report);
  } finally {
    await target.stop();
  }
}
