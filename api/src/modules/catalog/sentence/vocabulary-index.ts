import { fold } from '../search/czech-stemmer.ts';
import { LAYOUT_WORDS } from './layout-words.ts';
import { PhraseIndex } from './phrase-index.ts';
import type { Layout, SentenceLocation, SentenceVocabulary, TaggedItem } from './sentence-types.ts';

export type VocabularyValue =
  | { readonly kind: 'purpose'; readonly item: TaggedItem }
  | { readonly kind: 'attribute'; readonly item: TaggedItem }
  | { readonly kind: 'location'; readonly item: SentenceLocation }
  | { readonly kind: 'layout'; readonly layout: Layout };

/** Synonyms stand above names, so that the operator decides; reversed phrases („hostina svatební“) are last. */
const RANK = { synonym: 0, name: 1, part: 2, reversed: 3 } as const;
const PREPOSITION = /^(?:v|ve|na)\s+/iu;
const ALTERNATIVES = /\s+(?:nebo|a)\s+/u;
/** Parts of a city named by a direction; alone the word means something else. */
const DIRECTION = /^(?:stred|sever|jih|vychod|zapad|centrum|mesto)$/u;
const NUMBERED = / \d+$/u;
/** First words of what a guest brings: „vlastní pití“. */
export const OWN = new Set([
  'vlastni',
  'vlastnim',
  'vlastniho',
  'svoje',
  'svuj',
  'own',
  'prinest',
  'donest',
  'vlastne',
  'vlastny',
  'vlastnym',
]);
const MIN_REVERSED_LENGTH = 4;

/** Everything a sentence can name, by its words. */
export function buildVocabularyIndex({
  purposes,
  attributes,
  locations,
}: SentenceVocabulary): PhraseIndex<VocabularyValue> {
  const index = new PhraseIndex<VocabularyValue>();
  for (const [layout, words] of Object.entries(LAYOUT_WORDS) as [Layout, string][])
    for (const word of words.split(', '))
      index.add(word, { kind: 'layout', layout }, RANK.synonym, 'inflected');
  for (const item of purposes) addTagged(index, 'purpose', item);
  for (const item of attributes) addTagged(index, 'attribute', item);
  for (const item of locations) addLocation(index, item);
  return index;
}

function addTagged(
  index: PhraseIndex<VocabularyValue>,
  kind: 'purpose' | 'attribute',
  item: TaggedItem,
): void {
  const value: VocabularyValue = { kind, item };
  index.add(item.name, value, RANK.name);
  if (item.synonyms.length === 0)
    for (const part of item.name.split(ALTERNATIVES)) index.add(part, value, RANK.part);
  for (const synonym of item.synonyms) index.add(synonym, value, RANK.synonym);
  // The name „Vlastní catering“ is the owner's, „catering vlastní“ the guest's.
  for (const phrase of kind === 'purpose' ? [item.name, ...item.synonyms] : item.synonyms) {
    const words = phrase.split(' ');
    if (kind === 'attribute' && !OWN.has(fold(words[0] ?? ''))) continue;
    if (words.length === 2 && words.every((word) => word.length >= MIN_REVERSED_LENGTH))
      index.add(words.toReversed().join(' '), value, RANK.reversed);
  }
}

function addLocation(index: PhraseIndex<VocabularyValue>, item: SentenceLocation): void {
  // „Praha 8“ is met by its number, which may also be one of people or hours.
  if (NUMBERED.test(item.name)) {
    for (const alias of item.aliases) index.add(alias, { kind: 'location', item }, RANK.part, 'inflected');
    return;
  }
  const value: VocabularyValue = { kind: 'location', item };
  // Inflected forms of „Česko“ are adjectives of anything Czech.
  const forms = item.kind === 'country' ? 'exact' : 'inflected';
  const names = [item.name, ...(item.locative === null ? [] : [item.locative.replace(PREPOSITION, '')])];
  for (const name of names) index.add(name, value, RANK.name, forms);
  for (const alias of item.aliases) index.add(alias, value, RANK.part, forms);
  if (item.kind !== 'city_part') return;
  const isDirection = DIRECTION.test(fold(item.name.split('-')[1] ?? ''));
  for (const name of names) {
    const part = name.split('-').slice(1).join('-');
    if (part.length >= MIN_REVERSED_LENGTH && !isDirection) index.add(part, value, RANK.part, forms);
  }
}
