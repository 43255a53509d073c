import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getAdminReservation,
  getAdminReservationCalendar,
  listAdminCustomers,
  listAdminReservations,
  listAdminSpaces,
  type ListAdminReservationsData,
  type Client,
  type Span,
} from '@prostora/api-client';

/** List of one view; previous rows stay while the next ones load. */
export const reservationListQuery = (api: Client, query: ListAdminReservationsData['query']) =>
  queryOptions({
    queryKey: ['reservations', 'list', query] as const,
    queryFn: ({ signal }) => listAdminReservations({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

export const reservationQuery = (api: Client, id: number) =>
  queryOptions({
    queryKey: ['reservations', 'detail', id] as const,
    queryFn: ({ signal }) => getAdminReservation({ client: api, path: { id }, signal }),
  });

/** Reservations of one space or of one customer. */
type ReservationScope = { space?: number; customer?: number };

/** Calendar of a date range; previous entries stay while the next range loads. */
export const reservationCalendarQuery = (api: Client, query: Span & ReservationScope) =>
  queryOptions({
    queryKey: ['reservations', 'calendar', query] as const,
    queryFn: ({ signal }) => getAdminReservationCalendar({ client: api, query, signal }),
    placeholderData: keepPreviousData,
  });

/** Options of the space and customer selects, by search text. */
export const spaceChoicesQuery = (api: Client, search: string) =>
  queryOptions({
    queryKey: ['spaces', 'choices', search] as const,
    queryFn: ({ signal }) =>
      listAdminSpaces({ client: api, query: { search, sort: 'name', order: 'asc', page_size: 20 }, signal }),
    placeholderData: keepPreviousData,
  });
export const customerChoicesQuery = (api: Client, search: string) =>
  queryOptions({
    queryKey: ['customers', 'choices', search] as const,
    queryFn: ({ signal }) =>
      listAdminCustomers({
        client: api,
        query: { search, sort: 'name', order: 'asc', page_size: 20 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
