import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MemberRole } from '@prostora/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, COLLISIONS_QUERY, type Headers } from '../../../../test/bookings.ts';
import { relayTwice } from '../../../../test/events.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { BlockedSlot } from '../../availability/index.ts';
import type { Space } from '../../spaces/index.ts';
import { ChangeProposal } from '../change-proposal.entity.ts';
import type { GuestReservationDto } from '../guest-access/reservation-guest.dto.ts';
import type { OwnBookingAnswerDto, SlotConflictDto } from '../own-bookings/own-booking.dto.ts';
import { Reservation } from '../reservation.entity.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import type { SeriesChangesAnswerDto, SeriesDto } from './series.dto.ts';

const NOW = '2027-03-01T09:00:00.000Z';
/** Thursdays around the change to daylight saving time on 28 March. */
const FIRST = { start_datetime: '2027-03-11T18:00', end_datetime: '2027-03-11T19:30' };
const WEEKLY = { weekdays: [4], every: 1, until: '2027-04-08' };
const DAYS = ['2027-03-11', '2027-03-18', '2027-03-25', '2027-04-01', '2027-04-08'];
const GUEST = 'jana@prostora.test';

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;
let mailbox: Mailbox;

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
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
    await calls.send('DELETE', `reservations/${second?.id}`, owner, {
      reason: 'Svátek',
      apply_to: 'this',
    });
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

const change = (id: number, body: object, headers: Headers = owner): Promise<LightMyRequestResponse> =>
  calls.send('POST', `series/${id}/changes`, headers, { from_day: DAYS[0], version: 1, ...body });
const cancel = (id: number, body: object, headers: Headers = owner): Promise<LightMyRequestResponse> =>
  calls.send('DELETE', `series/${id}`, headers, { from_day: DAYS[0], version: 1, ...body });
const changed = async (id: number, body: object): Promise<SeriesChangesAnswerDto> => {
  const answer = await change(id, body);
  if (answer.statusCode !== 200) throw new Error(`not changed: ${answer.body}`);
  return answer.json();
};
const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const toFieldErrors = (answer: LightMyRequestResponse): [number, Record<string, string>] => [
  answer.statusCode,
  answer.json<{ errors: Record<string, string> }>().errors,
];
/** Occurrences by day in the database. */
const listRows = (id: number): Promise<Reservation[]> =>
  test.orm.em.fork().find(Reservation, { series: id }, { orderBy: { seriesDay: 'asc', id: 'asc' } });
const listStarts = async (id: number): Promise<string[]> =>
  (await listRows(id)).map(({ startsAt }) => startsAt.toISOString());
const BEFORE = [
  '2027-03-11T17:00:00.000Z',
  '2027-03-18T17:00:00.000Z',
  '2027-03-25T17:00:00.000Z',
  '2027-04-01T16:00:00.000Z',
  '2027-04-08T16:00:00.000Z',
];
/** Mails of the pending events, with plain spaces. */
async function deliverMails(): Promise<Mail[]> {
  await relayTwice(test, 'reservation.');
  return (await mailbox.deliver()).map((mail) => ({ ...mail, text: mail.text.replaceAll('\u00a0', ' ') }));
}
const AGREED = { agreed_by_phone: true };

