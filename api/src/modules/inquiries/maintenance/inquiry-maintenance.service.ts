import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { InquiryClosingService } from '../inquiry-closing.service.ts';
import { InquiryMailsService } from '../mails/inquiry-mails.service.ts';
import { InquiryAnonymizationService } from '../inquiry-anonymization.service.ts';
import { InquiryRepository } from '../inquiry.repository.ts';

/** Senders without a decision are reminded once after this time. */
const SENDER_REMINDER_AFTER_MS = 72 * HOUR_MS;
/** Retention period of the sender's personal data. */
const SENDER_KEY_RETENTION_MS = 90 * DAY_MS;
const RETENTION_MS = 365 * DAY_MS;

/**
 * Expires inquiries, sends reminders and anonymizes senders. Each inquiry is handled in its own transaction;
 * every step is idempotent.
 */
@Injectable()
export class InquiryMaintenanceService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly closing: InquiryClosingService,
    private readonly mails: InquiryMailsService,
    private readonly anonymization: InquiryAnonymizationService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async closeExpired(): Promise<void> {
    for (const id of await this.inquiries.findIdsToExpire(this.clock.now())) {
      await this.unitOfWork.run(async () => {
        const inquiry = await this.inquiries.findForUpdate(id);
        if (inquiry?.state === 'open' && inquiry.expiresAt !== null && inquiry.expiresAt <= this.clock.now())
          await this.closing.close(inquiry, 'expired', null);
      });
    }
  }

  /** Reminds senders; owners have the digest of what waits for them. */
  async sendReminders(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.inquiries.findIdsWithUndecidedOffers(
      new Date(now.getTime() - SENDER_REMINDER_AFTER_MS),
      now,
    )) {
      await this.unitOfWork.run(async () => {
        const inquiry = await this.inquiries.findById(id);
        if (inquiry && (await this.inquiries.markSenderReminded(id, now)))
          await this.mails.remindSender(inquiry);
      });
    }
  }

  async anonymizeSenders(): Promise<void> {
    await this.inquiries.clearSenderKeys(new Date(this.clock.now().getTime() - SENDER_KEY_RETENTION_MS));
    for (const id of await this.inquiries.findIdsToAnonymize(
      new Date(this.clock.now().getTime() - RETENTION_MS),
    )) {
      await this.unitOfWork.run(async () => {
        const inquiry = await this.inquiries.findForUpdate(id);
        if (inquiry?.anonymizedAt === null) await this.anonymization.anonymizeSender(inquiry);
      });
    }
  }
}
