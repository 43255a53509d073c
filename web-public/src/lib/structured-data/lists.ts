import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { Node } from './node.ts';

/** A breadcrumb; the last one, the page itself, has no URL. */
export type BreadcrumbStep = { readonly name: string; readonly url: string | null };

/** The visible breadcrumbs as structured data. */
export const buildBreadcrumbList = (
  steps: readonly BreadcrumbStep[],
  pageUrl: string,
): Node<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url ?? pageUrl,
  })),
});

/** A list of pages in the order shown; `from` is the position of the first one in the whole list. */
export const buildItemList = (
  name: string,
  items: readonly { name: string; url: string }[],
  { total = items.length, from = 1 }: { total?: number; from?: number } = {},
): Node<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: from + index,
    name: item.name,
    url: item.url,
  })),
});
