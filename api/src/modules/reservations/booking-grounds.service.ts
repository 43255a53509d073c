import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { spaceGround } from '../availability/index.ts';
import { heldSpan, meet, type Ground } from './booking-ground.ts';
import { LapsedRequests } from './lapsed-requests.service.ts';
import { ReservationRepository, type BookableSpace } from './reservation.repository.ts';
import { isLapsed } from './reservation.states.ts';

const BUFFER_MOST = BOOKING.bufferMostMinutes * 60_000;

type Span = { readonly startsAt: Date; readonly endsAt: Date };
/** A space and what its terms are judged by. */
export type Place = BookableSpace & { readonly ground: Ground };

/** Reads what terms of a space are judged by: one statement, so that all of it is of one moment. */
@Injectable()
export class BookingGrounds {
  constructor(private readonly reservations: ReservationRepository, private readonly lapsed: LapsedRequests, private readonly clock: Clock) {}

  /** What can be said of terms within the span without holding the space; nothing where there is no such space. */
  async seen(spaceId: number, span: Span): Promise<Place | null> {
    return (await this.read(spaceId, span, 0))?.place ?? null;
  }

  /** The same while the caller holds the space and those that share its floor: lapsed requests in the way are ended; a reservation that moves is not in its own way. */
  async held(spaceId: number, span: Span, exceptId = 0): Promise<Place | null> {
    const read = await this.read(spaceId, span, exceptId);
    if (read?.hasLapsed) await this.lapsed.endOf(read.sharing);
    return read?.place ?? null;
  }

  /** Buffers are not known yet, so that so much more is read around the span as they can be at most. */
  private async read(spaceId: number, span: Span, exceptId: number): Promise<{ place: Place; sharing: readonly number[]; hasLapsed: boolean } | null> {
    const around = { from: new Date(span.startsAt.getTime() - BUFFER_MOST), until: new Date(span.endsAt.getTime() + BUFFER_MOST) };
    const kept = await this.reservations.place(spaceId, around, exceptId);
    if (!kept) return null;
    const { id, status, capacity, priceFromHaler, customerId, isUnattended, sharing } = kept;
    const { settings, windows, blocks } = spaceGround(id, kept, around.from, around.until);
    const now = this.clock.now();
    const held = kept.held.map(({ from, until, status: step, expiresAt }) => ({ from: new Date(from), until: new Date(until), isOver: isLapsed({ status: step, expiresAt: expiresAt === null ? null : new Date(expiresAt) }, now) }));
    const busy = [...held.filter(({ isOver }) => !isOver), ...blocks];
    return { place: { id, status, capacity, customerId, isUnattended, ground: { capacity, priceFromHaler, settings, windows, busy } }, sharing, hasLapsed: held.some((one) => one.isOver && meet(one, heldSpan(span, settings))) };
  }
}
