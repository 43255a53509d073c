import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../../test/bookings.ts';
import { SMALLEST_POOLS } from '../../../../test/pools.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { PriceListAnswerDto } from '../../pricing/price-lists/price-list.dto.ts';
import type { Space } from '../../spaces/index.ts';
import type { CreatedReservationDto, ReservationDto, ChangeProposalDto } from '../reservation.dto.ts';
import type { ReservationChangesPreviewDto } from './reservation-change.dto.ts';

/** 900 CZK an hour, 100 CZK a person for the choice of cleaning, 300 CZK for each projector. */
const LIST = {
  name: 'Ceník sálu 2027',
  vat_payer: false,
  tariffs: [],
  options: [{ code: 'uklid', label: 'Úklid od nás' }],
  rules: [
    { code: 'sal', label: 'Sál', kind: 'base', unit: 'hour', amount: 900 },
    {
      code: 'uklid',
      label: 'Úklid',
      kind: 'mandatory',
      unit: 'person',
      amount: 100,
      when: { options: ['uklid'] },
    },
    { code: 'projektor', label: 'Projektor', kind: 'addon', unit: 'piece', amount: 300 },
  ],
};
const DAY = '2027-03-10';
const OTHER_DAY = '2027-03-17';
/** The Sunday on which the clocks go forward. */
const CLOCK_CHANGE = '2027-03-28';

type ChangesAnswer = { reservation: ReservationDto; applied: string[]; proposal: ChangeProposalDto | null };

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let other: Space;
/** Of the same price list. */
let priced: Space;
let owner: Headers;

