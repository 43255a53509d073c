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
/** A space and what its terms are judged by. */
export type Place = BookableSpace & {
  readonly ground: Ground;
  /** Whether the space tells any hours at all. */ readonly hasHours: boolean;
};

type ReadPlace = { place: Place; sharing: readonly number[]; hasLapsed: boolean };

/** Buffers are not known yet, so that so much more is read around the span as they can be at most. */
const around = ({ startsAt, endsAt }: Span): { from: Date; until: Date } => ({
  from: new Date(startsAt.getTime() - BUFFER_MOST),
  until: new Date(endsAt.getTime() + BUFFER_MOST),
});

/** Reads what terms of a space are judged by: one statement, so that all of it is of one moment. */
@Injectable()
export class BookingGrounds {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly lapsed: LapsedRequests,
    private readonly clock: Clock,
  ) {}

  /** What can be said of terms within the span without holding the space; nothing where there is no such space. */
  async seen(spaceId: number, span: Span): Promise<Place | null> {
    return (await this.read(spaceId, span, 0))?.place ?? null;
  }

  /** The same of several spaces, by their id. */
  async listSeen(spaceIds: readonly number[], span: Span): Promise<ReadonlyMap<number, Place>> {
    const kept = await this.reservations.places(spaceIds, around(span));
    return new Map(kept.map((one) => [one.id, this.toPlace(one, span).place]));
  }

  /** The same while the caller holds the space and those that share its floor: lapsed requests in the way are ended; a reservation that moves is not in its own way. */
  async held(spaceId: number, span: Span, exceptId = 0): Promise<Place | null> {
    const read = await this.read(spaceId, span, exceptId);
    if (read?.hasLapsed) await this.lapsed.endOf(read.sharing);
    return read?.place ?? null;
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
    const held = kept.held.map(({ from, until, status: step, expiresAt }) => ({
      from: new Date(from),
      until: new Date(until),
      isOver: isLapsed({ status: step, expiresAt: expiresAt === null ? null : new Date(expiresAt) }, now),
    }));
    const busy = [...held.filter(({ isOver }) => !isOver), ...blocks];
    const hasHours = kept.has_windows || kept.rules.length > 0;
    const ground: Ground = { capacity, priceFromHaler, settings, windows, busy };
    return {
      place: { id, status, capacity, customerId, isUnattended, hasHours, ground },
      sharing,
      hasLapsed: held.some((one) => one.isOver && meet(one, heldSpan(span, settings))),
    };
  }
}
