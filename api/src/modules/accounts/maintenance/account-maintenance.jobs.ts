import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { OneTimeTokensService } from '../account/one-time-tokens.service.ts';
import { CompanyChecksService } from '../customers/index.ts';
import { PrivacyRequestsService } from '../privacy/privacy-requests.service.ts';
import { InvitationsService } from '../team/invitations.service.ts';

export const removeLinks = defineJob<Record<never, never>>({
  name: 'remove-links',
  queue: 'maintenance',
  schedule: { pattern: '35 3 * * *' },
  payload: {},
});

export const checkCompanies = defineJob<Record<never, never>>({
  name: 'check-companies',
  queue: 'maintenance',
  schedule: { pattern: '20 4 * * *' },
  payload: {},
});

@Injectable()
export class AccountMaintenanceJobs {
  constructor(
    private readonly tokens: OneTimeTokensService,
    private readonly invitations: InvitationsService,
    private readonly privacyRequests: PrivacyRequestsService,
    private readonly companyChecks: CompanyChecksService,
  ) {}

  @HandlesJob(removeLinks)
  async removeFinishedLinks(): Promise<void> {
    await this.tokens.removeFinished();
    await this.invitations.removeFinished();
    await this.privacyRequests.anonymizeClosed();
  }

  @HandlesJob(checkCompanies)
  async checkDueCompanies(): Promise<void> {
    await this.companyChecks.checkDue();
  }
}