describe('POST /api/series/:id/changes', () => {
  it('changes an occurrence and the following ones at the same wall time', async () => {
    const { series_id: id } = await createSeries();
    const answer = await changed(id, {
      ...AGREED,
      from_day: DAYS[2],
      start_time: '19:00',
      end_time: '20:00',
      title: 'Pilates',
      staff_note: 'Podložky jsou ve skladu.',
    });
    expect([answer.applied.toSorted(), answer.changed, answer.proposed]).toEqual([
      ['end_datetime', 'staff_note', 'start_datetime', 'title'],
      3,
      0,
    ]);
    expect(await listStarts(id)).toEqual([
      ...BEFORE.slice(0, 2),
      '2027-03-25T18:00:00.000Z',
      '2027-04-01T17:00:00.000Z',
      '2027-04-08T17:00:00.000Z',
    ]);
    const { series } = answer;
    expect(series.rule).toMatchObject({ start_time: '19:00', end_time: '20:00' });
    expect(series.occurrences.map(({ differs }) => differs)).toEqual(DAYS.map(() => false));
    expect((await listRows(id)).map(({ title, staffNote }) => [title, staffNote])).toEqual([
      ['', ''],
      ['', ''],
      ...DAYS.slice(2).map(() => ['Pilates', 'Podložky jsou ve skladu.']),
    ]);
    expect(series.version).toBeGreaterThan(1);
  });

  it('leaves occurrences that have begun or are cancelled', async () => {
    const { series_id: id, reservations } = await createSeries();
    await calls.send('DELETE', `reservations/${reservations[2]?.id}`, owner, {
      reason: 'Svátek',
      apply_to: 'this',
    });
    await setNow('2027-03-11T18:00:00.000Z');
    const { version } = await readSeries(id);
    expect(await changed(id, { ...AGREED, version, price: 1200 })).toMatchObject({ changed: 3 });
    expect((await listRows(id)).map(({ priceHaler }) => priceHaler)).toEqual([
      100_000, 120_000, 100_000, 120_000, 120_000,
    ]);
  });

  it('moves to time that other occurrences of the same change leave', async () => {
    const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], every: 1, until: '2027-03-14' };
    const whole = { start_datetime: '2027-03-11T10:00', end_datetime: '2027-03-12T08:00' };
    const { series_id: id } = await createSeries({ ...whole, repeat: daily });
    expect(await changed(id, { ...AGREED, start_time: '14:00' })).toMatchObject({ changed: 4 });
    const { version } = await readSeries(id);
    expect(await changed(id, { ...AGREED, version, start_time: '07:00' })).toMatchObject({ changed: 4 });
    expect(await test.orm.em.fork().execute(COLLISIONS_QUERY)).toEqual([]);
  });

  it('moves to another space of the owner', async () => {
    const { series_id: id } = await createSeries();
    const other = await test.make.space({ withoutPhoto: true, building: space.building });
    const { series } = await changed(id, { ...AGREED, from_day: DAYS[1], space_id: other.id, price: 900 });
    expect(series.occurrences.map((one) => [one.space.id, one.price])).toEqual([
      [space.id, 1000],
      ...DAYS.slice(1).map(() => [other.id, 900]),
    ]);
    const foreign = await test.make.space({ withoutPhoto: true });
    const rejected = await change(id, { ...AGREED, version: series.version, space_id: foreign.id });
    expect(toFieldErrors(rejected)[0]).toBe(422);
    expect(Object.keys(toFieldErrors(rejected)[1])).toEqual(['space_id']);
  });

  it('changes all or nothing, and names what holds the time', async () => {
    const { series_id: id } = await createSeries();
    const em = test.orm.em.fork();
    const [startsAt, endsAt] = [new Date('2027-04-01T17:30:00Z'), new Date('2027-04-01T19:00:00Z')];
    em.create(
      BlockedSlot,
      { space: space.id, startsAt, endsAt, privateReason: 'Malování' },
      { partial: true },
    );
    await em.flush();
    const answer = await change(id, { ...AGREED, start_time: '19:00', title: 'Pilates' });
    expect(toOutcome(answer)).toEqual([409, 'SLOT_TAKEN']);
    expect(answer.json<{ conflicts: SlotConflictDto[] }>().conflicts).toEqual([
      {
        space_id: space.id,
        start_datetime: startsAt.toISOString(),
        end_datetime: endsAt.toISOString(),
        kind: 'block',
        reservation_id: null,
      },
    ]);
    expect(answer.body).not.toContain('Malování');
    expect(await listStarts(id)).toEqual(BEFORE);
    expect((await listRows(id)).map(({ title }) => title)).toEqual(DAYS.map(() => ''));
    expect((await readSeries(id)).version).toBe(1);
  });

  it('rejects a stale version, also after a change of a single occurrence', async () => {
    const { series_id: id, reservations } = await createSeries();
    const note = { sequence: 0, ...AGREED, price: 1100 };
    await calls.send('POST', `reservations/${reservations[3]?.id}/changes`, owner, note);
    expect(toOutcome(await change(id, { ...AGREED, start_time: '19:00' }))).toEqual([409, 'SERIES_CHANGED']);
    expect(toOutcome(await cancel(id, { reason: 'Konec' }))).toEqual([409, 'SERIES_CHANGED']);
    await changed(id, { ...AGREED, version: 2, start_time: '19:00' });
    const again = await change(id, { ...AGREED, version: 2, start_time: '20:00' });
    expect(again.json()).toMatchObject({
      error_code: 'SERIES_CHANGED',
      message: 'Řada termínů se mezitím změnila. Načtěte ji prosím znovu.',
    });
  });

  it('changes options at once', async () => {
    const { series_id: id } = await createSeries({ status: 'option', customer_email: GUEST });
    expect(await changed(id, { start_time: '19:00', price: 1500 })).toMatchObject({
      changed: 5,
      proposed: 0,
    });
  });

  it('requires an agreement by phone with a guest without an e-mail', async () => {
    const { series_id: id } = await createSeries();
    expect(toFieldErrors(await change(id, { start_time: '19:00' }))).toEqual([
      422,
      { agreed_by_phone: 'Potvrďte, že je změna s hostem domluvená.' },
    ]);
    expect(await changed(id, { title: 'Pilates', number_of_guests: 1 })).toMatchObject({ changed: 5 });
  });

  it('rejects a day without a remaining occurrence and an end at the start', async () => {
    const { series_id: id } = await createSeries();
    expect(toFieldErrors(await change(id, { from_day: '2027-04-09', title: 'Jóga' }))).toEqual([
      422,
      { from_day: 'Od tohoto dne už v řadě žádný termín nezbývá.' },
    ]);
    const short = await change(id, { ...AGREED, start_time: '19:00', end_time: '19:00' });
    expect(Object.keys(toFieldErrors(short)[1])).toEqual(['end_time']);
    const clock = await change(id, { ...AGREED, start_time: '25:00' });
    expect(Object.keys(toFieldErrors(clock)[1])).toEqual(['start_time']);
  });

  it('changes times of days that take several spaces, not space and price', async () => {
    const other = await test.make.space({ withoutPhoto: true, building: space.building });
    const rooms = [
      { space_id: space.id, price: 1000 },
      { space_id: other.id, price: 500 },
    ];
    const { series_id: id } = await createSeries({ rooms });
    expect(toFieldErrors(await change(id, { ...AGREED, price: 900 }))).toEqual([
      422,
      { price: 'Řada je ve více prostorech. Prostor a cenu změňte u jednotlivých termínů.' },
    ]);
    expect(await changed(id, { ...AGREED, start_time: '19:00' })).toMatchObject({ changed: 10 });
  });

  it('is forbidden to members that only read, and hidden from others', async () => {
    const { series_id: id } = await createSeries();
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    for (const send of [change, cancel]) {
      expect((await send(id, {}, stranger)).statusCode).toBe(404);
      for (const role of ['ucetni', 'domovnik'] as const)
        expect((await send(id, {}, await signInMember(role))).statusCode).toBe(403);
    }
    expect((await change(id, { title: 'Jóga' }, await signInMember('spravce'))).statusCode).toBe(200);
  });

  it('sends one mail about all days to the guest and one to the owner', async () => {
    const { series_id: id } = await createSeries({ status: 'option', customer_email: GUEST });
    await deliverMails();
    await changed(id, { start_time: '19:00' });
    const mails = await deliverMails();
    const ofGuest = mails.filter(({ to }) => to === GUEST);
    expect(ofGuest.map(({ subject }) => subject)).toEqual([expect.stringContaining('Jiný termín')]);
    const [before, after] = (ofGuest[0]?.text ?? '').replaceAll('\u00a0', ' ').split('Nově:');
    for (const day of ['18. 3.', '25. 3.', '1. 4.', '8. 4.']) {
      expect(before).toMatch(new RegExp(`${day} 2027, 18:00`, 'u'));
      expect(after).toMatch(new RegExp(`${day} 2027, 19:00`, 'u'));
    }
    expect(ofGuest[0]?.attachments).toHaveLength(1);
    expect(mails.filter(({ to }) => to !== GUEST)).toHaveLength(1);
  });

  it('states the price of each day and the total in both mails', async () => {
    const rooms = [{ space_id: space.id, price: 1300 }];
    const { series_id: id } = await createSeries({ status: 'option', customer_email: GUEST, rooms });
    await deliverMails();
    await changed(id, { price: 1950 });
    const mails = await deliverMails();
    expect(mails.map(({ to }) => to === GUEST).toSorted()).toEqual([false, true]);
    for (const { text, to } of mails) {
      const [before, after] = (text ?? '').replaceAll('\u00a0', ' ').split('Nově:');
      for (const [version, total, price] of [
        [before, '6 500 Kč', '1 300 Kč'],
        [after, '9 750 Kč', '1 950 Kč'],
      ]) {
        expect([to, version]).toEqual([to, expect.stringContaining(`Cena: ${total}\n`)]);
        expect(version?.split(`: ${price}\n`)).toHaveLength(DAYS.length + 1);
      }
    }
  });
});

