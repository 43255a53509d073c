export { ReservationsPage as default } from '../features/reservations/reservations.page.tsx';
