import { CAPACITY_BUCKETS, LIMITS, SEO_LIMITS } from '@prostora/contracts';
import { cellWords } from '@prostora/strings/cs/exports.ts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import type { TableColumn } from '../../platform/export/index.ts';
import { fold } from '../../platform/text/index.ts';
import type { FilterOptions } from '../catalog/index.ts';
import { linksOf, linksText } from './seo-links.ts';
import type { SurveyedSeoUrl } from './seo-survey.service.ts';
import type { SeoUrlValues } from './seo-url.values.ts';

/** Ids of values by slug. */
export type FileValues = {
  locations: ReadonlyMap<string, number>;
  purposes: ReadonlyMap<string, number>;
  attributes: ReadonlyMap<string, number>;
};
/** A row of the export: a SEO URL with the slugs of its values. */
export type SeoUrlFileRow = SurveyedSeoUrl & {
  slugs: { location: string; purpose: string; attributes: string };
};
/** Values of a parsed cell, or the error. */
type Read = Partial<SeoUrlValues> | { fault: string };

const { table: titles, import: texts } = seoApi;
const CAPACITIES = CAPACITY_BUCKETS.map(({ id }) => id);
const DASHES = /[\u2010-\u2015]/gu;

/** Placeholder slug of a value that no longer exists. */
const GONE = /^#(\d{1,9})$/u;
export const goneSlug = (id: number): string => `#${id}`;
const idOf = (slug: string, ids: ReadonlyMap<string, number>): number | null =>
  ids.get(slug.toLowerCase()) ?? (GONE.test(slug) ? Number(slug.slice(1)) : null);

export const fileValues = ({ locations, purposes, attributes }: FilterOptions): FileValues => ({
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
  { title: titles.footerLinks, width: 40, value: ({ seoUrl }) => linksText(seoUrl.footerLinks) },
  { title: titles.inFooter, width: 14, value: ({ seoUrl }) => seoUrl.inFooter },
  { title: titles.results, width: 10, value: ({ results }) => results },
  {
    title: titles.problems,
    width: 60,
    value: ({ problems }) => problems.map(({ message }) => message).join('\n'),
  },
  { title: titles.updated, width: 18, type: 'moment', value: ({ seoUrl }) => seoUrl.updatedAt },
];

/** Titles of columns that are exported but not imported. */
const TOLD_ONLY: readonly string[] = [titles.results, titles.problems, titles.updated];

const line =
  (max: number, member: 'title' | 'h1' | 'metaDescription') =>
  (cell: string): Read =>
    cell.length > max
      ? { fault: fieldError('maxLength', { max }) }
      : { [member]: cell.replace(/[\r\n\t]+/gu, ' ') };
const createValueParser =
  (
    member: 'locationId' | 'purposeId',
    ids: (values: FileValues) => ReadonlyMap<string, number>,
    unknown: (slug: string) => string,
  ) =>
  (cell: string, values: FileValues): Read => {
    const id = cell === '' ? null : idOf(cell, ids(values));
    return cell !== '' && id === null ? { fault: unknown(cell) } : { [member]: id };
  };

const READERS: Readonly<Record<string, (cell: string, values: FileValues) => Read>> = {
  [titles.path]: (cell) =>
    cell.length > SEO_LIMITS.path
      ? { fault: fieldError('maxLength', { max: SEO_LIMITS.path }) }
      : { path: cell },
  [titles.location]: createValueParser('locationId', ({ locations }) => locations, texts.unknownLocation),
  [titles.purpose]: createValueParser('purposeId', ({ purposes }) => purposes, texts.unknownPurpose),
  [titles.capacity]: (cell) => {
    const capacity = CAPACITIES.find((id) => id === cell.replace(DASHES, '-').toLowerCase()) ?? null;
    return cell !== '' && capacity === null
      ? { fault: texts.unknownCapacity(cell, CAPACITIES) }
      : { capacity };
  },
  [titles.attributes]: (cell, { attributes }) => {
    const slugs = cell
      .split(',')
      .map((slug) => slug.trim())
      .filter((slug) => slug !== '');
    const unknown = slugs.find((slug) => idOf(slug, attributes) === null);
    if (slugs.length > LIMITS.attributesInFilter) return { fault: fieldError('list') };
    return unknown === undefined
      ? { attributeIds: slugs.flatMap((slug) => idOf(slug, attributes) ?? []) }
      : { fault: texts.unknownAttribute(unknown) };
  },
  [titles.title]: line(SEO_LIMITS.title, 'title'),
  [titles.h1]: line(SEO_LIMITS.h1, 'h1'),
  [titles.metaDescription]: line(SEO_LIMITS.metaDescription, 'metaDescription'),
  [titles.description]: (cell) =>
    cell.length > LIMITS.description
      ? { fault: fieldError('maxLength', { max: LIMITS.description }) }
      : { description: cell },
  [titles.footerLinks]: readLinks,
  [titles.inFooter]: (cell) => {
    const word = fold(cell);
    return word === '' || word === cellWords.no || word === cellWords.yes
      ? { inFooter: word === cellWords.yes }
      : { fault: texts.yesOrNo };
  },
};

function readLinks(cell: string): Read {
  const footerLinks = linksOf(cell);
  if ('wrong' in footerLinks) return { fault: texts.link(footerLinks.wrong) };
  if (footerLinks.length > SEO_LIMITS.footerLinks) return { fault: fieldError('list') };
  const isLong = footerLinks.some(
    ({ link_name, title, url }) =>
      Math.max(link_name?.length ?? 0, title.length) > SEO_LIMITS.linkText || url.length > SEO_LIMITS.linkUrl,
  );
  return isLong ? { fault: fieldError('maxLength', { max: SEO_LIMITS.linkText }) } : { footerLinks };
}

/** Known title of a header, ignoring case and diacritics; null if unknown. */
export const titleOf = (header: string): string | null =>
  [...Object.keys(READERS), ...TOLD_ONLY].find((title) => fold(title) === fold(header)) ?? null;

/** Parses a cell; export-only columns are ignored. */
export const readCell = (title: string, cell: string, values: FileValues): Read =>
  READERS[title]?.(cell, values) ?? {};

/** Column title of an API field. */
export function columnOf(field: string): string | null {
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
