export { CalendarIdentity } from './calendar-identity.entity.ts';
export { CalendarIdentityService } from './calendar-identity.service.ts';
export { ChangeProposal } from './changes/change-proposal.entity.ts';
export { ForeignCalendars } from './foreign-calendars.ts';
export { OWNER_WAITING_SQL } from './owner-waiting.ts';
export { buildReservationEvent } from './reservation-calendar.ts';
export { formatSpaceName } from './reservation-mail-props.ts';
export { Reservation, type ReservationStatus } from './reservation.entity.ts';
export { ReservationsModule } from './reservations.module.ts';
