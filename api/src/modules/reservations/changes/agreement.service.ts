import { Injectable, Optional } from '@nestjs/common';
import { toWallSlot } from '@prostora/contracts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { isPermittedMember } from '../../accounts/members/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { PricingService, toTotalHaler, type PricedQuote, type Quote } from '../../pricing/index.ts';
import type { HeldPeriod } from '../booking-context.ts';
import { keepGuestPrice, toGuestPriceValues, type Price } from '../reservation-price.ts';
import { ReservationConfirmationService } from '../reservation-confirmation.service.ts';
import { ReservationDealsPort } from '../reservation-deals-port.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import {
  reservationChanged,
  toStepResult,
  type ReservationStep,
  type ReservationStepEvent,
  toAgreementRecord,
} from '../reservation.events.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { isAgreed, type Side } from '../reservation.states.ts';
import { SeriesRepository } from '../series.repository.ts';
import {
  joinMessages,
  toAgreement,
  toAuditValues,
  changedFields,
  isSlotChanged,
  type Agreement,
  type AgreementField,
} from '../reservation-change.policy.ts';
import type { ChangeBatch } from '../change-batch.ts';

export type AgreementChange = {
  readonly by: CancelledBy;
  readonly agreement: Agreement;
  /** The slot with its buffers; left out when it stays. */
  readonly held?: HeldPeriod | undefined;
  /** The quote of the new slot. */
  readonly quote?: PricedQuote | undefined;
  /** The accepted proposal the change comes from. */
  readonly proposalId?: number;
  /** Of the change or of the accepted proposal. */
  readonly message?: string | null;
  /** The side that wrote the message. */
  readonly author?: Side;
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
    private readonly pricing: PricingService,
    private readonly series: SeriesRepository,
    private readonly confirmation: ReservationConfirmationService,
    @Optional() private readonly deals?: ReservationDealsPort,
  ) {}

  /** An accepted proposal confirms a pending reservation; otherwise the status stays. */
  async apply(
    actor: Actor,
    reservation: ReservationWithSpace,
    {
      by,
      agreement,
      held,
      quote,
      proposalId,
      message = null,
      author = 'host',
      isAgreedByPhone = false,
      batch,
    }: AgreementChange,
  ): Promise<void> {
    const before = toAgreement(reservation);
    const fields = changedFields(before, agreement);
    const { spaceId, startsAt, endsAt, guests } = agreement;
    const { assignee, expiresAt } = reservation;
    const wasAgreed = isAgreed(reservation);
    const isConfirming = proposalId !== undefined && !wasAgreed;
    const isBinding = isConfirming || wasAgreed;
    const price = this.toPriceColumns(agreement, fields, { quote, isBinding });
    Object.assign(reservation, {
      space: this.reservations.getSpaceReference(spaceId),
      ...(fields.some((field) => field !== 'price') && { handledAt: null, handledBy: null }),
      assignee: assignee && isPermittedMember(assignee, 'view', spaceId) ? assignee : null,
      startsAt,
      endsAt,
      numberOfGuests: guests,
      ...(isBinding || isAgreedByPhone ? toGuestPriceValues(price) : keepGuestPrice(reservation)),
      ...price,
      // A price by the list has the state of its quote.
      ...(fields.includes('price') && { isPriceSet: agreement.priceState === 'agreed' }),
      sequence: reservation.sequence + 1,
      expiresAt: expiresAt && expiresAt > startsAt ? startsAt : expiresAt,
      ...toMessageColumns(reservation, message, author),
      ...(held && { heldFrom: held.from, heldUntil: held.until }),
    });
    if (wasAgreed && reservation.dealId !== null) await this.deals?.rebalance([reservation.dealId]);
    const isConfirmed = isConfirming && (await this.confirmation.settle(actor, [reservation]));
    await this.reservations.flush();
    await this.reservations.populateSpace(reservation);
    const action = proposalId === undefined ? 'reservation.changed' : 'reservation.proposal-accepted';
    const subject = { type: 'reservation', id: reservation.id } as const;
    await this.audit.record(actor, action, subject, toAuditValues(before), toAuditValues(agreement));
    const event: ReservationStepEvent = {
      reservation_id: reservation.id,
      step: toStep(isConfirming, isConfirmed),
      by,
      sequence: reservation.sequence,
      former: null,
      before: toAgreementRecord(before),
      result: toStepResult(reservation),
      ...(proposalId !== undefined && { proposal_id: proposalId }),
      ...(proposalId === undefined && message !== null && { has_message: true }),
    };
    if (batch) batch.addStep(event, reservation.customerEmail);
    else await this.outbox.publish(reservationChanged, event);
  }

  /**
   * The rule of a series takes the time of occurrences that moved together, from the earliest of their days on. The
   * spaces of one day, moved without the following ones, differ from the rule.
   */
  async followOccurrences(moved: readonly ReservationWithSpace[]): Promise<void> {
    const [first, ...others] = moved
      .filter(({ series }) => series)
      .toSorted((one, other) => (one.seriesDay ?? '').localeCompare(other.seriesDay ?? ''));
    if (!first?.series || first.seriesDay === null) return;
    if (others.length > 0 && others.every(({ seriesDay }) => seriesDay === first.seriesDay)) return;
    await this.series.saveTime(first.series.id, first.seriesDay, toWallSlot(first));
  }

  /**
   * The quote of the new slot and guests holds the choices of the guest, also when another price is agreed. A
   * binding price is not an estimate.
   */
  private toPriceColumns(
    agreement: Agreement,
    fields: readonly AgreementField[],
    { quote, isBinding }: { quote: PricedQuote | undefined; isBinding: boolean },
  ): Price & { quote?: Quote | null } {
    const { priceHaler, priceState } = agreement;
    const price: Price = {
      priceHaler,
      priceState: isBinding && priceState === 'estimate' ? 'agreed' : priceState,
    };
    const hasOtherSlot = isSlotChanged(fields);
    const hasOtherTerms = hasOtherSlot || fields.includes('number_of_guests');
    if (quote && (hasOtherTerms || toTotalHaler(quote.snapshot) === priceHaler))
      return { ...price, quote: this.pricing.store(quote) };
    return hasOtherSlot ? { ...price, quote: null } : price;
  }
}

const toStep = (isConfirming: boolean, isConfirmed: boolean): ReservationStep => {
  if (!isConfirming) return 'changed';
  return isConfirmed ? 'confirmed' : 'agreed';
};

/** Both sides keep the message on their pages: the host's beside that of the confirmation, the guest's as a note. */
const toMessageColumns = (
  { hostMessage, notes }: ReservationWithSpace,
  message: string | null,
  author: Side,
): { hostMessage?: string | null; notes?: string } => {
  if (message === null) return {};
  return author === 'host'
    ? { hostMessage: joinMessages(hostMessage, message) }
    : { notes: joinMessages(notes, message) ?? '' };
};
