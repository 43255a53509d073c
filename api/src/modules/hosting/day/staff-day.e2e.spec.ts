import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnerToday, StaffDay } from '@prostora/api-client';
import { addDays, fromPragueWallTime, HOUR_MS, type MemberRole } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Customer } from '../../accounts/customers/index.ts';
import type { Space } from '../../spaces/index.ts';

type Headers = { authorization: string };
const TODAY = '2027-06-09';
const MORNING = fromPragueWallTime(TODAY, 7 * 60);
/** Values of a reservation that the staff does not need. */
const PRIVATE = {
  email: 'pampeliska@host.example',
  note: 'Vzkaz majiteli',
  owner: 'Záloha přišla',
  price: 76543,
};

let test: TestApp;
let now = MORNING;
let customer: Customer;
let hall: Space;
let cellar: Space;

const at = (hours: number, day = TODAY): Date => fromPragueWallTime(day, hours * 60);
const execute = <T>(sql: string, values: unknown[]): Promise<T[]> =>
  test.orm.em.getConnection().execute<T[]>(sql, values);
const request = (url: string, headers: Headers) => test.request({ url: `/api/owner/${url}`, headers });
const load = async (headers: Headers): Promise<StaffDay> =>
  (await request('staff-day', headers)).json<StaffDay>();
const listTitles = async (headers: Headers): Promise<string[]> =>
  (await load(headers)).events.map(({ title }) => title);

async function signInAs(role: MemberRole, spaceIds: number[] | null = null): Promise<Headers> {
  const user = await test.make.user({ roles: ['ROLE_USER'], name: 'Karel Malý' });
  await test.make.member({ customer, user, role, spaceIds });
  return test.signIn(user.email);
}

type Row = {
  title: string;
  space?: Space;
  from?: Date;
  until?: Date;
  status?: 'pending' | 'confirmed' | 'cancelled';
  source?: 'guest' | 'owner' | 'offer';
  expires?: Date;
  awaitsProof?: boolean;
  groupId?: number;
  quoteId?: number;
};
async function add(row: Row): Promise<number> {
  const { title, space = hall, from = at(18), until = at(22), status = 'confirmed', source = 'guest' } = row;
  const [added] = await execute<{ id: number }>(
    `insert into reservation (space_id, status, source, sequence, starts_at, ends_at, held_from, held_until, title, customer_name,
       customer_email, customer_phone, number_of_guests, notes, owner_note, staff_note, price_haler, price_state,
       expires_at, cancelled_at, awaits_proof, group_id, quote_id)
     values (?, ?, ?, 3, ?, ?, ?, ?, ?, 'Zdislava Pampelišková', ?, '777424242', 60, ?, ?, 'Klíče u baru', ?, 'agreed', ?, ?, ?, ?, ?)
     returning id`,
    [
      ...[
        space.id,
        status,
        source,
        from,
        until,
        from,
        until,
        title,
        PRIVATE.email,
        PRIVATE.note,
        PRIVATE.owner,
      ],
      ...[PRIVATE.price * 100, row.expires ?? null, status === 'cancelled' ? now : null],
      ...[row.awaitsProof ?? false, row.groupId ?? null, row.quoteId ?? null],
    ],
  );
  return added?.id ?? 0;
}

async function addQuote(layout: string): Promise<number> {
  const [quote] = await execute<{ id: number }>(
    `insert into quote (hash, answer, input, engine_version) values (?, '{}', ?, 1) returning id`,
    [layout, JSON.stringify({ layout })],
  );
  return quote?.id ?? 0;
}

beforeAll(async () => {
  test = await createTestApp();
  test.app.get(Clock).now = () => now;
});
afterAll(() => test.close());
beforeEach(async () => {
  now = MORNING;
  customer = await test.make.customer();
  const building = await test.make.building({ customer, name: 'Střelnice' });
  hall = await test.make.space({ building, name: 'Velký sál' });
  cellar = await test.make.space({ building, name: 'Sklep' });
});

