import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import type { Space } from '../../spaces/index.ts';
import { Reservation } from '../../reservations/reservation.entity.ts';
import { ReservationJobs } from '../../reservations/privacy/reservation.jobs.ts';
import { ReservationListeners } from '../../reservations/mails/reservation.listeners.ts';
import type { ReservationStep } from '../../reservations/reservation.events.ts';
import type { LinkedOptionAnswerDto } from './option-link.dto.ts';

/** A Tuesday, 11:00 in Prague. */
const NOW = new Date('2026-12-01T10:00:00Z');

let test: TestApp;
let mailbox: Mailbox;
let space: Space;
let days = 0;

beforeAll(async () => {
  test = await createTestApp();
  mailbox = new Mailbox(test);
  space = await test.make.space({ name: 'Velký sál' });
});
beforeEach(() => setNow(NOW));
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => test.close());

const setNow = (now: Date): void => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => now);
};
const later = (hours: number, from = NOW): Date => new Date(from.getTime() + hours * HOUR_MS);
const inJob = <T>(work: () => Promise<T>): Promise<T> => test.app.get(UnitOfWork).runInOwnContext(work);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const ownerOf = (where: Space): string => where.building.customer.user.email;

/** A reservation that the owner entered without an e-mail, on its own day. */
async function createOwn(given: Partial<Reservation> = {}, where: Space = space): Promise<Reservation> {
  const em = test.orm.em.fork();
  const startsAt = given.startsAt ?? later(24 * (30 + (days += 1)));
  const endsAt = later(4, startsAt);
  const made = em.create(
    Reservation,
    {
      space: where.id,
      status: 'pending',
      source: 'owner',
      customerName: 'Nováčkovi',
      customerEmail: '',
      customerPhone: '+420777123456',
      numberOfGuests: 60,
      priceHaler: 450_000,
      createdAt: later(-72),
      expiresAt: given.status === 'confirmed' ? null : later(20),
      ...given,
      startsAt,
      endsAt,
      heldFrom: startsAt,
      heldUntil: endsAt,
    } as never,
    { partial: true },
  );
  await em.flush();
  return made;
}
const load = ({ id }: Reservation): Promise<Reservation> =>
  test.orm.em.fork().findOneOrFail(Reservation, { id });
const remind = async (now = NOW): Promise<Mail[]> => {
  setNow(now);
  for (let time = 0; time < 2; time += 1) await inJob(() => test.app.get(ReservationJobs).remind());
  return mailbox.deliver();
};
/** Path of the page linked from the first mail. */
const findPath = (mails: readonly Mail[], page: string): string =>
  new RegExp(`/${page}/\\d+[/?][^\\s]+`, 'u').exec(mails[0]?.text ?? '')?.[0] ?? 'none';

describe('mails about steps of the owner', () => {
  it.each([
    ['booked', 'confirmed', 'Zapsali jste rezervaci', 'CONFIRMED'],
    ['requested', 'pending', 'Zapsali jste opci', 'TENTATIVE'],
    ['confirmed', 'confirmed', 'Potvrdili jste rezervaci', 'CONFIRMED'],
    ['refused', 'cancelled', 'Uvolnili jste opci', 'CANCELLED'],
  ] as const)(
    'carry the event of the step %s and claim no mail to the guest',
    async (step, status, subject, state) => {
      const { id, sequence } = await createOwn({ status, title: 'Svatba' });
      const event = {
        reservation_id: id,
        step: step as ReservationStep,
        by: 'owner' as const,
        sequence,
        former: null,
      };
      await inJob(() => test.app.get(ReservationListeners).mailOwner(event));
      await inJob(() => test.app.get(ReservationListeners).mailGuest(event));
      const mails = await mailbox.deliver();
      expect(mails.map(({ to }) => to)).toEqual([ownerOf(space)]);
      const [mail] = mails;
      expect(plain(mail?.subject ?? '')).toBe(`${subject}: Velký sál, ${space.building.name}`);
      expect(mail?.text).not.toContain('dali vědět');
      const file = String(mail?.attachments?.[0]?.content).replaceAll('\r\n ', '');
      expect(file).toContain(`STATUS:${state}`);
      expect(file).toContain('(Svatba\\, Nováčkovi)');
    },
  );

  it('are not sent about a past event that the owner enters later', async () => {
    const { id, sequence } = await createOwn({ status: 'confirmed', startsAt: later(-48) });
    const event = {
      reservation_id: id,
      step: 'booked' as const,
      by: 'owner' as const,
      sequence,
      former: null,
    };
    await inJob(() => test.app.get(ReservationListeners).mailOwner(event));
    expect(await mailbox.deliver()).toEqual([]);
  });

  it('say that an option expired', async () => {
    const { id, sequence } = await createOwn({ status: 'cancelled' });
    const event = {
      reservation_id: id,
      step: 'expired' as const,
      by: 'system' as const,
      sequence,
      former: null,
    };
    await inJob(() => test.app.get(ReservationListeners).mailOwner(event));
    expect(plain((await mailbox.deliver())[0]?.subject ?? '')).toMatch(/^Opce skončila: /u);
  });
});

