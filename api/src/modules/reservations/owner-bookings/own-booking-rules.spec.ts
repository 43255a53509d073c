import { describe, expect, it } from '@jest/globals';
import { readCase } from '../../../../test/cases/read-case.ts';
import type { OwnBookingCheckInput } from './own-booking.dto.ts';
import { toOwnSlotRequest } from './own-booking.input.ts';
import { listOccurrences } from './own-booking-rules.ts';

type SeriesCase = {
  readonly slot: readonly [string, string];
  readonly repeat: NonNullable<OwnBookingCheckInput['repeat']>;
};

describe('listOccurrences', () => {
  it('keeps the date whose hour the clock change skips, an hour later', () => {
    const { slot, repeat } = readCase<SeriesCase>('series-night-of-change.json');
    const [start_datetime, end_datetime] = slot;
    const request = toOwnSlotRequest({ rooms: [{ space_id: 1 }], start_datetime, end_datetime, repeat });
    expect(
      listOccurrences(request, new Date('2027-03-01T08:00:00Z')).map(({ day, startsAt, endsAt }) => [
        day,
        startsAt.toISOString().slice(11, 16),
        endsAt.toISOString().slice(11, 16),
      ]),
    ).toEqual([
      ['2027-03-14', '01:00', '02:00'],
      ['2027-03-21', '01:00', '02:00'],
      ['2027-03-28', '01:00', '02:00'],
      ['2027-04-04', '00:00', '01:00'],
      ['2027-04-11', '00:00', '01:00'],
    ]);
  });
});
