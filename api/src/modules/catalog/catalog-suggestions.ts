import { urls } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import { addressOf } from './catalog-address.ts';
import { topicQuestion } from './landing-pages.ts';
import type { LiveCatalog } from './catalog-live.service.ts';
import { fromBytes } from './index/columns.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import { fold, stem } from './search/czech-stemmer.ts';
import { isWithinOneTypo } from './search/edit-distance.ts';
import { SHORTEST_FORGIVEN } from './search/vocabulary.ts';
import { wordsOfFolded, wordsOfQuery } from './search/words.ts';

export type Suggestion = {
  kind: 'space' | 'building' | 'location' | 'purpose';
  label: string;
  detail: string;
  url: string;
};
/** Members of a card that suggestions use. */
type NamedCard = { url: string; space_name: string; building_name: string; city: string };
type FoundCard = NamedCard & { buildingId: number };

const MOST = { location: 3, purpose: 3, building: 3, space: 5 } as const;
const CANDIDATES = 60;
/** Shorter words match by prefix only: stems of two letters collide. */
const SHORTEST_STEMMED = 4;

/**
 * Suggestions for a partial search: locations, purposes, both combined, buildings, spaces. Only results with
 * a published space.
 */
export function suggestionsFor(live: LiveCatalog, text: string): Suggestion[] {
  const words = wordsOfQuery(text);
  if (words.length === 0) return [];
  const named = cardsNamed(live, text);
  const topics = [...places(live, words, fits), ...purposes(live, words, fits)];
  const nearest =
    topics.length > 0
      ? topics
      : (together(live, words) ?? [...places(live, words, nearlyFits), ...purposes(live, words, nearlyFits)]);
  const cards = nearest.length + named.length > 0 ? named : cardsFound(live, text);
  return [...nearest, ...buildings(named, words), ...spaces(cards)];
}

/** Whether the typed words match a value with these words. */
type Fit = (own: readonly string[], typed: readonly string[]) => boolean;

/**
 * Every typed word is a prefix or an inflected form of a word of the value: „v praze“ matches Praha, „svatba“
 * svatební hostina.
 */
const fits: Fit = (own, typed) =>
  typed.every((word) =>
    own.some((one) => one.startsWith(word) || (word.length >= SHORTEST_STEMMED && stem(one) === stem(word))),
  );
/** Like `fits`, with one typing error allowed per word. */
const nearlyFits: Fit = (own, typed) =>
  typed.every((word) => word.length >= SHORTEST_FORGIVEN && own.some((one) => isWithinOneTypo(one, word)));

type Value<T> = { ref: T; folded: string; words: readonly string[] };

/** Values whose name starts with the typed text come first, then those with more spaces. */
function best<T extends { id: number }>(
  values: readonly Value<T>[],
  typed: readonly string[],
  fit: Fit,
  countOf: (id: number) => number,
  limit: number,
): { value: Value<T>; count: number }[] {
  const beginning = typed.join(' ');
  return values
    .filter(({ words }) => fit(words, typed))
    .map((value) => ({ value, count: countOf(value.ref.id) }))
    .filter(({ count }) => count > 0)
    .sort(
      (one, other) =>
        Number(other.value.folded.startsWith(beginning)) - Number(one.value.folded.startsWith(beginning)) ||
        other.count - one.count,
    )
    .slice(0, limit);
}

const bestPlaces = ({ index, reference }: LiveCatalog, typed: readonly string[], fit: Fit) =>
  best(reference.locations, typed, fit, (id) => index.countOfLocation(id), MOST.location);
const bestPurposes = ({ index, reference }: LiveCatalog, typed: readonly string[], fit: Fit) =>
  best(reference.purposes, typed, fit, (id) => index.countOfPurpose(id), MOST.purpose);

const places = (live: LiveCatalog, typed: readonly string[], fit: Fit): Suggestion[] =>
  bestPlaces(live, typed, fit).map(({ value: { ref }, count }) => ({
    kind: 'location',
    label: ref.name,
    detail: seo.suggestions.spaces(count),
    url: addressOf(topicQuestion(ref, null), live.reference, live.seoUrls),
  }));

const purposes = (live: LiveCatalog, typed: readonly string[], fit: Fit): Suggestion[] =>
  bestPurposes(live, typed, fit).map(({ value: { ref }, count }) => ({
    kind: 'purpose',
    label: ref.name,
    detail: seo.suggestions.spaces(count),
    url: addressOf(topicQuestion(null, ref), live.reference, live.seoUrls),
  }));

/**
 * „konference brno“: splits the words into a purpose and a location; null when no split matches a published
 * space.
 */
function together(live: LiveCatalog, typed: readonly string[]): Suggestion[] | null {
  for (let at = 1; at < typed.length; at += 1) {
    for (const [forPurpose, forPlace] of [
      [typed.slice(0, at), typed.slice(at)],
      [typed.slice(at), typed.slice(0, at)],
    ] as const) {
      const place = bestPlaces(live, forPlace, fits)[0]?.value.ref;
      const purpose = bestPurposes(live, forPurpose, fits)[0]?.value.ref;
      if (!place || !purpose) continue;
      const { total } = live.index.select({ ...EMPTY_FILTER, locationId: place.id, purposeId: purpose.id });
      if (total === 0) continue;
      const label = seo.catalog.link(place, { name: purpose.name, titlePhrase: purpose.title_phrase });
      return [
        {
          kind: 'purpose',
          label,
          detail: seo.suggestions.spaces(total),
          url: addressOf(topicQuestion(place, purpose), live.reference, live.seoUrls),
        },
      ];
    }
  }
  return null;
}

const cardsNamed = (live: LiveCatalog, text: string): FoundCard[] =>
  cardsAt(live, live.index.named(text, CANDIDATES));

/** First results of a full search, used when no name matches: „sál brno“. */
function cardsFound(live: LiveCatalog, text: string): FoundCard[] {
  const found = live.index.select({ ...EMPTY_FILTER, search: text });
  return cardsAt(live, live.index.page(found, 'doporucene', 0, MOST.space));
}

function cardsAt({ index }: LiveCatalog, slots: Int32Array): FoundCard[] {
  return Array.from(slots, (slot) => {
    const card = JSON.parse(fromBytes(index.columns.card(slot))) as NamedCard;
    return { ...card, buildingId: index.columns.buildingIds[slot] ?? 0 };
  });
}

/** Buildings with several spaces whose own name matches; they open the list of their spaces. */
function buildings(cards: readonly FoundCard[], words: readonly string[]): Suggestion[] {
  return [...Map.groupBy(cards, ({ buildingId }) => buildingId).values()]
    .filter((own) => own.length > 1 && fits(wordsOfFolded(fold(own[0]?.building_name ?? '')), words))
    .slice(0, MOST.building)
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

const spaces = (cards: readonly NamedCard[]): Suggestion[] =>
  cards.slice(0, MOST.space).map(({ url, space_name, building_name, city }) => {
    const isNamed = space_name !== '' && space_name !== building_name;
    return {
      kind: 'space',
      label: isNamed ? space_name : building_name,
      detail: [isNamed ? building_name : '', city].filter((part) => part !== '').join(' · '),
      url: urls.space(url),
    };
  });
