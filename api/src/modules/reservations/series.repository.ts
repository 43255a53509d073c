import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Reservation, type ReservationStatus, Series } from './reservation.entity.ts';
import { WITH_SPACE, type ReservationWithSpace } from './reservation.repository.ts';
import { toGuestEventFilter } from './reservation-group.ts';

/** An occurrence with its space and the owner of that. */
export type OccurrenceKey = {
  readonly id: number;
  readonly spaceId: number;
  readonly customerId: number;
  readonly status: ReservationStatus;
  readonly day: string;
};

@Injectable()
export class SeriesRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: number): Promise<Series | null> {
    return this.em.findOne(Series, { id }, { refresh: true });
  }

  /** Locks and refreshes the row. */
  findForUpdate(id: number): Promise<Series | null> {
    return this.em.findOne(Series, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** The current version, which counts changes of each occurrence too (`countSeriesVersion`). */
  async countVersion(id: number): Promise<number | null> {
    const [row] = await this.em.execute<{ version: number }[]>(
      `select s.version + coalesce((select sum(r.sequence)::int from reservation r where r.series_id = s.id), 0) as version
       from series s where s.id = ?`,
      [id],
    );
    return row?.version ?? null;
  }

  listKeys(id: number): Promise<OccurrenceKey[]> {
    return this.em.execute(
      `select r.id, r.space_id as "spaceId", b.customer_id as "customerId", r.status, r.series_day::text as day
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
       where r.series_id = ? order by r.series_day, r.id`,
      [id],
    );
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  /** From the day on, occurrences have this wall time; former ones keep theirs. */
  async saveTime(
    id: number,
    day: string,
    { startMinute, lengthMinutes }: Pick<Series, 'startMinute' | 'lengthMinutes'>,
  ): Promise<void> {
    const series = await this.em.findOneOrFail(Series, { id }, { refresh: true });
    const timeFromDay = day > series.fromDay ? day : null;
    Object.assign(series, { startMinute, lengthMinutes, timeFromDay });
    await this.em.flush();
  }

  /** All occurrences, cancelled ones too, by day and space. */
  listOccurrences(seriesId: number): Promise<ReservationWithSpace[]> {
    return this.em.find(
      Reservation,
      { series: seriesId },
      { ...WITH_SPACE, orderBy: { seriesDay: 'asc', space: 'asc', id: 'asc' } },
    );
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
}
