import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { SelectionsService } from './selections.service.ts';

export const deleteExpiredSelections = defineJob<Record<never, never>>({
  name: 'delete-expired-selections',
  queue: 'maintenance',
  schedule: { pattern: '50 * * * *' },
  payload: {},
});

@Injectable()
export class SelectionJobs {
  constructor(private readonly selections: SelectionsService) {}

  @HandlesJob(deleteExpiredSelections)
  async deleteExpired(): Promise<void> {
    await this.selections.deleteExpired();
  }
}
