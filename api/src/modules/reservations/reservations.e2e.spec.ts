import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, GUEST, slotOn, type Headers } from '../../../test/bookings.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { OutboxEvent } from '../../platform/outbox/index.ts';
import { AuditEntry } from '../audit/index.ts';
import { Availability, BlockedSlot } from '../availability/index.ts';
import { DEFAULT_SITE } from '../settings/index.ts';
import { SimilarSpaces, FutureReservationsPort, type Space } from '../spaces/index.ts';
import type { User } from '../accounts/users/index.ts';
import type { AvailabilityCheckDto } from './requests/booking.dto.ts';
import { ReservationExpiryService } from './reservation-expiry.service.ts';
import type { ReservationsPageDto } from '../hosting/lists/reservation-list.dto.ts';
import type { GuestReservationDto } from './guest-access/reservation-guest.dto.ts';
import type { OwnerCalendarAnswerDto, ReservationsAnswerDto } from '../hosting/lists/owner-calendar.dto.ts';
import type { ReservationDto } from './reservation.dto.ts';
import { ForeignCalendars } from './calendar/foreign-calendars.ts';
import { Reservation } from './index.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;
let operator: Headers;
let admin: User;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  admin = await test.make.admin();
});
afterAll(() => test.close());

beforeEach(async () => {
  space = await test.make.space({ withoutPhoto: true, capacity: 50, phone: '+420777000111' });
  await setNow(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Sets the current time; hosts sign in again, as their sessions expire. */
async function setNow(instant: string): Promise<void> {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
  owner = await calls.signInOwner(space);
  operator = { authorization: (await openSession(test, admin)).authorization };
}
const check = async (input: object): Promise<AvailabilityCheckDto> =>
  (await calls.send('POST', 'reservations/check-availability', {}, input)).json();
const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const toFieldErrors = (answer: LightMyRequestResponse): [number, Record<string, string>] => [
  answer.statusCode,
  answer.json<{ errors: Record<string, string> }>().errors,
];
const reservationIn = <T = ReservationDto>(answer: LightMyRequestResponse): T =>
  answer.json<{ reservation: T }>().reservation;
const loadReservation = (id: number): Promise<Reservation> =>
  test.orm.em.fork().findOneOrFail(Reservation, { id });
const getToken = ({ guest_url }: { guest_url: string }): string => guest_url.split('#token=').at(-1) ?? '';
const listSteps = async (id: number): Promise<unknown[]> =>
  (await test.orm.em.fork().find(OutboxEvent, { name: 'reservation.changed' }, { orderBy: { id: 'asc' } }))
    .map(({ payload }) => payload as { reservation_id: number; step: string })
    .filter(({ reservation_id }) => reservation_id === id);
async function addWindow(where: Space, day: string, crowns: number, from = 8, to = 20): Promise<void> {
  const em = test.orm.em.fork();
  em.create(Availability, {
    space: where.id,
    startsAt: new Date(slotOn(day, from, to).start_datetime),
    endsAt: new Date(slotOn(day, from, to).end_datetime),
    pricePerHourHaler: crowns * 100,
  });
  await em.flush();
}
async function block(
  where: Space,
  day: string,
  from: number,
  to: number,
  feedId: number | null = null,
): Promise<void> {
  const em = test.orm.em.fork();
  em.create(
    BlockedSlot,
    {
      space: where.id,
      startsAt: new Date(slotOn(day, from, to).start_datetime),
      endsAt: new Date(slotOn(day, from, to).end_datetime),
      reason: 'Malování',
      feedId,
    },
    { partial: true },
  );
  await em.flush();
}
async function createFeed(where: Space): Promise<number> {
  const [feed] = await test.orm.em
    .fork()
    .getConnection()
    .execute<{ id: number }[]>(
      `insert into calendar_feed (space_id, name, url) values (?, 'Jiný portál', 'https://portal.test/x.ics') returning id`,
      [where.id],
    );
  return feed?.id ?? 0;
}

describe('POST /api/reservations/check-availability', () => {
  it.each<[string, object]>([
    ['nothing', {}],
    ['no space', slotOn(DAY)],
    ['no end', { space_id: 1, start_datetime: `${DAY}T10:00:00Z` }],
    ['empty texts', { space_id: 1, start_datetime: '', end_datetime: '' }],
  ])('reports missing values for %s', async (_name, input) => {
    expect(await check(input)).toEqual({
      available: false,
      taken: false,
      message: 'Vyplňte všechny údaje',
      offered: null,
      quote: null,
      price: 0,
      price_per_hour: null,
      rental_terms: null,
      hours: null,
      alternatives: [],
      fits: null,
      opening_hours: null,
      warning: null,
    });
  });

  it.each<[string, object, string]>([
    ['an invalid timestamp', { start_datetime: 'zítra' }, 'Zadejte platné datum a čas'],
    ['a numeric timestamp', { start_datetime: 5 }, 'Zadejte platné datum a čas'],
    [
      'the year 9999',
      { start_datetime: '9999-01-01T10:00:00Z', end_datetime: '9999-01-01T12:00:00Z' },
      'Zadejte platné datum a čas',
    ],
    ['the past', slotOn('2027-01-10'), 'Termín už proběhl'],
    [
      'an end before the beginning',
      { end_datetime: slotOn(DAY).start_datetime },
      'Konec musí být později než začátek',
    ],
    ['more than 31 days', { end_datetime: '2027-05-01T10:00:00Z' }, 'Nejdelší období je 31 dní'],
    ['too many guests', { number_of_guests: 51 }, 'Kapacita prostoru je 50\u00a0hostů'],
    ['half a guest', { number_of_guests: 1.5 }, 'Zadejte celé číslo'],
    ['an unknown space', { space_id: 999_999 }, 'Tento prostor teď rezervovat nejde'],
    ['a list for a space', { space_id: [1] }, 'Tento prostor teď rezervovat nejde'],
  ])('reports the reason for %s', async (_name, input, message) => {
    const answer = await calls.send(
      'POST',
      'reservations/check-availability',
      {},
      { space_id: space.id, ...slotOn(DAY), ...input },
    );
    expect([answer.statusCode, answer.json<AvailabilityCheckDto>()]).toMatchObject([
      200,
      { available: false, message },
    ]);
  });

  it('prices the elapsed hours by the rate of the enclosing window', async () => {
    await addWindow(space, DAY, 900.5);
    expect(await check({ space_id: space.id, ...slotOn(DAY) })).toMatchObject({
      available: true,
      message: 'Termín je volný',
      offered: 'inside',
      price: 1801,
      price_per_hour: 900.5,
      hours: 2,
      alternatives: [],
      quote: { total: 1801, complete: true },
    });
  });

  it.each([
    ['28 March', '2027-03-27T22:00', '2027-03-28T06:00', 7],
    ['31 October', '2027-10-30T22:00', '2027-10-31T06:00', 9],
  ])('charges the elapsed hours in the night of %s', async (_name, start_datetime, end_datetime, hours) => {
    const em = test.orm.em.fork();
    em.create(Availability, {
      space: space.id,
      startsAt: new Date(`${start_datetime.slice(0, 10)}T12:00:00Z`),
      endsAt: new Date(`${end_datetime.slice(0, 10)}T12:00:00Z`),
      pricePerHourHaler: 10_000,
    });
    await em.flush();
    expect(await check({ space_id: space.id, start_datetime, end_datetime })).toMatchObject({
      available: true,
      hours,
      price: hours * 100,
    });
  });

  it('names the hour that the clocks skip', async () => {
    const reason = fieldErrors.clockSkipped;
    const start = {
      space_id: space.id,
      start_datetime: '2027-03-28T02:00',
      end_datetime: '2027-03-28T03:00',
    };
    const end = { space_id: space.id, start_datetime: '2027-03-27T22:00', end_datetime: '2027-03-28T02:30' };
    expect([await check(start), await check(end)]).toMatchObject([{ message: reason }, { message: reason }]);
    for (const route of ['pricing/quote', 'reservations']) {
      const send = async (slot: object): Promise<object> =>
        (await calls.send('POST', route, {}, slot)).json();
      expect(await send(start)).toMatchObject({ status_code: 422, errors: { start_datetime: reason } });
      expect(await send(end)).toMatchObject({ status_code: 422, errors: { end_datetime: reason } });
    }
  });

  it('returns an estimate for a slot beyond the priced hours', async () => {
    await addWindow(space, DAY, 900);
    expect(await check({ space_id: space.id, ...slotOn(DAY, 19, 21) })).toMatchObject({
      available: true,
      message: 'Část termínu je mimo nabízené hodiny, je to na dotaz',
      offered: 'partly',
      price: 2400,
      price_per_hour: null,
      quote: {
        basis: 'windows',
        complete: false,
        reasons: [{ code: 'OUTSIDE_WINDOWS', message: 'Majitel má ceny vypsané do 21:00, zbytek je odhad.' }],
      },
    });
    expect(await check({ space_id: space.id, ...slotOn(DAY, 2, 5) })).toMatchObject({
      available: true,
      message: 'Mimo nabízené hodiny, na dotaz',
      offered: 'outside',
      price: 4500,
      quote: { basis: 'price_from' },
    });
  });

  it('returns the nearest free slots for a taken one', async () => {
    await addWindow(space, DAY, 500);
    await calls.bookSuccessfully(space, slotOn(DAY, 12, 14));
    const { available, message, alternatives } = await check({ space_id: space.id, ...slotOn(DAY, 12, 14) });
    expect({ available, message }).toEqual({ available: false, message: 'Termín už je obsazený' });
    expect(alternatives).toEqual([
      { kind: 'earlier', ...slotOn(DAY, 10, 12), price: 1000, price_state: 'complete' },
      { kind: 'later', ...slotOn(DAY, 14, 16), price: 1000, price_state: 'complete' },
    ]);
  });

  it('hides an unpublished space from everyone but its host', async () => {
    const draft = await test.make.space({ status: 'DRAFT', withoutPhoto: true });
    expect(await check({ space_id: draft.id, ...slotOn(DAY) })).toMatchObject({
      available: false,
      message: 'Tento prostor teď rezervovat nejde',
    });
    expect(toOutcome(await calls.book(draft, slotOn(DAY)))).toEqual([404, 'NOTFOUND']);
    expect(toOutcome(await calls.book(draft, slotOn(DAY), {}, await calls.signInOwner(draft)))).toEqual([
      409,
      'SLOT_UNAVAILABLE',
    ]);
  });
});

describe('POST /api/reservations', () => {
  it('creates a request with 72 hours to answer, the guest’s link and an audit record', async () => {
    const answer = await calls.book(space, slotOn(DAY), { terms_accepted: true });
    const reservation = reservationIn<{ id: number; guest_url: string }>(answer);
    expect(answer.statusCode).toBe(201);
    expect(reservation).toEqual({
      id: expect.any(Number),
      status: 'pending',
      customer_name: GUEST.customer_name,
      ...slotOn(DAY),
      space_id: space.id,
      number_of_guests: 20,
      notes: GUEST.notes,
      price: 3000,
      price_state: 'estimate',
      quote: expect.objectContaining({ basis: 'price_from', total: 3000, token: null }),
      expires_at: '2027-02-04T09:00:00.000Z',
      awaits_proof: false,
      proof_sent: false,
      guest_url: expect.stringMatching(new RegExp(`^/rezervace/${reservation.id}#token=[\\w-]{43}$`, 'u')),
    });
    expect(await loadReservation(reservation.id)).toMatchObject({
      customerPhone: '+420601234567',
      customerEmail: GUEST.customer_email,
      termsVersion: DEFAULT_SITE.termsVersion,
      termsAcceptedAt: new Date(NOW),
      emailConfirmedAt: new Date(NOW),
      sequence: 0,
    });
    expect(await listSteps(reservation.id)).toEqual([
      {
        reservation_id: reservation.id,
        step: 'requested',
        by: 'guest',
        sequence: 0,
        former: null,
        result: {
          starts_at: slotOn(DAY).start_datetime,
          ends_at: slotOn(DAY).end_datetime,
          price_haler: 300_000,
          price_state: 'estimate',
          expires_at: '2027-02-04T09:00:00.000Z',
          space_id: space.id,
          guests: 20,
        },
      },
    ]);
    const [entry] = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'reservation', subjectId: reservation.id });
    expect(entry).toMatchObject({
      action: 'reservation.create',
      actorId: null,
      after: { status: 'pending', space_id: space.id },
    });
    expect(JSON.stringify(entry)).not.toMatch(/Jana|prostora\.test|601/u);
  });

  it('expires at the start of the slot at the latest', async () => {
    expect(await calls.bookSuccessfully(space, slotOn('2027-02-02'))).toMatchObject({
      expires_at: '2027-02-02T10:00:00.000Z',
    });
  });

  it('confirms at once with instant booking', async () => {
    await addWindow(space, DAY, 500);
    await calls.saveSettings(space, { instantBooking: true });
    const reservation = await calls.bookSuccessfully(space, slotOn(DAY));
    expect(reservation).toMatchObject({ status: 'confirmed', expires_at: null });
    expect(await listSteps(reservation.id)).toMatchObject([{ step: 'booked' }]);
  });

  it('refreshes foreign calendars before an instant booking', async () => {
    await addWindow(space, DAY, 500);
    await calls.saveSettings(space, { instantBooking: true });
    const feed = await createFeed(space);
    const refresh = jest
      .spyOn(test.app.get(ForeignCalendars), 'refresh')
      .mockImplementation(() => block(space, DAY, 11, 13, feed));
    expect(toOutcome(await calls.book(space, slotOn(DAY)))).toEqual([409, 'SLOT_TAKEN']);
    expect(refresh.mock.calls).toEqual([[space.id]]);
    expect(await test.orm.em.fork().count(Reservation, { space: space.id })).toBe(0);
  });

  it('returns 409 when the owner is blocked', async () => {
    await test.orm.em
      .fork()
      .getConnection()
      .execute('update app_user set blocked_at = now() where id = ?', [space.building.customer.user.id]);
    expect(toOutcome(await calls.book(space, slotOn(DAY)))).toEqual([409, 'SLOT_UNAVAILABLE']);
    expect((await check({ space_id: space.id, ...slotOn(DAY) })).available).toBe(false);
  });

  it('returns the first problem of each invalid field', async () => {
    expect(toFieldErrors(await calls.send('POST', 'reservations', {}, { space_id: space.id }))).toEqual([
      422,
      {
        start_datetime: 'Povinná hodnota',
        end_datetime: 'Povinná hodnota',
        customer_name: 'Vyplňte jméno a příjmení',
        customer_email: 'Vyplňte e-mail',
        terms_accepted: 'Bez souhlasu s podmínkami rezervovat nejde',
      },
    ]);
  });

  it.each<[string, object, Record<string, string>]>([
    ['no e-mail', { customer_email: ' ' }, { customer_email: 'Vyplňte e-mail' }],
    ['an invalid e-mail', { customer_email: 'jana' }, { customer_email: 'Toto nevypadá jako platný e-mail' }],
    [
      'a long e-mail',
      { customer_email: `${'a'.repeat(200)}@b.cz` },
      { customer_email: 'E-mail může mít maximálně 200 znaků' },
    ],
    ['an empty name', { customer_name: ' \n ' }, { customer_name: 'Vyplňte jméno a příjmení' }],
    ['a name that is a list', { customer_name: ['Jana'] }, { customer_name: 'Vyplňte jméno a příjmení' }],
    [
      'an invalid telephone',
      { customer_phone: '12' },
      { customer_phone: 'Telefon musí vypadat jako +420 123 456 789' },
    ],
    ['no guests', { number_of_guests: 0 }, { number_of_guests: 'Zadejte číslo od 1 do 100\u00a0000' }],
    ['too many guests', { number_of_guests: 51 }, { number_of_guests: 'Kapacita prostoru je 50\u00a0hostů' }],
    [
      'a huge number',
      { number_of_guests: 1e300 },
      { number_of_guests: 'Zadejte číslo od 1 do 100\u00a0000' },
    ],
    ['long notes', { notes: 'x'.repeat(2001) }, { notes: 'Maximálně 2000 znaků' }],
    [
      'an invalid timestamp',
      { start_datetime: '2027-02-30T10:00:00Z' },
      { start_datetime: 'Zadejte platné datum a čas' },
    ],
    [
      'the year 9999',
      { end_datetime: '9999-12-31T23:59:59Z' },
      { end_datetime: 'Zadejte platné datum a čas' },
    ],
    ['the past', slotOn('2027-01-31'), { start_datetime: 'Termín už proběhl' }],
    [
      'no time at all',
      { end_datetime: slotOn(DAY).start_datetime },
      { end_datetime: 'Konec musí být později než začátek' },
    ],
    ['an unknown field', { status: 'confirmed' }, { status: 'Neznámé pole' }],
  ])('returns 422 on the field for %s', async (_name, more, fields) => {
    expect(toFieldErrors(await calls.book(space, slotOn(DAY), more))).toEqual([422, fields]);
  });

  it.each<[string, object, object, Record<string, string>]>([
    [
      'the notice',
      { noticeHours: 48 },
      slotOn('2027-02-03', 8, 10),
      { start_datetime: 'Rezervovat jde nejpozději 48\u00a0h předem' },
    ],
    [
      'the shortest length',
      { shortestMinutes: 180 },
      slotOn(DAY),
      { end_datetime: 'Nejkratší rezervace je 3\u00a0h' },
    ],
    [
      'the longest length',
      { longestMinutes: 60 },
      slotOn(DAY),
      { end_datetime: 'Nejdelší rezervace je 1\u00a0h' },
    ],
    [
      'the opening windows',
      { onlyInWindows: true },
      slotOn(DAY),
      { start_datetime: 'Majitel v tomto čase prostor nenabízí, vyberte čas v otevírací době' },
    ],
  ])('enforces the owner’s rule of %s', async (_name, settings, when, fields) => {
    await calls.saveSettings(space, settings);
    expect(toFieldErrors(await calls.book(space, when as ReturnType<typeof slotOn>))).toEqual([422, fields]);
  });

  it('returns 404 for an unknown space and 400 for a NUL character', async () => {
    expect(toOutcome(await calls.book({ id: 999_999 }, slotOn(DAY)))).toEqual([404, 'NOTFOUND']);
    expect(toOutcome(await calls.book(space, slotOn(DAY), { notes: 'a\u0000b' }))).toEqual([
      400,
      'UNREADABLE',
    ]);
  });

  it('is idempotent with the same idempotency key', async () => {
    const headers = { 'idempotency-key': 'rezervace-1' };
    const [first, second] = [
      await calls.book(space, slotOn(DAY), {}, headers),
      await calls.book(space, slotOn(DAY), {}, headers),
    ];
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()]);
    expect(toOutcome(await calls.book(space, slotOn(DAY), { notes: 'Jinak' }, headers))).toEqual([
      409,
      'IDEMPOTENCY_MISMATCH',
    ]);
  });
});

