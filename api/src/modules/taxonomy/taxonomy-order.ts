import { getSortGroup, type TaxonomyItem } from './taxonomy-item.ts';

/**
 * Ids of all items, with one sort group in a new order; null unless `ids` lists each item of one group once.
 */
export function reorderGroup(items: readonly TaxonomyItem[], ids: readonly number[]): number[] | null {
  const first = items.find(({ id }) => id === ids[0]);
  const groupIds = first
    ? items.filter((term) => getSortGroup(term) === getSortGroup(first)).map(({ id }) => id)
    : [];
  if (
    groupIds.length !== ids.length ||
    new Set(ids).size !== ids.length ||
    !groupIds.every((id) => ids.includes(id))
  )
    return null;
  const next = [...ids];
  return items.map(({ id }) => (groupIds.includes(id) ? (next.shift() ?? id) : id));
}

/**
 * Ids of all items, with `moved` at the end of its sort group, or of its `group` where the sort group is new.
 */
export function moveToGroupEnd(items: readonly TaxonomyItem[], moved: TaxonomyItem): number[] {
  const others = items.filter(({ id }) => id !== moved.id);
  const findEnd = (matches: (term: TaxonomyItem) => boolean): number =>
    others.reduce((found, term, index) => (matches(term) ? index + 1 : found), 0);
  const position =
    findEnd((term) => getSortGroup(term) === getSortGroup(moved)) ||
    findEnd((term) => term.group === moved.group) ||
    others.length;
  return [...others.slice(0, position), moved, ...others.slice(position)].map(({ id }) => id);
}
