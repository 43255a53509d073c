import { LIMITS, parseEventTime } from '@prostora/contracts';
import { computeEventBudget } from '@prostora/contracts/event-budget.ts';
import { countEventHours, type CatalogEvent, type DateRange } from './catalog-event.ts';
import {
  isWithinHorizon,
  omitCountry,
  resolveCatalogQuery,
  type CatalogEventQuery,
  type ResolvedCatalogQuery,
} from './catalog-query.ts';
import type { ReferenceData } from '../index/catalog-reference-store.ts';
import { formatDay } from '../index/busy-days.ts';
import type { SentenceConditions } from '../index/index-query.ts';
import type { CatalogReference, PurposeRef } from '../index/catalog-reference.ts';
import type { SentenceParser } from '../sentence/sentence-parser.ts';
import type { ParsedSentence } from '../sentence/sentence-types.ts';

/** A request with its sentence. Without a sentence, or when nothing is understood, both queries are the same. */
export type SentenceQuery = {
  readonly query: ResolvedCatalogQuery;
  /** What the parameters say without the sentence. */
  readonly explicit: ResolvedCatalogQuery;
  readonly parsed: ParsedSentence | null;
};
export type SentenceContext = {
  readonly data: ReferenceData;
  readonly parser: SentenceParser;
  /** Day number in Prague. */
  readonly today: number;
  readonly isKnownWord: (word: string) => boolean;
};

/**
 * Reads the sentence of a request. Its parameters stand above what the sentence says; a sentence of which
 * nothing is understood is searched for as a text.
 * @throws DomainError as `resolveCatalogQuery`
 */
export function resolveSentenceQuery(request: CatalogEventQuery, context: SentenceContext): SentenceQuery {
  const { data, parser, today, isKnownWord } = context;
  const text = (request.q ?? '').trim();
  const parsed = parser.parse({ text, today: formatDay(today), isKnownWord });
  if (parsed.chips.length === 0) {
    const search = request.search?.trim() ? request.search : text.slice(0, LIMITS.searchText);
    const query = resolveCatalogQuery({ ...request, search }, data, today);
    return { query, explicit: query, parsed };
  }
  const dates = toDates(parsed, today);
  const explicit = resolveCatalogQuery(request, data, today, dates);
  return { query: mergeSentence(explicit, { request, parsed, dates, data, today }), explicit, parsed };
}

/** Dates that the catalogue can ask for; others narrow nothing. */
function toDates({ date_from: from, date_to: to }: ParsedSentence, today: number): DateRange | null {
  const dates = from === null || to === null ? null : { from, to };
  return dates !== null && isWithinHorizon(dates, today) ? dates : null;
}

type Sources = {
  readonly request: CatalogEventQuery;
  readonly parsed: ParsedSentence;
  readonly dates: DateRange | null;
  readonly data: ReferenceData;
  readonly today: number;
};

function mergeSentence(explicit: ResolvedCatalogQuery, sources: Sources): ResolvedCatalogQuery {
  const { parsed, dates, data } = sources;
  const { reference } = data;
  const hasPlace = explicit.location !== null || Boolean(sources.request.location);
  const place = parsed.location && reference.tree.findById(parsed.location.id);
  const attributes = parsed.attributes
    .flatMap(({ id }) => reference.findAttribute(id) ?? [])
    .sort((one, other) => one.id - other.id);
  const unknown = new Set(parsed.unknown);
  const purpose = explicit.purpose ?? (parsed.purpose && reference.findPurpose(String(parsed.purpose.id)));
  return {
    ...explicit,
    location: hasPlace ? explicit.location : omitCountry(place),
    purpose,
    attributes: explicit.attributes.length > 0 ? explicit.attributes : attributes,
    dates: explicit.dates ?? dates,
    event: withBudget(mergeEvent(explicit, sources), parsed, explicit.dates ?? dates, purpose),
    sentence: {
      text: parsed.text,
      conditions: toConditions(parsed, hasPlace, explicit, reference),
      preferred: parsed.rest
        .split(' ')
        .filter((word) => !unknown.has(word))
        .join(' '),
    },
  };
}

