import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MemberRole } from '@prostora/contracts';
import { openSession } from '../../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, type Headers } from '../../../../test/bookings.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Space } from '../../spaces/index.ts';
import type { OwnBookingAnswerDto } from '../own/own-booking.dto.ts';
import type { SeriesDto } from './series.dto.ts';

const NOW = '2027-03-01T09:00:00.000Z';
/** Thursdays around the change to daylight saving time on 28 March. */
const FIRST = { start_datetime: '2027-03-11T18:00', end_datetime: '2027-03-11T19:30' };
const WEEKLY = { weekdays: [4], every: 1, until: '2027-04-08' };

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
  space = await test.make.space({ withoutPhoto: true, capacity: 40 });
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(NOW));
  owner = await calls.signInOwner(space);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Sessions end in the meantime. */
async function setNow(now: string): Promise<void> {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(now));
  owner = await calls.signInOwner(space);
}

async function createSeries(more: object = {}): Promise<OwnBookingAnswerDto & { series_id: number }> {
  const body = {
    rooms: [{ space_id: space.id, price: 1000 }],
    ...FIRST,
    customer_name: 'Jóga s Janou',
    status: 'confirmed',
    repeat: WEEKLY,
    ...more,
  };
  const answer = await calls.send('POST', 'reservations/own', owner, body);
  if (answer.statusCode !== 201) throw new Error(`not created: ${answer.body}`);
  return answer.json();
}
async function readSeries(id: number, headers: Headers = owner): Promise<SeriesDto> {
  const answer = await calls.send('GET', `series/${id}`, headers);
  if (answer.statusCode !== 200) throw new Error(`not read: ${answer.body}`);
  return answer.json<{ series: SeriesDto }>().series;
}
async function signInMember(role: MemberRole, spaceIds: number[] | null = null): Promise<Headers> {
  const user = await test.make.user({ roles: ['ROLE_USER', 'ROLE_CUSTOMER'] });
  await test.make.member({ customer: space.building.customer, user, role, spaceIds });
  return { authorization: (await openSession(test, user)).authorization };
}

describe('GET /api/series/:id', () => {
  it('returns the rule, the occurrences and sums', async () => {
    const { series_id: id, reservations } = await createSeries({
      title: 'Jóga',
      customer_phone: '777 123 456',
      number_of_guests: 12,
      repeat: { ...WEEKLY, skip_holidays: true },
    });
    expect(await readSeries(id)).toMatchObject({
      id,
      version: 1,
      rule: {
        weekdays: [4],
        every: 1,
        from: '2027-03-11',
        until: '2027-04-08',
        start_time: '18:00',
        end_time: '19:30',
        length_minutes: 90,
        skip_holidays: true,
      },
      title: 'Jóga',
      customer_name: 'Jóga s Janou',
      customer_email: '',
      customer_phone: '+420777123456',
      spaces: [{ id: space.id }],
      sums: { total: 5, remaining: 5, cancelled: 0, price: 5000, remaining_price: 5000 },
      can_change: true,
      hidden: [],
    });
    const { occurrences } = await readSeries(id);
    expect(occurrences.map((one) => [one.id, one.day, one.start_datetime])).toEqual(
      reservations.map((one) => [one.id, one.start_datetime.slice(0, 10), one.start_datetime]),
    );
    expect(occurrences[0]).toMatchObject({
      status: 'confirmed',
      number_of_guests: 12,
      price: 1000,
      price_state: 'agreed',
      sequence: 0,
      is_past: false,
      differs: false,
      is_change_proposed: false,
    });
  });

  it('tells past, cancelled and moved occurrences', async () => {
    const { series_id: id, reservations } = await createSeries();
    const [, second, third] = reservations;
    await calls.send('DELETE', `reservations/${second?.id}`, owner, { reason: 'Svátek' });
    const moved = { sequence: 0, start_datetime: '2027-03-26T18:00', end_datetime: '2027-03-26T19:30' };
    await calls.send('POST', `reservations/${third?.id}/changes`, owner, { ...moved, agreed_by_phone: true });
    await setNow('2027-03-12T09:00:00.000Z');
    const series = await readSeries(id);
    expect(series.occurrences.map((one) => [one.is_past, one.status, one.differs])).toEqual([
      [true, 'confirmed', false],
      [false, 'cancelled', false],
      [false, 'confirmed', true],
      [false, 'confirmed', false],
      [false, 'confirmed', false],
    ]);
    expect(series.sums).toEqual({ total: 4, remaining: 3, cancelled: 1, price: 4000, remaining_price: 3000 });
    expect(series.version).toBe(3);
  });

  it('hides fields from members of the team by their role', async () => {
    const { series_id: id } = await createSeries({ customer_email: 'jana@prostora.test' });
    const caretaker = await readSeries(id, await signInMember('domovnik'));
    expect([caretaker.hidden, caretaker.customer_email, caretaker.sums.price, caretaker.can_change]).toEqual([
      ['customer_email', 'price'],
      null,
      null,
      false,
    ]);
    expect(caretaker.occurrences[0]).toMatchObject({ price: null, price_state: null });
    const accountant = await readSeries(id, await signInMember('ucetni'));
    expect([accountant.hidden, accountant.sums.price, accountant.can_change]).toEqual([
      ['customer_phone'],
      5000,
      false,
    ]);
    expect((await readSeries(id, await signInMember('spravce'))).hidden).toEqual([]);
  });

  it('is hidden from other customers and from members of other spaces', async () => {
    const { series_id: id } = await createSeries();
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    expect((await calls.send('GET', `series/${id}`, stranger)).statusCode).toBe(404);
    const other = await test.make.space({ withoutPhoto: true, building: space.building });
    const member = await signInMember('spravce', [other.id]);
    expect((await calls.send('GET', `series/${id}`, member)).statusCode).toBe(404);
  });
});
