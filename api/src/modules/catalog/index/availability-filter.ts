import { Bitset, keepMatching, subtract } from './bitset.ts';
import type { BusyDays, DayRange } from './busy-days.ts';
import type { BudgetMatch, FreeTime, IndexQuery } from './index-query.ts';
import type { OfferRequest } from './offer-request.ts';
import type { SpaceOffers } from './space-offers.ts';

/** Keeps the spaces that are free and offered at the time of a query, and within its budget. */
export class AvailabilityFilter {
  constructor(
    private readonly busy: BusyDays,
    private readonly offers: SpaceOffers,
  ) {}

  keep({ budgetMatch, days, freeTime, isTaken, offer }: IndexQuery, target: Uint32Array): void {
    const candidates = isTaken ? target.slice() : null;
    if (days !== null) subtract(target, target.length, this.findBusyOn(days, target.length));
    if (freeTime !== null) {
      this.keepFree(freeTime, target);
      if (offer?.hasHours) keepMatching(target, (slot) => this.offers.isAvailable(slot, offer));
    }
    if (candidates !== null) {
      subtract(candidates, target.length, target);
      target.set(candidates);
    }
    if (offer && offer.maxTotalHaler !== null) this.keepBudget(budgetMatch, offer, target);
  }

  private keepBudget(match: BudgetMatch, offer: OfferRequest, target: Uint32Array): void {
    if (match === 'within') keepMatching(target, (slot) => this.offers.isWithinBudget(slot, offer));
    else if (match !== 'any')
      keepMatching(target, (slot) => this.offers.isOverBudget(slot, offer) === (match === 'over'));
  }

  private findBusyOn(days: DayRange, length: number): Uint32Array {
    const busySlots = new Uint32Array(length);
    this.busy.addBusyOn(days, busySlots, length);
    return busySlots;
  }

  private keepFree({ days, isEveryDay, spans }: FreeTime, target: Uint32Array): void {
    const { length } = target;
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) target.fill(0);
    else if (spans === null && !isEveryDay) subtract(target, length, this.busy.findBusyOnAll(days, length));
    else if (spans === null)
      for (const day of days) subtract(target, length, this.findBusyOn({ from: day, to: day }, length));
    else if (!isEveryDay) keepMatching(target, (slot) => spans.some((span) => this.busy.isFree(slot, span)));
    else {
      // Buffers of both events reach at most two days beyond an interval, the span one day beyond its own.
      const busySlots = new Bitset(0);
      busySlots.words = this.findBusyOn({ from: first - 2, to: last + 3 }, length);
      keepMatching(
        target,
        (slot) => !busySlots.has(slot) || spans.every((span) => this.busy.isFree(slot, span)),
      );
    }
  }
}
