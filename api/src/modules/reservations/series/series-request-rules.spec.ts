import { describe, expect, it } from '@jest/globals';
import type { RepeatPattern } from '@prostora/contracts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { BookingContext } from '../booking/booking-context.ts';
import { listCalendarConflicts, toSpan } from './series-request-dates.ts';
import { countSeriesVersion } from './series-rules.ts';
import { classifyDays, listSeriesDays, sumMs } from './series-request-rules.ts';
import { sumPrices } from '../booking/reservation-price.ts';

const NOW = new Date('2027-02-01T09:00:00Z');
const at = (day: string, hour: string): Date => new Date(`${day}T${hour}:00Z`);
/** Wednesdays in March. */
const SLOT = { startsAt: at('2027-03-10', '17:00'), endsAt: at('2027-03-10', '19:00') };
const weekly = (more: Partial<RepeatPattern> = {}): RepeatPattern => ({
  weekdays: [3],
  every: 1,
  until: '2027-03-31',
  skipHolidays: false,
  except: [],
  ...more,
});
const listErrors = (run: () => unknown): Record<string, string> => {
  try {
    run();
  } catch (error) {
    if (error instanceof DomainError)
      return Object.fromEntries(
        Object.entries(error.options.fields ?? {}).map(([field, { code }]) => [field, code]),
      );
    throw error;
  }
  return {};
};
const context = (more: Partial<BookingContext> = {}, settings = {}): BookingContext =>
  ({
    capacity: 40,
    priceFromHaler: null,
    windows: [],
    busy: [],
    settings: {
      bufferBefore: 0,
      bufferAfter: 0,
      noticeHours: 0,
      shortestMinutes: 60,
      longestMinutes: 44_640,
      onlyInWindows: false,
      ...settings,
    },
    ...more,
  }) as unknown as BookingContext;

