import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnerProfile, OwnProfile, SpaceAnswer } from '@prostora/api-client';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { AccountMaintenanceJobs } from '../../accounts/maintenance/account-maintenance.jobs.ts';
import { CustomersService, type Customer } from '../../accounts/customers/index.ts';
import { buildSpaceUrl, type Space } from '../../spaces/index.ts';
import { OwnerProfileJobs } from './owner-profile.jobs.ts';

const COMPANY = 'Kulturní dům Lhota, s. r. o.';
const NOW = Date.now();

let test: TestApp;
let owner: Customer;
let space: Space;
/** Of the owner; another one in each test, because companies are cached for a day. */
let ico: string;
let headers: { authorization: string };
/** Name by IČO, or null while ARES is down. */
let register: Record<string, string> | null = {};
const ares = createServer(({ url = '' }, response) => {
  const asked = url.split('/').at(-1) ?? '';
  const name = register?.[asked];
  response.writeHead(register === null ? 500 : name === undefined ? 404 : 200);
  response.end(JSON.stringify({ ico: asked, obchodniJmeno: name, sidlo: {} }));
});

const runInContext = (work: () => Promise<unknown>): Promise<unknown> =>
  test.app.get(UnitOfWork).runInOwnContext(work);
const execute = (sql: string, values: unknown[] = []): Promise<unknown> =>
  test.orm.em.fork().getConnection().execute(sql, values);
const readPublic = async (): Promise<OwnerProfile | null> => {
  const answer = await test.request({ url: '/api/space', query: { url: buildSpaceUrl(space) } });
  return answer.json<SpaceAnswer>().owner;
};
const readOwn = async (): Promise<OwnProfile> =>
  (await test.request({ url: '/api/owner/profile', headers })).json<OwnProfile>();
const save = async (isPublic: unknown) => {
  const answer = await test.request({
    method: 'PUT',
    url: '/api/owner/profile',
    headers,
    payload: { person_name_public: isPublic },
  });
  return answer.statusCode;
};
const count = (): Promise<unknown> => runInContext(() => test.app.get(OwnerProfileJobs).count());
const checkCompanies = (): Promise<unknown> =>
  runInContext(() => test.app.get(AccountMaintenanceJobs).checkDueCompanies());

/** Days and hours are relative to the present. */
async function addBooking(
  row: Partial<Record<'source' | 'status' | 'cancelled_by', string>> & {
    endedDaysAgo: number;
    answeredHours?: number;
    groupId?: number;
  },
): Promise<void> {
  const {
    source = 'guest',
    status = 'confirmed',
    cancelled_by: by = null,
    endedDaysAgo,
    groupId = null,
  } = row;
  const endsAt = new Date(NOW - endedDaysAgo * DAY_MS);
  const startsAt = new Date(endsAt.getTime() - HOUR_MS);
  const createdAt = new Date(startsAt.getTime() - 20 * DAY_MS);
  const answeredAt =
    row.answeredHours === undefined ? null : new Date(createdAt.getTime() + row.answeredHours * HOUR_MS);
  await execute(
    `insert into reservation (space_id, source, status, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, created_at, confirmed_at, cancelled_at, cancelled_by, group_id)
     values (?, ?, ?, ?, ?, ?, ?, 'Host', 'host@host.example', ?, ?, ?, ?, ?)`,
    [
      space.id,
      source,
      status,
      startsAt,
      endsAt,
      startsAt,
      endsAt,
      createdAt,
      status === 'confirmed' ? answeredAt : null,
      status === 'cancelled' ? (answeredAt ?? createdAt) : null,
      by,
      groupId,
    ],
  );
}

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    ares.listen(0, '127.0.0.1', resolve);
  });
  test = await createTestApp({ ARES_URL: `http://127.0.0.1:${(ares.address() as AddressInfo).port}` });
});
beforeEach(async () => {
  owner = await test.make.customer();
  ico = String(10_000_000 + owner.id);
  await execute('update customer set name = ?, ico = ? where id = ?', [COMPANY, ico, owner.id]);
  await execute('update app_user set name = ? where id = ?', ['Jana Nová', owner.user.id]);
  space = await test.make.space({
    building: await test.make.building({ customer: owner }),
    withoutPhoto: true,
  });
  headers = await test.signIn(owner.user.email);
  register = { [ico]: COMPANY };
});
afterAll(async () => {
  await test.close();
  ares.close();
});