describe('a change of confirmed occurrences of a guest with an e-mail', () => {
  const getToken = (id: number): string =>
    test.app.get(ReservationLinksService).buildPath({ id, linkVersion: 0 }).split('#token=').at(-1) ?? '';
  const answer = (id: number, proposalId: number, word: string): Promise<LightMyRequestResponse> =>
    calls.send(
      'POST',
      `reservations/${id}/guest/proposal`,
      {},
      { token: getToken(id), proposal_id: proposalId, answer: word },
    );
  const listProposals = (id: number): Promise<ChangeProposal[]> =>
    test.orm.em
      .fork()
      .find(ChangeProposal, { reservation: { series: id } }, { orderBy: { reservation: 'asc', id: 'asc' } });
  async function propose(more: object = {}): Promise<{ id: number; proposals: ChangeProposal[] }> {
    const { series_id: id } = await createSeries({ customer_email: GUEST });
    await deliverMails();
    const result = await changed(id, {
      from_day: DAYS[1],
      start_time: '19:00',
      message: 'Promiňte',
      ...more,
    });
    expect([result.changed, result.proposed]).toEqual([0, 4]);
    return { id, proposals: await listProposals(id) };
  }

  it('is proposed in one bundle that one mail names', async () => {
    const { id, proposals } = await propose();
    expect(new Set(proposals.map(({ bundle }) => bundle)).size).toBe(1);
    expect(proposals[0]?.bundle).not.toBeNull();
    expect(await listStarts(id)).toEqual(BEFORE);
    const series = await readSeries(id);
    expect(series.occurrences.map((one) => one.is_change_proposed)).toEqual([false, true, true, true, true]);
    expect(series.rule.start_time).toBe('18:00');
    const mails = await deliverMails();
    expect(mails.map(({ to }) => to)).toEqual([GUEST]);
    expect(mails[0]?.text).toContain('Návrh se týká i těchto termínů a odpovídá se na něj jednou:');
    for (const day of ['18. 3.', '25. 3.', '1. 4.', '8. 4.']) expect(mails[0]?.text).toContain(day);
  });

  it('lists the other days on the page of the guest', async () => {
    const { proposals } = await propose();
    const lead = proposals[0]?.reservation.id ?? 0;
    const page = await calls.send('POST', `reservations/${lead}/guest`, {}, { token: getToken(lead) });
    const { proposal_others: others } = page.json<{ reservation: GuestReservationDto }>().reservation;
    expect(others.map(({ before, after }) => [before.start_datetime, after.start_datetime])).toEqual([
      [BEFORE[2], '2027-03-25T18:00:00.000Z'],
      [BEFORE[3], '2027-04-01T17:00:00.000Z'],
      [BEFORE[4], '2027-04-08T17:00:00.000Z'],
    ]);
  });

  it('applies whole when the guest accepts one of the proposals', async () => {
    const { id, proposals } = await propose();
    await deliverMails();
    const [, second] = proposals;
    expect((await answer(second?.reservation.id ?? 0, second?.id ?? 0, 'accept')).statusCode).toBe(200);
    expect(await listStarts(id)).toEqual([
      BEFORE[0],
      '2027-03-18T18:00:00.000Z',
      '2027-03-25T18:00:00.000Z',
      '2027-04-01T17:00:00.000Z',
      '2027-04-08T17:00:00.000Z',
    ]);
    const series = await readSeries(id);
    expect(series.rule).toMatchObject({ start_time: '19:00', end_time: '20:30' });
    expect(series.occurrences.map(({ differs }) => differs)).toEqual(DAYS.map(() => false));
    const mails = await deliverMails();
    expect(mails.map(({ to }) => to === GUEST)).toHaveLength(2);
    expect(mails.every(({ text }) => text.includes('Termíny:'))).toBe(true);
    expect(await test.orm.em.fork().execute(COLLISIONS_QUERY)).toEqual([]);
  });

  it('ends whole when the guest declines or the host withdraws', async () => {
    const { proposals, id } = await propose();
    const [first] = proposals;
    await deliverMails();
    expect((await answer(first?.reservation.id ?? 0, first?.id ?? 0, 'decline')).statusCode).toBe(200);
    expect((await listProposals(id)).map(({ state }) => state)).toEqual(DAYS.slice(1).map(() => 'declined'));
    const mails = await deliverMails();
    expect(mails.filter(({ subject }) => subject.includes('Host nechává původní'))).toHaveLength(1);
    const { version } = await readSeries(id);
    await changed(id, { from_day: DAYS[3], version, start_time: '20:00' });
    const last = (await listProposals(id)).at(-1);
    const body = { proposal_id: last?.id };
    await calls.send('POST', `reservations/${last?.reservation.id}/proposal/withdraw`, owner, body);
    expect((await listProposals(id)).filter(({ state }) => state === 'withdrawn')).toHaveLength(2);
    expect(await listStarts(id)).toEqual(BEFORE);
  });

  it('leaves an occurrence that was cancelled in the meantime out of the answer', async () => {
    const { id, proposals } = await propose();
    const [first, second] = proposals;
    await calls.send('DELETE', `reservations/${second?.reservation.id}`, owner, {
      reason: 'Svátek',
      apply_to: 'this',
    });
    await answer(first?.reservation.id ?? 0, first?.id ?? 0, 'accept');
    expect(await listStarts(id)).toEqual([
      BEFORE[0],
      '2027-03-18T18:00:00.000Z',
      BEFORE[2],
      '2027-04-01T17:00:00.000Z',
      '2027-04-08T17:00:00.000Z',
    ]);
  });

  it('applies nothing when one of the days cannot be applied', async () => {
    const { id, proposals } = await propose();
    const em = test.orm.em.fork();
    const feed = await em.execute<{ id: number }[]>(
      `insert into calendar_feed (space_id, name, url) values (?, 'Google', 'https://kalendar.example/series') returning id`,
      [space.id],
    );
    await em.execute(
      `insert into blocked_slot (space_id, starts_at, ends_at, reason, feed_id) values (?, '2027-04-01T17:30Z', '2027-04-01T18:00Z', '', ?)`,
      [space.id, feed[0]?.id],
    );
    const [first] = proposals;
    expect(toOutcome(await answer(first?.reservation.id ?? 0, first?.id ?? 0, 'accept'))).toEqual([
      409,
      'CALENDAR_CONFLICT',
    ]);
    expect(await listStarts(id)).toEqual(BEFORE);
    expect((await listProposals(id)).every(({ state }) => state === 'open')).toBe(true);
  });

  it('lets fewer guests and a lower price apply at once', async () => {
    const { series_id: id } = await createSeries({ customer_email: GUEST, number_of_guests: 20 });
    expect(await changed(id, { number_of_guests: 10, price: 800 })).toMatchObject({
      changed: 5,
      proposed: 0,
    });
  });
});

