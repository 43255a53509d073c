import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import type { ClosedReason } from './inquiry.entity.ts';
import { inquiryClosed } from './inquiry.events.ts';
import type { InquiryWithRecipients } from './inquiry.repository.ts';
import { ACTIVE_STATES } from './inquiry.states.ts';

/**
 * Closes an inquiry inside the caller's unit of work and publishes the event that notifies active recipients, of
 * spam everybody who has it.
 */
@Injectable()
export class InquiryClosingService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async close(inquiry: InquiryWithRecipients, reason: ClosedReason, note: string | null): Promise<void> {
    const notifiedRecipientIds = inquiry.recipients
      .getItems()
      .filter(({ state }) => inquiry.isDelivered && (reason === 'spam' || ACTIVE_STATES.includes(state)))
      .map(({ id }) => id);
    Object.assign(inquiry, {
      state: 'closed',
      closedReason: reason,
      closedNote: note || null,
      closedAt: this.clock.now(),
    });
    await this.outbox.publish(inquiryClosed, { inquiry_id: inquiry.id, told: notifiedRecipientIds });
  }
}
