import type { AdminTaxonomy, AdminTerm, TermList } from '@prostora/api-client';
import { PURPOSE_GROUPS } from '@prostora/contracts';
import { adminTaxonomy } from '@prostora/strings/cs/admin-taxonomy.ts';
import { folded } from '@prostora/ui/folded.ts';

/** Tabs; equipment and services are one list of the API. */
export const TABS = ['purposes', 'equipments', 'services'] as const;
export type TermTab = (typeof TABS)[number];

export const listOf = (tab: TermTab): TermList => (tab === 'purposes' ? 'purposes' : 'attributes');
export const tabOf = (text: string): TermTab => TABS.find((tab) => tab === text) ?? 'purposes';

/** Items of a tab, in order. */
export const termsOf = ({ purposes, attributes }: AdminTaxonomy, tab: TermTab): AdminTerm[] =>
  tab === 'purposes' ? purposes : attributes.filter(({ group }) => group === tab);

/** Group of items with a common order and heading. */
export type Shelf = { key: string; title: string; terms: AdminTerm[] };

/** Groups in the order of their first items; purposes in the order of their groups. */
export function shelvesOf(terms: readonly AdminTerm[], tab: TermTab): Shelf[] {
  const keys =
    tab === 'purposes'
      ? [...PURPOSE_GROUPS, ...terms.map(({ group }) => group)]
      : terms.map(({ category }) => category ?? '');
  return [...new Set<string>(keys)]
    .map((key) => ({
      key,
      title: tab === 'purposes' ? (adminTaxonomy.groups[key] ?? key) : key,
      terms: terms.filter(({ group, category }) => (tab === 'purposes' ? group : (category ?? '')) === key),
    }))
    .filter((shelf) => shelf.terms.length > 0);
}

/** Items whose name or slug contains the text, ignoring accents. */
export const searched = (terms: readonly AdminTerm[], typed: string): AdminTerm[] =>
  terms.filter(({ name, slug }) => folded(`${name} ${slug}`).includes(folded(typed)));

/** API input of an item. */
export const inputOf = ({ name, slug, group, category, title_phrase, icon }: AdminTerm) => ({
  name,
  slug,
  group,
  category,
  title_phrase,
  icon,
});
