import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { CalendarIdentityService } from '../calendar/calendar-identity.service.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { GuestSenderService } from './guest-sender.service.ts';
import { OwnBookingMailsService } from './own-booking-mails.service.ts';
import { ReservationCalendarController } from './reservation-calendar.controller.ts';
import { ReservationCalendarService } from './reservation-calendar.service.ts';
import { ReservationMailsRepository } from './reservation-mails.repository.ts';
import { ReservationMailsService } from './reservation-mails.service.ts';
import { ReservationRemindersService } from './reservation-reminders.service.ts';

@Module({
  imports: [MailModule, ReservationCoreModule, SettingsModule],
  controllers: [ReservationCalendarController],
  providers: [
    CalendarIdentityService,
    ReservationCalendarService,
    GuestSenderService,
    OwnBookingMailsService,
    ReservationMailsRepository,
    ReservationMailsService,
    ReservationRemindersService,
  ],
  exports: [
    CalendarIdentityService,
    GuestSenderService,
    OwnBookingMailsService,
    ReservationMailsRepository,
    ReservationMailsService,
    ReservationRemindersService,
  ],
})
export class ReservationMailsModule {}
