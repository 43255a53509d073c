import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parseTimestamp, parseTimestampOrNull, toArrayLiteral } from '../../../platform/database/index.ts';
import type { TaskScope } from '../tasks/task-list.repository.ts';

export type StaffSpace = { spaceId: number; spaceName: string; buildingName: string };
/** A reservation of one space as its staff needs it. */
export type StaffEvent = StaffSpace & {
  id: number;
  isConfirmed: boolean;
  title: string;
  contactName: string;
  contactPhone: string | null;
  guests: number;
  /** Slug. */
  layout: string | null;
  staffNote: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
};
/** `spaceName` is empty of a space without a name. */
export type StaffBlock = StaffSpace & { id: number; reason: string; startsAt: Date; endsAt: Date };

type Raw<Row> = Omit<Row, 'startsAt' | 'endsAt' | 'handledAt'> & {
  starts_at: string;
  ends_at: string;
  handled_at: string | null;
};

const OWN = 'from building b join space s on s.building_id = b.id';
const IN_SCOPE = 'b.customer_id = ? and (?::int[] is null or s.id = any(?::int[]))';
const SPACE = `s.id as "spaceId", case when s.no_name then '' else s.name end as "spaceName", b.name as "buildingName"`;
const ORDER = 'b.name collate "cs-CZ-x-icu", s.name collate "cs-CZ-x-icu"';
/** Chosen with the booking, else that of the accepted offer or of its demand. */
const LAYOUT = `coalesce(q.input->>'layout', (select coalesce(o.offer_details->>'layout', i.layout)
  from inquiry_recipient o join inquiry i on i.id = o.inquiry_id where o.reservation_id = r.id limit 1))`;

const toParams = ({ customerId, spaceIds }: TaskScope): unknown[] => {
  const ids = spaceIds && toArrayLiteral(spaceIds);
  return [customerId, ids, ids];
};

/** Reads of the day of the staff. */
@Injectable()
export class StaffDayRepository {
  constructor(private readonly em: EntityManager) {}

  /** Reservations that overlap the span and hold their slot, by start and space. */
  async listEvents(scope: TaskScope, from: Date, until: Date, now: Date): Promise<StaffEvent[]> {
    const rows = await this.em.execute<Raw<StaffEvent>[]>(
      `select r.id, r.status = 'confirmed' as "isConfirmed", r.title, r.customer_name as "contactName",
         r.customer_phone as "contactPhone", r.number_of_guests as guests, r.staff_note as "staffNote", r.sequence,
         r.starts_at, r.ends_at, r.handled_at, u.name as "handledBy", ${LAYOUT} as layout, ${SPACE}
       ${OWN} join reservation r on r.space_id = s.id left join quote q on q.id = r.quote_id
       left join app_user u on u.id = r.handled_by_id
       where ${IN_SCOPE} and r.starts_at < ? and r.ends_at > ? and not r.awaits_proof
         and (r.status = 'confirmed' or r.status = 'pending' and (r.expires_at is null or r.expires_at > ?))
       order by r.starts_at, ${ORDER}, r.id`,
      [...toParams(scope), until, from, now],
    );
    return rows.map(({ starts_at, ends_at, handled_at, ...row }) => ({
      ...row,
      startsAt: parseTimestamp(starts_at),
      endsAt: parseTimestamp(ends_at),
      handledAt: parseTimestampOrNull(handled_at),
    }));
  }

  /** Blocks that overlap the span, by start and space. */
  async listBlocks(scope: TaskScope, from: Date, until: Date): Promise<StaffBlock[]> {
    const rows = await this.em.execute<Raw<StaffBlock>[]>(
      `select k.id, coalesce(nullif(k.private_reason, ''), k.reason) as reason, k.starts_at, k.ends_at, ${SPACE}
       ${OWN} join blocked_slot k on k.space_id = s.id
       where ${IN_SCOPE} and k.starts_at < ? and k.ends_at > ? order by k.starts_at, ${ORDER}, k.id`,
      [...toParams(scope), until, from],
    );
    return rows.map(({ starts_at, ends_at, ...row }) => ({
      ...row,
      startsAt: parseTimestamp(starts_at),
      endsAt: parseTimestamp(ends_at),
    }));
  }
}
