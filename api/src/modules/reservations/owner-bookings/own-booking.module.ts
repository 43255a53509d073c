import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { ReservationMailsModule } from '../mails/reservation-mails.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { OwnBookingController } from './own-booking.controller.ts';
import { OwnBookingPlannerService } from './own-booking-planner.service.ts';
import { OwnBookingRepository } from './own-booking.repository.ts';
import { OwnBookingService } from './own-booking.service.ts';
import { OwnBookingListsService } from './own-booking-lists.service.ts';

@Module({
  imports: [AuditModule, AvailabilityModule, PricingModule, ReservationCoreModule, ReservationMailsModule],
  controllers: [OwnBookingController],
  providers: [OwnBookingPlannerService, OwnBookingRepository, OwnBookingService, OwnBookingListsService],
  exports: [OwnBookingRepository],
})
export class OwnBookingModule {}
