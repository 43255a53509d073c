import { Module } from '@nestjs/common';
import { MembersModule } from '../../accounts/members/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { GuestAccessModule } from '../guest-access/guest-access.module.ts';
import { ReservationMailsModule } from '../mails/reservation-mails.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { AgreedReservationsService } from './agreed-reservations.service.ts';
import { OptionService } from './option.service.ts';
import { ReservationAssigneeService } from './reservation-assignee.service.ts';
import { ReservationHandlingController } from './reservation-handling.controller.ts';
import { ReservationHandlingService } from './reservation-handling.service.ts';
import { ReservationMoveService } from './reservation-move.service.ts';
import { ReservationWorkflowController } from './reservation-workflow.controller.ts';

/** Steps that a host takes with a reservation or its event. */
@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    MembersModule,
    PricingModule,
    ReservationCoreModule,
    GuestAccessModule,
    ReservationMailsModule,
  ],
  controllers: [ReservationHandlingController, ReservationWorkflowController],
  providers: [
    AgreedReservationsService,
    OptionService,
    ReservationAssigneeService,
    ReservationHandlingService,
    ReservationMoveService,
  ],
  exports: [AgreedReservationsService, OptionService],
})
export class DecisionsModule {}
