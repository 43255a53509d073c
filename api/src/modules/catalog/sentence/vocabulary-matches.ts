import { findNumberedPart, isMeantAsPlace, isPlausiblePlace, readPlaces, type PlaceMatch } from './places.ts';
import type { PhraseIndex, PhraseMatch } from './phrase-index.ts';
import type { SentenceDraft } from './sentence-draft.ts';
import type { SentenceLocation, SentenceReference, TaggedItem } from './sentence-types.ts';
import { OWN, type VocabularyValue } from './vocabulary-index.ts';
import { readWant } from './wants.ts';
import { isClosedWord } from './word-keys.ts';

type Match = PhraseMatch<VocabularyValue>;
type PurposeMatch = {
  /** Several for a word that is asked about. */
  readonly items: readonly TaggedItem[];
  readonly from: number;
  readonly to: number;
  readonly gap?: number;
};
type ValueOf<K extends VocabularyValue['kind']> = Extract<VocabularyValue, { kind: K }>;

/** Slug of the general celebration; a more exact name beside it wins. */
export const GENERAL_PURPOSE = 'oslava';
export const SILVESTER_PURPOSE = 'silvestr';
const JOINTS = new Set(['a', 'i', ',', '/', '+', 'nebo', 'and', 'ani']);
const WITH = new Set(['s', 'se', 'with', 'bez', 'ma', 'mit']);

export type VocabularySources = {
  readonly index: PhraseIndex<VocabularyValue>;
  readonly locationBySlug: ReadonlyMap<string, SentenceLocation>;
};

export const toReference = ({ id, slug, name }: SentenceReference): SentenceReference => ({ id, slug, name });

/** Values named by their words: purposes, locations, attributes and layouts. */
export function readVocabulary(draft: SentenceDraft, sources: VocabularySources): void {
  const purposes: PurposeMatch[] = [];
  const places: PlaceMatch[] = [];
  let own: string | null = null;
  for (let at = 0; at < draft.tokens.length;) {
    const match = findMatch(draft, sources.index, at, own);
    const end =
      takeWithGap(draft, sources.index, { at, match, purposes }) ??
      (match === null ? null : takeMatch(draft, sources, match, purposes, places));
    if (end !== null) own = OWN.has(draft.tokens[at]?.word ?? '') ? (draft.tokens[at]?.word ?? null) : own;
    else if (!JOINTS.has(draft.tokens[at]?.word ?? '')) own = null;
    at = end ?? at + 1;
  }
  choosePurpose(draft, purposes);
  readPlaces(draft, places, sources.locationBySlug);
}

/** „vlastní jídlo a pití“: the first word of a phrase holds for the joined one. */
function findMatch(
  draft: SentenceDraft,
  index: PhraseIndex<VocabularyValue>,
  at: number,
  own: string | null,
): Match | null {
  const shared =
    own !== null && JOINTS.has(draft.tokens[at - 1]?.word ?? '')
      ? index.findAfter(own, draft.tokens, at)
      : null;
  return shared ?? findOutsideOwn(draft, index, at);
}

/** „catering vlastní“, but of „catering vlastní pití“ the first word only. */
function findOutsideOwn(draft: SentenceDraft, index: PhraseIndex<VocabularyValue>, at: number): Match | null {
  const match = index.find(draft.tokens, at);
  const last = (match?.to ?? 0) - 1;
  if (match === null || last <= at || !OWN.has(draft.tokens[last]?.word ?? '')) return match;
  const next = index.find(draft.tokens, last);
  return next !== null && next.to > match.to ? index.find(draft.tokens.slice(0, last), at) : match;
}

const findValues = <K extends VocabularyValue['kind']>(match: Match, kind: K): ValueOf<K>[] =>
  match.values.filter((one): one is ValueOf<K> => one.kind === kind);

/** Takes a match as one kind of value; returns the index after it, null when its words mean nothing here. */
function takeMatch(
  draft: SentenceDraft,
  sources: VocabularySources,
  match: Match,
  purposes: PurposeMatch[],
  places: PlaceMatch[],
): number | null {
  const isPlausible = match.isExact || isPlausiblePlace(draft, match.from);
  const locations = isPlausible ? findValues(match, 'location').map(({ item }) => item) : [];
  const named = findValues(match, 'purpose').map(({ item }) => item);
  const attributes = findValues(match, 'attribute').map(({ item }) => item);
  const [layout] = findValues(match, 'layout');
  const isHomonym = named.length > 0 || attributes.length > 0 || layout !== undefined;
  const isPlace =
    locations.length > 0 &&
    (!isHomonym ||
      isMeantAsPlace(draft, match.from) ||
      (purposes.length > 0 && places.length === 0 && !hasPlace(draft, sources.index, match.to)));
  if (isPlace) return takePlace(draft, sources, { ...match, locations }, places);
  const isAttribute =
    attributes.length > 0 && (named.length === 0 || WITH.has(draft.tokens[match.from - 1]?.word ?? ''));
  if (isAttribute) return takeAttribute(draft, attributes, match);
  if (named.length > 0) {
    const isDayOnly = named[0]?.slug === SILVESTER_PURPOSE && match.to - match.from === 1;
    if (isDayOnly) return null;
    purposes.push({ items: named, from: match.from, to: match.to });
    return match.to;
  }
  return layout === undefined ? null : takeLayout(draft, sources, layout, match);
}

