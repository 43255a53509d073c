import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fromPragueWallTime } from '@prostora/contracts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, type Headers } from '../../../test/bookings.ts';
import { Mailbox } from '../../../test/mails.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { AvailabilityRule, BookingSettings } from '../availability/index.ts';
import { Reservation } from '../reservations/index.ts';
import { ReservationListeners } from '../reservations/mails/reservation.listeners.ts';
import type { Space } from '../spaces/index.ts';
import type { QuoteDto } from './quote.dto.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

type Slot = { start_datetime: string; end_datetime: string };
type PricedBody = { price: number; price_state: string; quote: QuoteDto };

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await setNow(NOW);
  space = await test.make.space({ withoutPhoto: true, capacity: 50, priceFromHaler: 120_000 });
  owner = await calls.signInOwner(space);
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function setNow(instant: string): Promise<void> {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
  if (space) owner = await calls.signInOwner(space);
}
/** Hours of a day in Prague; the end may be on the next day. */
const slot = (from: number, until: number, day = DAY): Slot => ({
  start_datetime: fromPragueWallTime(day, Math.round(from * 60)).toISOString(),
  end_datetime: fromPragueWallTime(day, Math.round(until * 60)).toISOString(),
});
async function openDaily(from: number, until: number, crowns: number, where = space): Promise<void> {
  const em = test.orm.em.fork();
  em.create(
    AvailabilityRule,
    {
      space: where.id,
      weekdays: EVERY_DAY,
      fromMinute: from * 60,
      toMinute: until * 60,
      pricePerHourHaler: crowns * 100,
    },
    { partial: true },
  );
  await em.flush();
}
const changeRates = (crowns: number): Promise<unknown> =>
  test.orm.em
    .getConnection()
    .execute('update availability_rule set price_per_hour_haler = ? where space_id = ?', [
      crowns * 100,
      space.id,
    ]);
const quote = async (when: Slot, more: object = {}): Promise<QuoteDto> =>
  (await calls.send('POST', 'pricing/quote', {}, { space_id: space.id, ...when, ...more })).json<{
    quote: QuoteDto;
  }>().quote;
const check = async (
  when: Slot,
): Promise<PricedBody & { offered: string; message: string; available: boolean }> =>
  (
    await calls.send(
      'POST',
      'reservations/check-availability',
      {},
      { space_id: space.id, ...when, number_of_guests: 20 },
    )
  ).json();
const reservationIn = (
  answer: LightMyRequestResponse,
): PricedBody & { id: number; status: string; host_message: string | null } =>
  answer.json<{ reservation: PricedBody & { id: number; status: string; host_message: string | null } }>()
    .reservation;
const toFieldErrors = (answer: LightMyRequestResponse): [number, Record<string, string>] => [
  answer.statusCode,
  answer.json<{ errors: Record<string, string> }>().errors,
];
const confirm = (id: number, body: object = {}): Promise<LightMyRequestResponse> =>
  calls.send('POST', `reservations/${id}/confirm`, owner, body);

