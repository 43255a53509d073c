import { Client } from 'pg';
import type { Report } from './report.ts';
import type { World, Worlds } from './world.ts';

const DAY = 86_400_000;
const REQUESTS = 20;
const MAX_OPEN = 5;
const MAX_DAYS = 7;

type Slot = { spaceId: number; from: number; days: number; email: string; client: number };

async function book({ url }: World, { spaceId, from, days, email, client }: Slot): Promise<number> {
  const start = Math.ceil(Date.now() / DAY) * DAY + from * DAY;
  const response = await fetch(`${url}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${client + 1}` },
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
  await response.text();
  return response.status;
}

async function withDatabase<T>({ databaseUrl }: World, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Spaces that anybody may book at any hour and at once. */
const openSpaces = (world: World): Promise<number[]> =>
  withDatabase(world, async (client) => {
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

/** What unproved requests hold: how many of them, days altogether, the longest hold in minutes, how many are confirmed. */
const heldBy = (world: World, email: string) =>
  withDatabase(world, async (client) => {
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

/** Closing a hall for months and filling a stranger's mailbox with bookings nobody proved (QUALITY 51 and 52), with limits switched on. */
export async function attackBookings(worlds: Worlds, report: Report): Promise<void> {
  const world = await worlds.make({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  try {
    const spaces = await openSpaces(world);
    const hall = spaces[0] ?? 0;
    const month = (n: number, days: number): Slot => ({
      spaceId: hall,
      from: 2 + n * days,
      days,
      email: `sal-${n}@attack.test`,
      client: n,
    });
    const statuses = [
      ...(await Promise.all(Array.from({ length: REQUESTS }, (_, n) => book(world, month(n, 31))))),
      ...(await Promise.all(Array.from({ length: REQUESTS }, (_, n) => book(world, month(n, 1))))),
    ];
    const held = await heldBy(world, 'sal-%@attack.test');
    const isHeld =
      held.count <= MAX_OPEN &&
      held.days <= MAX_DAYS &&
      held.minutes <= 30 &&
      held.confirmed === 0 &&
      statuses.every((status) => [201, 409, 429].includes(status));
    report.judged(
      'closing a hall from ever new mailboxes and addresses (QUALITY 51)',
      isHeld,
      `${statuses.length} requests hold ${held.days} days in ${held.count} slots for ${held.minutes} minutes, ${held.confirmed} confirmed`,
    );
    await Promise.all(
      spaces
        .slice(1)
        .map((spaceId, n) =>
          book(world, { spaceId, from: 2, days: 1, email: 'obet@attack.test', client: n + 30 }),
        ),
    );
    const victim = await heldBy(world, 'obet@attack.test');
    report.judged(
      'bookings for a stranger’s mailbox (QUALITY 51, 52)',
      victim.count <= MAX_OPEN && victim.mails <= 3 && victim.confirmed === 0,
      `${spaces.length - 1} spaces: ${victim.count} requests, ${victim.mails} mails`,
    );
    await Promise.all(
      spaces
        .slice(1)
        .map((spaceId, n) =>
          book(world, { spaceId, from: 60 + n, days: 1, email: `klient-${n}@attack.test`, client: 200 }),
        ),
    );
    const client = await heldBy(world, 'klient-%@attack.test');
    report.judged(
      'bookings from one address (QUALITY 51)',
      client.count <= MAX_OPEN,
      `${spaces.length - 1} spaces and mailboxes: ${client.count} requests`,
    );
  } finally {
    await world.stop();
  }
}
