import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DEALS } from '@prostora/contracts';
import { computeCancellationAmounts } from '@prostora/contracts/cancellation-amounts.ts';
import {
  computeCancellationFee,
  findNextFee,
  type CancellableReservation,
  type CancellationFee,
  type CancellationRequest,
} from '@prostora/rental-terms';
import { Clock } from '../../../platform/clock/clock.ts';
import { type Reservation, type ReservationWithSpace } from '../../reservations/index.ts';
import { isAgreed, type DealCancellation } from '../../reservations/decisions/index.ts';
import { cancellationChanged, cancellationFee, dealState } from '../deal.errors.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { findAgreedAt, listCancellable, listLive, sumFees, sumHaler } from '../deal.states.ts';
import { DealSummariesService } from '../deal-summaries.service.ts';
import { DealInstalmentsService } from '../instalments/deal-instalments.service.ts';
import { toCancellationPreview, type CancellationPreview } from './cancellation-preview.ts';

type CancellationSide = DealCancellation['by'];
export type ShownPreview = { readonly previewHash: string; readonly computedAt: Date };

/** What cancellations of agreed reservations cost, and their settlement. */
@Injectable()
export class DealCancellationService {
  constructor(
    private readonly deals: DealRepository,
    private readonly summaries: DealSummariesService,
    private readonly instalments: DealInstalmentsService,
    private readonly clock: Clock,
  ) {}

  /** @param computedAt time at which the cancellation counts; now if omitted */
  async preview(
    record: DealRecord,
    reservations: readonly Reservation[],
    side: CancellationSide,
    computedAt = this.clock.now(),
  ): Promise<CancellationPreview> {
    const request = await this.toRequest(record, reservations, side, computedAt);
    return toCancellationPreview(request, {
      fee: computeCancellationFee(request),
      next: side === 'guest' ? findNextFee(request) : null,
      reservations,
      hash: hashPreview(record, reservations, side, request),
      validUntil: new Date(computedAt.getTime() + DEALS.previewMs),
    });
  }

  /**
   * @param ids all that may be cancelled if empty
   * @throws DomainError DEAL_STATE when nothing may be cancelled
   */
  list(record: DealRecord, ids: readonly number[] = []): ReservationWithSpace[] {
    const open = listCancellable(record, this.clock.now()).filter(
      ({ id }) => ids.length === 0 || ids.includes(id),
    );
    if (open.length === 0) throw dealState();
    return open;
  }

  /**
   * @param shown what the caller has seen
   * @throws DomainError CANCELLATION_CHANGED with the present preview, when it has ended, or what it was computed from has
   *   changed
   */
  async assertPreview(
    record: DealRecord,
    reservations: readonly Reservation[],
    side: CancellationSide,
    shown: ShownPreview,
  ): Promise<CancellationPreview> {
    const preview = await this.preview(record, reservations, side, shown.computedAt);
    if (preview.preview_hash === shown.previewHash && new Date(preview.valid_until) >= this.clock.now())
      return preview;
    throw cancellationChanged(await this.preview(record, reservations, side));
  }

  /**
   * Settles reservations that are being cancelled; the deal and they are locked.
   * @throws DomainError CANCELLATION_FEE to a guest who has not agreed to the fee
   */
  async settle(
    record: DealRecord,
    cancelled: readonly Reservation[],
    { by, acceptedFeeHaler, reason }: DealCancellation,
  ): Promise<void> {
    const agreed = cancelled.filter(isAgreed);
    if (agreed.length === 0) return this.closeOffers(record, by);
    const request = await this.toRequest(record, agreed, by, this.clock.now());
    const fee = computeCancellationFee(request);
    const feeHaler = acceptedFeeHaler ?? fee.feeHaler;
    if (by === 'guest' && acceptedFeeHaler === null && fee.feeHaler > 0)
      throw cancellationFee(await this.preview(record, agreed, by));
    await this.record(record, agreed, { by, reason, fee, feeHaler });
    const kept = listKept(record, agreed, this.clock.now());
    await this.instalments.balance(record, {
      dueHaler: sumFees(record) + feeHaler + sumHaler(kept.map(({ priceHaler }) => priceHaler)),
      extra: 'cancellation',
      isDepositReturned: kept.length === 0,
    });
  }

  private async record(
    { deal }: DealRecord,
    reservations: readonly Reservation[],
    {
      by,
      reason,
      fee,
      feeHaler,
    }: Pick<DealCancellation, 'by' | 'reason'> & { fee: CancellationFee; feeHaler: number },
  ): Promise<void> {
    this.deals.createSettlement({
      deal,
      kind: 'cancellation',
      side: by,
      rule: fee.reason,
      reason,
      reservationIds: reservations.map(({ id }) => id),
      feeHaler,
      at: this.clock.now(),
    });
    await this.deals.flush();
  }

  private async closeOffers({ offers }: DealRecord, by: CancellationSide): Promise<void> {
    for (const offer of offers)
      if (offer.state === 'sent')
        Object.assign(offer, {
          state: by === 'guest' ? 'declined' : 'withdrawn',
          decidedAt: this.clock.now(),
        });
    await this.deals.flush();
  }

  private async toRequest(
    record: DealRecord,
    cancelled: readonly Reservation[],
    side: CancellationSide,
    cancelledAt: Date,
  ): Promise<CancellationRequest> {
    const {
      state: { money },
    } = await this.summaries.summarize(record, cancelledAt);
    const { cancellation: policy, withdrawal } = record.deal.definition;
    return {
      policy,
      withdrawal,
      cancelled: cancelled.map(toCancellable),
      kept: listKept(record, cancelled, cancelledAt),
      acceptedAt: findAgreedAt(record),
      confirmedAt: cancelled.map(({ confirmedAt }) => confirmedAt).find((at) => at !== null) ?? null,
      cancelledAt,
      by: side === 'guest' || side === 'operator' ? side : 'host',
      isConsumer: (record.deal.tenant?.kind ?? 'person') === 'person',
      paidHaler: money.paidHaler,
      depositPaidHaler: money.depositPaidHaler,
    };
  }
}

const listKept = (record: DealRecord, cancelled: readonly Reservation[], now: Date) =>
  listLive(record, now).filter(({ id }) => !cancelled.some((one) => one.id === id));

/** The price agreed on has the share of refundable lines of its quote. */
function toCancellable({ priceHaler, startsAt, quote }: Reservation): CancellableReservation {
  const amounts = quote && computeCancellationAmounts(quote.answer);
  const share = amounts && amounts.total > 0 ? amounts.returned / amounts.total : 1;
  return { priceHaler, refundableHaler: Math.round(priceHaler * share), startsAt };
}

const hashPreview = (
  { deal }: DealRecord,
  reservations: readonly Reservation[],
  side: CancellationSide,
  { paidHaler, depositPaidHaler, cancelledAt }: CancellationRequest,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        deal.id,
        side,
        reservations.map(({ id, sequence, priceHaler }) => [id, sequence, priceHaler]),
        deal.definition.cancellation,
        paidHaler,
        depositPaidHaler,
        cancelledAt.toISOString(),
      ]),
    )
    .digest('hex')
    .slice(0, 32);
