import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { DashboardService } from './dashboard.service.ts';

export const countViews = defineJob<Record<never, never>>({
  name: 'count-views',
  queue: 'maintenance',
  schedule: { pattern: '15 0 * * *' },
  payload: {},
});

@Injectable()
export class DashboardJobs {
  constructor(private readonly dashboard: DashboardService) {}

  /** Nightly: aggregates the views of past days. */
  @HandlesJob(countViews)
  async countViews(): Promise<void> {
    await this.dashboard.countViews();
  }
}
