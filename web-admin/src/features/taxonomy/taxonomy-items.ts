import {
  addAdminAttribute,
  addAdminPurpose,
  mergeAdminAttribute,
  mergeAdminPurpose,
  orderAdminAttributes,
  orderAdminPurposes,
  previewAdminAttributeMerge,
  previewAdminPurposeMerge,
  removeAdminAttribute,
  removeAdminPurpose,
  saveAdminAttribute,
  saveAdminPurpose,
  type AdminTaxonomy,
  type AdminTaxonomyItem,
} from '@prostora/api-client';
import { PURPOSE_GROUPS, foldText } from '@prostora/contracts';
import { adminTaxonomy } from '@prostora/strings/cs/admin-taxonomy.ts';

/** Tabs; equipment and services are one list of the API. */
export const TABS = ['purposes', 'equipments', 'services'] as const;
export type TaxonomyTab = (typeof TABS)[number];

export const parseTab = (text: string): TaxonomyTab => TABS.find((tab) => tab === text) ?? 'purposes';

const purposeCalls = {
  add: addAdminPurpose,
  save: saveAdminPurpose,
  remove: removeAdminPurpose,
  order: orderAdminPurposes,
  previewMerge: previewAdminPurposeMerge,
  merge: mergeAdminPurpose,
};
const attributeCalls: typeof purposeCalls = {
  add: addAdminAttribute,
  save: saveAdminAttribute,
  remove: removeAdminAttribute,
  order: orderAdminAttributes,
  previewMerge: previewAdminAttributeMerge,
  merge: mergeAdminAttribute,
};

/** Calls of a tab. */
export const taxonomyCalls = {
  purposes: purposeCalls,
  equipments: attributeCalls,
  services: attributeCalls,
} satisfies Record<TaxonomyTab, object>;

/** Items of a tab, in order. */
export const listItems = ({ purposes, attributes }: AdminTaxonomy, tab: TaxonomyTab): AdminTaxonomyItem[] =>
  tab === 'purposes' ? purposes : attributes.filter(({ group }) => group === tab);

/** Group of items with a common order and heading. */
export type ItemGroup = { key: string; title: string; items: AdminTaxonomyItem[] };

/** Groups in the order of their first items; purposes in the order of their groups. */
export function groupItems(items: readonly AdminTaxonomyItem[], tab: TaxonomyTab): ItemGroup[] {
  const keys =
    tab === 'purposes'
      ? [...PURPOSE_GROUPS, ...items.map(({ group }) => group)]
      : items.map(({ category }) => category ?? '');
  return [...new Set<string>(keys)]
    .map((key) => ({
      key,
      title: tab === 'purposes' ? (adminTaxonomy.groups[key] ?? key) : key,
      items: items.filter(({ group, category }) => (tab === 'purposes' ? group : (category ?? '')) === key),
    }))
    .filter((shelf) => shelf.items.length > 0);
}

/** Items whose name or slug contains the text, ignoring accents. */
export const filterItems = (items: readonly AdminTaxonomyItem[], typed: string): AdminTaxonomyItem[] =>
  items.filter(({ name, slug }) => foldText(`${name} ${slug}`).includes(foldText(typed)));

/** API input of an item. */
export const toInput = ({
  name,
  slug,
  group,
  category,
  title_phrase,
  icon,
  usual_from,
  usual_to,
  usual_layout,
  usual_days,
}: AdminTaxonomyItem) => ({
  name,
  slug,
  group,
  category,
  title_phrase,
  icon,
  usual_from,
  usual_to,
  usual_layout,
  usual_days,
});
