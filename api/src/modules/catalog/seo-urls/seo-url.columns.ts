import { CAPACITY_BUCKETS, LIMITS, SEO_LIMITS } from '@prostora/contracts';
import { cellWords } from '@prostora/strings/cs/exports.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { fieldError, type FieldError } from '../../../platform/errors/index.ts';
import type { TableColumn } from '../../../platform/export/index.ts';
import { fold } from '../../../platform/text/index.ts';
import type { FilterOptions } from '../query/catalog-filters.service.ts';
import { parseLinks, formatLinks } from './seo-links.ts';
import type { SeoUrlReport } from './seo-report.service.ts';
import type { SeoUrlValues } from './seo-url.values.ts';

/** Ids of values by slug. */
export type ValueIds = {
  locations: ReadonlyMap<string, number>;
  purposes: ReadonlyMap<string, number>;
  attributes: ReadonlyMap<string, number>;
};
/** A row of the export: a SEO URL with the slugs of its values. */
export type SeoUrlFileRow = SeoUrlReport & {
  slugs: { location: string; purpose: string; attributes: string };
};
/** Values of a parsed cell, or the error. */
type ParsedCell = Partial<SeoUrlValues> | { fault: FieldError };

const { table: titles } = seoApi;
const CAPACITIES = CAPACITY_BUCKETS.map(({ id }) => id);
const DASHES = /[\u2010-\u2015]/gu;

/** Placeholder slug of a value that no longer exists. */
const MISSING_VALUE = /^#(\d{1,9})$/u;
export const toMissingSlug = (id: number): string => `#${id}`;
const findId = (slug: string, ids: ReadonlyMap<string, number>): number | null =>
  ids.get(slug.toLowerCase()) ?? (MISSING_VALUE.test(slug) ? Number(slug.slice(1)) : null);

export const indexValues = ({ locations, purposes, attributes }: FilterOptions): ValueIds => ({
  locations: new Map(locations.map(({ ref }) => [ref.slug, ref.id])),
  purposes: new Map(purposes.map(({ ref }) => [ref.slug, ref.id])),
  attributes: new Map(attributes.map(({ ref }) => [ref.slug, ref.id])),
});

/** Columns of the export; the import parses those with a cell parser. */
export const SEO_URL_COLUMNS: readonly TableColumn<SeoUrlFileRow>[] = [
  { title: titles.path, width: 36, value: ({ seoUrl }) => seoUrl.path },
  { title: titles.location, width: 18, value: ({ slugs }) => slugs.location },
  { title: titles.purpose, width: 18, value: ({ slugs }) => slugs.purpose },
  { title: titles.capacity, width: 12, value: ({ seoUrl }) => seoUrl.capacity },
  { title: titles.attributes, width: 24, value: ({ slugs }) => slugs.attributes },
  { title: titles.title, width: 48, value: ({ seoUrl }) => seoUrl.title },
  { title: titles.h1, width: 36, value: ({ seoUrl }) => seoUrl.h1 },
  { title: titles.metaDescription, width: 60, value: ({ seoUrl }) => seoUrl.metaDescription },
  { title: titles.description, width: 60, value: ({ seoUrl }) => seoUrl.description },
  { title: titles.footerLinks, width: 40, value: ({ seoUrl }) => formatLinks(seoUrl.footerLinks) },
  { title: titles.inFooter, width: 14, value: ({ seoUrl }) => seoUrl.inFooter },
  { title: titles.results, width: 10, value: ({ results }) => results },
  {
    title: titles.problems,
    width: 60,
    value: ({ problems }) => problems.map(({ message }) => message).join('\n'),
  },
  { title: titles.updated, width: 18, type: 'timestamp', value: ({ seoUrl }) => seoUrl.updatedAt },
];

/** Titles of columns that are exported but not imported. */
const EXPORT_ONLY_TITLES: readonly string[] = [titles.results, titles.problems, titles.updated];

const createLineParser =
  (max: number, member: 'title' | 'h1' | 'metaDescription') =>
  (cell: string): ParsedCell =>
    cell.length > max
      ? { fault: fieldError('maxLength', { max }) }
      : { [member]: cell.replace(/[\r\n\t]+/gu, ' ') };
