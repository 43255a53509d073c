import { describe, expect, it } from '@jest/globals';
import { EMPTY_EVENT, type EventQuery } from '@prostora/contracts';
import { parsedSentence } from '@prostora/testing/catalog-fixtures.ts';
import { addSentence } from './sentence-event.ts';

const DAY = { dateFrom: '2027-05-15', dateTo: '2027-05-15' };
const HOURS = { timeFrom: 960, timeTo: 1320 };

describe('budget of a sentence in an event', () => {
  const parsed = parsedSentence({ price_max_per_hour: 500, price_max_per_person: 100 });

  it.each<[Partial<EventQuery>, number | null]>([
    [{ ...DAY, ...HOURS }, 3000],
    [{ ...DAY, ...HOURS, guests: 20 }, 2000],
    [{ ...DAY, ...HOURS, priceMax: 9000 }, 9000],
    [{ ...DAY, dateTo: '2027-05-31', flexible: true, ...HOURS }, 3000],
    [{ ...DAY, timeFrom: 1080 }, 3000],
    [HOURS, null],
    [DAY, null],
    [{ ...DAY, dateTo: '2027-05-16', ...HOURS }, null],
  ])('of %j is %s', (event, budget) => {
    expect(addSentence({ ...EMPTY_EVENT, ...event }, parsed).priceMax).toBe(budget);
  });
});
