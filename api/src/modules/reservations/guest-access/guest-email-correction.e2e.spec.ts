import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays, MINUTE_MS, toPragueDay } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Space } from '../../spaces/index.ts';
import type { CreatedSeriesAnswerDto } from '../series/series-request.dto.ts';
import type { CreatedReservationDto } from '../reservation.dto.ts';
import { Reservation } from '../index.ts';

const DAY = addDays(toPragueDay(new Date()), 60);

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let space: Space;
let guests = 0;
let typed = '';
let right = '';

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  guests += 1;
  typed = `preklep-${guests}@prostora.test`;
  right = `spravny-${guests}@prostora.test`;
  space = await test.make.space({ withoutPhoto: true });
  await mailbox.deliver();
});
afterEach(() => {
  jest.restoreAllMocks();
});

type Request = { id: number; token: string };
const parseToken = (url: string): string => url.split('#token=').at(-1) ?? '';
const toRequest = (answer: LightMyRequestResponse): Request => {
  const { id, guest_url } = answer.json<{ reservation: CreatedReservationDto }>().reservation;
  return { id, token: parseToken(guest_url) };
};
const newClient = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `10.2.0.${(guests += 1)}`,
});
const request = async (where: Space = space, email = typed): Promise<Request> =>
  toRequest(await calls.bookUnconfirmed(where, slotOn(DAY), { customer_email: email }, newClient()));
const correct = ({ id, token }: Request, customer_email: unknown): Promise<LightMyRequestResponse> =>
  test.request({
    method: 'POST',
    url: `/api/reservations/${id}/guest/proof/address`,
    headers: newClient(),
    payload: { token, customer_email },
  });
const submitCode = ({ id, token }: Request, code: string): Promise<LightMyRequestResponse> =>
  test.request({
    method: 'POST',
    url: `/api/reservations/${id}/guest/proof`,
    headers: newClient(),
    payload: { token, code },
  });
const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const mailedCode = async (address: string): Promise<string> => {
  const mails = (await mailbox.deliver()).filter(({ to }) => to === address);
  return /^\d{6}/u.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';
};
const loadReservation = (id: number): Promise<Reservation> =>
  test.orm.em.fork().findOneOrFail(Reservation, { id });

describe('a mistyped address of an unconfirmed request', () => {
  it('is corrected: another code goes to the new one, the former code and link are invalid', async () => {
    const made = await request();
    const { expiresAt } = await loadReservation(made.id);
    const formerCode = await mailedCode(typed);
    const answer = await correct(made, right);
    expect(answer.statusCode).toBe(200);
    const corrected = { id: made.id, token: parseToken(answer.json<{ guest_url: string }>().guest_url) };
    const mails = await mailbox.deliver();
    expect(mails.map(({ to }) => to)).toEqual([right]);
    const code = /^\d{6}/u.exec(mails[0]?.subject ?? '')?.[0] ?? '';
    expect(code).toMatch(/^\d{6}$/u);
    expect(mails[0]?.text).not.toContain('požádal majitel');
    expect((await submitCode(made, formerCode)).statusCode).toBe(404);
    if (formerCode !== code) expect((await submitCode(corrected, formerCode)).statusCode).toBe(422);
    expect(await loadReservation(made.id)).toMatchObject({ customerEmail: right, expiresAt });
    expect((await submitCode(corrected, code)).statusCode).toBe(200);
    expect(await loadReservation(made.id)).toMatchObject({
      awaitsEmailConfirmation: false,
      customerEmail: right,
    });
  });

  it('is corrected in all dates of a series', async () => {
    const until = addDays(DAY, 3);
    const answer = await test.request({
      method: 'POST',
      url: '/api/reservations/series',
      headers: newClient(),
      payload: {
        space_id: space.id,
        ...slotOn(DAY),
        customer_name: 'Jana Nováková',
        customer_email: typed,
        number_of_guests: 20,
        terms_accepted: true,
        repeat: { weekdays: [1, 2, 3, 4, 5, 6, 7], until },
      },
    });
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    const { reservation: first, series } = answer.json<CreatedSeriesAnswerDto>();
    const { dates } = series;
    expect(dates.length).toBeGreaterThan(1);
    const made = { id: first.id, token: parseToken(first.guest_url) };
    expect((await correct(made, right)).statusCode).toBe(200);
    const emails = await Promise.all(dates.map(async ({ id }) => (await loadReservation(id)).customerEmail));
    expect(new Set(emails)).toEqual(new Set([right]));
    const code = await mailedCode(right);
    const { linkVersion } = await loadReservation(made.id);
    expect([code.length, linkVersion]).toEqual([6, 1]);
  });

  it('leaves other requests with the same address as they are', async () => {
    const [made, other] = [await request(), await request(await test.make.space({ withoutPhoto: true }))];
    await correct(made, right);
    expect((await loadReservation(other.id)).customerEmail).toBe(typed);
  });

  it('stands in the audit trail by the name of its field, without addresses', async () => {
    const made = await request();
    await correct(made, right);
    const entries = await test.orm.em
      .getConnection()
      .execute<{ action: string; row: string }[]>(
        `select action, to_jsonb(a)::text as row from audit_entry a where subject_type = 'reservation' and subject_id = ?`,
        [made.id],
      );
    expect(entries.map(({ action }) => action)).toContain('reservation.contact');
    expect(JSON.stringify(entries)).not.toContain('prostora.test');
  });
});

