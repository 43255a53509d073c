import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { openSession } from '../../../../test/access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, GUEST, slotOn, type Headers } from '../../../../test/bookings.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { OutboxEvent } from '../../../platform/outbox/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Availability, BlockedSlot, type BookingSettings } from '../../availability/index.ts';
import { FutureReservationsPort, type Space } from '../../spaces/index.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { Reservation } from '../index.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import type { GuestReservationDto } from '../guest-access/reservation-guest.dto.ts';
import type {
  OwnerCalendarAnswerDto,
  ReservationsAnswerDto,
} from '../../hosting/lists/owner-calendar.dto.ts';
import type { CreatedReservationDto, ReservationDto, ChangeProposalDto } from '../reservation.dto.ts';
import { ChangeProposal } from '../change-proposal.entity.ts';

type ChangesAnswer = { reservation: ReservationDto; applied: string[]; proposal: ChangeProposalDto | null };

const NOW = '2027-02-01T09:00:00.000Z';
const DAY = '2027-03-10';
const OTHER_DAY = '2027-03-17';

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
  space = await test.make.space({ withoutPhoto: true, capacity: 50 });
  await setNow(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Sets the current time; hosts sign in again, as their sessions expire. */
async function setNow(instant: string): Promise<void> {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date(instant));
  owner = await calls.signInOwner(space);
}

const toOutcome = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error_code: string }>().error_code,
];
const toFieldErrors = (answer: LightMyRequestResponse): [number, Record<string, string>] => [
  answer.statusCode,
  answer.json<{ errors: Record<string, string> }>().errors,
];
const getToken = ({ guest_url }: { guest_url: string }): string => guest_url.split('#token=').at(-1) ?? '';
const loadReservation = (id: number): Promise<Reservation> =>
  test.orm.em.fork().findOneOrFail(Reservation, { id });
const change = (id: number, payload: object, headers: Headers = owner): Promise<LightMyRequestResponse> =>
  calls.send('POST', `reservations/${id}/changes`, headers, payload);
const decide = (
  id: number,
  action: string,
  proposalId: number,
  more: object = {},
): Promise<LightMyRequestResponse> =>
  calls.send('POST', `reservations/${id}/proposal/${action}`, owner, { proposal_id: proposalId, ...more });
const changeAsGuest = (booked: CreatedReservationDto, payload: object): Promise<LightMyRequestResponse> =>
  calls.send('POST', `reservations/${booked.id}/guest/changes`, {}, { token: getToken(booked), ...payload });
const answerAsGuest = (
  booked: CreatedReservationDto,
  proposalId: number,
  answer: string,
  more: object = {},
): Promise<LightMyRequestResponse> =>
  calls.send(
    'POST',
    `reservations/${booked.id}/guest/proposal`,
    {},
    { token: getToken(booked), proposal_id: proposalId, answer, ...more },
  );
const loadGuestPage = async (booked: CreatedReservationDto): Promise<GuestReservationDto> =>
  (await calls.send('POST', `reservations/${booked.id}/guest`, {}, { token: getToken(booked) })).json<{
    reservation: GuestReservationDto;
  }>().reservation;
const isFree = async (where: { id: number }, when: object): Promise<boolean> =>
  (await calls.send('POST', 'reservations/check-availability', {}, { space_id: where.id, ...when })).json<{
    available: boolean;
  }>().available;

async function addWindow(where: Space, day: string, crowns: number): Promise<void> {
  const em = test.orm.em.fork();
  em.create(Availability, {
    space: where.id,
    startsAt: new Date(slotOn(day, 6, 22).start_datetime),
    endsAt: new Date(slotOn(day, 6, 22).end_datetime),
    pricePerHourHaler: crowns * 100,
  });
  await em.flush();
}

/** A confirmed reservation of 10:00–12:00 for 20 guests and 1,000 CZK, with sequence 1. */
async function createConfirmed(more: object = {}): Promise<CreatedReservationDto> {
  await addWindow(space, DAY, 500);
  const booked = await calls.bookSuccessfully(space, slotOn(DAY), more);
  const answer = await calls.send('POST', `reservations/${booked.id}/confirm`, owner);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return booked;
}

async function changeAsHost(id: number, payload: object): Promise<ChangesAnswer> {
  const answer = await change(id, payload);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<ChangesAnswer>();
}

async function proposeAsHost(id: number, payload: object): Promise<ChangeProposalDto> {
  const { proposal } = await changeAsHost(id, payload);
  if (!proposal) throw new Error('no proposal');
  return proposal;
}

