import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, GUEST, slotOn } from '../../../../test/bookings.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Availability } from '../../availability/index.ts';
import type { Space } from '../../spaces/index.ts';
import { Reservation } from '../index.ts';
import { Series } from '../reservation.entity.ts';
import type { CreatedSeriesAnswerDto, SeriesCheckDto } from './series-request.dto.ts';

const NOW = '2027-02-01T09:00:00.000Z';
/** A Wednesday. */
const DAY = '2027-03-10';
const WEDNESDAYS = ['2027-03-10', '2027-03-17', '2027-03-24', '2027-03-31'];

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let guests = 0;
let email = '';

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(NOW));
  email = `serie-${(guests += 1)}@prostora.test`;
  space = await test.make.space({ withoutPhoto: true, capacity: 40 });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const weekly = (more: object = {}): object => ({ weekdays: [3], until: '2027-03-31', ...more });
const check = (more: object = {}): Promise<LightMyRequestResponse> =>
  calls.send(
    'POST',
    'reservations/series/check',
    {},
    { space_id: space.id, ...slotOn(DAY, 17, 19), repeat: weekly(), ...more },
  );
const checked = async (more: object = {}): Promise<SeriesCheckDto> => {
  const answer = await check(more);
  if (answer.statusCode !== 200) throw new Error(`not checked: ${answer.body}`);
  return answer.json();
};
const send = (more: object = {}, headers: object = {}): Promise<LightMyRequestResponse> =>
  calls.send(
    'POST',
    'reservations/series',
    { ...calls.confirmedBrowser(email), ...headers },
    {
      space_id: space.id,
      ...slotOn(DAY, 17, 19),
      ...GUEST,
      customer_email: email,
      repeat: weekly(),
      ...more,
    },
  );
const created = async (more: object = {}, headers: object = {}): Promise<CreatedSeriesAnswerDto> => {
  const answer = await send(more, headers);
  if (answer.statusCode !== 201) throw new Error(`not created: ${answer.body}`);
  return answer.json();
};
const listRows = (): Promise<Reservation[]> =>
  test.orm.em.fork().find(Reservation, { space: space.id }, { orderBy: { startsAt: 'asc' } });
const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
/** Opens the space on the days for a price by the hour. */
const open = async (days: readonly string[], pricePerHourHaler = 100_000): Promise<void> => {
  const em = test.orm.em.fork();
  for (const day of days)
    em.create(Availability, {
      space: space.id,
      startsAt: new Date(`${day}T07:00:00Z`),
      endsAt: new Date(`${day}T21:00:00Z`),
      pricePerHourHaler,
    });
  await em.flush();
};

describe('POST /api/reservations/series/check', () => {
  it('tells state and price of each date and the total', async () => {
    await open(WEDNESDAYS);
    const { dates, ...rest } = await checked();
    expect(dates.map(({ day, state, price, chosen }) => [day, state, price, chosen])).toEqual(
      WEDNESDAYS.map((day) => [day, 'free', 2000, true]),
    );
    expect(rest).toEqual({
      available: true,
      total: 8000,
      price_state: 'complete',
      quote_token: expect.any(String),
    });
  });

  it('keeps wall times across a change of daylight saving time', async () => {
    const { dates } = await checked();
    expect(dates.map(({ start_datetime }) => start_datetime)).toEqual([
      '2027-03-10T17:00:00.000Z',
      '2027-03-17T17:00:00.000Z',
      '2027-03-24T17:00:00.000Z',
      '2027-03-31T16:00:00.000Z',
    ]);
  });

  it('shows a taken date without anything of what holds it', async () => {
    await calls.bookSuccessfully(space, slotOn('2027-03-17', 18, 20), { customer_name: 'Tajný Host' });
    const answer = await check();
    expect(answer.body).not.toContain('Tajný');
    const { available, dates } = answer.json<SeriesCheckDto>();
    expect([available, dates.map(({ state }) => state)]).toEqual([false, ['free', 'taken', 'free', 'free']]);
    expect(dates[1]).toMatchObject({ message: 'Termín už je obsazený' });
  });

  it('shows a date that a rule of the space does not allow as closed', async () => {
    await open(['2027-03-10', '2027-03-17', '2027-03-31']);
    await calls.saveSettings(space, { onlyInWindows: true, onlyInWindowsChosen: true });
    const { dates } = await checked();
    expect(dates.map(({ state }) => state)).toEqual(['free', 'free', 'closed', 'free']);
  });

  it('shows holidays that are left out and counts only chosen dates', async () => {
    const repeat = { weekdays: [5], until: '2027-04-02', skip_holidays: true, except: ['2027-03-19'] };
    const { dates, available, total } = await checked({ repeat, ...slotOn('2027-03-12') });
    expect(dates.map(({ day, state, chosen, holiday }) => [day, state, chosen, holiday])).toEqual([
      ['2027-03-12', 'free', true, false],
      ['2027-03-19', 'free', false, false],
      ['2027-03-26', 'holiday', false, true],
      ['2027-04-02', 'free', true, false],
    ]);
    expect([available, total]).toEqual([true, 2 * (dates[0]?.price ?? 0)]);
  });

  it.each([
    [{ repeat: { weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2027-06-30' } }, 'repeat'],
    [{ repeat: { weekdays: [3], until: '2027-03-01' } }, 'repeat'],
    [{ repeat: { weekdays: [], until: '2027-03-31' } }, 'repeat.weekdays'],
    [{ repeat: undefined }, 'repeat'],
    [{ number_of_guests: 41 }, 'number_of_guests'],
    [{ ...slotOn(DAY, 17, 17) }, 'end_datetime'],
    [{ repeat: { weekdays: [1, 3, 5], until: '2027-05-31' }, ...slotOn(DAY, 1, 23) }, 'repeat'],
  ])('reports %j on its field', async (more, field) => {
    const answer = await check(more);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors ?? {})]).toEqual([
      422,
      [field],
    ]);
  });

  it('hides a space that is not published', async () => {
    const hidden = await test.make.space({ withoutPhoto: true, status: 'DRAFT' });
    expect((await check({ space_id: hidden.id })).statusCode).toBe(404);
  });
});

