import { Injectable } from '@nestjs/common';
import { HandlesJob } from '../../../platform/queue/index.ts';
import { notifyOfTerms } from './terms-notice.job.ts';
import { TermsNoticeService } from './terms-notice.service.ts';

@Injectable()
export class TermsNoticeJobs {
  constructor(private readonly notice: TermsNoticeService) {}

  @HandlesJob(notifyOfTerms)
  async notifyOwners({ valid_from, after_user }: { valid_from: string; after_user: number }): Promise<void> {
    await this.notice.notifyOwners(valid_from, after_user);
  }
}
