import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { DealAnonymizationService } from './deal-anonymization.service.ts';

export const anonymizeLostDeals = defineJob<Record<never, never>>({
  name: 'forget-lost-deals',
  queue: 'maintenance',
  schedule: { pattern: '52 3 * * *' },
  payload: {},
});

@Injectable()
export class DealJobs {
  constructor(private readonly anonymization: DealAnonymizationService) {}

  @HandlesJob(anonymizeLostDeals)
  async anonymizeLost(): Promise<void> {
    await this.anonymization.anonymizeLost();
  }
}
