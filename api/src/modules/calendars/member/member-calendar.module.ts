import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { UsersModule } from '../../accounts/users/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { CalendarUrlService } from '../calendar-url.service.ts';
import { MemberCalendarController } from './member-calendar.controller.ts';
import { MemberCalendarLinksService } from './member-calendar-links.service.ts';
import { MemberCalendarRepository } from '../member-calendar.repository.ts';
import { MemberCalendarsPersonalDataProvider } from './member-calendars.personal-data.ts';
import { MemberCalendarsService } from './member-calendars.service.ts';

/** Also provides the URLs, which the calendars of spaces share. */
@Module({
  imports: [AuditModule, PrivacyModule, UsersModule],
  controllers: [MemberCalendarController],
  providers: [
    CalendarUrlService,
    MemberCalendarLinksService,
    MemberCalendarRepository,
    MemberCalendarsPersonalDataProvider,
    MemberCalendarsService,
  ],
  exports: [CalendarUrlService, MemberCalendarRepository],
})
export class MemberCalendarModule {}
