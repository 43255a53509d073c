import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type Reservation } from '../../reservations/index.ts';
import {
  isAgreed,
  ReservationDealsPort,
  type DealCancellation,
  type ReservationDeal,
} from '../../reservations/decisions/index.ts';
import { DealCancellationService } from '../cancellation/deal-cancellation.service.ts';
import type { OfferedRoom } from '../deal.entity.ts';
import { DealAnonymizationService } from '../deal-anonymization.service.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { findOffer, summarizeDeal, listLive, sumFees, sumHaler, type DealSummary } from '../deal.states.ts';
import { InstalmentPaymentsPort } from '../instalment-payments-port.ts';
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
    private readonly payments: InstalmentPaymentsPort,
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
  async agree(_actor: Actor, reservations: readonly Reservation[]): Promise<Date | null> {
    const record = await this.lock(reservations);
    if (!record) return null;
    const live = listLive(record, this.clock.now());
    const others = live.filter((one) => !isAgreed(one) && !reservations.some(({ id }) => id === one.id));
    if (others.length > 0) return earliest(live.map(({ expiresAt, startsAt }) => expiresAt ?? startsAt));
    // An owner who confirms what is offered has the guest's word.
    Object.assign(findOffer(record, 'sent') ?? {}, { state: 'accepted', decidedAt: this.clock.now() });
    const heldUntil = await this.instalments.plan(record);
    const { gates } = await this.summarize(await this.reload(record));
    const isHeld = gates.some(({ state }) => state === 'closed');
    for (const one of live)
      if (isAgreed(one))
        Object.assign(
          one,
          isHeld
            ? { expiresAt: heldUntil }
            : { status: 'confirmed', confirmedAt: this.clock.now(), expiresAt: null },
        );
    return isHeld ? heldUntil : null;
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
    const records = await this.deals.list([...new Set(dealIds.values())]);
    const paid = await this.payments.findPaid(
      records.flatMap(({ instalments }) => instalments.map(({ id }) => id)),
    );
    const now = this.clock.now();
    const byId = new Map(
      records.map((record) => [record.deal.id, toReservationDeal(record, summarizeDeal(record, paid, now))]),
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

  private async reload({ deal }: DealRecord): Promise<DealRecord> {
    const record = await this.deals.find(deal.id);
    if (!record) throw new Error('A locked deal is not deleted.');
    return record;
  }

  private async summarize(record: DealRecord): Promise<DealSummary> {
    const paid = await this.payments.findPaid(record.instalments.map(({ id }) => id));
    return summarizeDeal(record, paid, this.clock.now());
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
