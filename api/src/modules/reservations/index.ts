export { Reservation, type ReservationStatus } from './reservation.entity.ts';