describe('POST /api/pricing/quote', () => {
  it('prices each window on its own and stores nothing', async () => {
    await openDaily(9, 20, 1000);
    await openDaily(20, 22, 1500);
    const answer = await quote(slot(18, 21.5), { guests: 30 });
    expect(answer).toEqual({
      space_id: space.id,
      ...slot(18, 21.5),
      hours: 3.5,
      guests: 30,
      currency: 'CZK',
      basis: 'windows',
      price_list: null,
      lines: [
        {
          code: 'window-1',
          kind: 'base',
          label: 'Pronájem 18:00–20:00',
          unit: 'hour',
          units: 2,
          unit_price: 1000,
          amount: 2000,
          vat_rate: null,
          refundable: true,
        },
        {
          code: 'window-2',
          kind: 'base',
          label: 'Pronájem 20:00–21:30',
          unit: 'hour',
          units: 1.5,
          unit_price: 1500,
          amount: 2250,
          vat_rate: null,
          refundable: true,
        },
      ],
      total: 4250,
      total_without_vat: null,
      per_person: 141.67,
      vat: [],
      deposit: 0,
      complete: true,
      reasons: [],
      hash: expect.stringMatching(/^[0-9a-f]{64}$/u),
      token: expect.any(String),
      valid_until: '2027-02-01T09:30:00.000Z',
    });
    expect((await quote(slot(18, 21.5), { guests: 30 })).hash).toBe(answer.hash);
    expect(
      await test.orm.em.fork().getConnection().execute('select count(*)::int as count from quote'),
    ).toEqual([{ count: 0 }]);
  });

  it('returns an estimate with its reason beyond the offered hours, and no price when none is known', async () => {
    await openDaily(9, 22, 1500);
    expect(await quote(slot(9, 22 + 1 / 60))).toMatchObject({
      basis: 'windows',
      total: 19_520,
      complete: false,
      guests: null,
      per_person: null,
      reasons: [{ code: 'OUTSIDE_WINDOWS', message: 'Majitel má ceny vypsané do 22:00, zbytek je odhad.' }],
    });
    expect(await quote(slot(2, 5))).toMatchObject({ basis: 'price_from', total: 3600, complete: false });
    await test.orm.em
      .getConnection()
      .execute('update space set price_from_haler = null where id = ?', [space.id]);
    expect(await quote(slot(2, 5))).toMatchObject({
      basis: 'none',
      total: 0,
      lines: [],
      complete: false,
      reasons: [{ code: 'NO_PRICE' }],
    });
  });

  it.each<[string, object, string]>([
    ['no space', { space_id: undefined }, 'space_id'],
    ['no end', { end_datetime: undefined }, 'end_datetime'],
    ['the past', slot(9, 10, '2027-01-10'), 'start_datetime'],
    ['an end before the start', { end_datetime: '2027-03-10T01:00Z' }, 'end_datetime'],
    ['more than 31 days', { end_datetime: '2027-05-10T01:00Z' }, 'end_datetime'],
    ['half a guest', { guests: 1.5 }, 'guests'],
    ['an unknown field', { tariff: 'spolek' }, 'tariff'],
  ])('returns 422 on the field for %s', async (_name, more, field) => {
    const answer = await calls.send(
      'POST',
      'pricing/quote',
      {},
      { space_id: space.id, ...slot(9, 12), ...more },
    );
    expect([answer.statusCode, Object.keys(toFieldErrors(answer)[1])]).toEqual([422, [field]]);
  });

  it('returns 404 for an unpublished space to everyone but its hosts', async () => {
    const draft = await test.make.space({ status: 'DRAFT', withoutPhoto: true });
    const ask = async (headers: Headers): Promise<number> =>
      (await calls.send('POST', 'pricing/quote', headers, { space_id: draft.id, ...slot(9, 12) })).statusCode;
    const operator = { authorization: (await openSession(test, await test.make.admin())).authorization };
    expect([await ask({}), await ask(await calls.signInOwner(draft)), await ask(operator)]).toEqual([
      404, 200, 200,
    ]);
  });
});

