import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrail } from '../../audit/index.ts';
import { PricingService, toTotalHaler, type QuoteSnapshot } from '../../pricing/index.ts';
import type { Busy } from '../booking-ground.ts';
import { keepGuestPrice, toGuestPriceValues, toPrice, toPriceValues } from '../reservation-price.ts';
import type { CancelledBy, Reservation } from '../reservation.entity.ts';
import { reservationChanged, resultOf } from '../reservation.events.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { toAgreement, toAuditValues } from './agreement.ts';
import { toAgreementRecord } from './change-proposal.events.ts';
import { changedFields, isSlotChanged, type Agreement } from './reservation-change.policy.ts';

export type AgreementChange = {
  readonly by: CancelledBy;
  readonly agreement: Agreement;
  /** The slot with its buffers; left out where it stays. */
  readonly held?: Busy | undefined;
  /** The price of the slot, where it is the agreement's. */
  readonly quote?: QuoteSnapshot | undefined;
  /** The accepted proposal the change comes from. */
  readonly proposalId?: number;
  /** The guest of a request has accepted the change by phone. */
  readonly isAgreedByPhone?: boolean;
};

/** Writes a changed agreement down, inside a unit of work that holds the reservation and its schedules. Both sides are told. */
@Injectable()
export class AgreementService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly pricing: PricingService,
  ) {}

  /** An accepted proposal confirms a pending reservation; else its status stays. */
  async apply(actor: Actor, reservation: ReservationWithSpace, { by, agreement, held, quote, proposalId, isAgreedByPhone = false }: AgreementChange): Promise<void> {
    const before = toAgreement(reservation);
    const { spaceId, startsAt, endsAt, guests } = agreement;
    const { expiresAt, status } = reservation;
    const isConfirming = proposalId !== undefined && status === 'pending';
    const isAccepted = isConfirming || isAgreedByPhone || status === 'confirmed';
    const price = { ...toPrice(reservation), ...this.toPriceColumns(reservation, agreement, quote) };
    Object.assign(reservation, {
      space: this.reservations.spaceReference(spaceId), startsAt, endsAt, numberOfGuests: guests,
      ...(isAccepted ? toGuestPriceValues(price) : keepGuestPrice(reservation)), ...price,
      sequence: reservation.sequence + 1, expiresAt: expiresAt && expiresAt > startsAt ? startsAt : expiresAt,
      ...(held && { heldFrom: held.from, heldUntil: held.until }),
      ...(isConfirming && { status: 'confirmed', confirmedAt: this.clock.now(), expiresAt: null }),
    });
    await this.reservations.flush();
    await this.reservations.populated(reservation);
    const action = proposalId === undefined ? 'reservation.changed' : 'reservation.proposal-accepted';
    const subject = { type: 'reservation', id: reservation.id } as const;
    await this.audit.record(actor, action, subject, toAuditValues(before), toAuditValues(agreement));
    await this.outbox.publish(reservationChanged, {
      reservation_id: reservation.id, step: isConfirming ? 'confirmed' : 'changed', by, sequence: reservation.sequence, former: null,
      before: toAgreementRecord(before), result: resultOf(reservation), ...(proposalId !== undefined && { proposal_id: proposalId }),
    });
  }

  /** A price that is not the slot's own is what both sides agreed on; the quote of another slot says nothing of it. */
  private toPriceColumns(reservation: ReservationWithSpace, agreement: Agreement, quote: QuoteSnapshot | undefined): Partial<Reservation> {
    const { priceHaler } = agreement;
    if (quote && toTotalHaler(quote) === priceHaler) return toPriceValues(quote, this.pricing.store(quote));
    const fields = changedFields(toAgreement(reservation), agreement);
    if (!isSlotChanged(fields) && !fields.includes('price')) return {};
    return { priceHaler, priceState: priceHaler === 0 ? 'none' : 'agreed', ...(isSlotChanged(fields) && { quote: null }) };
  }
}