describe('the profile of an owner', () => {
  it('has the company and the month of the registration before anything is counted', async () => {
    expect(await readPublic()).toMatchObject({
      name: COMPANY,
      person_name: null,
      response: null,
      kept_bookings: null,
      company: null,
    });
    expect((await readPublic())?.since).toMatch(/^\d{4}-\d{2}$/u);
  });

  it('counts answers and unanswered requests of guests, not what the guest withdrew', async () => {
    for (const [day, answeredHours] of [1, 2, 3, 4].entries())
      await addBooking({ endedDaysAgo: day + 1, answeredHours });
    await addBooking({ endedDaysAgo: 6, status: 'cancelled', cancelled_by: 'system' });
    await addBooking({ endedDaysAgo: 7, status: 'cancelled', cancelled_by: 'guest' });
    await addBooking({ endedDaysAgo: 8, source: 'owner', answeredHours: 0 });
    expect((await readPublic())?.response).toBeNull();
    await count();
    expect((await readPublic())?.response).toEqual({ median_minutes: 150, answered_share: 0.8 });
    await count();
    expect((await readOwn()).profile?.response).toEqual({ median_minutes: 150, answered_share: 0.8 });
  });

  it('forgets requests of more than a year ago', async () => {
    for (let day = 1; day <= 5; day += 1) await addBooking({ endedDaysAgo: 360 + day, answeredHours: 1 });
    await count();
    expect((await readPublic())?.response).toBeNull();
  });

  it('counts kept bookings of guests once an event, without own entries, cancelled and future ones', async () => {
    for (let day = 1; day <= 4; day += 1) await addBooking({ endedDaysAgo: day, source: 'offer' });
    await addBooking({ endedDaysAgo: 10, source: 'owner' });
    await addBooking({ endedDaysAgo: 11, status: 'cancelled', cancelled_by: 'owner' });
    await addBooking({ endedDaysAgo: -3 });
    await count();
    expect((await readPublic())?.kept_bookings).toBeNull();
    const [group] = await test.orm.em
      .fork()
      .getConnection()
      .execute<{ id: number }[]>('insert into reservation_group (customer_id) values (?) returning id', [
        owner.id,
      ]);
    const groupId = group?.id ?? 0;
    await addBooking({ endedDaysAgo: 20, groupId });
    await addBooking({ endedDaysAgo: 21, groupId });
    await count();
    expect((await readPublic())?.kept_bookings).toBe(5);
  });

  it('is verified while ARES has the present name under the present IČO', async () => {
    register = { [ico]: 'KULTURNÍ DŮM LHOTA s.r.o.' };
    await checkCompanies();
    expect((await readPublic())?.company).toEqual({
      ico: ico,
      checked_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
    });
    await execute('update customer set name = ? where id = ?', ['Jiná firma', owner.id]);
    expect((await readPublic())?.company).toBeNull();
    await checkCompanies();
    expect((await readPublic())?.company).toBeNull();
  });

  it('keeps the check while ARES is down', async () => {
    await execute(
      `insert into company_check (customer_id, ico, name, is_verified, checked_on)
       select id, ico, name, true, current_date - 40 from customer where id = ?`,
      [owner.id],
    );
    register = null;
    await checkCompanies();
    expect((await readPublic())?.company?.ico).toBe(ico);
  });

  it('names the person beside the company once the owner says so, until the customer is handed over', async () => {
    expect(await save('ano')).toBe(422);
    expect(await save(true)).toBe(200);
    expect((await readPublic())?.person_name).toBe('Jana Nová');
    const next = await test.make.user();
    await runInContext(() =>
      test.app.get(UnitOfWork).run(() => test.app.get(CustomersService).handOver(owner.id, next.id)),
    );
    expect((await readPublic())?.person_name).toBeNull();
  });

  it('cannot hide the only name of an owner', async () => {
    await execute('update customer set name = ?, ico = null where id = ?', ['Jana Nová', owner.id]);
    expect(await save(false)).toBe(422);
    expect(await readOwn()).toMatchObject({ company_name: null, profile: { name: 'Jana Nová' } });
  });

  it('is not shown of a suspended or erased owner', async () => {
    await execute('update customer set suspended_at = now() where id = ?', [owner.id]);
    expect([await readPublic(), (await readOwn()).profile]).toEqual([null, null]);
    await execute('update customer set suspended_at = null where id = ?', [owner.id]);
    expect(await readPublic()).not.toBeNull();
    await checkCompanies();
    await runInContext(() => test.app.get(CustomersService).anonymize(owner.id));
    await execute('update app_user set erased_at = now() where id = ?', [owner.user.id]);
    expect(await readPublic()).toBeNull();
    expect(await execute('select 1 from company_check where customer_id = ?', [owner.id])).toEqual([]);
  });
});
