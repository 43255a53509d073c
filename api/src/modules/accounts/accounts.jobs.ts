import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { LostPasswordService } from './lost-password.service.ts';
import { OneTimeTokens } from './one-time-tokens.service.ts';
import { sendResetLink } from './reset-link.job.ts';

export const removeLinks = defineJob<Record<never, never>>({ name: 'remove-links', queue: 'maintenance', schedule: { pattern: '35 3 * * *' }, payload: {} });

@Injectable()
export class AccountsJobs {
  constructor(private readonly lostPassword: LostPasswordService, private readonly tokens: OneTimeTokens) {}

  @HandlesJob(sendResetLink)
  async sendLink({ email }: { email: string }): Promise<void> {
    await this.lostPassword.sendLink(email);
  }

  /** Every night: links that can never be used again. */
  @HandlesJob(removeLinks)
  async remove(): Promise<void> {
    await this.tokens.removeFinished();
  }
}
