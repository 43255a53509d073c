export { ReservationPage as default } from '../features/reservations/reservation.page.tsx';
