import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import { escapeLike, parseTimestamp } from '../../../platform/database/index.ts';
import { Series } from './series.entity.ts';
import { Reservation } from '../reservation.entity.ts';
import { toGuestEventFilter } from '../reservation-group.ts';
import { WITH_SPACE, type ReservationWithSpace } from '../reservation.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** Reads and writes of repeated bookings that guests ask for. */
@Injectable()
export class SeriesRequestRepository {
  constructor(private readonly em: EntityManager) {}

  /** Inserts the pattern and its reservations in few statements. */
  async create(
    values: RequiredEntityData<Series>,
    reservations: readonly RequiredEntityData<Reservation>[],
  ): Promise<ReservationWithSpace[]> {
    const series = this.em.create(Series, values);
    await this.em.flush();
    const created = reservations.map((one) => this.em.create(Reservation, { ...one, series: series.id }));
    await this.em.flush();
    return this.em.populate(created, WITH_SPACE.populate) as Promise<unknown> as Promise<
      ReservationWithSpace[]
    >;
  }

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

  /** Locks and refreshes the rows by id. Requires the schedule locks of their spaces. */
  async lock(ids: readonly number[]): Promise<ReservationWithSpace[]> {
    const rows = await this.em.find(
      Reservation,
      { id: { $in: [...ids] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
    );
    return this.em.populate(rows, WITH_SPACE.populate) as Promise<unknown> as Promise<ReservationWithSpace[]>;
  }

  /**
   * Series of the guest at the owner of the space that are unanswered or were made within a day, with the time
   * at which each stops counting, earliest first.
   */
  async listOpen(
    { spaceId, email, phone }: { spaceId: number; email: string; phone: string | null },
    now: Date,
  ): Promise<Date[]> {
    const rows = await this.em.execute<{ until: string }[]>(
      `select max(case when r.status = 'pending' then r.expires_at else r.created_at + interval '1 day' end) as until
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
       where b.customer_id = (
           select other.customer_id from space join building other on other.id = space.building_id where space.id = ?)
         and r.series_id is not null and r.source = 'guest' and r.status <> 'cancelled' and r.forgotten_at is null
         and (r.customer_email ilike ? or r.customer_phone = ?)
         and case when r.status = 'pending' then r.expires_at > ? else r.created_at > ? end
       group by r.series_id order by until`,
      [spaceId, escapeLike(email), phone, now, new Date(now.getTime() - DAY_MS)],
    );
    return rows.map(({ until }) => parseTimestamp(until));
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
