import { urls } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import { buildCatalogUrl } from './catalog-urls.ts';
import { buildTopicQuery } from './landing-pages.ts';
import type { LoadedCatalog } from './catalog-index-store.ts';
import { fromBytes } from './index/columns.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import { fold, stem } from './search/czech-stemmer.ts';
import { isWithinOneTypo } from './search/edit-distance.ts';
import { MIN_TYPO_LENGTH } from './search/vocabulary.ts';
import { splitWords, splitQueryWords } from './search/words.ts';

export type Suggestion = {
  kind: 'space' | 'building' | 'location' | 'purpose';
  label: string;
  detail: string;
  url: string;
};
/** Members of a card that suggestions use. */
type NamedCard = { url: string; space_name: string; building_name: string; city: string };
type FoundCard = NamedCard & { buildingId: number };

const MAX_RESULTS = { location: 3, purpose: 3, building: 3, space: 5 } as const;
const MAX_CANDIDATES = 60;
/** Shorter words match by prefix only: stems of two letters collide. */
const MIN_STEMMED_LENGTH = 4;

/**
 * Suggestions for a partial search: locations, purposes, both combined, buildings, spaces. Only results with
 * a published space.
 */
export function buildSuggestions(catalog: LoadedCatalog, text: string): Suggestion[] {
  const words = splitQueryWords(text);
  if (words.length === 0) return [];
  const namedCards = findCardsByName(catalog, text);
  const topics = [
    ...suggestLocations(catalog, words, matchesPrefixOrStem),
    ...suggestPurposes(catalog, words, matchesPrefixOrStem),
  ];
  const topMatches =
    topics.length > 0
      ? topics
      : (suggestCombined(catalog, words) ?? [
          ...suggestLocations(catalog, words, matchesWithTypo),
          ...suggestPurposes(catalog, words, matchesWithTypo),
        ]);
  const cards = topMatches.length + namedCards.length > 0 ? namedCards : findCardsBySearch(catalog, text);
  return [...topMatches, ...suggestBuildings(namedCards, words), ...suggestSpaces(cards)];
}

/** Whether the typed words match a value with these words. */
type Matcher = (own: readonly string[], typedWords: readonly string[]) => boolean;

/**
 * Every typed word is a prefix or an inflected form of a word of the value: „v praze“ matches Praha, „svatba“
 * svatební hostina.
 */
const matchesPrefixOrStem: Matcher = (own, typedWords) =>
  typedWords.every((word) =>
    own.some(
      (one) => one.startsWith(word) || (word.length >= MIN_STEMMED_LENGTH && stem(one) === stem(word)),
    ),
  );
/** Like `fits`, with one typing error allowed per word. */
const matchesWithTypo: Matcher = (own, typedWords) =>
  typedWords.every((word) => word.length >= MIN_TYPO_LENGTH && own.some((one) => isWithinOneTypo(one, word)));

type Value<T> = { ref: T; folded: string; words: readonly string[] };

/** Values whose name starts with the typed text come first, then those with more spaces. */
function rankValues<T extends { id: number }>(
  values: readonly Value<T>[],
  typedWords: readonly string[],
  matches: Matcher,
  getCount: (id: number) => number,
  limit: number,
): { value: Value<T>; count: number }[] {
  const prefix = typedWords.join(' ');
  return values
    .filter(({ words }) => matches(words, typedWords))
    .map((value) => ({ value, count: getCount(value.ref.id) }))
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        Number(other.value.folded.startsWith(prefix)) - Number(one.value.folded.startsWith(prefix)) ||
        other.count - one.count,
    )
    .slice(0, limit);
}

const findLocations = (
  { index, reference }: LoadedCatalog,
  typedWords: readonly string[],
  matches: Matcher,
) =>
  rankValues(
    reference.locations,
    typedWords,
    matches,
    (id) => index.countInLocation(id),
    MAX_RESULTS.location,
  );
const findPurposes = ({ index, reference }: LoadedCatalog, typedWords: readonly string[], matches: Matcher) =>
  rankValues(reference.purposes, typedWords, matches, (id) => index.countForPurpose(id), MAX_RESULTS.purpose);

