import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  parseTimestamp,
  toArrayLiteral,
  matchAny,
  matchPhone,
  SEARCH_TEXTS,
  selectIds,
} from '../../../platform/database/index.ts';
import { Reservation } from '../reservation.entity.ts';
import { WITH_SPACE, type ReservationWithSpace } from '../reservation.repository.ts';

/** A person who has booked, with the latest contact. */
export type KnownGuest = {
  name: string;
  phone: string | null;
  email: string | null;
  reservations: number;
  lastStartsAt: Date;
};

const MAX_GUESTS = 8;

@Injectable()
export class OwnBookingRepository {
  constructor(private readonly em: EntityManager) {}

  /** Other reservations of the group and of the series, cancelled ones too, by start. */
  async listRelated(id: number): Promise<ReservationWithSpace[]> {
    const { group, series } = await this.em.findOneOrFail(Reservation, { id });
    const $or = [...(group ? [{ group }] : []), ...(series ? [{ series }] : [])];
    if ($or.length === 0) return [];
    return this.em.find(
      Reservation,
      { $or, id: { $ne: id } },
      {
        ...WITH_SPACE,
        orderBy: { startsAt: 'asc', id: 'asc' },
      },
    );
  }

  /**
   * People of the customer's reservations by name, phone or e-mail; the latest first.
   * @param owner the customer; only in these spaces unless null
   */
  async searchGuests(
    { customerId, spaceIds }: { customerId: number; spaceIds: readonly number[] | null },
    search: string,
  ): Promise<KnownGuest[]> {
    const ids = spaceIds && toArrayLiteral(spaceIds);
    const named = selectIds(SEARCH_TEXTS.reservation, search);
    const guest = matchAny(
      { sql: `r.id = any(array(${named.sql}))`, params: named.params },
      matchPhone('r.customer_phone', search),
    );
    const rows = await this.em.execute<(Omit<KnownGuest, 'lastStartsAt'> & { last: string })[]>(
      `select min(r.customer_name) as name, max(r.customer_phone) as phone, nullif(max(r.customer_email), '') as email,
         count(*)::int as reservations, max(r.starts_at) as last
       from reservation r join space s on s.id = r.space_id join building b on b.id = s.building_id
       where b.customer_id = ? and (?::int[] is null or s.id = any(?::int[])) and r.forgotten_at is null and not r.awaits_proof
         and ${guest.sql}
       group by lower(r.customer_name), coalesce(nullif(lower(r.customer_email), ''), r.customer_phone, '')
       order by last desc limit ?`,
      [customerId, ids, ids, ...guest.params, MAX_GUESTS],
    );
    return rows.map(({ last, ...row }) => ({ ...row, lastStartsAt: parseTimestamp(last) }));
  }
}
