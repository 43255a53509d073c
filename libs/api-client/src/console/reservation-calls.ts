import type { Span } from '../booking-calls.ts';
import type { Calls } from '../calls.ts';
import type {
  AdminReservationCalendar,
  AdminReservationDetail,
  AdminReservationsAnswer,
} from '../generated/types.gen.ts';

/** Of one space, or of the spaces of one customer. */
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

/** Reservations of all spaces; their steps are the calls every host makes (`api.reservations`). */
export const reservationAdminCalls = ({ get }: Calls) => ({
  list: (query: AdminReservationsQuery, signal?: AbortSignal) =>
    get<AdminReservationsAnswer>('admin/reservations', query, signal),
  read: (id: number, signal?: AbortSignal) =>
    get<AdminReservationDetail>(`admin/reservations/${id}`, undefined, signal),
  calendar: (query: Span & ReservationScope, signal?: AbortSignal) =>
    get<AdminReservationCalendar>('admin/reservations/calendar', query, signal),
});
