export { CalendarExport } from './calendar-export.entity.ts';
export { CalendarFeed } from './calendar-feed.entity.ts';
export { CALENDAR_MAILS } from './calendar-mails.service.ts';
export { MemberCalendar } from './member-calendar.entity.ts';
export { CalendarsModule } from './calendars.module.ts';
export type { CalendarContents } from './calendar-contents.ts';
export { parseInWorker } from './calendar-reader.ts';
export { FeedFailure } from './feed-failure.ts';
