import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import {
  CAPACITY_BUCKETS,
  CONTENT_LIMITS,
  CONTENT_TOKENS,
  FIXED_PAGES,
  buildContentUrl,
  urls,
} from '@prostora/contracts';
import { sanitizeArticle } from '../../src/platform/text/index.ts';
import { CONTENT_PAGES } from './content/pages.ts';
import { ATTRIBUTES } from './attributes.ts';
import { LOCATIONS, getRegionSlug } from './locations.ts';
import { PLANS } from './plans.ts';
import { PURPOSES, PURPOSE_GROUPS } from './purposes.ts';
import { DEMO_SEO_URLS } from '../demo/seo-urls.data.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
const areUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;

describe('locations', () => {
  it('form a tree with parents before children and fourteen regions', () => {
    const seen = new Set<string>();
    for (const place of LOCATIONS) {
      expect(place.parent === null || seen.has(place.parent)).toBe(true);
      seen.add(place.slug);
    }
    expect(LOCATIONS.filter((place) => place.kind === 'region')).toHaveLength(14);
    expect(
      new Set(LOCATIONS.filter((place) => place.kind === 'city_part').map((place) => place.parent)),
    ).toEqual(new Set(['praha', 'brno', 'ostrava']));
    expect(LOCATIONS.filter((place) => place.parent === 'praha')).toHaveLength(22);
  });

  it('have a locative with a preposition and a five-digit postal code', () => {
    expect(LOCATIONS.filter((place) => !/^(?:v|ve|na) \p{Lu}/u.test(place.locative ?? ''))).toEqual([]);
    expect(LOCATIONS.filter((place) => place.psc !== undefined && !/^[1-7]\d{4}$/u.test(place.psc))).toEqual(
      [],
    );
  });

  it('are inside the bounding box of their region', () => {
    const boxes = new Map(LOCATIONS.map((place) => [place.slug, place.bbox]));
    const outside = LOCATIONS.filter((place) => {
      const [west, south, east, north] = boxes.get(getRegionSlug(place.slug)) ?? [0, 0, 0, 0];
      return place.lng < west || place.lng > east || place.lat < south || place.lat > north;
    });
    expect(outside.map((place) => place.slug)).toEqual([]);
  });
});

describe('filter slugs', () => {
  it('are unique across locations, purposes, capacities and SEO URLs', () => {
    const words = [
      ...LOCATIONS.map((place) => place.slug),
      ...PURPOSES.map((purpose) => purpose.slug),
      ...CAPACITY_BUCKETS.map((bucket) => bucket.id),
    ];
    expect(areUnique(words)).toBe(true);
    expect(DEMO_SEO_URLS.filter((seo) => words.includes(seo.path)).map((seo) => seo.path)).toEqual([]);
    expect(words.filter((word) => !SLUG.test(word))).toEqual([]);
  });
});

describe('purposes, attributes and plans', () => {
  it('have unique slugs and existing groups', () => {
    expect(areUnique(ATTRIBUTES.map((attribute) => attribute.slug))).toBe(true);
    expect(ATTRIBUTES.filter((attribute) => !SLUG.test(attribute.slug))).toEqual([]);
    expect(new Set(PURPOSES.map((purpose) => purpose.group))).toEqual(new Set(Object.keys(PURPOSE_GROUPS)));
  });

  it('have the default plan of the specification', () => {
    expect(PLANS.filter((plan) => plan.is_default)).toEqual([
      expect.objectContaining({
        name: '',
        description: '',
        nr_of_spaces: 1,
        nr_of_photos_in_space: 1,
        has_video_in_space: false,
        has_micro_site: false,
        has_social_networks_promotion: false,
        has_support_with_profile: false,
        catalog_position_coefficient: 0,
      }),
    ]);
  });
});

describe('places of the location search', () => {
  it('have Czech names and known regions, the capital first', () => {
    const places = JSON.parse(readFileSync(new URL('./places.json', import.meta.url), 'utf8')) as [
      string,
      string,
      number,
      number,
    ][];
    const regions = new Set(LOCATIONS.filter((place) => place.kind === 'region').map((place) => place.slug));
    expect(places[0]?.[0]).toBe('Praha');
    expect(
      places.filter(
        ([name, region]) => !regions.has(region) || ['Prague', 'Pilsen', 'Vysehrad'].includes(name),
      ),
    ).toEqual([]);
    expect(places.some(([name]) => name === 'Plzeň')).toBe(true);
  });
});

describe('content pages', () => {
  it('include all fixed pages, with texts within the limits', () => {
    expect(FIXED_PAGES.filter((slug) => !CONTENT_PAGES.some((page) => page.slug === slug))).toEqual([]);
    expect(areUnique(CONTENT_PAGES.map(({ slug }) => slug))).toBe(true);
    expect(
      CONTENT_PAGES.filter(
        ({ meta_title, meta_description, lead, menu }) =>
          meta_title.length > 60 ||
          meta_description.length < 70 ||
          meta_description.length > 160 ||
          lead.length > CONTENT_LIMITS.lead ||
          menu.label.length > CONTENT_LIMITS.menuLabel,
      ).map(({ slug }) => slug),
    ).toEqual([]);
  });

  it('contain only allowed HTML and known placeholders', () => {
    const words = (html: string): string =>
      html
        .replace(/<[^>]*>/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim();
    for (const { slug, html } of CONTENT_PAGES)
      expect([slug, words(sanitizeArticle(html))]).toEqual([slug, words(html)]);
    const tokens = CONTENT_PAGES.flatMap((page) =>
      [...JSON.stringify(page).matchAll(/\{\{([^}]*)\}\}/gu)].map(([, token]) => token),
    );
    expect(
      tokens.filter((token) => !(CONTENT_TOKENS as readonly (string | undefined)[]).includes(token)),
    ).toEqual([]);
  });

  it('link only to existing pages', () => {
    const known = [...CONTENT_PAGES.map(({ slug }) => buildContentUrl(slug)), urls.demand, urls.register];
    const targets = CONTENT_PAGES.flatMap(({ html }) =>
      [...html.matchAll(/href="(\/[^"]*)"/gu)].map(([, target = '']) => target),
    );
    expect(targets.filter((target) => !known.includes(target))).toEqual([]);
  });

  it('use no exclamation marks and Czech quotes only', () => {
    expect(
      CONTENT_PAGES.filter((page) =>
        /!|”|\p{L}"\p{L}/u.test(
          page.html.replace(/<[^>]*>/gu, '') + page.lead + page.faq.map(({ answer }) => answer).join(' '),
        ),
      ).map(({ slug }) => slug),
    ).toEqual([]);
  });
});
