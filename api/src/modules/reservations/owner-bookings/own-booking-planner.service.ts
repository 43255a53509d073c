import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { PricingService, toPriceState, toTotalHaler, type PricedQuote } from '../../pricing/index.ts';
import { BookingContextLoader, type SpaceWithBookingContext } from '../booking/booking-context.loader.ts';
import { overlaps, toHeldPeriod } from '../booking/booking-context.ts';
import type { Price } from '../booking/reservation-price.ts';
import { GuestSenderService } from '../mails/guest-sender.service.ts';
import { ReservationExpiryService } from '../reservation-expiry.service.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import {
  listOccurrences,
  listWarnings,
  type OwnBookingWarning,
  type OwnSlot,
  type SlotConflict,
} from './own-booking-rules.ts';
import type { OwnSlotRequest } from './own-booking.input.ts';
import { OwnBookingRepository, type FoundConflict, type SpaceWithOwner } from './own-booking.repository.ts';

/** A slot with all that decides about it. */
export type PlannedSlot = OwnSlot & {
  readonly conflicts: readonly SlotConflict[];
  readonly warnings: readonly OwnBookingWarning[];
  readonly price: Price;
  /** Null when the owner set the price. */
  readonly quote: PricedQuote | null;
};
export type OwnBookingPlan = {
  readonly customerId: number;
  readonly now: Date;
  /** By day, then in the order of the rooms. */
  readonly slots: readonly PlannedSlot[];
};

/** Plans bookings that the owner enters: slots, what meets them, warnings and prices. */
@Injectable()
export class OwnBookingPlannerService {
  constructor(
    private readonly repository: OwnBookingRepository,
    private readonly availability: SpaceAvailabilityService,
    private readonly contexts: BookingContextLoader,
    private readonly expiry: ReservationExpiryService,
    private readonly pricing: PricingService,
    private readonly senders: GuestSenderService,
    private readonly clock: Clock,
  ) {}

  /** Plans without locks. */
  async preview(actor: Actor, request: OwnSlotRequest): Promise<OwnBookingPlan> {
    const ids = request.rooms.map(({ spaceId }) => spaceId);
    const spaces = await this.listSpaces(actor, ids);
    return this.plan(request, spaces, await this.availability.listSharing(ids));
  }

  /** Locks the schedules of all spaces until the end of the unit of work, then plans. */
  async lockAndPlan(actor: Actor, request: OwnSlotRequest): Promise<OwnBookingPlan> {
    const ids = request.rooms.map(({ spaceId }) => spaceId);
    const spaces = await this.listSpaces(actor, ids);
    const sharing = await this.availability.lockSchedules(ids);
    await this.expiry.expireRequests([...new Set([...sharing.values()].flat())]);
    return this.plan(request, spaces, sharing);
  }

  /**
   * Checks that the owner may have the guest of a new booking mailed.
   * @throws DomainError VALIDATION on `customer_email`
   */
  assertMayNotify(reservationId: number): Promise<void> {
    return this.senders.assertMayWrite(reservationId);
  }

  /** @throws DomainError NOTFOUND unless the actor is a host of all spaces, which have one owner */
  private async listSpaces(actor: Actor, ids: readonly number[]): Promise<SpaceWithOwner[]> {
    const found = new Map((await this.repository.listSpaces(ids)).map((space) => [space.id, space]));
    const customerId = found.get(ids[0] ?? 0)?.building.customer.id;
    return ids.map((id) => {
      const space = found.get(id);
      if (!space || space.status === 'DELETED' || space.building.customer.id !== customerId)
        throw reservationNotFound();
      assertMayHost(actor, toOwnedSpaceRef(space), 'write');
      return space;
    });
  }