describe('malformed input', () => {
  /** Seeded, so failures are reproducible. */
  const RUNS = { seed: 20_270_301, numRuns: 150 };
  const unusualValue = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      ' ',
      [],
      {},
      true,
      -1,
      0,
      1.5,
      1e300,
      2_147_483_648,
      '1',
      'NaN',
      '9999-12-31T23:59:59Z',
      '0000-01-01T00:00:00Z',
      '2027-03-28T02:30',
      '2027-10-31T02:30',
      '2027-03-10T25:00Z',
      "'; drop table reservation;--",
      'a'.repeat(3000),
      '\u202Eabc',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.double(),
  );
  const unusualFields = (fields: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
    fc.dictionary(fc.constantFrom(...fields), unusualValue, { maxKeys: 3 });

  it('never causes a server error of a check or a booking', async () => {
    const right = { space_id: space.id, ...slotOn(DAY), ...GUEST };
    const {
      customer_name: _name,
      customer_email: _email,
      customer_phone: _phone,
      notes: _notes,
      terms_accepted: _termsAccepted,
      ...asked
    } = right;
    await fc.assert(
      fc.asyncProperty(unusualFields(Object.keys(asked)), async (more) => {
        expect([200, 400]).toContain(
          (await calls.send('POST', 'reservations/check-availability', {}, { ...asked, ...more })).statusCode,
        );
      }),
      RUNS,
    );
    await fc.assert(
      fc.asyncProperty(unusualFields(Object.keys(right)), async (more) => {
        expect([201, 400, 404, 409, 422]).toContain(
          (await calls.send('POST', 'reservations', {}, { ...right, ...more })).statusCode,
        );
      }),
      RUNS,
    );
  });

  it('never causes a server error of lists and calendars', async () => {
    expect(toFieldErrors(await calls.send('GET', 'reservations?search=a%00b', owner))).toEqual([
      422,
      { search: expect.any(String) },
    ]);
    const query = fc.dictionary(
      fc.constantFrom(
        'page',
        'page_size',
        'status',
        'space_id',
        'search',
        'when',
        'sort',
        'order',
        'start_date',
        'end_date',
      ),
      fc
        .oneof(unusualValue, fc.constantFrom('\u0000', 'a\u0000b'))
        .map((value) => String(value).toWellFormed()),
      { maxKeys: 3 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('reservations', 'reservations/calendar', `reservations/space/${space.id}`),
        query,
        async (path, given) => {
          expect([200, 400, 403, 404, 422]).toContain(
            (await calls.send('GET', `${path}?${new URLSearchParams(given).toString()}`, owner)).statusCode,
          );
        },
      ),
      RUNS,
    );
  });
});

