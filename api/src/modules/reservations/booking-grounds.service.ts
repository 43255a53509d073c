import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { SpaceTime } from '../availability/index.ts';
import { heldSpan, meet, type Ground } from './booking-ground.ts';
import { LapsedRequests } from './lapsed-requests.service.ts';
import { ReservationRepository, type BookableSpace } from './reservation.repository.ts';

const BUFFER_MOST = BOOKING.bufferMostMinutes * 60_000;

type Span = { readonly startsAt: Date; readonly endsAt: Date };

/** Reads what terms of a space are judged by. */
@Injectable()
export class BookingGrounds {
  constructor(private readonly time: SpaceTime, private readonly reservations: ReservationRepository, private readonly lapsed: LapsedRequests, private readonly clock: Clock) {}

  /** What can be said of terms within the span without holding the space. */
  async seen(space: BookableSpace, span: Span): Promise<Ground> {
    return (await this.read(space, span, await this.time.sharing(space.id))).ground;
  }

  /** The same while the caller holds the space and those that share its floor: lapsed requests in the way are ended; a reservation that moves is not in its own way. */
  async held(space: BookableSpace, span: Span, sharing: readonly number[], exceptId = 0): Promise<Ground> {
    const { ground, hasLapsed } = await this.read(space, span, sharing, exceptId);
    if (hasLapsed) await this.lapsed.endOf(sharing);
    return ground;
  }

  /** Buffers are not known yet, so that so much more is read around the span as they can be at most. */
  private async read(space: BookableSpace, span: Span, sharing: readonly number[], exceptId = 0): Promise<{ ground: Ground; hasLapsed: boolean }> {
    const around = { from: new Date(span.startsAt.getTime() - BUFFER_MOST), until: new Date(span.endsAt.getTime() + BUFFER_MOST) };
    const { settings, windows, blocks } = await this.time.groundOf(space.id, sharing, around.from, around.until);
    const held = await this.reservations.heldWithin(sharing, around, this.clock.now(), exceptId);
    const busy = [...held.filter(({ isLapsed }) => !isLapsed), ...blocks];
    return { ground: { capacity: space.capacity, settings, windows, busy }, hasLapsed: held.some((one) => one.isLapsed && meet(one, heldSpan(span, settings))) };
  }
}
