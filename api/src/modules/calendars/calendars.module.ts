import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { AvailabilityModule } from '../availability/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { ForeignCalendars } from '../reservations/calendar/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { CalendarController } from './calendar.controller.ts';
import { UsersModule } from '../accounts/users/index.ts';
import { CalendarAccessLinksService } from './calendar-access-links.service.ts';
import { CalendarExportController } from './calendar-export.controller.ts';
import { CalendarExportRepository } from './calendar-export.repository.ts';
import { CalendarExportsService } from './calendar-exports.service.ts';
import { CalendarFeedRepository } from './calendar-feed.repository.ts';
import { CalendarFeedsService } from './calendar-feeds.service.ts';
import { CalendarFileService } from './calendar-file.service.ts';
import { CalendarJobs } from './calendar.jobs.ts';
import { CalendarMailsService } from './calendar-mails.service.ts';
import { CalendarFetchService } from './calendar-fetch.service.ts';
import { CalendarSourcePort } from './calendar-source.ts';
import { CalendarsPersonalDataProvider } from './calendars.personal-data.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';
import { ForeignCalendarsService } from './foreign-calendars.service.ts';
import { HttpCalendarSourceAdapter } from './http-calendar-source.adapter.ts';
import { ImportedBlockRepository } from './imported-block.repository.ts';
import { MemberCalendarModule } from './member/member-calendar.module.ts';
import { PublicProgramModule } from './public-program/public-program.module.ts';

/** Global because it implements a port of a module it depends on. */
@Global()
@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    MailModule,
    MemberCalendarModule,
    PrivacyModule,
    PublicProgramModule,
    SpacesModule,
    UsersModule,
  ],
  controllers: [CalendarController, CalendarExportController],
  providers: [
    CalendarAccessLinksService,
    CalendarExportRepository,
    CalendarExportsService,
    CalendarFeedRepository,
    CalendarFeedsService,
    CalendarFileService,
    CalendarJobs,
    CalendarMailsService,
    CalendarFetchService,
    CalendarsPersonalDataProvider,
    CalendarSyncService,
    ImportedBlockRepository,
    { provide: CalendarSourcePort, useFactory: () => new HttpCalendarSourceAdapter() },
    { provide: ForeignCalendars, useClass: ForeignCalendarsService },
  ],
  exports: [ForeignCalendars],
})
export class CalendarsModule {}
