export { CalendarIdentity } from './calendar/calendar-identity.entity.ts';
export { CalendarIdentityService } from './calendar/calendar-identity.service.ts';
export { ChangeProposal } from './changes/change-proposal.entity.ts';
export { ForeignCalendars } from './calendar/foreign-calendars.ts';
export {
  buildDescription,
  buildReservationEvent,
  formatEventName,
  serializeCalendar,
} from './calendar/reservation-calendar.ts';
export { formatReservationPrice, formatSpaceName } from './mails/reservation-mail-props.ts';
export { ReservationGroup } from './own/reservation-group.entity.ts';
export { Series } from './series/series.entity.ts';
export { Reservation, type ReservationStatus } from './reservation.entity.ts';
export { ANSWER_KEY_SQL, OWNER_WAITING_SQL } from './hosting/owner-waiting.ts';
export { EVENT_KEY_SQL } from './reservation-group.ts';
export { isOption, statusAt } from './reservation.states.ts';
export { ReservationsModule } from './reservations.module.ts';
export { WaitingListEntry } from './waiting-list/waiting-list-entry.entity.ts';
export { WaitingListLapse } from './waiting-list/waiting-list-lapse.entity.ts';