describe('POST /api/reservations/series', () => {
  it('stores a pending request of each chosen date', async () => {
    const { reservation, series } = await created({ repeat: weekly({ except: ['2027-03-24'] }) });
    const rows = await listRows();
    expect(rows.map(({ status, source, seriesDay }) => [status, source, seriesDay])).toEqual(
      ['2027-03-10', '2027-03-17', '2027-03-31'].map((day) => ['pending', 'guest', day]),
    );
    expect(series.dates.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(reservation).toMatchObject({ id: rows[0]?.id, status: 'pending', awaits_proof: false });
    const stored = await test.orm.em.fork().findOneOrFail(Series, { id: rows[0]?.series?.id ?? 0 });
    expect(stored).toMatchObject({
      weekdays: [3],
      every: 1,
      fromDay: DAY,
      untilDay: '2027-03-31',
      version: 1,
    });
    expect([stored.startMinute, stored.lengthMinutes]).toEqual([18 * 60, 120]);
  });

  it('books nothing when a date is taken and names the day alone', async () => {
    await calls.bookSuccessfully(space, slotOn('2027-03-17', 18, 20), { customer_name: 'Tajný Host' });
    const answer = await send();
    expect(toOutcome(answer)).toEqual([409, 'SLOT_TAKEN']);
    expect(answer.json()).toMatchObject({ dates: ['2027-03-17'] });
    expect(answer.body).not.toContain('Tajný');
    expect(await listRows()).toHaveLength(1);
  });

  it('leaves out its taken first day also while other bookings of the space are in progress', async () => {
    await created({ repeat: weekly({ until: DAY }) });
    const repeat = weekly({ except: [DAY] });
    const other = { ...slotOn('2027-04-10', 17, 19), repeat: { weekdays: [6], until: '2027-04-10' } };
    const answers = await Promise.all([send(other), send({ repeat })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await listRows()).toHaveLength(5);
  });

  it('reports dates that a rule of the space does not allow', async () => {
    await calls.saveSettings(space, { noticeHours: 24 * 40 });
    const answer = await send();
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { repeat: string } }>().errors.repeat).toMatch(
      /^Tyto termíny prostor nenabízí.*st 10\.\s3\.\s2027/u,
    );
    expect(await listRows()).toHaveLength(0);
  });

  it('books once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': `serie-${email}-00000001` };
    const first = await created({}, headers);
    expect(await created({}, headers)).toEqual(first);
    expect(await listRows()).toHaveLength(4);
  });

  it('refuses a total other than the one that the guest has seen', async () => {
    await open(WEDNESDAYS);
    const answer = await send({ expected_total: 7000 });
    expect(toOutcome(answer)).toEqual([409, 'PRICE_CHANGED']);
    expect(answer.json()).toMatchObject({ total: 8000 });
    await created({ expected_total: 8000 });
  });

  it('keeps the shown prices for half an hour, then tells the present total, also of a single date', async () => {
    await open(WEDNESDAYS);
    const shown = await checked({ number_of_guests: 10 });
    const noon = { ...slotOn(DAY, 12, 14), repeat: weekly({ until: DAY }), number_of_guests: 10 };
    const shownNoon = await checked(noon);
    await test.orm.em.fork().nativeUpdate(Availability, { space: space.id }, { pricePerHourHaler: 200_000 });
    const fewer = { repeat: weekly({ except: [DAY] }), expected_total: 6000, number_of_guests: 10 };
    const { series } = await created({ ...fewer, quote_token: shown.quote_token });
    expect(series.total).toBe(6000);
    jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(Date.parse(NOW) + 31 * 60_000));
    const late = await send({ ...noon, quote_token: shownNoon.quote_token });
    expect(toOutcome(late)).toEqual([409, 'PRICE_CHANGED']);
    expect(late.json()).toMatchObject({ total: 4000, quote_before: { total: 2000 }, quote: { total: 4000 } });
  });

  it('confirms all dates with instant booking', async () => {
    await open(WEDNESDAYS);
    await calls.saveSettings(space, { instantBooking: true });
    const { series } = await created();
    expect(series.dates.map(({ status }) => status)).toEqual(Array(4).fill('confirmed'));
  });

  it('leaves all dates to the owner when one of them cannot be confirmed instantly', async () => {
    await open(WEDNESDAYS.slice(1));
    await calls.saveSettings(space, { instantBooking: true });
    const { series } = await created();
    expect(series.dates.map(({ status }) => status)).toEqual(Array(4).fill('pending'));
  });
});