describe('an instant booking', () => {
  beforeEach(async () => {
    await openDaily(9, 22, 1500);
    await calls.saveSettings(space, { instantBooking: true });
  });

  it('is confirmed at once inside the priced hours', async () => {
    expect(reservationIn(await calls.book(space, slot(9, 22)))).toMatchObject({
      status: 'confirmed',
      price: 19_500,
      price_state: 'complete',
    });
  });

  it.each([
    ['one minute beyond them', slot(9, 22 + 1 / 60), 19_520],
    ['at night outside them', slot(2, 5), 3600],
  ])('becomes a request with an estimate %s', async (_name, when, price) => {
    const reservation = reservationIn(await calls.book(space, when));
    expect(reservation).toMatchObject({
      status: 'pending',
      price,
      price_state: 'estimate',
      quote: { total: price, complete: false },
    });
  });

  it('is confirmed at the sum of adjoining windows', async () => {
    await openDaily(22, 26, 2000);
    expect(reservationIn(await calls.book(space, slot(20, 24)))).toMatchObject({
      status: 'confirmed',
      price: 7000,
      price_state: 'complete',
    });
  });

  it('is confirmed exactly when the price is complete and not 0', async () => {
    const window = fc.record({
      from: fc.nat(23),
      length: fc.integer({ min: 1, max: 12 }),
      crowns: fc.constantFrom(0, 500, 900.5),
    });
    let day = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(window, { maxLength: 3 }),
        fc.nat(23 * 4),
        fc.integer({ min: 4, max: 40 }),
        fc.option(fc.constant(120_000)),
        async (windows, start, length, priceFrom) => {
          const connection = test.orm.em.getConnection();
          await connection.execute('delete from availability_rule where space_id = ?', [space.id]);
          await connection.execute('update space set price_from_haler = ? where id = ?', [
            priceFrom,
            space.id,
          ]);
          for (const { from, length: hours, crowns } of windows) await openDaily(from, from + hours, crowns);
          day += 2;
          const when = slot(
            start / 4,
            (start + length) / 4,
            new Date(Date.UTC(2027, 2, 1 + day)).toISOString().slice(0, 10),
          );
          const {
            price,
            price_state: state,
            status,
            quote: stored,
          } = reservationIn(await calls.book(space, when));
          expect(status).toBe(state === 'complete' ? 'confirmed' : 'pending');
          if (state === 'complete') expect(price).toBeGreaterThan(0);
          expect([stored.total, stored.complete]).toEqual([price, state === 'complete']);
        },
      ),
      { seed: 20_271_125, numRuns: 60 },
    );
  });
});

describe('the quote token', () => {
  const book = (when: Slot, token: string): Promise<LightMyRequestResponse> =>
    calls.book(space, when, { quote_token: token });

  it('guarantees the price for 30 minutes despite changed rates', async () => {
    await openDaily(9, 22, 1000);
    const { quote: kept } = await check(slot(10, 12));
    await changeRates(1500);
    await setNow('2027-02-01T09:29:59Z');
    expect(reservationIn(await book(slot(10, 12), kept.token ?? ''))).toMatchObject({
      price: 2000,
      price_state: 'complete',
    });
  });

  it('returns 409 PRICE_CHANGED with both quotes when expired and rates changed', async () => {
    await openDaily(9, 22, 1000);
    const { quote: kept } = await check(slot(10, 12));
    await changeRates(1500);
    await setNow('2027-02-01T09:30:00Z');
    const answer = await book(slot(10, 12), kept.token ?? '');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        error_code: 'PRICE_CHANGED',
        total: 3000,
        quote_before: { total: 2000 },
        quote: { total: 3000, token: expect.any(String) },
      },
    ]);
    const { quote: now } = answer.json<{ quote: QuoteDto }>();
    expect(reservationIn(await book(slot(10, 12), now.token ?? ''))).toMatchObject({ price: 3000 });
  });

  it('is accepted when expired and the price is the same', async () => {
    await openDaily(9, 22, 1000);
    const { quote: kept } = await check(slot(10, 12));
    await setNow('2027-02-01T10:00:00Z');
    expect(reservationIn(await book(slot(10, 12), kept.token ?? ''))).toMatchObject({ price: 2000 });
  });

  it.each([1, undefined])('issued without guests is accepted by a booking for %j', async (guests) => {
    await openDaily(9, 22, 1000);
    const { token } = await quote(slot(10, 12));
    const more = { quote_token: token, number_of_guests: guests };
    expect(reservationIn(await calls.book(space, slot(10, 12), more))).toMatchObject({ price: 2000 });
  });

  it('issued without guests is refused by a booking for more than one', async () => {
    await openDaily(9, 22, 1000);
    const { token } = await quote(slot(10, 12));
    const more = { quote_token: token, number_of_guests: 2 };
    expect((await calls.book(space, slot(10, 12), more)).statusCode).toBe(422);
  });

  it('returns 422 on its field for a foreign, altered or forged token', async () => {
    await openDaily(9, 22, 1000);
    const token = (await check(slot(10, 12))).quote.token ?? '';
    const other = await test.make.space({ withoutPhoto: true });
    const refused = [422, { quote_token: 'Tato cena k\u00a0rezervaci nepatří. Načtěte ji znovu.' }];
    const [payload = '', signature = ''] = token.split('.');
    for (const wrong of [
      '',
      'x',
      '..',
      `${payload}.`,
      `${payload.slice(1)}.${signature}`,
      `${payload}.${signature.slice(2)}`,
      `${token}.x`,
    ]) {
      expect(toFieldErrors(await book(slot(10, 12), wrong))).toEqual(refused);
    }
    expect(toFieldErrors(await book(slot(10, 13), token))).toEqual(refused);
    expect(toFieldErrors(await calls.book(other, slot(10, 12), { quote_token: token }))).toEqual(refused);
    expect(
      toFieldErrors(await calls.book(space, slot(10, 12), { quote_token: token, number_of_guests: 21 })),
    ).toEqual(refused);
    expect((await calls.book(space, slot(10, 12), { quote_token: 5 })).statusCode).toBe(422);
    expect(await test.orm.em.fork().count(Reservation, { space: space.id })).toBe(0);
  });
});