describe('a change of a request', () => {
  it('applies at once and publishes an event', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    const answer = await changeAsHost(id, {
      sequence: 0,
      ...slotOn(OTHER_DAY),
      price: 3500,
      number_of_guests: 60,
    });
    expect(answer).toMatchObject({
      applied: ['start_datetime', 'end_datetime', 'number_of_guests', 'price'],
      proposal: null,
      reservation: {
        ...slotOn(OTHER_DAY),
        price: 3500,
        number_of_guests: 60,
        sequence: 1,
        status: 'pending',
        proposal: null,
      },
    });
    const [event] = await test.orm.em
      .fork()
      .find(OutboxEvent, { name: 'reservation.changed' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(event?.payload).toMatchObject({
      step: 'changed',
      by: 'owner',
      sequence: 1,
      before: { price_haler: 300_000, guests: 20 },
      result: { price_haler: 350_000, guests: 60 },
    });
  });

  it('moves it to another space of the owner and marks both spaces as changed', async () => {
    const other = await test.make.space({ building: space.building, withoutPhoto: true });
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    await test.orm.em.fork().getConnection().execute('delete from occupancy_change');
    expect(await changeAsHost(id, { sequence: 0, space_id: other.id })).toMatchObject({
      applied: ['space_id'],
      reservation: { space: { id: other.id } },
    });
    expect([await isFree(space, slotOn(DAY)), await isFree(other, slotOn(DAY))]).toEqual([true, false]);
    const noted = await test.orm.em
      .fork()
      .getConnection()
      .execute<{ space_id: number }[]>('select distinct space_id from occupancy_change order by 1');
    expect(noted.map(({ space_id }) => space_id)).toEqual([space.id, other.id].sort((one, two) => one - two));
  });
});

describe('a change of a confirmed reservation', () => {
  it.each<[string, object, string[]]>([
    [
      'contact and note',
      { customer_name: 'Petr Malý', customer_phone: '777 888 999', owner_note: 'záloha' },
      ['customer_name', 'customer_phone', 'owner_note'],
    ],
    ['fewer guests', { number_of_guests: 10 }, ['number_of_guests']],
    ['a lower price', { price: 800 }, ['price']],
  ])('%s applies at once', async (_name, given, applied) => {
    const { id } = await createConfirmed();
    expect(await changeAsHost(id, { sequence: 1, ...given })).toMatchObject({
      applied: expect.arrayContaining(applied),
      proposal: null,
    });
  });

  it.each<[string, object, object]>([
    ['another time at the agreed price', slotOn(OTHER_DAY), { ...slotOn(OTHER_DAY), price: 1000 }],
    [
      'another time at the price of the list',
      { ...slotOn(OTHER_DAY), use_list_price: true },
      { ...slotOn(OTHER_DAY), price: 3000 },
    ],
    [
      'another end alone',
      { end_datetime: slotOn(DAY, 10, 14).end_datetime },
      { ...slotOn(DAY, 10, 14), price: 1000 },
    ],
    ['more guests', { number_of_guests: 30 }, { number_of_guests: 30, price: 1000 }],
    ['a higher price', { price: 1200 }, { price: 1200 }],
    ['free of charge instead of a price', { price: 0 }, { price: 0, price_state: 'agreed' }],
    [
      'another time at a lower price',
      { ...slotOn(OTHER_DAY), price: 500 },
      { ...slotOn(OTHER_DAY), price: 500 },
    ],
  ])('%s becomes a proposal and keeps the agreement', async (_name, given, after) => {
    const { id } = await createConfirmed();
    const answer = await changeAsHost(id, { sequence: 1, ...given, message: 'Malíři končí až večer.' });
    expect(answer).toMatchObject({
      applied: [],
      reservation: {
        ...slotOn(DAY),
        price: 1000,
        number_of_guests: 20,
        sequence: 1,
        proposal: { state: 'open', side: 'host' },
      },
      proposal: {
        side: 'host',
        state: 'open',
        message: 'Malíři končí až večer.',
        expires_at: '2027-02-03T09:00:00.000Z',
        decided_at: null,
        decline_reason: null,
        before: { ...slotOn(DAY), number_of_guests: 20, price: 1000, space: { id: space.id } },
        after,
      },
    });
    expect(await loadReservation(id)).toMatchObject({ sequence: 1, numberOfGuests: 20, priceHaler: 100_000 });
  });

  it('applies what favours the guest and proposes the rest', async () => {
    const { id } = await createConfirmed();
    const answer = await changeAsHost(id, {
      sequence: 1,
      ...slotOn(OTHER_DAY),
      number_of_guests: 10,
      owner_note: 'volala',
    });
    expect(answer).toMatchObject({
      applied: ['owner_note', 'number_of_guests'],
      reservation: { number_of_guests: 10, sequence: 2, ...slotOn(DAY) },
      proposal: { before: { number_of_guests: 10 }, after: { ...slotOn(OTHER_DAY), number_of_guests: 10 } },
    });
  });

  it('changes nothing without differences', async () => {
    const { id } = await createConfirmed();
    expect(
      await changeAsHost(id, {
        sequence: 1,
        ...slotOn(DAY),
        price: 1000,
        number_of_guests: 20,
        customer_name: GUEST.customer_name,
      }),
    ).toMatchObject({ applied: [], proposal: null, reservation: { sequence: 1 } });
  });

  it('is refused with an outdated sequence', async () => {
    const { id } = await createConfirmed();
    expect(toOutcome(await change(id, { sequence: 0, price: 5000 }))).toEqual([409, 'RESERVATION_CHANGED']);
  });

  it('by PUT returns 409 PROPOSAL_NEEDED', async () => {
    const { id } = await createConfirmed();
    const answer = await calls.send('PUT', `reservations/${id}`, owner, {
      ...slotOn(OTHER_DAY),
      sequence: 1,
    });
    expect(toOutcome(answer)).toEqual([409, 'PROPOSAL_NEEDED']);
    expect(answer.json<{ message: string }>().message).toBe(
      'Potvrzenou rezervaci jde změnit jen návrhem, který host přijme.',
    );
  });

  it('without an e-mail requires the confirmed agreement by phone', async () => {
    const { id } = await createConfirmed();
    await test.orm.em.fork().nativeUpdate(Reservation, { id }, { source: 'owner', customerEmail: '' });
    expect(toFieldErrors(await change(id, { sequence: 1, price: 1500 }))).toEqual([
      422,
      { agreed_by_phone: 'Potvrďte, že je změna s hostem domluvená.' },
    ]);
    expect(await changeAsHost(id, { sequence: 1, price: 700 })).toMatchObject({
      applied: ['price'],
      reservation: { price: 700 },
    });
    expect(
      await changeAsHost(id, { sequence: 2, ...slotOn(OTHER_DAY), agreed_by_phone: true }),
    ).toMatchObject({
      applied: expect.arrayContaining(['start_datetime']),
      proposal: null,
      reservation: { ...slotOn(OTHER_DAY), sequence: 3 },
    });
  });

  it.each<[string, object, Record<string, string>]>([
    ['a price below 0', { price: -1 }, { price: 'Zadejte částku od 0 do 10\u00a0000\u00a0000\u00a0Kč.' }],
    [
      'a price too high',
      { price: 10_000_001 },
      { price: 'Zadejte částku od 0 do 10\u00a0000\u00a0000\u00a0Kč.' },
    ],
    [
      'a price in thousandths',
      { price: 1.001 },
      { price: 'Zadejte částku od 0 do 10\u00a0000\u00a0000\u00a0Kč.' },
    ],
    ['no guests', { number_of_guests: 0 }, { number_of_guests: 'Zadejte číslo od 1 do 100\u00a0000' }],
    [
      'an end before the beginning',
      { end_datetime: slotOn(DAY, 9).start_datetime },
      { end_datetime: 'Konec musí být později než začátek' },
    ],
    ['the past', slotOn('2027-01-10'), { start_datetime: 'Termín už proběhl' }],
    ['an unknown space', { space_id: 999_999 }, { space_id: 'Vyberte jednu z nabídnutých možností' }],
    ['an empty e-mail', { customer_email: ' ' }, { customer_email: 'Vyplňte e-mail' }],
    [
      'an expiry in the past',
      { price: 2000, expires_at: '2027-01-31T09:00:00Z' },
      { expires_at: 'Zvolte čas v budoucnu' },
    ],
    [
      'an expiry after seven days',
      { price: 2000, expires_at: '2027-02-08T09:00:01Z' },
      { expires_at: 'Návrh může platit nejvýš 7 dní a nejdéle do začátku akce.' },
    ],
    ['a long message', { price: 2000, message: 'x'.repeat(1001) }, { message: 'Maximálně 1000 znaků' }],
    ['an unknown field', { status: 'cancelled' }, { status: 'Neznámé pole' }],
  ])('returns 422 on the field for %s', async (_name, given, fields) => {
    const { id } = await createConfirmed();
    expect(toFieldErrors(await change(id, { sequence: 1, ...given }))).toEqual([422, fields]);
  });

  it('into a space of another owner is refused like an unknown space', async () => {
    const { id } = await createConfirmed();
    const foreign = await test.make.space({ withoutPhoto: true });
    expect(toFieldErrors(await change(id, { sequence: 1, space_id: foreign.id }))).toEqual([
      422,
      { space_id: 'Vyberte jednu z nabídnutých možností' },
    ]);
    expect(toOutcome(await change(id, { sequence: 1, price: 5 }, await calls.signInOwner(foreign)))).toEqual([
      404,
      'NOTFOUND',
    ]);
  });

  it('after its start is refused, except for contact and note', async () => {
    const { id } = await createConfirmed();
    await setNow(`${DAY}T10:30:00Z`);
    expect(toOutcome(await change(id, { sequence: 1, price: 5 }))).toEqual([409, 'RESERVATION_CLOSED']);
    expect(await changeAsHost(id, { sequence: 1, owner_note: 'přišli včas' })).toMatchObject({
      applied: ['owner_note'],
    });
  });

  it('invalidates the former link on an e-mail correction and keeps addresses out of the audit trail', async () => {
    const booked = await createConfirmed();
    expect(
      await changeAsHost(booked.id, { sequence: 1, customer_email: 'spravny@prostora.test' }),
    ).toMatchObject({
      applied: ['customer_email'],
      reservation: { customer_email: 'spravny@prostora.test', sequence: 2 },
    });
    expect(
      toOutcome(await calls.send('POST', `reservations/${booked.id}/guest`, {}, { token: getToken(booked) })),
    ).toEqual([404, 'NOTFOUND']);
    const entries = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'reservation', subjectId: booked.id });
    expect(entries.map(({ action }) => action)).toContain('reservation.contact');
    expect(JSON.stringify(entries)).not.toContain('prostora.test');
  });
});

