import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { MemberRole } from '@prostora/contracts';

/** A person of the team of a customer for whom something waits. */
export type DigestMember = {
  readonly userId: number;
  readonly email: string;
  readonly customerId: number;
  readonly customerName: string;
  readonly role: MemberRole;
  readonly spaceIds: number[] | null;
};

/** Spaces in which something may have waited for an answer since before the time; every parameter is that time. */
const WAITING_SPACES = `
  select r.space_id from reservation r where r.status = 'pending' and r.source <> 'owner' and not r.awaits_proof
    and r.created_at <= ?
  union select r.space_id from change_proposal p join reservation r on r.id = p.reservation_id
    where p.state = 'open' and p.side = 'guest' and p.created_at <= ?
  union select r.space_id from inquiry_recipient r join inquiry i on i.id = r.inquiry_id
    where i.state = 'open' and i.is_delivered and r.state in ('sent', 'seen') and r.handled_at is null and r.sent_at <= ?
  union select e.space_id from waitlist e where e.state = 'offered' and e.email = '' and e.created_at <= ?`;

@Injectable()
export class TaskDigestRepository {
  constructor(private readonly em: EntityManager) {}

  /** Members of the teams for which something waits since before the time; none erased or blocked. */
  listMembers(before: Date): Promise<DigestMember[]> {
    return this.em.execute<DigestMember[]>(
      `select u.id as "userId", u.email::text, c.id as "customerId", c.name as "customerName", m.role, m.space_ids as "spaceIds"
       from member m join app_user u on u.id = m.user_id join customer c on c.id = m.customer_id
       where u.erased_at is null and u.blocked_at is null and c.id in (
         select b.customer_id from (${WAITING_SPACES}) w join space s on s.id = w.space_id
         join building b on b.id = s.building_id)
       order by u.id, m.since, m.id`,
      Array<Date>(4).fill(before),
    );
  }
}
