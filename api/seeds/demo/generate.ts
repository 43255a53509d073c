import type { DemoData, DemoOptions } from './demo.types.ts';
import { generateCalendar } from './generate-calendar.ts';
import { generateCustomers, OWNER_KEY } from './generate-customers.ts';
import { generateInquiries } from './generate-inquiries.ts';
import { generateOrders } from './generate-orders.ts';
import { generatePriceLists } from './generate-price-lists.ts';
import { generateSites, generateSpaces } from './generate-spaces.ts';
import { DEMO_SEO_URLS } from './seo-urls.data.ts';
import { DEMO_SITE } from './site.data.ts';

/**
 * Generates the demo data as plain records. Equal options give equal records: no clock and no unseeded
 * randomness.
 */
export function generateDemo({ seed, now }: DemoOptions): DemoData {
  const { customers, users, ownersByBuilding } = generateCustomers(seed, now);
  const sites = generateSites(seed, ownersByBuilding);
  const spaces = generateSpaces(seed, sites);
  const inhabited = new Set(spaces.map(({ building_key }) => building_key));
  const orders = customers.flatMap(({ key, paid_until }) =>
    key === OWNER_KEY && paid_until !== null ? generateOrders(now, paid_until) : [],
  );
  return {
    users,
    customers,
    orders,
    buildings: sites.map(({ building }) => building).filter(({ key }) => inhabited.has(key)),
    spaces,
    ...generateCalendar(seed, now, spaces),
    price_lists: generatePriceLists(now, customers, spaces),
    inquiries: generateInquiries(seed, now, spaces),
    seo_urls: DEMO_SEO_URLS.map((entry) => ({ ...entry })),
    site: DEMO_SITE,
  };
}

export type * from './demo.types.ts';
