import { beforeEach, describe, expect, it } from '@jest/globals';
import { CATALOG_RETURN, rememberCatalog } from './catalog-return.ts';
import { findCatalogReturn } from './find-catalog-return.ts';

const MONTH = '?date_from=2027-05-01&date_to=2027-05-31&guests=80&flexible=1';
const remember = (event: string): void =>
  rememberCatalog({
    event,
    url: `/${event}`,
    total: 7,
    purpose: { name: 'Svatba', usual_layout: 'banket' },
  });

beforeEach(() => sessionStorage.clear());

describe('the list that a visitor comes from', () => {
  it.each([
    ['the same event', MONTH, MONTH, true],
    [
      'an offered day and its hours',
      MONTH,
      '?date_from=2027-05-08&guests=80&time_from=14:00&time_to=26:00',
      true,
    ],
    ['a day outside of the range', MONTH, '?date_from=2027-06-08&guests=80', false],
    ['other guests', MONTH, '?date_from=2027-05-08&guests=90', false],
    ['assumed hours', '?date_from=2027-05-08', '?date_from=2027-05-08&time_from=09:00&time_to=17:00', true],
    ['another day', '?date_from=2027-05-08', '?date_from=2027-05-09&time_from=09:00&time_to=17:00', false],
    ['other hours', '?date_from=2027-05-08&time_from=10:00', '?date_from=2027-05-08&time_from=09:00', false],
  ])('is found for %s only where it has it', (_name, list, event, isFound) => {
    remember(list);
    expect(findCatalogReturn(event)?.url ?? null).toBe(isFound ? `/${list}` : null);
  });

  it('forgets the purpose that a former release stored as a name', () => {
    sessionStorage.setItem(
      CATALOG_RETURN,
      JSON.stringify({ event: MONTH, url: '/', total: 7, purpose: 'Svatba' }),
    );
    expect(findCatalogReturn(MONTH)).toMatchObject({ total: 7, purpose: null });
  });
});
