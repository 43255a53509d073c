import { expect, it } from '@jest/globals';
import { getLastDigestTimes } from './digest-schedule.ts';

const at = (iso: string): { daily: string; weekly: string } => {
  const { daily, weekly } = getLastDigestTimes(new Date(iso));
  return { daily: daily.toISOString(), weekly: weekly.toISOString() };
};

it.each([
  [
    'returns the previous day a minute before eight',
    '2027-03-01T06:59:00Z',
    '2027-02-28T07:00:00.000Z',
    '2027-02-22T07:00:00.000Z',
  ],
  [
    'returns both digests at eight on Monday',
    '2027-03-01T07:00:00Z',
    '2027-03-01T07:00:00.000Z',
    '2027-03-01T07:00:00.000Z',
  ],
  [
    'returns the past Monday on Sunday',
    '2027-03-07T12:00:00Z',
    '2027-03-07T07:00:00.000Z',
    '2027-03-01T07:00:00.000Z',
  ],
  [
    'applies daylight saving time in summer',
    '2027-03-29T06:30:00Z',
    '2027-03-29T06:00:00.000Z',
    '2027-03-29T06:00:00.000Z',
  ],
])('%s', (_rule, now, daily, weekly) => {
  expect(at(now)).toEqual({ daily, weekly });
});
