import { describe, expect, it } from '@jest/globals';
import { WAITING_URLS } from '../../lib/waiting-urls.ts';
import {
  DEFAULT_VIEW,
  buildNewBookingUrl,
  buildReservationsUrl,
  toListQuery,
  parseView,
} from './reservations-url.ts';

const parse = (query: string) => parseView(new URLSearchParams(query));

describe('reservations URL', () => {
  it('defaults to the calendar of all spaces', () => {
    expect(parse('')).toEqual(DEFAULT_VIEW);
    expect(buildReservationsUrl({})).toBe('/klient/rezervace');
  });

  it('survives a round trip', () => {
    const place = {
      tab: 'seznam',
      spaceId: 3,
      spaceIds: [],
      view: null,
      day: null,
      reservationId: 12,
      free: null,
      status: 'pending',
      waiting: 'proposal',
      when: 'all',
      from: '2027-06-01',
      to: '2027-06-30',
      source: 'owner',
      assignee: 'me',
      search: 'Dvořák & syn',
      page: 2,
    } as const;
    expect(parseView(new URL(buildReservationsUrl(place), 'http://local.test').searchParams)).toEqual(place);
    expect(buildReservationsUrl({ tab: 'seznam', waiting: 'request' })).toBe(
      '/klient/rezervace?karta=seznam&ceka=zadost',
    );
    expect(buildReservationsUrl({ tab: 'seznam', status: 'confirmed', when: 'past' })).toBe(
      '/klient/rezervace?karta=seznam&stav=potvrzene&kdy=probehle',
    );
  });

  it('keeps view, day, spaces and the open reservation of a calendar', () => {
    const address = '/klient/rezervace?prostory=31,32&pohled=mistnosti-den&den=2026-06-12&rezervace=7';
    const place = parseView(new URL(address, 'http://local.test').searchParams);
    expect(place).toEqual({
      ...DEFAULT_VIEW,
      view: 'rooms-day',
      day: '2026-06-12',
      spaceIds: [31, 32],
      reservationId: 7,
    });
    expect(buildReservationsUrl(place)).toBe(address);
  });

  it('keeps the search of a free space', () => {
    const address = '/klient/rezervace?den=2026-06-08&volno=2026-06-12&od=18:00&do=02:00&hostu=80';
    const { free } = parseView(new URL(address, 'http://local.test').searchParams);
    expect(free).toEqual({ day: '2026-06-12', from: 1080, until: 120, guests: 80 });
    expect(buildReservationsUrl({ day: '2026-06-08', free })).toBe(address);
    expect(parse('volno=1').free).toBe('open');
    expect(parse('volno=2026-06-12&od=25:00').free).toBe('open');
    expect(parse('volno=zitra').free).toBeNull();
  });

  it('opens a new booking over the present view', () => {
    const booking = { day: '2026-06-12', from: 1050, until: 1440, spaceIds: [31] };
    const address = buildNewBookingUrl(booking, 'rooms-month');
    expect(parseView(new URL(address, 'http://local.test').searchParams)).toMatchObject({
      view: 'rooms-month',
      day: '2026-06-12',
      free: null,
    });
  });

  it('opens a new booking without changing the shown spaces', () => {
    const address = buildNewBookingUrl({ day: '2026-06-12', from: 1050, until: 1440, spaceIds: [31, 32] });
    expect(address).toBe('/klient/rezervace?nova=1&den=2026-06-12&od=17:30&do=00:00&prostory=31,32');
    expect(parseView(new URL(address, 'http://local.test').searchParams).spaceIds).toEqual([]);
  });

  it.each([
    ['reservation_requests', 'request'],
    ['change_proposals', 'proposal'],
  ] as const)('parses the URL of waiting %s', (kind, waiting) => {
    const place = parseView(new URL(WAITING_URLS[kind], 'http://local.test').searchParams);
    expect(place).toEqual({ ...DEFAULT_VIEW, tab: 'seznam', waiting, when: 'all' });
    expect(buildReservationsUrl(place)).toBe(WAITING_URLS[kind]);
  });

  it.each([
    'karta=neni',
    'prostory=a,0',
    'pohled=rok',
    'den=2026-02-30',
    'prostor=0',
    'prostor=-1',
    'prostor=1e3',
    'rezervace=abc',
    'stav=constructor',
    'ceka=vsechno',
    'kdy=toString',
    'strana=99999999999',
  ])('ignores the invalid query %s', (query) => expect(parse(query)).toEqual(DEFAULT_VIEW));

  it('omits defaults from the API query', () => {
    expect(toListQuery(DEFAULT_VIEW)).toEqual({ page: 1, page_size: 20, when: 'upcoming' });
    expect(
      toListQuery({ ...DEFAULT_VIEW, status: 'pending', waiting: 'request', spaceId: 4, search: 'Jan' }),
    ).toEqual({
      page: 1,
      page_size: 20,
      when: 'upcoming',
      space_id: 4,
      status: 'pending',
      waiting: 'request',
      search: 'Jan',
    });
  });
});
