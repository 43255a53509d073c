import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DashboardAnswer, ReminderAnswer, WaitingListPage } from '@prostora/api-client';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { formatDateTime } from '@prostora/strings/format.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { countStatements } from '../../../../test/statements.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import type { Space } from '../../spaces/index.ts';

let test: TestApp;
let mailbox: Mailbox;
let asAdmin: { authorization: string };
let owner: Customer;
let building: Space['building'];
let spaceId: number;
let now: Date;

const PENDING = 71;

const execute = <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const find = async (query = ''): Promise<WaitingListPage> =>
  (await test.request({ url: `/api/admin/waiting${query}`, headers: asAdmin })).json<WaitingListPage>();
const remind = async (payload: object) => {
  const answer = await test.request({
    method: 'POST',
    url: '/api/admin/waiting/remind',
    headers: asAdmin,
    payload,
  });
  return {
    status: answer.statusCode,
    body: answer.json<ReminderAnswer & { error_code?: string; message?: string }>(),
  };
};

async function addReservations(): Promise<void> {
  for (let index = 0; index < PENDING; index += 1) {
    const starts = new Date(now.getTime() + (400 + index) * DAY_MS);
    const ends = new Date(starts.getTime() + HOUR_MS);
    await execute(
      `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, price_haler, created_at) values (?, 'pending', ?, ?, ?, ?, ?, 'host@host.example', ?, ?)`,
      [
        spaceId,
        starts,
        ends,
        starts,
        ends,
        index === 40 ? 'Jana Drahá' : `Host ${index}`,
        index === 40 ? 14_580_000 : 100_000,
        ago(2 * HOUR_MS),
      ],
    );
  }
}

/** Three dates, the first in two rooms. */
async function addEvent(): Promise<number[]> {
  const [series] = await execute<{ id: number }>(
    `insert into series (customer_id, weekdays, from_day, until_day, start_minute, length_minutes)
     values (?, '{1}', '2099-01-01', '2099-02-01', 600, 60) returning id`,
    [owner.id],
  );
  const club = await test.make.space({ building, name: 'Klub' });
  const ids: number[] = [];
  for (const [space, day] of [
    [spaceId, 600],
    [club.id, 600],
    [spaceId, 607],
    [spaceId, 614],
  ] as const) {
    const slot = [new Date(now.getTime() + day * DAY_MS), new Date(now.getTime() + day * DAY_MS + HOUR_MS)];
    const [row] = await execute<{ id: number }>(
      `insert into reservation (space_id, status, starts_at, ends_at, held_from, held_until, customer_name,
       customer_email, price_haler, price_state, series_id, series_day,
       created_at) values (?, 'pending', ?, ?, ?, ?, 'Jarní kurz', 'kurz@host.example', 15000000, 'complete', ?, ?, ?)
       returning id`,
      [space, ...slot, ...slot, series?.id, slot[0]?.toISOString().slice(0, 10), ago(2 * HOUR_MS)],
    );
    ids.push(row?.id ?? 0);
  }
  return ids;
}

async function addInquiry(
  kind: 'contact' | 'demand',
  fullname: string,
  budget: number | null,
): Promise<number> {
  const [inquiry] = await execute<{ id: number }>(
    `insert into inquiry (kind, state, fullname, email, attribute_ids, budget_haler, created_at)
     values (?, 'open', ?, 'tazatel@host.example', '{}', ?, ?) returning id`,
    [kind, fullname, budget, ago(3 * DAY_MS)],
  );
  await execute(
    `insert into inquiry_recipient (inquiry_id, space_id, state, text) values (?, ?, 'seen', '')`,
    [inquiry?.id, spaceId],
  );
  return inquiry?.id ?? 0;
}

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
  asAdmin = await test.signIn((await test.make.admin()).email);
  owner = await test.make.customer();
  building = await test.make.building({ customer: owner });
  const space = await test.make.space({ building, name: 'Sál' });
  spaceId = space.id;
  now = test.app.get(Clock).now();
  await addReservations();
});
afterAll(() => test.close());

