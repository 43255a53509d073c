import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type {
  GuestReservationAnswer,
  OwnBookingAnswer,
  OwnerBadges,
  OwnerToday,
  Reservation as HostReservation,
  ReservationAnswer,
  ReservationsPage,
  SeriesAnswer,
} from '@prostora/api-client';
import { errors } from '@prostora/strings/cs/errors.ts';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../../test/bookings.ts';
import { Mailbox } from '../../../../test/mails.ts';
import { openSession } from '../../../../test/access-matrix.fixtures.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Mail } from '../../../platform/mailer/index.ts';
import { OutboxEvent } from '../../../platform/outbox/index.ts';
import type { Space } from '../../spaces/index.ts';
import { ChangeProposalListeners } from '../changes/change-proposal.listeners.ts';
import type { ProposalEvent, ReservationStepEvent } from '../reservation.events.ts';
import { Reservation } from '../index.ts';
import { ReservationRemindersService } from '../mails/reservation-reminders.service.ts';
import { ReservationAnonymizationService } from '../privacy/reservation-anonymization.service.ts';
import { ReservationExpiryService } from '../reservation-expiry.service.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { ReservationListeners } from '../mails/reservation.listeners.ts';

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';
const GUEST = 'nevesta@prostora.test';

let test: TestApp;
let calls: BookingCalls;
let mailbox: Mailbox;
let hall: Space;
let garden: Space;
let owner: Headers;

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
  hall = await test.make.space({ withoutPhoto: true, name: 'Velký sál' });
  garden = await test.make.space({ withoutPhoto: true, name: 'Zahrada', building: hall.building });
  owner = await calls.signInOwner(hall);
  await deliver();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const runInUnit = (run: () => Promise<unknown>): Promise<unknown> => {
  const unit = test.app.get(UnitOfWork);
  return unit.runInOwnContext(() => unit.run(run));
};
/** Runs the listeners of the published events and delivers their mails. */
async function deliver(toOwnerToo = false): Promise<Mail[]> {
  const em = test.orm.em.fork();
  const events = await em.find(OutboxEvent, { relayedAt: null }, { orderBy: { id: 'asc' } });
  const steps = test.app.get(ReservationListeners);
  const proposals = test.app.get(ChangeProposalListeners);
  for (const event of events) {
    if (event.name === 'reservation.changed') {
      await runInUnit(() => steps.mailGuest(event.payload as ReservationStepEvent));
      await runInUnit(() => steps.mailOwner(event.payload as ReservationStepEvent));
    }
    if (event.name === 'reservation.proposal-changed')
      await runInUnit(() => proposals.mailGuest(event.payload as ProposalEvent));
    if (toOwnerToo && event.name === 'reservation.proposal-changed')
      await runInUnit(() => proposals.mailOwner(event.payload as ProposalEvent));
    event.relayedAt = new Date();
  }
  await em.flush();
  return mailbox.deliver();
}
const plain = (text: string | undefined): string => text?.replaceAll('\u00a0', ' ') ?? '';

async function create(more: object = {}): Promise<HostReservation[]> {
  const answer = await calls.send('POST', 'reservations/own', owner, {
    rooms: [
      { space_id: hall.id, price: 8000 },
      { space_id: garden.id, price: 4000 },
    ],
    ...slotOn(DAY),
    customer_name: 'Nováčkovi',
    customer_email: GUEST,
    status: 'option',
    tell_guest: true,
    ...more,
  });
  if (answer.statusCode !== 201) throw new Error(`not created: ${answer.body}`);
  const { reservations } = answer.json<OwnBookingAnswer>();
  await deliver();
  return reservations;
}
const first = ([reservation]: HostReservation[]): HostReservation => reservation as HostReservation;
const confirm = (id: number, body: object = {}, headers = owner): Promise<LightMyRequestResponse> =>
  calls.send('POST', `reservations/${id}/confirm`, headers, body);
const cancel = (id: number, body: object = { reason: 'Havárie' }, headers = owner) =>
  calls.send('DELETE', `reservations/${id}`, headers, body);
const read = async (id: number): Promise<HostReservation> =>
  (await calls.send('GET', `reservations/${id}`, owner)).json<ReservationAnswer>().reservation;
const list = async (query = ''): Promise<ReservationsPage> =>
  (await calls.send('GET', `reservations?${query}`, owner)).json();
const load = (made: readonly HostReservation[]): Promise<Reservation[]> =>
  test.orm.em.fork().find(Reservation, { id: { $in: made.map(({ id }) => id) } }, { orderBy: { id: 'asc' } });
