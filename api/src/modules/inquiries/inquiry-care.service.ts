import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { InquiryClosing } from './inquiry-closing.service.ts';
import { InquiryMails } from './inquiry-mails.service.ts';
import { InquiryOblivion } from './inquiry-oblivion.service.ts';
import { InquiryRepository } from './inquiry.repository.ts';

const HOUR = 3_600_000;
/** Owners without an answer are reminded once after this time. */
const OWNER_WAIT = 24 * HOUR;
/** Senders without a decision are reminded once after this time. */
const SENDER_WAIT = 72 * HOUR;
/** Retention period of the sender's personal data. */
const KEPT = 365 * 24 * HOUR;

/**
 * Expires inquiries, sends reminders and anonymizes senders. Each inquiry is handled in its own transaction;
 * every step is idempotent.
 */
@Injectable()
export class InquiryCare {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly closing: InquiryClosing,
    private readonly mails: InquiryMails,
    private readonly oblivion: InquiryOblivion,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async expire(): Promise<void> {
    for (const id of await this.inquiries.idsToExpire(this.clock.now())) {
      await this.unitOfWork.run(async () => {
        const inquiry = await this.inquiries.locked(id);
        if (inquiry?.state === 'open' && inquiry.expiresAt !== null && inquiry.expiresAt <= this.clock.now())
          await this.closing.close(inquiry, 'expired', null);
      });
    }
  }

  async remind(): Promise<void> {
    const now = this.clock.now();
    for (const part of await this.inquiries.unanswered(new Date(now.getTime() - OWNER_WAIT), now)) {
      await this.unitOfWork.run(async () => {
        if (await this.inquiries.noteOwnerReminded(part.id, now)) await this.mails.remindOwner(part);
      });
    }
    for (const id of await this.inquiries.idsOfWaitingOffers(new Date(now.getTime() - SENDER_WAIT), now)) {
      await this.unitOfWork.run(async () => {
        const inquiry = await this.inquiries.byId(id);
        if (inquiry && (await this.inquiries.noteSenderReminded(id, now)))
          await this.mails.remindSender(inquiry);
      });
    }
  }

  async forget(): Promise<void> {
    for (const id of await this.inquiries.idsToForget(new Date(this.clock.now().getTime() - KEPT))) {
      await this.unitOfWork.run(async () => {
        const inquiry = await this.inquiries.locked(id);
        if (inquiry?.forgottenAt === null) await this.oblivion.forgetSender(inquiry);
      });
    }
  }
}
