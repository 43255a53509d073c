import type { MemberCalendarDto } from './member-calendar.dto.ts';
import type { PersonalCalendar } from './member-calendars.service.ts';

export const toMemberCalendarDto = (calendar: PersonalCalendar): MemberCalendarDto => ({
  url: calendar?.url ?? null,
  read_at: calendar?.readAt?.toISOString() ?? null,
});