const suggestLocations = (
  catalog: LoadedCatalog,
  typedWords: readonly string[],
  matches: Matcher,
): Suggestion[] =>
  findLocations(catalog, typedWords, matches).map(({ value: { ref }, count }) => ({
    kind: 'location',
    label: ref.name,
    detail: seo.suggestions.spaces(count),
    url: buildCatalogUrl(buildTopicQuery(ref, null), catalog.reference, catalog.seoUrls),
  }));

const suggestPurposes = (
  catalog: LoadedCatalog,
  typedWords: readonly string[],
  matches: Matcher,
): Suggestion[] =>
  findPurposes(catalog, typedWords, matches).map(({ value: { ref }, count }) => ({
    kind: 'purpose',
    label: ref.name,
    detail: seo.suggestions.spaces(count),
    url: buildCatalogUrl(buildTopicQuery(null, ref), catalog.reference, catalog.seoUrls),
  }));

/**
 * „konference brno“: splits the words into a purpose and a location; null when no split matches a published
 * space.
 */
function suggestCombined(catalog: LoadedCatalog, typedWords: readonly string[]): Suggestion[] | null {
  for (let at = 1; at < typedWords.length; at += 1) {
    for (const [forPurpose, forPlace] of [
      [typedWords.slice(0, at), typedWords.slice(at)],
      [typedWords.slice(at), typedWords.slice(0, at)],
    ] as const) {
      const place = findLocations(catalog, forPlace, matchesPrefixOrStem)[0]?.value.ref;
      const purpose = findPurposes(catalog, forPurpose, matchesPrefixOrStem)[0]?.value.ref;
      if (!place || !purpose) continue;
      const { total } = catalog.index.select({
        ...EMPTY_FILTER,
        locationId: place.id,
        purposeId: purpose.id,
      });
      if (total === 0) continue;
      const label = seo.catalog.link(place, { name: purpose.name, titlePhrase: purpose.title_phrase });
      return [
        {
          kind: 'purpose',
          label,
          detail: seo.suggestions.spaces(total),
          url: buildCatalogUrl(buildTopicQuery(place, purpose), catalog.reference, catalog.seoUrls),
        },
      ];
    }
  }
  return null;
}

const findCardsByName = (catalog: LoadedCatalog, text: string): FoundCard[] =>
  toCards(catalog, catalog.index.searchNames(text, MAX_CANDIDATES));

/** First results of a full search, used when no name matches: „sál brno“. */
function findCardsBySearch(catalog: LoadedCatalog, text: string): FoundCard[] {
  const found = catalog.index.select({ ...EMPTY_FILTER, search: text });
  return toCards(catalog, catalog.index.page(found, 'doporucene', 0, MAX_RESULTS.space));
}

function toCards({ index }: LoadedCatalog, slots: Int32Array): FoundCard[] {
  return Array.from(slots, (slot) => {
    const card = JSON.parse(fromBytes(index.columns.getCard(slot))) as NamedCard;
    return { ...card, buildingId: index.columns.buildingIds[slot] ?? 0 };
  });
}

/** Buildings with several spaces whose own name matches; they open the list of their spaces. */
function suggestBuildings(cards: readonly FoundCard[], words: readonly string[]): Suggestion[] {
  return [...Map.groupBy(cards, ({ buildingId }) => buildingId).values()]
    .filter(
      (own) => own.length > 1 && matchesPrefixOrStem(splitWords(fold(own[0]?.building_name ?? '')), words),
    )
    .slice(0, MAX_RESULTS.building)
    .map((own): Suggestion => {
      const { building_name: label = '', city = '' } = own[0] ?? {};
      return {
        kind: 'building',
        label,
        detail: seo.suggestions.building(city, own.length),
        url: `${urls.home}?search=${encodeURIComponent(label)}`,
      };
    });
}

const suggestSpaces = (cards: readonly NamedCard[]): Suggestion[] =>
  cards.slice(0, MAX_RESULTS.space).map(({ url, space_name, building_name, city }) => {
    const isNamed = space_name !== '' && space_name !== building_name;
    return {
      kind: 'space',
      label: isNamed ? space_name : building_name,
      detail: [isNamed ? building_name : '', city].filter((part) => part !== '').join(' · '),
      url: urls.space(url),
    };
  });