describe('double booking', () => {
  it('is rejected with 409 and alternatives', async () => {
    await addWindow(space, DAY, 500);
    await addWindow(space, '2027-03-11', 700);
    const [big, small] = [
      await test.make.space({ withoutPhoto: true }),
      await test.make.space({ withoutPhoto: true }),
    ];
    const card = (one: Space, capacity: number): object => ({ id: one.id, capacity });
    jest
      .spyOn(test.app.get(SimilarSpaces), 'listSimilar')
      .mockResolvedValue([card(small, 10), card(big, 80)] as never);
    await calls.bookSuccessfully(space, slotOn(DAY));
    const answer = await calls.book(space, slotOn(DAY, 11, 13));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error_code: 'SLOT_TAKEN',
      error: 'Termín už je obsazený',
      message: 'Termín už je obsazený',
      alternatives: [
        { kind: 'earlier', ...slotOn(DAY, 8, 10), price: 1000 },
        { kind: 'later', ...slotOn(DAY, 12, 14), price: 1000 },
        { kind: 'other_day', ...slotOn('2027-03-11', 11, 13), price: 1400 },
      ],
      similar_spaces: [{ id: big.id }],
    });
    await calls.bookSuccessfully(big, slotOn(DAY));
    expect(
      (await calls.book(space, slotOn(DAY))).json<{ similar_spaces: object[] }>().similar_spaces,
    ).toEqual([]);
  });

  it('is answered with similar spaces that accept the slot', async () => {
    const [offered, otherHours, outside, late, buffered, anytime] = (await Promise.all(
      Array.from({ length: 6 }, () => test.make.space({ withoutPhoto: true })),
    )) as [Space, Space, Space, Space, Space, Space];
    await addWindow(offered, DAY, 500);
    await addWindow(otherHours, '2027-03-11', 500);
    await addWindow(outside, '2027-06-11', 500);
    await calls.saveSettings(outside, { onlyInWindows: false });
    await calls.saveSettings(late, { noticeHours: 1000 });
    await calls.saveSettings(buffered, { bufferAfter: 60 });
    await calls.bookSuccessfully(buffered, slotOn(DAY, 12, 14));
    const cards = [otherHours, outside, late, buffered, offered, anytime].map(({ id }) => ({
      id,
      capacity: 80,
    }));
    jest.spyOn(test.app.get(SimilarSpaces), 'listSimilar').mockResolvedValue(cards as never);
    await calls.bookSuccessfully(space, slotOn(DAY));
    const { similar_spaces: named } = (await calls.book(space, slotOn(DAY))).json<{
      similar_spaces: object[];
    }>();
    expect(named).toEqual([
      { id: offered.id, capacity: 80 },
      { id: anytime.id, capacity: 80 },
    ]);
  });

  it('does not affect back-to-back bookings', async () => {
    await calls.bookSuccessfully(space, slotOn(DAY, 10, 12));
    await calls.bookSuccessfully(space, slotOn(DAY, 12, 14));
    await calls.bookSuccessfully(space, slotOn(DAY, 8, 10));
    expect(toOutcome(await calls.book(space, slotOn(DAY, 9, 11)))).toEqual([409, 'SLOT_TAKEN']);
  });

  it('respects the buffers set at the time of booking', async () => {
    await calls.saveSettings(space, { bufferBefore: 60, bufferAfter: 120 });
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY, 10, 12));
    expect(await loadReservation(id)).toMatchObject({
      heldFrom: new Date(`${DAY}T09:00:00Z`),
      heldUntil: new Date(`${DAY}T14:00:00Z`),
    });
    await calls.saveSettings(space, { bufferBefore: 0, bufferAfter: 0 });
    expect(toOutcome(await calls.book(space, slotOn(DAY, 13, 15)))).toEqual([409, 'SLOT_TAKEN']);
    expect(toOutcome(await calls.book(space, slotOn(DAY, 8, 10)))).toEqual([409, 'SLOT_TAKEN']);
    await calls.bookSuccessfully(space, slotOn(DAY, 14, 16));
  });

  it('is prevented between a hall and its parts, not between two parts', async () => {
    const [hall, left, right] = (await calls.createHallWithParts(2)) as [Space, Space, Space];
    await calls.bookSuccessfully(left, slotOn(DAY));
    await calls.bookSuccessfully(right, slotOn(DAY));
    expect(toOutcome(await calls.book(hall, slotOn(DAY, 11, 13)))).toEqual([409, 'SLOT_TAKEN']);
    expect(await check({ space_id: hall.id, ...slotOn(DAY, 11, 13) })).toMatchObject({ available: false });
    await calls.bookSuccessfully(hall, slotOn(DAY, 12, 14));
    expect(toOutcome(await calls.book(right, slotOn(DAY, 13, 15)))).toEqual([409, 'SLOT_TAKEN']);
  });

  it('is prevented with blocks of the owner and of foreign calendars', async () => {
    const [hall, part] = (await calls.createHallWithParts(1)) as [Space, Space];
    await block(hall, DAY, 10, 12);
    await block(hall, DAY, 14, 16, await createFeed(hall));
    for (const [from, to] of [
      [11, 13],
      [13, 15],
    ] as const)
      for (const each of [hall, part])
        expect(toOutcome(await calls.book(each, slotOn(DAY, from, to)))).toEqual([409, 'SLOT_TAKEN']);
    await calls.bookSuccessfully(part, slotOn(DAY, 12, 14));
  });

  it('is prevented for forty concurrent bookings of a hall and its parts without deadlocks', async () => {
    const [hall, left, right] = (await calls.createHallWithParts(2)) as [Space, Space, Space];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_none, index) =>
        calls.book([left, hall, right, hall][index % 4] as Space, slotOn(DAY)),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => ![201, 409].includes(status))).toEqual([]);
    expect([1, 2]).toContain(statuses.filter((status) => status === 201).length);
    expect(await test.orm.em.fork().getConnection().execute(COLLISIONS_QUERY)).toEqual([]);
  });
});