describe('GET /api/admin/waiting', () => {
  it('lists the most valuable of 71 reservations first, with value, age and owner', async () => {
    const page = await find('?page_size=20');
    expect(page).toMatchObject({
      total: PENDING,
      nr_of_pages: 4,
      counts: [{ kind: 'unanswered_reservations', count: PENDING }],
    });
    expect(page.items[0]).toMatchObject({
      kind: 'unanswered_reservations',
      title: 'Jana Drahá',
      value: 145_800,
      waits_since: ago(2 * HOUR_MS).toISOString(),
      owners: [{ id: owner.id }],
      space_id: spaceId,
      can_remind: true,
      reminded_at: null,
    });
    const last = await find('?page_size=20&page=4');
    expect([
      last.items.length,
      new Set((await find('?page_size=100')).items.map(({ id }) => id)).size,
    ]).toEqual([PENDING - 60, PENDING]);
  });

  it('lists open proposals of guests with the proposed price', async () => {
    const [first, second, third] = await execute<{ id: number }>(
      'select id from reservation order by id limit 3',
    );
    const propose = (id: number | undefined, side: string, price: number, days: number, left: number) =>
      execute(
        `insert into change_proposal (reservation_id, side, author, state, base_sequence, space_id, starts_at,
         ends_at, guests, price_haler, held_from, held_until, expires_at, created_at)
         select r.id, ?, case ? when 'guest' then 'guest' else 'owner' end, 'open', 0, r.space_id, r.starts_at,
         r.ends_at, 5, ?, r.held_from, r.held_until, ?, ? from reservation r where r.id = ?`,
        [side, side, price, ago(-left), ago(days * DAY_MS), id],
      );
    await propose(first?.id, 'guest', 20_000_000, 2, DAY_MS);
    await propose(second?.id, 'host', 20_000_000, 2, DAY_MS);
    await propose(third?.id, 'guest', 20_000_000, 2, -HOUR_MS);
    const page = await find('?kind=unanswered_proposals');
    expect(page).toMatchObject({
      total: 1,
      items: [{ id: first?.id, value: 200_000, space_id: spaceId, can_remind: true }],
    });
    expect((await find('?page_size=2')).items.map(({ kind }) => kind)).toEqual([
      'unanswered_proposals',
      'unanswered_reservations',
    ]);
    // A request with an open proposal of either side is not listed.
    expect((await find('?kind=unanswered_reservations')).total).toBe(PENDING - 2);
    expect((await find('?kind=unanswered_proposals')).items[0]?.can_remind).toBe(true);
    expect(await remind({ kind: 'unanswered_proposals', id: first?.id })).toMatchObject({
      body: { reminded: 1 },
    });
    expect((await find('?kind=unanswered_proposals')).items[0]?.can_remind).toBe(false);
    const letters = (await mailbox.deliver()).filter(({ to }) => to === owner.user.email);
    expect(letters.at(-1)?.subject).toBe('Host čeká na odpověď na změnu rezervace');
    expect(letters.at(-1)?.text).toContain('Přijměte ji prosím, nebo nechte původní domluvu.');
    await execute('delete from change_proposal');
    await execute('delete from mail_log');
    await execute('delete from owner_reminder');
  });

  it('lists a request for several dates or rooms once, with its total and its number of days', async () => {
    const ids = await addEvent();
    const { items, total } = await find('?kind=unanswered_reservations&page_size=1');
    expect(total).toBe(PENDING + 1);
    expect(items).toMatchObject([
      {
        id: ids[0],
        title: 'Jarní kurz',
        value: 600_000,
        dates: 3,
        place: expect.stringContaining('Klub + Sál, '),
      },
    ]);
    const counts = (await find()).counts.find(({ kind }) => kind === 'unanswered_reservations');
    expect(counts?.count).toBe(PENDING + 1);
    const dashboard = await test.request({ url: '/api/admin/dashboard', headers: asAdmin });
    expect(dashboard.json<DashboardAnswer>().waiting).toContainEqual(
      expect.objectContaining({ kind: 'unanswered_reservations', count: PENDING + 1 }),
    );
    expect(await remind({ kind: 'unanswered_reservations', id: ids[0] })).toMatchObject({
      body: { reminded: 1 },
    });
    expect((await mailbox.deliver()).filter(({ to }) => to === owner.user.email)).toHaveLength(1);
    expect((await find('?kind=unanswered_reservations&page_size=1')).items[0]?.can_remind).toBe(false);
    await execute('delete from reservation where id = any(?::int[])', [`{${ids.join(',')}}`]);
  });

  it('lists demands, messages, spaces, mails, orders and feeds, filtered by kind', async () => {
    const demand = await addInquiry('demand', 'Petr Poptávka', 5_000_000);
    const message = await addInquiry('contact', 'Pavla Zpráva', null);
    const waiting = await test.make.space({
      status: 'WAITING_FOR_APPROVAL',
      publishedAt: null,
      submittedAt: ago(DAY_MS),
    });
    await execute(
      `insert into mail_log (cause, address, template, state) values ('test-failed', 'nikdo@host.example',
       'contact-owner', 'failed')`,
    );
    await execute(
      `insert into calendar_feed (space_id, name, url, failure, failing_since)
       values (?, 'Airbnb', 'https://host.example/x.ics', 'UNREACHABLE', ?)`,
      [spaceId, ago(DAY_MS)],
    );
    const [plan] = await execute<{ id: number }>(
      `insert into subscription_plan (slug, name, price_haler_per_year, config, sort_order)
       values ('profi-test', 'Profi', 499000, '{}', 90) returning id`,
    );
    for (const [number, due] of [
      ['990001', '2999-01-01'],
      ['990002', '2020-01-01'],
    ]) {
      await execute(
        `insert into plan_order (customer_id, plan_id, number, plan_name, price_haler, state, supplier, buyer,
         created_at, due_on) values (?, ?, ?, 'Profi', 499000, 'waiting', '{}', '{}', ?, ?)`,
        [owner.id, plan?.id, number, ago(DAY_MS), due],
      );
    }
    const ids = async (kind: string): Promise<number[]> =>
      (await find(`?kind=${kind}`)).items.map(({ id }) => id);
    expect([
      await ids('unanswered_demands'),
      await ids('unanswered_messages'),
      await ids('approvals'),
    ]).toEqual([[demand], [message], [waiting.id]]);
    for (const [kind, title] of [
      ['failed_mails', 'nikdo@host.example'],
      ['failing_feeds', 'Airbnb'],
      ['waiting_orders', '990001'],
      ['overdue_orders', '990002'],
    ]) {
      expect((await find(`?kind=${kind}`)).items).toMatchObject([{ kind, title }]);
    }
    expect((await find()).items.slice(0, 2).map(({ title }) => title)).toEqual([
      'Petr Poptávka',
      'Jana Drahá',
    ]);
    expect((await test.request({ url: '/api/admin/waiting?kind=cokoli', headers: asAdmin })).statusCode).toBe(
      422,
    );
  });

  it('needs the same number of statements for many items as for one', async () => {
    const one = await countStatements(test, '/api/admin/waiting?page_size=1', asAdmin);
    expect(one).toMatchObject({ status: 200, orm: 2 });
    expect(await countStatements(test, '/api/admin/waiting?page_size=100', asAdmin)).toEqual(one);
  });
});

