import { addDays } from '@prostora/contracts';
import { sentence as labels } from '@prostora/strings/cs/sentence.ts';
import type { LocationTree } from '../../geo/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { toEventParameters, type DateRange } from '../query/catalog-event.ts';
import { formatDay } from '../index/busy-days.ts';
import {
  isWithinHorizon,
  toIndexQuery,
  type CatalogEventQuery,
  type ResolvedCatalogQuery,
} from '../query/catalog-query.ts';
import { toQueryString, type SentenceQuery } from '../query/catalog-sentence.ts';
import { isEmptyQuery } from '../index/index-query.ts';
import type { ChipSlot, ParsedSentence } from '../sentence/sentence-types.ts';

export type RelaxationSlot = ChipSlot | 'capacity' | 'search' | 'bounds';
/** One value let go or moved; the query string followed gives the total. */
export type Relaxation = { slot: RelaxationSlot; label: string; query: string; total: number };

/** Parameters that replace those of the query; undefined lets a value go. */
type Change = {
  readonly slot: RelaxationSlot;
  readonly label: string;
  readonly parameters: Partial<Record<keyof CatalogEventQuery, string | number | undefined>>;
  /** Value of the chip that says it in a sentence. */
  readonly chip?: string;
};
type Sources = {
  /** Results of the query. */
  readonly total: number;
  readonly tree: LocationTree;
  /** Day number in Prague. */
  readonly today: number;
  readonly resolve: (request: CatalogEventQuery) => ResolvedCatalogQuery;
  readonly count: (query: ResolvedCatalogQuery) => Promise<number>;
  /** The lowest total over the budget, CZK; null without one. */
  readonly findTotalOverBudget: (query: ResolvedCatalogQuery) => Promise<number | null>;
};

const MAX_RELAXATIONS = 6;
const MAX_DAYS = 3;
const FEWER_GUESTS = 0.9;

/** Relaxations of a query with few results that bring more, most results first. */
export async function findRelaxations(
  { query, explicit, parsed }: SentenceQuery,
  sources: Sources,
): Promise<Relaxation[]> {
  const { resolve, count } = sources;
  // Only a sentence can say its conditions, so its words stay in the query.
  const isSentence = parsed !== null && query.sentence !== null && query.sentence.conditions !== null;
  const base = isSentence ? { ...toRequest(explicit), q: parsed.text } : withDate(toRequest(query));
  const measure = async (change: Change): Promise<Relaxation | null> => {
    const request = applyChange(base, change, isSentence ? parsed : null);
    const relaxed = tryResolve(() => resolve(request));
    if (relaxed === null || isEmptyQuery(toIndexQuery(relaxed))) return null;
    const total = await count(relaxed);
    return total <= sources.total
      ? null
      : { slot: change.slot, label: change.label, query: toQueryString(request), total };
  };
  const found: Relaxation[] = [];
  const budgets = await listBudgets(query, sources.findTotalOverBudget);
  for (const alternatives of [
    ...listLetGo(query, parsed),
    ...listMoves(query, sources.tree, sources.today),
    budgets,
  ]) {
    for (const change of alternatives) {
      const relaxation = await measure(change);
      if (relaxation === null) continue;
      found.push(relaxation);
      break;
    }
  }
  return found.sort((one, other) => other.total - one.total).slice(0, MAX_RELAXATIONS);
}

/** Values that are let go, each an alternative of its own. */
function listLetGo(query: ResolvedCatalogQuery, parsed: ParsedSentence | null): Change[][] {
  const { attributes, bounds, capacity, event, purpose, search } = query;
  const changes: (Change | null)[] = [
    ...attributes.map(({ id, slug, name }): Change => {
      const rest = attributes.filter((other) => other.id !== id).map((other) => other.id);
      return {
        slot: 'attributes',
        label: labels.relaxed.attribute(name),
        parameters: { attributes: rest.join(',') || undefined },
        chip: slug,
      };
    }),
    ...(query.sentence === null ? [] : (parsed?.without ?? [])).map(({ slug, name }): Change => ({
      slot: 'without',
      label: labels.relaxed.without(name),
      parameters: {},
      chip: slug,
    })),
    purpose && { slot: 'purpose', label: labels.relaxed.purpose, parameters: { purpose: undefined } },
    capacity && { slot: 'capacity', label: labels.relaxed.capacity, parameters: { capacity: undefined } },
    event.weekdays.length === 0
      ? null
      : { slot: 'weekdays', label: labels.relaxed.weekdays, parameters: { weekdays: undefined } },
    search === ''
      ? null
      : { slot: 'search', label: labels.relaxed.search(search), parameters: { search: undefined } },
    bounds && { slot: 'bounds', label: labels.relaxed.bounds, parameters: { bounds: undefined } },
  ];
  return changes.flatMap((change) => (change === null ? [] : [[change]]));
}

