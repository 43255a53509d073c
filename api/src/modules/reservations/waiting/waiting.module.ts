import { Module } from '@nestjs/common';
import { WaitingController } from './waiting.controller.ts';
import { WaitingRepository } from './waiting.repository.ts';
import { WaitingService } from './waiting.service.ts';

@Module({
  controllers: [WaitingController],
  providers: [WaitingRepository, WaitingService],
  exports: [WaitingService],
})
export class WaitingModule {}
