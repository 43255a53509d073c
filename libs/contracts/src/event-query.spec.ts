import { describe, expect, it } from '@jest/globals';
import { EMPTY_EVENT, buildEventSearch, hasEventDetails, type EventQuery } from './event-query.ts';
import { parseEvent } from './parse-event.ts';

const TODAY = '2026-11-25';
const parse = (query: string) => parseEvent(new URLSearchParams(query), TODAY);
const WEDDING: EventQuery = {
  dateFrom: '2027-05-15',
  dateTo: '2027-05-15',
  timeFrom: 840,
  timeTo: 1320,
  guests: 80,
  layout: 'banket',
  purpose: 'svatebni-hostina',
  priceMax: 30_000,
  tariff: 'soukroma',
  flexible: false,
  weekdays: [],
  repeat: null,
};
const WEDDING_SEARCH =
  '?date_from=2027-05-15&time_from=14:00&time_to=22:00&guests=80&layout=banket&purpose=svatebni-hostina&price_max=30000&tariff=soukroma';

describe('event of an address', () => {
  it('is written in a fixed order and parsed back', () => {
    expect(buildEventSearch(WEDDING)).toBe(WEDDING_SEARCH);
    expect(parse(WEDDING_SEARCH)).toEqual({ event: WEDDING, problems: [] });
  });

  it('keeps a flexible range with its weekdays', () => {
    const query = '?date_from=2027-05-01&date_to=2027-05-31&flexible=1&weekdays=6,7';
    const { event, problems } = parse(query);
    expect(event).toEqual({
      ...EMPTY_EVENT,
      dateFrom: '2027-05-01',
      dateTo: '2027-05-31',
      flexible: true,
      weekdays: [6, 7],
    });
    expect(problems).toEqual([]);
    expect(buildEventSearch(event)).toBe(query);
  });

  it('keeps a repetition of a flexible range only', () => {
    const query = '?date_from=2027-05-01&date_to=2027-05-31&flexible=1&weekdays=6&repeat=2';
    const { event } = parse(query);
    expect([event.repeat, buildEventSearch(event)]).toEqual([2, query]);
    expect(parse(query.replace('&flexible=1', '')).event.repeat).toBeNull();
    expect(parse(query.replace('repeat=2', 'repeat=5'))).toMatchObject({
      event: { repeat: null },
      problems: ['invalid'],
    });
    expect(buildEventSearch(event)).toBe(query);
  });

  it('is empty without parameters and ignores others', () => {
    expect(parse('utm_source=dopis&page=2')).toEqual({ event: EMPTY_EVENT, problems: [] });
    expect(buildEventSearch(EMPTY_EVENT)).toBe('');
  });

  it.each([
    ['time_from=18:00&time_to=02:00', 1080, 1560],
    ['time_from=18:00&time_to=26:00', 1080, 1560],
    ['time_from=9:00&time_to=17', 540, 1020],
    ['time_from=16:00&time_to=24:00', 960, 1440],
    ['time_from=16:00&time_to=00:00', 960, 1440],
    ['time_to=12:00', null, 720],
  ])('reads the hours of %s, an end at night on the next day', (query, timeFrom, timeTo) => {
    expect(parse(query)).toEqual({ event: { ...EMPTY_EVENT, timeFrom, timeTo }, problems: [] });
  });

  it.each([
    ['date_from=2026-11-24', null, null, ['past']],
    ['date_from=2026-11-20&date_to=2026-11-24&flexible=1', null, null, ['past']],
    ['date_from=2026-11-20&date_to=2026-11-30', TODAY, '2026-11-30', ['started']],
    ['date_from=2026-11-01&date_to=2026-11-30&flexible=1', TODAY, '2026-11-30', []],
    ['date_from=2027-05-16&date_to=2027-05-15', '2027-05-15', '2027-05-16', ['reversed']],
    ['date_from=2036-05-16', null, null, ['far']],
    ['date_from=2026-12-01&date_to=2036-12-01', '2026-12-01', '2027-12-02', ['far']],
    ['date_to=2027-05-16', '2027-05-16', '2027-05-16', []],
    ['date_from=2027-02-30', null, null, ['invalid']],
  ])('mends the days of %s', (query, dateFrom, dateTo, problems) => {
    const found = parse(query);
    expect([found.event.dateFrom, found.event.dateTo]).toEqual([dateFrom, dateTo]);
    expect(found.problems).toEqual(problems);
  });

  it.each([
    'guests=0',
    'guests=100001',
    'guests=osm',
    'layout=kruh',
    'price_max=-1',
    'tariff=zadarmo',
    'weekdays=8',
    'flexible=ano',
    'purpose=svatba%2Fples',
    'time_from=24:00',
    'time_from=18:00&time_to=31:00',
    'time_from=18:00&time_to=12:00',
  ])('leaves out and tells %s', (query) => {
    const { event, problems } = parse(query);
    const { timeFrom } = event;
    expect([null, 1080]).toContain(timeFrom);
    expect({ ...event, timeFrom: null }).toEqual(EMPTY_EVENT);
    expect(problems).toEqual(['invalid']);
  });

  it.each(['soukroma', 'komercni', 'neziskova', 'mistni_spolek', 'obcan', 'skola'])(
    'knows the tariff %s',
    (tariff) => expect(parse(`tariff=${tariff}`).event.tariff).toBe(tariff),
  );

  it('has details when more than the purpose is set', () => {
    expect(hasEventDetails({ ...EMPTY_EVENT, purpose: 'ples' })).toBe(false);
    expect(hasEventDetails({ ...EMPTY_EVENT, purpose: 'ples', guests: 80 })).toBe(true);
  });
});
