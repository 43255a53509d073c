import { expect, it } from '@jest/globals';
import { lastSlots } from './digest-slots.ts';

const at = (iso: string): { daily: string; weekly: string } => {
  const { daily, weekly } = lastSlots(new Date(iso));
  return { daily: daily.toISOString(), weekly: weekly.toISOString() };
};

it.each([
  [
    'a minute before eight belongs to the day before',
    '2027-03-01T06:59:00Z',
    '2027-02-28T07:00:00.000Z',
    '2027-02-22T07:00:00.000Z',
  ],
  [
    'eight on a Monday is both',
    '2027-03-01T07:00:00Z',
    '2027-03-01T07:00:00.000Z',
    '2027-03-01T07:00:00.000Z',
  ],
  [
    'Sunday is the end of the week',
    '2027-03-07T12:00:00Z',
    '2027-03-07T07:00:00.000Z',
    '2027-03-01T07:00:00.000Z',
  ],
  [
    'in summer eight comes an hour of UTC sooner',
    '2027-03-29T06:30:00Z',
    '2027-03-29T06:00:00.000Z',
    '2027-03-29T06:00:00.000Z',
  ],
])('%s', (_rule, now, daily, weekly) => {
  expect(at(now)).toEqual({ daily, weekly });
});