describe('an open proposal', () => {
  it('holds its slot with buffers besides the agreed one', async () => {
    await calls.saveSettings(space, { bufferBefore: 30, bufferAfter: 60 });
    const booked = await createConfirmed();
    await proposeAsHost(booked.id, { sequence: 1, ...slotOn(DAY, 11, 13) });
    expect(await isFree(space, slotOn(DAY, 13, 14))).toBe(false);
    expect(await isFree(space, slotOn(DAY, 15, 16))).toBe(true);
    expect(toOutcome(await calls.book(space, slotOn(DAY, 12, 14)))).toEqual([409, 'SLOT_TAKEN']);
    expect(toOutcome(await calls.book(space, slotOn(DAY, 9, 10)))).toEqual([409, 'SLOT_TAKEN']);
  });

  it('is shown as occupied time without a name', async () => {
    const { id } = await createConfirmed();
    await proposeAsHost(id, { sequence: 1, ...slotOn(OTHER_DAY) });
    const seen = (
      await calls.send('GET', `reservations/space/${space.id}?start_date=${OTHER_DAY}&end_date=${OTHER_DAY}`)
    ).json<ReservationsAnswerDto>();
    expect(seen.reservations).toEqual([{ id, status: 'pending', customer_name: '', ...slotOn(OTHER_DAY) }]);
    const calendar = (
      await calls.send('GET', `reservations/calendar?start_date=${OTHER_DAY}&end_date=${OTHER_DAY}`, owner)
    ).json<OwnerCalendarAnswerDto>();
    expect(calendar).toMatchObject({
      reservations: [],
      proposals: [
        {
          reservation_id: id,
          side: 'host',
          space_id: space.id,
          customer_name: GUEST.customer_name,
          ...slotOn(OTHER_DAY),
          expires_at: '2027-02-03T09:00:00.000Z',
        },
      ],
    });
  });

  it('occupies spaces that share the floor and prevents blocks', async () => {
    const [hall, part] = (await calls.createHallWithParts(1)) as [Space, Space];
    space = hall;
    owner = await calls.signInOwner(hall);
    const { id } = await createConfirmed();
    await proposeAsHost(id, { sequence: 1, space_id: part.id, ...slotOn(OTHER_DAY) });
    expect(toOutcome(await calls.book(hall, slotOn(OTHER_DAY)))).toEqual([409, 'SLOT_TAKEN']);
    const blocked = await calls.send('POST', 'blocked-slots', owner, {
      space_id: hall.id,
      ...slotOn(OTHER_DAY),
      reason: 'Úklid',
    });
    expect(toOutcome(blocked)).toEqual([409, 'SLOT_RESERVED']);
  });

  it('returns 409 when the slot is taken', async () => {
    const { id } = await createConfirmed();
    await calls.bookSuccessfully(space, slotOn(OTHER_DAY));
    expect(toOutcome(await change(id, { sequence: 1, ...slotOn(OTHER_DAY, 11, 13) }))).toEqual([
      409,
      'SLOT_TAKEN',
    ]);
  });

  it('expires no later than the agreed or the proposed start', async () => {
    await setNow('2027-03-09T12:00:00Z');
    const { id } = await createConfirmed();
    expect(await proposeAsHost(id, { sequence: 1, ...slotOn(OTHER_DAY) })).toMatchObject({
      expires_at: `${DAY}T10:00:00.000Z`,
    });
    expect(
      await proposeAsHost(id, { sequence: 1, ...slotOn(DAY, 8, 9), expires_at: `${DAY}T08:00:00Z` }),
    ).toMatchObject({ expires_at: `${DAY}T08:00:00.000Z` });
  });

  it('is replaced by a newer one, which alone holds its slot', async () => {
    const { id } = await createConfirmed();
    const first = await proposeAsHost(id, { sequence: 1, ...slotOn(OTHER_DAY) });
    const second = await proposeAsHost(id, { sequence: 1, ...slotOn('2027-03-18') });
    expect(second.id).not.toBe(first.id);
    expect([await isFree(space, slotOn(OTHER_DAY)), await isFree(space, slotOn('2027-03-18'))]).toEqual([
      true,
      false,
    ]);
    expect(toOutcome(await decide(id, 'withdraw', first.id))).toEqual([409, 'PROPOSAL_CLOSED']);
  });

  it('follows changes of fields it does not propose', async () => {
    const booked = await createConfirmed();
    const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, ...slotOn(OTHER_DAY) });
    await changeAsHost(booked.id, { sequence: 1, number_of_guests: 5 });
    expect((await loadGuestPage(booked)).proposal).toMatchObject({
      id: proposalId,
      before: { number_of_guests: 5 },
      after: { number_of_guests: 5, ...slotOn(OTHER_DAY) },
    });
    expect((await answerAsGuest(booked, proposalId, 'accept')).json()).toMatchObject({
      reservation: { number_of_guests: 5, ...slotOn(OTHER_DAY) },
    });
  });

  it('counts as a future reservation of the proposed space', async () => {
    const other = await test.make.space({ building: space.building, withoutPhoto: true });
    const { id } = await createConfirmed();
    await proposeAsHost(id, { sequence: 1, space_id: other.id });
    expect(await test.app.get(FutureReservationsPort).countFuture(other.id, new Date(NOW))).toBe(1);
  });

  it('is withdrawn when the guest’s e-mail is corrected', async () => {
    const booked = await createConfirmed();
    const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, ...slotOn(OTHER_DAY) });
    expect(
      await changeAsHost(booked.id, { sequence: 1, customer_email: 'spravny@prostora.test' }),
    ).toMatchObject({
      reservation: { proposal: null },
    });
    expect(await isFree(space, slotOn(OTHER_DAY))).toBe(true);
    const link = {
      ...booked,
      guest_url: test.app.get(ReservationLinksService).buildPath(await loadReservation(booked.id)),
    };
    expect((await loadGuestPage(link)).proposal).toBeNull();
    expect(toOutcome(await answerAsGuest(link, proposalId, 'accept'))).toEqual([409, 'PROPOSAL_CLOSED']);
  });

  it('stays open after a corrected name, and a guest’s one after a corrected e-mail', async () => {
    const booked = await createConfirmed();
    await proposeAsHost(booked.id, { sequence: 1, price: 2000 });
    expect(await changeAsHost(booked.id, { sequence: 1, customer_name: 'Jana Malá' })).toMatchObject({
      reservation: { proposal: { state: 'open' } },
    });
    await changeAsGuest(booked, { sequence: 1, ...slotOn(OTHER_DAY) });
    expect(
      await changeAsHost(booked.id, { sequence: 1, customer_email: 'spravny@prostora.test' }),
    ).toMatchObject({
      reservation: { proposal: { side: 'guest', state: 'open' } },
    });
  });

  it('is closed with its reservation', async () => {
    const booked = await createConfirmed();
    const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, ...slotOn(OTHER_DAY) });
    await calls.send('DELETE', `reservations/${booked.id}`, owner, { reason: 'Havárie vody' });
    expect(await isFree(space, slotOn(OTHER_DAY))).toBe(true);
    expect(toOutcome(await answerAsGuest(booked, proposalId, 'accept'))).toEqual([409, 'PROPOSAL_CLOSED']);
    expect((await loadGuestPage(booked)).proposal).toBeNull();
  });
});

