import type { SiteInfo } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import type { PageHead } from '@prostora/federation';
import type { Organization, WebSite, WithContext } from 'schema-dts';

type Node<T extends Organization | WebSite> = WithContext<Exclude<T, string>>;

/** Publisher of the site, referenced by its `@id` (web-public/src/lib/structured-data). */
const toOrganization = ({ name, company, social }: SiteInfo): Node<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': '/#organization',
  name,
  ...(company.name && { legalName: company.name }),
  url: urls.home,
  logo: '/icon-512.png',
  ...(company.email && { email: company.email }),
  ...(company.phone && { telephone: company.phone }),
  ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
});

/** Site with the search action of the catalogue. */
const toWebSite = ({ name }: SiteInfo): Node<WebSite> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  '@id': '/#website',
  name,
  url: urls.home,
  inLanguage: 'cs-CZ',
  publisher: { '@id': '/#organization' },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/?search={search_term_string}' },
    'query-input': 'required name=search_term_string',
  } as Exclude<WebSite, string>['potentialAction'] & object,
});

/**
 * Adds the publisher to every indexable page, and the site to the home page. Server only, to keep it out of
 * bundles.
 */
export function withSiteData(head: PageHead, site: SiteInfo | null): PageHead {
  if (!site || head.robots.includes('noindex')) return head;
  const own = head.canonical === urls.home ? [toWebSite(site), toOrganization(site)] : [toOrganization(site)];
  return { ...head, json_ld: [...own, ...(head.json_ld ?? [])] };
}
