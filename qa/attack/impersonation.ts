import fc from 'fast-check';
import {
  arbitraryRequest,
  DEFAULT_VALUES,
  listCalls,
  readOpenApi,
} from '../../tools/testing/openapi-requests.ts';
import { Sessions } from './callers.ts';
import { withDatabase } from './database.ts';
import type { Report } from './report.ts';
import type { AttackTarget, AttackTargets } from './target.ts';

const REQUESTS_PER_OPERATION = 8;
const SEED = 20261128;
const CONSOLE = /^\/api\/(?:admin|catalog\/admin)/u;
/** Ends the acting session itself. */
const OWN_END = '/api/auth/stop-impersonating';
/** What an acting operator may not change: security, money, telephone, and reservations but holds of waiting lists. */
const PROTECTED = {
  app_user: 'select * from app_user order by id',
  customer: 'select * from customer order by id',
  totp_factor: 'select * from totp_factor order by id',
  passkey: 'select * from passkey order by id',
  recovery_code: 'select * from recovery_code order by id',
  member: 'select * from member order by id',
  invitation: 'select * from invitation order by id',
  calendar_export: 'select id, nonce, detail from calendar_export order by id',
  member_calendar: 'select id, nonce from member_calendar order by id',
  plan_order: 'select * from plan_order order by id',
  membership_credit: 'select * from membership_credit order by id',
  space: 'select id, phone from space where phone is not null order by id',
  reservation: `select id, status, starts_at, ends_at, price_haler, link_version from reservation
                where source <> 'waitlist' order by id`,
  change_proposal: 'select id, state from change_proposal order by id',
} as const;

type Snapshot = ReadonlyMap<string, string>;

const takeSnapshot = (target: AttackTarget): Promise<Snapshot> =>
  withDatabase(target, async (client) => {
    const tables = new Map<string, string>();
    for (const [name, query] of Object.entries(PROTECTED))
      tables.set(name, JSON.stringify((await client.query(query)).rows));
    return tables;
  });

/** Ids of the owner's reservations, orders and members, so that requests name existing records. */
const listOwnerIds = (target: AttackTarget): Promise<number[]> =>
  withDatabase(target, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `with mine as (select c.id from customer c join app_user u on u.id = c.user_id where u.email = 'majitel@prostora.test')
       (select r.id from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
          where b.customer_id in (select id from mine) and r.status <> 'cancelled' limit 20)
       union (select id from plan_order where customer_id in (select id from mine))
       union (select id from member where customer_id in (select id from mine))`,
    );
    return rows.map(({ id }) => id);
  });

async function impersonate(target: AttackTarget): Promise<string> {
  const sessions = new Sessions(target);
  await sessions.login('admin');
  const userId = await withDatabase(target, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select id from app_user where email = 'majitel@prostora.test'`,
    );
    return rows[0]?.id ?? 0;
  });
  const response = await fetch(`${target.url}/api/admin/users/${userId}/impersonate`, {
    method: 'POST',
    headers: { ...sessions.getHeaders('admin'), origin: target.url },
  });
  if (response.status !== 200)
    throw new Error(`not impersonated: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** An operator who acts as an owner sends generated requests to every operation of the owner (QUALITY 73). */
export async function attackImpersonation(targets: AttackTargets, report: Report): Promise<void> {
  const target = await targets.start();
  try {
    const token = await impersonate(target);
    const ids = await listOwnerIds(target);
    const description = readOpenApi();
    const calls = listCalls(description).filter(
      ({ method, path, operation }) =>
        method !== 'GET' && !CONSOLE.test(path) && path !== OWN_END && operation.security.length > 0,
    );
    const before = await takeSnapshot(target);
    const statuses = new Map<number, number>();
    for (const call of calls) {
      const requests = fc.sample(arbitraryRequest(description, call, { ...DEFAULT_VALUES, ids: () => ids }), {
        numRuns: REQUESTS_PER_OPERATION,
        seed: SEED,
      });
      for (const { method, url, headers, payload } of requests) {
        const { status } = await fetch(target.url + url, {
          method,
          headers: { ...headers, authorization: `Bearer ${token}` },
          ...(payload !== undefined && { body: payload }),
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    const after = await takeSnapshot(target);
    const changed = [...before].filter(([name, rows]) => after.get(name) !== rows).map(([name]) => name);
    report.recordCheck(
      'an acting operator changes no security, money, telephone or reservation (QUALITY 73)',
      changed.length === 0 && (statuses.get(403) ?? 0) > 0 && (statuses.get(401) ?? 0) === 0,
      `${calls.length} operations, statuses ${JSON.stringify(Object.fromEntries(statuses))}, changed: ${changed.join(', ') || 'none'}`,
    );
  } finally {
    await target.stop();
  }
}