describe('the decision on a host’s proposal', () => {
  it('applies slot, price and space on acceptance and increments the sequence', async () => {
    const other = await test.make.space({ building: space.building, withoutPhoto: true });
    const booked = await createConfirmed();
    const { id: proposalId } = await proposeAsHost(booked.id, {
      sequence: 1,
      space_id: other.id,
      ...slotOn(OTHER_DAY),
      price: 1500,
      number_of_guests: 40,
    });
    const answer = await answerAsGuest(booked, proposalId, 'accept');
    expect(answer.json()).toMatchObject({
      reservation: {
        ...slotOn(OTHER_DAY),
        price: 1500,
        number_of_guests: 40,
        space: { id: other.id },
        sequence: 2,
        proposal: null,
        status: 'confirmed',
      },
    });
    expect([
      await isFree(space, slotOn(DAY)),
      await isFree(space, slotOn(OTHER_DAY)),
      await isFree(other, slotOn(OTHER_DAY)),
    ]).toEqual([true, true, false]);
    const [event] = await test.orm.em
      .fork()
      .find(OutboxEvent, { name: 'reservation.changed' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(event?.payload).toMatchObject({
      step: 'changed',
      by: 'guest',
      sequence: 2,
      proposal_id: proposalId,
      before: { space_id: space.id, price_haler: 100_000 },
      result: { space_id: other.id, price_haler: 150_000 },
    });
    const actions = await test.orm.em
      .fork()
      .find(AuditEntry, { subjectType: 'reservation', subjectId: booked.id }, { orderBy: { id: 'asc' } });
    expect(actions.map(({ action }) => action)).toEqual([
      'reservation.create',
      'reservation.confirmed',
      'reservation.proposal-proposed',
      'reservation.proposal-accepted',
    ]);
    expect(toOutcome(await answerAsGuest(booked, proposalId, 'accept'))).toEqual([409, 'PROPOSAL_CLOSED']);
  });

  it('keeps the agreement, frees the slot and shows the reason on decline', async () => {
    const booked = await createConfirmed();
    const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, ...slotOn(OTHER_DAY) });
    const answer = await answerAsGuest(booked, proposalId, 'decline', { reason: 'Ten týden nemůžeme.' });
    expect(answer.json()).toMatchObject({
      reservation: { ...slotOn(DAY), sequence: 1, proposal: { state: 'declined' } },
    });
    expect(await isFree(space, slotOn(OTHER_DAY))).toBe(true);
    expect((await calls.send('GET', `reservations/${booked.id}`, owner)).json()).toMatchObject({
      reservation: { proposal: { state: 'declined', decline_reason: 'Ten týden nemůžeme.' } },
    });
  });

  it('belongs to the guest, and the host can only withdraw', async () => {
    const booked = await createConfirmed();
    const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, price: 2000 });
    expect(toOutcome(await decide(booked.id, 'accept', proposalId))).toEqual([409, 'PROPOSAL_CLOSED']);
    expect(toOutcome(await answerAsGuest(booked, proposalId, 'withdraw'))).toEqual([409, 'PROPOSAL_CLOSED']);
    expect((await decide(booked.id, 'withdraw', proposalId)).json()).toMatchObject({
      reservation: { price: 1000, proposal: null },
    });
    const late = await answerAsGuest(booked, proposalId, 'accept');
    expect([...toOutcome(late), late.json<{ message: string }>().message]).toEqual([
      409,
      'PROPOSAL_CLOSED',
      'Tento návrh už neplatí.',
    ]);
  });

  it('is rejected after 48 hours without a worker, and the slot is free', async () => {
    const booked = await createConfirmed();
    const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, ...slotOn(OTHER_DAY) });
    await setNow('2027-02-03T09:00:00Z');
    expect((await loadGuestPage(booked)).proposal).toMatchObject({ id: proposalId, state: 'expired' });
    expect(toOutcome(await answerAsGuest(booked, proposalId, 'accept'))).toEqual([409, 'PROPOSAL_CLOSED']);
    expect(await isFree(space, slotOn(OTHER_DAY))).toBe(true);
    await calls.bookSuccessfully(space, slotOn(OTHER_DAY));
  });

  describe('and foreign calendars', () => {
    /** Foreign calendars that return an event when refreshed. */
    function mockForeignEvent(day: string): jest.SpiedFunction<ForeignCalendars['refresh']> {
      const { start_datetime: from, end_datetime: until } = slotOn(day);
      return jest.spyOn(test.app.get(ForeignCalendars), 'refresh').mockImplementation(async () => {
        const em = test.orm.em.fork();
        const [feed] = await em
          .getConnection()
          .execute<{ id: number }[]>(
            `insert into calendar_feed (space_id, name, url) values (?, 'Jiný portál', 'https://portal.test/x.ics') returning id`,
            [space.id],
          );
        em.create(
          BlockedSlot,
          {
            space: space.id,
            startsAt: new Date(from),
            endsAt: new Date(until),
            reason: 'Jinde',
            feedId: feed?.id ?? 0,
          },
          { partial: true },
        );
        await em.flush();
      });
    }

    it('returns 409 when a refreshed calendar has an event in the slot', async () => {
      const booked = await createConfirmed();
      const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, ...slotOn(OTHER_DAY) });
      const refresh = mockForeignEvent(OTHER_DAY);
      expect(toOutcome(await answerAsGuest(booked, proposalId, 'accept'))).toEqual([
        409,
        'CALENDAR_CONFLICT',
      ]);
      expect(refresh.mock.calls).toEqual([[space.id]]);
    });

    it('refreshes them only when the decider may accept', async () => {
      const booked = await createConfirmed();
      const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, ...slotOn(OTHER_DAY) });
      const refresh = mockForeignEvent(OTHER_DAY);
      expect(toOutcome(await answerAsGuest(booked, proposalId, 'accept', { token: 'nonsense' }))).toEqual([
        404,
        'NOTFOUND',
      ]);
      expect(toOutcome(await decide(booked.id, 'accept', proposalId))).toEqual([409, 'PROPOSAL_CLOSED']);
      expect((await answerAsGuest(booked, proposalId, 'decline')).statusCode).toBe(200);
      expect(refresh).not.toHaveBeenCalled();
    });

    it('does not refresh them when the slot stays', async () => {
      const booked = await createConfirmed();
      const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, price: 2000 });
      const refresh = mockForeignEvent(DAY);
      await refresh.getMockImplementation()?.(space.id);
      expect((await answerAsGuest(booked, proposalId, 'accept')).json()).toMatchObject({
        reservation: { price: 2000 },
      });
      expect(refresh).not.toHaveBeenCalled();
    });

    it('does not confirm a request with a conflicting event', async () => {
      const booked = await calls.bookSuccessfully(space, slotOn(DAY));
      await calls.send('POST', `reservations/${booked.id}/confirm`, owner, { price: 5000 });
      const { proposal } = await loadGuestPage(booked);
      mockForeignEvent(DAY);
      expect(toOutcome(await answerAsGuest(booked, proposal?.id ?? 0, 'accept'))).toEqual([
        409,
        'CALENDAR_CONFLICT',
      ]);
    });
  });

  it.each<[string, object, number]>([
    ['a wrong token', { token: 'nonsense' }, 404],
    ['no proposal', { proposal_id: 0 }, 422],
    ['no answer', { answer: 'maybe' }, 422],
    ['a proposal of another reservation', { proposal_id: 2_147_483_647 }, 409],
  ])('is refused with %s', async (_name, more, status) => {
    const booked = await createConfirmed();
    const { id: proposalId } = await proposeAsHost(booked.id, { sequence: 1, price: 2000 });
    expect((await answerAsGuest(booked, proposalId, 'accept', more)).statusCode).toBe(status);
  });
});

