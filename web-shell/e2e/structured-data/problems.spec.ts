import { describe, expect, it } from '@jest/globals';
import { listReferences, findStructuredDataProblems } from './problems.ts';

const block = (members: object): object => ({
  '@context': 'https://schema.org',
  '@type': 'EventVenue',
  name: 'Loft',
  ...members,
});

describe('structured data', () => {
  it('may use own and inherited properties with values of their kinds', () => {
    expect(
      findStructuredDataProblems(
        block({
          url: 'https://prostora.test/prostor/loft',
          maximumAttendeeCapacity: 120,
          image: ['https://prostora.test/a.webp'],
          address: { '@type': 'PostalAddress', addressLocality: 'Praha', addressCountry: 'CZ' },
          geo: { '@type': 'GeoCoordinates', latitude: 50.1, longitude: 14.5 },
          amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Projektor', value: true }],
          containsPlace: [{ '@type': 'EventVenue', name: 'Sál' }],
        }),
      ),
    ).toEqual([]);
    expect(
      findStructuredDataProblems({
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: 'Jak vybrat sál',
        datePublished: '2026-11-22T10:00:00.000Z',
        wordCount: 900,
        publisher: { '@id': 'https://prostora.test/#organization' },
      }),
    ).toEqual([]);
  });

  it.each([
    ['an unknown type', { '@type': 'Venue' }, 'of the type "Venue"'],
    ['an unknown property', { capacity: 120 }, 'capacity is no property of a EventVenue'],
    ['a property of another type', { headline: 'Loft' }, 'headline is no property of a EventVenue'],
    ['a text for a number', { maximumAttendeeCapacity: '120' }, 'expected Integer'],
    ['half a person', { maximumAttendeeCapacity: 1.5 }, 'expected Integer'],
    ['a path for an address', { url: '/prostor/loft' }, 'expected URL'],
    [
      'a thing of a wrong type',
      { geo: { '@type': 'Person', name: 'Jan' } },
      'is a Person, expected GeoCoordinates',
    ],
    ['nothing', { description: '' }, 'description is ""'],
    ['null', { description: null }, 'description is null'],
    ['an empty list', { image: [] }, 'image is an empty list'],
    ['another vocabulary', { '@context': 'https://example.com' }, 'not of https://schema.org'],
  ])('may not hold %s', (_name, members, problem) => {
    expect(findStructuredDataProblems(block(members)).join()).toContain(problem);
  });

  it.each(['22. 11. 2026', '2026-13-01', '2026-11-22T10:00'])(
    'tells dates as ISO 8601, not as %s',
    (datePublished) => {
      expect(
        findStructuredDataProblems({
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          datePublished,
        }),
      ).toHaveLength(1);
    },
  );

  it('allows -input and -output of an action', () => {
    const potentialAction = {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://prostora.test/?search={x}' },
      'query-input': 'required name=x',
    };
    expect(
      findStructuredDataProblems({ '@context': 'https://schema.org', '@type': 'WebSite', potentialAction }),
    ).toEqual([]);
    expect(findStructuredDataProblems(block({ 'query-input': 'x' }))).toHaveLength(1);
  });

  it('separates references from descriptions', () => {
    expect(
      listReferences({
        '@id': 'https://a.test/#site',
        publisher: { '@id': 'https://a.test/#us' },
        name: 'x',
      }),
    ).toEqual({ pointed: ['https://a.test/#us'], described: ['https://a.test/#site'] });
  });
});
