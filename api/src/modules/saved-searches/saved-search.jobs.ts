import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { SavedSearchAlerts } from './saved-search-alerts.service.ts';

export const tellOfNewSpaces = defineJob<Record<never, never>>({
  name: 'tell-of-new-spaces',
  queue: 'maintenance',
  schedule: { every: 60_000 },
  payload: {},
});
export const forgetUnconfirmedSearches = defineJob<Record<never, never>>({
  name: 'forget-unconfirmed-searches',
  queue: 'maintenance',
  schedule: { pattern: '35 * * * *' },
  payload: {},
});

@Injectable()
export class SavedSearchJobs {
  constructor(private readonly alerts: SavedSearchAlerts) {}

  @HandlesJob(tellOfNewSpaces)
  async tell(): Promise<void> {
    await this.alerts.gather();
    await this.alerts.send();
  }

  @HandlesJob(forgetUnconfirmedSearches)
  async forget(): Promise<void> {
    await this.alerts.forgetUnconfirmed();
  }
}
