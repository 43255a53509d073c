import { describe, expect, it } from '@jest/globals';
import type { Reservation } from '@prostora/api-client';
import {
  needsAgreement,
  previewChanges,
  toChanges,
  toChangeValues,
  type ChangeValues,
} from './change-values.ts';

const reservation = {
  id: 5,
  status: 'confirmed',
  start_datetime: '2027-03-10T10:00:00.000Z',
  end_datetime: '2027-03-10T12:00:00.000Z',
  number_of_guests: 20,
  price: 1000,
  sequence: 1,
  customer_name: 'Jana Nová',
  customer_email: 'jana@prostora.test',
  customer_phone: '+420601234567',
  title: '',
  title_public: false,
  is_option: false,
  expires_at: '2027-03-01T10:00:00.000Z',
  space: { id: 1 },
  group: null,
  group_id: null,
  series_id: null,
} as Reservation;
const preview = (given: Partial<ChangeValues>, overrides: Partial<Reservation> = {}) => {
  const one = { ...reservation, ...overrides };
  return previewChanges(toChanges({ ...toChangeValues(one), ...given }, one), one);
};

describe('changes of a reservation', () => {
  it('are empty for an unchanged form', () => {
    expect(toChanges(toChangeValues(reservation), reservation)).toEqual({});
    expect(toChanges({ ...toChangeValues(reservation), customer_phone: '601 234 567' }, reservation)).toEqual(
      {},
    );
  });

  it('contain only differences, with the slot as timestamps', () => {
    expect(
      toChanges(
        {
          ...toChangeValues(reservation),
          end_datetime: '2027-03-10T15:00',
          price: '1 200,50',
          message: ' Ahoj ',
        },
        reservation,
      ),
    ).toEqual({ end_datetime: '2027-03-10T14:00:00.000Z', price: 1200.5, message: 'Ahoj' });
  });

  it('keep the price for an empty field and distinguish free from by agreement', () => {
    const unpriced: Reservation = { ...reservation, price: 0, price_state: 'none' };
    const toPrice = (price: string, of: Reservation): unknown =>
      toChanges({ ...toChangeValues(of), price }, of).price;
    expect(toChangeValues(unpriced).price).toBe('');
    expect([toPrice('', reservation), toPrice('', unpriced), toPrice('0', unpriced)]).toEqual([
      undefined,
      undefined,
      0,
    ]);
    expect(toPrice('0', { ...unpriced, price_state: 'agreed' })).toBeUndefined();
  });

  it('contain the slot to which the reservation was dragged', () => {
    const proposed = { start: '2027-03-11T10:00:00.000Z', end: '2027-03-11T12:00:00.000Z' };
    expect(toChanges(toChangeValues(reservation, proposed), reservation, proposed)).toEqual({
      start_datetime: proposed.start,
      end_datetime: proposed.end,
    });
  });

  it.each<[string, Partial<ChangeValues>, object]>([
    ['fewer guests', { number_of_guests: '10' }, { immediate: ['number_of_guests'], proposed: [] }],
    ['more guests', { number_of_guests: '30' }, { immediate: [], proposed: ['number_of_guests'] }],
    ['a lower price', { price: '800' }, { immediate: ['price'], proposed: [] }],
    ['a higher price', { price: '1500' }, { immediate: [], proposed: ['price'] }],
    ['free of charge', { price: '0' }, { immediate: [], proposed: ['price'] }],
    [
      'another space at a lower price',
      { space_id: '2', price: '800' },
      { immediate: [], proposed: ['space_id', 'price'] },
    ],
    [
      'fewer guests and another end',
      { number_of_guests: '10', end_datetime: '2027-03-10T15:00' },
      { immediate: ['number_of_guests'], proposed: ['end_datetime'] },
    ],
    ['a corrected name', { customer_name: 'Jana Nováková' }, { immediate: ['customer_name'], proposed: [] }],
  ])('splits changes of a confirmed one: %s', (_name, given, expected) => {
    expect(preview(given)).toEqual(expected);
  });

  it('contain title, its place at the door, the end of an option and the whole event', () => {
    const option: Reservation = { ...reservation, status: 'pending', is_option: true, group_id: 4 };
    const values = toChangeValues(option);
    expect(values.option_until).toBe('2027-03-01T11:00');
    expect(
      toChanges(
        {
          ...values,
          title: ' Ples ',
          title_public: true,
          option_until: '2027-03-05T18:00',
          apply_to: 'group',
          expires_at: '2027-03-02T08:00',
        },
        option,
      ),
    ).toEqual({
      title: 'Ples',
      title_public: true,
      option_until: '2027-03-05T18:00',
      apply_to: 'group',
      expires_at: '2027-03-02T08:00',
    });
    expect(preview({ title: 'Ples' })).toEqual({ immediate: ['title'], proposed: [] });
  });

  it('apply to the whole event at its total by default, and to one space at its own price', () => {
    const group = {
      count: 2,
      spaces: ['Sál', 'Zahrada'],
      days: 1,
      total: 3000,
      price_state: 'agreed' as const,
    };
    const one: Reservation = {
      ...reservation,
      group_id: 4,
      group: { ...group, version: 2, may_apply: true },
    };
    const values = toChangeValues(one);
    expect([values.apply_to, values.price]).toEqual(['group', '3000']);
    expect(toChanges({ ...values, price: '2500' }, one)).toEqual({ apply_to: 'group', price: 2500 });
    expect(toChanges({ ...values, apply_to: 'this', price: '1000' }, one)).toEqual({ apply_to: 'this' });
    const limited: Reservation = { ...one, group: { ...group, version: 2, may_apply: false } };
    expect(toChangeValues(limited).apply_to).toBe('this');
  });

  it('need the word of a guest without an e-mail for any confirmed space of the event', () => {
    const option: Reservation = { ...reservation, status: 'pending', customer_email: '' };
    const confirmed: Reservation = { ...option, status: 'confirmed' };
    const members = [{ status: 'confirmed' as const }];
    const moved = { start_datetime: '2027-03-11T10:00:00.000Z' };
    expect(needsAgreement(moved, confirmed, [])).toBe(true);
    expect(needsAgreement(moved, reservation, [])).toBe(false);
    expect(needsAgreement({ title: 'Ples' }, confirmed, members)).toBe(false);
    expect(needsAgreement({ ...moved, apply_to: 'this' }, option, members)).toBe(false);
    expect(needsAgreement({ ...moved, apply_to: 'group' }, option, members)).toBe(true);
  });

  it('apply all at once to a request', () => {
    expect(preview({ price: '5000', space_id: '2' }, { status: 'pending' })).toEqual({
      immediate: ['space_id', 'price'],
      proposed: [],
    });
  });
});
