import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { addDays } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, GUEST, slotOn, type Headers } from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { OutboxEvent } from '../../../platform/outbox/index.ts';
import { Availability } from '../../availability/index.ts';
import type { Space } from '../../spaces/index.ts';
import { ReservationListeners } from '../mails/reservation.listeners.ts';
import { ReservationExpiryService } from '../reservation-expiry.service.ts';
import { ConfirmedEmailCookieStore } from './confirmed-email-cookie-store.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { GuestReservationDto } from './reservation-guest.dto.ts';
import type { CreatedReservationDto } from '../reservation.dto.ts';
import { Reservation } from '../index.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let space: Space;
let guests = 0;
let email = '';

const setNow = (instant: string): void => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
};

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  setNow(NOW);
  email = `host-${(guests += 1)}@prostora.test`;
  space = await test.make.space({ withoutPhoto: true });
  await mailbox.deliver();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const reservationIn = <T>(answer: LightMyRequestResponse): T => answer.json<{ reservation: T }>().reservation;
const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const getToken = ({ guest_url }: CreatedReservationDto): string => guest_url.split('#token=').at(-1) ?? '';
const loadReservation = (id: number): Promise<Reservation> =>
  test.orm.em.fork().findOneOrFail(Reservation, { id });
const listSteps = async (id: number): Promise<string[]> => {
  const events = await test.orm.em
    .fork()
    .find(OutboxEvent, { name: 'reservation.changed' }, { orderBy: { id: 'asc' } });
  return events
    .map(({ payload }) => payload as { reservation_id: number; step: string })
    .filter((taken) => taken.reservation_id === id)
    .map(({ step }) => step);
};
const request = async (where: Space = space, day = DAY): Promise<CreatedReservationDto> => {
  const answer = await calls.bookUnconfirmed(where, slotOn(day), { customer_email: email });
  expect(answer.statusCode).toBe(201);
  return reservationIn(answer);
};
/** Instant booking requires priced hours. */
const openForInstantBooking = async (): Promise<void> => {
  await calls.saveSettings(space, { instantBooking: true });
  const em = test.orm.em.fork();
  const hours = {
    startsAt: new Date(slotOn(DAY, 8, 20).start_datetime),
    endsAt: new Date(slotOn(DAY, 8, 20).end_datetime),
  };
  em.create(Availability, { space: space.id, ...hours, pricePerHourHaler: 100_000 });
  await em.flush();
};
/** The code of the only mail to the guest. */
const mailedCode = async (): Promise<string> => {
  const [mail, ...others] = (await mailbox.deliver()).filter(({ to }) => to === email);
  expect(others).toEqual([]);
  const [code] = /^\d{6}$/mu.exec(mail?.text ?? '') ?? [];
  expect(mail?.text).toMatch(new RegExp(`/rezervace/\\d+#token=[\\w-]{43}&kod=${code}`, 'u'));
  return code ?? '';
};
const submitCode = (made: CreatedReservationDto, code: string): Promise<LightMyRequestResponse> =>
  calls.send('POST', `reservations/${made.id}/guest/proof`, {}, { token: getToken(made), code });
const toWrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('an unconfirmed request', () => {
  it('holds its slot for 30 minutes, is never confirmed instantly and does not notify the owner', async () => {
    await openForInstantBooking();
    const made = await request();
    expect(made).toMatchObject({
      status: 'pending',
      awaits_proof: true,
      expires_at: '2027-02-01T09:30:00.000Z',
    });
    expect(await listSteps(made.id)).toEqual([]);
    expect((await mailbox.deliver()).map(({ to }) => to)).toEqual([email]);
    expect(toOutcome(await calls.book(space, slotOn(DAY)))).toEqual([409, 'SLOT_TAKEN']);
    setNow('2027-02-01T09:30:00.000Z');
    expect((await calls.book(space, slotOn(DAY))).statusCode).toBe(201);
    expect(await loadReservation(made.id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'system',
      confirmationCodeHash: null,
      clientHash: null,
    });
    expect(await listSteps(made.id)).toEqual([]);
  });

  it('is confirmed by the code, then waits 72 hours and notifies the owner', async () => {
    const made = await request();
    const code = await mailedCode();
    setNow('2027-02-01T09:10:00.000Z');
    const answer = await submitCode(made, code);
    expect(reservationIn<GuestReservationDto>(answer)).toMatchObject({
      status: 'pending',
      awaits_proof: false,
      expires_at: '2027-02-04T09:10:00.000Z',
    });
    expect(await listSteps(made.id)).toEqual(['requested']);
    expect(await loadReservation(made.id)).toMatchObject({
      emailConfirmedAt: new Date('2027-02-01T09:10:00.000Z'),
      confirmationCodeHash: null,
      clientHash: null,
    });
    expect((await submitCode(made, code)).statusCode).toBe(200);
    expect(await listSteps(made.id)).toEqual(['requested']);
  });

  it('becomes a confirmed reservation by the code with instant booking', async () => {
    await openForInstantBooking();
    const made = await request();
    expect(reservationIn(await submitCode(made, await mailedCode()))).toMatchObject({
      status: 'confirmed',
      expires_at: null,
    });
    expect(await listSteps(made.id)).toEqual(['booked']);
  });

  it('can be refused by the owner, but neither confirmed nor moved', async () => {
    const made = await request();
    const owner = await calls.signInOwner(space);
    expect(
      reservationIn<{ allowed_actions: string[]; awaits_proof: boolean }>(
        await calls.send('GET', `reservations/${made.id}`, owner),
      ),
    ).toMatchObject({ awaits_proof: true, allowed_actions: ['refuse', 'note'] });
    expect(toOutcome(await calls.send('POST', `reservations/${made.id}/confirm`, owner))).toEqual([
      409,
      'RESERVATION_UNCONFIRMED',
    ]);
  });

  it('rejects the code after its expiry', async () => {
    const made = await request();
    const code = await mailedCode();
    setNow('2027-02-01T09:30:00.000Z');
    expect(toOutcome(await submitCode(made, code))).toEqual([409, 'RESERVATION_EXPIRED']);
    await test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(ReservationExpiryService).expireAll());
    expect(toOutcome(await submitCode(made, code))).toEqual([409, 'RESERVATION_EXPIRED']);
    expect(await listSteps(made.id)).toEqual([]);
  });
});