describe('DELETE /api/series/:id', () => {
  it('cancels an occurrence and the following ones with one mail that names all days', async () => {
    const { series_id: id } = await createSeries({ customer_email: GUEST });
    await deliverMails();
    const answer = await cancel(id, { from_day: DAYS[2], reason: 'Prostor se zavírá.' });
    expect(answer.json()).toMatchObject({ cancelled: 3, series: { sums: { total: 2, cancelled: 3 } } });
    expect((await listRows(id)).map((one) => [one.status, one.cancelReason, one.sequence])).toEqual([
      ['confirmed', null, 0],
      ['confirmed', null, 0],
      ...DAYS.slice(2).map(() => ['cancelled', 'Prostor se zavírá.', 1]),
    ]);
    const mails = await deliverMails();
    const [mail, ...more] = mails.filter(({ to }) => to === GUEST);
    expect(more).toEqual([]);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Cena: 3 000 Kč');
    for (const part of ['25. 3.', '1. 4.', '8. 4.', 'Prostor se zavírá.']) expect(mail?.text).toContain(part);
    expect(mail?.attachments).toHaveLength(1);
    for (const { content } of mail?.attachments ?? []) expect(String(content)).toContain('STATUS:CANCELLED');
    expect(mails.filter(({ to }) => to !== GUEST)).toHaveLength(1);
  });

  it('releases options and ends open proposals', async () => {
    const { series_id: id } = await createSeries({ status: 'option' });
    expect((await cancel(id, {})).json()).toMatchObject({ cancelled: 5 });
    const { series_id: other } = await createSeries({ customer_email: GUEST });
    await changed(other, { start_time: '19:00' });
    const { version } = await readSeries(other);
    await cancel(other, { version, reason: 'Konec' });
    const open = { reservation: { series: other }, state: 'open' as const };
    expect(await test.orm.em.fork().count(ChangeProposal, open)).toBe(0);
  });

  it('requires a reason for a guest with an e-mail', async () => {
    const { series_id: id } = await createSeries({ customer_email: GUEST });
    expect(toOutcome(await cancel(id, {}))).toEqual([422, 'REASON_REQUIRED']);
  });

  it('frees the time for the waiting list', async () => {
    const { series_id: id } = await createSeries();
    await test.orm.em.fork().execute(
      `insert into waitlist (space_id, starts_at, ends_at, guests, name, email, state, mail_proved_at)
       values (?, '2027-03-18T17:00Z', '2027-03-18T18:30Z', 5, 'Čeká', 'ceka@prostora.test', 'waiting', now())`,
      [space.id],
    );
    await test.orm.em.fork().execute('update outbox_event set relayed_at = now() where relayed_at is null');
    await cancel(id, { from_day: DAYS[1] });
    const jobs = await test.orm.em
      .fork()
      .execute<{ payload: { space_id: number } }[]>(
        `select payload from outbox_event where name = 'job:offer-freed-time' and relayed_at is null`,
      );
    expect(jobs.map(({ payload }) => payload.space_id)).toContain(space.id);
  });
});
