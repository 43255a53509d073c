import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { runOutboxJobs } from '../../../../test/outbox-jobs.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import { Availability } from '../../availability/index.ts';
import { MailLog } from '../../mail/index.ts';
import type { Space } from '../../spaces/index.ts';
import type { OwnerCalendarAnswerDto } from '../../hosting/lists/owner-calendar.dto.ts';
import { Reservation } from '../reservation.entity.ts';
import { WaitingListEntry } from '../waiting-list-entry.entity.ts';
import { WaitingListLinksService } from './waiting-list-links.service.ts';
import type {
  GuestWaitingListEntryDto,
  OwnerWaitingListDto,
  WaitingListEntryDto,
} from './waiting-list.dto.ts';
import { offerFreedTime, WaitingListJobs } from './waiting-list.jobs.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';
const SLOT = slotOn(DAY);

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let space: Space;
let owner: Headers;
let people = 0;

async function setNow(instant: string): Promise<void> {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
  owner = await calls.signInOwner(space);
}
beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  mailbox = new Mailbox(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  space = await test.make.space({ withoutPhoto: true, capacity: 50 });
  await setNow(NOW);
  await mailbox.deliver();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const entryIn = <T = WaitingListEntryDto>(answer: LightMyRequestResponse): T => {
  if (answer.statusCode >= 300) throw new Error(`rejected: ${answer.body}`);
  return answer.json<{ entry: T }>().entry;
};
const newEmail = (): string => `ceka-${(people += 1)}@prostora.test`;
const tokenOf = (id: number): string =>
  test.app.get(WaitingListLinksService).buildToken({ id, linkVersion: 0 });
const load = (id: number): Promise<WaitingListEntry> =>
  test.orm.em.fork().findOneOrFail(WaitingListEntry, { id }, { populate: ['reservation'] });
const loadReservation = (id: number): Promise<Reservation> =>
  test.orm.em.fork().findOneOrFail(Reservation, { id });
const postJoin = (email: string, more: object = {}, headers: Headers = {}) =>
  calls.send('POST', 'waitlist', headers, {
    space_id: space.id,
    ...SLOT,
    guests: 20,
    name: 'Karel Čekal',
    email,
    ...more,
  });
/** Joins from a browser with a confirmed address. */
const join = async (email = newEmail(), more: object = {}): Promise<WaitingListEntryDto> =>
  entryIn(await postJoin(email, more, calls.confirmedBrowser(email)));
const answer = (id: number, step: string, headers: Headers | null = null) =>
  calls.send('POST', `waitlist/${id}/${step}`, headers ?? {}, headers ? {} : { token: tokenOf(id) });
const readEntry = async (id: number): Promise<GuestWaitingListEntryDto> => entryIn(await answer(id, 'guest'));
const listOwn = async (): Promise<OwnerWaitingListDto['items']> =>
  (await calls.send('GET', `waitlist?space_id=${space.id}`, owner)).json<OwnerWaitingListDto>().items;

const runFreedTime = (): Promise<number> => runOutboxJobs(test, offerFreedTime);
/** A reservation of the slot; returns how to free it. */
async function bookSlot(): Promise<() => Promise<void>> {
  const booked = await calls.bookSuccessfully(space, SLOT);
  return async () => {
    const cancelled = await calls.send('DELETE', `reservations/${booked.id}`, owner, { reason: 'Havárie' });
    expect(cancelled.statusCode).toBe(200);
    await runFreedTime();
  };
}
/** The slot is offered to the first of the people. */
async function offerToFirst(count: number): Promise<WaitingListEntryDto[]> {
  const free = await bookSlot();
  const entries: WaitingListEntryDto[] = [];
  for (let index = 0; index < count; index += 1) entries.push(await join());
  await free();
  return entries;
}
const at = (list: readonly WaitingListEntryDto[], index: number): number => list[index]?.id ?? 0;

describe('joining a waiting list', () => {
  it('waits after the link of the mail is used, in the order of creation', async () => {
    await bookSlot();
    const [first, second] = [newEmail(), newEmail()];
    const one = entryIn(await postJoin(first));
    expect(one).toEqual({ id: one.id, state: 'unproved', position: null });
    const two = await join(second);
    expect(two).toMatchObject({ state: 'waiting', position: 1 });
    const mail = await mailbox.deliverTo(
      first,
      `Potvrďte čekání na termín: ${space.name}, ${space.building.name}`,
    );
    expect(mail.text).toContain(`/cekani/${one.id}#token=${tokenOf(one.id)}`);
    const confirmed = entryIn<GuestWaitingListEntryDto>(await answer(one.id, 'confirm'));
    expect(confirmed).toMatchObject({ state: 'waiting', position: 1 });
    expect(await readEntry(two.id)).toMatchObject({ state: 'waiting', position: 2 });
    expect(entryIn(await answer(one.id, 'confirm'))).toMatchObject({ state: 'waiting', position: 1 });
  });

  it('rejects a free slot, a broken rule and a space that is not published', async () => {
    expect(toOutcome(await postJoin(newEmail()))).toEqual([409, 'SLOT_FREE']);
    await bookSlot();
    const crowd = await postJoin(newEmail(), { guests: 51 });
    expect([crowd.statusCode, Object.keys(crowd.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['number_of_guests'],
    ]);
    const draft = await test.make.space({ status: 'DRAFT', withoutPhoto: true });
    expect(toOutcome(await postJoin(newEmail(), { space_id: draft.id }))).toEqual([404, 'NOTFOUND']);
  });

  it('keeps one entry of an address for a slot', async () => {
    await bookSlot();
    const email = newEmail();
    const first = await join(email);
    expect(await join(email.toUpperCase())).toEqual(first);
    const again = entryIn(await postJoin(email));
    expect(again).toMatchObject({ state: 'unproved', position: null });
    expect(entryIn(await answer(again.id, 'confirm'))).toMatchObject({ state: 'waiting', position: 1 });
    expect(await readEntry(first.id)).toMatchObject({ state: 'left', position: null });
  });

  it('repeats the answer of an idempotency key', async () => {
    await bookSlot();
    const headers = {
      ...calls.confirmedBrowser('klic@prostora.test'),
      'idempotency-key': `klic-${space.id}`,
    };
    const first = await postJoin('klic@prostora.test', {}, headers);
    expect((await postJoin('klic@prostora.test', {}, headers)).json()).toEqual(first.json());
  });

  it('lets the owner add a person by phone, who waits at once', async () => {
    await bookSlot();
    const person = { space_id: space.id, ...SLOT, guests: 60, name: 'Paní Volala', phone: '777 123 456' };
    const added = entryIn(await calls.send('POST', 'waitlist/own', owner, person));
    expect(added).toMatchObject({ state: 'waiting', position: 1 });
    const missing = await calls.send('POST', 'waitlist/own', owner, { ...person, phone: null });
    expect(missing.json()).toMatchObject({ errors: { phone: 'Povinná hodnota' } });
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    expect(toOutcome(await calls.send('POST', 'waitlist/own', stranger, person))).toEqual([404, 'NOTFOUND']);
    expect(await listOwn()).toEqual([
      expect.objectContaining({
        id: added.id,
        name: 'Paní Volala',
        phone: '+420777123456',
        email: null,
      }) as object,
    ]);
    expect((await calls.send('GET', 'waitlist', stranger)).json()).toEqual({ items: [] });
  });
});

describe('an offer', () => {
  it('goes to the first when the slot is freed, holds it for 24 hours and keeps it from others', async () => {
    const entries = await offerToFirst(2);
    expect(await readEntry(at(entries, 0))).toMatchObject({
      state: 'offered',
      position: 1,
      offered_until: '2027-02-02T09:00:00.000Z',
    });
    expect(await readEntry(at(entries, 1))).toMatchObject({ state: 'waiting', position: 2 });
    const { reservation } = await load(at(entries, 0));
    expect(reservation).toMatchObject({
      status: 'pending',
      source: 'waitlist',
      awaitsEmailConfirmation: true,
    });
    expect(toOutcome(await calls.book(space, SLOT))).toEqual([409, 'SLOT_TAKEN']);
    const details = await calls.send('GET', `reservations/${reservation?.id}`, owner);
    expect(details.json()).toMatchObject({
      reservation: { awaits_proof: true, offered_until: '2027-02-02T09:00:00.000Z' },
    });
    const query = `start_date=${DAY}&end_date=${DAY}`;
    const calendar = await calls.send('GET', `reservations/calendar?${query}`, owner);
    expect(calendar.json<OwnerCalendarAnswerDto>().reservations).toMatchObject([
      { id: reservation?.id, offered_until: '2027-02-02T09:00:00.000Z' },
    ]);
    const [mail, ...others] = (await mailbox.deliver()).filter(({ subject }) =>
      subject.startsWith('Termín se uvolnil'),
    );
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`/cekani/${at(entries, 0)}#token=`);
    expect(mail?.unsubscribe).toContain(`/api/waitlist/${at(entries, 0)}/leave/`);
  });

  it('ends after a quarter of the time to the start', async () => {
    const near = { start_datetime: '2027-02-01T17:00:00.000Z', end_datetime: '2027-02-01T19:00:00.000Z' };
    const booked = await calls.bookSuccessfully(space, near);
    const { id } = await join(newEmail(), near);
    await calls.send('DELETE', `reservations/${booked.id}`, owner, { reason: 'Havárie' });
    await runFreedTime();
    expect(await readEntry(id)).toMatchObject({
      state: 'offered',
      offered_until: '2027-02-01T11:00:00.000Z',
    });
  });

  it('is taken by the guest: a request to the owner', async () => {
    const entries = await offerToFirst(2);
    await mailbox.deliver();
    expect(entryIn(await answer(at(entries, 0), 'take'))).toEqual({
      id: at(entries, 0),
      state: 'taken',
      position: null,
    });
    const { reservation } = await load(at(entries, 0));
    expect(reservation).toMatchObject({
      status: 'pending',
      awaitsEmailConfirmation: false,
      expiresAt: new Date('2027-02-04T09:00:00.000Z'),
      termsAcceptedAt: new Date(NOW),
    });
    const { reservation_url: url } = await readEntry(at(entries, 0));
    expect(url).toMatch(new RegExp(`^/rezervace/${reservation?.id}#token=`, 'u'));
    expect(toOutcome(await answer(at(entries, 0), 'take'))).toEqual([409, 'WAITLIST_CLOSED']);
    expect(toOutcome(await answer(at(entries, 0), 'leave'))).toEqual([409, 'WAITLIST_CLOSED']);
    expect(toOutcome(await answer(at(entries, 1), 'take'))).toEqual([409, 'WAITLIST_CLOSED']);
  });

  it('is confirmed at once with instant booking', async () => {
    await calls.saveSettings(space, { instantBooking: true });
    const em = test.orm.em.fork();
    const day = slotOn(DAY, 8, 20);
    em.create(Availability, {
      space: space.id,
      startsAt: new Date(day.start_datetime),
      endsAt: new Date(day.end_datetime),
      pricePerHourHaler: 100_000,
    });
    await em.flush();
    const entries = await offerToFirst(1);
    await answer(at(entries, 0), 'take');
    expect((await load(at(entries, 0))).reservation).toMatchObject({
      status: 'confirmed',
      priceHaler: 200_000,
    });
  });

  it('is confirmed by the owner', async () => {
    const entries = await offerToFirst(1);
    expect(entryIn(await answer(at(entries, 0), 'take', owner))).toMatchObject({ state: 'taken' });
    expect((await load(at(entries, 0))).reservation).toMatchObject({
      status: 'confirmed',
      source: 'waitlist',
    });
  });

  it.each([
    ['declined by the guest', null],
    ['skipped by the owner', 'owner'],
  ])('%s goes to the next in the same transaction', async (_rule, by) => {
    const entries = await offerToFirst(2);
    const passed = await answer(at(entries, 0), 'pass', by === null ? null : owner);
    expect(entryIn(passed)).toMatchObject({ state: 'passed', position: null });
    expect(await load(at(entries, 1))).toMatchObject({ state: 'offered' });
    const { reservation } = await load(at(entries, 0));
    expect(reservation).toMatchObject({ status: 'cancelled', cancelledBy: by ?? 'guest' });
    expect(toOutcome(await answer(at(entries, 0), 'pass'))).toEqual([409, 'WAITLIST_CLOSED']);
  });

  it('goes to the next when it ends, recorded by the first read without a worker', async () => {
    const entries = await offerToFirst(2);
    await setNow('2027-02-02T09:00:00.000Z');
    expect(await readEntry(at(entries, 0))).toMatchObject({ state: 'passed', offered_until: null });
    expect(await load(at(entries, 1))).toMatchObject({
      state: 'offered',
      offeredUntil: new Date('2027-02-03T09:00:00.000Z'),
    });
  });

  it('precedes a booking and a check of a free slot', async () => {
    const entries = await offerToFirst(3);
    await setNow('2027-02-02T09:00:00.000Z');
    expect(toOutcome(await calls.book(space, SLOT))).toEqual([409, 'SLOT_TAKEN']);
    expect(await load(at(entries, 1))).toMatchObject({ state: 'offered' });
    await setNow('2027-02-03T09:00:00.000Z');
    const check = await calls.send(
      'POST',
      'reservations/check-availability',
      {},
      { space_id: space.id, ...SLOT },
    );
    expect(check.json()).toMatchObject({ available: false });
    expect(await load(at(entries, 2))).toMatchObject({ state: 'offered' });
  });

  it('leaves a free slot to others when the first does not fit', async () => {
    const free = await bookSlot();
    const { id } = await join();
    await calls.saveSettings(space, { noticeHours: 24 * 60 });
    await free();
    expect((await load(id)).state).toBe('waiting');
    await calls.saveSettings(space, { noticeHours: 0, longestMinutes: 60 });
    const [start] = [slotOn(DAY, 10, 11)];
    expect((await calls.book(space, start)).statusCode).toBe(201);
    expect(toOutcome(await answer(id, 'offer', owner))).toEqual([409, 'SLOT_TAKEN']);
  });

  it('is made by the owner ahead of the turn', async () => {
    const free = await bookSlot();
    const [first, second] = [await join(), await join()];
    await calls.saveSettings(space, { noticeHours: 24 * 60 });
    await free();
    expect(entryIn(await answer(second.id, 'offer', owner))).toMatchObject({ state: 'offered', position: 2 });
    expect(toOutcome(await answer(first.id, 'offer', owner))).toEqual([409, 'SLOT_TAKEN']);
    expect(toOutcome(await answer(second.id, 'offer', owner))).toEqual([409, 'WAITLIST_CLOSED']);
  });
});

describe('leaving a waiting list', () => {
  it('frees an offered slot for the next and can be repeated', async () => {
    const entries = await offerToFirst(2);
    expect(entryIn(await answer(at(entries, 0), 'leave'))).toMatchObject({ state: 'left', position: null });
    expect(entryIn(await answer(at(entries, 0), 'leave'))).toMatchObject({ state: 'left' });
    expect(await load(at(entries, 1))).toMatchObject({ state: 'offered' });
    expect(entryIn(await answer(at(entries, 1), 'leave', owner))).toMatchObject({ state: 'left' });
  });

  it('takes one click of a mail program', async () => {
    await bookSlot();
    const { id } = await join();
    const path = `/api/waitlist/${id}/leave/${tokenOf(id)}`;
    const page = await test.request({ url: path });
    expect([page.statusCode, page.headers.location]).toEqual([302, `/cekani/${id}#token=${tokenOf(id)}`]);
    const left = await test.request({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(left.statusCode).toBe(200);
    expect((await load(id)).state).toBe('left');
  });

  it('happens at the start of the slot', async () => {
    await bookSlot();
    const { id } = await join();
    await setNow(SLOT.start_datetime);
    await test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(WaitingListJobs).settle());
    expect((await load(id)).state).toBe('left');
    expect(await listOwn()).toEqual([]);
  });
});

describe('access', () => {
  it('is refused without the token of the entry', async () => {
    const entries = await offerToFirst(2);
    const stranger = await calls.signInOwner(await test.make.space({ withoutPhoto: true }));
    for (const step of ['take', 'pass', 'leave']) {
      const path = `waitlist/${at(entries, 0)}/${step}`;
      expect(toOutcome(await calls.send('POST', path, {}, {}))).toEqual([401, 'UNAUTHENTICATED']);
      expect(toOutcome(await calls.send('POST', path, stranger, {}))).toEqual([404, 'NOTFOUND']);
      const token = tokenOf(at(entries, 1));
      expect(toOutcome(await calls.send('POST', path, {}, { token }))).toEqual([404, 'NOTFOUND']);
    }
    expect((await load(at(entries, 0))).state).toBe('offered');
  });
});

describe('personal data', () => {
  it('never appears in public answers', async () => {
    const free = await bookSlot();
    const secret = 'Tajnoslav Ukrytý';
    const email = newEmail();
    const { id } = await join(email, { name: secret });
    await join();
    const bodies: string[] = [];
    const collect = async (): Promise<void> => {
      const [from, to] = ['2027-03-08', '2027-03-15'];
      for (const [method, url, body] of [
        ['GET', `reservations/space/${space.id}?start_date=${from}&end_date=${to}`],
        ['GET', `space?url=${space.building.slug}/${space.slug}`],
        ['POST', 'reservations/check-availability', { space_id: space.id, ...SLOT }],
        ['GET', `calendars/space/${space.id}`],
      ] as const)
        bodies.push((await calls.send(method, url, {}, body)).body);
      bodies.push((await calls.book(space, SLOT)).body, (await postJoin(newEmail())).body);
    };
    await collect();
    await free();
    expect((await load(id)).state).toBe('offered');
    await collect();
    for (const body of bodies) {
      expect(body).not.toContain('Tajnoslav');
      expect(body).not.toContain(email);
    }
  });

  it('is exported and erased with the account, and frees an offered slot', async () => {
    const user = await test.make.user({ email: newEmail() });
    const free = await bookSlot();
    const { id } = await join(user.email);
    const next = await join();
    await free();
    const registry = test.app.get(PersonalDataRegistry);
    const person = { userId: user.id, customerId: null, email: user.email, ownsEmail: true };
    const exported = await test.app.get(UnitOfWork).runInOwnContext(() => registry.export(person));
    expect(exported['waiting_list']).toMatchObject({
      made: [{ id, name: 'Karel Čekal', email: user.email, state: 'offered' }],
    });
    const { reservation } = await load(id);
    await test.app.get(UnitOfWork).run(() => registry.erase(person));
    expect(await test.orm.em.fork().count(WaitingListEntry, { id })).toBe(0);
    expect(await loadReservation(reservation?.id ?? 0)).toMatchObject({
      status: 'cancelled',
      customerEmail: '',
    });
    await runFreedTime();
    expect((await load(next.id)).state).toBe('offered');
    expect(await test.orm.em.fork().count(MailLog, { address: user.email })).toBe(0);
  });

  it('is erased 30 days after the entry was closed, and two days after an unconfirmed one', async () => {
    const entries = await offerToFirst(2);
    const unconfirmed = entryIn(await postJoin(newEmail()));
    const { reservation } = await load(at(entries, 0));
    await answer(at(entries, 0), 'pass');
    const erase = async (instant: string): Promise<number[]> => {
      await setNow(instant);
      await test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(WaitingListJobs).erase());
      const ids = [...entries, unconfirmed].map(({ id }) => id);
      const kept = await test.orm.em.fork().find(WaitingListEntry, { id: { $in: ids } });
      return kept.map(({ id }) => id).sort((one, other) => one - other);
    };
    const all = [at(entries, 0), at(entries, 1), unconfirmed.id];
    expect(await erase('2027-02-03T08:59:00.000Z')).toEqual(all);
    expect(await erase('2027-02-03T09:01:00.000Z')).toEqual(all.slice(0, 2));
    expect(await erase('2027-03-03T09:01:00.000Z')).toEqual(all.slice(1, 2));
    expect(await loadReservation(reservation?.id ?? 0)).toMatchObject({ customerEmail: '' });
  });
});
