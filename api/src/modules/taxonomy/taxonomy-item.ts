import { formatEventTime } from '@prostora/contracts';
import type { Attribute } from './attribute.entity.ts';
import type { Purpose } from './purpose.entity.ts';

export type TaxonomyKind = 'purpose' | 'attribute';
export type TaxonomyItem = Purpose | Attribute;

/** Minutes since midnight, both or none; the end up to 30:00. */
export type UsualHours = { readonly from: number | null; readonly to: number | null };
export const NO_HOURS: UsualHours = { from: null, to: null };

/** Editable values; fields that the kind does not have are null. */
export type TaxonomyItemValues = {
  slug: string | null;
  name: string;
  group: string;
  category: string | null;
  titlePhrase: string | null;
  icon: string | null;
  usualHours: UsualHours;
};

export const getCategory = (item: TaxonomyItem): string | null => ('category' in item ? item.category : null);
export const getTitlePhrase = (item: TaxonomyItem): string | null =>
  'titlePhrase' in item ? item.titlePhrase : null;
export const getUsualHours = (item: TaxonomyItem): UsualHours =>
  'usualFrom' in item ? { from: item.usualFrom, to: item.usualTo } : NO_HOURS;

/** „26:00“: the end may be on the next day. */
export const formatUsualTime = (minute: number | null): string | null =>
  minute === null ? null : formatEventTime(minute);

/** Items are ordered within this key: purposes by group, attributes by group and category. */
export const getSortGroup = (item: TaxonomyItem): string =>
  'category' in item ? `${item.group}/${item.category}` : item.group;

const formatUsualHours = ({ from, to }: UsualHours): string | null =>
  from === null ? null : `${formatUsualTime(from)}–${formatUsualTime(to)}`;

export const toAuditValues = (item: TaxonomyItem) => ({
  slug: item.slug,
  name: item.name,
  group: item.group,
  ...('category' in item
    ? { category: item.category }
    : { title_phrase: item.titlePhrase, usual_hours: formatUsualHours(getUsualHours(item)) }),
  icon: item.icon,
});
