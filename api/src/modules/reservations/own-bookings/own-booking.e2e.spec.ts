import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, slotOn, type Headers } from '../../../../test/bookings.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Availability, BlockedSlot, SpaceOverlap } from '../../availability/index.ts';
import { CalendarFeed } from '../../calendars/index.ts';
import type { Space } from '../../spaces/index.ts';
import { Reservation } from '../index.ts';
import { BookingContextLoader } from '../booking-context.loader.ts';
import type { ReservationDto } from '../reservation.dto.ts';
import type {
  OwnBookingAnswerDto,
  OwnBookingCheckDto,
  SlotConflictDto,
  OwnerGuestsAnswerDto,
} from './own-booking.dto.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let other: Space;
let owner: Headers;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  space = await test.make.space({ withoutPhoto: true, capacity: 40 });
  other = await test.make.space({ withoutPhoto: true, building: space.building });
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(NOW));
  owner = await calls.signInOwner(space);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const toBody = (more: object = {}): object => ({
  rooms: [{ space_id: space.id, price: 4500 }],
  ...slotOn(DAY),
  customer_name: 'Nováčkovi',
  status: 'confirmed',
  ...more,
});
const create = (more: object = {}, headers: object = owner): Promise<LightMyRequestResponse> =>
  calls.send('POST', 'reservations/own', headers, toBody(more));
const check = async (more: object = {}): Promise<OwnBookingCheckDto> =>
  (await calls.send('POST', 'reservations/own/check', owner, toBody(more))).json();
const created = async (more: object = {}): Promise<OwnBookingAnswerDto> => {
  const answer = await create(more);
  if (answer.statusCode !== 201) throw new Error(`not created: ${answer.body}`);
  return answer.json();
};
const toFieldErrors = (answer: LightMyRequestResponse): [number, Record<string, string>] => [
  answer.statusCode,
  answer.json<{ errors: Record<string, string> }>().errors,
];
const toConflicts = (answer: LightMyRequestResponse): [number, string, SlotConflictDto[]] => {
  const body = answer.json<{ error_code: string; conflicts: SlotConflictDto[] }>();
  return [answer.statusCode, body.error_code, body.conflicts];
};
const countReservations = (): Promise<number> =>
  test.orm.em.fork().count(Reservation, { space: { building: space.building.id } });

