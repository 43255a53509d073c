import type { DemoData, DemoOptions } from './demo.types.ts';
import { generateCalendar } from './generate-calendar.ts';
import { generateCustomers } from './generate-customers.ts';
import { generateSites, generateSpaces } from './generate-spaces.ts';
import { DEMO_SEO_URLS } from './seo-urls.data.ts';
import { DEMO_SITE } from './site.data.ts';

/** The whole demo content as plain records. Equal options give equal records: no clock, no chance of its own. */
export function generateDemo({ seed, now }: DemoOptions): DemoData {
  const { customers, users, ownerOf } = generateCustomers(seed, now);
  const sites = generateSites(seed, ownerOf);
  const spaces = generateSpaces(seed, sites);
  return { users, customers, buildings: sites.map(({ building }) => building), spaces, ...generateCalendar(seed, now, spaces), seo_urls: DEMO_SEO_URLS.map((entry) => ({ ...entry })), site: DEMO_SITE };
}

export type * from './demo.types.ts';
