import { SEO_LENGTHS } from '@prostora/contracts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import type { CatalogFiltersService } from '../query/catalog-filters.service.ts';
import { toFilterKey, type SeoUrlTable } from '../../seo/index.ts';
import { toFilter, type OtherSeoUrl, type SeoUrlValues } from './seo-url.values.ts';

export const PROBLEM_KINDS = ['empty', 'orphan', 'conflict', 'texts'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];
/** A warning that does not prevent saving; `field` is the API field it concerns. */
export type SeoProblem = { kind: ProblemKind; message: string; field: string | null; otherId: number | null };
/** Context for detecting problems. */
export type ProblemContext = {
  filters: CatalogFiltersService;
  table: SeoUrlTable;
  isRedirected: boolean;
  duplicates: { title: OtherSeoUrl | null; h1: OtherSeoUrl | null };
};

const { problems: texts } = seoApi;
const createProblem = (
  kind: ProblemKind,
  message: string,
  field: string | null = null,
  otherId: number | null = null,
): SeoProblem => ({ kind, message, field, otherId });

/** Problems that do not depend on the number of results. */
export const findStableProblems = (values: SeoUrlValues, context: ProblemContext): SeoProblem[] => [
  ...findMissingValues(values, context.filters),
  ...findConflicts(values, context),
  ...findTextProblems(values),
  ...findDeadLinks(values, context),
];

/** Adds the problem of an empty result, unless a value of the filter no longer exists. */
export const withEmptyProblem = (stable: readonly SeoProblem[], results: number): readonly SeoProblem[] =>
  results > 0 || stable.some(({ kind }) => kind === 'orphan')
    ? stable
    : [createProblem('empty', texts.empty), ...stable];

function findMissingValues(values: SeoUrlValues, filters: CatalogFiltersService): SeoProblem[] {
  const { locationId, purposeId, attributeIds } = toFilter(values);
  return [
    ...(locationId !== null && filters.findLocation(locationId) === null
      ? [createProblem('orphan', texts.goneLocation, 'location_id')]
      : []),
    ...(purposeId !== null && filters.findPurpose(purposeId) === null
      ? [createProblem('orphan', texts.gonePurpose, 'purpose_id')]
      : []),
    ...(attributeIds.some((id) => filters.findAttribute(id) === null)
      ? [createProblem('orphan', texts.goneAttributes, 'attribute_ids')]
      : []),
  ];
}

function findConflicts(
  values: SeoUrlValues,
  { filters, isRedirected, duplicates }: ProblemContext,
): SeoProblem[] {
  const meaning = values.path === '' ? null : filters.parsePath(values.path);
  return [
    ...(meaning !== null && toFilterKey(meaning) !== toFilterKey(values)
      ? [createProblem('conflict', texts.meansOther, 'path')]
      : []),
    ...(isRedirected ? [createProblem('conflict', texts.redirected, 'path')] : []),
    ...(duplicates.title
      ? [createProblem('conflict', texts.sameTitle(duplicates.title.path), 'title', duplicates.title.id)]
      : []),
    ...(duplicates.h1
      ? [createProblem('conflict', texts.sameH1(duplicates.h1.path), 'h1', duplicates.h1.id)]
      : []),
  ];
}

/** Texts a search engine would truncate or replace. Lengths count code points. */
function findTextProblems({ title, h1, metaDescription }: SeoUrlValues): SeoProblem[] {
  const { title: titleLimits, metaDescription: metaLimits } = SEO_LENGTHS;
  const [titleLength, metaLength] = [[...title].length, [...metaDescription].length];
  const titleFault =
    titleLength > titleLimits.max
      ? texts.titleLong(titleLength, titleLimits.max)
      : titleLength < titleLimits.min
        ? texts.titleShort(titleLength, titleLimits.min)
        : null;
  const metaFault =
    metaLength === 0
      ? texts.metaMissing
      : metaLength > metaLimits.max
        ? texts.metaLong(metaLength, metaLimits.max)
        : metaLength < metaLimits.min
          ? texts.metaShort(metaLength, metaLimits.min)
          : null;
  return [
    ...(titleFault === null ? [] : [createProblem('texts', titleFault, 'title')]),
    ...(h1 === '' ? [createProblem('texts', texts.h1Missing, 'h1')] : []),
    ...(metaFault === null ? [] : [createProblem('texts', metaFault, 'meta_description')]),
  ];
}

function findDeadLinks({ footerLinks }: SeoUrlValues, { filters, table }: ProblemContext): SeoProblem[] {
  return footerLinks.flatMap(({ title, url }, at) =>
    /^\/katalog(?:[/?#]|$)/u.test(url) && !filters.canResolve(url, table)
      ? [createProblem('texts', texts.deadLink(title), `footer_links.${at}.url`)]
      : [],
  );
}
