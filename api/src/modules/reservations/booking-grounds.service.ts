import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { spaceGround } from '../availability/index.ts';
import { heldSpan, meet, type Ground } from './booking-ground.ts';
import { LapsedRequests } from './lapsed-requests.service.ts';
import { ReservationRepository, type BookableSpace, type KeptPlace } from './reservation.repository.ts';
import { isLapsed } from './reservation.states.ts';

const BUFFER_MOST = BOOKING.bufferMostMinutes * 60_000;

type Span = { readonly startsAt: Date; readonly endsAt: Date };
/** A bookable space with its booking context. */
export type Place = BookableSpace & {
  readonly ground: Ground;
  /** Whether any opening window or rule exists, in any period. */
  readonly hasHours: boolean;
};

type ReadPlace = { place: Place; sharing: readonly number[]; hasLapsed: boolean };

/**
 * The space's buffers are not known before the query, so the span is widened by the largest allowed buffer.
 */
const around = ({ startsAt, endsAt }: Span): { from: Date; until: Date } => ({
  from: new Date(startsAt.getTime() - BUFFER_MOST),
  until: new Date(endsAt.getTime() + BUFFER_MOST),
});

/** Loads booking contexts. A single statement gives a consistent snapshot. */
@Injectable()
export class BookingGrounds {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly lapsed: LapsedRequests,
    private readonly clock: Clock,
  ) {}

  /** Reads without locking; null when the space does not exist. */
  async seen(spaceId: number, span: Span): Promise<Place | null> {
    return (await this.read(spaceId, span, 0))?.place ?? null;
  }

  /** The same for several spaces, keyed by space id. */
  async listSeen(spaceIds: readonly number[], span: Span): Promise<ReadonlyMap<number, Place>> {
    const kept = await this.reservations.places(spaceIds, around(span));
    return new Map(kept.map((one) => [one.id, this.toPlace(one, span).place]));
  }

  /**
   * Requires the schedule lock of the space and of the spaces that share its floor. Expired requests that
   * overlap the span are ended; the reservation `exceptId` does not count as busy.
   */
  async held(spaceId: number, span: Span, exceptId = 0): Promise<Place | null> {
    const loaded = await this.read(spaceId, span, exceptId);
    if (loaded?.hasLapsed) await this.lapsed.endOf(loaded.sharing);
    return loaded?.place ?? null;
  }

  private async read(spaceId: number, span: Span, exceptId: number): Promise<ReadPlace | null> {
    const kept = await this.reservations.place(spaceId, around(span), exceptId);
    return kept && this.toPlace(kept, span);
  }

  private toPlace(kept: KeptPlace, span: Span): ReadPlace {
    const { id, status, capacity, priceFromHaler, customerId, isUnattended, sharing } = kept;
    const { from: first, until: last } = around(span);
    const { settings, windows, blocks } = spaceGround(id, kept, first, last);
    const now = this.clock.now();
    const heldPeriods = kept.held.map(({ from, until, status: step, expiresAt }) => ({
      from: new Date(from),
      until: new Date(until),
      isOver: isLapsed({ status: step, expiresAt: expiresAt === null ? null : new Date(expiresAt) }, now),
    }));
    const busy = [...heldPeriods.filter(({ isOver }) => !isOver), ...blocks];
    const hasHours = kept.has_windows || kept.rules.length > 0;
    const ground: Ground = { capacity, priceFromHaler, settings, windows, busy };
    return {
      place: { id, status, capacity, customerId, isUnattended, hasHours, ground },
      sharing,
      hasLapsed: heldPeriods.some((one) => one.isOver && meet(one, heldSpan(span, settings))),
    };
  }
}
