import { Injectable } from '@nestjs/common';
import { LIMITS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { computeExpiresAt } from '../demand-needs.ts';
import { InquiryClosingService } from '../inquiry-closing.service.ts';
import { inquiryAnswered } from '../inquiry.events.ts';
import type { InquiryRecipient } from '../inquiry.entity.ts';
import { InquiryRepository, type InquiryWithRecipients } from '../inquiry.repository.ts';
import { resolveChoiceOutcome, resolveStateAfterChoice, type ChoiceOutcome } from '../inquiry.states.ts';
import { InquiryMailsService } from '../mails/inquiry-mails.service.ts';
import { OfferReservationsPort, type OfferReservation } from '../offer-reservations-port.ts';

/**
 * Chosen offers of demands. A demand stays open until the reservation of the chosen offer is confirmed; when it ends
 * before, an offer can be chosen again (ADR 53).
 */
@Injectable()
export class OfferChoiceService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly closing: InquiryClosingService,
    private readonly mails: InquiryMailsService,
    private readonly offers: OfferReservationsPort,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Mails both sides once the reservation waits for the owner. Idempotent. */
  async announce(reservationId: number): Promise<void> {
    const found = await this.inquiries.findByReservation(reservationId);
    if (found) await this.mails.notifyChosen(found.inquiryId, found.recipientId);
  }

  /** Applies what became of the reservation. Idempotent; does nothing for other reservations. */
  async settle(reservationId: number): Promise<void> {
    const found = await this.inquiries.findByReservation(reservationId);
    if (!found) return;
    await this.unitOfWork.run(async () => {
      const inquiry = await this.inquiries.findForUpdate(found.inquiryId);
      if (inquiry) await this.settleLocked(inquiry);
    });
  }

  /** The same for the chosen offer of a demand that the caller has locked. */
  async settleLocked(inquiry: InquiryWithRecipients): Promise<void> {
    const chosen = inquiry.recipients.getItems().find(({ state }) => state === 'chosen');
    const id = chosen?.reservationId ?? null;
    if (inquiry.state !== 'open' || !chosen || id === null) return;
    const reservation = (await this.offers.find([id])).get(id);
    if (!reservation) return;
    const outcome = resolveChoiceOutcome(reservation);
    if (outcome === 'held') return;
    await this.apply(inquiry, chosen, outcome);
    if (outcome !== 'standing') await this.reopen(inquiry, chosen, reservation, outcome);
  }

  /** Requires the lock of the demand. A held choice renews the demand, so that it does not expire before. */
  async apply(
    inquiry: InquiryWithRecipients,
    chosen: InquiryRecipient,
    outcome: ChoiceOutcome,
  ): Promise<void> {
    if (outcome === 'held')
      inquiry.expiresAt = computeExpiresAt(this.clock.now(), inquiry.dateTo ?? inquiry.dateFrom);
    if (outcome === 'standing') await this.closing.close(inquiry, 'chosen', null);
    for (const recipient of inquiry.recipients.getItems())
      recipient.state = resolveStateAfterChoice(recipient.state, recipient.id === chosen.id, outcome);
  }

  private async reopen(
    inquiry: InquiryWithRecipients,
    chosen: InquiryRecipient,
    reservation: OfferReservation,
    outcome: 'ended' | 'refused',
  ): Promise<void> {
    chosen.reservationId = null;
    if (outcome === 'refused') {
      Object.assign(chosen, {
        declineReason: reservation.cancelReason?.slice(0, LIMITS.reason) ?? null,
        declineCode: reservation.cancelCode,
        answeredAt: this.clock.now(),
      });
      await this.outbox.publish(inquiryAnswered, {
        inquiry_id: inquiry.id,
        recipient_id: chosen.id,
        answer: 'declined',
      });
    }
    if (reservation.cancelledBy !== 'guest')
      await this.mails.notifyReopened(inquiry, chosen.id, reservation, this.clock.today());
  }
}