const listStates = async (made: readonly HostReservation[]): Promise<string[]> =>
  (await load(made)).map(({ status }) => status);
const getToken = (id: number): string =>
  test.app.get(ReservationLinksService).buildPath({ id, linkVersion: 0 }).split('#token=').at(-1) ?? '';
async function signInCaretaker(space: Space): Promise<Headers> {
  const user = await test.make.user({ roles: ['ROLE_USER', 'ROLE_CUSTOMER'] });
  const customer = hall.building.customer;
  await test.make.member({ customer, user, role: 'spravce', spaceIds: [space.id] });
  return { authorization: (await openSession(test, user)).authorization };
}
const split = (mails: readonly Mail[]): { guest: Mail[]; owner: Mail[] } => ({
  guest: mails.filter(({ to }) => to === GUEST),
  owner: mails.filter(({ to }) => to !== GUEST),
});
const countEvents = ({ attachments = [] }: Mail): number =>
  Buffer.from(attachments[0]?.content ?? '')
    .toString()
    .split('BEGIN:VEVENT').length - 1;

describe('an event in two spaces', () => {
  it('is confirmed whole with its total; each side gets one mail and one file', async () => {
    const made = await create();
    expect((await read(first(made).id)).group).toEqual({
      count: 2,
      spaces: ['Velký sál', 'Zahrada'],
      days: 1,
      total: 12_000,
      price_state: 'agreed',
      version: 2,
      may_apply: true,
    });
    expect((await confirm(first(made).id, { version: 2 })).statusCode).toBe(200);
    expect(await listStates(made)).toEqual(['confirmed', 'confirmed']);
    const mails = split(await deliver());
    expect([mails.guest.length, mails.owner.length]).toEqual([1, 1]);
    for (const mail of [...mails.guest, ...mails.owner]) {
      const text = plain(mail.text);
      expect(text).toContain('Cena: 12 000 Kč');
      expect(text).toMatch(/Velký sál, .+: 8 000 Kč/u);
      expect(text).toMatch(/Zahrada, .+: 4 000 Kč/u);
      expect([mail.attachments?.length, countEvents(mail)]).toEqual([1, 2]);
    }
  });

  it('is confirmed at a total that is split by the prices of its spaces', async () => {
    const made = await create();
    expect((await confirm(first(made).id, { price: 10_000 })).statusCode).toBe(200);
    const prices = (await load(made)).map(({ priceHaler }) => priceHaler / 100);
    expect(prices).toEqual([6667, 3333]);
  });

  it('rejects a step when another of its reservations has changed since it was read', async () => {
    const made = await create();
    const { group } = await read(first(made).id);
    await cancel(made[1]?.id ?? 0, { reason: 'Jen sál', apply_to: 'this' });
    const answer = await confirm(first(made).id, { version: group?.version });
    expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([
      409,
      'RESERVATION_CHANGED',
    ]);
    expect(await listStates(made)).toEqual(['pending', 'cancelled']);
  });

  it('is released whole with one mail; one space is the exception, and leaves the rest with its total', async () => {
    const made = await create();
    expect((await cancel(first(made).id)).statusCode).toBe(200);
    expect(await listStates(made)).toEqual(['cancelled', 'cancelled']);
    const mails = split(await deliver());
    expect(mails.guest.map(({ subject }) => plain(subject).split(':')[0])).toEqual([
      'Termín už pro vás nedržíme',
    ]);
    expect(mails.owner).toHaveLength(1);

    const kept = await create();
    await cancel(first(kept).id, { reason: 'Jen zahrada', apply_to: 'this' });
    expect(await listStates(kept)).toEqual(['cancelled', 'pending']);
    expect(await read(kept[1]?.id ?? 0)).toMatchObject({ group: null, price: 4000 });
    expect((await confirm(kept[1]?.id ?? 0)).statusCode).toBe(200);
    expect(await listStates(kept)).toEqual(['cancelled', 'confirmed']);
  });

  it('is confirmed in none of its spaces when one of them has been cancelled by its link', async () => {
    const made = await create({ status: 'confirmed' });
    const answer = await calls.send(
      'DELETE',
      `reservations/${first(made).id}/guest`,
      {},
      {
        token: getToken(first(made).id),
        apply_to: 'this',
      },
    );
    expect(answer.statusCode).toBe(200);
    expect(await listStates(made)).toEqual(['cancelled', 'confirmed']);
    expect((await confirm(first(made).id)).statusCode).toBe(409);
  });

  it('is one page of its guest, whose cancellation ends all of it with one mail', async () => {
    const made = await create({ status: 'confirmed' });
    const body = { token: getToken(first(made).id) };
    const page = await calls.send('POST', `reservations/${first(made).id}/guest`, {}, body);
    const { series } = page.json<GuestReservationAnswer>().reservation;
    expect(series?.dates.map(({ space }) => space.space_name)).toEqual(['Velký sál', 'Zahrada']);
    expect(series?.total).toBe(12_000);
    const ended = await calls.send('DELETE', `reservations/${first(made).id}/guest`, {}, body);
    expect(ended.statusCode).toBe(200);
    expect(await listStates(made)).toEqual(['cancelled', 'cancelled']);
    const mails = split(await deliver());
    expect([mails.guest.length, mails.owner.length]).toEqual([1, 1]);
  });

  it('without an e-mail address is one page too, and needs no reason', async () => {
    const made = await create({ customer_email: null, customer_phone: '777 123 456', tell_guest: false });
    const page = await calls.send(
      'POST',
      `reservations/${first(made).id}/guest`,
      {},
      {
        token: getToken(first(made).id),
      },
    );
    expect(page.json<GuestReservationAnswer>().reservation.series?.dates).toHaveLength(2);
    expect((await cancel(first(made).id, {})).statusCode).toBe(200);
    expect(await listStates(made)).toEqual(['cancelled', 'cancelled']);
    const mails = await deliver();
    expect(mails).toHaveLength(1);
    expect(countEvents(mails[0] as Mail)).toBe(2);
  });

  it('has another price in one mail to each side, with the price of each space and the total', async () => {
    const made = await create({ status: 'confirmed' });
    const { id, sequence } = first(made);
    const body = { sequence, price: 9000, apply_to: 'group' };
    expect((await calls.send('POST', `reservations/${id}/changes`, owner, body)).statusCode).toBe(200);
    const mails = split(await deliver());
    const spaces = `Velký sál, ${hall.building.name} a Zahrada, ${hall.building.name}`;
    expect(mails.guest.map(({ subject }) => plain(subject))).toEqual([`Jiná cena: ${spaces}`]);
    expect(mails.owner.map(({ subject }) => plain(subject))).toEqual([`Změna rezervace: ${spaces}`]);
    for (const { text } of [...mails.guest, ...mails.owner]) {
      const [before = '', after = ''] = plain(text).split('Nově:');
      for (const line of ['Cena: 12 000 Kč', 'Velký sál.+: 8 000 Kč', 'Zahrada.+: 4 000 Kč'])
        expect(before).toMatch(new RegExp(`^${line}$`, 'mu'));
      for (const line of ['Cena: 9 000 Kč', 'Velký sál.+: 6 000 Kč', 'Zahrada.+: 3 000 Kč'])
        expect(after).toMatch(new RegExp(`^${line}$`, 'mu'));
    }
  });

  it('moves whole by one proposal, which the guest accepts once', async () => {
    const made = await create({ status: 'confirmed' });
    const moved = slotOn('2027-03-11');
    const answer = await calls.send('POST', `reservations/${first(made).id}/changes`, owner, {
      sequence: first(made).sequence,
      ...moved,
    });
    expect(answer.statusCode).toBe(200);
    const proposal = answer.json<{ proposal: { id: number } }>().proposal;
    const { guest } = split(await deliver());
    expect(guest).toHaveLength(1);
    expect(plain(guest[0]?.text)).toMatch(/→ .+, Zahrada, .+\nCelkem 12 000 Kč\n/u);
    const accepted = await calls.send(
      'POST',
      `reservations/${first(made).id}/guest/proposal`,
      {},
      {
        token: getToken(first(made).id),
        proposal_id: proposal.id,
        answer: 'accept',
      },
    );
    expect(accepted.statusCode).toBe(200);
    const starts = (await load(made)).map(({ startsAt }) => startsAt.toISOString());
    expect(starts).toEqual([starts[0], starts[0]]);
    expect(starts[0]).toContain('2027-03-11');
  });

  describe('that its guest wants to move', () => {
    const ask = (id: number, path: string, body: object): Promise<LightMyRequestResponse> =>
      calls.send('POST', `reservations/${id}/guest/${path}`, {}, { token: getToken(id), ...body });
    const moved = slotOn('2027-03-11');

    it('is previewed with its totals and moves whole by one answer of the owner', async () => {
      const made = await create({ status: 'confirmed' });
      const { id, sequence } = first(made);
      const preview = (await ask(id, 'changes/preview', { sequence, ...moved })).json();
      expect(preview).toMatchObject({
        before: { price: 8000 },
        after: { price: 8000, ...moved },
        totals: { before: 12_000, after: 12_000 },
      });
      const asked = await ask(id, 'changes', { sequence, ...moved, message: 'Svatba se posouvá.' });
      expect(asked.statusCode).toBe(200);
      const { owner: mails } = split(await deliver(true));
      expect(mails).toHaveLength(1);
      expect(plain(mails[0]?.text)).toMatch(/Zahrada, .+\nCelkem 12 000 Kč\n/u);
      const { proposal } = await read(made[1]?.id ?? 0);
      expect(proposal).toMatchObject({ side: 'guest', after: moved });
      const path = `reservations/${made[1]?.id}/proposal/accept`;
      expect((await calls.send('POST', path, owner, { proposal_id: proposal?.id })).statusCode).toBe(200);
      const starts = (await load(made)).map(({ startsAt }) => startsAt.toISOString().slice(0, 10));
      expect(starts).toEqual(['2027-03-11', '2027-03-11']);
    });

    it('moves in one space when the guest says so', async () => {
      const made = await create({ status: 'confirmed' });
      const { id, sequence } = first(made);
      const body = { sequence, ...moved, apply_to: 'this' };
      expect((await ask(id, 'changes/preview', body)).json()).toMatchObject({ totals: null });
      await ask(id, 'changes', body);
      expect((await read(id)).proposal).toMatchObject({ side: 'guest' });
      expect((await read(made[1]?.id ?? 0)).proposal).toBeNull();
    });

    it('stays whole when one of its spaces is taken at the wanted time', async () => {
      const made = await create({ status: 'confirmed' });
      await calls.bookSuccessfully(garden, moved);
      const answer = await ask(first(made).id, 'changes', { sequence: first(made).sequence, ...moved });
      expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([
        409,
        'SLOT_TAKEN',
      ]);
      for (const { id } of made) expect((await read(id)).proposal).toBeNull();
    });
  });

  it('expires whole with one mail, also when only one of its spaces is booked again', async () => {
    const made = await create({ option_until: '2027-02-03T12:00' });
    setNow('2027-02-04T09:00:00.000Z');
    const expiry = test.app.get(ReservationExpiryService);
    await runInUnit(() => expiry.expireRequests([garden.id]));
    expect(await listStates(made)).toEqual(['cancelled', 'cancelled']);
    const mails = split(await deliver());
    expect([mails.guest.length, mails.owner.length]).toEqual([0, 1]);
    expect(plain(mails.owner[0]?.text)).toContain('Cena: 12 000 Kč');
  });

  it('is one row, one item of the day and one arrival, and one reminder', async () => {
    const made = await create({ option_until: '2027-02-08T12:00' });
    expect(await list()).toMatchObject({ total: 1, sum: 12_000, counts: { pending: 1 } });
    const option = (await calls.send('GET', 'owner/today', owner)).json<OwnerToday>();
    expect(option.waiting).toMatchObject([
      { kind: 'option', value: 12_000, dates: 1, space: { name: 'Velký sál + Zahrada' } },
    ]);
    const badges = (await calls.send('GET', 'owner/badges', owner)).json<OwnerBadges>();
    expect(badges.today).toBe(0);
    setNow('2027-02-07T18:00:00.000Z');
    await runInUnit(() => test.app.get(ReservationRemindersService).remindOfOptions());
    const reminders = await mailbox.deliver();
    expect(reminders.filter(({ text }) => plain(text).includes('Cena: 12 000 Kč'))).toHaveLength(1);
    expect(reminders.filter(({ text }) => text.includes(`/opce/${made[1]?.id}/`))).toEqual([]);
    owner = await calls.signInOwner(hall);
    await confirm(first(made).id);
    expect(await list('status=confirmed')).toMatchObject({ total: 1, counts: { confirmed: 1 } });
    const day = (await calls.send('GET', `owner/today?day=${DAY}`, owner)).json<OwnerToday>();
    expect(day.arrivals.today).toMatchObject([{ space: { name: 'Velký sál + Zahrada' } }]);
  });

  it('is refused whole to a member limited to one of its spaces, who may step for that one', async () => {
    const made = await create();
    const member = await signInCaretaker(garden);
    const id = made[1]?.id ?? 0;
    for (const answer of [await confirm(id, {}, member), await cancel(id, { reason: 'Ne' }, member)])
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        403,
        errors.RESERVATION_GROUP_FORBIDDEN,
      ]);
    const seen = (await calls.send('GET', `reservations/${id}`, member)).json<ReservationAnswer>();
    expect(seen.reservation.group).toMatchObject({ spaces: ['Zahrada'], total: null, may_apply: false });
    expect((await cancel(id, { reason: 'Ne', apply_to: 'this' }, member)).statusCode).toBe(200);
    expect(await listStates(made)).toEqual(['pending', 'cancelled']);
    expect((await cancel(first(made).id, { reason: 'Ne' }, member)).statusCode).toBe(404);
  });

  it('is not moved into a space by a member that may not write there', async () => {
    const made = await create();
    const member = await signInCaretaker(garden);
    const { id = 0, sequence } = made[1] ?? {};
    const other = await test.make.space({ withoutPhoto: true, building: hall.building });
    const body = { sequence, apply_to: 'this', space_id: other.id };
    for (const path of ['changes', 'changes/preview']) {
      const answer = await calls.send('POST', `reservations/${id}/${path}`, member, body);
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['space_id'],
      ]);
    }
    expect((await calls.send('POST', `reservations/${id}/changes`, owner, body)).statusCode).toBe(200);
  });

  it('takes spaces of different buildings, and keeps what is left after the guest was erased', async () => {
    const customer = hall.building.customer;
    const loft = await test.make.space({
      withoutPhoto: true,
      name: 'Loft',
      building: await test.make.building({ customer }),
    });
    const made = await create({
      rooms: [
        { space_id: hall.id, price: 8000 },
        { space_id: loft.id, price: 1000 },
      ],
    });
    await cancel(made[1]?.id ?? 0, { reason: 'Jen sál', apply_to: 'this' });
    await runInUnit(() => test.app.get(ReservationAnonymizationService).anonymizeByGuest(GUEST));
    expect((await confirm(first(made).id)).statusCode).toBe(200);
    expect(await listStates(made)).toEqual(['confirmed', 'cancelled']);
  });
});

