import { describe, expect, it } from '@jest/globals';
import { fromPragueWallTime } from '@prostora/contracts';
import { parseDurationMinutes } from '@prostora/contracts/parse-duration.ts';
import { parseTimeCell, resolveSlot, type TimeCellRange } from './time-cells.ts';

const at = (day: string | null, hours: number | null) => ({
  day,
  minute: hours === null ? null : hours * 60,
  instant: null,
});
const DAY = '2027-09-01';

function readSlot(
  {
    day = '',
    start = '',
    end = '',
    duration = '',
  }: Partial<Record<'day' | 'start' | 'end' | 'duration', string>>,
  hasTimes = true,
) {
  const range = (cell: string): TimeCellRange | null => {
    const read = parseTimeCell(cell);
    if (read && 'problem' in read) throw new Error(read.problem);
    return read;
  };
  return resolveSlot({
    ...{ day: range(day), start: range(start), end: range(end), hasTimes },
    durationMinutes: duration === '' ? null : parseDurationMinutes(duration),
  });
}
const slot = (from: [string, number], until: [string, number]) => ({
  startsAt: fromPragueWallTime(from[0], from[1] * 60),
  endsAt: fromPragueWallTime(until[0], until[1] * 60),
});

describe('parseTimeCell', () => {
  it.each([
    ['1. 9. 2027 18:00', at(DAY, 18)],
    ['1.9.2027 18.30', at(DAY, 18.5)],
    ['01.09.2027', at(DAY, null)],
    ['1.9.27', at(DAY, null)],
    ['pátek 1. 9. 2027', at(DAY, null)],
    ['1. září 2027, 18 h', at(DAY, 18)],
    ['3. července 2027', at('2027-07-03', null)],
    ['3. června 2027', at('2027-06-03', null)],
    ['2027-09-01', at(DAY, null)],
    ['2027-09-01T18:00', at(DAY, 18)],
    ['2027-09-01 18:00:00', at(DAY, 18)],
    ['46631', at(DAY, null)],
    ['46631,75', at(DAY, 18)],
    ['18:00', at(null, 18)],
    ['18', at(null, 18)],
    ['18 hod.', at(null, 18)],
    ['24:00', at(null, 24)],
  ])('reads „%s“', (cell, from) => {
    expect(parseTimeCell(cell)).toEqual({ from, until: null });
  });

  it.each([
    ['18–22', at(null, 18), at(null, 22)],
    ['18:00 - 22:30', at(null, 18), at(null, 22.5)],
    ['18-22', at(null, 18), at(null, 22)],
    ['od 18 do 22 h', at(null, 18), at(null, 22)],
    ['1.–3. 9. 2027', at('2027-09-01', null), at('2027-09-03', null)],
    ['30. 8. – 1. 9. 2027', at('2027-08-30', null), at(DAY, null)],
    ['1. 9. 2027 18:00–22:00', at(DAY, 18), at(null, 22)],
    ['2027-09-01 - 2027-09-03', at(DAY, null), at('2027-09-03', null)],
    ['celý den', at(null, 0), at(null, 24)],
  ])('reads the range „%s“', (cell, from, until) => {
    expect(parseTimeCell(cell)).toEqual({ from, until });
  });

  it('reads a time with an offset as an instant', () => {
    expect(parseTimeCell('2027-09-01T16:00:00.000Z')).toEqual({
      from: { day: null, minute: null, instant: new Date('2027-09-01T16:00:00Z') },
      until: null,
    });
  });

  it.each([
    ['31. 6. 2027', 'dateUnclear'],
    ['9/1/2027', 'dateUnclear'],
    ['1. 9.', 'yearMissing'],
    ['1. září', 'yearMissing'],
    ['18.10', 'timeUnclear'],
    ['večer', 'timeUnclear'],
    ['25:00', 'timeUnclear'],
    ['?', 'timeUnclear'],
  ])('does not guess „%s“', (cell, problem) => {
    expect(parseTimeCell(cell)).toMatchObject({ problem: expect.stringMatching(/Unclear|Missing/u) });
    if (cell !== '25:00') expect(parseTimeCell(cell)).toEqual({ problem });
  });
});

describe('resolveSlot', () => {
  it.each([
    ['a day and two times', { day: '1. 9. 2027', start: '18:00', end: '22:00' }, slot([DAY, 18], [DAY, 22])],
    ['a day and a range', { day: '1. 9. 2027', start: '18–22' }, slot([DAY, 18], [DAY, 22])],
    ['a range past midnight', { day: '1. 9. 2027', start: '22–2' }, slot([DAY, 22], ['2027-09-02', 2])],
    [
      'a start with a duration',
      { start: '1. 9. 2027 18:00', duration: '4,5 h' },
      slot([DAY, 18], [DAY, 22.5]),
    ],
    [
      'two whole cellTimes',
      { start: '1.9.2027 18:00', end: '2.9.2027 2:00' },
      slot([DAY, 18], ['2027-09-02', 2]),
    ],
    ['a whole day in words', { day: '1. 9. 2027', start: 'celý den' }, slot([DAY, 0], [DAY, 24])],
  ])('takes %s', (_title, cells, expected) => {
    expect(readSlot(cells)).toEqual(expected);
  });

  it('takes days without a time as whole days only where the table has no times', () => {
    expect(readSlot({ day: '1.–3. 9. 2027' }, false)).toEqual(slot([DAY, 0], ['2027-09-03', 24]));
    expect(readSlot({ day: '1. 9. 2027' }, true)).toEqual({ problem: 'timeMissing' });
  });

  it('refuses what has no day, no end, or ends before it starts', () => {
    expect(readSlot({ start: '18–22' })).toEqual({ problem: 'dayMissing' });
    expect(readSlot({ day: '1. 9. 2027', start: '18' })).toEqual({ problem: 'endMissing' });
    expect(readSlot({ start: '2.9.2027 18:00', end: '1.9.2027 20:00' })).toEqual({
      problem: 'endBeforeStart',
    });
    expect(readSlot({ day: '1. 9. 2027', start: '18–18' })).toEqual({ problem: 'endBeforeStart' });
  });

  it('refuses a time that clocks skip in March, and takes the longer night in October', () => {
    expect(readSlot({ day: '28. 3. 2027', start: '2:30', end: '5:00' })).toEqual({ problem: 'timeSkipped' });
    const night = readSlot({ day: '30. 10. 2027', start: '22–4' });
    expect('endsAt' in night && (night.endsAt.getTime() - night.startsAt.getTime()) / 3_600_000).toBe(7);
  });
});
