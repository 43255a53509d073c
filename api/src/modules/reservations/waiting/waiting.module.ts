import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/index.ts';
import { WaitingDigestRepository } from './waiting-digest.repository.ts';
import { WaitingDigestsService } from './waiting-digests.service.ts';
import { WaitingController } from './waiting.controller.ts';
import { WaitingJobs } from './waiting.jobs.ts';
import { WaitingRepository } from './waiting.repository.ts';
import { WaitingService } from './waiting.service.ts';

@Module({
  imports: [MailModule],
  controllers: [WaitingController],
  providers: [WaitingDigestRepository, WaitingDigestsService, WaitingJobs, WaitingRepository, WaitingService],
  exports: [WaitingService],
})
export class WaitingModule {}