describe('an option that ends within a day', () => {
  const clear = (): Promise<unknown> =>
    test.orm.em.getConnection().execute(`update reservation set status = 'cancelled'`);
  beforeEach(clear);

  /** Reads the option for no step; a step is taken in a session of the owner unless another one is given. */
  const call = async (
    option: Reservation,
    token: string,
    step = '',
    headers?: { authorization: string } | null,
  ): Promise<LightMyRequestResponse> => {
    const session = step === '' || headers !== undefined ? headers : await test.signIn(ownerOf(space));
    return test.request({
      method: 'POST',
      url: `/api/reservations/${option.id}/option${step === '' ? '' : `/${step}/${token}`}`,
      payload: step === '' ? { token } : {},
      ...(session && { headers: session }),
    });
  };
  const getOption = (answer: LightMyRequestResponse): LinkedOptionAnswerDto['option'] =>
    answer.json<LinkedOptionAnswerDto>().option;
  const openLink = async (option: Reservation): Promise<string> => {
    const path = findPath(await remind(), 'opce');
    expect(path).toContain(`/opce/${option.id}?krok=`);
    return path.split('#token=')[1] ?? '';
  };

  it('is mailed to its owner once, with a link for each step', async () => {
    await createOwn({ expiresAt: later(30) });
    await createOwn({ createdAt: later(-2) });
    await createOwn({
      source: 'guest',
      customerEmail: 'jana@prostora.test',
      expiresAt: later(3),
      createdAt: later(-1),
    });
    expect(await remind()).toEqual([]);
    const option = await createOwn();
    const mails = await remind();
    expect(mails.map(({ to, subject }) => [to, plain(subject)])).toEqual([
      [ownerOf(space), `Opce brzy skončí: Velký sál, ${space.building.name}`],
    ]);
    for (const step of ['prodlouzit', 'potvrdit', 'uvolnit'])
      expect(mails[0]?.text).toContain(`/opce/${option.id}?krok=${step}#token=`);
    expect(await remind(later(1))).toEqual([]);
  });

  it('is shown by its link only, and nothing changes by reading', async () => {
    const option = await createOwn();
    const token = await openLink(option);
    expect((await call(option, 'x'.repeat(43))).statusCode).toBe(404);
    const other = await createOwn();
    expect((await call(other, token)).statusCode).toBe(404);
    expect(getOption(await call(option, token))).toMatchObject({
      id: option.id,
      state: 'open',
      customer_name: 'Nováčkovi',
      number_of_guests: 60,
      option_until: later(20).toISOString(),
      prolonged_until: later(92).toISOString(),
    });
    expect((await load(option)).status).toBe('pending');
  });

  it('is prolonged by its owner in the portal, who may take the end back', async () => {
    const option = await createOwn({ startsAt: later(24 * 10) });
    const asOwner = await test.signIn(ownerOf(space));
    const asOther = await test.signIn((await test.make.customer()).user.email);
    const change = (option_until: string | null, headers = asOwner) =>
      test.request({
        method: 'PUT',
        url: `/api/reservations/${option.id}/option`,
        headers,
        payload: { option_until },
      });
    expect((await change(null, asOther)).statusCode).toBe(404);
    expect((await change(null)).json()).toEqual({ option_until: later(92).toISOString() });
    expect((await change(later(20).toISOString())).json()).toEqual({ option_until: later(20).toISOString() });
    expect((await load(option)).expiresAt).toEqual(later(20));
    for (const wrong of [later(-1), later(24 * 10 + 1)])
      expect((await change(wrong.toISOString())).json()).toMatchObject({
        errors: { option_until: 'Opce musí skončit v budoucnu a před začátkem akce.' },
      });
    const requested = await createOwn({ source: 'guest', customerEmail: 'jana@prostora.test' });
    const refused = await test.request({
      method: 'PUT',
      url: `/api/reservations/${requested.id}/option`,
      headers: asOwner,
      payload: { option_until: null },
    });
    expect(refused.statusCode).toBe(409);
  });

  it('is prolonged by three days, never past its start', async () => {
    const option = await createOwn({ startsAt: later(24 * 4) });
    const token = await openLink(option);
    expect(getOption(await call(option, token, 'prolong'))).toMatchObject({
      option_until: later(92).toISOString(),
      prolonged_until: later(96).toISOString(),
    });
    expect(getOption(await call(option, token, 'prolong'))).toMatchObject({
      option_until: later(96).toISOString(),
      prolonged_until: null,
    });
    const refused = await call(option, token, 'prolong');
    expect([refused.statusCode, refused.json<{ error_code: string }>().error_code]).toEqual([
      409,
      'RESERVATION_CLOSED',
    ]);
    expect((await load(option)).sequence).toBe(0);
    const records = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'reservation', subjectId: option.id, action: 'reservation.option' });
    expect(records.map(({ actorId }) => actorId)).toEqual(
      Array.from({ length: 2 }, () => space.building.customer.user.id),
    );
    expect(await remind(later(80))).toHaveLength(1);
  });

  it('is confirmed once', async () => {
    const option = await createOwn();
    const token = await openLink(option);
    expect(getOption(await call(option, token, 'confirm')).state).toBe('confirmed');
    expect(getOption(await call(option, token, 'confirm')).state).toBe('confirmed');
    expect(await load(option)).toMatchObject({ status: 'confirmed', expiresAt: null, sequence: 1 });
    expect((await call(option, token, 'release')).statusCode).toBe(409);
  });

  it.each(['prolong', 'confirm', 'release'])('does not %s without the session of a host', async (step) => {
    const option = await createOwn();
    const token = await openLink(option);
    expect((await call(option, token, step, null)).statusCode).toBe(401);
    const stranger = await test.signIn((await test.make.customer()).user.email);
    expect((await call(option, token, step, stranger)).statusCode).toBe(404);
    const caretaker = await test.make.user();
    await test.make.member({ customer: space.building.customer, user: caretaker, role: 'domovnik' });
    expect((await call(option, token, step, await test.signIn(caretaker.email))).statusCode).toBe(403);
    expect((await load(option)).status).toBe('pending');
  });

  it('is shown until thirty days after the event', async () => {
    const option = await createOwn();
    const token = await openLink(option);
    setNow(later(24 * 30, option.endsAt));
    expect((await call(option, token)).statusCode).toBe(200);
    setNow(later(24 * 30 + 1, option.endsAt));
    expect((await call(option, token)).statusCode).toBe(404);
  });

  it('is released by its link, once', async () => {
    const option = await createOwn();
    const token = await openLink(option);
    for (let time = 0; time < 2; time += 1)
      expect(getOption(await call(option, token, 'release'))).toMatchObject({
        state: 'ended',
        option_until: null,
      });
    expect(await load(option)).toMatchObject({ status: 'cancelled', cancelledBy: 'owner', sequence: 1 });
    expect((await call(option, token, 'confirm')).statusCode).toBe(409);
  });

  it('is closed for the link after its end', async () => {
    const option = await createOwn();
    const token = await openLink(option);
    setNow(later(21));
    expect(getOption(await call(option, token)).state).toBe('ended');
    expect((await call(option, token, 'confirm')).statusCode).toBe(409);
    expect((await call(option, token, 'prolong')).statusCode).toBe(409);
  });
});

