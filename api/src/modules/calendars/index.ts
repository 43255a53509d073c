export { CalendarExport } from './calendar-export.entity.ts';
export { CalendarFeed } from './calendar-feed.entity.ts';
export { CalendarsModule } from './calendars.module.ts';