describe('the confirmation code', () => {
  it('allows five attempts, then requires a new mail, at most once a minute', async () => {
    const made = await request();
    const code = await mailedCode();
    for (const left of [4, 3, 2, 1]) {
      const answer = await submitCode(made, toWrongCode(code));
      expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
        422,
        { code: `Kód nesouhlasí. Zbývající pokusy: ${left}` },
      ]);
    }
    expect(toOutcome(await submitCode(made, toWrongCode(code)))).toEqual([409, 'CONFIRMATION_CODE_LOCKED']);
    expect(toOutcome(await submitCode(made, code))).toEqual([409, 'CONFIRMATION_CODE_LOCKED']);
    const resend = (): Promise<LightMyRequestResponse> =>
      calls.send('POST', `reservations/${made.id}/guest/proof/mail`, {}, { token: getToken(made) });
    expect(toOutcome(await resend())).toEqual([429, 'CONFIRMATION_RESENT_TOO_SOON']);
    setNow('2027-02-01T09:01:00.000Z');
    expect((await resend()).statusCode).toBe(200);
    const second = await mailedCode();
    if (second !== code) expect((await submitCode(made, code)).statusCode).toBe(422);
    expect((await submitCode(made, second)).statusCode).toBe(200);
  });

  it('is stored in plain text neither in the database nor in the outbox', async () => {
    const made = await request();
    const rows = await test.orm.em
      .getConnection()
      .execute<object[]>(
        `select to_jsonb(r)::text as row from reservation r where id = ? union all select payload::text from outbox_event where name = 'job:send-mail' and relayed_at is null`,
        [made.id],
      );
    const code = await mailedCode();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(getToken(made));
  });

  it.each(['', '12345', '1234567', 'abcdef', null])(
    'returns 422 on its field for the malformed value %j',
    async (code) => {
      const made = await request();
      const answer = await calls.send(
        'POST',
        `reservations/${made.id}/guest/proof`,
        {},
        { token: getToken(made), code },
      );
      expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
        422,
        { code: 'Zadejte šest číslic z e-mailu' },
      ]);
    },
  );

  it('confirms all open requests of the address from the same client, and of no other address', async () => {
    const [first, second] = [await request(), await request(await test.make.space({ withoutPhoto: true }))];
    const codes = (await mailbox.deliver())
      .filter(({ to }) => to === email)
      .map(({ text }) => /^\d{6}$/mu.exec(text)?.[0] ?? '');
    const foreign = reservationIn<CreatedReservationDto>(
      await calls.bookUnconfirmed(space, slotOn(addDays(DAY)), { customer_email: `jiny-${email}` }),
    );
    expect((await submitCode(first, codes[1] ?? '')).statusCode).toBe(200);
    expect([
      (await loadReservation(first.id)).awaitsEmailConfirmation,
      (await loadReservation(second.id)).awaitsEmailConfirmation,
      (await loadReservation(foreign.id)).awaitsEmailConfirmation,
    ]).toEqual([false, false, true]);
  });
});

