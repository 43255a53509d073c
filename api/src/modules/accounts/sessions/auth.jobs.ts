import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { SessionsService } from './sessions.service.ts';

export const removeSessions = defineJob<Record<never, never>>({
  name: 'remove-sessions',
  queue: 'maintenance',
  schedule: { pattern: '25 3 * * *' },
  payload: {},
});

@Injectable()
export class AuthJobs {
  constructor(private readonly sessions: SessionsService) {}

  @HandlesJob(removeSessions)
  async removeFinishedSessions(): Promise<void> {
    await this.sessions.removeFinished();
  }
}