describe('a guest’s proposal', () => {
  it('can be accepted by the host only', async () => {
    const booked = await createConfirmed();
    expect((await loadGuestPage(booked)).allowed_actions).toEqual(['cancel', 'change']);
    const asked = await changeAsGuest(booked, {
      sequence: 1,
      ...slotOn(DAY, 10, 14),
      message: 'Potřebujeme víc času.',
    });
    expect(asked.json()).toMatchObject({
      applied: [],
      proposal: {
        side: 'guest',
        after: { ...slotOn(DAY, 10, 14), price: 2000 },
        message: 'Potřebujeme víc času.',
      },
    });
    const proposalId = asked.json<{ proposal: { id: number } }>().proposal.id;
    expect(toOutcome(await answerAsGuest(booked, proposalId, 'accept'))).toEqual([409, 'PROPOSAL_CLOSED']);
    expect((await decide(booked.id, 'accept', proposalId)).json()).toMatchObject({
      reservation: { ...slotOn(DAY, 10, 14), price: 2000, sequence: 2 },
    });
  });

  it('keeps the agreement and shows the host’s reason when declined', async () => {
    const booked = await createConfirmed();
    const proposalId = (await changeAsGuest(booked, { sequence: 1, number_of_guests: 45 })).json<{
      proposal: { id: number };
    }>().proposal.id;
    expect(
      (await decide(booked.id, 'decline', proposalId, { reason: 'Tolik židlí nemáme.' })).statusCode,
    ).toBe(200);
    expect((await loadGuestPage(booked)).proposal).toMatchObject({
      state: 'declined',
      decline_reason: 'Tolik židlí nemáme.',
      after: { number_of_guests: 45 },
    });
  });

  it('can be withdrawn by the guest', async () => {
    const booked = await createConfirmed();
    const proposalId = (await changeAsGuest(booked, { sequence: 1, ...slotOn(OTHER_DAY) })).json<{
      proposal: { id: number };
    }>().proposal.id;
    expect((await answerAsGuest(booked, proposalId, 'withdraw')).statusCode).toBe(200);
    expect(await isFree(space, slotOn(OTHER_DAY))).toBe(true);
  });

  it('applies fewer guests at once', async () => {
    const booked = await createConfirmed();
    expect((await changeAsGuest(booked, { sequence: 1, number_of_guests: 8 })).json()).toMatchObject({
      applied: ['number_of_guests'],
      proposal: null,
      reservation: { number_of_guests: 8, sequence: 2 },
    });
  });

  it.each<[string, object, number, object]>([
    [
      'more guests than there is room for',
      { number_of_guests: 51 },
      422,
      { errors: { number_of_guests: 'Kapacita prostoru je 50\u00a0hostů' } },
    ],
    ['a price of their own', { price: 5 }, 422, { errors: { price: 'Neznámé pole' } }],
    ['an old state', { sequence: 0, number_of_guests: 30 }, 409, { error_code: 'RESERVATION_CHANGED' }],
    ['a wrong token', { token: 'nonsense', number_of_guests: 30 }, 404, { error_code: 'NOTFOUND' }],
  ])('is refused with %s', async (_name, given, status, body) => {
    const booked = await createConfirmed();
    const answer = await changeAsGuest(booked, { sequence: 1, ...given });
    expect([answer.statusCode, answer.json()]).toMatchObject([status, body]);
  });

  it.each<[string, Partial<BookingSettings>, object, Record<string, string>]>([
    [
      'too soon',
      { noticeHours: 1000 },
      slotOn(DAY, 9, 11),
      { start_datetime: 'Rezervovat jde nejpozději 1\u00a0000\u00a0h předem' },
    ],
    [
      'too short',
      { shortestMinutes: 120 },
      slotOn(DAY, 10, 11),
      { end_datetime: 'Nejkratší rezervace je 2\u00a0h' },
    ],
    [
      'too long',
      { longestMinutes: 180 },
      slotOn(DAY, 10, 14),
      { end_datetime: 'Nejdelší rezervace je 3\u00a0h' },
    ],
    [
      'outside the offered hours',
      { onlyInWindows: true },
      slotOn(OTHER_DAY),
      { start_datetime: 'Majitel v tomto čase prostor nenabízí, vyberte čas v otevírací době' },
    ],
  ])(
    'is refused by the owner’s rules for a slot %s, which do not bind the host',
    async (_name, settings, slot, fields) => {
      const booked = await createConfirmed();
      await calls.saveSettings(space, settings);
      expect(toFieldErrors(await changeAsGuest(booked, { sequence: 1, ...slot }))).toEqual([422, fields]);
      await proposeAsHost(booked.id, { sequence: 1, ...slot });
    },
  );

  it('stays possible when the host accepted more guests than the capacity', async () => {
    const booked = await calls.bookSuccessfully(space, slotOn(DAY));
    await changeAsHost(booked.id, { sequence: 0, number_of_guests: 60 });
    await calls.send('POST', `reservations/${booked.id}/confirm`, owner);
    expect((await changeAsGuest(booked, { sequence: 2, ...slotOn(OTHER_DAY) })).json()).toMatchObject({
      proposal: { after: { number_of_guests: 60 } },
    });
    expect(
      toFieldErrors(await changeAsGuest(booked, { sequence: 2, ...slotOn(OTHER_DAY), number_of_guests: 61 })),
    ).toEqual([422, { number_of_guests: 'Kapacita prostoru je 50\u00a0hostů' }]);
  });

  it('is refused for a pending request', async () => {
    const booked = await calls.bookSuccessfully(space, slotOn(DAY));
    expect((await loadGuestPage(booked)).allowed_actions).toEqual(['cancel']);
    expect(toOutcome(await changeAsGuest(booked, { sequence: 0, ...slotOn(OTHER_DAY) }))).toEqual([
      409,
      'RESERVATION_CLOSED',
    ]);
  });
});