describe('wrong codes', () => {
  const nextCodes = async (): Promise<string[]> =>
    (await mailbox.deliver())
      .filter(({ to }) => to === email)
      .map(({ text }) => /^\d{6}$/mu.exec(text)?.[0] ?? '');
  const pickWrongCode = (codes: readonly string[]): string =>
    ['000000', '111111', '222222', '333333'].find((code) => !codes.includes(code)) ?? '';

  it('count for every code of the address, whichever of its requests they are entered for', async () => {
    const made = [await request(), await request(await test.make.space({ withoutPhoto: true }))];
    const codes = await nextCodes();
    const wrong = pickWrongCode(codes);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await submitCode(made[count % 2] as CreatedReservationDto, wrong)).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 409, 409]);
    for (const one of made)
      for (const code of codes)
        expect(toOutcome(await submitCode(one, code))).toEqual([409, 'CONFIRMATION_CODE_LOCKED']);
  });

  it('count up to five also when entered concurrently for several requests', async () => {
    const made = [await request()];
    while (made.length < 4) made.push(await request(await test.make.space({ withoutPhoto: true })));
    const wrong = pickWrongCode(await nextCodes());
    const answers = await Promise.all([...made, ...made, ...made].map((one) => submitCode(one, wrong)));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 422)).toHaveLength(4);
    const attempts = await Promise.all(made.map(({ id }) => loadReservation(id)));
    expect(attempts.map(({ confirmationAttempts }) => confirmationAttempts)).toEqual([5, 5, 5, 5]);
  });

  it('after the confirmation are not checked, and mark no browser as confirmed', async () => {
    const made = await request();
    const code = await mailedCode();
    await submitCode(made, code);
    const answer = await submitCode(made, toWrongCode(code));
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  });
});

describe('a confirmed e-mail address', () => {
  const cookieIn = (answer: LightMyRequestResponse): Headers => ({
    cookie: [answer.headers['set-cookie']].flat().at(-1)?.split(';')[0] ?? '',
  });

  it('is remembered in the browser for 30 days, for this address only', async () => {
    const made = await request();
    const answer = await submitCode(made, await mailedCode());
    // A cookie of a former release, with a longer path, would come first.
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^proved_mailboxes=; Max-Age=0; Path=\/api\/reservations;/u),
      expect.stringMatching(
        /^proved_mailboxes=[\w-]+; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Strict$/u,
      ),
    ]);
    const browser = cookieIn(answer);
    const book = async (day: string, address: string): Promise<boolean> =>
      reservationIn<CreatedReservationDto>(
        await calls.bookUnconfirmed(space, slotOn(day), { customer_email: address }, browser),
      ).awaits_proof;
    expect([
      await book('2027-03-11', email.toUpperCase()),
      await book('2027-03-12', `jiny-${email}`),
    ]).toEqual([false, true]);
    setNow('2027-03-03T09:00:01.000Z');
    expect(await book('2027-03-13', email)).toBe(true);
  });

  it('is not accepted from a forged cookie', async () => {
    const browser = { cookie: `${test.app.get(ConfirmedEmailCookieStore).toHeader(email)}x` };
    expect(
      reservationIn(await calls.bookUnconfirmed(space, slotOn(DAY), { customer_email: email }, browser)),
    ).toMatchObject({ awaits_proof: true });
  });

  it('is the confirmed address of the signed-in user only', async () => {
    const user = await test.make.user({ emailConfirmedAt: new Date(NOW) });
    const unconfirmed = await test.make.user({ emailConfirmedAt: null });
    const [known, unknown] = [await test.signIn(user.email), await test.signIn(unconfirmed.email)];
    const book = async (day: string, address: string, headers: Headers): Promise<boolean> =>
      reservationIn<CreatedReservationDto>(
        await calls.bookUnconfirmed(space, slotOn(day), { customer_email: address }, headers),
      ).awaits_proof;
    expect(await book('2027-03-11', user.email, known)).toBe(false);
    expect(await book('2027-03-12', email, known)).toBe(true);
    expect(await book('2027-03-13', unconfirmed.email, unknown)).toBe(true);
  });
});

describe('POST /api/reservations without consent to the legal terms', () => {
  it.each([undefined, false, null, 'true'])('returns 422 for terms_accepted %j', async (terms_accepted) => {
    const answer = await calls.book(space, slotOn(DAY), { terms_accepted });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { terms_accepted: 'Bez souhlasu s podmínkami rezervovat nejde' },
    ]);
  });
});

it('sends no mails about steps of an unconfirmed request', async () => {
  const made = await request();
  await mailbox.deliver();
  await calls.send('DELETE', `reservations/${made.id}/guest`, {}, { token: getToken(made), reason: '' });
  const listeners = test.app.get(ReservationListeners);
  const taken = {
    reservation_id: made.id,
    step: 'cancelled',
    by: 'guest',
    sequence: 1,
    former: null,
  } as const;
  await test.app.get(UnitOfWork).runInOwnContext(() => listeners.mailGuest(taken));
  await test.app.get(UnitOfWork).runInOwnContext(() => listeners.mailOwner(taken));
  expect(await mailbox.deliver()).toEqual([]);
  expect(GUEST.terms_accepted).toBe(true);
});
