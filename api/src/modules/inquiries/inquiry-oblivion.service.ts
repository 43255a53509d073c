import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { MailService } from '../mail/index.ts';
import { InquiryClosing } from './inquiry-closing.service.ts';
import { senderCause } from './inquiry-mails.service.ts';
import type { ToldInquiry } from './inquiry.repository.ts';

/**
 * Removes the sender's personal data from an inquiry inside the caller's unit of work. Dates, guests and
 * budget stay for statistics.
 */
@Injectable()
export class InquiryOblivion {
  constructor(
    private readonly closing: InquiryClosing,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  async forgetSender(inquiry: ToldInquiry): Promise<void> {
    if (inquiry.state === 'open') await this.closing.close(inquiry, 'withdrawn', null);
    Object.assign(inquiry, {
      fullname: '',
      email: '',
      phone: null,
      text: '',
      purposeText: null,
      closedNote: null,
    });
    inquiry.forgottenAt = this.clock.now();
    await this.mails.forgetAbout([senderCause(inquiry.id)]);
  }
}
