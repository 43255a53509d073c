import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type Reservation } from '../../reservations/index.ts';
import {
  isAgreed,
  ReservationDealsPort,
  type Agreement,
  type DealCancellation,
  type ReservationDeal,
} from '../../reservations/decisions/index.ts';
import { DealCancellationService } from '../cancellation/deal-cancellation.service.ts';
import type { OfferedRoom } from '../deal.entity.ts';
import { DealAnonymizationService } from '../deal-anonymization.service.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { findOffer, listLive, sumFees, sumHaler } from '../deal.states.ts';
import { DealSummariesService } from '../deal-summaries.service.ts';
import { DealInstalmentsService } from '../instalments/deal-instalments.service.ts';
import { RentalTermsInForceService } from '../rental-terms/index.ts';
import { toReservationDeal } from '../deal.mapper.ts';

/** Deals of reservations. */
@Injectable()
export class ReservationDealsService extends ReservationDealsPort {
  constructor(
    private readonly deals: DealRepository,
    private readonly terms: RentalTermsInForceService,
    private readonly instalments: DealInstalmentsService,
    private readonly summaries: DealSummariesService,
    private readonly cancellations: DealCancellationService,
    private readonly anonymization: DealAnonymizationService,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** The guest has agreed to the terms that the booking form shows: they are the first offer, accepted. */
  async open(actor: Actor, reservations: readonly Reservation[]): Promise<void> {
    const [first] = reservations;
    if (!first || first.dealId !== null) return;
    const customerId = await this.deals.findCustomerId(first.space.id);
    if (customerId === null) return;
    const spaceIds = [...new Set(reservations.map(({ space }) => space.id))];
    const definition = await this.terms.find(customerId, spaceIds);
    if (!definition) return;
    const now = this.clock.now();
    const deal = await this.deals.createDeal({
      customer: customerId,
      number: await this.deals.nextNumber(),
      title: first.title,
      definition,
      createdBy: actor.userId,
      createdAt: now,
    });
    this.deals.createOffer({
      deal,
      no: 1,
      state: 'accepted',
      rooms: reservations.map(toOfferedRoom),
      definition,
      totalHaler: sumHaler(reservations.map(({ priceHaler }) => priceHaler)),
      depositHaler: sumHaler(reservations.map(({ quote }) => Math.round((quote?.answer.deposit ?? 0) * 100))),
      sentAt: now,
      decidedAt: now,
    });
    for (const reservation of reservations) reservation.dealId = deal.id;
    await this.deals.flush();
  }

  /** Where reservations of a deal are agreed on one after the other, the last one decides about all. */
  async agree(_actor: Actor, reservations: readonly Reservation[]): Promise<Agreement> {
    const record = await this.lock(reservations);
    if (!record) return { heldUntil: null, others: [] };
    const live = listLive(record, this.clock.now());
    const others = live.filter((one) => !reservations.some(({ id }) => id === one.id));
    if (!others.every(isAgreed))
      return {
        heldUntil: earliest(live.map(({ expiresAt, startsAt }) => expiresAt ?? startsAt)),
        others: [],
      };
    // An owner who confirms what is offered has the guest's word.
    Object.assign(findOffer(record, 'sent') ?? {}, { state: 'accepted', decidedAt: this.clock.now() });
    const heldUntil = await this.instalments.plan(record);
    const planned = await this.summaries.find(record.deal.id);
    const isHeld = planned?.state.gates.some(({ state }) => state === 'closed') ?? false;
    return { heldUntil: isHeld ? heldUntil : null, others };
  }

  async rebalance(dealIds: readonly number[]): Promise<void> {
    for (const id of dealIds.toSorted((one, other) => one - other)) {
      const record = await this.deals.findForUpdate(id);
      if (!record || record.instalments.length === 0) continue;
      const live = listLive(record, this.clock.now());
      await this.instalments.balance(record, {
        dueHaler: sumFees(record) + sumHaler(live.map((one) => one.priceHaler)),
        extra: 'balance',
        isDepositReturned: live.length === 0,
      });
    }
  }

  async cancel(
    _actor: Actor,
    reservations: readonly Reservation[],
    cancellation: DealCancellation,
  ): Promise<void> {
    const record = await this.lock(reservations);
    if (record) await this.cancellations.settle(record, reservations, cancellation);
  }

  release(dealIds: readonly number[]): Promise<void> {
    return this.anonymization.release(dealIds);
  }

  async find(reservationIds: readonly number[]): Promise<ReadonlyMap<number, ReservationDeal>> {
    const dealIds = await this.deals.findIds(reservationIds);
    if (dealIds.size === 0) return new Map();
    const deals = await this.summaries.list([...new Set(dealIds.values())]);
    const byId = new Map(
      deals.map(({ record, state }) => [record.deal.id, toReservationDeal(record, state)]),
    );
    return new Map(
      [...dealIds].flatMap(([id, dealId]) => {
        const deal = byId.get(dealId);
        return deal ? [[id, deal] as const] : [];
      }),
    );
  }

  /** Null for reservations without a deal. */
  private async lock([first]: readonly Reservation[]): Promise<DealRecord | null> {
    return first?.dealId == null ? null : this.deals.findForUpdate(first.dealId);
  }
}

const earliest = (times: readonly Date[]): Date => new Date(Math.min(...times.map((time) => time.getTime())));

const toOfferedRoom = (reservation: Reservation): OfferedRoom => ({
  space_id: reservation.space.id,
  starts_at: reservation.startsAt.toISOString(),
  ends_at: reservation.endsAt.toISOString(),
  guests: reservation.numberOfGuests,
  price_haler: reservation.priceHaler,
});