describe('the price state of a change', () => {
  const PRICED_FROM = { price: 3000, price_state: 'estimate' };
  const removePriceFrom = (): Promise<unknown> =>
    test.orm.em
      .fork()
      .getConnection()
      .execute('update space set price_from_haler = null where id = ?', [space.id]);
  const acceptAsHost = async (id: number, proposalId: number): Promise<ReservationDto> =>
    (await decide(id, 'accept', proposalId)).json<{ reservation: ReservationDto }>().reservation;
  const proposeAsGuest = async (
    booked: CreatedReservationDto,
    payload: object,
  ): Promise<ChangeProposalDto> => {
    const answer = (await changeAsGuest(booked, { sequence: 1, ...payload })).json<{
      proposal: ChangeProposalDto | null;
    }>();
    if (!answer.proposal) throw new Error('no proposal');
    return answer.proposal;
  };

  it('is shown with a proposed slot and becomes agreed on acceptance', async () => {
    const booked = await createConfirmed();
    const proposal = await proposeAsGuest(booked, slotOn(OTHER_DAY));
    expect(proposal).toMatchObject({ before: { price: 1000, price_state: 'agreed' }, after: PRICED_FROM });
    expect((await loadGuestPage(booked)).proposal).toMatchObject({ after: PRICED_FROM });
    expect(await acceptAsHost(booked.id, proposal.id)).toMatchObject({
      status: 'confirmed',
      price: 3000,
      price_state: 'agreed',
      quote: { total: 3000, ...slotOn(OTHER_DAY), lines: [{ amount: 3000 }] },
    });
  });

  it('keeps the proposed price when rates changed since the proposal', async () => {
    const booked = await createConfirmed();
    const proposal = await proposeAsGuest(booked, slotOn(OTHER_DAY));
    await addWindow(space, OTHER_DAY, 900);
    expect(await acceptAsHost(booked.id, proposal.id)).toMatchObject({
      price: 3000,
      price_state: 'agreed',
      quote: { total: 1800, ...slotOn(OTHER_DAY) },
    });
  });

  it('stays complete when both slots are priced by the owner', async () => {
    const booked = await createConfirmed();
    await addWindow(space, OTHER_DAY, 900);
    const proposal = await proposeAsGuest(booked, slotOn(OTHER_DAY));
    expect(proposal.after).toMatchObject({ price: 1800, price_state: 'complete' });
    expect(await acceptAsHost(booked.id, proposal.id)).toMatchObject({
      price_state: 'complete',
      quote: { total: 1800 },
    });
  });

  it('is agreed when set by the host, with the quote of the slot', async () => {
    const booked = await createConfirmed();
    const proposal = await proposeAsHost(booked.id, { sequence: 1, ...slotOn(OTHER_DAY), price: 3000 });
    expect(proposal.after).toMatchObject({ price: 3000, price_state: 'agreed' });
    expect((await answerAsGuest(booked, proposal.id, 'accept')).json()).toMatchObject({
      reservation: { price: 3000, price_state: 'agreed', quote: { total: 3000, ...slotOn(OTHER_DAY) } },
    });
  });

  it('is agreed and free of charge after an accepted price of 0', async () => {
    const booked = await createConfirmed();
    const proposal = await proposeAsHost(booked.id, { sequence: 1, price: 0 });
    expect((await answerAsGuest(booked, proposal.id, 'accept')).json()).toMatchObject({
      reservation: { price: 0, price_state: 'agreed' },
    });
  });

  it('changes once from by agreement to free of charge by a price of 0', async () => {
    await removePriceFrom();
    const { id } = await calls.bookSuccessfully(space, slotOn(DAY));
    const first = await changeAsHost(id, { sequence: 0, price: 0 });
    expect(first).toMatchObject({ applied: ['price'], reservation: { price: 0, price_state: 'agreed' } });
    expect(await changeAsHost(id, { sequence: 1, price: 0 })).toMatchObject({ applied: [] });
  });

  it('stays by agreement in a slot without a price', async () => {
    await removePriceFrom();
    const booked = await calls.bookSuccessfully(space, slotOn(DAY));
    await calls.send('POST', `reservations/${booked.id}/confirm`, owner);
    const proposal = await proposeAsGuest(booked, slotOn(OTHER_DAY));
    expect(proposal.after).toMatchObject({ price: 0, price_state: 'none' });
    expect(await acceptAsHost(booked.id, proposal.id)).toMatchObject({ price: 0, price_state: 'none' });
  });

  it('follows the new slot of a request', async () => {
    const { id } = await calls.bookSuccessfully(space, slotOn(OTHER_DAY));
    await addWindow(space, DAY, 500);
    expect(await changeAsHost(id, { sequence: 0, ...slotOn(DAY) })).toMatchObject({
      reservation: { price: 1000, price_state: 'complete' },
    });
    expect(await changeAsHost(id, { sequence: 1, ...slotOn(OTHER_DAY) })).toMatchObject({
      reservation: PRICED_FROM,
    });
  });

  it('is agreed in proposals of a former release', async () => {
    const booked = await createConfirmed();
    const { id } = await proposeAsHost(booked.id, { sequence: 1, ...slotOn(OTHER_DAY) });
    await test.orm.em.fork().nativeUpdate(ChangeProposal, { id }, { priceState: null });
    expect((await loadGuestPage(booked)).proposal).toMatchObject({
      after: { price: 1000, price_state: 'agreed' },
    });
  });
});

describe('changes by the operator', () => {
  it('are proposed for the host side and cannot be accepted as guest', async () => {
    const booked = await createConfirmed();
    const operator = { authorization: (await openSession(test, await test.make.admin())).authorization };
    const { proposal } = (
      await change(booked.id, { sequence: 1, price: 3000 }, operator)
    ).json<ChangesAnswer>();
    expect(proposal).toMatchObject({ side: 'host', after: { price: 3000 } });
    expect(
      toOutcome(
        await calls.send('POST', `reservations/${booked.id}/proposal/accept`, operator, {
          proposal_id: proposal?.id,
        }),
      ),
    ).toEqual([409, 'PROPOSAL_CLOSED']);
  });
});
