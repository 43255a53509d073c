import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { AvailabilityModule } from '../availability/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { ForeignCalendars } from '../reservations/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { CalendarAddresses } from './calendar-address.service.ts';
import { CalendarController } from './calendar.controller.ts';
import { UsersModule } from '../users/index.ts';
import { CalendarAccessLinksService } from './calendar-access-links.service.ts';
import { CalendarExportController } from './calendar-export.controller.ts';
import { CalendarExportRepository } from './calendar-export.repository.ts';
import { CalendarExports } from './calendar-exports.service.ts';
import { CalendarFeedRepository } from './calendar-feed.repository.ts';
import { CalendarFeeds } from './calendar-feeds.service.ts';
import { CalendarFiles } from './calendar-file.service.ts';
import { CalendarJobs } from './calendar.jobs.ts';
import { CalendarMails } from './calendar-mails.service.ts';
import { CalendarReadings } from './calendar-readings.service.ts';
import { CalendarSchedule } from './calendar-schedule.service.ts';
import { CalendarSource } from './calendar-source.ts';
import { CalendarsPersonalData } from './calendars.personal-data.ts';
import { CalendarSync } from './calendar-sync.service.ts';
import { FreshForeignCalendars } from './foreign-calendars.service.ts';
import { HttpCalendarSource } from './http-calendar-source.adapter.ts';
import { ImportedBlockRepository } from './imported-block.repository.ts';
import { ImportedBlocks } from './imported-blocks.service.ts';

/** Global because it implements a port of a module it depends on. */
@Global()
@Module({
  imports: [AuditModule, AvailabilityModule, MailModule, PrivacyModule, SpacesModule, UsersModule],
  controllers: [CalendarController, CalendarExportController],
  providers: [
    CalendarAccessLinksService,
    CalendarAddresses,
    CalendarExportRepository,
    CalendarExports,
    CalendarFeedRepository,
    CalendarFeeds,
    CalendarFiles,
    CalendarJobs,
    CalendarMails,
    CalendarReadings,
    CalendarSchedule,
    CalendarsPersonalData,
    CalendarSync,
    ImportedBlockRepository,
    ImportedBlocks,
    { provide: CalendarSource, useFactory: () => new HttpCalendarSource() },
    { provide: ForeignCalendars, useClass: FreshForeignCalendars },
  ],
  exports: [ForeignCalendars],
})
export class CalendarsModule {}
