import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { ConversationAnswersService } from '../../conversations/index.ts';
import type { HandledHow } from '../inquiry.entity.ts';
import { inquiryClosed } from '../inquiry.errors.ts';
import { InquiryRepository } from '../inquiry.repository.ts';
import { listOwnerActions } from '../inquiry.states.ts';
import { OwnerInquiriesService } from './owner-inquiries.service.ts';

/** Messages that an owner has answered outside of the site. */
@Injectable()
export class InquiryHandlingService {
  constructor(
    private readonly received: OwnerInquiriesService,
    private readonly inquiries: InquiryRepository,
    private readonly conversations: ConversationAnswersService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Marks a message as answered by the given channel, or as waiting again (null). Idempotent. */
  async handle(actor: Actor, id: number, how: Exclude<HandledHow, 'reply'> | null): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.inquiries.lockByRecipient(id);
      const recipient = await this.received.loadOwn(actor, id);
      const now = this.clock.now();
      if (!listOwnerActions(recipient.inquiry, recipient.state, now).includes('handle'))
        throw inquiryClosed();
      if (how !== null) await this.conversations.markAnswered(recipient.conversation?.id ?? null, now);
      if (recipient.handledHow === how) return;
      const before = { handled_how: recipient.handledHow };
      const handledBy = how && this.inquiries.toUserReference(actor.userId);
      Object.assign(recipient, { handledAt: how && now, handledHow: how, handledBy });
      const subject = { type: 'inquiry', id: recipient.inquiry.id };
      await this.audit.record(actor, 'inquiry.handle', subject, before, { handled_how: how });
    });
  }
}