function mergeEvent(
  { event, dates }: ResolvedCatalogQuery,
  { request, parsed, today }: Sources,
): CatalogEvent {
  const hasHours = event.timeFrom !== null || event.timeTo !== null;
  const hasDates = dates !== null;
  return {
    timeFrom: hasHours ? event.timeFrom : parseEventTime(parsed.time_from),
    timeTo: hasHours ? event.timeTo : parseEventTime(parsed.time_to),
    isFlexible: hasDates || request.flexible !== undefined ? event.isFlexible : parsed.flexible,
    today: formatDay(today),
    weekdays: hasDates || event.weekdays.length > 0 ? event.weekdays : parsed.weekdays,
    repeat: hasDates || request.flexible !== undefined ? event.repeat : parsed.repeat,
    guests: event.guests ?? parsed.guests,
    layout: event.layout ?? parsed.layout,
    priceMax: event.priceMax,
    tariff: event.tariff,
    withTaken: event.withTaken,
  };
}

/** The budget of the parameters, else that of the sentence; one for an hour needs a day. */
const withBudget = (
  event: CatalogEvent,
  parsed: ParsedSentence,
  dates: DateRange | null,
  purpose: PurposeRef | null,
): CatalogEvent => ({
  ...event,
  priceMax:
    event.priceMax ??
    computeEventBudget(parsed, {
      guests: event.guests,
      hours: parsed.price_max_per_hour === null ? null : countEventHours(dates, event, purpose),
    }),
});

/** Conditions that no parameter can say. */
function toConditions(
  parsed: ParsedSentence,
  hasPlace: boolean,
  { attributes }: ResolvedCatalogQuery,
  { tree }: CatalogReference,
): SentenceConditions | null {
  const wanted = new Set(attributes.map(({ id }) => id));
  const location = hasPlace || parsed.location === null ? null : tree.findById(parsed.location.id);
  const conditions: SentenceConditions = {
    locationIds: hasPlace ? [] : parsed.locations.map(({ id }) => id),
    notLocationId: hasPlace ? null : (parsed.not_location?.id ?? null),
    near:
      location === null || parsed.radius_km === null
        ? null
        : { locationId: location.id, lat: location.lat, lng: location.lng, radiusKm: parsed.radius_km },
    withoutAttributeIds: parsed.without.map(({ id }) => id).filter((id) => !wanted.has(id)),
  };
  const { locationIds, notLocationId, near, withoutAttributeIds } = conditions;
  const isEmpty =
    locationIds.length === 0 && notLocationId === null && near === null && withoutAttributeIds.length === 0;
  return isEmpty ? null : conditions;
}

/** Parameters of a page's query string without its page. */
const PAGE_PARAMETERS = [
  'location',
  'purpose',
  'attributes',
  'capacity',
  'search',
  'guests',
  'layout',
  'date_from',
  'date_to',
  'time_from',
  'time_to',
  'flexible',
  'weekdays',
  'repeat',
  'price_max',
  'tariff',
  'with_taken',
  'bounds',
  'sort',
  'q',
] as const satisfies readonly (keyof CatalogEventQuery)[];

/** Query string of a request; what is empty is left out. */
export function toQueryString(request: CatalogEventQuery): string {
  const parameters = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = request[name];
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  return parameters.toString();
}

/**
 * The parsed sentence of the answer: `without` of a chip and `query` of an option are query strings of the same page.
 * A chosen purpose answers what a word of several purposes means.
 */
export const toParsedAnswer = (parsed: ParsedSentence, request: CatalogEventQuery): ParsedSentence => ({
  ...parsed,
  chips: parsed.chips.map((chip) => ({
    ...chip,
    without: toQueryString({ ...request, q: chip.without }),
  })),
  ambiguous: parsed.ambiguous
    .filter(({ kind }) => kind !== 'purpose' || !request.purpose)
    .map(({ options, ...word }) => ({
      ...word,
      options: options.map((option) => ({
        ...option,
        query: toQueryString({ ...request, q: option.query }),
      })),
    })),
});
