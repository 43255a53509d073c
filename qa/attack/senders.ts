import { Sessions } from './callers.ts';
import { withDatabase } from './database.ts';
import type { Report } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const CALLS = 1000;
const BATCH = 20;
const MAX_RECIPIENTS = 30;
const HOUR_MS = 3_600_000;

const findSpace = (target: AttackTarget): Promise<number> =>
  withDatabase(target, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select s.id from space s join building b on b.id = s.building_id join customer c on c.id = b.customer_id
         join app_user u on u.id = c.user_id
       where u.email = 'majitel@prostora.test' and s.status = 'PUBLISHED' order by s.id limit 1`,
    );
    return rows[0]?.id ?? 0;
  });

const countRecipients = (target: AttackTarget): Promise<number> =>
  withDatabase(target, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from mail_recipient',
    );
    return rows[0]?.count ?? 0;
  });

/** An owner writes through bookings to ever new addresses (QUALITY 68), without rate limits of calls. */
export async function attackSenders(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    const sessions = new Sessions(target);
    await sessions.login('owner');
    const spaceId = await findSpace(target);
    const first = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 30 * 24 * HOUR_MS;
    const book = async (index: number): Promise<number> => {
      const start = first + index * 2 * HOUR_MS;
      const response = await fetch(`${target.url}/api/reservations/own`, {
        method: 'POST',
        headers: { ...sessions.getHeaders('owner'), 'content-type': 'application/json' },
        body: JSON.stringify({
          rooms: [{ space_id: spaceId, price: 1 }],
          start_datetime: new Date(start).toISOString(),
          end_datetime: new Date(start + HOUR_MS).toISOString(),
          customer_name: 'Jan Cizi',
          customer_email: `obet-${index}@attack.test`,
          tell_guest: true,
          status: 'confirmed',
        }),
      });
      await response.text();
      return response.status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < CALLS; at += BATCH)
      statuses.push(...(await Promise.all(Array.from({ length: BATCH }, (_, n) => book(at + n)))));
    const accepted = statuses.filter((status) => status === 201).length;
    const recipients = await countRecipients(target);
    report.recordCheck(
      'mails of an owner to ever new addresses (QUALITY 68)',
      accepted > 0 && accepted <= MAX_RECIPIENTS && recipients <= MAX_RECIPIENTS,
      `${CALLS} calls: ${accepted} accepted, ${recipients} recipients`,
    );
  } finally {
    await target.stop();
  }
}