const createValueParser =
  (
    member: 'locationId' | 'purposeId',
    ids: (values: ValueIds) => ReadonlyMap<string, number>,
    unknown: 'seoCsvUnknownLocation' | 'seoCsvUnknownPurpose',
  ) =>
  (cell: string, values: ValueIds): ParsedCell => {
    const id = cell === '' ? null : findId(cell, ids(values));
    return cell !== '' && id === null ? { fault: fieldError(unknown, { slug: cell }) } : { [member]: id };
  };

const CELL_PARSERS: Readonly<Record<string, (cell: string, values: ValueIds) => ParsedCell>> = {
  [titles.path]: (cell) =>
    cell.length > SEO_LIMITS.path
      ? { fault: fieldError('maxLength', { max: SEO_LIMITS.path }) }
      : { path: cell },
  [titles.location]: createValueParser('locationId', ({ locations }) => locations, 'seoCsvUnknownLocation'),
  [titles.purpose]: createValueParser('purposeId', ({ purposes }) => purposes, 'seoCsvUnknownPurpose'),
  [titles.capacity]: (cell) => {
    const capacity = CAPACITIES.find((id) => id === cell.replace(DASHES, '-').toLowerCase()) ?? null;
    return cell !== '' && capacity === null
      ? { fault: fieldError('seoCsvUnknownCapacity', { id: cell, known: CAPACITIES }) }
      : { capacity };
  },
  [titles.attributes]: (cell, { attributes }) => {
    const slugs = cell
      .split(',')
      .map((slug) => slug.trim())
      .filter((slug) => slug !== '');
    const unknown = slugs.find((slug) => findId(slug, attributes) === null);
    if (slugs.length > LIMITS.attributesInFilter) return { fault: fieldError('list') };
    return unknown === undefined
      ? { attributeIds: slugs.flatMap((slug) => findId(slug, attributes) ?? []) }
      : { fault: fieldError('seoCsvUnknownAttribute', { slug: unknown }) };
  },
  [titles.title]: createLineParser(SEO_LIMITS.title, 'title'),
  [titles.h1]: createLineParser(SEO_LIMITS.h1, 'h1'),
  [titles.metaDescription]: createLineParser(SEO_LIMITS.metaDescription, 'metaDescription'),
  [titles.description]: (cell) =>
    cell.length > LIMITS.description
      ? { fault: fieldError('maxLength', { max: LIMITS.description }) }
      : { description: cell },
  [titles.footerLinks]: parseLinksCell,
  [titles.inFooter]: (cell) => {
    const word = fold(cell);
    return word === '' || word === cellWords.no || word === cellWords.yes
      ? { inFooter: word === cellWords.yes }
      : { fault: fieldError('seoCsvYesOrNo') };
  },
};

function parseLinksCell(cell: string): ParsedCell {
  const footerLinks = parseLinks(cell);
  if ('wrong' in footerLinks) return { fault: fieldError('seoCsvLink', { text: footerLinks.wrong }) };
  if (footerLinks.length > SEO_LIMITS.footerLinks) return { fault: fieldError('list') };
  const isLong = footerLinks.some(
    ({ link_name, title, url }) =>
      Math.max(link_name?.length ?? 0, title.length) > SEO_LIMITS.linkText || url.length > SEO_LIMITS.linkUrl,
  );
  return isLong ? { fault: fieldError('maxLength', { max: SEO_LIMITS.linkText }) } : { footerLinks };
}

/** Known title of a header, ignoring case and diacritics; null if unknown. */
export const findTitle = (header: string): string | null =>
  [...Object.keys(CELL_PARSERS), ...EXPORT_ONLY_TITLES].find((title) => fold(title) === fold(header)) ?? null;

/** Parses a cell; export-only columns are ignored. */
export const parseCell = (title: string, cell: string, values: ValueIds): ParsedCell =>
  CELL_PARSERS[title]?.(cell, values) ?? {};

/** Column title of an API field. */
export function findColumn(field: string): string | null {
  const columns: Readonly<Record<string, string>> = {
    path: titles.path,
    location_id: titles.location,
    purpose_id: titles.purpose,
    capacity: titles.capacity,
    attribute_ids: titles.attributes,
    title: titles.title,
    h1: titles.h1,
    footer_links: titles.footerLinks,
  };
  return columns[field.split('.', 1)[0] ?? ''] ?? null;
}