/** Whether words from a token on are a place and nothing else: of „tábor, Vysočina“ the second one. */
const hasPlace = (draft: SentenceDraft, index: PhraseIndex<VocabularyValue>, from: number): boolean =>
  draft.tokens.some((_, at) => {
    const match = at < from ? null : index.find(draft.tokens, at);
    const isNamed = match !== null && (match.isExact || isPlausiblePlace(draft, at));
    return isNamed && match.values.every(({ kind }) => kind === 'location');
  });

function takePlace(
  draft: SentenceDraft,
  { locationBySlug }: VocabularySources,
  match: PlaceMatch,
  places: PlaceMatch[],
): number {
  const [only] = match.locations;
  const part =
    only !== undefined && match.locations.length === 1
      ? findNumberedPart(draft, only, match.to, locationBySlug)
      : null;
  places.push(part === null ? match : { locations: [part.location], from: match.from, to: part.to });
  return part?.to ?? match.to;
}

/**
 * Takes words as an attribute. Those of several are asked about, except „bez cateringu“, where the first one,
 * what the space itself has, is meant.
 */
function takeAttribute(draft: SentenceDraft, items: readonly TaggedItem[], { from, to }: Match): number {
  const want = readWant(draft, from, to);
  const isAmbiguous = want.kind === 'wanted' && items.length > 1;
  const [item] = items;
  if (isAmbiguous) draft.ambiguous.push({ kind: 'attribute', items, from, to });
  if (isAmbiguous || want.kind === 'indifferent' || item === undefined) {
    draft.ignore(want.from, to);
    return to;
  }
  const slot = want.kind === 'without' ? 'without' : 'attributes';
  const values = draft.values[slot];
  if (!values.some(({ id }) => id === item.id)) values.push(toReference(item));
  draft.claim(slot, item.slug, want.from, to);
  return to;
}

/** „školní ples“ is no layout: a word before a purpose describes it. */
function takeLayout(
  draft: SentenceDraft,
  { index }: VocabularySources,
  { layout }: ValueOf<'layout'>,
  { from, to }: Match,
): number | null {
  const next = to - from === 1 ? index.find(draft.tokens, to) : null;
  if (next?.values.some(({ kind }) => kind === 'purpose')) return null;
  if (draft.values.layout !== null && draft.values.layout !== layout) return null;
  draft.values.layout = layout;
  draft.claim('layout', layout, from, to);
  return to;
}

/** Takes „firemní letní večírek“ where a shorter match or none begins; only its first word is passed. */
function takeWithGap(
  draft: SentenceDraft,
  index: PhraseIndex<VocabularyValue>,
  { at, match, purposes }: { at: number; match: Match | null; purposes: PurposeMatch[] },
): number | null {
  const gap = match === null || match.to - match.from === 1 ? findWithGap(draft, index, at) : null;
  if (gap === null) return null;
  purposes.push(gap);
  return at + 1;
}

/** „firemní letní večírek“: a phrase of two words with an adjective between them. */
function findWithGap(
  draft: SentenceDraft,
  index: PhraseIndex<VocabularyValue>,
  at: number,
): PurposeMatch | null {
  const [first, middle] = [draft.tokens[at], draft.tokens[at + 1]];
  if (first?.kind !== 'word' || middle?.kind !== 'word' || !isAdjective(middle.word)) return null;
  if (isClosedWord(middle.word)) return null;
  const nearer = index.find(draft.tokens, at + 1);
  if (nearer !== null && nearer.to - nearer.from > 1) return null;
  const match = index.findAfter(first.word, draft.tokens, at + 2);
  const items = match?.to === at + 3 ? findValues(match, 'purpose').map(({ item }) => item) : [];
  return items.length === 0 ? null : { items, from: at, to: at + 3, gap: at + 1 };
}

const isAdjective = (word: string): boolean => word.length > 3 && /(?:[yiae]|ou|ho|mu|ym|im)$/u.test(word);

/**
 * The first purpose counts; a more exact one right after a general one stands for it. A word of several is asked about
 * where no other word says which one is meant.
 */
function choosePurpose(draft: SentenceDraft, matches: readonly PurposeMatch[]): void {
  const [first] = matches;
  if (first === undefined) return;
  const chosen = findExactPurpose(draft, first, matches) ?? findOnly(first);
  if (chosen === null) {
    draft.ambiguous.push({ kind: 'purpose', items: first.items, from: first.from, to: first.to });
    draft.ignore(first.from, first.to);
    return;
  }
  draft.values.purpose = toReference(chosen);
  for (const match of matches) {
    if (match !== first && match.items.every(({ id }) => id !== chosen.id)) continue;
    for (let at = match.from; at < match.to; at += 1)
      if (at !== match.gap) draft.claim('purpose', '', at, at + 1);
  }
}

const findOnly = ({ items: [item, ...others] }: PurposeMatch): TaggedItem | null =>
  item !== undefined && others.length === 0 ? item : null;

/** The purpose that stands for a general word or for one of several meanings; null where none does. */
function findExactPurpose(
  draft: SentenceDraft,
  first: PurposeMatch,
  matches: readonly PurposeMatch[],
): TaggedItem | null {
  const general = findOnly(first);
  if (general !== null && general.slug !== GENERAL_PURPOSE) return null;
  const isAfter = ({ from }: PurposeMatch): boolean =>
    from >= first.to &&
    from - first.to <= 1 &&
    draft.tokens[first.to]?.kind !== 'mark' &&
    !JOINTS.has(draft.tokens[first.to]?.word ?? '');
  for (const match of matches) {
    const item = findOnly(match);
    if (item === null || item.id === general?.id) continue;
    if (isAfter(match) || (general === null && first.items.some(({ id }) => id === item.id))) return item;
  }
  return null;
}
