import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../../availability/index.ts';
import { PricingModule } from '../../pricing/index.ts';
import { ReservationCoreModule } from '../../reservations/index.ts';
import { ListsModule } from '../lists/lists.module.ts';
import { FreeRoomsController } from './free-rooms.controller.ts';
import { FreeRoomsService } from './free-rooms.service.ts';

@Module({
  imports: [AvailabilityModule, ListsModule, PricingModule, ReservationCoreModule],
  controllers: [FreeRoomsController],
  providers: [FreeRoomsService],
})
export class FreeRoomsModule {}