describe('listSeriesDays', () => {
  it('keeps the date whose hour the clock change skips', () => {
    const slot = { startsAt: at('2027-03-21', '01:00'), endsAt: at('2027-03-21', '02:00') };
    const days = listSeriesDays(slot, weekly({ weekdays: [7], until: '2027-04-04' }), NOW);
    expect(days.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [slot.startsAt, slot.endsAt],
      [at('2027-03-28', '01:00'), at('2027-03-28', '02:00')],
      [at('2027-04-04', '00:00'), at('2027-04-04', '01:00')],
    ]);
  });

  it('lists all days and marks those left out', () => {
    const days = listSeriesDays(SLOT, weekly({ except: ['2027-03-17'] }), NOW);
    expect(days.map(({ day, isChosen, isSkipped }) => [day, isChosen, isSkipped])).toEqual([
      ['2027-03-10', true, false],
      ['2027-03-17', false, false],
      ['2027-03-24', true, false],
      ['2027-03-31', true, false],
    ]);
  });

  it('skips public holidays when the pattern says so', () => {
    const good = { startsAt: at('2027-03-26', '17:00'), endsAt: at('2027-03-26', '19:00') };
    const pattern = { weekdays: [5], until: '2027-04-02' };
    const list = (skipHolidays: boolean) =>
      listSeriesDays(good, weekly({ ...pattern, skipHolidays }), NOW).map((day) => [
        day.isHoliday,
        day.isSkipped,
        day.isChosen,
      ]);
    expect(list(false)[0]).toEqual([true, false, true]);
    expect(list(true)[0]).toEqual([true, true, false]);
  });

  it.each([
    ['no date', weekly({ until: '2027-03-09' }), { repeat: 'repeat' }],
    ['all dates left out', weekly({ until: '2027-03-10', except: ['2027-03-10'] }), { repeat: 'repeat' }],
    ['61 dates', weekly({ weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2027-05-09' }), { repeat: 'repeat' }],
    ['a date too far', weekly({ every: 4, until: '2029-03-01' }), { repeat: 'tooFar' }],
  ])('refuses %s', (_name, repeat, errors) => {
    expect(listErrors(() => listSeriesDays(SLOT, repeat, NOW))).toEqual(errors);
  });

  it('accepts 60 dates and 30 days together, and no more', () => {
    const daily = weekly({ weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2027-05-08' });
    const halfDays = { startsAt: at('2027-03-10', '06:00'), endsAt: at('2027-03-10', '18:00') };
    expect(listSeriesDays(halfDays, daily, NOW)).toHaveLength(60);
    const longer = { ...halfDays, endsAt: at('2027-03-10', '18:01') };
    expect(listErrors(() => listSeriesDays(longer, daily, NOW))).toEqual({ repeat: 'repeatHeld' });
  });

  it('refuses a slot without a length on its field', () => {
    const empty = { ...SLOT, endsAt: SLOT.startsAt };
    expect(listErrors(() => listSeriesDays(empty, weekly(), NOW))).toEqual({ end_datetime: 'endAfterStart' });
  });
});

describe('classifyDays', () => {
  const days = listSeriesDays(SLOT, weekly({ until: '2027-03-17' }), NOW);
  const classify = (given: BookingContext, guests = 1) =>
    classifyDays(days, guests, given, NOW).map(({ state, error }) => [state, error?.code ?? null]);

  it('tells free, taken and closed dates apart', () => {
    expect(classify(context())).toEqual([
      ['free', null],
      ['free', null],
    ]);
    const busy = [{ from: at('2027-03-17', '18:00'), until: at('2027-03-17', '20:00') }];
    expect(classify(context({ busy }))).toEqual([
      ['free', null],
      ['taken', 'SLOT_TAKEN'],
    ]);
    expect(classify(context({}, { noticeHours: 40 * 24 }))).toEqual([
      ['closed', 'notice'],
      ['free', null],
    ]);
  });

  it('refuses too many guests for all dates', () => {
    expect(listErrors(() => classify(context(), 41))).toEqual({ number_of_guests: 'tooManyGuests' });
  });

  it('shows a date that meets an earlier one as taken', () => {
    const long = { startsAt: SLOT.startsAt, endsAt: at('2027-03-11', '18:00') };
    const pattern = weekly({ weekdays: [3, 4], until: '2027-03-11' });
    const states = classifyDays(listSeriesDays(long, pattern, NOW), 1, context(), NOW);
    expect(states.map(({ state }) => state)).toEqual(['free', 'taken']);
    const apart = classifyDays(
      listSeriesDays(long, { ...pattern, except: ['2027-03-10'] }, NOW),
      1,
      context(),
      NOW,
    );
    expect(apart.map(({ state }) => state)).toEqual(['free', 'free']);
  });
});

describe('sums', () => {
  it('adds lengths and prices', () => {
    expect(sumMs([SLOT, SLOT])).toBe(4 * 3_600_000);
    const price = (priceHaler: number, priceState: 'none' | 'estimate' | 'complete' | 'agreed') => ({
      priceHaler,
      priceState,
    });
    expect(sumPrices([])).toEqual(price(0, 'none'));
    expect(sumPrices([price(100, 'complete'), price(200, 'complete')])).toEqual(price(300, 'complete'));
    expect(sumPrices([price(100, 'complete'), price(0, 'none')])).toEqual(price(100, 'estimate'));
    expect(sumPrices([price(100, 'complete'), price(50, 'estimate')])).toEqual(price(150, 'estimate'));
    expect(sumPrices([price(100, 'complete'), price(50, 'agreed')])).toEqual(price(150, 'complete'));
    expect(sumPrices([price(0, 'none'), price(0, 'none')])).toEqual(price(0, 'none'));
  });
});

describe('dates of a request', () => {
  it('grows its version with each change', () => {
    expect(countSeriesVersion({ version: 1 }, [{ sequence: 0 }, { sequence: 2 }])).toBe(3);
  });

  it('spans from the first start to the last end', () => {
    const later = { startsAt: at('2027-03-17', '17:00'), endsAt: at('2027-03-17', '19:00') };
    expect(toSpan([later, SLOT])).toEqual({ startsAt: SLOT.startsAt, endsAt: later.endsAt });
    expect(toSpan([])).toBeNull();
  });

  it('lists dates that meet an imported event in a space on the same floor', () => {
    const date = { ...SLOT, space: { id: 1 } };
    const block = { ...SLOT, feedId: 5, space: { id: 2 } };
    const sharing = new Map([[1, [1, 2]]]);
    const list = (one: object) => listCalendarConflicts([date], [{ ...block, ...one }], sharing);
    expect(list({})).toEqual([date]);
    expect(list({ feedId: null })).toEqual([]);
    expect(list({ space: { id: 3 } })).toEqual([]);
    expect(list({ startsAt: SLOT.endsAt, endsAt: at('2027-03-10', '20:00') })).toEqual([]);
    expect(list({ startsAt: at('2027-03-10', '16:00'), endsAt: SLOT.startsAt })).toEqual([]);
  });
});
