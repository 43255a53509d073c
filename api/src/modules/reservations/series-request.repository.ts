import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Series } from './series.entity.ts';
import { Reservation } from './reservation.entity.ts';
import { toGuestEventFilter } from './reservation-group.ts';
import { WITH_SPACE, type ReservationWithSpace } from './reservation.repository.ts';

/** Reads and writes of repeated bookings that guests ask for. */
@Injectable()
export class SeriesRequestRepository {
  constructor(private readonly em: EntityManager) {}

  findSeries(id: number): Promise<Series | null> {
    return this.em.findOne(Series, { id }, { refresh: true });
  }

  /** Reservations of a series that a guest asked for, by start. */
  listRequested(seriesId: number): Promise<ReservationWithSpace[]> {
    return this.em.find(
      Reservation,
      { series: seriesId, source: { $ne: 'owner' } },
      { ...WITH_SPACE, orderBy: { startsAt: 'asc', id: 'asc' } },
    );
  }

  /** Reservations of the same event and the same guest, by start; none of one that is alone. */
  listOfGuest(reservation: Reservation): Promise<ReservationWithSpace[]> {
    const filter = toGuestEventFilter(reservation);
    if (!filter) return Promise.resolve([]);
    return this.em.find(Reservation, filter, { ...WITH_SPACE, orderBy: { startsAt: 'asc', id: 'asc' } });
  }

  /** People on the waiting list of the space for time within one of the slots. */
  async countWaiting(spaceId: number, slots: readonly { startsAt: Date; endsAt: Date }[]): Promise<number> {
    if (slots.length === 0) return 0;
    const [row] = await this.em.execute<{ count: number }[]>(
      `select count(*)::int as count from waitlist w where w.space_id = ? and w.state = 'waiting'
         and (${slots.map(() => '(w.starts_at < ? and w.ends_at > ?)').join(' or ')})`,
      [spaceId, ...slots.flatMap(({ startsAt, endsAt }) => [endsAt, startsAt])],
    );
    return row?.count ?? 0;
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}
