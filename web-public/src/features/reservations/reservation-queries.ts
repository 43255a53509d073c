import type { Api, ReservationAnswer, Span } from '@prostora/api-client';
import { calendarCalls } from '@prostora/api-client/calendar-calls.ts';
import { BOOKING, addDays } from '@prostora/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { invalidateWaiting } from '../../lib/owner-queries.ts';
import { toListQuery, type ReservationsView } from './reservations-url.ts';

const ROOT = ['reservations'] as const;
const CALENDAR = [...ROOT, 'calendar'] as const;
const SCHEDULE = ['schedule'] as const;
const FEEDS = ['calendars'] as const;

const DAY_MS = 86_400_000;
/** Interval at which an open page is refreshed. */
const REFRESH_MS = 60_000;

/** Span of a number of days from today. */
const spanFromToday = (days: number): Span => ({
  start_date: pragueToday(),
  end_date: addDays(pragueToday(), days),
});

/** Calendar entries of the owner's spaces within a span. */
export const calendarQuery = (api: Api, span: Span, spaceId: number | null) =>
  queryOptions({
    queryKey: [...CALENDAR, span.start_date, span.end_date, spaceId],
    queryFn: ({ signal }) =>
      api.reservations.calendar({ ...span, ...(spaceId !== null && { space_id: spaceId }) }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

/** One page of the list. */
export const listQuery = (api: Api, place: ReservationsView) => {
  const query = toListQuery(place);
  return queryOptions({
    queryKey: [...ROOT, 'list', query],
    queryFn: ({ signal }) => api.reservations.list(query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
};

export const reservationQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...ROOT, 'one', id],
    queryFn: ({ signal }) => api.reservations.read(id, signal),
  });

/** Rules of opening and booking of a space. */
export const scheduleQuery = (api: Api, spaceId: number) =>
  queryOptions({
    queryKey: [...SCHEDULE, spaceId, 'rules'],
    queryFn: ({ signal }) => api.availability.schedule(spaceId, signal),
  });

/** Upcoming calendar entries of a space, up to the API's limit. */
export const upcomingQuery = (api: Api, spaceId: number) =>
  calendarQuery(api, spanFromToday(BOOKING.calendarDays - 2), spaceId);

/** Calendar feeds and the export of a space. */
export const spaceCalendarsQuery = (api: Api, spaceId: number) =>
  queryOptions({
    queryKey: [...FEEDS, spaceId],
    queryFn: ({ signal }) => calendarCalls(api.calls).ofSpace(spaceId, signal),
  });

export const ownerExportQuery = (api: Api) =>
  queryOptions({
    queryKey: [...FEEDS, 'owner'],
    queryFn: ({ signal }) => calendarCalls(api.calls).ofOwner(signal),
  });

/** Caches the reservation of an answer and invalidates lists and calendars. */
export function cacheReservation(client: QueryClient, api: Api, answer: ReservationAnswer): Promise<void> {
  client.setQueryData(reservationQuery(api, answer.reservation.id).queryKey, answer);
  return invalidateReservations(client);
}

export async function invalidateReservations(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: ROOT }), invalidateWaiting(client)]);
}

/** Invalidates after a cancellation and prefetches the calendar of the next 30 days (SPEC §9). */
export async function refreshAfterCancellation(client: QueryClient, api: Api): Promise<void> {
  await Promise.all([
    invalidateReservations(client),
    client.prefetchQuery({
      ...calendarQuery(api, spanFromToday(BOOKING.cancelReloadMs / DAY_MS), null),
      staleTime: 0,
    }),
  ]);
}

/** Invalidates schedules and calendars after a change of opening hours. */
export async function invalidateSchedule(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: SCHEDULE }),
    client.invalidateQueries({ queryKey: CALENDAR }),
  ]);
}
