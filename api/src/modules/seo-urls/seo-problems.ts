import { SEO_LENGTHS } from '@prostora/contracts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import type { CatalogFilters } from '../catalog/index.ts';
import { filterKey, type SeoUrlTable } from '../seo/index.ts';
import { filterOf, type OtherSeoUrl, type SeoUrlValues } from './seo-url.values.ts';

export const PROBLEM_KINDS = ['empty', 'orphan', 'conflict', 'texts'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
/** A warning that does not prevent saving; `field` is the API field it concerns. */
export type SeoProblem = { kind: ProblemKind; message: string; field: string | null; otherId: number | null };
/** Context for detecting problems. */
export type Surroundings = {
  filters: CatalogFilters;
  table: SeoUrlTable;
  isRedirected: boolean;
  twins: { title: OtherSeoUrl | null; h1: OtherSeoUrl | null };
};

const { problems: texts } = seoApi;
const problem = (
  kind: ProblemKind,
  message: string,
  field: string | null = null,
  otherId: number | null = null,
): SeoProblem => ({ kind, message, field, otherId });

/** Problems that do not depend on the number of results. */
export const lastingProblems = (values: SeoUrlValues, around: Surroundings): SeoProblem[] => [
  ...goneValues(values, around.filters),
  ...conflicts(values, around),
  ...textProblems(values),
  ...deadLinks(values, around),
];

/** Adds the problem of an empty result, unless a value of the filter no longer exists. */
export const withResults = (lasting: readonly SeoProblem[], results: number): readonly SeoProblem[] =>
  results > 0 || lasting.some(({ kind }) => kind === 'orphan')
    ? lasting
    : [problem('empty', texts.empty), ...lasting];

function goneValues(values: SeoUrlValues, filters: CatalogFilters): SeoProblem[] {
  const { locationId, purposeId, attributeIds } = filterOf(values);
  return [
    ...(locationId !== null && filters.location(locationId) === null
      ? [problem('orphan', texts.goneLocation, 'location_id')]
      : []),
    ...(purposeId !== null && filters.purpose(purposeId) === null
      ? [problem('orphan', texts.gonePurpose, 'purpose_id')]
      : []),
    ...(attributeIds.some((id) => filters.attribute(id) === null)
      ? [problem('orphan', texts.goneAttributes, 'attribute_ids')]
      : []),
  ];
}

function conflicts(values: SeoUrlValues, { filters, isRedirected, twins }: Surroundings): SeoProblem[] {
  const meaning = values.path === '' ? null : filters.meaningOf(values.path);
  return [
    ...(meaning !== null && filterKey(meaning) !== filterKey(values)
      ? [problem('conflict', texts.meansOther, 'path')]
      : []),
    ...(isRedirected ? [problem('conflict', texts.redirected, 'path')] : []),
    ...(twins.title ? [problem('conflict', texts.sameTitle(twins.title.path), 'title', twins.title.id)] : []),
    ...(twins.h1 ? [problem('conflict', texts.sameH1(twins.h1.path), 'h1', twins.h1.id)] : []),
  ];
}

/** Texts a search engine would truncate or replace. Lengths count code points. */
function textProblems({ title, h1, metaDescription }: SeoUrlValues): SeoProblem[] {
  const { title: ofTitle, metaDescription: ofMeta } = SEO_LENGTHS;
  const [titleLength, metaLength] = [[...title].length, [...metaDescription].length];
  const titleFault =
    titleLength > ofTitle.max
      ? texts.titleLong(titleLength, ofTitle.max)
      : titleLength < ofTitle.min
        ? texts.titleShort(titleLength, ofTitle.min)
        : null;
  const metaFault =
    metaLength === 0
      ? texts.metaMissing
      : metaLength > ofMeta.max
        ? texts.metaLong(metaLength, ofMeta.max)
        : metaLength < ofMeta.min
          ? texts.metaShort(metaLength, ofMeta.min)
          : null;
  return [
    ...(titleFault === null ? [] : [problem('texts', titleFault, 'title')]),
    ...(h1 === '' ? [problem('texts', texts.h1Missing, 'h1')] : []),
    ...(metaFault === null ? [] : [problem('texts', metaFault, 'meta_description')]),
  ];
}

function deadLinks({ footerLinks }: SeoUrlValues, { filters, table }: Surroundings): SeoProblem[] {
  return footerLinks.flatMap(({ title, url }, at) =>
    /^\/katalog(?:[/?#]|$)/u.test(url) && !filters.opens(url, table)
      ? [problem('texts', texts.deadLink(title), `footer_links.${at}.url`)]
      : [],
  );
}
