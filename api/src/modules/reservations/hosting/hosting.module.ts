import { Module } from '@nestjs/common';
import { MembersModule } from '../../accounts/team/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { ReservationGuestModule } from '../guest/reservation-guest.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { BulkConfirmationService } from './bulk-confirmation.service.ts';
import { HostingController } from './hosting.controller.ts';
import { ProgramService } from './program.service.ts';
import { FreeRoomsController } from './free-rooms.controller.ts';
import { FreeRoomsService } from './free-rooms.service.ts';
import { ReservationAssigneeService } from './reservation-assignee.service.ts';
import { ReservationMoveService } from './reservation-move.service.ts';
import { ReservationListRepository } from './reservation-list.repository.ts';
import { ReservationListsService } from './reservation-lists.service.ts';
import { ReservationWorkflowController } from './reservation-workflow.controller.ts';

@Module({
  imports: [
    AuditModule,
    AvailabilityModule,
    MembersModule,
    PricingModule,
    ReservationCoreModule,
    ReservationGuestModule,
    SpacesModule,
  ],
  controllers: [FreeRoomsController, HostingController, ReservationWorkflowController],
  providers: [
    BulkConfirmationService,
    FreeRoomsService,
    ProgramService,
    ReservationListRepository,
    ReservationListsService,
    ReservationAssigneeService,
    ReservationMoveService,
  ],
  exports: [ReservationListsService],
})
export class HostingModule {}
