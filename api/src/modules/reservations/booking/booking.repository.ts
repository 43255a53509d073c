import { Injectable } from '@nestjs/common';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { DAY_MS } from '@prostora/contracts';
import { escapeLike, parseTimestamp, toArrayLiteral } from '../../../platform/database/index.ts';
import { Reservation, ReservationGroup, Series } from '../reservation.entity.ts';
import type { OwnedSpaceRef } from '../reservation.policy.ts';

/** Rows of one statement of a batch. */
const CHUNK = 500;

/** A reservation that was deleted as if it had never been made. */
export type DeletedReservation = {
  readonly id: number;
  readonly spaceId: number;
  readonly status: string;
  readonly from: string;
  readonly until: string;
};

/** Inserts reservations. */
@Injectable()
export class BookingRepository {
  constructor(private readonly em: EntityManager) {}

  /** Spaces with their owners. */
  listOwners(spaceIds: readonly number[]): Promise<OwnedSpaceRef[]> {
    return this.em.execute(
      `select s.id as "spaceId", b.customer_id as "customerId"
       from space s join building b on b.id = s.building_id where s.id = any(?::int[])`,
      [toArrayLiteral(spaceIds)],
    );
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }

  async createGroup(customerId: number, createdAt: Date): Promise<number> {
    const group = this.em.create(ReservationGroup, { customer: customerId, createdAt });
    await this.em.flush();
    return group.id;
  }

  async createSeries(values: RequiredEntityData<Series>): Promise<number> {
    const series = this.em.create(Series, values);
    await this.em.flush();
    return series.id;
  }

  /** Inserts in few statements. */
  async createAll(values: readonly RequiredEntityData<Reservation>[]): Promise<Reservation[]> {
    const reservations = values.map((one) => this.em.create(Reservation, one));
    await this.em.flush();
    return reservations;
  }

  /** Inserts thousands without keeping track of their changes. */
  async createMany(values: readonly RequiredEntityData<Reservation>[]): Promise<Reservation[]> {
    const reservations = values.map((one) => this.em.create(Reservation, one, { persist: false }));
    for (let start = 0; start < reservations.length; start += CHUNK)
      await this.em.insertMany(reservations.slice(start, start + CHUNK));
    return reservations;
  }

  /**
   * Deletes those of the reservations that are unchanged since they were made, confirmed or unanswered options.
   * One that is being changed is waited for, and stays.
   */
  async deleteUnchanged(ids: readonly number[]): Promise<DeletedReservation[]> {
    return this.em.execute(
      `delete from reservation r where r.id = any(?::int[]) and r.source = 'owner' and r.status <> 'cancelled'
         and r.sequence = 0 and r.updated_at = r.created_at and r.assignee_id is null and r.conversation_id is null and r.forgotten_at is null
         and not exists (select 1 from change_proposal p where p.reservation_id = r.id)
       returning r.id, r.space_id as "spaceId", r.status, r.starts_at as "from", r.ends_at as "until"`,
      [toArrayLiteral(ids)],
    );
  }

  /**
   * Series of the guest at the owner of the space that are unanswered or were made within a day, with the time
   * at which each stops counting, earliest first.
   */
  async listOpenSeries(
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
}
