import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.ts';
import { ReservationMailsModule } from '../mails/reservation-mails.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { OwnBookingController } from './own-booking.controller.ts';
import { OwnBookingRepository } from './own-booking.repository.ts';
import { OwnBookingService } from './own-booking.service.ts';

@Module({
  imports: [BookingModule, ReservationCoreModule, ReservationMailsModule],
  controllers: [OwnBookingController],
  providers: [OwnBookingRepository, OwnBookingService],
})
export class OwnBookingModule {}
