import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, GUEST, slotOn } from '../../../../test/bookings.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { RateLimiter } from '../../../platform/http/index.ts';
import type { Space } from '../../spaces/index.ts';
import type { CreatedSeriesAnswerDto } from './series-request.dto.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let guests = 0;
let email = '';
let phone = '';

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  calls = new BookingCalls(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(NOW));
  jest.spyOn(test.app.get(RateLimiter), 'consume').mockResolvedValue(undefined as never);
  guests += 1;
  email = `limit-${guests}@prostora.test`;
  phone = `601 000 ${String(100 + guests)}`;
  space = await test.make.space({ withoutPhoto: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const send = (
  hour: number,
  more: object = {},
  headers: object = calls.confirmedBrowser(email),
): Promise<LightMyRequestResponse> =>
  test.request({
    method: 'POST',
    url: '/api/reservations/series',
    headers: { 'x-forwarded-for': `10.0.0.${guests}`, ...headers },
    payload: {
      space_id: space.id,
      ...slotOn(DAY, hour, hour + 1),
      ...GUEST,
      customer_email: email,
      customer_phone: phone,
      repeat: { weekdays: [3], until: '2027-03-31' },
      ...more,
    },
  });
const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code?: string }>().error_code ?? '',
];

describe('limits of repeated bookings', () => {
  it('allow three unanswered series of one address or telephone at one owner', async () => {
    const answers: CreatedSeriesAnswerDto[] = [];
    for (const hour of [8, 9, 10]) answers.push((await send(hour)).json());
    const refused = await send(11);
    expect(toOutcome(refused)).toEqual([429, 'SERIES_LIMIT']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    const other = { customer_email: `jiny-${email}` };
    expect(toOutcome(await send(11, other, calls.confirmedBrowser(other.customer_email)))).toEqual([
      429,
      'SERIES_LIMIT',
    ]);
    const [first] = answers;
    const url = first?.reservation.guest_url ?? '';
    await calls.send(
      'DELETE',
      `reservations/${first?.reservation.id}/guest/series`,
      {},
      { token: url.split('#token=').at(-1) },
    );
    expect((await send(11)).statusCode).toBe(201);
  });

  it('do not count single requests and other owners', async () => {
    for (const hour of [8, 9, 10]) await send(hour);
    const elsewhere = await test.make.space({ withoutPhoto: true });
    expect((await send(11, { space_id: elsewhere.id })).statusCode).toBe(201);
    expect((await calls.book(space, slotOn(DAY, 12, 13), { customer_email: email })).statusCode).toBe(201);
  });

  it('count a series of an unconfirmed address as one request with the time of all its dates', async () => {
    const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2027-04-08' };
    expect((await send(8, { repeat: daily }, {})).statusCode).toBe(201);
    const long = { ...slotOn(DAY, 9, 17), repeat: daily };
    expect(toOutcome(await send(9, long, {}))).toEqual([409, 'UNCONFIRMED_TOO_LONG']);
    const half = { ...slotOn(DAY, 9, 14), repeat: daily };
    expect(toOutcome(await send(9, half, {}))).toEqual([429, 'UNCONFIRMED_LIMIT']);
  });

  it('count the cancellation of a series once', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { reservation } = (await send(8)).json<CreatedSeriesAnswerDto>();
      await calls.send(
        'DELETE',
        `reservations/${reservation.id}/guest/series`,
        {},
        { token: reservation.guest_url.split('#token=').at(-1) },
      );
    }
    expect((await send(8)).statusCode).toBe(201);
  });
});
