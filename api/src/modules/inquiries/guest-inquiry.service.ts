import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { InquiryClosing } from './inquiry-closing.service.ts';
import { inquiryClosed, inquiryNotFound, offerOver } from './inquiry.errors.ts';
import { InquiryLinks } from './inquiry-links.service.ts';
import { InquiryRepository, type ShownInquiry, type ToldInquiry } from './inquiry.repository.ts';
import { afterChoice, isOpen } from './inquiry.states.ts';

/** A demand in the hands of its sender, who has no account but the token of their link. */
@Injectable()
export class GuestInquiryService {
  constructor(private readonly inquiries: InquiryRepository, private readonly links: InquiryLinks, private readonly closing: InquiryClosing, private readonly unitOfWork: UnitOfWork, private readonly clock: Clock) {}

  async read(id: number, token: string): Promise<ShownInquiry> {
    this.assertToken(id, token);
    const inquiry = await this.inquiries.withCards(id);
    if (inquiry?.kind !== 'demand' || inquiry.forgottenAt !== null) throw inquiryNotFound();
    return inquiry;
  }

  /** Takes an offer that still holds; the others are passed over, the demand is over. */
  async choose(id: number, token: string, recipientId: number): Promise<void> {
    await this.change(id, token, async (inquiry) => {
      const recipients = inquiry.recipients.getItems();
      const chosen = recipients.find((recipient) => recipient.id === recipientId);
      if (!chosen) throw inquiryNotFound();
      if (chosen.state !== 'offered' || (chosen.validUntil !== null && chosen.validUntil < this.clock.today())) throw offerOver();
      await this.closing.close(inquiry, 'chosen', null);
      for (const recipient of recipients) recipient.state = afterChoice(recipient.state, recipient === chosen);
    });
  }

  /** The sender does not want it any more. */
  async close(id: number, token: string, reason: string): Promise<void> {
    await this.change(id, token, (inquiry) => this.closing.close(inquiry, 'withdrawn', reason));
  }

  private async change(id: number, token: string, step: (inquiry: ToldInquiry) => Promise<void>): Promise<void> {
    this.assertToken(id, token);
    await this.unitOfWork.run(async () => {
      const inquiry = await this.inquiries.locked(id);
      if (inquiry?.kind !== 'demand' || inquiry.forgottenAt !== null) throw inquiryNotFound();
      if (!isOpen(inquiry, this.clock.now())) throw inquiryClosed();
      await step(inquiry);
    });
  }

  /** Nothing is asked of the database for a wrong token, so that ids tell nothing. */
  private assertToken(id: number, token: string): void {
    if (!this.links.matches(id, token)) throw inquiryNotFound();
  }
}
