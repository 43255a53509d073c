import type { Attribute } from './attribute.entity.ts';
import type { Purpose } from './purpose.entity.ts';

export type TaxonomyKind = 'purpose' | 'attribute';
export type TaxonomyItem = Purpose | Attribute;

/** Editable values; fields that the kind does not have are null. */
export type TaxonomyItemValues = {
  slug: string | null;
  name: string;
  group: string;
  category: string | null;
  titlePhrase: string | null;
  icon: string | null;
};

export const getCategory = (item: TaxonomyItem): string | null => ('category' in item ? item.category : null);
export const getTitlePhrase = (item: TaxonomyItem): string | null =>
  'titlePhrase' in item ? item.titlePhrase : null;

/** Items are ordered within this key: purposes by group, attributes by group and category. */
export const getSortGroup = (item: TaxonomyItem): string =>
  'category' in item ? `${item.group}/${item.category}` : item.group;

export const toAuditValues = (item: TaxonomyItem) => ({
  slug: item.slug,
  name: item.name,
  group: item.group,
  ...('category' in item ? { category: item.category } : { title_phrase: item.titlePhrase }),
  icon: item.icon,
});