describe('POST /api/admin/waiting/remind', () => {
  it('mails once a day, writes an audit record and shows the reminder in the list', async () => {
    const [first] = (await find('?page_size=1&kind=unanswered_reservations')).items;
    await mailbox.deliver();
    expect(await remind({ kind: 'unanswered_reservations', id: first?.id })).toMatchObject({
      status: 200,
      body: { reminded: 1 },
    });
    const letter = await mailbox.deliverTo(owner.user.email, 'Rezervace čeká na vaši odpověď');
    expect(letter.text).toContain(`/klient/rezervace?rezervace=${first?.id}`);
    expect(await remind({ kind: 'unanswered_reservations', id: first?.id })).toMatchObject({
      status: 409,
      body: {
        error_code: 'REMINDED_TODAY',
        message: expect.stringContaining(`Majitel už připomínku dostal: ${formatDateTime(now)}`),
      },
    });
    expect(await mailbox.deliver()).toEqual([]);
    expect((await find('?page_size=1&kind=unanswered_reservations')).items[0]).toMatchObject({
      can_remind: false,
      reminded_at: expect.any(String),
    });
    expect(
      await test.orm.em.fork().count(AuditEntry, {
        action: 'waiting.remind',
        subjectType: 'reservation',
        subjectId: first?.id as number,
      }),
    ).toBe(1);
  });

  it('mails the owners of every remindable kind', async () => {
    for (const [kind, subject] of [
      ['unanswered_demands', 'Poptávka čeká na vaši nabídku'],
      ['unanswered_messages', 'Zpráva čeká na vaši odpověď'],
      ['waiting_orders', 'Objednávka členství čeká na úhradu'],
      ['failing_feeds', 'Připojený kalendář se nedaří číst'],
    ] as const) {
      const [thing] = (await find(`?kind=${kind}`)).items;
      expect(await remind({ kind, id: thing?.id })).toMatchObject({ status: 200 });
      const letter = await mailbox.deliverTo(owner.user.email, subject);
      expect(letter.text.includes('Kdo čeká dlouho')).toBe(
        kind === 'unanswered_demands' || kind === 'unanswered_messages',
      );
    }
  });

  it('returns 404 for an item that does not wait and 422 for a kind without owners', async () => {
    expect((await remind({ kind: 'unanswered_reservations', id: 2_000_000_000 })).status).toBe(404);
    for (const payload of [{ kind: 'failed_mails', id: 1 }, { kind: 'unanswered_reservations' }, {}])
      expect((await remind(payload)).status).toBe(422);
  });
});
