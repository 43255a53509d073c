import { describe, expect, it } from '@jest/globals';
import { addDays, fromPragueWallTime, getWeekday, isCzechHoliday } from '@prostora/contracts';
import fc from 'fast-check';
import { mergeOpeningWindows } from './opening-window.ts';
import { toOpeningRules, type ScheduleContextRow } from './schedule-context.ts';
import { suspendInSeasons, type SeasonDays } from './seasonal-rules.ts';

type Row = ScheduleContextRow['rules'][number];

const FIRST_DAY = '2027-03-01';
const DAYS = 90;
const listDays = (): string[] => Array.from({ length: DAYS }, (_, index) => addDays(FIRST_DAY, index));

/** Seasons of the span that do not overlap. */
const seasons = fc.uniqueArray(fc.integer({ min: 0, max: DAYS }), { maxLength: 6 }).map((numbers) => {
  const ends = numbers.sort((one, other) => one - other);
  return ends.flatMap((from, index): SeasonDays[] => {
    const next = ends[index + 1];
    return index % 2 === 1 || next === undefined
      ? []
      : [{ from: addDays(FIRST_DAY, from), until: addDays(FIRST_DAY, next - 1) }];
  });
});
const day = fc.option(
  fc.integer({ min: -5, max: DAYS + 5 }).map((index) => addDays(FIRST_DAY, index)),
  { nil: null },
);
const rule = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  from_minute: fc.integer({ min: 0, max: 1439 }),
  length: fc.integer({ min: 1, max: 1440 }),
  on_holidays: fc.boolean(),
  valid_from: day,
  valid_until: day,
  exceptions: fc.array(
    fc.integer({ min: 0, max: DAYS }).map((index) => addDays(FIRST_DAY, index)),
    {
      maxLength: 3,
    },
  ),
});
const toRow = (
  { length, ...row }: typeof rule extends fc.Arbitrary<infer T> ? T : never,
  id: number,
): Row => ({
  ...row,
  id,
  to_minute: row.from_minute + length,
  price_per_hour_haler: 100,
  season_id: null,
});

/** Starts of opening hours, by going through the days of the span. */
function listStarts(rows: readonly Row[], all: readonly SeasonDays[]): string[] {
  return listDays()
    .flatMap((each) => {
      const index = all.findIndex(({ from, until }) => each >= from && each <= until);
      return rows
        .filter(
          (row) =>
            row.season_id === (index === -1 ? null : index + 1) &&
            row.weekdays.includes(getWeekday(each)) &&
            (row.on_holidays || !isCzechHoliday(each)) &&
            !row.exceptions.includes(each) &&
            (row.valid_from ?? each) <= each &&
            (row.valid_until ?? each) >= each,
        )
        .map(({ id }) => `${each} ${id}`);
    })
    .sort();
}

describe('rules of seasons', () => {
  it('alone hold on the days of their season, the others on all other days', () => {
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 4 }),
        fc.array(rule, { maxLength: 4 }),
        seasons,
        (usual, seasonal, all) => {
          const rows = [
            ...usual.map(toRow),
            ...all.flatMap(({ from, until }, index) =>
              seasonal.map((one, at) => ({
                ...toRow(one, 100 * (index + 1) + at),
                season_id: index + 1,
                valid_from: from,
                valid_until: until,
              })),
            ),
          ];
          const span = [
            fromPragueWallTime(FIRST_DAY, 0),
            fromPragueWallTime(addDays(FIRST_DAY, DAYS), 0),
          ] as const;
          const windows = mergeOpeningWindows([], toOpeningRules(1, rows, all), ...span)
            .filter(({ startsAt }) => startsAt >= span[0])
            .map(({ startsAt, ruleId }) => `${toDay(startsAt)} ${ruleId}`);
          expect(windows.sort()).toEqual(listStarts(rows, all));
        },
      ),
      { seed: 54, numRuns: 200 },
    );
  });

  it('leave periods of a rule before, between and after its seasons', () => {
    const periods = suspendInSeasons({ validFrom: '2027-01-01', validUntil: null }, [
      { from: '2027-06-01', until: '2027-08-31' },
      { from: '2027-12-20', until: '2027-12-31' },
    ]);
    expect(periods).toEqual([
      { validFrom: '2027-01-01', validUntil: '2027-05-31' },
      { validFrom: '2027-09-01', validUntil: '2027-12-19' },
      { validFrom: '2028-01-01', validUntil: null },
    ]);
  });

  it('leave nothing of a rule within a season', () => {
    const rule = { validFrom: '2027-06-01', validUntil: '2027-08-31' };
    expect(suspendInSeasons(rule, [{ from: '2027-06-01', until: '2027-08-31' }])).toEqual([]);
  });
});

const toDay = (date: Date): string => date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' });
