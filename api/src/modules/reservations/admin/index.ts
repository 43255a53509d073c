export {
  RESERVATION_ROW_COLUMNS,
  RESERVATION_ROW_JOINS,
  toReservationRow,
  type RawReservationRow,
  type ReservationAdminRow,
} from './reservation.admin.repository.ts';
export { reservationColumns } from './reservation-export.ts';
