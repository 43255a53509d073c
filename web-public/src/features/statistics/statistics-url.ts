import type { GetOwnerStatisticsData } from '@prostora/api-client';
import { addDays, urls } from '@prostora/contracts';

/** Periods of the page: days up to today, or the last twelve months. */
const DAYS_BY_PARAM = { 30: 30, 90: 90, rok: null } as const;
export type Period = keyof typeof DAYS_BY_PARAM;
export const PERIODS: readonly Period[] = [30, 90, 'rok'];
/** View state of the page, stored in its URL. */
export type StatisticsView = { period: Period; spaceId: number | null };

/** Parses the query of the URL; invalid values are ignored. */
export function parseView(query: URLSearchParams): StatisticsView {
  const space = query.get('prostor') ?? '';
  return {
    period: PERIODS.find((period) => String(period) === query.get('obdobi')) ?? 'rok',
    spaceId: /^[1-9]\d{0,8}$/u.test(space) ? Number(space) : null,
  };
}

/** Builds the URL of a view; defaults are omitted. */
export function buildStatisticsUrl({ period, spaceId }: StatisticsView): string {
  const query = new URLSearchParams({
    ...(period !== 'rok' && { obdobi: String(period) }),
    ...(spaceId !== null && { prostor: String(spaceId) }),
  }).toString();
  return query === '' ? urls.statistics : `${urls.statistics}?${query}`;
}

/**
 * Converts a view to the API query.
 * @param today current day, YYYY-MM-DD
 */
export function toStatisticsQuery(
  { period, spaceId }: StatisticsView,
  today: string,
): NonNullable<GetOwnerStatisticsData['query']> {
  const days = DAYS_BY_PARAM[period];
  return {
    ...(days !== null && { from: addDays(today, 1 - days), to: today }),
    ...(spaceId !== null && { space_id: spaceId }),
  };
}
