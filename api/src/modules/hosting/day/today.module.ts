import { Module } from '@nestjs/common';
import { PricingModule } from '../../pricing/index.ts';
import { ReservationCoreModule } from '../../reservations/index.ts';
import { TaskListModule } from '../tasks/task-list.module.ts';
import { TodayController } from './today.controller.ts';
import { TodayRepository } from './today.repository.ts';
import { TodayService } from './today.service.ts';

@Module({
  imports: [PricingModule, ReservationCoreModule, TaskListModule],
  controllers: [TodayController],
  providers: [TodayRepository, TodayService],
})
export class TodayModule {}