describe('an unanswered request', () => {
  it('expires after 72 hours without a worker and frees its slot', async () => {
    const former = await calls.bookSuccessfully(space, slotOn(DAY));
    await setNow('2027-02-04T08:59:59Z');
    expect(await check({ space_id: space.id, ...slotOn(DAY) })).toMatchObject({ available: false });
    await setNow('2027-02-04T09:00:00Z');
    expect(await check({ space_id: space.id, ...slotOn(DAY) })).toMatchObject({ available: true });
    expect(reservationIn(await calls.send('GET', `reservations/${former.id}`, owner))).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'system',
      allowed_actions: ['note'],
    });
    expect(toOutcome(await calls.send('POST', `reservations/${former.id}/confirm`, owner))).toEqual([
      409,
      'RESERVATION_EXPIRED',
    ]);
    expect((await calls.send('GET', `reservations/space/${space.id}?start_date=${DAY}`)).json()).toEqual({
      reservations: [],
    });
    await calls.bookSuccessfully(space, slotOn(DAY));
    expect(await loadReservation(former.id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'system',
      sequence: 1,
    });
    expect(await listSteps(former.id)).toMatchObject([
      { step: 'requested' },
      { step: 'expired', by: 'system', sequence: 1 },
    ]);
  });

  it('is expired once by the worker', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    const confirmed = await calls.bookSuccessfully(space, slotOn(DAY, 13, 15));
    await calls.send('POST', `reservations/${confirmed.id}/confirm`, owner);
    await setNow('2027-02-05T09:00:00Z');
    await Promise.all([
      test.app.get(ReservationExpiryService).expireAll(),
      test.app.get(ReservationExpiryService).expireAll(),
    ]);
    await test.app.get(ReservationExpiryService).expireAll();
    expect((await loadReservation(id)).status).toBe('cancelled');
    expect((await loadReservation(confirmed.id)).status).toBe('confirmed');
    expect(await listSteps(id)).toHaveLength(2);
  });

  it('does not count as a future reservation of the space after its expiry', async () => {
    const ahead = (): Promise<number> =>
      test.app.get(FutureReservationsPort).countFuture(space.id, test.app.get(Clock).now());
    await calls.bookSuccessfully(space, slotOn(DAY));
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY, 13, 15));
    await calls.send('POST', `reservations/${id}/confirm`, owner);
    expect(await ahead()).toBe(2);
    await setNow('2027-02-05T09:00:00Z');
    expect(await ahead()).toBe(1);
    await setNow(`${DAY}T15:00:00Z`);
    expect(await ahead()).toBe(0);
  });
});

