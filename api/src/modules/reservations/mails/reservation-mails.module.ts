import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/index.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { GuestSenderService } from './guest-sender.service.ts';
import { OwnBookingMailsService } from './own-booking-mails.service.ts';
import { ReservationMailsRepository } from './reservation-mails.repository.ts';
import { ReservationMailsService } from './reservation-mails.service.ts';
import { ReservationRemindersService } from './reservation-reminders.service.ts';

@Module({
  imports: [MailModule, ReservationCoreModule],
  providers: [
    GuestSenderService,
    OwnBookingMailsService,
    ReservationMailsRepository,
    ReservationMailsService,
    ReservationRemindersService,
  ],
  exports: [
    GuestSenderService,
    OwnBookingMailsService,
    ReservationMailsRepository,
    ReservationMailsService,
    ReservationRemindersService,
  ],
})
export class ReservationMailsModule {}
