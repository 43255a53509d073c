import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  RequiresPermission,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { MemberCalendarDto } from './member-calendar.dto.ts';
import { toMemberCalendarDto } from './member-calendar.mapper.ts';
import { MemberCalendarsService } from './member-calendars.service.ts';

/** The caller's own calendar, which tells as much as their role in the team sees. */
@ApiTags('calendars')
@Controller('calendars/member')
@RequiresPermission('own-spaces')
export class MemberCalendarController {
  constructor(private readonly calendars: MemberCalendarsService) {}

  @Get()
  @ApiOperation({ summary: 'Retrieve the URL of the caller’s own calendar' })
  @ApiOkResponse({ type: MemberCalendarDto })
  async read(@CurrentActor() actor: Actor): Promise<MemberCalendarDto> {
    return toMemberCalendarDto(await this.calendars.find(actor));
  }

  @Post()
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Create or renew the URL of the caller’s own calendar',
    description:
      'All spaces that the caller sees, with the details of their role. The former URL stops working; the URL ends with the membership.',
  })
  @ApiOkResponse({ type: MemberCalendarDto })
  async renew(@CurrentActor() actor: Actor): Promise<MemberCalendarDto> {
    return toMemberCalendarDto(await this.calendars.renew(actor));
  }

  @Delete()
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @ApiOperation({ summary: 'Revoke the URL of the caller’s own calendar' })
  @ApiOkResponse({ type: MemberCalendarDto })
  async revoke(@CurrentActor() actor: Actor): Promise<MemberCalendarDto> {
    await this.calendars.revoke(actor);
    return toMemberCalendarDto(null);
  }
}
