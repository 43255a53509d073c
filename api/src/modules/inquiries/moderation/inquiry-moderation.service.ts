import { Injectable } from '@nestjs/common';
import type { SenderBlockKind } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { InquiryClosingService } from '../inquiry-closing.service.ts';
import { inquirySent } from '../inquiry.events.ts';
import { InquiryRepository, type InquiryWithRecipients } from '../inquiry.repository.ts';
import { isOpen } from '../inquiry.states.ts';
import { SenderBlocksService } from './sender-blocks.service.ts';
import { getDomain, isPublicMailDomain } from './sender-values.ts';

export type ModerationDecision = 'close' | 'spam' | 'release';
export type Moderation = {
  ids: readonly number[];
  decision: ModerationDecision;
  /** Of spam: what is blocked of its sender. */
  block: readonly SenderBlockKind[];
  note: string;
};

/** Decisions of the operator about messages and demands, each in its own transaction. */
@Injectable()
export class InquiryModerationService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly closing: InquiryClosingService,
    private readonly blocks: SenderBlocksService,
    private readonly audit: AuditTrailService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Inquiries that the decision does not fit are left out.
   * @returns ids of the changed ones
   * @throws DomainError VALIDATION for a block of a domain that many people use
   */
  async moderate(actor: Actor, moderation: Moderation): Promise<number[]> {
    const done: number[] = [];
    await this.unitOfWork.run(async () => {
      for (const id of [...new Set(moderation.ids)].sort((one, other) => one - other)) {
        const inquiry = await this.inquiries.findForUpdate(id);
        if (inquiry && (await this.apply(actor, inquiry, moderation))) done.push(id);
      }
    });
    return done;
  }

  private async apply(
    actor: Actor,
    inquiry: InquiryWithRecipients,
    { decision, block, note }: Moderation,
  ): Promise<boolean> {
    const before = { state: inquiry.state, moderation: inquiry.moderation };
    const isChanged = await {
      close: () => this.close(inquiry, note),
      spam: () => this.markAsSpam(actor, inquiry, block, note),
      release: () => this.release(inquiry),
    }[decision]();
    if (!isChanged) return false;
    const { id, state, moderation } = inquiry;
    const after = { state, moderation, ...(block.length > 0 && { block }) };
    await this.audit.record(actor, `inquiry.${decision}`, { type: 'inquiry', id }, before, after);
    return true;
  }

  private async close(inquiry: InquiryWithRecipients, note: string): Promise<boolean> {
    if (!isOpen(inquiry, this.clock.now())) return false;
    await this.closing.close(inquiry, 'operator', note);
    return true;
  }

  /** Closed without a mail to the sender; owners who have it are told. Repeated spam adds blocks. */
  private async markAsSpam(
    actor: Actor,
    inquiry: InquiryWithRecipients,
    block: readonly SenderBlockKind[],
    reason: string,
  ): Promise<boolean> {
    if (block.includes('domain') && isPublicMailDomain(getDomain(inquiry.email)))
      throw createFieldError('block', fieldError('publicMailDomain', { domain: getDomain(inquiry.email) }));
    await this.blocks.block(actor, inquiry, block, reason);
    if (inquiry.moderation !== 'spam') {
      inquiry.moderation = 'spam';
      await this.closing.close(inquiry, 'spam', null);
    }
    return true;
  }

  /** Held inquiries reach their owners now; spam opens again unless it has expired. */
  private async release(inquiry: InquiryWithRecipients): Promise<boolean> {
    if (inquiry.moderation !== 'held' && inquiry.moderation !== 'spam') return false;
    const now = this.clock.now();
    inquiry.moderation = 'released';
    if (inquiry.closedReason === 'spam' && (inquiry.expiresAt === null || inquiry.expiresAt > now))
      Object.assign(inquiry, { state: 'open', closedReason: null, closedAt: null });
    if (inquiry.isDelivered || !isOpen(inquiry, now)) return true;
    inquiry.isDelivered = true;
    await this.outbox.publish(inquirySent, {
      inquiry_id: inquiry.id,
      recipient_ids: inquiry.recipients.getItems().map(({ id }) => id),
      tells_sender: false,
    });
    return true;
  }
}
