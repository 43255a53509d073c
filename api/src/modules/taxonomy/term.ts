import type { Attribute } from './attribute.entity.ts';
import type { Purpose } from './purpose.entity.ts';

export type TermKind = 'purpose' | 'attribute';
export type Term = Purpose | Attribute;

/** Editable values; fields that the kind does not have are null. */
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

/** Items are ordered within this key: purposes by group, attributes by group and category. */
export const shelfOf = (term: Term): string =>
  'category' in term ? `${term.group}/${term.category}` : term.group;

export const facts = (term: Term) => ({
  slug: term.slug,
  name: term.name,
  group: term.group,
  ...('category' in term ? { category: term.category } : { title_phrase: term.titlePhrase }),
  icon: term.icon,
});
