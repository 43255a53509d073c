import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { PrivacyRequestsService } from './privacy/privacy-requests.service.ts';
import { sendDeviceCode } from './registration/device-code.job.ts';
import { DeviceCodesService } from './registration/device-codes.service.ts';
import { LostPasswordService } from './registration/lost-password.service.ts';
import { OneTimeTokensService } from './registration/one-time-tokens.service.ts';
import { sendResetLink } from './registration/reset-link.job.ts';
import { InvitationsService } from './team/invitations.service.ts';
import { notifyOfTerms } from './terms-notice/terms-notice.job.ts';
import { TermsNoticeService } from './terms-notice/terms-notice.service.ts';

export const removeLinks = defineJob<Record<never, never>>({
  name: 'remove-links',
  queue: 'maintenance',
  schedule: { pattern: '35 3 * * *' },
  payload: {},
});

@Injectable()
export class AccountsJobs {
  constructor(
    private readonly lostPassword: LostPasswordService,
    private readonly deviceCodes: DeviceCodesService,
    private readonly tokens: OneTimeTokensService,
    private readonly invitations: InvitationsService,
    private readonly notice: TermsNoticeService,
    private readonly privacyRequests: PrivacyRequestsService,
  ) {}

  @HandlesJob(sendResetLink)
  async sendLink({ email }: { email: string }): Promise<void> {
    await this.lostPassword.sendLink(email);
  }

  @HandlesJob(sendDeviceCode)
  async sendCode({ email }: { email: string }): Promise<void> {
    await this.deviceCodes.sendCode(email);
  }

  @HandlesJob(notifyOfTerms)
  async notifyOwners({ valid_from, after_user }: { valid_from: string; after_user: number }): Promise<void> {
    await this.notice.notifyOwners(valid_from, after_user);
  }

  @HandlesJob(removeLinks)
  async removeFinishedLinks(): Promise<void> {
    await this.tokens.removeFinished();
    await this.invitations.removeFinished();
    await this.privacyRequests.anonymizeClosed();
  }
}