beforeAll(async () => {
  test = await createTestApp(SMALLEST_POOLS);
  calls = new BookingCalls(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date('2027-02-01T09:00:00.000Z'));
  space = await test.make.space({ withoutPhoto: true, capacity: 90 });
  other = await test.make.space({ withoutPhoto: true, building: space.building });
  priced = await test.make.space({ withoutPhoto: true, capacity: 90, building: space.building });
  owner = await calls.signInOwner(space);
  const spaces = [space, priced].map(({ id }) => ({
    space_id: id,
    valid_from: '2027-01-01',
    valid_until: null,
  }));
  const answer = await calls.send('POST', 'price-lists', owner, { ...LIST, spaces });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { id } = answer.json<PriceListAnswerDto>().price_list;
  await calls.send('POST', `price-lists/${id}/publish`, owner, { version: 1, replace: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const post = async <Answer>(url: string, headers: Headers, payload: object): Promise<Answer> => {
  const answer: LightMyRequestResponse = await calls.send('POST', url, headers, payload);
  if (answer.statusCode >= 400) throw new Error(answer.body);
  return answer.json<Answer>();
};
const change = (id: number, payload: object): Promise<ChangesAnswer> =>
  post(`reservations/${id}/changes`, owner, payload);
const preview = (id: number, payload: object): Promise<ReservationChangesPreviewDto> =>
  post(`reservations/${id}/changes/preview`, owner, payload);
const load = async (id: number): Promise<ReservationDto> =>
  (await calls.send('GET', `reservations/${id}`, owner)).json<{ reservation: ReservationDto }>().reservation;
const asGuest = <Answer>({ id, guest_url }: CreatedReservationDto, path: string, payload: object) =>
  post<Answer>(
    `reservations/${id}/guest/${path}`,
    {},
    { token: guest_url.split('#token=').at(-1), ...payload },
  );
const accept = async (booked: CreatedReservationDto): Promise<ReservationDto> => {
  const { proposal } = await load(booked.id);
  await asGuest(booked, 'proposal', { proposal_id: proposal?.id, answer: 'accept' });
  return load(booked.id);
};

/** Requested at 1,800 CZK and more, confirmed at 2,500, which the guest accepted. */
async function createAgreed(more: object = {}, price = 2500): Promise<CreatedReservationDto> {
  const booked = await calls.bookSuccessfully(space, slotOn(DAY), more);
  await post(`reservations/${booked.id}/confirm`, owner, { price });
  expect(await accept(booked)).toMatchObject({ status: 'confirmed', price, price_state: 'agreed' });
  return booked;
}

describe('an agreed price', () => {
  it.each<[string, (() => object) | object]>([
    ['the day', slotOn(OTHER_DAY)],
    ['the length', slotOn(DAY, 10, 16)],
    ['the room', () => ({ space_id: other.id })],
    ['the guests', { number_of_guests: 40 }],
    ['the night of the change of clocks', slotOn(CLOCK_CHANGE, 0, 4)],
  ])('stays when the owner changes %s', async (_name, given) => {
    const booked = await createAgreed();
    const wanted = typeof given === 'function' ? (given as () => object)() : given;
    const { sequence } = await load(booked.id);
    const { proposal } = await change(booked.id, { sequence, ...wanted });
    expect(proposal).toMatchObject({
      before: { price: 2500 },
      after: { price: 2500, price_state: 'agreed' },
    });
    expect(await accept(booked)).toMatchObject({ price: 2500, price_state: 'agreed' });
  });

  it('stays over several changes, and is taken from the price list when the owner says so', async () => {
    const booked = await createAgreed();
    for (const slot of [slotOn(OTHER_DAY), slotOn(DAY, 8, 9)]) {
      await change(booked.id, { sequence: (await load(booked.id)).sequence, ...slot });
      expect(await accept(booked)).toMatchObject({ ...slot, price: 2500 });
    }
    const { sequence } = await load(booked.id);
    const taken = { sequence, ...slotOn(OTHER_DAY), use_list_price: true };
    expect(await preview(booked.id, taken)).toMatchObject({
      price: 1800,
      proposed: ['start_datetime', 'end_datetime', 'price'],
    });
    expect(await change(booked.id, taken)).toMatchObject({
      applied: [],
      proposal: { before: { price: 2500 }, after: { price: 1800, price_state: 'complete' } },
    });
    expect(await accept(booked)).toMatchObject({ price: 1800, is_price_set: false });
  });

  it('is previewed beside the one of the price list', async () => {
    const booked = await createAgreed();
    const { sequence } = await load(booked.id);
    expect(await preview(booked.id, { sequence, ...slotOn(DAY, 10, 14) })).toEqual({
      price: 2500,
      price_state: 'agreed',
      list_price: { price: 3600, price_state: 'complete' },
      applied: [],
      proposed: ['end_datetime'],
    });
    expect(await preview(booked.id, { sequence, price: 3000 })).toMatchObject({
      price: 3000,
      list_price: null,
      proposed: ['price'],
    });
    expect(await load(booked.id)).toMatchObject({ sequence, proposal: null });
  });

  it('stays when the guest asks for another slot or number of guests, who sees both', async () => {
    const booked = await createAgreed();
    const { sequence } = await load(booked.id);
    const wanted = { sequence, ...slotOn(OTHER_DAY, 10, 14), number_of_guests: 30 };
    expect(await asGuest(booked, 'changes/preview', wanted)).toMatchObject({
      after: { price: 2500 },
      list_price: { price: 3600 },
    });
    const { proposal } = await asGuest<ChangesAnswer>(booked, 'changes', wanted);
    const path = `reservations/${booked.id}/proposal/accept`;
    expect(await post(path, owner, { proposal_id: proposal?.id })).toMatchObject({
      reservation: { ...slotOn(OTHER_DAY, 10, 14), number_of_guests: 30, price: 2500 },
    });
  });

  it('keeps the choices of the guest, which a later price of the list counts again', async () => {
    const choices = { options: ['uklid'], addons: [{ code: 'projektor', quantity: 2 }] };
    const booked = await createAgreed(choices, 5000);
    await change(booked.id, { sequence: (await load(booked.id)).sequence, ...slotOn(OTHER_DAY) });
    expect(await accept(booked)).toMatchObject({ price: 5000, quote: { total: 4400 } });
    const { sequence } = await load(booked.id);
    expect(
      await preview(booked.id, { sequence, ...slotOn(DAY, 10, 13), use_list_price: true }),
    ).toMatchObject({ price: 5300 });
  });

  it('stays when a guest without an e-mail address agreed by phone', async () => {
    const { reservations } = await post<{ reservations: [ReservationDto] }>('reservations/own', owner, {
      rooms: [{ space_id: space.id, price: 2500 }],
      ...slotOn(DAY),
      customer_name: 'Nováčkovi',
      status: 'confirmed',
    });
    const [{ id }] = reservations;
    const moved = { sequence: 0, ...slotOn(OTHER_DAY), agreed_by_phone: true };
    expect((await change(id, moved)).reservation).toMatchObject({ ...slotOn(OTHER_DAY), price: 2500 });
    const repriced = { sequence: 1, number_of_guests: 9, use_list_price: true, agreed_by_phone: true };
    expect((await change(id, repriced)).reservation).toMatchObject({ price: 1800, is_price_set: false });
  });
});

describe('an accepted price of the list', () => {
  it('stays in changes of the owner and follows wishes of the guest', async () => {
    const booked = await calls.bookSuccessfully(space, slotOn(DAY));
    await post(`reservations/${booked.id}/confirm`, owner, { price: 1800 });
    const { sequence } = await load(booked.id);
    const longer = { sequence, ...slotOn(DAY, 10, 14) };
    expect(await preview(booked.id, longer)).toMatchObject({ price: 1800, list_price: { price: 3600 } });
    expect(await asGuest(booked, 'changes/preview', longer)).toMatchObject({
      before: { price: 1800 },
      after: { price: 3600 },
      proposed: ['end_datetime', 'price'],
    });
  });
});

describe('the price of a request', () => {
  it('stays when the owner keeps it', async () => {
    const booked = await calls.bookSuccessfully(space, slotOn(DAY));
    const slot = slotOn(OTHER_DAY, 10, 14);
    expect(await change(booked.id, { sequence: 0, ...slot, use_list_price: false })).toMatchObject({
      reservation: { ...slot, price: 1800, status: 'pending' },
    });
    await post(`reservations/${booked.id}/confirm`, owner, {});
    expect(await load(booked.id)).toMatchObject({ status: 'confirmed', price: 1800 });
  });

  it.each(['POST', 'PUT'] as const)(
    'follows the list when the owner moves it by %s, and a dearer one needs the guest',
    async (method) => {
      const booked = await calls.bookSuccessfully(space, slotOn(DAY));
      const url = method === 'PUT' ? `reservations/${booked.id}` : `reservations/${booked.id}/changes`;
      const answer = await calls.send(method, url, owner, { sequence: 0, ...slotOn(DAY, 10, 14) });
      expect(answer.json()).toMatchObject({ reservation: { price: 3600, price_state: 'complete' } });
      expect(await post(`reservations/${booked.id}/confirm`, owner, {})).toMatchObject({
        reservation: { status: 'pending' },
        proposal: { before: { price: 1800 }, after: { price: 3600 } },
      });
    },
  );

  it('of a dearer slot is proposed by a bulk confirmation, which says so', async () => {
    const booked = await calls.bookSuccessfully(space, slotOn(DAY));
    await change(booked.id, { sequence: 0, ...slotOn(DAY, 10, 14) });
    const items = [{ id: booked.id, sequence: 1 }];
    expect(await post('reservations/bulk-confirm', owner, { items })).toEqual({
      results: [{ id: booked.id, status: 'proposed', error_code: null, message: null }],
    });
    expect(await load(booked.id)).toMatchObject({
      status: 'pending',
      proposal: { state: 'open', after: { price: 3600 } },
    });
  });

  it('stays when it was given for an option', async () => {
    const { reservations } = await post<{ reservations: [ReservationDto] }>('reservations/own', owner, {
      rooms: [{ space_id: space.id }],
      ...slotOn(DAY),
      customer_name: 'Nováčkovi',
      status: 'option',
    });
    const [{ id, price }] = reservations;
    const moved = { sequence: 0, ...slotOn(DAY, 10, 14), agreed_by_phone: true };
    expect((await change(id, moved)).reservation).toMatchObject({ price });
  });
});

describe('the agreed prices of an event in two rooms', () => {
  it('are previewed as totals, and all taken from the price list when the owner says so', async () => {
    const { reservations } = await post<{ reservations: [ReservationDto] }>('reservations/own', owner, {
      rooms: [
        { space_id: space.id, price: 2500 },
        { space_id: priced.id, price: 2000 },
      ],
      ...slotOn(DAY),
      customer_name: 'Nováčkovi',
      status: 'confirmed',
    });
    const [{ id }] = reservations;
    const longer = { sequence: 0, ...slotOn(DAY, 10, 14) };
    expect(await preview(id, longer)).toMatchObject({ price: 4500, list_price: { price: 7200 } });
    expect(await preview(id, { ...longer, apply_to: 'this' })).toMatchObject({
      price: 2500,
      list_price: { price: 3600 },
    });
    const taken = { ...longer, use_list_price: true };
    expect(await preview(id, taken)).toMatchObject({ price: 7200 });
    await change(id, { ...taken, agreed_by_phone: true });
    for (const made of reservations) expect(await load(made.id)).toMatchObject({ price: 3600 });
  });
});

describe('the price of an estimate', () => {
  it('stays an estimate in another room, and is that of the list when the owner says so', async () => {
    const booked = await calls.bookSuccessfully(other, slotOn(DAY));
    const { price, price_state: state } = await load(booked.id);
    expect(state).toBe('estimate');
    const moved = { sequence: 0, space_id: space.id, use_list_price: false };
    expect(await preview(booked.id, moved)).toMatchObject({
      price,
      price_state: 'estimate',
      list_price: { price: 1800, price_state: 'complete' },
    });
    expect(await change(booked.id, { ...moved, use_list_price: true })).toMatchObject({
      reservation: { price: 1800, price_state: 'complete' },
    });
  });
});
