import { describe, expect, it } from '@jest/globals';
import { fieldError } from '../../../platform/errors/index.ts';
import { toBookingSlot } from '../booking/booking-request.ts';
import { parseAvailabilityRequest } from './booking.input.ts';

const INPUT = {
  space_id: 7,
  start_datetime: '2027-06-01T18:00',
  end_datetime: '2027-06-01T22:00',
  number_of_guests: 30,
};

describe('parseAvailabilityRequest', () => {
  it('parses the space, the slot in Prague wall time and the guests', () => {
    expect(parseAvailabilityRequest(INPUT)).toEqual({
      spaceId: 7,
      startsAt: new Date('2027-06-01T16:00:00Z'),
      endsAt: new Date('2027-06-01T20:00:00Z'),
      guests: 30,
    });
  });

  it('defaults to one guest', () => {
    expect(parseAvailabilityRequest({ ...INPUT, number_of_guests: undefined })).toMatchObject({ guests: 1 });
  });

  it.each(['space_id', 'start_datetime', 'end_datetime'])(
    'reports missing %s, be it undefined, null or empty',
    (field) => {
      for (const emptyValue of [undefined, null, ''])
        expect(parseAvailabilityRequest({ ...INPUT, [field]: emptyValue })).toEqual(
          fieldError('bookingIncomplete'),
        );
    },
  );

  it.each<[string, object, 'datetime' | 'bookingNotOffered' | 'integer']>([
    ['an invalid start', { start_datetime: 'zítra' }, 'datetime'],
    ['an invalid end', { end_datetime: '2027-02-30T10:00' }, 'datetime'],
    ['a numeric timestamp', { start_datetime: 1_811_865_600_000 }, 'datetime'],
    ['a textual id', { space_id: '7' }, 'bookingNotOffered'],
    ['an id of 0', { space_id: 0 }, 'bookingNotOffered'],
    ['an id above the integer range', { space_id: 2_147_483_648 }, 'bookingNotOffered'],
    ['half a guest', { number_of_guests: 1.5 }, 'integer'],
    ['no guests', { number_of_guests: 0 }, 'integer'],
    ['a textual number of guests', { number_of_guests: '3' }, 'integer'],
  ])('reports %s by a code', (_name, invalid, code) => {
    expect(parseAvailabilityRequest({ ...INPUT, ...invalid })).toEqual(fieldError(code));
  });

  it('accepts the smallest and the largest id', () => {
    expect([1, 2_147_483_647].map((space_id) => parseAvailabilityRequest({ ...INPUT, space_id }))).toEqual([
      expect.objectContaining({ spaceId: 1 }),
      expect.objectContaining({ spaceId: 2_147_483_647 }),
    ]);
  });
});

it('toBookingSlot defaults to one guest', () => {
  const { space_id: _, number_of_guests, ...slotInput } = INPUT;
  expect(toBookingSlot({ ...slotInput, number_of_guests })).toEqual({
    startsAt: new Date('2027-06-01T16:00:00Z'),
    endsAt: new Date('2027-06-01T20:00:00Z'),
    guests: 30,
  });
  expect(toBookingSlot(slotInput).guests).toBe(1);
});
