import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { isPermittedMember } from '../../accounts/team/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { PricingService, toTotalHaler, type PricedQuote, type Quote } from '../../pricing/index.ts';
import type { HeldPeriod } from '../booking/booking-context.ts';
import { keepGuestPrice, toGuestPriceValues, type Price } from '../booking/reservation-price.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import { reservationChanged, toStepResult, type ReservationStepEvent } from '../reservation.events.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { toAgreement, toAuditValues } from './agreement.ts';
import type { ChangeBatch } from './change-batch.ts';
import { toAgreementRecord } from './change-proposal.events.ts';
import { changedFields, isSlotChanged, type Agreement } from './reservation-change.policy.ts';

export type AgreementChange = {
  readonly by: CancelledBy;
  readonly agreement: Agreement;
  /** The slot with its buffers; left out when it stays. */
  readonly held?: HeldPeriod | undefined;
  /** The quote of the new slot. */
  readonly quote?: PricedQuote | undefined;
  /** The accepted proposal the change comes from. */
  readonly proposalId?: number;
  /** The guest of a request has accepted the change by phone. */
  readonly isAgreedByPhone?: boolean;
  /** Collects the event of a change that is announced with others. */
  readonly batch?: ChangeBatch | undefined;
};

/**
 * Applies a changed agreement and notifies both sides. Requires a unit of work that has locked the
 * reservation and its schedules.
 */
@Injectable()
export class AgreementService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
    private readonly pricing: PricingService,
  ) {}

  /** An accepted proposal confirms a pending reservation; otherwise the status stays. */
  async apply(
    actor: Actor,
    reservation: ReservationWithSpace,
    { by, agreement, held, quote, proposalId, isAgreedByPhone = false, batch }: AgreementChange,
  ): Promise<void> {
    const before = toAgreement(reservation);
    const { spaceId, startsAt, endsAt, guests } = agreement;
    const { assignee, expiresAt, status } = reservation;
    const isConfirming = proposalId !== undefined && status === 'pending';
    const isBinding = isConfirming || status === 'confirmed';
    const price = this.toPriceColumns(reservation, agreement, { quote, isBinding });
    Object.assign(reservation, {
      space: this.reservations.getSpaceReference(spaceId),
      assignee: assignee && isPermittedMember(assignee, 'view', spaceId) ? assignee : null,
      startsAt,
      endsAt,
      numberOfGuests: guests,
      ...(isBinding || isAgreedByPhone ? toGuestPriceValues(price) : keepGuestPrice(reservation)),
      ...price,
      sequence: reservation.sequence + 1,
      expiresAt: expiresAt && expiresAt > startsAt ? startsAt : expiresAt,
      ...(held && { heldFrom: held.from, heldUntil: held.until }),
      ...(isConfirming && { status: 'confirmed', confirmedAt: this.clock.now(), expiresAt: null }),
    });
    await this.reservations.flush();
    await this.reservations.populateSpace(reservation);
    const action = proposalId === undefined ? 'reservation.changed' : 'reservation.proposal-accepted';
    const subject = { type: 'reservation', id: reservation.id } as const;
    await this.audit.record(actor, action, subject, toAuditValues(before), toAuditValues(agreement));
    const event: ReservationStepEvent = {
      reservation_id: reservation.id,
      step: isConfirming ? 'confirmed' : 'changed',
      by,
      sequence: reservation.sequence,
      former: null,
      before: toAgreementRecord(before),
      result: toStepResult(reservation),
      ...(proposalId !== undefined && { proposal_id: proposalId }),
    };
    if (batch) batch.addStep(event, reservation.customerEmail);
    else await this.outbox.publish(reservationChanged, event);
  }

  /**
   * A quote is kept only when its total is the agreed price; the quote of a former slot is dropped. A binding
   * price is not an estimate.
   */
  private toPriceColumns(
    reservation: ReservationWithSpace,
    agreement: Agreement,
    { quote, isBinding }: { quote: PricedQuote | undefined; isBinding: boolean },
  ): Price & { quote?: Quote | null } {
    const { priceHaler, priceState } = agreement;
    const price: Price = {
      priceHaler,
      priceState: isBinding && priceState === 'estimate' ? 'agreed' : priceState,
    };
    if (quote && toTotalHaler(quote.snapshot) === priceHaler)
      return { ...price, quote: this.pricing.store(quote) };
    return isSlotChanged(changedFields(toAgreement(reservation), agreement))
      ? { ...price, quote: null }
      : price;
  }
}
