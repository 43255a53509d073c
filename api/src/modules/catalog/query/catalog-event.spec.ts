import { describe, expect, it } from '@jest/globals';
import { NO_EVENT, countEventHours, type CatalogEvent } from './catalog-event.ts';

const SATURDAY = '2027-05-15';
const single = { from: SATURDAY, to: SATURDAY };
const month = { from: '2027-05-01', to: '2027-05-31' };
const ball = { usual_hours: { from: 18 * 60, to: 24 * 60 } };

describe('hours of an event', () => {
  it.each<[string, Partial<CatalogEvent>, typeof single | null, typeof ball | null, number | null]>([
    ['without a day', { timeFrom: 960, timeTo: 1320 }, null, null, null],
    ['given', { timeFrom: 960, timeTo: 1320 }, single, ball, 6],
    ['over midnight', { timeFrom: 1080, timeTo: 1560 }, single, null, 8],
    ['with an open end', { timeFrom: 1080 }, single, null, 6],
    ['with an open start', { timeTo: 630 }, single, null, 10.5],
    ['assumed', {}, single, null, 8],
    ['usual for the purpose', {}, single, ball, 6],
    ['on one day of a month', { timeFrom: 960, timeTo: 1320, isFlexible: true }, month, null, 6],
    ['on no day', { timeFrom: 960, timeTo: 1320, weekdays: [1] }, single, null, 6],
    ['of three days at once', {}, { from: '2027-05-14', to: '2027-05-16' }, null, 56],
    [
      'in the night in which a clock hour is left out',
      { timeFrom: 1320, timeTo: 1800 },
      { from: '2027-03-27', to: '2027-03-27' },
      null,
      7,
    ],
  ])('%s', (_name, event, dates, purpose, hours) => {
    expect(countEventHours(dates, { ...NO_EVENT, ...event }, purpose)).toBe(hours);
  });
});
