import { describe, expect, it } from '@jest/globals';
import { EMPTY_EVENT } from '@prostora/contracts';
import { answer } from '@prostora/testing/catalog-fixtures.ts';
import { parseCatalogUrl, isSameUrl, isSamePath } from './catalog-query.ts';
import { EMPTY_FILTER, buildCatalogUrl, countConditions, buildPageUrl, withChange } from './catalog-url.ts';

const toUrl = (address: string): URL => new URL(address, 'http://local.test');

describe('catalogue URL', () => {
  it('has location, purpose and capacity in the path and the rest in the query', () => {
    expect(
      buildCatalogUrl({
        ...EMPTY_FILTER,
        location: 'praha',
        capacity: 'do-50',
        attributes: [3, 8],
        search: 'velký sál',
        page: 2,
      }),
    ).toBe('/katalog/praha/do-50?attributes=3,8&search=velk%C3%BD%20s%C3%A1l&page=2');
  });
  it('is the home page for an empty filter', () => expect(buildCatalogUrl(EMPTY_FILTER)).toBe('/'));
  it('resets the page after a change', () =>
    expect(withChange({ ...EMPTY_FILTER, page: 4 }, { search: 'sál' }).page).toBe(1));
  it('is parsed to an API query with known parameters only', () => {
    expect(
      parseCatalogUrl(toUrl('/katalog/praha/ples?page=2&utm_source=dopis&search='), EMPTY_EVENT),
    ).toEqual({
      path: 'praha/ples',
      page: '2',
    });
    expect(parseCatalogUrl(toUrl('/'), EMPTY_EVENT)).toEqual({});
  });
  it('equals another one regardless of order, encoding and unknown parameters', () => {
    expect(
      isSameUrl(
        toUrl('/katalog/praha?attributes=3,8&page=2'),
        toUrl('/katalog/praha/?page=2&attributes=3%2C8&fbclid=x'),
      ),
    ).toBe(true);
    expect(isSameUrl(toUrl('/'), toUrl('/katalog'))).toBe(true);
    expect(isSameUrl(toUrl('/katalog/praha'), toUrl('/katalog/praha?page=2'))).toBe(false);
  });
  it('compares decoded paths exactly', () => {
    expect(isSamePath(toUrl('/katalog/ústí'), toUrl('/katalog/%C3%BAst%C3%AD?page=2'))).toBe(true);
    expect(isSamePath(toUrl('/katalog/praha/'), toUrl('/katalog/praha'))).toBe(false);
  });
  it('changes the page on the canonical URL', () => {
    expect(buildPageUrl(answer({}, '/katalog/svatby-praha?attributes=3,8&page=3'), EMPTY_EVENT, 2)).toBe(
      '/katalog/svatby-praha?attributes=3,8&page=2',
    );
    expect(buildPageUrl(answer({}, '/katalog/svatby-praha?page=3'), EMPTY_EVENT, 1)).toBe(
      '/katalog/svatby-praha',
    );
  });
  it('counts a date range as one condition and the sort order as none', () => {
    expect(
      countConditions({
        ...EMPTY_FILTER,
        dateFrom: '2026-12-01',
        dateTo: '2026-12-02',
        attributes: [1, 2],
        sort: 'cena',
      }),
    ).toBe(3);
  });
});
