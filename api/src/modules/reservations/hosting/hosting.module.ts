import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../../availability/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { ReservationGuestModule } from '../guest/reservation-guest.module.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { ReservationListRepository } from './reservation-list.repository.ts';
import { ReservationListsService } from './reservation-lists.service.ts';
import { ReservationWorkflowController } from './reservation-workflow.controller.ts';

@Module({
  imports: [AvailabilityModule, ReservationCoreModule, ReservationGuestModule, SpacesModule],
  controllers: [ReservationWorkflowController],
  providers: [ReservationListRepository, ReservationListsService],
  exports: [ReservationListsService],
})
export class HostingModule {}
