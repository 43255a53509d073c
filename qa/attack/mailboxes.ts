import { openSpaces, sendBooking } from './bookings.ts';
import { Sessions } from './callers.ts';
import { withDatabase } from './database.ts';
import type { Report } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const PASSWORD = 'Xylofon-Kvete7';
const CODES = { requests: 5, each: 10, mostEach: 5, mostAll: 20 } as const;
const ENTRIES = 30;
type Headers = Readonly<Record<string, string>>;

async function send(
  { url }: AttackTarget,
  method: string,
  path: string,
  body: object,
  headers: Headers = {},
): Promise<number> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.text();
  return response.status;
}

/** An account of a stranger's address sets what would outlive the proof of the mailbox. */
async function attackUnprovedAccount(target: AttackTarget, report: Report): Promise<void> {
  const email = 'cizi.schranka@attack.test';
  const passwords = { password: PASSWORD, password_confirm: PASSWORD };
  await send(target, 'PUT', 'customer/register', {
    email,
    ...passwords,
    name: 'Jan Cizi',
    terms_accepted: true,
  });
  const response = await fetch(`${target.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: PASSWORD }),
  });
  const { token } = (await response.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const statuses = [
    await send(target, 'POST', 'account/second-factor/totp', { current_password: PASSWORD }, headers),
    await send(
      target,
      'POST',
      'account/second-factor/passkeys/options',
      { current_password: PASSWORD },
      headers,
    ),
    await send(
      target,
      'POST',
      'team/invitations',
      { role: 'majitel', space_ids: null, email: 'kumpan@attack.test' },
      headers,
    ),
    await send(target, 'POST', 'calendars/export', {}, headers),
    await send(target, 'POST', 'calendars/member', {}, headers),
  ];
  const made = await withDatabase(target, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select (select count(*) from totp_factor f join app_user u on u.id = f.user_id where u.email = $1)::int
         + (select count(*) from invitation where email = 'kumpan@attack.test')::int
         + (select count(*) from calendar_export e join customer c on c.id = e.customer_id
             join app_user u on u.id = c.user_id where u.email = $1)::int as count`,
      [email],
    );
    return rows[0]?.count ?? 0;
  });
  report.recordCheck(
    'an account of an unproved address (QUALITY 69)',
    statuses.every((status) => status === 403) && made === 0,
    `second factor, passkey, invitation, calendars: ${statuses.join(', ')}; ${made} rows`,
  );
}

/** The link of a guest after the guest has revoked it. */
async function attackRevokedLink(target: AttackTarget, spaceId: number, report: Report): Promise<void> {
  const { id, token } = await sendBooking(target, {
    spaceId,
    from: 40,
    days: 1,
    email: 'odkaz@attack.test',
    client: 1,
  });
  const read = (): Promise<number> => send(target, 'POST', `reservations/${id}/guest`, { token });
  const statuses = [
    await read(),
    await send(target, 'POST', `reservations/${id}/guest/new-link`, { token }),
    await read(),
    await send(target, 'DELETE', `reservations/${id}/guest`, { token }),
  ];
  report.recordCheck(
    'a revoked link of a guest (QUALITY 70)',
    statuses.join() === '200,200,404,404',
    `read, revoke, read, cancel: ${statuses.join(', ')}`,
  );
}

/** One address waits for overlapping time of one space, at once. */
async function attackWaitingList(target: AttackTarget, spaceId: number, report: Report): Promise<void> {
  const sessions = new Sessions(target);
  await sessions.login('newcomer');
  const start = Math.ceil(Date.now() / DAY_MS) * DAY_MS + 60 * DAY_MS;
  await sendBooking(target, { spaceId, from: 60, days: 2, email: 'drzitel@attack.test', client: 2 });
  const statuses = await Promise.all(
    Array.from({ length: ENTRIES }, (_, index) =>
      send(
        target,
        'POST',
        'waitlist',
        {
          space_id: spaceId,
          start_datetime: new Date(start + index * HOUR_MS).toISOString(),
          end_datetime: new Date(start + (index + ENTRIES) * HOUR_MS).toISOString(),
          name: 'Jan Cekal',
          email: 'novy@prostora.test',
        },
        sessions.getHeaders('newcomer'),
      ),
    ),
  );
  const live = await withDatabase(target, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from waitlist where space_id = $1 and state in ('waiting', 'offered')`,
      [spaceId],
    );
    return rows[0]?.count ?? 0;
  });
  report.recordCheck(
    'overlapping entries of one address in a waiting list (QUALITY 71)',
    live === 1 && statuses.every((status) => status < 500),
    `${ENTRIES} at once: ${statuses.filter((status) => status === 201).length} accepted, ${live} live`,
  );
}

/** Wrong codes to several requests of one address, each from another client. */
async function attackCodes(target: AttackTarget, spaces: readonly number[], report: Report): Promise<void> {
  let client = 0;
  const taken: number[] = [];
  for (const spaceId of spaces.slice(0, CODES.requests)) {
    const email = 'kody@attack.test';
    const { id, token } = await sendBooking(target, { spaceId, from: 90, days: 1, email, client: 30 });
    let tried = 0;
    for (let n = 0; n < CODES.each; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${(client += 1)}` };
      const code = String(100_000 + n);
      if ((await send(target, 'POST', `reservations/${id}/guest/proof`, { token, code }, headers)) === 422)
        tried += 1;
    }
    taken.push(tried);
  }
  const all = taken.reduce((sum, count) => sum + count, 0);
  report.recordCheck(
    'six-digit codes guessed over requests and clients (QUALITY 72)',
    all > 0 && all <= CODES.mostAll && taken.every((count) => count <= CODES.mostEach),
    `${CODES.requests} requests with ${CODES.each} wrong codes each: ${taken.join(', ')} were tried`,
  );
}

/** Uses of a stranger's mailbox, link, place in a queue and code (QUALITY 69 to 72). */
export async function attackMailboxes(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  try {
    const spaces = await openSpaces(target);
    await attackUnprovedAccount(target, report);
    await attackRevokedLink(target, spaces[0] ?? 0, report);
    await attackWaitingList(target, spaces[1] ?? 0, report);
    await attackCodes(target, spaces.slice(2), report);
  } finally {
    await target.stop();
  }
}
