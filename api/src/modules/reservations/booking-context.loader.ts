import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { SpaceAvailabilityService, toScheduleContext, type ScheduledBlock } from '../availability/index.ts';
import type { TimeSlot } from '../pricing/index.ts';
import { toHeldPeriod, overlaps, type BookingSchedule, type BusyPeriod } from './booking-context.ts';
import { ReservationExpiryService } from './reservation-expiry.service.ts';
import {
  ReservationRepository,
  type BookableSpace,
  type BookableSpaceRow,
} from './reservation.repository.ts';
import { isExpired } from './reservation.states.ts';

const MAX_BUFFER_MS = BOOKING.maxBufferMinutes * 60_000;

/** A bookable space with its booking context. */
export type SpaceWithBookingContext = BookableSpace & {
  readonly context: BookingSchedule;
  /** Whether any opening window or rule exists, in any period. */
  readonly hasHours: boolean;
  /** Whether its waiting list has an entry for time near the slot. */
  readonly hasWaiting: boolean;
  /** Ids of the space and of those that share floor area with it. */
  readonly sharing: readonly number[];
};

/** What a booking of several spaces is planned against, by id of the space. */
export type SpaceSchedules = ReadonlyMap<number, SpaceWithBookingContext>;
type LoadedSpace = { space: SpaceWithBookingContext; hasExpired: boolean };

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
    if (loaded?.hasExpired) await this.expiry.expireRequests(loaded.space.sharing);
    return loaded?.space ?? null;
  }

  /**
   * Locks the schedules of the spaces until the end of the unit of work, then loads. Expired requests that overlap
   * the span are ended.
   */
  async lockSchedules(spaceIds: readonly number[], span: TimeSlot): Promise<SpaceSchedules> {
    const [first, ...others] = spaceIds;
    if (first !== undefined && others.length === 0) await this.availability.lockSchedule(first);
    else await this.availability.lockSchedules(spaceIds);
    const loaded = await this.loadSchedules(spaceIds, span);
    const expired = loaded.flatMap(({ hasExpired, space }) => (hasExpired ? space.sharing : []));
    if (expired.length > 0) await this.expiry.expireRequests([...new Set(expired)]);
    return toSchedules(loaded);
  }

  /** Reads several spaces without locks. */
  async listForRead(spaceIds: readonly number[], span: TimeSlot): Promise<SpaceSchedules> {
    return toSchedules(await this.loadSchedules(spaceIds, span));
  }

  private async loadSchedules(spaceIds: readonly number[], span: TimeSlot): Promise<LoadedSpace[]> {
    const rows = await this.reservations.listBookableSpaces(spaceIds, withMaxBuffers(span));
    return rows.map((row) => this.toLoadedSpace(row, span));
  }

  private async load(spaceId: number, span: TimeSlot, exceptId: number): Promise<LoadedSpace | null> {
    const row = await this.reservations.findBookableSpace(spaceId, withMaxBuffers(span), exceptId);
    return row && this.toLoadedSpace(row, span);
  }

  private toLoadedSpace(row: BookableSpaceRow, span: TimeSlot): LoadedSpace {
    const {
      id,
      name,
      status,
      capacity,
      layoutCapacities,
      priceFromHaler,
      customerId,
      isUnattended,
      sharing,
    } = row;
    const { from: first, until: last } = withMaxBuffers(span);
    const { settings, windows, blocks } = toScheduleContext(id, row, first, last);
    const now = this.clock.now();
    const held = row.held.map((one) => ({
      busy: toBusyPeriod(one),
      isOver: isExpired({ ...one, expiresAt: one.expiresAt === null ? null : new Date(one.expiresAt) }, now),
    }));
    const busy = [...held.flatMap((one) => (one.isOver ? [] : [one.busy])), ...blocks.map(toBlockedPeriod)];
    const hasHours = row.has_windows || row.rules.length > 0;
    const context: BookingSchedule = { capacity, priceFromHaler, settings, windows, busy };
    return {
      space: {
        id,
        name,
        status,
        capacity,
        layoutCapacities,
        customerId,
        isUnattended,
        hasHours,
        hasWaiting: row.hasWaiting,
        context,
        sharing,
      },
      hasExpired: held.some((one) => one.isOver && overlaps(one.busy, toHeldPeriod(span, settings))),
    };
  }
}

const toSchedules = (loaded: readonly LoadedSpace[]): SpaceSchedules =>
  new Map(loaded.map(({ space }) => [space.id, space]));

const toBusyPeriod = ({
  kind,
  spaceId,
  reservationId,
  title,
  ...times
}: BookableSpaceRow['held'][number]): BusyPeriod => ({
  kind,
  spaceId,
  reservationId,
  title,
  from: new Date(times.from),
  until: new Date(times.until),
  startsAt: new Date(times.startsAt),
  endsAt: new Date(times.endsAt),
});

const toBlockedPeriod = ({ from, until, spaceId, isForeign, reason }: ScheduledBlock): BusyPeriod => ({
  kind: isForeign ? 'calendar' : 'block',
  spaceId,
  reservationId: null,
  title: reason,
  from,
  until,
  startsAt: from,
  endsAt: until,
});
