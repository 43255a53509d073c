import type { Attribute } from './attribute.entity.ts';
import type { Purpose } from './purpose.entity.ts';

export type TermKind = 'purpose' | 'attribute';
export type Term = Purpose | Attribute;

/** What the operator says of a term; what its kind does not have is null. */
export type TermValues = {
  slug: string | null;
  name: string;
  group: string;
  category: string | null;
  titlePhrase: string | null;
  icon: string | null;
};

export const categoryOf = (term: Term): string | null => ('category' in term ? term.category : null);
export const titlePhraseOf = (term: Term): string | null => ('titlePhrase' in term ? term.titlePhrase : null);

/** Terms that are ordered among themselves: purposes of one group, attributes of one category. */
export const shelfOf = (term: Term): string =>
  'category' in term ? `${term.group}/${term.category}` : term.group;

/** What the audit trail keeps of a term. */
export const facts = (term: Term) => ({
  slug: term.slug,
  name: term.name,
  group: term.group,
  ...('category' in term ? { category: term.category } : { title_phrase: term.titlePhrase }),
  icon: term.icon,
});
