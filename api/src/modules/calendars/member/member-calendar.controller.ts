import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { MemberCalendarDto } from './member-calendar.dto.ts';
import { toMemberCalendarDto } from './member-calendar.mapper.ts';
import { MemberCalendarsService } from './member-calendars.service.ts';

/** The caller's own calendar, which tells as much as their role in the team sees. */
@Routes('calendars/member', { tag: 'calendars', access: 'own-spaces' })
export class MemberCalendarController {
  constructor(private readonly calendars: MemberCalendarsService) {}

  @Route('GET', '/', { summary: 'Retrieve the URL of the caller’s own calendar', answer: MemberCalendarDto })
  async read(@CurrentActor() actor: Actor): Promise<MemberCalendarDto> {
    return toMemberCalendarDto(await this.calendars.find(actor));
  }

  @Route('POST', '/', {
    notWhileImpersonating: 'security',
    summary: 'Create or renew the URL of the caller’s own calendar',
    description:
      'All spaces that the caller sees, with the details of their role. The former URL stops working; the URL ends with the membership.',
    answer: MemberCalendarDto,
  })
  async renew(@CurrentActor() actor: Actor): Promise<MemberCalendarDto> {
    return toMemberCalendarDto(await this.calendars.renew(actor));
  }

  @Route('DELETE', '/', {
    notWhileImpersonating: 'security',
    summary: 'Revoke the URL of the caller’s own calendar',
    answer: MemberCalendarDto,
  })
  async revoke(@CurrentActor() actor: Actor): Promise<MemberCalendarDto> {
    await this.calendars.revoke(actor);
    return toMemberCalendarDto(null);
  }
}
