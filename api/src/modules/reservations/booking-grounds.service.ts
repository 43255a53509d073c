import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { SpaceTime } from '../availability/index.ts';
import { heldSpan, meet, type Ground } from './booking-ground.ts';
import { LapsedRequests } from './lapsed-requests.service.ts';
import { ReservationRepository, type BookableSpace } from './reservation.repository.ts';

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

  private async read(space: BookableSpace, span: Span, sharing: readonly number[], exceptId = 0): Promise<{ ground: Ground; hasLapsed: boolean }> {
    const settings = await this.time.settingsOf(space.id);
    const windows = await this.time.windowsOf([space.id], span.startsAt, span.endsAt);
    const around = heldSpan(span, settings);
    const held = await this.reservations.heldWithin(sharing, around, this.clock.now(), exceptId);
    const blocks = await this.time.blocksOf(sharing, around.from, around.until);
    const busy = [...held.filter(({ isLapsed }) => !isLapsed), ...blocks.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }))];
    return { ground: { capacity: space.capacity, settings, windows, busy }, hasLapsed: held.some((one) => one.isLapsed && meet(one, around)) };
  }
}