describe('GET /api/owner/staff-day', () => {
  it('tells a caretaker room, hours, layout, people, note and contact, and nothing else of the guest', async () => {
    const id = await add({ title: 'Svatba', quoteId: await addQuote('banket') });
    const headers = await signInAs('domovnik');
    const answer = await request('staff-day', headers);
    expect(answer.json<StaffDay>()).toEqual({
      day: TODAY,
      events: [
        {
          reservation_id: id,
          space: { id: hall.id, name: 'Velký sál' },
          status: 'confirmed',
          title: 'Svatba',
          start_datetime: at(18).toISOString(),
          end_datetime: at(22).toISOString(),
          number_of_guests: 60,
          layout: 'Kulaté stoly',
          staff_note: 'Klíče u baru',
          contact: { name: 'Zdislava Pampelišková', phone: '777424242' },
          sequence: 3,
          handled: null,
        },
      ],
      blocks: [],
    });
    for (const value of Object.values(PRIVATE)) expect(answer.body).not.toContain(String(value));
  });

  it.each<[MemberRole, string | null, string]>([
    ['majitel', '777424242', 'Klíče u baru'],
    ['spravce', '777424242', 'Klíče u baru'],
    ['ucetni', null, ''],
    ['domovnik', '777424242', 'Klíče u baru'],
  ])('shows a %s telephone and note by the rights of the role', async (role, phone, note) => {
    await add({ title: 'Svatba' });
    const [event] = (await load(await signInAs(role))).events;
    expect([event?.contact?.phone, event?.staff_note]).toEqual([phone, note]);
  });

  it('lists an event over midnight once, until its end', async () => {
    await add({ title: 'Ples', from: at(20), until: at(26) });
    const listed: unknown[] = [];
    for (const hour of [7, 25, 27, 49]) {
      now = at(hour);
      const { day, events } = await load(await signInAs('domovnik'));
      listed.push([day, events.map(({ title }) => title)]);
    }
    expect(listed).toEqual([
      [TODAY, ['Ples']],
      [addDays(TODAY), ['Ples']],
      [addDays(TODAY), ['Ples']],
      [addDays(TODAY, 2), []],
    ]);
  });

  it('covers both hours of the night in which clocks are set back', async () => {
    const saturday = '2027-10-30';
    now = at(12, saturday);
    const night = new Date('2027-10-31T01:30:00Z');
    await add({ title: 'Noční zkouška', from: night, until: new Date(night.getTime() + HOUR_MS) });
    await add({ title: 'Neděle večer', from: at(23, addDays(saturday)), until: at(24, addDays(saturday)) });
    await add({ title: 'Pondělí', from: at(0, addDays(saturday, 2)), until: at(1, addDays(saturday, 2)) });
    expect(await listTitles(await signInAs('domovnik'))).toEqual(['Noční zkouška', 'Neděle večer']);
  });

  it('tells requests and options without a contact, and leaves out what holds no time', async () => {
    await add({ title: 'Opce', status: 'pending', source: 'owner', expires: at(12) });
    await add({ title: 'Po lhůtě', status: 'pending', space: cellar, expires: at(6) });
    await add({
      title: 'Bez ověření',
      status: 'pending',
      space: cellar,
      from: at(9),
      until: at(10),
      awaitsProof: true,
    });
    await add({ title: 'Zrušená', status: 'cancelled', space: cellar });
    expect((await load(await signInAs('domovnik'))).events).toMatchObject([
      { title: 'Opce', status: 'pending', contact: null },
    ]);
  });

  it('lists each space of an event by itself, and only those of the member', async () => {
    const [group] = await execute<{ id: number }>(
      'insert into reservation_group (customer_id) values (?) returning id',
      [customer.id],
    );
    for (const space of [hall, cellar]) await add({ title: 'Svatba', space, groupId: group?.id ?? 0 });
    for (const [space, reason] of [
      [hall, 'Malování'],
      [cellar, 'Revize'],
    ] as const)
      await execute(
        `insert into blocked_slot (space_id, starts_at, ends_at, reason, private_reason) values (?, ?, ?, '', ?)`,
        [space.id, at(8), at(10), reason],
      );
    const names = async (headers: Headers) => {
      const { events, blocks } = await load(headers);
      return [events.map(({ space }) => space.name), blocks.map(({ space, reason }) => [space.name, reason])];
    };
    expect(await names(await signInAs('domovnik'))).toEqual([
      ['Sklep', 'Velký sál'],
      [
        ['Sklep', 'Revize'],
        ['Velký sál', 'Malování'],
      ],
    ]);
    expect(await names(await signInAs('domovnik', [cellar.id]))).toEqual([['Sklep'], [['Sklep', 'Revize']]]);
    const stranger = await test.make.customer();
    expect(await names(await test.signIn(stranger.user.email))).toEqual([[], []]);
  });

  it('tells the layout of an accepted offer, else that of its demand', async () => {
    const demand = async (title: string, space: Space, details: object | null): Promise<void> => {
      const [inquiry] = await execute<{ id: number }>(
        `insert into inquiry (kind, state, fullname, email, attribute_ids, layout)
         values ('demand', 'open', 'Petr Malý', 'petr@host.example', '{}', 'skolni') returning id`,
        [],
      );
      await execute(
        `insert into inquiry_recipient (inquiry_id, space_id, state, text, reservation_id, offer_details)
         values (?, ?, 'chosen', '', ?, ?)`,
        [
          inquiry?.id,
          space.id,
          await add({ title, space, source: 'offer' }),
          details && JSON.stringify(details),
        ],
      );
    };
    await demand('Konference', hall, { rows: [], depositHaler: null, layout: 'u' });
    await demand('Porada', cellar, null);
    const { events } = await load(await signInAs('domovnik'));
    expect(events.map(({ title, layout }) => [title, layout])).toEqual([
      ['Porada', 'Škola'],
      ['Konference', 'Do U'],
    ]);
  });
});

describe('the owner’s day', () => {
  it('counts the spaces of an arrival that are ready, with the latest mark', async () => {
    const [group] = await execute<{ id: number }>(
      'insert into reservation_group (customer_id) values (?) returning id',
      [customer.id],
    );
    const groupId = group?.id ?? 0;
    const ids = [
      await add({ title: 'Svatba', groupId }),
      await add({ title: 'Svatba', space: cellar, groupId }),
    ];
    const caretaker = await signInAs('domovnik');
    const asOwner = await test.signIn(customer.user.email);
    const arrivals = async () =>
      (await request('today', asOwner))
        .json<OwnerToday>()
        .arrivals.today.map(({ spaces, handled_spaces: ready, handled }) => [spaces, ready, handled]);
    expect(await arrivals()).toEqual([[2, 0, null]]);
    for (const [index, id] of ids.entries()) {
      now = new Date(MORNING.getTime() + index * 60_000);
      await test.request({
        method: 'PUT',
        url: `/api/reservations/${id}/handled`,
        headers: caretaker,
        payload: { handled: true, sequence: 3 },
      });
      expect(await arrivals()).toEqual([[2, index + 1, { at: now.toISOString(), by: 'Karel Malý' }]]);
    }
  });
});