/** Values that are moved; of alternatives the first with results counts. */
function listMoves(query: ResolvedCatalogQuery, tree: LocationTree, today: number): Change[][] {
  const { guests } = query.event;
  const fewer = guests === null ? 0 : Math.floor(guests * FEWER_GUESTS);
  const toGuests: Change = { slot: 'guests', label: labels.guests(fewer), parameters: { guests: fewer } };
  return [listPlaces(query, tree), listDates(query, today), fewer < 1 ? [] : [toGuests]];
}

/** The budget up to the next total. */
async function listBudgets(
  query: ResolvedCatalogQuery,
  findTotalOverBudget: Sources['findTotalOverBudget'],
): Promise<Change[]> {
  if (query.event.priceMax === null || query.dates === null) return [];
  const total = await findTotalOverBudget(query);
  if (total === null) return [];
  const budget = Math.ceil(total);
  return [{ slot: 'price_max', label: labels.price(budget), parameters: { price_max: budget } }];
}

/** The nearest ancestor of the location; everywhere instead of several locations and of a place to avoid. */
function listPlaces({ location, sentence }: ResolvedCatalogQuery, tree: LocationTree): Change[] {
  const anywhere = { label: labels.relaxed.anywhere, parameters: { location: undefined } };
  if (location !== null)
    return tree
      .getPath(location.id)
      .slice(1)
      .map(({ kind, name, slug }) =>
        kind === 'country'
          ? { slot: 'location', ...anywhere }
          : { slot: 'location', label: name, parameters: { location: slug } },
      );
  const { locationIds = [], notLocationId = null } = sentence?.conditions ?? {};
  if (locationIds.length > 0) return [{ slot: 'locations', ...anywhere }];
  return notLocationId === null ? [] : [{ slot: 'not_location', ...anywhere }];
}

/** The nearest other days; a flexible range grows to both sides. */
function listDates({ dates, event }: ResolvedCatalogQuery, today: number): Change[] {
  if (dates === null) return [];
  const [first, { flexible, weekdays, repeat }] = [formatDay(today), toEventParameters(event)];
  const move = (before: number, after: number): DateRange => ({
    from: addDays(dates.from, before),
    to: addDays(dates.to, after),
  });
  const ranges = event.isFlexible
    ? [move(-MAX_DAYS, MAX_DAYS)].map(({ from, to }) => ({ from: from < first ? first : from, to }))
    : Array.from({ length: MAX_DAYS }, (_unused, at) => [
        move(at + 1, at + 1),
        move(-at - 1, -at - 1),
      ]).flat();
  return ranges
    .filter((range) => range.from >= first && isWithinHorizon(range, today))
    .map(({ from, to }) => ({
      slot: 'date',
      label: labels.dates(from, to),
      parameters: {
        date_from: from,
        date_to: to,
        flexible: flexible === null ? undefined : String(flexible),
        weekdays: weekdays ?? undefined,
        repeat: repeat ?? undefined,
      },
    }));
}

/** Null when the words that are left miss a date that a parameter needs. */
function tryResolve(resolve: () => ResolvedCatalogQuery): ResolvedCatalogQuery | null {
  try {
    return resolve();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** A sentence loses the words of a value that is let go; other values are set beside it. */
function applyChange(
  base: CatalogEventQuery,
  { slot, parameters, chip }: Change,
  parsed: ParsedSentence | null,
): CatalogEventQuery {
  const words = parsed?.chips.find((one) => one.slot === slot && (chip === undefined || one.value === chip));
  const isLetGo = Object.values(parameters).every((value) => value === undefined);
  const request = { ...base, ...parameters } as CatalogEventQuery;
  return isLetGo && words !== undefined ? { ...request, q: words.without } : request;
}

/** Hours and a budget need a date; those of a sentence may lack it. */
function withDate(request: CatalogEventQuery): CatalogEventQuery {
  if (request.date_from !== undefined) return request;
  const { time_from: _from, time_to: _to, price_max: _budget, ...rest } = request;
  return rest;
}

/** A query as parameters, without its page. */
function toRequest(query: ResolvedCatalogQuery): CatalogEventQuery {
  const { attributes, bounds, capacity, dates, event, location, purpose, search, sort } = query;
  const parameters = {
    location: location?.slug,
    purpose: purpose?.slug,
    attributes: attributes.map(({ id }) => id).join(','),
    capacity,
    search,
    date_from: dates?.from,
    date_to: dates?.to,
    bounds: bounds?.join(','),
    sort: sort === 'doporucene' ? null : sort,
    ...toEventParameters(event),
    flexible: event.isFlexible ? '1' : null,
    with_taken: event.withTaken ? '1' : null,
  };
  return Object.fromEntries(
    Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as CatalogEventQuery;
}
