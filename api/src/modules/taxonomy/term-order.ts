import { shelfOf, type Term } from './term.ts';

/**
 * Ids of all items, with one sort group in a new order; null unless `ids` lists each item of one group once.
 */
export function reordered(terms: readonly Term[], ids: readonly number[]): number[] | null {
  const first = terms.find(({ id }) => id === ids[0]);
  const shelf = first ? terms.filter((term) => shelfOf(term) === shelfOf(first)).map(({ id }) => id) : [];
  if (
    shelf.length !== ids.length ||
    new Set(ids).size !== ids.length ||
    !shelf.every((id) => ids.includes(id))
  )
    return null;
  const next = [...ids];
  return terms.map(({ id }) => (shelf.includes(id) ? (next.shift() ?? id) : id));
}

/**
 * Ids of all items, with `moved` at the end of its sort group, or of its `group` where the sort group is new.
 */
export function putLast(terms: readonly Term[], moved: Term): number[] {
  const others = terms.filter(({ id }) => id !== moved.id);
  const last = (holds: (term: Term) => boolean): number =>
    others.reduce((found, term, index) => (holds(term) ? index + 1 : found), 0);
  const at =
    last((term) => shelfOf(term) === shelfOf(moved)) ||
    last((term) => term.group === moved.group) ||
    others.length;
  return [...others.slice(0, at), moved, ...others.slice(at)].map(({ id }) => id);
}