  private async plan(
    request: OwnSlotRequest,
    spaces: readonly SpaceWithOwner[],
    sharing: ReadonlyMap<number, readonly number[]>,
  ): Promise<OwnBookingPlan> {
    assertSeparateFloors(spaces, sharing);
    const now = this.clock.now();
    const occurrences = listOccurrences(request, now);
    const contexts = await this.contexts.listForRead(
      spaces.map(({ id }) => id),
      {
        startsAt: occurrences[0]?.startsAt ?? request.startsAt,
        endsAt: occurrences.at(-1)?.endsAt ?? request.endsAt,
      },
    );
    const findContext = (spaceId: number): SpaceWithBookingContext => {
      const context = contexts.get(spaceId);
      if (!context) throw reservationNotFound();
      return context;
    };
    const slots = occurrences.flatMap((occurrence) =>
      request.rooms.map(({ spaceId }, room): OwnSlot => ({
        ...occurrence,
        spaceId,
        room,
        held: toHeldPeriod(occurrence, findContext(spaceId).context.settings),
      })),
    );
    const conflicts = Map.groupBy(await this.repository.listConflicts(slots, now), ({ slot }) => slot);
    const prices = await this.price(request, slots, findContext);
    const first = spaces[0];
    return {
      customerId: first?.building.customer.id ?? 0,
      now,
      slots: slots.map((slot, index) => {
        const found = conflicts.get(index) ?? [];
        const isNearForeign = found.some(({ isOnlyNear }) => isOnlyNear);
        return {
          ...slot,
          ...prices(index),
          conflicts: [
            ...found.filter(({ isOnlyNear }) => !isOnlyNear).map(toConflict),
            ...listSelf(slots, slot),
          ],
          warnings: [
            ...listWarnings(slot, findContext(slot.spaceId), request.guests, now),
            ...(isNearForeign
              ? [{ code: 'FOREIGN_CALENDAR' as const, spaceId: slot.spaceId, day: slot.day, values: [] }]
              : []),
          ],
        };
      }),
    };
  }

  /** Prices of the slots by index: the owner's, or those of the price function. */
  private async price(
    { rooms, guests }: OwnSlotRequest,
    slots: readonly OwnSlot[],
    findContext: (spaceId: number) => SpaceWithBookingContext,
  ): Promise<(index: number) => Pick<PlannedSlot, 'price' | 'quote'>> {
    const isQuoted = ({ room }: OwnSlot): boolean => (rooms[room]?.priceHaler ?? null) === null;
    const quoted = slots.filter(isQuoted);
    const quotes = await this.pricing.priceMany(
      quoted.map(({ spaceId, startsAt, endsAt }) => ({
        spaceId,
        startsAt,
        endsAt,
        guests,
        prices: findContext(spaceId).context,
      })),
    );
    const bySlot = new Map(quoted.map((slot, index) => [slot, quotes[index]]));
    return (index) => {
      const slot = slots[index];
      const quote = (slot && bySlot.get(slot)) ?? null;
      if (!quote)
        return {
          price: { priceHaler: rooms[slot?.room ?? 0]?.priceHaler ?? 0, priceState: 'agreed' },
          quote: null,
        };
      const { snapshot } = quote;
      return { price: { priceHaler: toTotalHaler(snapshot), priceState: toPriceState(snapshot) }, quote };
    };
  }
}

const toConflict = ({
  spaceId,
  startsAt,
  endsAt,
  kind,
  reservationId,
  title,
}: FoundConflict): SlotConflict => ({
  spaceId,
  startsAt,
  endsAt,
  kind,
  reservationId,
  title,
});

/** Earlier days of the same request that meet the slot. */
function listSelf(slots: readonly OwnSlot[], slot: OwnSlot): SlotConflict[] {
  return slots
    .filter(
      (other) =>
        other.spaceId === slot.spaceId && other.startsAt < slot.startsAt && overlaps(other.held, slot.held),
    )
    .map(({ spaceId, startsAt, endsAt }) => ({
      spaceId,
      startsAt,
      endsAt,
      kind: 'reservation',
      reservationId: null,
      title: '',
    }));
}

/** @throws DomainError VALIDATION on `rooms` when two of the spaces share floor area */
function assertSeparateFloors(
  spaces: readonly SpaceWithOwner[],
  sharing: ReadonlyMap<number, readonly number[]>,
): void {
  const getName = ({ noName, name, building }: SpaceWithOwner): string => (noName ? building.name : name);
  spaces.forEach((first, index) => {
    const second = spaces.slice(index + 1).find(({ id }) => sharing.get(first.id)?.includes(id));
    if (second)
      throw createFieldError(
        'rooms',
        fieldError('sharedFloor', { first: getName(first), second: getName(second) }),
      );
  });
}