describe('the owner’s answer', () => {
  it('confirms once when sent twice concurrently', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    const answers = await Promise.all(
      [1, 2].map(() => calls.send('POST', `reservations/${id}/confirm`, owner)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(toOutcome(answers.find(({ statusCode }) => statusCode === 409) as LightMyRequestResponse)[1]).toBe(
      'RESERVATION_CLOSED',
    );
    expect(await listSteps(id)).toMatchObject([
      { step: 'requested' },
      { step: 'confirmed', by: 'owner', sequence: 1 },
    ]);
    expect(reservationIn(await calls.send('GET', `reservations/${id}`, owner))).toMatchObject({
      status: 'confirmed',
      expires_at: null,
      allowed_actions: ['cancel', 'change', 'note'],
      customer_phone: '+420601234567',
      space: { id: space.id, building_name: space.building.name },
    });
  });

  it('cannot confirm but can refuse when a foreign calendar has a conflicting event', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    await block(space, DAY, 11, 13, await createFeed(space));
    expect(toOutcome(await calls.send('POST', `reservations/${id}/confirm`, owner))).toEqual([
      409,
      'CALENDAR_CONFLICT',
    ]);
    expect((await loadReservation(id)).status).toBe('pending');
    expect(
      reservationIn(await calls.send('DELETE', `reservations/${id}`, owner, { reason: 'Máme tu natáčení' })),
    ).toMatchObject({ status: 'cancelled', cancelled_by: 'owner', cancel_reason: 'Máme tu natáčení' });
    expect(await listSteps(id)).toMatchObject([{ step: 'requested' }, { step: 'refused' }]);
  });

  it('refuses with a reason, frees the slot and rejects a second refusal', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    expect(toFieldErrors(await calls.send('DELETE', `reservations/${id}`, owner, { reason: '  ' }))).toEqual([
      422,
      { reason: 'Povinná hodnota' },
    ]);
    expect(
      (await calls.send('DELETE', `reservations/${id}`, operator, { reason: 'Podvod' })).statusCode,
    ).toBe(200);
    expect(await loadReservation(id)).toMatchObject({ cancelledBy: 'operator' });
    await calls.bookSuccessfully(space, slotOn(DAY));
    expect(
      toOutcome(await calls.send('DELETE', `reservations/${id}`, owner, { reason: 'Ještě jednou' })),
    ).toEqual([409, 'RESERVATION_CLOSED']);
    expect(toOutcome(await calls.send('POST', `reservations/${id}/confirm`, owner))).toEqual([
      409,
      'RESERVATION_CLOSED',
    ]);
  });

  it('allows only the note once the slot has begun', async () => {
    const created = await calls.bookSuccessfully(space, slotOn(DAY));
    await calls.send('POST', `reservations/${created.id}/confirm`, owner);
    await setNow(`${DAY}T10:00:00Z`);
    expect(
      toOutcome(await calls.send('DELETE', `reservations/${created.id}`, owner, { reason: 'Pozdě' })),
    ).toEqual([409, 'RESERVATION_CLOSED']);
    expect(
      toOutcome(
        await calls.send('DELETE', `reservations/${created.id}/guest`, {}, { token: getToken(created) }),
      ),
    ).toEqual([409, 'RESERVATION_CLOSED']);
    expect(
      toOutcome(
        await calls.send('PUT', `reservations/${created.id}`, owner, {
          ...slotOn('2027-03-12'),
          sequence: 1,
        }),
      ),
    ).toEqual([409, 'RESERVATION_CLOSED']);
    expect(
      reservationIn(
        await calls.send('PUT', `reservations/${created.id}/note`, owner, {
          owner_note: ' Chtějí projektor ',
        }),
      ),
    ).toMatchObject({ owner_note: 'Chtějí projektor', sequence: 1, allowed_actions: ['note'] });
    expect(await listSteps(created.id)).toHaveLength(2);
  });
});

