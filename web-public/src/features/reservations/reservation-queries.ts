import {
  findFreeRooms,
  getMemberCalendar,
  getOwnerCalendar,
  getOwnerCalendarExport,
  getReservation,
  getSpaceSchedule,
  listOwnBookingRelated,
  listReservations,
  listSeasons,
  listSchoolHolidays,
  listSpaceCalendars,
  listWaitlist,
  type Client,
  type FindFreeRoomsData,
  type Reservation,
  type ReservationAnswer,
  type Span,
} from '@prostora/api-client';
import { addDays, BOOKING, DAY_MS } from '@prostora/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { invalidateWaiting } from '../../lib/owner-queries.ts';
import { toListQuery, type ReservationsView } from './reservations-url.ts';

const ROOT = ['reservations'] as const;
const CALENDAR = [...ROOT, 'calendar'] as const;
const SCHEDULE = ['schedule'] as const;
const FEEDS = ['calendars'] as const;

/** Interval at which an open page is refreshed. */
const REFRESH_MS = 60_000;

/** Span of a number of days from today. */
const spanFromToday = (days: number): Span => ({
  start_date: pragueToday(),
  end_date: addDays(pragueToday(), days),
});

/** Calendar entries of the owner's spaces within a span. */
export const calendarQuery = (api: Client, span: Span, spaceId: number | null) =>
  queryOptions({
    queryKey: [...CALENDAR, span.start_date, span.end_date, spaceId],
    queryFn: ({ signal }) =>
      getOwnerCalendar({
        client: api,
        query: { ...span, ...(spaceId !== null && { space_id: spaceId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

/** Calendar entries of several spaces; all of the owner's if `spaceIds` is empty. */
export const roomsQuery = (api: Client, span: Span, spaceIds: readonly number[]) =>
  queryOptions({
    queryKey: [...CALENDAR, 'rooms', span.start_date, span.end_date, spaceIds],
    queryFn: ({ signal }) =>
      getOwnerCalendar({
        client: api,
        query: { ...span, ...(spaceIds.length > 0 && { space_ids: spaceIds.join(',') }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

/** Free spaces at a time. */
export const freeRoomsQuery = (api: Client, query: FindFreeRoomsData['query']) =>
  queryOptions({
    queryKey: [...CALENDAR, 'free', query],
    queryFn: ({ signal }) => findFreeRooms({ client: api, query, signal }),
  });

/** One page of the list. */
export const listQuery = (api: Client, place: ReservationsView) => {
  const query = toListQuery(place);
  return queryOptions({
    queryKey: [...ROOT, 'list', query],
    queryFn: ({ signal }) => listReservations({ client: api, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
};

export const reservationQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: [...ROOT, 'one', id],
    queryFn: ({ signal }) => getReservation({ client: api, path: { id }, signal }),
  });

/** Reservations of other spaces made with this one. */
export const relatedQuery = (api: Client, { id, group_id: group }: Reservation) =>
  queryOptions({
    queryKey: [...ROOT, 'related', id],
    queryFn: ({ signal }) => listOwnBookingRelated({ client: api, path: { id }, signal }),
    enabled: group !== null,
  });

/** People who wait for taken slots of the owner's spaces. */
export const waitingListQuery = (api: Client, spaceId: number | null) =>
  queryOptions({
    queryKey: [...ROOT, 'waiting-list', spaceId],
    queryFn: ({ signal }) =>
      listWaitlist({ client: api, query: spaceId === null ? {} : { space_id: spaceId }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });

/** Rules of opening and booking of a space. */
export const scheduleQuery = (api: Client, spaceId: number) =>
  queryOptions({
    queryKey: [...SCHEDULE, spaceId, 'rules'],
    queryFn: ({ signal }) => getSpaceSchedule({ client: api, path: { id: spaceId }, signal }),
  });

/** Seasons of a space. */
export const seasonsQuery = (api: Client, spaceId: number) =>
  queryOptions({
    queryKey: [...SCHEDULE, spaceId, 'seasons'],
    queryFn: ({ signal }) => listSeasons({ client: api, query: { space_id: spaceId }, signal }),
  });

/** Coming school holidays of all districts. */
export const schoolHolidaysQuery = (api: Client) =>
  queryOptions({
    queryKey: ['school-holidays'],
    queryFn: ({ signal }) => listSchoolHolidays({ client: api, signal }),
  });

/** Upcoming calendar entries of a space, up to the API's limit. */
export const upcomingQuery = (api: Client, spaceId: number) =>
  calendarQuery(api, spanFromToday(BOOKING.calendarDays - 2), spaceId);

/** Calendar feeds and the export of a space. */
export const spaceCalendarsQuery = (api: Client, spaceId: number) =>
  queryOptions({
    queryKey: [...FEEDS, spaceId],
    queryFn: ({ signal }) => listSpaceCalendars({ client: api, path: { id: spaceId }, signal }),
  });

export const ownerExportQuery = (api: Client) =>
  queryOptions({
    queryKey: [...FEEDS, 'owner'],
    queryFn: ({ signal }) => getOwnerCalendarExport({ client: api, signal }),
  });

/** The own calendar of the member. */
export const memberCalendarQuery = (api: Client) =>
  queryOptions({
    queryKey: [...FEEDS, 'member'],
    queryFn: ({ signal }) => getMemberCalendar({ client: api, signal }),
  });

/** Caches the reservation of an answer and invalidates lists and calendars. */
export function cacheReservation(client: QueryClient, api: Client, answer: ReservationAnswer): Promise<void> {
  client.setQueryData(reservationQuery(api, answer.reservation.id).queryKey, answer);
  return invalidateReservations(client);
}

export async function invalidateReservations(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: ROOT }), invalidateWaiting(client)]);
}

/** Invalidates after a cancellation and prefetches the calendar of the next 30 days (SPEC §9). */
export async function refreshAfterCancellation(client: QueryClient, api: Client): Promise<void> {
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
