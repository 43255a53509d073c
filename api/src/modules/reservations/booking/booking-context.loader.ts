import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SpaceAvailabilityService, toScheduleContext } from '../../availability/index.ts';
import type { TimeSlot } from '../../pricing/index.ts';
import { toHeldPeriod, overlaps, type BookingContext } from './booking-context.ts';
import { ReservationExpiryService } from '../reservation-expiry.service.ts';
import {
  ReservationRepository,
  type BookableSpace,
  type BookableSpaceRow,
} from '../reservation.repository.ts';
import { isExpired } from '../reservation.states.ts';

const MAX_BUFFER_MS = BOOKING.maxBufferMinutes * 60_000;

/** A bookable space with its booking context. */
export type SpaceWithBookingContext = BookableSpace & {
  readonly context: BookingContext;
  /** Whether any opening window or rule exists, in any period. */
  readonly hasHours: boolean;
  /** Whether its waiting list has an entry for time near the slot. */
  readonly hasWaiting: boolean;
  /** Time at which expiry was decided. */
  readonly loadedAt: Date;
};

type LoadedSpace = { space: SpaceWithBookingContext; sharing: readonly number[]; hasExpired: boolean };

/**
 * The space's buffers are not known before the query, so the span is widened by the largest allowed buffer.
 */
const withMaxBuffers = ({ startsAt, endsAt }: TimeSlot): { from: Date; until: Date } => ({
  from: new Date(startsAt.getTime() - MAX_BUFFER_MS),
  until: new Date(endsAt.getTime() + MAX_BUFFER_MS),
});

/** Loads booking contexts. A single statement gives a consistent snapshot. */
@Injectable()
export class BookingContextLoader {
  constructor(
    private readonly availability: SpaceAvailabilityService,
    private readonly reservations: ReservationRepository,
    private readonly expiry: ReservationExpiryService,
    private readonly clock: Clock,
  ) {}

  /** Reads without locking; null when the space does not exist. */
  async loadForRead(spaceId: number, span: TimeSlot): Promise<SpaceWithBookingContext | null> {
    return (await this.load(spaceId, span, 0))?.space ?? null;
  }

  /** The same for several spaces, keyed by space id. */
  async listForRead(
    spaceIds: readonly number[],
    span: TimeSlot,
  ): Promise<ReadonlyMap<number, SpaceWithBookingContext>> {
    const rows = await this.reservations.listBookableSpaces(spaceIds, withMaxBuffers(span));
    return new Map(rows.map((one) => [one.id, this.toLoadedSpace(one, span).space]));
  }

  /** Locks the schedule until the end of the unit of work, then loads; see `loadForUpdate`. */
  async lockAndLoad(spaceId: number, span: TimeSlot): Promise<SpaceWithBookingContext | null> {
    await this.availability.lockSchedule(spaceId);
    return this.loadForUpdate(spaceId, span);
  }

  /**
   * Requires the schedule lock of the space and of the spaces that share its floor. Expired requests that
   * overlap the span are ended; the reservation `exceptId` does not count as busy.
   */
  async loadForUpdate(
    spaceId: number,
    span: TimeSlot,
    exceptId = 0,
  ): Promise<SpaceWithBookingContext | null> {
    const loaded = await this.load(spaceId, span, exceptId);
    if (loaded?.hasExpired) await this.expiry.expireRequests(loaded.sharing);
    return loaded?.space ?? null;
  }

  private async load(spaceId: number, span: TimeSlot, exceptId: number): Promise<LoadedSpace | null> {
    const row = await this.reservations.findBookableSpace(spaceId, withMaxBuffers(span), exceptId);
    return row && this.toLoadedSpace(row, span);
  }

  private toLoadedSpace(row: BookableSpaceRow, span: TimeSlot): LoadedSpace {
    const { id, status, capacity, layoutCapacities, priceFromHaler, customerId, isUnattended, sharing } = row;
    const { from: first, until: last } = withMaxBuffers(span);
    const { settings, windows, blocks } = toScheduleContext(id, row, first, last);
    const now = this.clock.now();
    const heldPeriods = row.held.map(({ from, until, status: reservationStatus, expiresAt }) => ({
      from: new Date(from),
      until: new Date(until),
      isOver: isExpired(
        { status: reservationStatus, expiresAt: expiresAt === null ? null : new Date(expiresAt) },
        now,
      ),
    }));
    const busy = [...heldPeriods.filter(({ isOver }) => !isOver), ...blocks];
    const hasHours = row.has_windows || row.rules.length > 0;
    const context: BookingContext = { capacity, priceFromHaler, settings, windows, busy };
    return {
      space: {
        id,
        status,
        capacity,
        layoutCapacities,
        customerId,
        isUnattended,
        hasHours,
        hasWaiting: row.hasWaiting,
        context,
        loadedAt: now,
      },
      sharing,
      hasExpired: heldPeriods.some((one) => one.isOver && overlaps(one, toHeldPeriod(span, settings))),
    };
  }
}