describe('PUT /api/reservations/:id', () => {
  it('moves to another slot at its price, notifies the guest and frees the former slot', async () => {
    await addWindow(space, '2027-03-12', 300);
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    const moved = reservationIn(
      await calls.send('PUT', `reservations/${id}`, owner, { ...slotOn('2027-03-12', 10, 13), sequence: 0 }),
    );
    expect(moved).toMatchObject({
      ...slotOn('2027-03-12', 10, 13),
      price: 900,
      sequence: 1,
      status: 'pending',
    });
    expect(await listSteps(id)).toMatchObject([
      {},
      {
        step: 'moved',
        by: 'owner',
        sequence: 1,
        former: { starts_at: slotOn(DAY).start_datetime, ends_at: slotOn(DAY).end_datetime },
        result: {
          starts_at: moved.start_datetime,
          ends_at: moved.end_datetime,
          price_haler: 90_000,
          price_state: 'complete',
          expires_at: moved.expires_at,
        },
      },
    ]);
    await calls.bookSuccessfully(space, slotOn(DAY));
  });

  it('allows overlap with its own slot, not with another booking', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY, 10, 12));
    await calls.bookSuccessfully(space, slotOn(DAY, 13, 15));
    expect(
      (await calls.send('PUT', `reservations/${id}`, owner, { ...slotOn(DAY, 11, 13), sequence: 0 }))
        .statusCode,
    ).toBe(200);
    expect(
      toOutcome(
        await calls.send('PUT', `reservations/${id}`, owner, { ...slotOn(DAY, 12, 14), sequence: 1 }),
      ),
    ).toEqual([409, 'SLOT_TAKEN']);
    expect(
      toFieldErrors(
        await calls.send('PUT', `reservations/${id}`, owner, { ...slotOn('2027-01-01'), sequence: 1 }),
      ),
    ).toEqual([422, { start_datetime: 'Termín už proběhl' }]);
  });

  it('ignores an unchanged slot and rejects an outdated sequence', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    expect(
      reservationIn(await calls.send('PUT', `reservations/${id}`, owner, { ...slotOn(DAY), sequence: 0 }))
        .sequence,
    ).toBe(0);
    await calls.send('POST', `reservations/${id}/confirm`, owner);
    expect(
      toOutcome(
        await calls.send('PUT', `reservations/${id}`, owner, { ...slotOn('2027-03-12'), sequence: 0 }),
      ),
    ).toEqual([409, 'RESERVATION_CHANGED']);
  });

  it('shortens the expiry to the start of the new slot', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    expect(
      reservationIn(
        await calls.send('PUT', `reservations/${id}`, owner, { ...slotOn('2027-02-02'), sequence: 0 }),
      ).expires_at,
    ).toBe('2027-02-02T10:00:00.000Z');
  });
});