describe('a correction of the address', () => {
  it('is refused once the address is confirmed', async () => {
    const made = await request();
    await submitCode(made, await mailedCode(typed));
    expect(toOutcome(await correct(made, right))).toEqual([409, 'RESERVATION_CLOSED']);
    expect((await loadReservation(made.id)).customerEmail).toBe(typed);
  });

  it('is refused when the request has expired, and of a wrong token', async () => {
    const made = await request();
    expect((await correct({ ...made, token: 'x'.repeat(43) }, right)).statusCode).toBe(404);
    const later = new Date(Date.now() + 31 * MINUTE_MS);
    jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => later);
    expect(toOutcome(await correct(made, right))).toEqual([409, 'RESERVATION_EXPIRED']);
  });

  it.each(['', 'bez zavináče', null, 12])('returns 422 on its field for %j', async (email) => {
    const made = await request();
    const answer = await correct(made, email);
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['customer_email'],
    ]);
  });

  it('to the present address, in any case, returns 422 and keeps the code', async () => {
    const made = await request();
    const code = await mailedCode(typed);
    expect((await correct(made, typed.toUpperCase())).statusCode).toBe(422);
    expect((await submitCode(made, code)).statusCode).toBe(200);
  });

  it('is possible three times', async () => {
    let made = await request();
    const outcomes: number[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      const answer = await correct(made, `${name}-${right}`);
      outcomes.push(answer.statusCode);
      if (answer.statusCode === 200)
        made = { id: made.id, token: parseToken(answer.json<{ guest_url: string }>().guest_url) };
    }
    expect(outcomes).toEqual([200, 200, 200, 429]);
    expect((await loadReservation(made.id)).customerEmail).toBe(`c-${right}`);
  });

  it('changes nothing when the new address has got three codes in an hour', async () => {
    for (let count = 0; count < 3; count += 1)
      await request(await test.make.space({ withoutPhoto: true }), right);
    const made = await request();
    const code = await mailedCode(typed);
    expect(toOutcome(await correct(made, right))).toEqual([429, 'CONFIRMATION_RESENT_TOO_SOON']);
    expect((await submitCode(made, code)).statusCode).toBe(200);
    expect((await loadReservation(made.id)).customerEmail).toBe(typed);
  });

  it('counts to the open requests of the new address', async () => {
    for (let count = 0; count < 5; count += 1)
      await request(await test.make.space({ withoutPhoto: true }), right);
    expect(toOutcome(await correct(await request(), right))).toEqual([429, 'UNCONFIRMED_LIMIT']);
  });

  it('beside a confirmation by the former code never marks the new address as confirmed', async () => {
    const made = await request();
    const code = await mailedCode(typed);
    await Promise.all([submitCode(made, code), correct(made, right)]);
    const { awaitsEmailConfirmation, customerEmail } = await loadReservation(made.id);
    expect(awaitsEmailConfirmation || customerEmail === typed).toBe(true);
  });
});
