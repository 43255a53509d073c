import { expect, it } from '@jest/globals';
import { pinOfferedTime } from './offered-time.ts';

const given = {
  start_datetime: '2027-05-07T22:30:00.000Z',
  end_datetime: '2027-05-08T02:00:00.000Z',
  series: null,
};
/** 14:00–2:00 in the night of a clock change. */
const assumed = {
  start_datetime: '2027-03-27T13:00:00.000Z',
  end_datetime: '2027-03-28T01:00:00.000Z',
  assumed_hours: true,
  series: null,
};

it('an event of flexible days is pinned to the offered day of Prague', () => {
  const search = '?date_from=2027-05-01&date_to=2027-05-31&guests=80&time_from=18:00&flexible=1&weekdays=6';
  expect(pinOfferedTime(search, { ...given, assumed_hours: false })).toBe(
    '?date_from=2027-05-08&guests=80&time_from=18:00',
  );
});

it('an event without hours is pinned to the assumed ones', () => {
  expect(pinOfferedTime('?date_from=2027-03-01&date_to=2027-03-31&flexible=1&purpose=ples', assumed)).toBe(
    '?date_from=2027-03-27&purpose=ples&time_from=14:00&time_to=27:00',
  );
  const day = {
    start_datetime: '2027-05-08T07:00:00.000Z',
    end_datetime: '2027-05-08T15:00:00.000Z',
    assumed_hours: true,
    series: null,
  };
  expect(pinOfferedTime('?date_from=2027-05-08&guests=80', day)).toBe(
    '?date_from=2027-05-08&guests=80&time_from=09:00&time_to=17:00',
  );
});

it('several days at once keep their last day', () => {
  const search = '?date_from=2027-05-07&date_to=2027-05-08';
  const slot = {
    start_datetime: '2027-05-07T12:00:00.000Z',
    end_datetime: '2027-05-09T00:00:00.000Z',
    assumed_hours: true,
    series: null,
  };
  expect(pinOfferedTime(search, slot)).toBe(`${search}&time_from=14:00&time_to=26:00`);
});

it('a repeated event keeps its days and gets the assumed hours', () => {
  const search = '?date_from=2027-03-01&date_to=2027-06-30&flexible=1&repeat=1&weekdays=6';
  const { search: pinned } = new URL(
    `http://local.invalid/${pinOfferedTime(search, { ...assumed, series: { dates: 17, free_dates: 17 } })}`,
  );
  expect(Object.fromEntries(new URLSearchParams(pinned))).toEqual({
    ...Object.fromEntries(new URLSearchParams(search)),
    time_from: '14:00',
    time_to: '27:00',
  });
});
