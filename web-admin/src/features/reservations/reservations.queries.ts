import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminReservationsQuery, ConsoleApi, ReservationScope, Span } from '@prostora/api-client';

/** List of one view; previous rows stay while the next ones load. */
export const reservationListQuery = (api: ConsoleApi, query: AdminReservationsQuery) =>
  queryOptions({
    queryKey: ['reservations', 'list', query] as const,
    queryFn: ({ signal }) => api.admin.reservations.list(query, signal),
    placeholderData: keepPreviousData,
  });

export const reservationQuery = (api: ConsoleApi, id: number) =>
  queryOptions({
    queryKey: ['reservations', 'detail', id] as const,
    queryFn: ({ signal }) => api.admin.reservations.read(id, signal),
  });

/** Calendar of a date range; previous entries stay while the next range loads. */
export const reservationCalendarQuery = (api: ConsoleApi, query: Span & ReservationScope) =>
  queryOptions({
    queryKey: ['reservations', 'calendar', query] as const,
    queryFn: ({ signal }) => api.admin.reservations.calendar(query, signal),
    placeholderData: keepPreviousData,
  });

/** Options of the space and customer selects, by search text. */
export const spaceChoicesQuery = (api: ConsoleApi, search: string) =>
  queryOptions({
    queryKey: ['spaces', 'choices', search] as const,
    queryFn: ({ signal }) => api.catalog.admin({ search, sort: 'name', order: 'asc', page_size: 20 }, signal),
    placeholderData: keepPreviousData,
  });
export const customerChoicesQuery = (api: ConsoleApi, search: string) =>
  queryOptions({
    queryKey: ['customers', 'choices', search] as const,
    queryFn: ({ signal }) =>
      api.admin.customers.list({ search, sort: 'name', order: 'asc', page_size: 20 }, signal),
    placeholderData: keepPreviousData,
  });
