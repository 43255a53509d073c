export { CalendarIdentityService } from './calendar-identity.service.ts';
export { ForeignCalendars } from './foreign-calendars.ts';
export {
  buildDescription,
  buildReservationEvent,
  formatEventName,
  serializeCalendar,
} from './reservation-calendar.ts';