describe('POST /api/reservations/:id/confirm', () => {
  type Booked = { id: number; guest_url: string };
  const requested = async (when = slot(9, 22.5)): Promise<Booked> =>
    (await calls.book(space, when)).json<{ reservation: Booked }>().reservation;
  const request = async (when = slot(9, 22.5)): Promise<number> => (await requested(when)).id;
  const accept = (booked: Booked, proposalId: number): Promise<LightMyRequestResponse> =>
    calls.send(
      'POST',
      `reservations/${booked.id}/guest/proposal`,
      {},
      {
        token: booked.guest_url.split('#token=').at(-1),
        proposal_id: proposalId,
        answer: 'accept',
      },
    );
  beforeEach(() => openDaily(9, 22, 1000));

  it('makes the shown price final without a price', async () => {
    const { id } = reservationIn(await calls.book(space, slot(9, 22.5)));
    const answer = await confirm(id, { message: ' Klíče u baru. ' });
    expect(answer.json()).toMatchObject({
      reservation: {
        status: 'confirmed',
        price: 13_600,
        price_state: 'agreed',
        host_message: 'Klíče u baru.',
        quote: { total: 13_600 },
      },
      proposal: null,
    });
  });

  it('confirms a lower price at once, 0 as free of charge', async () => {
    expect(reservationIn(await confirm(await request(), { price: 13_000.5 }))).toMatchObject({
      status: 'confirmed',
      price: 13_000.5,
      price_state: 'agreed',
    });
    expect(
      reservationIn(await confirm(await request(slot(9, 12, '2027-03-11')), { price: 0 })),
    ).toMatchObject({ status: 'confirmed', price: 0, price_state: 'agreed' });
  });

  it('proposes a price above the shown one, confirmed by the guest’s acceptance', async () => {
    const booked = (await calls.book(space, slot(9, 22.5))).json<{
      reservation: { id: number; guest_url: string };
    }>().reservation;
    const answer = await confirm(booked.id, { price: 13_601, message: 'I s úklidem.' });
    expect(answer.json()).toMatchObject({
      reservation: { status: 'pending', price: 13_600 },
      proposal: {
        side: 'host',
        state: 'open',
        before: { price: 13_600 },
        after: { price: 13_601 },
        message: 'I s úklidem.',
      },
    });
    const { id: proposalId } = answer.json<{ proposal: { id: number } }>().proposal;
    const accepted = await calls.send(
      'POST',
      `reservations/${booked.id}/guest/proposal`,
      {},
      {
        token: booked.guest_url.split('#token=').at(-1),
        proposal_id: proposalId,
        answer: 'accept',
      },
    );
    expect(accepted.json()).toMatchObject({
      reservation: { status: 'confirmed', price: 13_601, price_state: 'agreed', quote: { total: 13_600 } },
    });
  });

  describe('for a request with a raised price', () => {
    const raise = (id: number, more: object = {}): Promise<LightMyRequestResponse> =>
      calls.send('POST', `reservations/${id}/changes`, owner, { sequence: 0, price: 20_000, ...more });
    const clearGuestPrice = (id: number): Promise<unknown> =>
      test.orm.em.fork().nativeUpdate(Reservation, { id }, { guestPriceHaler: null, guestPriceState: null });

    it.each([{}, { price: 20_000 }])('proposes the raised price when confirming with %j', async (input) => {
      const booked = await requested();
      expect((await raise(booked.id)).statusCode).toBe(200);
      const answer = await confirm(booked.id, input);
      expect(answer.json()).toMatchObject({
        reservation: { status: 'pending', price: 20_000 },
        proposal: { side: 'host', state: 'open', before: { price: 13_600 }, after: { price: 20_000 } },
      });
      const { id } = answer.json<{ proposal: { id: number } }>().proposal;
      const accepted = (await accept(booked, id)).json();
      expect(accepted).toMatchObject({
        reservation: { status: 'confirmed', price: 20_000, price_state: 'agreed' },
      });
    });

    it('confirms at once at the accepted price', async () => {
      const { id } = await requested();
      await raise(id);
      expect(reservationIn(await confirm(id, { price: 13_600 }))).toMatchObject({
        status: 'confirmed',
        price: 13_600,
      });
    });

    it('proposes the raised price in rows of a former release', async () => {
      const { id } = await requested();
      await clearGuestPrice(id);
      await raise(id);
      expect((await confirm(id)).json()).toMatchObject({
        reservation: { status: 'pending' },
        proposal: { before: { price: 13_600 } },
      });
    });

    it('proposes the price of a dearer slot and confirms after moving back', async () => {
      const { id } = await requested(slot(10, 12));
      const move = (when: Slot, sequence: number): Promise<LightMyRequestResponse> =>
        calls.send('PUT', `reservations/${id}`, owner, { ...when, sequence });
      await move(slot(10, 15), 0);
      const asked = (await confirm(id)).json<{ proposal: { id: number } }>();
      expect(asked).toMatchObject({
        reservation: { status: 'pending' },
        proposal: { before: { price: 2000 }, after: { price: 5000 } },
      });
      expect((await move(slot(10, 12), 1)).statusCode).toBe(200);
      expect(reservationIn(await confirm(id))).toMatchObject({ status: 'confirmed', price: 2000 });
    });

    it('binds the guest to the proposed price when it is raised again', async () => {
      const booked = await requested();
      await raise(booked.id);
      const { id } = (await confirm(booked.id)).json<{ proposal: { id: number } }>().proposal;
      await raise(booked.id, { sequence: 1, price: 30_000 });
      expect((await accept(booked, id)).json()).toMatchObject({
        reservation: { status: 'confirmed', price: 20_000 },
      });
    });

    it('returns 422 for a guest without e-mail who did not agree by phone', async () => {
      const { id } = await requested();
      await test.orm.em.fork().nativeUpdate(Reservation, { id }, { source: 'offer', customerEmail: '' });
      await raise(id);
      const [status, errors] = toFieldErrors(await confirm(id)) as [number, { price: string }];
      expect([status, errors.price]).toEqual([422, expect.stringContaining('13\u00a0600')]);
      await raise(id, { sequence: 1, price: 21_000, agreed_by_phone: true });
      expect(reservationIn(await confirm(id))).toMatchObject({ status: 'confirmed', price: 21_000 });
    });
  });

  it('proposes a price when none was shown', async () => {
    await test.orm.em
      .getConnection()
      .execute('update space set price_from_haler = null where id = ?', [space.id]);
    const unpriced = await requested(slot(2, 5));
    const asked = (await confirm(unpriced.id, { price: 5000 })).json<{ proposal: { id: number } }>();
    expect(asked).toMatchObject({ reservation: { status: 'pending' }, proposal: { after: { price: 5000 } } });
    expect(reservationIn(await confirm(unpriced.id))).toMatchObject({
      status: 'confirmed',
      price: 0,
      price_state: 'none',
      proposal: null,
    });
    const late = await accept(unpriced, asked.proposal.id);
    expect([late.statusCode, late.json()]).toMatchObject([409, { error_code: 'PROPOSAL_CLOSED' }]);
    const kept = await test.orm.em.fork().findOneOrFail(Reservation, { id: unpriced.id });
    expect(kept).toMatchObject({ status: 'confirmed', priceHaler: 0 });
    const held = await test.orm.em
      .getConnection()
      .execute('select 1 from occupancy where proposal_id = ?', [asked.proposal.id]);
    expect(held).toEqual([]);
  });

  it('returns 422 for a higher price without the guest’s e-mail', async () => {
    const id = await request();
    await test.orm.em.fork().nativeUpdate(Reservation, { id }, { source: 'offer', customerEmail: '' });
    expect(Object.keys(toFieldErrors(await confirm(id, { price: 13_601 }))[1])).toEqual(['price']);
  });

  it.each<[unknown, string]>([
    [-1, 'price'],
    [10_000_001, 'price'],
    [1.234, 'price'],
    ['1000', 'price'],
    [{}, 'price'],
  ])('returns 422 for the price %j', async (price, field) => {
    expect(toFieldErrors(await confirm(await request(), { price }))).toEqual([
      422,
      { [field]: 'Zadejte částku od 0 do 10\u00a0000\u00a0000\u00a0Kč' },
    ]);
  });

  it('prices a moved request again', async () => {
    const id = await request();
    const moved = reservationIn(
      await calls.send('PUT', `reservations/${id}`, owner, { ...slot(10, 12), sequence: 0 }),
    );
    expect(moved).toMatchObject({
      price: 2000,
      price_state: 'complete',
      quote: { total: 2000, start_datetime: slot(10, 12).start_datetime },
    });
  });

  it('rejects updates of a stored quote', async () => {
    await request();
    await expect(test.orm.em.getConnection().execute(`update quote set hash = 'x'`)).rejects.toThrow(
      'a stored quote never changes',
    );
  });
});