describe('POST /api/reservations/own', () => {
  it('creates a confirmed reservation from name, time and space', async () => {
    const { reservations, group_id, series_id, warnings } = await created({
      customer_phone: '777 123 456',
      title: 'Svatba',
      title_public: true,
      owner_note: 'záloha 5 000',
      staff_note: 'klíče u baru',
      number_of_guests: 30,
    });
    expect([group_id, series_id, warnings]).toEqual([null, null, []]);
    expect(reservations).toMatchObject([
      {
        status: 'confirmed',
        source: 'owner',
        is_option: false,
        customer_name: 'Nováčkovi',
        customer_email: '',
        customer_phone: '+420777123456',
        number_of_guests: 30,
        title: 'Svatba',
        title_public: true,
        owner_note: 'záloha 5 000',
        staff_note: 'klíče u baru',
        price: 4500,
        price_state: 'agreed',
        is_price_set: true,
        quote: null,
        created_by: { id: space.building.customer.user.id },
        guest_url: expect.stringMatching(/^\/rezervace\/\d+#token=/u),
        hidden: [],
        ...slotOn(DAY),
      },
    ]);
    const { id } = reservations[0] as ReservationDto;
    const read = await calls.send('GET', `reservations/${id}`, owner);
    expect(read.json<{ reservation: ReservationDto }>().reservation).toEqual(reservations[0]);
  });

  it('prices by the price function when no price is given', async () => {
    const em = test.orm.em.fork();
    const { start_datetime, end_datetime } = slotOn(DAY, 8, 20);
    em.create(Availability, {
      space: space.id,
      startsAt: new Date(start_datetime),
      endsAt: new Date(end_datetime),
      pricePerHourHaler: 100_000,
    });
    await em.flush();
    const rooms = [{ space_id: space.id, price: null }];
    expect((await created({ rooms })).reservations).toMatchObject([
      { price: 2000, price_state: 'complete', is_price_set: false, quote: { total: 2000 } },
    ]);
  });

  it('books several spaces as one group, each at its own price', async () => {
    const { reservations, group_id } = await created({
      rooms: [
        { space_id: space.id, price: 4500 },
        { space_id: other.id, price: null },
      ],
    });
    expect(reservations.map((one) => [one.space.id, one.price, one.price_state, one.group_id])).toEqual([
      [space.id, 4500, 'agreed', group_id],
      [other.id, 3000, 'agreed', group_id],
    ]);
    expect(group_id).toEqual(expect.any(Number));
  });

  it('holds an option for seven days, not past the start', async () => {
    expect((await created({ status: 'option' })).reservations).toMatchObject([
      { status: 'pending', is_option: true, expires_at: '2027-02-08T09:00:00.000Z' },
    ]);
    const soon = slotOn('2027-02-03');
    expect((await created({ ...soon, status: 'option' })).reservations).toMatchObject([
      { expires_at: soon.start_datetime },
    ]);
    const until = { status: 'option', option_until: '2027-03-01T18:00' };
    expect((await created({ ...slotOn('2027-03-11'), ...until })).reservations).toMatchObject([
      { expires_at: '2027-03-01T17:00:00.000Z' },
    ]);
  });

  it('shows the guest of an option who holds it and how to reach the owner', async () => {
    const {
      reservations: [option],
    } = await created({ status: 'option' });
    const token = option?.guest_url?.split('#token=').at(-1);
    const answer = await calls.send('POST', `reservations/${option?.id}/guest`, {}, { token });
    expect(answer.json()).toMatchObject({
      reservation: {
        status: 'pending',
        source: 'owner',
        contact: { email: space.building.customer.user.email },
      },
    });
  });

  it('repeats at the same wall time across the change of daylight saving time', async () => {
    const { reservations, series_id } = await created({
      start_datetime: '2027-03-20T17:00',
      end_datetime: '2027-03-21T01:00',
      repeat: { weekdays: [6], every: 1, until: '2027-04-10', skip_holidays: true, except: ['2027-04-03'] },
    });
    expect(reservations.map(({ start_datetime, end_datetime }) => [start_datetime, end_datetime])).toEqual([
      ['2027-03-20T16:00:00.000Z', '2027-03-21T00:00:00.000Z'],
      ['2027-03-27T16:00:00.000Z', '2027-03-28T00:00:00.000Z'],
      ['2027-04-10T15:00:00.000Z', '2027-04-10T23:00:00.000Z'],
    ]);
    expect(reservations.map((one) => one.series_id)).toEqual([series_id, series_id, series_id]);
  });

  it('records past slots up to 400 days without mails', async () => {
    await created({ ...slotOn('2026-01-10'), customer_email: 'host@prostora.test', tell_guest: true });
    expect(toFieldErrors(await create(slotOn('2025-12-01')))).toEqual([
      422,
      { start_datetime: 'Zpětně jde zapsat termín nejvýš 400 dní starý.' },
    ]);
  });

  it('returns the first response to a repeated Idempotency-Key', async () => {
    const headers = { ...owner, 'idempotency-key': 'own-1' };
    const first = await create({}, headers);
    const second = await create({}, headers);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await countReservations()).toBe(1);
    expect((await create({ title: 'Jiná' }, headers)).json()).toMatchObject({
      error_code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('is hidden from the owner of another space', async () => {
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    expect((await create({}, stranger)).statusCode).toBe(404);
    const foreign = await test.make.space({ withoutPhoto: true });
    const rooms = [{ space_id: space.id }, { space_id: foreign.id }];
    expect((await create({ rooms })).statusCode).toBe(404);
  });

  it('locks no schedule for those who may not write', async () => {
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    const lock = jest.spyOn(test.app.get(BookingContextLoader), 'lockSchedules');
    await create({}, stranger);
    expect(lock).not.toHaveBeenCalled();
    await create();
    expect(lock).toHaveBeenCalledTimes(1);
  });
});

describe('a rejected own booking', () => {
  const tooMany = Array.from({ length: 21 }, (_room, index) => ({ space_id: index + 1 }));
  const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2027-06-30' };

  it.each<[string, () => object, Record<string, string>]>([
    ['name', () => ({ customer_name: ' ' }), { customer_name: 'Napište, kdo přijde.' }],
    ['no space', () => ({ rooms: [] }), { rooms: 'Vyberte 1 až 20 prostorů, každý jednou.' }],
    ['21 spaces', () => ({ rooms: tooMany }), { rooms: 'Vyberte 1 až 20 prostorů, každý jednou.' }],
    [
      'a space twice',
      () => ({ rooms: [{ space_id: space.id }, { space_id: space.id }] }),
      { rooms: 'Vyberte 1 až 20 prostorů, každý jednou.' },
    ],
    [
      'an option that has ended',
      () => ({ status: 'option', option_until: NOW }),
      { option_until: 'Opce musí skončit v budoucnu a před začátkem akce.' },
    ],
    [
      'an option past the start',
      () => ({ status: 'option', option_until: `${DAY}T12:00` }),
      { option_until: 'Opce musí skončit v budoucnu a před začátkem akce.' },
    ],
    [
      'an option in the past',
      () => ({ ...slotOn('2027-01-10'), status: 'option' }),
      { option_until: 'Opce musí skončit v budoucnu a před začátkem akce.' },
    ],
    [
      'a mail without an address',
      () => ({ tell_guest: true }),
      { customer_email: 'Pro potvrzení hostovi doplňte e-mail.' },
    ],
    [
      'a price',
      () => ({ rooms: [{ space_id: space.id, price: 10_000_001 }] }),
      { 'rooms.0.price': 'Zadejte částku od 0 do 10\u00a0000\u00a0000\u00a0Kč.' },
    ],
    ['too many days', () => ({ repeat: daily }), { repeat: 'Opakování musí mít 1 až 60 termínů.' }],
    [
      'no day',
      () => ({ repeat: { weekdays: [1], until: '2027-03-14' } }),
      { repeat: 'Opakování musí mít 1 až 60 termínů.' },
    ],
  ])('names %s', async (_name, more, errors) => {
    expect(toFieldErrors(await create(more()))).toEqual([422, errors]);
    expect(await countReservations()).toBe(0);
  });

  it('names spaces that share a floor', async () => {
    const em = test.orm.em.fork();
    em.create(SpaceOverlap, { space: space.id, other: other.id });
    await em.flush();
    const rooms = [{ space_id: space.id }, { space_id: other.id }];
    expect(toFieldErrors(await create({ rooms }))).toEqual([
      422,
      { rooms: `${space.name} a ${other.name} sdílejí plochu, vyberte jen jeden.` },
    ]);
  });
});

describe('the time of an own booking', () => {
  it('is taken in all spaces and on all days, or in none', async () => {
    const booked = await calls.bookSuccessfully(other, slotOn('2027-03-17'));
    const answer = await create({
      rooms: [{ space_id: space.id }, { space_id: other.id }],
      repeat: { weekdays: [3], until: '2027-03-24' },
    });
    expect(toConflicts(answer)).toEqual([
      409,
      'SLOT_TAKEN',
      [{ space_id: other.id, ...slotOn('2027-03-17'), kind: 'reservation', reservation_id: booked.id }],
    ]);
    expect(await countReservations()).toBe(1);
  });

  it('meets blocks, proposals, foreign events and spaces on the same floor', async () => {
    const em = test.orm.em.fork();
    em.create(SpaceOverlap, { space: space.id, other: other.id });
    const feed = em.create(CalendarFeed, {
      space: space.id,
      url: 'https://k.example/a.ics',
      name: 'K',
    } as never);
    const { start_datetime, end_datetime } = slotOn(DAY);
    const when = { startsAt: new Date(start_datetime), endsAt: new Date(end_datetime) };
    em.create(BlockedSlot, { space: other.id, ...when, reason: '' } as never);
    await em.flush();
    em.create(BlockedSlot, { space: space.id, ...when, reason: '', feedId: feed.id, feedKey: 'a' } as never);
    await em.flush();
    const [status, code, conflicts] = toConflicts(await create());
    expect([status, code]).toEqual([409, 'SLOT_TAKEN']);
    expect(conflicts.map(({ kind }) => kind).sort()).toEqual(['calendar', 'shared_floor']);
  });

  it('is released by an expired option', async () => {
    const option = { status: 'option', option_until: '2027-02-01T12:00' };
    await created(option);
    expect((await create()).statusCode).toBe(409);
    jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date('2027-02-01T11:30:00.000Z'));
    owner = await calls.signInOwner(space);
    expect((await create()).statusCode).toBe(201);
    expect(await test.orm.em.fork().execute(COLLISIONS_QUERY)).toEqual([]);
  });

  it('only warns of the owner’s own rules', async () => {
    await calls.saveSettings(space, { noticeHours: 48, onlyInWindows: true });
    const em = test.orm.em.fork();
    em.create(Availability, {
      space: space.id,
      startsAt: new Date('2027-03-10T08:00:00.000Z'),
      endsAt: new Date('2027-03-10T11:00:00.000Z'),
      pricePerHourHaler: 100_000,
    });
    await em.flush();
    expect((await created({ number_of_guests: 60 })).warnings).toEqual([
      { code: 'OUTSIDE_HOURS', space_id: space.id, message: 'Mimo nabízené hodiny.' },
      {
        code: 'OVER_CAPACITY',
        space_id: space.id,
        message: 'Čekáte 60 hostů, místo je tu jen pro 40.',
      },
    ]);
    const { warnings } = await created({ ...slotOn('2027-02-02'), number_of_guests: 2 });
    expect(warnings.map(({ code }) => code)).toEqual(['OUTSIDE_HOURS', 'SHORT_NOTICE']);
    expect((await created(slotOn('2027-05-01'))).warnings).toContainEqual({
      code: 'HOLIDAY',
      space_id: space.id,
      message: '1.\u00a05.\u00a02027 je státní svátek.',
    });
  });
});

describe('a reservation that the owner entered', () => {
  const change = (id: number, payload: object): Promise<LightMyRequestResponse> =>
    calls.send('POST', `reservations/${id}/changes`, owner, payload);
  const createOne = async (more: object = {}): Promise<ReservationDto> =>
    (await created(more)).reservations[0] as ReservationDto;

  it('changes its title, note and the end of its option', async () => {
    const { id } = await createOne({ status: 'option' });
    const payload = {
      sequence: 0,
      title: 'Křtiny',
      title_public: true,
      staff_note: 'Topit',
      option_until: '2027-02-11T09:00:00.000Z',
    };
    const answer = (await change(id, payload)).json<{ applied: string[]; reservation: ReservationDto }>();
    expect(answer.applied).toEqual(['title', 'title_public', 'staff_note', 'option_until']);
    expect(answer.reservation).toMatchObject({
      title: 'Křtiny',
      title_public: true,
      staff_note: 'Topit',
      expires_at: '2027-02-11T09:00:00.000Z',
      sequence: 2,
    });
    expect(toFieldErrors(await change(id, { sequence: 2, option_until: NOW }))).toEqual([
      422,
      { option_until: 'Opce musí skončit v budoucnu a před začátkem akce.' },
    ]);
  });

  it('is confirmed at a higher price, or released without a reason', async () => {
    const [first, second] = [
      await createOne({ status: 'option' }),
      await createOne({ ...slotOn('2027-03-11'), status: 'option' }),
    ];
    const confirmed = await calls.send('POST', `reservations/${first.id}/confirm`, owner, { price: 6000 });
    expect(confirmed.json()).toMatchObject({
      reservation: { status: 'confirmed', is_option: false, price: 6000 },
    });
    const released = await calls.send('DELETE', `reservations/${second.id}`, owner, {});
    expect([released.statusCode, released.json()]).toMatchObject([
      200,
      { reservation: { status: 'cancelled' } },
    ]);
  });

  it('changes its time once agreed by phone, and keeps a price set by the owner', async () => {
    const { id } = await createOne();
    const moved = { sequence: 0, ...slotOn('2027-03-12', 10, 14) };
    expect(toFieldErrors(await change(id, moved))).toEqual([
      422,
      { agreed_by_phone: 'Potvrďte, že je změna s hostem domluvená.' },
    ]);
    expect((await change(id, { ...moved, agreed_by_phone: true })).json()).toMatchObject({
      proposal: null,
      reservation: { ...slotOn('2027-03-12', 10, 14), price: 4500, is_price_set: true },
    });
  });

  it('changes with the other spaces of its group', async () => {
    const { reservations } = await created({ rooms: [{ space_id: space.id }, { space_id: other.id }] });
    const [first, second] = reservations as [ReservationDto, ReservationDto];
    const payload = { sequence: 0, title: 'Ples', ...slotOn('2027-03-12'), agreed_by_phone: true };
    expect((await change(first.id, { ...payload, apply_to: 'group' })).statusCode).toBe(200);
    const read = await calls.send('GET', `reservations/${second.id}`, owner);
    expect(read.json()).toMatchObject({ reservation: { title: 'Ples', ...slotOn('2027-03-12') } });
    const related = await calls.send('GET', `reservations/${first.id}/related`, owner);
    expect(related.json()).toMatchObject({ reservations: [{ id: second.id, space: { id: other.id } }] });
  });
});

describe('POST /api/reservations/own/check', () => {
  it('returns the state of each space and day without writing', async () => {
    const booked = await calls.bookSuccessfully(space, slotOn('2027-03-17'));
    const answer = await check({ repeat: { weekdays: [3], until: '2027-03-17' } });
    expect(answer).toEqual({
      available: false,
      rooms: [
        {
          space_id: space.id,
          ...slotOn(DAY),
          available: true,
          conflict: null,
          price: 4500,
          complete: true,
          warnings: [],
        },
        {
          space_id: space.id,
          ...slotOn('2027-03-17'),
          available: false,
          conflict: {
            space_id: space.id,
            ...slotOn('2027-03-17'),
            kind: 'reservation',
            reservation_id: booked.id,
            title: 'Jana Nováková',
          },
          price: 4500,
          complete: true,
          warnings: [],
        },
      ],
      total: 9000,
    });
    expect(await countReservations()).toBe(1);
  });

  it('names what is in the way, but nothing in a space on the same floor', async () => {
    const em = test.orm.em.fork();
    em.create(SpaceOverlap, { space: space.id, other: other.id });
    const { start_datetime, end_datetime } = slotOn('2027-03-12');
    const when = { startsAt: new Date(start_datetime), endsAt: new Date(end_datetime) };
    em.create(BlockedSlot, { space: space.id, ...when, reason: '', privateReason: 'Malování' } as never);
    await em.flush();
    await created({ title: 'Ples' });
    const findTitle = async (spaceId: number, slot: object): Promise<string | undefined> => {
      const { rooms } = await check({ rooms: [{ space_id: spaceId }], ...slot });
      return rooms[0]?.conflict?.title;
    };
    expect(await findTitle(space.id, {})).toBe('Ples');
    expect(await findTitle(space.id, slotOn('2027-03-12'))).toBe('Malování');
    expect(await findTitle(other.id, {})).toBe('');
  });
});

describe('GET /api/owner/guests', () => {
  it('finds guests of the owner’s own reservations alone', async () => {
    await created({ customer_phone: '777 123 456' });
    await created({ ...slotOn('2027-03-12'), customer_phone: '777 123 456' });
    await calls.bookSuccessfully(await test.make.space({ withoutPhoto: true }), slotOn(DAY), {
      customer_name: 'Nováčkovi',
    });
    const find = async (search: string): Promise<OwnerGuestsAnswerDto> =>
      (await calls.send('GET', `owner/guests?search=${encodeURIComponent(search)}`, owner)).json();
    const guest = {
      customer_name: 'Nováčkovi',
      customer_phone: '+420777123456',
      customer_email: null,
      reservations: 2,
      last_start_datetime: slotOn('2027-03-12').start_datetime,
    };
    expect(await find('nováč')).toEqual({ guests: [guest] });
    expect(await find('777 123')).toEqual({ guests: [guest] });
    expect(await find('jiný')).toEqual({ guests: [] });
  });
});
