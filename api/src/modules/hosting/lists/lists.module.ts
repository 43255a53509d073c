import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AvailabilityModule } from '../../availability/index.ts';
import { ReservationCoreModule } from '../../reservations/index.ts';
import { SpacesModule } from '../../spaces/index.ts';
import { ProgramController } from './program.controller.ts';
import { ProgramService } from './program.service.ts';
import { ReservationController } from './reservation.controller.ts';
import { ReservationListRepository } from './reservation-list.repository.ts';
import { ReservationListsService } from './reservation-lists.service.ts';

/** Lists, calendars, exports and the program of an owner's reservations. */
@Module({
  imports: [AuditModule, AvailabilityModule, ReservationCoreModule, SpacesModule],
  controllers: [ProgramController, ReservationController],
  providers: [ProgramService, ReservationListRepository, ReservationListsService],
  exports: [ReservationListRepository],
})
export class ListsModule {}
