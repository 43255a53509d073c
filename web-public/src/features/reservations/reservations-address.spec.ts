import { describe, expect, it } from '@jest/globals';
import { WAITING_URLS } from '../../lib/waiting-urls.ts';
import { START, addressOf, listQueryOf, placeIn } from './reservations-address.ts';

const read = (query: string) => placeIn(new URLSearchParams(query));

describe('reservations URL', () => {
  it('defaults to the calendar of all spaces', () => {
    expect(read('')).toEqual(START);
    expect(addressOf({})).toBe('/klient/rezervace');
  });

  it('survives a round trip', () => {
    const place = {
      tab: 'seznam',
      spaceId: 3,
      reservationId: 12,
      status: 'pending',
      waiting: 'proposal',
      when: 'all',
      search: 'Dvořák & syn',
      page: 2,
    } as const;
    expect(placeIn(new URL(addressOf(place), 'http://local.test').searchParams)).toEqual(place);
    expect(addressOf({ tab: 'seznam', waiting: 'request' })).toBe(
      '/klient/rezervace?karta=seznam&ceka=zadost',
    );
    expect(addressOf({ tab: 'seznam', status: 'confirmed', when: 'past' })).toBe(
      '/klient/rezervace?karta=seznam&stav=potvrzene&kdy=probehle',
    );
  });

  it.each([
    ['reservation_requests', 'request'],
    ['change_proposals', 'proposal'],
  ] as const)('parses the URL of waiting %s', (kind, waiting) => {
    const place = placeIn(new URL(WAITING_URLS[kind], 'http://local.test').searchParams);
    expect(place).toEqual({ ...START, tab: 'seznam', waiting, when: 'all' });
    expect(addressOf(place)).toBe(WAITING_URLS[kind]);
  });

  it.each([
    'karta=neni',
    'prostor=0',
    'prostor=-1',
    'prostor=1e3',
    'rezervace=abc',
    'stav=constructor',
    'ceka=vsechno',
    'kdy=toString',
    'strana=99999999999',
  ])('ignores the invalid query %s', (query) => expect(read(query)).toEqual(START));

  it('omits defaults from the API query', () => {
    expect(listQueryOf(START)).toEqual({ page: 1, page_size: 20, when: 'upcoming' });
    expect(
      listQueryOf({ ...START, status: 'pending', waiting: 'request', spaceId: 4, search: 'Jan' }),
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
