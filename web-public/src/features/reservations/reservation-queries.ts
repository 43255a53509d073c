import type { Api, ReservationAnswer, Span } from '@prostora/api-client';
import { calendarCalls } from '@prostora/api-client/calendar-calls.ts';
import { BOOKING, dayAfter } from '@prostora/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { pragueToday } from '@prostora/ui/calendar/place.ts';
import { readWaitingAgain } from '../../lib/owner-queries.ts';
import { listQueryOf, type Place } from './reservations-address.ts';

const ROOT = ['reservations'] as const;
const CALENDAR = [...ROOT, 'calendar'] as const;
const SCHEDULE = ['schedule'] as const;
const FEEDS = ['calendars'] as const;

const DAY_MS = 86_400_000;
/** How often somebody who looks at the page learns of what guests did meanwhile. */
const REFRESH_MS = 60_000;

/** Days from today that one call may ask for. */
const ahead = (days: number): Span => ({
  start_date: pragueToday(),
  end_date: dayAfter(pragueToday(), days),
});

/** Everything in the calendars of the owner's spaces within a span. */
export const calendarQuery = (api: Api, span: Span, spaceId: number | null) =>
  queryOptions({
    queryKey: [...CALENDAR, span.start_date, span.end_date, spaceId],
    queryFn: ({ signal }) =>
      api.reservations.calendar({ ...span, ...(spaceId !== null && { space_id: spaceId }) }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

/** One page of the list. */
export const listQuery = (api: Api, place: Place) => {
  const query = listQueryOf(place);
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

/** Everything that is ahead in a space, as far as one call may ask. */
export const upcomingQuery = (api: Api, spaceId: number) =>
  calendarQuery(api, ahead(BOOKING.calendarDays - 2), spaceId);

/** Exchange of a space with foreign calendars. */
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

/** Takes over a reservation as an answer brought it; lists and calendars are read again. */
export function keepReservation(client: QueryClient, api: Api, answer: ReservationAnswer): Promise<void> {
  client.setQueryData(reservationQuery(api, answer.reservation.id).queryKey, answer);
  return readReservationsAgain(client);
}

export async function readReservationsAgain(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: ROOT }), readWaitingAgain(client)]);
}

/** After a cancellation the calendar is loaded anew for 30 days ahead (SPEC §9): there is free time to offer. */
export async function readAfterCancellation(client: QueryClient, api: Api): Promise<void> {
  await Promise.all([
    readReservationsAgain(client),
    client.prefetchQuery({
      ...calendarQuery(api, ahead(BOOKING.cancelReloadMs / DAY_MS), null),
      staleTime: 0,
    }),
  ]);
}

/** When a space is open has changed, and with it the calendar. */
export async function readTimeAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: SCHEDULE }),
    client.invalidateQueries({ queryKey: CALENDAR }),
  ]);
}