describe('a reservation of a former release', () => {
  it.each([
    [0, 'none'],
    [50_000, 'complete'],
  ])('with %d haléřů has the price state %s', async (priceHaler, state) => {
    const { id } = await calls.bookSuccessfully(space, slot(10, 12));
    await test.orm.em
      .getConnection()
      .execute('update reservation set price_haler = ?, price_state = null, quote_id = null where id = ?', [
        priceHaler,
        id,
      ]);
    expect(reservationIn(await calls.send('GET', `reservations/${id}`, owner))).toMatchObject({
      price: priceHaler / 100,
      price_state: state,
      quote: null,
    });
  });
});

it('shows the same price in the check, response, guest’s page, lists, mails and export', async () => {
  await openDaily(9, 22, 1500);
  const when = slot(9, 22 + 1 / 60);
  const { price, quote: shown } = await check(when);
  const answer = await calls.book(space, when, { quote_token: shown.token });
  const created = answer.json<{
    reservation: { id: number; price: number; price_state: string; guest_url: string };
  }>().reservation;
  const operator = { authorization: (await openSession(test, await test.make.admin())).authorization };
  const guestPage = await calls.send(
    'POST',
    `reservations/${created.id}/guest`,
    {},
    { token: created.guest_url.split('#token=').at(-1) },
  );
  // The search also matches telephone numbers.
  const listed = async (url: string, headers: Headers): Promise<PricedBody | undefined> =>
    (await calls.send('GET', `${url}?search=${created.id}`, headers))
      .json<{ items: (PricedBody & { id: number })[] }>()
      .items.find(({ id }) => id === created.id);
  const ownerList = await listed('reservations', owner);
  const operatorList = await listed('admin/reservations', operator);
  const operatorDetail = (
    await calls.send('GET', `admin/reservations/${created.id}`, operator)
  ).json<PricedBody>();
  for (const body of [created, reservationIn(guestPage), ownerList, operatorList, operatorDetail])
    expect(body).toMatchObject({ price: 19_520, price_state: 'estimate' });
  expect([price, shown.total]).toEqual([19_520, 19_520]);

  const listeners = test.app.get(ReservationListeners);
  const [event] = await test.orm.em
    .fork()
    .getConnection()
    .execute<{ payload: never }[]>(
      `select payload from outbox_event where name = 'reservation.changed' and (payload->>'reservation_id')::int = ?`,
      [created.id],
    );
  for (const deliver of [
    () => listeners.mailGuest(event!.payload),
    () => listeners.mailOwner(event!.payload),
  ])
    await test.app.get(UnitOfWork).runInOwnContext(deliver);
  const mails = await new Mailbox(test).deliver();
  expect(mails.map(({ text }) => /Cena: (.*)/u.exec(text)?.[1]?.replaceAll('\u00a0', ' '))).toEqual([
    'orientačně 19 520 Kč',
    'orientačně 19 520 Kč',
  ]);

  const exported = await calls.send(
    'GET',
    `admin/reservations/export?format=csv&search=${created.id}`,
    operator,
  );
  expect(exported.body).toMatch(/;19520;orientační;/u);
});

