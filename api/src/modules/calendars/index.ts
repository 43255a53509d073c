export { CalendarExport } from './calendar-export.entity.ts';
export { CalendarFeed } from './calendar-feed.entity.ts';
export { CALENDAR_MAILS } from './calendar-mails.service.ts';
export { MemberCalendar } from './member-calendar.entity.ts';
export { CalendarsModule } from './calendars.module.ts';
