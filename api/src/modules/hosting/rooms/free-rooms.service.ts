import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { NO_CHOICES, PricingService, type QuoteSnapshot, type TimeSlot } from '../../pricing/index.ts';
import {
  BookingContextLoader,
  classifySlotHours,
  listConflicts,
  toHeldPeriod,
  type SlotConflict,
  type SpaceWithBookingContext,
} from '../../reservations/booking/index.ts';
import { findFreeFrom, findNearSlot, isSlotTaken, type NearSlot } from './free-rooms.ts';
import { ReservationListRepository, type OwnedSpace } from '../lists/reservation-list.repository.ts';

const MAX_NEAR = 3;

export type FreeRoom = {
  readonly space: OwnedSpace;
  readonly quote: QuoteSnapshot | undefined;
  readonly isOutsideHours: boolean;
};
export type TakenRoom = {
  readonly space: OwnedSpace;
  readonly conflict: SlotConflict;
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

/** A space of unknown capacity counts as the largest. */
const toSize = ({ capacity }: OwnedSpace): number => capacity ?? Number.MAX_SAFE_INTEGER;

/** Spaces of an owner that are free at a time. The owner's rules of booking do not apply to the owner. */
@Injectable()
export class FreeRoomsService {
  constructor(
    private readonly lists: ReservationListRepository,
    private readonly contexts: BookingContextLoader,
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
      taken: taken.map((room) => this.describeTaken(room, request)),
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
    const slots = rooms.map(({ space }) => ({ ...NO_CHOICES, ...request, spaceId: space.id }));
    const price = await this.pricing.loadPrices(slots, null);
    return rooms.map(({ space, loaded }) => ({
      space,
      quote: price({ ...NO_CHOICES, ...request, spaceId: space.id }, loaded.context, 'moved').snapshot,
      isOutsideHours: loaded.hasHours && classifySlotHours(loaded.context, request) !== 'inside',
    }));
  }

  private describeTaken({ space, loaded: { context } }: Room, slot: TimeSlot): TakenRoom {
    const held = toHeldPeriod(slot, context.settings);
    const [conflict] = listConflicts({ ...slot, spaceId: space.id, held }, context.busy);
    if (!conflict) throw new Error('A taken space has a conflict.');
    return { space, conflict, freeFrom: findFreeFrom(context, slot) };
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
