import { urls } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import { buildCatalogUrl } from '../query/catalog-urls.ts';
import { buildTopicQuery } from '../query/landing-pages.ts';
import { toIndexQuery } from '../query/catalog-query.ts';
import type { ReferenceData } from '../index/catalog-reference-store.ts';
import {
  type CatalogSearch,
  type CatalogSearchRequest,
  type FacetCounts,
  parseCard,
} from '../index/catalog-search.ts';
import { EMPTY_QUERY } from '../index/index-query.ts';
import { fold, stem } from '../search/czech-stemmer.ts';
import { isWithinOneTypo } from '../search/edit-distance.ts';
import { MIN_TYPO_LENGTH } from '../search/vocabulary.ts';
import { splitWords, splitQueryWords } from '../search/words.ts';

export type Suggestion = {
  kind: 'space' | 'building' | 'location' | 'purpose';
  label: string;
  detail: string;
  url: string;
};
/** Members of a card that suggestions use. */
type NamedCard = { url: string; space_name: string; building_name: string; city: string };
type FoundCard = NamedCard & { buildingId: number };
/** What suggestions are made of; the counts are those of the whole catalogue. */
type Sources = { data: ReferenceData; search: CatalogSearch; counts: FacetCounts };

const MAX_RESULTS = { location: 3, purpose: 3, building: 3, space: 5 } as const;
const MAX_CANDIDATES = 60;
/** Shorter words match by prefix only: stems of two letters collide. */
const MIN_STEMMED_LENGTH = 4;

/**
 * Suggestions for a partial search: locations, purposes, both combined, buildings, spaces. Only results with
 * a published space.
 */
export async function buildSuggestions(
  search: CatalogSearch,
  data: ReferenceData,
  text: string,
): Promise<Suggestion[]> {
  const words = splitQueryWords(text);
  const { facets: counts } = await search.search({ query: EMPTY_QUERY, withFacets: true });
  if (words.length === 0 || counts === null) return [];
  const sources = { data, search, counts };
  const namedCards = await listCards(search, {
    query: { ...EMPTY_QUERY, namePrefix: text },
    page: { sort: 'doporucene', from: 0, size: MAX_CANDIDATES },
  });
  const topics = [
    ...suggestLocations(sources, words, matchesPrefixOrStem),
    ...suggestPurposes(sources, words, matchesPrefixOrStem),
  ];
  const topMatches =
    topics.length > 0
      ? topics
      : ((await suggestCombined(sources, words)) ?? [
          ...suggestLocations(sources, words, matchesWithTypo),
          ...suggestPurposes(sources, words, matchesWithTypo),
        ]);
  // A full search is used when no name matches: „sál brno“.
  const cards =
    topMatches.length + namedCards.length > 0
      ? namedCards
      : await listCards(search, {
          query: { ...EMPTY_QUERY, search: text },
          page: { sort: 'doporucene', from: 0, size: MAX_RESULTS.space },
        });
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
/** Every typed word is a word of the value with at most one typing error. */
const matchesWithTypo: Matcher = (own, typedWords) =>
  typedWords.every((word) => word.length >= MIN_TYPO_LENGTH && own.some((one) => isWithinOneTypo(one, word)));
/** Every typed word is met in one of both ways. */
const matchesPrefixStemOrTypo: Matcher = (own, typedWords) =>
  typedWords.every((word) => matchesPrefixOrStem(own, [word]) || matchesWithTypo(own, [word]));

type Value<T> = { ref: T; folded: string; words: readonly string[] };

/** Values whose name starts with the typed text come first, then those with more spaces. */
function rankValues<T extends { id: number }>(
  values: readonly Value<T>[],
  typedWords: readonly string[],
  matches: Matcher,
  counts: ReadonlyMap<number, number>,
  limit: number,
): { value: Value<T>; count: number }[] {
  const prefix = typedWords.join(' ');
  return values
    .filter(({ words }) => matches(words, typedWords))
    .map((value) => ({ value, count: counts.get(value.ref.id) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        Number(other.value.folded.startsWith(prefix)) - Number(one.value.folded.startsWith(prefix)) ||
        other.count - one.count,
    )
    .slice(0, limit);
}

const findLocations = ({ data, counts }: Sources, typedWords: readonly string[], matches: Matcher) =>
  rankValues(data.reference.locations, typedWords, matches, counts.locations, MAX_RESULTS.location);
const findPurposes = ({ data, counts }: Sources, typedWords: readonly string[], matches: Matcher) =>
  rankValues(data.reference.purposes, typedWords, matches, counts.purposes, MAX_RESULTS.purpose);

const suggestLocations = (sources: Sources, typedWords: readonly string[], matches: Matcher): Suggestion[] =>
  findLocations(sources, typedWords, matches).map(({ value: { ref }, count }) => ({
    kind: 'location',
    label: ref.name,
    detail: seo.suggestions.spaces(count),
    url: buildCatalogUrl(buildTopicQuery(ref, null), sources.data),
  }));

const suggestPurposes = (sources: Sources, typedWords: readonly string[], matches: Matcher): Suggestion[] =>
  findPurposes(sources, typedWords, matches).map(({ value: { ref }, count }) => ({
    kind: 'purpose',
    label: ref.name,
    detail: seo.suggestions.spaces(count),
    url: buildCatalogUrl(buildTopicQuery(null, ref), sources.data),
  }));

/**
 * „konference brno“: splits the words into a purpose and a location; null when no split matches a published
 * space.
 */
async function suggestCombined(
  sources: Sources,
  typedWords: readonly string[],
): Promise<Suggestion[] | null> {
  for (let at = 1; at < typedWords.length; at += 1) {
    for (const [forPurpose, forPlace] of [
      [typedWords.slice(0, at), typedWords.slice(at)],
      [typedWords.slice(at), typedWords.slice(0, at)],
    ] as const) {
      const place = findLocations(sources, forPlace, matchesPrefixOrStem)[0]?.value.ref;
      const purpose = findPurposes(sources, forPurpose, matchesPrefixOrStem)[0]?.value.ref;
      if (!place || !purpose) continue;
      const topic = buildTopicQuery(place, purpose);
      const { total } = await sources.search.search({ query: toIndexQuery(topic) });
      if (total === 0) continue;
      const label = seo.catalog.link(place, { name: purpose.name, titlePhrase: purpose.title_phrase });
      return [
        {
          kind: 'purpose',
          label,
          detail: seo.suggestions.spaces(total),
          url: buildCatalogUrl(topic, sources.data),
        },
      ];
    }
  }
  return null;
}

async function listCards(
  search: CatalogSearch,
  request: Pick<CatalogSearchRequest, 'query' | 'page'>,
): Promise<FoundCard[]> {
  const { cards, buildingIds } = await search.search({ ...request, withCards: true });
  return cards.map((card, at) => ({ ...parseCard(card), buildingId: buildingIds[at] ?? 0 }));
}

/** Buildings with several spaces whose own name matches; they open the list of their spaces. */
function suggestBuildings(cards: readonly FoundCard[], words: readonly string[]): Suggestion[] {
  return [...Map.groupBy(cards, ({ buildingId }) => buildingId).values()]
    .filter(
      (own) =>
        own.length > 1 && matchesPrefixStemOrTypo(splitWords(fold(own[0]?.building_name ?? '')), words),
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
