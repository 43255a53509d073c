import type { Span } from '../booking-calls.ts';
import type { Calls } from '../calls.ts';
import type {
  AdminReservationCalendar,
  AdminReservationDetail,
  AdminReservationsAnswer,
} from '../generated/types.gen.ts';

/** Reservations of one space or of one customer. */
export type ReservationScope = { space?: number; customer?: number };
export type AdminReservationsQuery = ReservationScope & {
  page?: number;
  page_size?: number;
  search?: string;
  status?: 'pending' | 'confirmed' | 'cancelled' | 'waiting';
  when?: 'upcoming' | 'past';
  from?: string;
  to?: string;
  sort?: 'starts' | 'created' | 'price' | 'guest';
  order?: 'asc' | 'desc';
};

/** Reservations of all spaces; changes use the calls of owners (`api.reservations`). */
export const reservationAdminCalls = ({ get }: Calls) => ({
  list: (query: AdminReservationsQuery, signal?: AbortSignal) =>
    get<AdminReservationsAnswer>('admin/reservations', query, signal),
  read: (id: number, signal?: AbortSignal) =>
    get<AdminReservationDetail>(`admin/reservations/${id}`, undefined, signal),
  calendar: (query: Span & ReservationScope, signal?: AbortSignal) =>
    get<AdminReservationCalendar>('admin/reservations/calendar', query, signal),
});