describe('the mail about tomorrow', () => {
  const send = async (now: Date): Promise<Mail[]> => {
    setNow(now);
    for (let time = 0; time < 2; time += 1) await inJob(() => test.app.get(ReservationJobs).sendDayPlans());
    return mailbox.deliver();
  };
  const evening = new Date('2026-12-01T16:05:00Z');

  it('is one mail a day from 17:00 with the confirmed bookings of the day', async () => {
    const [one, other] = [await test.make.space({ name: 'Loft' }), await test.make.space()];
    const tomorrow = (time: string): Date => new Date(`2026-12-02T${time}Z`);
    await createOwn({ status: 'confirmed', startsAt: tomorrow('18:00:00'), title: 'Svatba' }, one);
    await createOwn({ status: 'confirmed', startsAt: tomorrow('08:00:00') }, one);
    await createOwn({ startsAt: tomorrow('13:00:00') }, one);
    await createOwn({ status: 'confirmed', startsAt: tomorrow('23:30:00') }, other);
    expect(await send(new Date('2026-12-01T15:55:00Z'))).toEqual([]);
    const mails = await send(evening);
    expect(mails.map(({ to, subject }) => [to, plain(subject)])).toEqual([
      [ownerOf(one), 'Zítra u vás: 2 akce'],
    ]);
    const text = plain(mails[0]?.text ?? '');
    expect(text).toContain('zítra, st 2. 12. 2026, vás čekají 2 akce.');
    expect(text.indexOf('9:00 Loft')).toBeLessThan(text.indexOf('19:00 Loft'));
    expect(text).toContain('Svatba, Nováčkovi · hostů: 60 · +420 777 123 456');
    expect(await send(later(2, evening))).toEqual([]);
  });

  it('ends by its link and one click, and starts again', async () => {
    const where = await test.make.space();
    for (const day of [2, 3, 4])
      await createOwn({ status: 'confirmed', startsAt: new Date(`2027-01-0${day}T10:00:00Z`) }, where);
    const [mail] = await send(new Date('2027-01-01T17:00:00Z'));
    const [, , id, token] = findPath([mail as Mail], 'zitra').split('/');
    const url = `/api/day-plans/${id}`;
    expect(mail?.unsubscribe).toContain(`${url}/unsubscribe/${token}`);
    const post = (path: string, payload: object = {}): Promise<LightMyRequestResponse> =>
      test.request({ method: 'POST', url: `${url}/${path}`, payload });
    expect((await post('link', { token: 'x'.repeat(43) })).statusCode).toBe(404);
    expect((await test.request({ url: `${url}/unsubscribe/${token}` })).headers.location).toBe(
      `/zitra/${id}/${token}`,
    );
    expect((await post('link', { token })).json()).toEqual({ is_on: true });
    expect((await post(`unsubscribe/${token}`, { 'List-Unsubscribe': 'One-Click' })).json()).toEqual({
      is_on: false,
    });
    expect((await post('link', { token })).json()).toEqual({ is_on: false });
    expect(await send(new Date('2027-01-02T17:00:00Z'))).toEqual([]);
    const form = await post(`subscribe/${token}`, { page: '1' });
    expect([form.statusCode, form.headers.location]).toEqual([303, `/zitra/${id}/${token}`]);
    expect(await send(new Date('2027-01-03T17:00:00Z'))).toHaveLength(1);
  });
});
