import { urls } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import { addressOf } from './catalog-address.ts';
import { topicQuestion } from './catalog-links.ts';
import type { LiveCatalog } from './catalog-live.service.ts';
import { fromBytes } from './index/columns.ts';
import { fold } from './search/czech-stemmer.ts';
import { wordsOfFolded, wordsOfQuery } from './search/words.ts';

export type Suggestion = { kind: 'space' | 'building' | 'location' | 'purpose'; label: string; detail: string; url: string };
/** The members of a card suggestions speak of. */
type NamedCard = { url: string; space_name: string; building_name: string; city: string };

const MOST = { location: 3, purpose: 3, building: 3, space: 5 } as const;
const CANDIDATES = 60;

/** What somebody typing this may mean: places and purposes of the filter, buildings, spaces; only what has a published space. */
export function suggestionsFor(live: LiveCatalog, text: string): Suggestion[] {
  const words = wordsOfQuery(text);
  if (words.length === 0) return [];
  const cards = cardsNamed(live, text);
  return [...places(live, words), ...purposes(live, words), ...buildings(cards, words), ...spaces(cards)];
}

/** Every typed word begins a word of the name. */
const fits = (folded: string, words: readonly string[]): boolean => {
  const own = wordsOfFolded(folded);
  return words.every((word) => own.some((one) => one.startsWith(word)));
};

/** Names that begin with what is typed come first, then those with more spaces. */
function best<T extends { ref: { id: number }; folded: string }>(values: readonly T[], words: readonly string[], countOf: (id: number) => number, limit: number): { value: T; count: number }[] {
  const typed = words.join(' ');
  return values
    .filter(({ folded }) => fits(folded, words))
    .map((value) => ({ value, count: countOf(value.ref.id) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(other.value.folded.startsWith(typed)) - Number(one.value.folded.startsWith(typed)) || other.count - one.count)
    .slice(0, limit);
}

function places(live: LiveCatalog, words: readonly string[]): Suggestion[] {
  return best(live.reference.locations, words, (id) => live.index.countOfLocation(id), MOST.location).map(({ value: { ref }, count }) => ({
    kind: 'location', label: ref.name, detail: seo.suggestions.spaces(count), url: addressOf(topicQuestion(ref, null), live.reference, live.seoUrls),
  }));
}

function purposes(live: LiveCatalog, words: readonly string[]): Suggestion[] {
  return best(live.reference.purposes, words, (id) => live.index.countOfPurpose(id), MOST.purpose).map(({ value: { ref }, count }) => ({
    kind: 'purpose', label: ref.name, detail: seo.suggestions.spaces(count), url: addressOf(topicQuestion(null, ref), live.reference, live.seoUrls),
  }));
}

function cardsNamed({ index }: LiveCatalog, text: string): (NamedCard & { buildingId: number })[] {
  return Array.from(index.named(text, CANDIDATES), (slot) => {
    const card = JSON.parse(fromBytes(index.columns.cards.get(slot))) as NamedCard;
    return { ...card, buildingId: index.columns.buildingIds[slot] ?? 0 };
  });
}

/** Buildings with several spaces whose own name fits; they open the list of their spaces. */
function buildings(cards: readonly (NamedCard & { buildingId: number })[], words: readonly string[]): Suggestion[] {
  return [...Map.groupBy(cards, ({ buildingId }) => buildingId).values()]
    .filter((own) => own.length > 1 && fits(fold(own[0]?.building_name ?? ''), words))
    .slice(0, MOST.building)
    .map((own): Suggestion => {
      const { building_name: label = '', city = '' } = own[0] ?? {};
      return { kind: 'building', label, detail: seo.suggestions.building(city, own.length), url: `${urls.home}?search=${encodeURIComponent(label)}` };
    });
}

const spaces = (cards: readonly NamedCard[]): Suggestion[] => cards.slice(0, MOST.space).map(({ url, space_name, building_name, city }) => {
  const isNamed = space_name !== '' && space_name !== building_name;
  return { kind: 'space', label: isNamed ? space_name : building_name, detail: [isNamed ? building_name : '', city].filter((part) => part !== '').join(' · '), url: urls.space(url) };
});
