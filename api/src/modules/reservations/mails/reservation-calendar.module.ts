import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { ReservationMailsModule } from './reservation-mails.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { CalendarIdentityService } from '../calendar/calendar-identity.service.ts';
import { ReservationCalendarController } from './reservation-calendar.controller.ts';
import { ReservationCalendarService } from './reservation-calendar.service.ts';

@Module({
  imports: [MailModule, ReservationCoreModule, ReservationMailsModule, SettingsModule],
  controllers: [ReservationCalendarController],
  providers: [CalendarIdentityService, ReservationCalendarService],
  exports: [CalendarIdentityService],
})
export class ReservationCalendarModule {}
