import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { ConversationAnonymizationService } from '../conversations/index.ts';
import { MailService } from '../mail/index.ts';
import { InquiryClosingService } from './inquiry-closing.service.ts';
import { InquiryRepository, type InquiryWithRecipients } from './inquiry.repository.ts';

/** Prefix of the idempotency keys of mails to the sender; the mail log is anonymized by it. */
export const senderMailKeyPrefix = (inquiryId: number): string => `inquiry-${inquiryId}-sender-`;

/**
 * Removes the sender's personal data from an inquiry inside the caller's unit of work. Dates, guests and
 * budget stay for statistics.
 */
@Injectable()
export class InquiryAnonymizationService {
  constructor(
    private readonly closing: InquiryClosingService,
    private readonly mails: MailService,
    private readonly conversations: ConversationAnonymizationService,
    private readonly inquiries: InquiryRepository,
    private readonly clock: Clock,
  ) {}

  async anonymizeSender(inquiry: InquiryWithRecipients): Promise<void> {
    if (inquiry.state === 'open') await this.closing.close(inquiry, 'withdrawn', null);
    Object.assign(inquiry, {
      fullname: '',
      email: '',
      phone: null,
      text: '',
      purposeText: null,
      closedNote: null,
      senderKey: null,
    });
    inquiry.anonymizedAt = this.clock.now();
    await this.mails.anonymizeByKeyPrefix([senderMailKeyPrefix(inquiry.id)]);
    await this.inquiries.flush();
    await this.conversations.release(inquiry.recipients.map(({ conversation }) => conversation?.id ?? null));
  }
}
