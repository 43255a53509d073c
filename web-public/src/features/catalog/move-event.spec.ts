import { describe, expect, it } from '@jest/globals';
import { EMPTY_EVENT } from '@prostora/contracts';
import { moveEvent } from './move-event.ts';

const day = { ...EMPTY_EVENT, dateFrom: '2027-05-15', dateTo: '2027-05-15', timeFrom: 840, timeTo: 1320 };
const move = (start_datetime: string, end_datetime: string, event = day) =>
  moveEvent(event, { start_datetime, end_datetime });

describe('event moved to a free time', () => {
  it('takes over day and hours in Prague', () => {
    expect(move('2027-05-16T14:00:00+02:00', '2027-05-16T22:00:00+02:00')).toEqual({
      dateFrom: '2027-05-16',
      dateTo: '2027-05-16',
      timeFrom: 840,
      timeTo: 1320,
      flexible: false,
      weekdays: [],
      repeat: null,
    });
  });

  it('ends after midnight on the same day of the event', () => {
    expect(move('2027-05-16T16:00:00.000Z', '2027-05-17T00:00:00.000Z')).toMatchObject({
      dateTo: '2027-05-16',
      timeFrom: 1080,
      timeTo: 1560,
    });
  });

  it('keeps the number of days, of a flexible range one', () => {
    const days = { ...day, dateTo: '2027-05-17' };
    const slot = ['2027-05-20T12:00:00.000Z', '2027-05-22T20:00:00.000Z'] as const;
    expect(move(...slot, days)).toMatchObject({ dateFrom: '2027-05-20', dateTo: '2027-05-22', timeTo: 1320 });
    expect(
      move('2027-05-20T12:00:00.000Z', '2027-05-20T20:00:00.000Z', { ...days, flexible: true }),
    ).toMatchObject({ dateFrom: '2027-05-20', dateTo: '2027-05-20' });
    expect(move(...slot)).toBeNull();
  });
});
