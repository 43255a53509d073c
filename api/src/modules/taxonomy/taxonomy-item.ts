import { formatEventTime, type EventLayout, type UsualDays } from '@prostora/contracts';
import type { Attribute } from './attribute.entity.ts';
import type { Purpose } from './purpose.entity.ts';

export type TaxonomyKind = 'purpose' | 'attribute';
export type TaxonomyItem = Purpose | Attribute;

/** Minutes since midnight, both or none; the end up to 30:00. */
export type UsualHours = { readonly from: number | null; readonly to: number | null };
const NO_HOURS: UsualHours = { from: null, to: null };

/** What is assumed for an event of a purpose. */
export type UsualEvent = {
  readonly usualHours: UsualHours;
  readonly usualLayout: EventLayout | null;
  readonly usualDays: UsualDays | null;
};
export const NO_USUAL_EVENT: UsualEvent = { usualHours: NO_HOURS, usualLayout: null, usualDays: null };

/** Editable values; fields that the kind does not have are null. */
export type TaxonomyItemValues = {
  slug: string | null;
  name: string;
  group: string;
  category: string | null;
  titlePhrase: string | null;
  icon: string | null;
} & UsualEvent;

export const getCategory = (item: TaxonomyItem): string | null => ('category' in item ? item.category : null);
export const getUsualEvent = (item: TaxonomyItem): UsualEvent =>
  'usualFrom' in item
    ? {
        usualHours: { from: item.usualFrom, to: item.usualTo },
        usualLayout: item.usualLayout,
        usualDays: item.usualDays,
      }
    : NO_USUAL_EVENT;

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
  title_phrase: item.titlePhrase,
  ...('category' in item
    ? { category: item.category }
    : {
        usual_hours: formatUsualHours(getUsualEvent(item).usualHours),
        usual_layout: item.usualLayout,
        usual_days: item.usualDays,
      }),
  icon: item.icon,
});
