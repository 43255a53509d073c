import { findSpan } from './chips.ts';
import type { PhraseIndex } from './phrase-index.ts';
import type { AmbiguousTokens, SentenceDraft } from './sentence-draft.ts';
import type { AmbiguousWord, TaggedItem } from './sentence-types.ts';
import { tokenize } from './tokens.ts';
import type { VocabularyValue } from './vocabulary-index.ts';

/**
 * Words that name several items: „catering“ is that of the space or one that guests bring, „večírek“ one of a company
 * or a celebration.
 */
export const listAmbiguousWords = (
  draft: SentenceDraft,
  text: string,
  index: PhraseIndex<VocabularyValue>,
): AmbiguousWord[] => draft.ambiguous.map((tokens) => toAmbiguousWord(draft, text, index, tokens));

function toAmbiguousWord(
  draft: SentenceDraft,
  text: string,
  index: PhraseIndex<VocabularyValue>,
  { kind, items, from, to }: AmbiguousTokens,
): AmbiguousWord {
  const span = findSpan(draft, from, to);
  return {
    kind,
    text: text.slice(draft.tokens[from]?.start ?? 0, span.to),
    options: items.map((item) => {
      const sentence = [text.slice(0, span.from), findOwnPhrase(kind, item, index), text.slice(span.to)];
      return {
        ...{ id: item.id, slug: item.slug, name: item.name },
        query: sentence
          .join(' ')
          .replace(/\s+(?=[,;\s])/gu, '')
          .trim(),
      };
    }),
  };
}

/** A phrase that means the item alone. */
const findOwnPhrase = (
  kind: AmbiguousTokens['kind'],
  item: TaggedItem,
  index: PhraseIndex<VocabularyValue>,
): string =>
  [...item.synonyms, item.name].find((phrase) => {
    const tokens = tokenize(phrase);
    const match = index.find(tokens, 0);
    return (
      match?.to === tokens.length &&
      match.values.every((value) => value.kind === kind && value.item.id === item.id)
    );
  }) ?? item.name;
