import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type Loaded } from '@mikro-orm/postgresql';
import type { MemberRole } from '@prostora/contracts';
import { parseTimestampOrNull } from '../../../platform/database/index.ts';
import { Member } from './member.entity.ts';

/** A customer that a person is a member of. */
export type Membership = {
  readonly customerId: number;
  readonly customerName: string;
  readonly role: MemberRole;
  readonly spaceIds: number[] | null;
};
/** A member with the last use of one of their sessions. */
export type MemberRow = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly spaceIds: number[] | null;
  readonly lastSeenAt: Date | null;
};

export type MemberWithUser = Loaded<Member, 'user'>;

@Injectable()
export class MemberRepository {
  constructor(private readonly em: EntityManager) {}

  /** Memberships of a person, the longest first. */
  async listByUser(userId: number): Promise<Membership[]> {
    return this.em.execute<Membership[]>(
      `select m.customer_id as "customerId", c.name as "customerName", m.role, m.space_ids as "spaceIds"
       from member m join customer c on c.id = m.customer_id where m.user_id = ? order by m.since, m.id`,
      [userId],
    );
  }

  /** Members of a customer by role and name. Impersonation does not count as use. */
  async listByCustomer(customerId: number): Promise<MemberRow[]> {
    const rows = await this.em.execute<(Omit<MemberRow, 'lastSeenAt'> & { lastSeenAt: string | null })[]>(
      `select m.id, m.user_id as "userId", u.name, u.email::text, m.role, m.space_ids as "spaceIds",
         (select max(coalesce(s.rotated_at, s.created_at)) from auth_session s
          where s.user_id = u.id and s.impersonator_id is null) as "lastSeenAt"
       from member m join app_user u on u.id = m.user_id where m.customer_id = ?
       order by array_position(array['majitel', 'spravce', 'ucetni', 'domovnik'], m.role::text),
         u.name collate "cs-CZ-x-icu", m.id`,
      [customerId],
    );
    return rows.map((row) => ({ ...row, lastSeenAt: parseTimestampOrNull(row.lastSeenAt) }));
  }

  /** Members whose account is neither erased nor blocked. */
  listReachable(
    customerId: number,
  ): Promise<{ userId: number; email: string; role: MemberRole; spaceIds: number[] | null }[]> {
    return this.em.execute(
      `select u.id as "userId", u.email::text, m.role, m.space_ids as "spaceIds" from member m
       join app_user u on u.id = m.user_id
       where m.customer_id = ? and u.erased_at is null and u.blocked_at is null order by m.since, m.id`,
      [customerId],
    );
  }

  findByUser(customerId: number, userId: number): Promise<Member | null> {
    return this.em.findOne(Member, { customer: customerId, user: userId });
  }

  /** Locks the row against changes; several assignments do not wait for each other. */
  async findForAssignment(customerId: number, userId: number): Promise<MemberWithUser | null> {
    const member = await this.em.findOne(
      Member,
      { customer: customerId, user: userId },
      { lockMode: LockMode.PESSIMISTIC_READ, refresh: true },
    );
    return member && this.em.populate(member, ['user']);
  }

  /** Locks all members of the customer in order, so that the last two owners cannot be removed concurrently. */
  listForUpdate(customerId: number): Promise<Member[]> {
    return this.em.find(
      Member,
      { customer: customerId },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  async create(
    customerId: number,
    userId: number,
    grant: Pick<Member, 'role' | 'spaceIds' | 'since'>,
  ): Promise<Member> {
    const member = this.em.create(Member, { customer: customerId, user: userId, ...grant });
    await this.em.persist(member).flush();
    return member;
  }

  async remove(member: Member): Promise<void> {
    await this.em.remove(member).flush();
  }

  /** Leaves the founder as the only member, with the rights of a majitel. */
  async keepFounderOnly(customerId: number, founderId: number): Promise<void> {
    await this.em.execute(
      `insert into member (customer_id, user_id, role) values (?, ?, 'majitel')
       on conflict (customer_id, user_id) do update set role = 'majitel', space_ids = null`,
      [customerId, founderId],
    );
    await this.em.nativeDelete(Member, { customer: customerId, user: { $ne: founderId } });
  }

  /** Locks all members of the customers that the person belongs to or has founded, in order. */
  async lockTeamsByUser(userId: number): Promise<void> {
    await this.em.execute(
      `select id from member where customer_id in (select customer_id from member where user_id = ?
         union select id from customer where user_id = ?) order by id for update`,
      [userId, userId],
    );
  }

  /** Each majitel of the customer but the user, the longest first. A user founds one customer at most. */
  async listOtherOwners(
    customerId: number,
    userId: number,
  ): Promise<{ userId: number; canSucceed: boolean }[]> {
    return this.em.execute<{ userId: number; canSucceed: boolean }[]>(
      `select u.id as "userId",
         u.blocked_at is null and not exists (select from customer c where c.user_id = u.id) as "canSucceed"
       from member m join app_user u on u.id = m.user_id
       where m.customer_id = ? and m.role = 'majitel' and m.user_id <> ? order by m.since, m.id`,
      [customerId, userId],
    );
  }

  /** Removes the memberships of a person, except as the last majitel. */
  async removeByUser(userId: number): Promise<void> {
    await this.em.execute(
      `delete from member m where m.user_id = ? and (m.role <> 'majitel' or exists (
         select from member other where other.customer_id = m.customer_id and other.role = 'majitel' and other.id <> m.id))`,
      [userId],
    );
  }
}
