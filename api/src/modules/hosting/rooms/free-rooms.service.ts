import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { getHostReason, SpaceAvailabilityService } from '../../availability/index.ts';
import { PricingService, type QuoteSnapshot, type TimeSlot } from '../../pricing/index.ts';
import {
  BookingContextLoader,
  classifySlotHours,
  type HeldPeriod,
  type SpaceWithBookingContext,
} from '../../reservations/booking/index.ts';
import { ReservationQueryService } from '../../reservations/index.ts';
import { findFirstConflict, findFreeFrom, findNearSlot, isSlotTaken, type NearSlot } from './free-rooms.ts';
import { ReservationListRepository, type OwnedSpace } from '../lists/reservation-list.repository.ts';

const DAY_MS = 86_400_000;
const MAX_NEAR = 3;

export type RoomConflictKind = 'reservation' | 'proposal' | 'block' | 'calendar' | 'shared_floor';
/** What holds the requested time of a space. */
export type RoomConflict = TimeSlot & {
  readonly kind: RoomConflictKind;
  /** Guest, or reason of a block; empty for a space that shares the floor. */
  readonly title: string;
  readonly reservationId: number | null;
};
export type FreeRoom = {
  readonly space: OwnedSpace;
  readonly quote: QuoteSnapshot | undefined;
  readonly isOutsideHours: boolean;
};
export type TakenRoom = {
  readonly space: OwnedSpace;
  readonly conflict: RoomConflict;
  readonly freeFrom: Date | null;
};
export type FreeRooms = {
  readonly free: readonly FreeRoom[];
  readonly taken: readonly TakenRoom[];
  readonly near: readonly (NearSlot & { readonly space: OwnedSpace })[];
  /** Number of spaces that are too small. */
  readonly smaller: number;
};
type RoomRequest = TimeSlot & { readonly guests: number | null };
type Room = { readonly space: OwnedSpace; readonly loaded: SpaceWithBookingContext };
type Holder = HeldPeriod & RoomConflict & { readonly spaceId: number };

/** A space of unknown capacity counts as the largest. */
const toSize = ({ capacity }: OwnedSpace): number => capacity ?? Number.MAX_SAFE_INTEGER;

/** Spaces of an owner that are free at a time. The owner's rules of booking do not apply to the owner. */
@Injectable()
export class FreeRoomsService {
  constructor(
    private readonly lists: ReservationListRepository,
    private readonly contexts: BookingContextLoader,
    private readonly reservations: ReservationQueryService,
    private readonly availability: SpaceAvailabilityService,
    private readonly pricing: PricingService,
    private readonly clock: Clock,
  ) {}

  /** Free and taken spaces that are large enough, smallest first. */
  async find(actor: Actor, request: RoomRequest): Promise<FreeRooms> {
    const owned = await this.lists.listSpaces({
      customerId: actor.customerId ?? 0,
      spaceIds: actor.memberSpaceIds,
    });
    const fitting = owned.filter(({ capacity }) => capacity === null || capacity >= (request.guests ?? 0));
    const rooms = (await this.loadRooms(fitting, request)).toSorted(
      (one, other) => toSize(one.space) - toSize(other.space),
    );
    const isTaken = ({ loaded }: Room): boolean => isSlotTaken(loaded.context, request);
    const taken = rooms.filter(isTaken);
    return {
      free: await this.priceFree(
        rooms.filter((room) => !isTaken(room)),
        request,
      ),
      taken: await this.describeTaken(taken, request),
      near: this.listNear(taken, request),
      smaller: owned.length - fitting.length,
    };
  }

  private async loadRooms(spaces: readonly OwnedSpace[], { startsAt, endsAt }: TimeSlot): Promise<Room[]> {
    const loaded = await this.contexts.listForRead(
      spaces.map(({ id }) => id),
      { startsAt: new Date(startsAt.getTime() - DAY_MS), endsAt: new Date(endsAt.getTime() + DAY_MS) },
    );
    return spaces.flatMap((space) => {
      const room = loaded.get(space.id);
      return room ? [{ space, loaded: room }] : [];
    });
  }

  private async priceFree(rooms: readonly Room[], request: RoomRequest): Promise<FreeRoom[]> {
    const quotes = await this.pricing.priceMany(
      rooms.map(({ space, loaded }) => ({ ...request, spaceId: space.id, prices: loaded.context })),
    );
    return rooms.map(({ space, loaded }, index) => ({
      space,
      quote: quotes[index]?.snapshot,
      isOutsideHours: loaded.hasHours && classifySlotHours(loaded.context, request) !== 'inside',
    }));
  }

  private async describeTaken(rooms: readonly Room[], slot: TimeSlot): Promise<TakenRoom[]> {
    const holders = await this.listHolders(
      rooms.map(({ space }) => space.id),
      slot,
    );
    return rooms.map(({ space, loaded: { context } }) => {
      const own = holders.filter(({ spaceId }) => spaceId === space.id);
      const conflict = findFirstConflict(own, context, slot) ?? {
        kind: 'shared_floor' as const,
        title: '',
        reservationId: null,
        startsAt: slot.startsAt,
        endsAt: slot.endsAt,
      };
      return { space, conflict, freeFrom: findFreeFrom(context, slot) };
    });
  }

  /** Reservations, open proposals and blocks of the spaces about the slot. */
  private async listHolders(spaceIds: readonly number[], { startsAt, endsAt }: TimeSlot): Promise<Holder[]> {
    const span = {
      from: new Date(startsAt.getTime() - DAY_MS),
      until: new Date(endsAt.getTime() + DAY_MS),
    };
    const reservations = await this.reservations.listOverlapping(spaceIds, span);
    const proposals = await this.reservations.listHoldingProposals(spaceIds, span);
    const blocks = await this.availability.listBlocks(spaceIds, span.from, span.until);
    return [
      ...reservations.map((one) => ({
        kind: 'reservation' as const,
        spaceId: one.space.id,
        title: one.title || one.customerName,
        reservationId: one.id,
        startsAt: one.startsAt,
        endsAt: one.endsAt,
        from: one.heldFrom,
        until: one.heldUntil,
      })),
      ...proposals.map((one) => ({
        kind: 'proposal' as const,
        spaceId: one.space.id,
        title: one.reservation.title || one.reservation.customerName,
        reservationId: one.reservation.id,
        startsAt: one.startsAt,
        endsAt: one.endsAt,
        from: one.heldFrom,
        until: one.heldUntil,
      })),
      ...blocks.map((one) => ({
        kind: one.feedId === null ? ('block' as const) : ('calendar' as const),
        spaceId: one.space.id,
        title: getHostReason(one),
        reservationId: null,
        startsAt: one.startsAt,
        endsAt: one.endsAt,
        from: one.startsAt,
        until: one.endsAt,
      })),
    ];
  }

  private listNear(rooms: readonly Room[], slot: TimeSlot): FreeRooms['near'] {
    const toDistance = ({ startsAt }: TimeSlot): number =>
      Math.abs(startsAt.getTime() - slot.startsAt.getTime());
    return rooms
      .flatMap(({ space, loaded }) => {
        const near = findNearSlot(loaded.context, slot, this.clock.now());
        return near ? [{ ...near, space, spaceId: space.id }] : [];
      })
      .toSorted((one, other) => toDistance(one) - toDistance(other))
      .slice(0, MAX_NEAR);
  }
}
