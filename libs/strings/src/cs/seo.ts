import { formatMonth, formatSpan, isWholeMonth } from './demand-dates.ts';
import { bindSpaces, formatCount, formatDate, NBSP, type PluralForms } from '../format.ts';

const spaces: PluralForms = { one: 'prostor', few: 'prostory', other: 'prostorů' };
const CAPACITIES: Readonly<Record<string, string>> = {
  'do-50': 'do 50 hostů',
  '50-150': '50–150 hostů',
  '150-500': '150–500 hostů',
  'nad-500': 'nad 500 hostů',
};

/**
 * Topic of a catalogue page. Names from data stay in the nominative; the locative is stored with the place.
 */
export type CatalogTopic = {
  place: { name: string; locative: string | null } | null;
  purpose: { name: string; titlePhrase: string } | null;
  capacity: string | null;
  attributes: readonly { name: string; titlePhrase: string | null }[];
  search: string;
  dates: { from: string; to: string } | null;
  /** Whether one free day of the dates is enough. */
  isFlexible: boolean;
  total: number;
  page: number;
};

const appendPlace = (phrase: string, place: CatalogTopic['place']): string =>
  place === null
    ? phrase
    : place.locative === null
      ? `${phrase}: ${place.name}`
      : `${phrase} ${place.locative}`;

/** „Prostory na svatbu s terasou, u kulatých stolů v Praze, 50–150 hostů“. */
function heading({ place, purpose, capacity, attributes, search }: CatalogTopic): string {
  const named = attributes.slice(0, 2);
  const isSearch = search !== '';
  const phrases = isSearch ? [] : named.flatMap(({ titlePhrase }) => titlePhrase ?? []);
  const names = isSearch ? named : named.filter(({ titlePhrase }) => titlePhrase === null);
  const subject = isSearch ? `Hledání „${search}“` : (purpose?.titlePhrase ?? 'Prostory k pronájmu');
  const limits = [
    isSearch && purpose ? purpose.name : null,
    capacity === null ? null : (CAPACITIES[capacity] ?? null),
    ...names.map(({ name }) => name),
  ];
  const phrase = phrases.length === 0 ? subject : `${subject} ${phrases.join(', ')}`;
  return bindSpaces(
    [appendPlace(phrase, place), ...limits].filter((part) => part !== null && part !== '').join(', '),
  );
}

/** „Volné 4. 9. 2027“; „V září 2027“ where one free day of the month is enough. */
function describeDates({ from, to }: { from: string; to: string }, isFlexible: boolean): string {
  if (from === to) return `Volné ${formatDate(from)}`;
  if (!isFlexible) return `Volné ${formatSpan(from, to)}`;
  return isWholeMonth(from, to) ? `V ${formatMonth(from)}` : `Volné některý den ${formatSpan(from, to)}`;
}

const isLanding = ({ place, purpose, capacity, attributes, search }: CatalogTopic): boolean =>
  place === null && purpose === null && capacity === null && attributes.length === 0 && search === '';

/** Page number prefix, for unique descriptions of paginated lists. */
const formatPagePrefix = ({ page }: CatalogTopic): string => (page > 1 ? `Strana${NBSP}${page}. ` : '');

/** Generated titles, headings and descriptions of catalogue pages without edited ones (PRODUCT §7). */
export const seo = {
  catalog: {
    h1: (topic: CatalogTopic): string =>
      isLanding(topic) ? bindSpaces('Prostory, ve kterých se dobře potká') : heading(topic),
    title: (topic: CatalogTopic): string => {
      const title = isLanding(topic)
        ? `Prostory k pronájmu${topic.page > 1 ? '' : ' na akce i práci'} po celém Česku`
        : heading(topic);
      return `${bindSpaces(title)}${topic.page > 1 ? ` – strana${NBSP}${topic.page}` : ''}`;
    },
    description: (topic: CatalogTopic): string => {
      const about = isLanding(topic) ? 'Sály, lofty, zahrady i zasedačky po celém Česku' : heading(topic);
      const offer =
        topic.total === 0
          ? 'Takový prostor tu zatím není, zkuste jiné zadání.'
          : `${formatCount(topic.total, spaces)} s fotkami, kapacitou, vybavením a cenou. Ozvěte se přímo majiteli.`;
      return bindSpaces(`${about}. ${formatPagePrefix(topic)}${offer}`).slice(0, 300);
    },
    lead: (topic: CatalogTopic): string | null => {
      if (isLanding(topic))
        return bindSpaces('Uvidíte celkovou cenu i volno a domluvíte se přímo s majitelem.');
      if (topic.dates === null) return null;
      return bindSpaces(describeDates(topic.dates, topic.isFlexible));
    },
    /** Text of a link to another catalogue page. */
    link: (place: CatalogTopic['place'], purpose: CatalogTopic['purpose']): string =>
      bindSpaces(appendPlace(purpose?.titlePhrase ?? 'Prostory k pronájmu', place)),
    capacity: (id: string): string => bindSpaces(CAPACITIES[id] ?? id),
  },
  suggestions: {
    spaces: (count: number): string => formatCount(count, spaces),
    building: (city: string, count: number): string =>
      [city, formatCount(count, spaces)].filter((part) => part !== '').join(' · '),
  },
} as const;