describe('the guest', () => {
  it('sees the reservation by the link, and the owner’s own contact once confirmed', async () => {
    const created = await calls.bookSuccessfully(space, slotOn(DAY));
    const page = async (): Promise<GuestReservationDto> =>
      reservationIn(
        await calls.send('POST', `reservations/${created.id}/guest`, {}, { token: getToken(created) }),
      );
    expect(await page()).toMatchObject({
      status: 'pending',
      contact: { phone: '+420777000111', email: null },
      allowed_actions: ['cancel'],
      address: { street: 'Dlouhá', house_number: '1', postal_code: '60200', city: 'Brno' },
      space: { id: space.id, lat: 49.1952, image: null },
    });
    await calls.send('POST', `reservations/${created.id}/confirm`, owner);
    const confirmed = await page();
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      contact: { phone: '+420777000111', email: space.building.customer.user.email },
    });
    expect(Object.keys(confirmed)).not.toEqual(expect.arrayContaining(['owner_note']));
  });

  it.each(['', 'nonsense', 'x'.repeat(43)])('gets 404 for the token %j', async (token) => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    expect(toOutcome(await calls.send('POST', `reservations/${id}/guest`, {}, { token }))).toEqual([
      404,
      'NOTFOUND',
    ]);
    expect(toOutcome(await calls.send('DELETE', `reservations/${id}/guest`, {}, { token }))).toEqual([
      404,
      'NOTFOUND',
    ]);
    expect(toOutcome(await calls.send('DELETE', `reservations/${id}`, {}, { token }))).toEqual([
      404,
      'NOTFOUND',
    ]);
    expect((await loadReservation(id)).status).toBe('pending');
  });

  it.each([[null], [5], [['x']], [{}]])('gets 422 on the field for the token %j', async (token) => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    for (const url of [`reservations/${id}`, `reservations/${id}/guest`])
      expect(toFieldErrors(await calls.send('DELETE', url, {}, { token }))).toEqual([
        422,
        { token: expect.any(String) },
      ]);
  });

  it('gets 404 for the token of another reservation', async () => {
    const [one, other] = [
      await calls.bookSuccessfully(space, slotOn(DAY)),
      await calls.bookSuccessfully(space, slotOn(DAY, 13, 15)),
    ];
    expect(
      toOutcome(await calls.send('POST', `reservations/${one.id}/guest`, {}, { token: getToken(other) })),
    ).toEqual([404, 'NOTFOUND']);
  });

  it('cancels once, with or without a reason, and frees the slot', async () => {
    const created = await calls.bookSuccessfully(space, slotOn(DAY));
    const cancel = (): Promise<LightMyRequestResponse> =>
      calls.send(
        'DELETE',
        `reservations/${created.id}/guest`,
        {},
        { token: getToken(created), reason: 'Onemocněli jsme' },
      );
    expect(reservationIn(await cancel())).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'guest',
      cancel_reason: 'Onemocněli jsme',
      allowed_actions: [],
    });
    expect(toOutcome(await cancel())).toEqual([409, 'RESERVATION_CLOSED']);
    const again = await calls.bookSuccessfully(space, slotOn(DAY));
    expect(
      reservationIn(await calls.send('DELETE', `reservations/${again.id}`, {}, { token: getToken(again) })),
    ).toMatchObject({ status: 'cancelled', cancelled_by: 'guest', cancel_reason: null });
    expect(await listSteps(created.id)).toMatchObject([
      { step: 'requested' },
      { step: 'cancelled', by: 'guest' },
    ]);
  });
});

