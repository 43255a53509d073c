import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { WaitingDigestsService } from './waiting-digests.service.ts';

export const sendWaitingDigests = defineJob<Record<never, never>>({
  name: 'send-waiting-digests',
  queue: 'maintenance',
  schedule: { pattern: '*/10 8-11 * * *' },
  payload: {},
});

@Injectable()
export class WaitingJobs {
  constructor(private readonly digests: WaitingDigestsService) {}

  @HandlesJob(sendWaitingDigests)
  async sendDigests(): Promise<void> {
    await this.digests.sendAll();
  }
}
