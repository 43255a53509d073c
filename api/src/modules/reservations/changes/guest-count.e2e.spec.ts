import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn, type Headers } from '../../../../test/bookings.ts';
import { SMALLEST_POOLS } from '../../../../test/pools.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { PriceListAnswerDto } from '../../pricing/price-lists/price-list.dto.ts';
import type { Space } from '../../spaces/index.ts';
import type { CreatedReservationDto } from '../reservation.dto.ts';

/** 1,000 CZK and 100 CZK a person. */
const LIST = {
  name: 'Ceník sálu 2027',
  vat_payer: false,
  tariffs: [],
  rules: [
    { code: 'sal', label: 'Sál', kind: 'base', unit: 'event', amount: 1000 },
    { code: 'satna', label: 'Šatna', kind: 'mandatory', unit: 'person', amount: 100 },
  ],
};
const DAY = '2027-03-10';

let test: TestApp;
let calls: BookingCalls;
let space: Space;
let owner: Headers;

beforeAll(async () => {
  test = await createTestApp(SMALLEST_POOLS);
  calls = new BookingCalls(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  jest.spyOn(test.app.get(Clock), 'now').mockImplementation(() => new Date('2027-02-01T09:00:00.000Z'));
  space = await test.make.space({ withoutPhoto: true, capacity: 50 });
  owner = await calls.signInOwner(space);
  const spaces = [{ space_id: space.id, valid_from: '2027-01-01', valid_until: null }];
  const { id } = (
    await calls.send('POST', 'price-lists', owner, { ...LIST, spaces })
  ).json<PriceListAnswerDto>().price_list;
  await calls.send('POST', `price-lists/${id}/publish`, owner, { version: 1, replace: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A confirmed reservation of 20 guests for 3,000 CZK, with sequence 1. */
async function createConfirmed(more: object = {}, confirmation: object = {}): Promise<CreatedReservationDto> {
  const booked = await calls.bookSuccessfully(space, slotOn(DAY), more);
  const answer = await calls.send('POST', `reservations/${booked.id}/confirm`, owner, confirmation);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return booked;
}
const send = (
  { id, guest_url }: CreatedReservationDto,
  path: string,
  payload: object,
): Promise<LightMyRequestResponse> =>
  calls.send(
    'POST',
    `reservations/${id}/guest/${path}`,
    {},
    {
      token: guest_url.split('#token=').at(-1) ?? '',
      sequence: 1,
      ...payload,
    },
  );
const changeAsHost = (id: number, payload: object): Promise<LightMyRequestResponse> =>
  calls.send('POST', `reservations/${id}/changes`, owner, { sequence: 1, ...payload });

describe('a changed number of guests', () => {
  it('of the guest is proposed at its price and priced by the list when accepted', async () => {
    const booked = await createConfirmed();
    const preview = await send(booked, 'changes/preview', { number_of_guests: 40 });
    expect(preview.json()).toMatchObject({
      before: { number_of_guests: 20, price: 3000 },
      after: { ...slotOn(DAY), number_of_guests: 40, price: 5000, space: { id: space.id } },
      applied: [],
      proposed: ['number_of_guests', 'price'],
    });
    const changed = await send(booked, 'changes', { number_of_guests: 40 });
    expect(changed.json()).toMatchObject({
      applied: [],
      reservation: { number_of_guests: 20, price: 3000, sequence: 1 },
      proposal: { after: { number_of_guests: 40, price: 5000, price_state: 'complete' } },
    });
    const { id } = changed.json<{ proposal: { id: number } }>().proposal;
    const path = `reservations/${booked.id}/proposal/accept`;
    expect((await calls.send('POST', path, owner, { proposal_id: id })).json()).toMatchObject({
      reservation: {
        number_of_guests: 40,
        price: 5000,
        quote: { guests: 40, total: 5000, lines: [{ amount: 1000 }, { units: 40, amount: 4000 }] },
      },
    });
  });

  it('of fewer guests applies at once, the lower price for the guest waits for the owner', async () => {
    const booked = await createConfirmed();
    expect((await send(booked, 'changes', { number_of_guests: 10 })).json()).toMatchObject({
      applied: ['number_of_guests'],
      reservation: { number_of_guests: 10, price: 3000, sequence: 2 },
      proposal: {
        before: { number_of_guests: 10, price: 3000 },
        after: { number_of_guests: 10, price: 2000 },
      },
    });
  });

  it('by the host at the price of the list lowers it at once and raises it by a proposal', async () => {
    const booked = await createConfirmed();
    const fewer = { number_of_guests: 10, use_list_price: true };
    expect((await changeAsHost(booked.id, fewer)).json()).toMatchObject({
      applied: ['number_of_guests', 'price'],
      reservation: { number_of_guests: 10, price: 2000, quote: { guests: 10, total: 2000 } },
      proposal: null,
    });
    const more = { sequence: 2, number_of_guests: 30, use_list_price: true };
    expect((await changeAsHost(booked.id, more)).json()).toMatchObject({
      applied: [],
      reservation: { number_of_guests: 10, price: 2000 },
      proposal: { after: { number_of_guests: 30, price: 4000 } },
    });
  });

  it('of a request changes its price, of which the guest still has to be asked', async () => {
    const booked = await calls.bookSuccessfully(space, slotOn(DAY));
    const more = { sequence: 0, number_of_guests: 30 };
    expect((await changeAsHost(booked.id, more)).json()).toMatchObject({
      applied: ['number_of_guests', 'price'],
      reservation: { status: 'pending', price: 4000, quote: { total: 4000 } },
    });
    expect((await calls.send('POST', `reservations/${booked.id}/confirm`, owner)).json()).toMatchObject({
      reservation: { status: 'pending' },
      proposal: { before: { price: 3000 }, after: { price: 4000 } },
    });
  });

  it('keeps a price that the host set or gives', async () => {
    const booked = await createConfirmed({}, { price: 2500 });
    expect((await send(booked, 'changes/preview', { number_of_guests: 40 })).json()).toMatchObject({
      after: { number_of_guests: 40, price: 2500 },
      proposed: ['number_of_guests'],
    });
    expect((await changeAsHost(booked.id, { number_of_guests: 40, price: 2600 })).json()).toMatchObject({
      proposal: { after: { number_of_guests: 40, price: 2600, price_state: 'agreed' } },
    });
  });

  it('has to fit in the booked layout', async () => {
    const values = [space.id, 'banket', 30];
    await test.orm.em
      .fork()
      .getConnection()
      .execute('insert into space_layout (space_id, layout, capacity) values (?, ?, ?)', values);
    const booked = await createConfirmed({ layout: 'banket' });
    for (const path of ['changes/preview', 'changes']) {
      const answer = await send(booked, path, { number_of_guests: 31 });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { errors: { number_of_guests: 'V tomto uspořádání je místo pro 30 osob.' } },
      ]);
    }
    expect((await changeAsHost(booked.id, { number_of_guests: 31 })).statusCode).toBe(200);
  });

  describe('with an open proposal for another slot', () => {
    const LATER = slotOn('2027-03-11');
    /** The agreed price was set by the owner. */
    const createWithFixedPrice = () => createConfirmed({}, { price: 2500 });
    const isFree = async (): Promise<boolean> =>
      (
        await calls.send('POST', 'reservations/check-availability', {}, { space_id: space.id, ...LATER })
      ).json<{ available: boolean }>().available;

    it('keeps the fixed price in a wish of the guest, with its message', async () => {
      const booked = await createWithFixedPrice();
      const asked = await send(booked, 'changes', { ...LATER, message: 'Šlo by to o den později?' });
      const { id } = asked.json<{ proposal: { id: number } }>().proposal;
      expect(asked.json()).toMatchObject({ proposal: { after: { number_of_guests: 20, price: 2500 } } });
      expect((await send(booked, 'changes', { number_of_guests: 10 })).json()).toMatchObject({
        applied: ['number_of_guests'],
        reservation: {
          number_of_guests: 10,
          price: 2500,
          sequence: 2,
          proposal: { id, state: 'open', message: 'Šlo by to o den později?' },
        },
        proposal: null,
      });
      const path = `reservations/${booked.id}/proposal/accept`;
      expect((await calls.send('POST', path, owner, { proposal_id: id })).json()).toMatchObject({
        reservation: { ...LATER, number_of_guests: 10, price: 2500 },
      });
    });

    it('ends an offer of the owner, who did not offer that price', async () => {
      const booked = await createWithFixedPrice();
      const offered = await changeAsHost(booked.id, { ...LATER, use_list_price: true });
      const { id } = offered.json<{ proposal: { id: number } }>().proposal;
      expect(await isFree()).toBe(false);
      expect((await send(booked, 'changes', { number_of_guests: 10 })).json()).toMatchObject({
        applied: ['number_of_guests'],
        reservation: { number_of_guests: 10, price: 2500 },
        proposal: null,
      });
      expect(await isFree()).toBe(true);
      const answer = { token: booked.guest_url.split('#token=').at(-1), proposal_id: id, answer: 'accept' };
      const accepted = await calls.send('POST', `reservations/${booked.id}/guest/proposal`, {}, answer);
      expect([accepted.statusCode, accepted.json()]).toMatchObject([409, { error_code: 'PROPOSAL_CLOSED' }]);
      expect((await calls.send('GET', `reservations/${booked.id}`, owner)).json()).toMatchObject({
        reservation: {
          proposal: {
            state: 'declined',
            decline_reason: 'Změnil se počet hostů, cena z návrhu proto už neplatí.',
            decline_code: 'guests_changed',
          },
        },
      });
    });

    it('keeps a price that the owner gave with the proposal', async () => {
      const booked = await createWithFixedPrice();
      await changeAsHost(booked.id, { ...LATER, price: 2200 });
      await send(booked, 'changes', { number_of_guests: 10 });
      const { reservation } = (await calls.send('GET', `reservations/${booked.id}`, owner)).json<{
        reservation: { proposal: object };
      }>();
      expect(reservation.proposal).toMatchObject({
        state: 'open',
        after: { number_of_guests: 10, price: 2200 },
      });
    });

    it('ends a wish of the guest when the owner lowers the number', async () => {
      const booked = await createConfirmed();
      await send(booked, 'changes', LATER);
      expect((await changeAsHost(booked.id, { number_of_guests: 10 })).json()).toMatchObject({
        applied: ['number_of_guests'],
        proposal: null,
      });
      expect(await isFree()).toBe(true);
    });
  });
});
