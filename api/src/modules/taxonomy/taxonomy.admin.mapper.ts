import { parseEventTime } from '@prostora/contracts';
import type { AdminTaxonomyDto, AdminTaxonomyItemDto, AdminTaxonomyItemInput } from './taxonomy.admin.dto.ts';
import {
  formatUsualTime,
  getCategory,
  getUsualEvent,
  type TaxonomyKind,
  type TaxonomyItemValues,
  type UsualEvent,
} from './taxonomy-item.ts';
import type { ItemWithUsage } from './taxonomy-usage.service.ts';

const toUsualFields = ({ usualHours, usualLayout, usualDays }: UsualEvent) => ({
  usual_from: formatUsualTime(usualHours.from),
  usual_to: formatUsualTime(usualHours.to),
  usual_layout: usualLayout,
  usual_days: usualDays,
});

export const toAdminTaxonomyItemDto = ({ item, uses }: ItemWithUsage): AdminTaxonomyItemDto => ({
  id: item.id,
  slug: item.slug,
  name: item.name,
  group: item.group,
  category: getCategory(item),
  title_phrase: item.titlePhrase,
  icon: item.icon,
  ...toUsualFields(getUsualEvent(item)),
  sort_order: item.sortOrder,
  spaces: uses.spaces,
  published_spaces: uses.publishedSpaces,
  inquiries: uses.inquiries,
  seo_urls: uses.seoUrls,
  version: item.version,
});

export const toAdminTaxonomyDto = ({
  purpose,
  attribute,
}: Record<TaxonomyKind, ItemWithUsage[]>): AdminTaxonomyDto => ({
  purposes: purpose.map(toAdminTaxonomyItemDto),
  attributes: attribute.map(toAdminTaxonomyItemDto),
});

export const toItemValues = ({
  name,
  slug,
  group,
  category,
  title_phrase: titlePhrase,
  icon,
  usual_from: usualFrom,
  usual_to: usualTo,
  usual_layout: usualLayout,
  usual_days: usualDays,
}: AdminTaxonomyItemInput): TaxonomyItemValues => ({
  name,
  slug: slug ?? null,
  group,
  category: category ?? null,
  titlePhrase: titlePhrase ?? null,
  icon: icon ?? null,
  usualHours: { from: parseEventTime(usualFrom), to: parseEventTime(usualTo) },
  usualLayout: usualLayout ?? null,
  usualDays: usualDays ?? null,
});
