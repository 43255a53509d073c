import { expect, it } from '@jest/globals';
import { reservation } from '@prostora/testing/reservation-fixtures.ts';
import { toMovedValues } from './series-change-values.ts';

const booked = reservation(1, {
  start_datetime: '2027-12-09T17:00:00.000Z',
  end_datetime: '2027-12-09T18:30:00.000Z',
});

it('takes over the wall times and the space of a drag within the day', () => {
  const slot = { start: '2027-12-09T18:00:00.000Z', end: '2027-12-09T19:30:00.000Z' };
  expect(toMovedValues(booked, slot, 4)).toEqual({ start_time: '19:00', end_time: '20:30', space_id: '4' });
});

it('takes over nothing of a drag to another day of Prague', () => {
  const slot = { start: '2027-12-09T23:00:00.000Z', end: '2027-12-10T00:30:00.000Z' };
  expect(toMovedValues(booked, slot, 4)).toBeNull();
});
