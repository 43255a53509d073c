import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { TaskDigestsService } from './task-digests.service.ts';

export const sendTaskDigests = defineJob<Record<never, never>>({
  name: 'send-waiting-digests',
  queue: 'maintenance',
  schedule: { pattern: '*/10 8-11 * * *' },
  payload: {},
});

@Injectable()
export class TaskDigestJobs {
  constructor(private readonly digests: TaskDigestsService) {}

  @HandlesJob(sendTaskDigests)
  async sendDigests(): Promise<void> {
    await this.digests.sendAll();
  }
}