describe('a new space', () => {
  beforeEach(async () => {
    await test.orm.em.fork().nativeDelete(BookingSettings, { space: space.id });
  });

  it('accepts requests without opening hours, never shown as free', async () => {
    expect(await check(slot(10, 12))).toMatchObject({
      available: true,
      offered: 'outside',
      message: 'Mimo nabízené hodiny, na dotaz',
    });
  });

  it('is offered only inside its opening hours', async () => {
    await openDaily(9, 22, 1000);
    expect(await check(slot(10, 12))).toMatchObject({
      available: true,
      offered: 'inside',
      message: 'Termín je volný',
    });
    const refused = 'Majitel v tomto čase prostor nenabízí, vyberte čas v otevírací době';
    expect(await check(slot(3, 5))).toMatchObject({
      available: false,
      offered: 'outside',
      message: 'Otevřeno od\u00a09:00',
    });
    expect(toFieldErrors(await calls.book(space, slot(20, 23)))).toEqual([422, { start_datetime: refused }]);
    const schedule = (await calls.send('GET', `availability/space/${space.id}/schedule`, owner)).json<{
      settings: { only_in_windows: boolean };
      price_from: number;
    }>();
    expect([schedule.settings.only_in_windows, schedule.price_from]).toEqual([true, 1200]);
  });

  const VALUES = {
    instant_booking: false,
    buffer_before: 0,
    buffer_after: 30,
    notice_hours: 0,
    shortest_minutes: 60,
    longest_minutes: 44_640,
  };
  const saveSettings = async (isOnlyInWindows: boolean): Promise<void> => {
    const values = { ...VALUES, only_in_windows: isOnlyInWindows };
    const saved = await calls.send('PUT', `availability/space/${space.id}/settings`, owner, values);
    expect(saved.json()).toMatchObject({ settings: values });
  };
  const isOutsideAvailable = async (): Promise<boolean> => (await check(slot(3, 5))).available;

  it('is offered only in its first hours when settings were saved before', async () => {
    await saveSettings(false);
    expect(await isOutsideAvailable()).toBe(true);
    await openDaily(9, 22, 1000);
    expect(await isOutsideAvailable()).toBe(false);
    expect((await calls.send('GET', `availability/space/${space.id}/schedule`, owner)).json()).toMatchObject({
      settings: { only_in_windows: true, buffer_after: 30 },
    });
  });

  it('accepts requests outside its hours when set by its owner', async () => {
    await openDaily(9, 22, 1000);
    await saveSettings(true);
    await saveSettings(false);
    await saveSettings(false);
    expect(await isOutsideAvailable()).toBe(true);
  });

  it('accepts no requests before it has hours when set by its owner', async () => {
    await saveSettings(true);
    expect(await isOutsideAvailable()).toBe(false);
  });
});
