import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { OwnerProfileService } from './owner-profile.service.ts';

export const countOwnerStatistics = defineJob<Record<never, never>>({
  name: 'count-owner-statistics',
  queue: 'maintenance',
  schedule: { pattern: '5 4 * * *' },
  payload: {},
});

@Injectable()
export class OwnerProfileJobs {
  constructor(private readonly profiles: OwnerProfileService) {}

  @HandlesJob(countOwnerStatistics)
  async count(): Promise<void> {
    await this.profiles.countAll();
  }
}