describe('calendars and lists of reservations', () => {
  it('show occupied time to anyone, and names of the own space to its host', async () => {
    const [hall, part] = (await calls.createHallWithParts(1)) as [Space, Space];
    const [own, shared] = [
      await calls.bookSuccessfully(hall, slotOn(DAY)),
      await calls.bookSuccessfully(part, slotOn(DAY, 13, 15)),
    ];
    const gone = await calls.bookSuccessfully(hall, slotOn(DAY, 16, 18));
    await calls.send('DELETE', `reservations/${gone.id}/guest`, {}, { token: getToken(gone) });
    const seen = async (headers: Headers): Promise<unknown> =>
      (await calls.send('GET', `reservations/space/${hall.id}?start_date=${DAY}&end_date=${DAY}`, headers))
        .json<ReservationsAnswerDto>()
        .reservations.map(({ id, customer_name, status }) => [id, customer_name, status]);
    expect(await seen({})).toEqual([
      [own.id, '', 'pending'],
      [shared.id, '', 'pending'],
    ]);
    expect(await seen(owner)).toEqual([
      [own.id, '', 'pending'],
      [shared.id, '', 'pending'],
    ]);
    for (const headers of [await calls.signInOwner(hall), operator])
      expect(await seen(headers)).toEqual([
        [own.id, GUEST.customer_name, 'pending'],
        [shared.id, '', 'pending'],
      ]);
  });

  it('return windows, blocks and reservations of all spaces of the owner', async () => {
    const other = await test.make.space({ building: space.building, withoutPhoto: true });
    await addWindow(space, DAY, 500);
    await block(other, DAY, 8, 9);
    const { id } = await calls.bookSuccessfully(other, slotOn(DAY));
    const calendar = (
      await calls.send('GET', `reservations/calendar?start_date=${DAY}&end_date=${DAY}`, owner)
    ).json<OwnerCalendarAnswerDto>();
    expect(calendar.spaces).toEqual(
      [space, other]
        .map((one) => ({
          id: one.id,
          name: `${space.building.name} – ${one.name}`,
          space_name: one.name,
          building_name: space.building.name,
          capacity: one.capacity,
          has_hours: false,
          url: `${space.building.slug}/${one.slug}`,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'cs')),
    );
    expect(calendar.reservations).toEqual([
      {
        id,
        status: 'pending',
        customer_name: GUEST.customer_name,
        ...slotOn(DAY),
        space_id: other.id,
        number_of_guests: 20,
        title: null,
        is_option: false,
        is_internal: false,
        held_from: slotOn(DAY).start_datetime,
        held_until: slotOn(DAY).end_datetime,
        awaits_proof: false,
        offered_until: null,
        sequence: 0,
        allowed_actions: ['confirm', 'refuse', 'move', 'change', 'note'],
      },
    ]);
    expect(calendar.blocked_slots).toMatchObject([{ space_id: other.id, reason: 'Malování', feed_id: null }]);
    expect(calendar.availabilities).toMatchObject([
      { space_id: space.id, rule_id: null, price_per_hour: 500 },
    ]);
  });

  it('search, filter and count, with expired requests as cancelled', async () => {
    await calls.bookSuccessfully(space, slotOn('2027-02-03'), { customer_name: 'Petr Svoboda' });
    const confirmed = await calls.bookSuccessfully(space, slotOn(DAY));
    await calls.send('POST', `reservations/${confirmed.id}/confirm`, owner);
    await setNow('2027-02-03T13:00:00Z');
    const fresh = await calls.bookSuccessfully(space, slotOn('2027-03-11'), {
      customer_name: 'Žofie Nová',
      customer_email: 'zofie@example.cz',
    });
    const page = async (query: string): Promise<ReservationsPageDto> =>
      (await calls.send('GET', `reservations?${query}`, owner)).json();
    const ids = async (query: string): Promise<number[]> => (await page(query)).items.map(({ id }) => id);
    expect(await page('')).toMatchObject({
      total: 2,
      page: 1,
      nr_of_pages: 1,
      counts: { pending: 1, confirmed: 1, cancelled: 1 },
    });
    expect(await ids('when=upcoming')).toEqual([confirmed.id, fresh.id]);
    expect(await ids('status=pending')).toEqual([fresh.id]);
    expect((await page('status=cancelled')).items).toMatchObject([
      { customer_name: 'Petr Svoboda', cancelled_by: 'system' },
    ]);
    expect(await ids('search=zofie@')).toEqual([fresh.id]);
    expect(await ids(`search=${confirmed.id}`)).toEqual(expect.arrayContaining([confirmed.id]));
    expect(await ids('search=%25')).toEqual([]);
    expect((await page('page_size=1&page=2&sort=name&order=asc&cancelled=shown')).items).toMatchObject([
      { customer_name: 'Petr Svoboda' },
    ]);
    expect(await ids(`space_id=${space.id}&when=past&cancelled=shown`)).toHaveLength(1);
    expect(
      (await calls.send('GET', `reservations?space_id=${space.id}&cancelled=shown`, operator)).json(),
    ).toMatchObject({
      total: 3,
    });
    expect((await calls.send('GET', 'reservations', operator)).json()).toMatchObject({ total: 0, items: [] });
  });
});
