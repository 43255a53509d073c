import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { SavedSearchAlertsService } from './saved-search-alerts.service.ts';

export const sendSavedSearchAlerts = defineJob<Record<never, never>>({
  name: 'tell-of-new-spaces',
  queue: 'maintenance',
  schedule: { every: 60_000 },
  payload: {},
});
export const deleteUnconfirmedSearches = defineJob<Record<never, never>>({
  name: 'forget-unconfirmed-searches',
  queue: 'maintenance',
  schedule: { pattern: '35 * * * *' },
  payload: {},
});

@Injectable()
export class SavedSearchJobs {
  constructor(private readonly alerts: SavedSearchAlertsService) {}

  @HandlesJob(sendSavedSearchAlerts)
  async sendAlerts(): Promise<void> {
    await this.alerts.matchChangedSpaces();
    await this.alerts.sendDue();
  }

  @HandlesJob(deleteUnconfirmedSearches)
  async deleteUnconfirmed(): Promise<void> {
    await this.alerts.deleteUnconfirmed();
  }
}
