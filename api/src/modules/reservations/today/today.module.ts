import { Module } from '@nestjs/common';
import { PricingModule } from '../../pricing/index.ts';
import { ReservationCoreModule } from '../reservation-core.module.ts';
import { WaitingModule } from '../waiting/waiting.module.ts';
import { TodayController } from './today.controller.ts';
import { TodayRepository } from './today.repository.ts';
import { TodayService } from './today.service.ts';

@Module({
  imports: [PricingModule, ReservationCoreModule, WaitingModule],
  controllers: [TodayController],
  providers: [TodayRepository, TodayService],
})
export class TodayModule {}
