export { CalendarIdentity } from './calendar/calendar-identity.entity.ts';
export { CalendarIdentityService } from './calendar/calendar-identity.service.ts';
export { ChangeProposal } from './changes/change-proposal.entity.ts';
export { ForeignCalendars } from './calendar/foreign-calendars.ts';
export { buildReservationEvent } from './calendar/reservation-calendar.ts';
export { formatSpaceName } from './mails/reservation-mail-props.ts';
export { Reservation, type ReservationStatus } from './reservation.entity.ts';
export { ReservationsModule } from './reservations.module.ts';
