import { urls } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import { formatFieldErrors } from '../../../platform/error-responses/index.ts';
import type { FilterOptions } from '../query/catalog-filters.service.ts';
import type { AdminSeoUrlCheckDto, AdminSeoUrlOptionsDto } from './seo-url-check.admin.dto.ts';
import type {
  AdminSeoProblemDto,
  AdminSeoUrlDto,
  AdminSeoUrlInput,
  AdminSeoUrlRowDto,
  AdminSeoUrlsQuery,
} from './seo-url.admin.dto.ts';
import type { SeoCheck } from './seo-check.service.ts';
import type { SeoProblem } from './seo-problems.ts';
import type { SeoUrlListQuery, SeoUrlReport } from './seo-report.service.ts';
import type { SeoUrlValues } from './seo-url.values.ts';

const toProblemDto = ({ kind, message, field, otherId }: SeoProblem): AdminSeoProblemDto => ({
  kind,
  message,
  field,
  other_id: otherId,
});

export const toSeoUrlRowDto = ({
  seoUrl,
  location,
  purpose,
  attributes,
  results,
  problems,
}: SeoUrlReport): AdminSeoUrlRowDto => ({
  id: seoUrl.id,
  path: seoUrl.path,
  url: urls.catalog([seoUrl.path]),
  location,
  purpose,
  capacity: seoUrl.capacity,
  attributes,
  title: seoUrl.title,
  h1: seoUrl.h1,
  meta_description: seoUrl.metaDescription,
  has_description: seoUrl.description !== '',
  footer_links_count: seoUrl.footerLinks.length,
  in_footer: seoUrl.inFooter,
  results,
  problems: problems.map(toProblemDto),
  updated_at: seoUrl.updatedAt.toISOString(),
  version: seoUrl.version,
});

export const toSeoUrlDto = (report: SeoUrlReport): AdminSeoUrlDto => {
  const { locationId, purposeId, attributeIds, description, footerLinks } = report.seoUrl;
  return {
    ...toSeoUrlRowDto(report),
    location_id: locationId,
    purpose_id: purposeId,
    attribute_ids: attributeIds,
    description,
    footer_links: footerLinks.map(({ link_name, title, url }) => ({ link_name, title, url })),
  };
};

export const toSeoUrlValues = (input: AdminSeoUrlInput): SeoUrlValues => ({
  path: input.path,
  locationId: input.location_id,
  purposeId: input.purpose_id,
  capacity: input.capacity,
  attributeIds: input.attribute_ids,
  title: input.title,
  h1: input.h1,
  metaDescription: input.meta_description,
  description: input.description,
  footerLinks: input.footer_links.map(({ link_name, title, url }) => ({ link_name, title, url })),
  inFooter: input.in_footer,
});

export const toCheckDto = ({
  url,
  results,
  canonicalBefore,
  problems,
  faults,
  suggestions: { metaDescription, ...suggestions },
}: SeoCheck): AdminSeoUrlCheckDto => ({
  url,
  results,
  canonical_before: canonicalBefore,
  problems: problems.map(toProblemDto),
  errors: formatFieldErrors(faults.fields),
  other: faults.other,
  suggestions: { ...suggestions, meta_description: metaDescription },
});

export const toOptionsDto = ({
  locations,
  purposes,
  attributes,
  capacities,
}: FilterOptions): AdminSeoUrlOptionsDto => ({
  locations: locations.flatMap(({ ref: { id, name, slug, kind, parentId, locative }, count }) =>
    kind === 'country' ? [] : { id, name, slug, kind, parent_id: parentId, locative, count },
  ),
  purposes: purposes.map(({ ref: { id, name, slug, title_phrase }, count }) => ({
    id,
    name,
    slug,
    title_phrase,
    count,
  })),
  attributes: attributes.map(({ ref: { id, name, group }, count }) => ({ id, name, group, count })),
  capacities: capacities.map(({ id, count }) => ({ id, name: seo.catalog.capacity(id), count })),
});

/** List query without paging. */
export const toListQuery = ({
  search,
  location,
  purpose,
  capacity,
  in_footer,
  problem,
  sort,
  order,
}: Omit<AdminSeoUrlsQuery, 'page' | 'page_size'>): SeoUrlListQuery => ({
  search: search || null,
  locationId: location ?? null,
  purposeId: purpose ?? null,
  capacity: capacity ?? null,
  inFooter: in_footer === undefined ? null : in_footer === 'true',
  problem: problem ?? null,
  sort,
  order,
});
