export { Reservation, type ReservationStatus } from './reservation.entity.ts';
export { ReservationsModule } from './reservations.module.ts';
