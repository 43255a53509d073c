import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/outbox/index.ts';
import { termsPublished } from '../../settings/index.ts';
import { TermsNoticeService } from './terms-notice.service.ts';

@Injectable()
export class TermsNoticeListeners {
  constructor(private readonly notice: TermsNoticeService) {}

  @OnEvent(termsPublished, 'accounts-terms')
  async onTerms({ valid_from }: { valid_from: string }): Promise<void> {
    await this.notice.enqueue(valid_from);
  }
}
