import { describe, expect, it } from '@jest/globals';
import { parseNewBooking, buildNewBookingUrl } from './new-booking-url.ts';
import {
  countMinutes,
  findOfferedHour,
  listDays,
  toCheckInput,
  toInitialValues,
  toInput,
  type NewBookingValues,
} from './new-booking-values.ts';

const NOW = new Date('2026-12-01T10:20:00Z');
const values = (more: Partial<NewBookingValues> = {}): NewBookingValues => ({
  ...toInitialValues(
    { day: '2026-12-05', from: 1020, until: 1380, spaceIds: [1] },
    [{ id: 1 }, { id: 2 }],
    NOW,
  ),
  ...more,
});

describe('the URL of a new booking', () => {
  it('is parsed to what it was built from', () => {
    const booking = { day: '2026-12-05', from: 1020, until: 1380, spaceIds: [31, 32], guests: 80 };
    expect(parseNewBooking(new URLSearchParams(buildNewBookingUrl(booking).split('?')[1]))).toEqual(booking);
  });

  it('leaves out invalid values, and is null without „nova“', () => {
    expect(parseNewBooking(new URLSearchParams('nova=1&den=x&od=25:00&prostory=a,2,2'))).toEqual({
      spaceIds: [2],
    });
    expect(parseNewBooking(new URLSearchParams('den=2026-12-05'))).toBeNull();
  });
});

describe('values of a new booking', () => {
  it('begin with the next hour and the only space', () => {
    expect(toInitialValues({}, [{ id: 7 }], NOW)).toMatchObject({
      day: '2026-12-01',
      from: '12:00',
      until: '16:00',
      rooms: [{ space_id: 7, price: '' }],
    });
    expect(toInitialValues({ spaceIds: [9] }, [{ id: 1 }, { id: 2 }], NOW).rooms).toEqual([]);
  });

  it.each<[string, [string, string][], object | null]>([
    [
      'the hours of today',
      [['2026-12-01T08:00:00Z', '2026-12-01T21:00:00Z']],
      { day: '2026-12-01', from: 720, until: 960 },
    ],
    [
      'tomorrow when today’s are over',
      [
        ['2026-12-01T06:00:00Z', '2026-12-01T11:30:00Z'],
        ['2026-12-02T08:00:00Z', '2026-12-02T10:00:00Z'],
      ],
      { day: '2026-12-02', from: 540, until: 660 },
    ],
    ['none', [], null],
  ])('are moved to the next offered hours: %s', (_name, windows, expected) => {
    const offered = windows.map(([start_datetime, end_datetime]) => ({ start_datetime, end_datetime }));
    expect(findOfferedHour(offered, NOW)).toEqual(expected);
  });

  it('end on the next day when the end is not after the start', () => {
    const night = values({ from: '22:00', until: '02:00' });
    expect(countMinutes(night)).toBe(240);
    expect(toCheckInput(night)).toMatchObject({
      start_datetime: '2026-12-05T22:00',
      end_datetime: '2026-12-06T02:00',
    });
  });

  it('are not checked without a space, or with an invalid price or number of guests', () => {
    expect(toCheckInput(values({ rooms: [] }))).toBeNull();
    expect(toCheckInput(values({ rooms: [{ space_id: 1, price: 'moc' }] }))).toBeNull();
    expect(toCheckInput(values({ number_of_guests: '0' }))).toBeNull();
    expect(toCheckInput(values({ day: '' }))).toBeNull();
  });

  it('repeat on days that are not left out', () => {
    const weekly = values({ repeats: true, until_day: '2026-12-19', except: ['2026-12-12'] });
    expect(listDays(weekly)).toEqual(['2026-12-05', '2026-12-12', '2026-12-19']);
    expect(toCheckInput(weekly)?.repeat).toEqual({
      weekdays: [6],
      every: 1,
      until: '2026-12-19',
      skip_holidays: true,
      except: ['2026-12-12'],
    });
    expect(toCheckInput({ ...weekly, except: listDays(weekly) })).toBeNull();
  });

  it('are sent with empty texts as none', () => {
    const filled = values({ customer_name: ' Nováčkovi ', rooms: [{ space_id: 1, price: '4 500,50' }] });
    expect(toInput(filled, toCheckInput(filled) as never)).toMatchObject({
      rooms: [{ space_id: 1, price: 4500.5 }],
      customer_name: 'Nováčkovi',
      customer_phone: null,
      customer_email: null,
      option_until: null,
      repeat: null,
    });
  });
});
