import {
  ApiError,
  compareSpaces,
  type Client,
  type CompareSpacesData,
  type ComparisonAnswer,
} from '@prostora/api-client';
import {
  FAVOURITES,
  appendSearch,
  pickEventSearch,
  toEventParams,
  urls,
  type EventQuery,
} from '@prostora/contracts';
import type { LoaderFunctionArgs } from '@prostora/nav';
import { findPurpose } from '../../lib/event/find-purpose.ts';
import { readEvent, type ParsedEvent } from '../../lib/event/read-event.ts';
import type { ComparedEvent } from './event-rows.ts';

/** `isTruncated`: the URL names more spaces than can be compared; `query`: the visitor's event. */
export type ComparisonData = ComparisonAnswer &
  PlannedEvent & {
    isTruncated: boolean;
    onlyDifferences: boolean;
    query: string;
  };
/** The event of an address with the name of its purpose. */
export type PlannedEvent = Omit<ParsedEvent, 'problems'> & ComparedEvent & { purposeName: string | null };

const DIFFERENCES = 'rozdily';
const MAX_ID = 2_147_483_647;

/** URL of a comparison with its choice of rows and the event. */
export const buildComparisonUrl = (ids: readonly number[], onlyDifferences: boolean, query: string): string =>
  appendSearch(`${urls.comparison(ids)}${onlyDifferences ? `&${DIFFERENCES}=1` : ''}`, query);

/** Loads the event of an address. */
export async function loadEvent(
  api: Client,
  params: URLSearchParams,
  signal: AbortSignal,
): Promise<PlannedEvent> {
  const { event, notices } = await readEvent(params);
  const purpose = await findPurpose(api, event, signal);
  return {
    event: { ...event, purpose: purpose && event.purpose },
    notices,
    purposeName: purpose?.name ?? null,
    usualLayout: purpose?.usual_layout ?? null,
  };
}

/** Parameters of the API; nothing without a date, because then there is no offer. */
const toDatedParams = (event: EventQuery): Omit<CompareSpacesData['query'], 'ids'> =>
  event.dateFrom === null
    ? {}
    : Object.fromEntries(Object.entries(toEventParams({ ...event, priceMax: null })));

/** Loads the spaces named in the URL; invalid ids are ignored. */
export const createComparisonLoader =
  (api: Client) =>
  async ({ request }: LoaderFunctionArgs): Promise<ComparisonData> => {
    const { searchParams } = new URL(request.url);
    const requestedIds = [...new Set((searchParams.get('prostory') ?? '').split(',').map(Number))].filter(
      (id) => Number.isInteger(id) && id > 0 && id <= MAX_ID,
    );
    const ids = requestedIds.slice(0, FAVOURITES.compared);
    const compare = (event: Omit<CompareSpacesData['query'], 'ids'>): Promise<ComparisonAnswer> =>
      compareSpaces({ client: api, query: { ids: ids.join(','), ...event }, signal: request.signal });
    const planned = await loadEvent(api, searchParams, request.signal);
    const found =
      ids.length === 0
        ? { spaces: [], gone: [] }
        : await compare(toDatedParams(planned.event)).catch((error: unknown) => {
            // An event that the API does not know must not hide the comparison.
            if (error instanceof ApiError && [404, 422].includes(error.status)) return compare({});
            throw error;
          });
    return {
      ...found,
      ...planned,
      isTruncated: requestedIds.length > ids.length,
      onlyDifferences: searchParams.has(DIFFERENCES),
      query: pickEventSearch(searchParams),
    };
  };