describe('a series of two spaces', () => {
  const repeat = { weekdays: [3], every: 1, until: '2027-03-17' };

  it('is confirmed and cancelled whole; one day and space is the exception', async () => {
    const made = await create({ repeat });
    expect(made).toHaveLength(4);
    expect((await read(first(made).id)).group).toMatchObject({ count: 4, days: 2, total: 24_000 });
    expect(await list()).toMatchObject({ total: 1, counts: { pending: 1 } });
    expect((await confirm(first(made).id)).statusCode).toBe(200);
    expect(new Set(await listStates(made))).toEqual(new Set(['confirmed']));
    expect(split(await deliver()).guest).toHaveLength(1);
    await cancel(first(made).id, { reason: 'Ne', apply_to: 'this' });
    expect((await listStates(made)).filter((state) => state === 'cancelled')).toHaveLength(1);
    await cancel(made[3]?.id ?? 0);
    expect(new Set(await listStates(made))).toEqual(new Set(['cancelled']));
  });

  it('keeps its rule when the guest accepts another time of one day in both spaces', async () => {
    const made = await create({ repeat, status: 'confirmed' });
    const { id, sequence, series_id: seriesId } = first(made);
    const readSeries = async () =>
      (await calls.send('GET', `series/${seriesId}`, owner)).json<SeriesAnswer>();
    const { rule } = (await readSeries()).series;
    const answer = await calls.send('POST', `reservations/${id}/changes`, owner, {
      sequence,
      ...slotOn(DAY, 14, 16),
    });
    const { proposal } = answer.json<{ proposal: { id: number } }>();
    const body = { token: getToken(id), proposal_id: proposal.id, answer: 'accept' };
    expect((await calls.send('POST', `reservations/${id}/guest/proposal`, {}, body)).statusCode).toBe(200);
    const { series } = await readSeries();
    expect(series.rule).toEqual(rule);
    expect(series.occurrences.map(({ day, differs }) => [day, differs])).toEqual([
      [DAY, true],
      [DAY, true],
      ['2027-03-17', false],
      ['2027-03-17', false],
    ]);
  });

  it('prolongs its option on all days and in all spaces', async () => {
    const made = await create({ repeat, option_until: '2027-02-03T12:00' });
    const answer = await calls.send('PUT', `reservations/${first(made).id}/option`, owner, {
      option_until: null,
    });
    expect(answer.statusCode).toBe(200);
    const ends = (await load(made)).map(({ expiresAt }) => expiresAt?.toISOString());
    expect(new Set(ends)).toEqual(new Set(['2027-02-06T11:00:00.000Z']));
  });
});
