import { Injectable } from '@nestjs/common';
import { EntityManager, type Loaded } from '@mikro-orm/postgresql';
import { MemberCalendar } from './member-calendar.entity.ts';

const WITH_MEMBER = ['member.user', 'member.customer.user'] as const;
export type CalendarWithMember = Loaded<MemberCalendar, (typeof WITH_MEMBER)[number]>;
/** A membership by its two sides. */
export type MembershipKey = { readonly customerId: number; readonly userId: number };

const whereMember = ({ customerId, userId }: MembershipKey): object => ({
  member: { customer: customerId, user: userId },
});

@Injectable()
export class MemberCalendarRepository {
  constructor(private readonly em: EntityManager) {}

  findById(id: number): Promise<CalendarWithMember | null> {
    return this.em.findOne(MemberCalendar, { id }, { populate: WITH_MEMBER });
  }

  findByMember(key: MembershipKey): Promise<MemberCalendar | null> {
    return this.em.findOne(MemberCalendar, whereMember(key), { disableIdentityMap: true });
  }

  listByUser(userId: number): Promise<Loaded<MemberCalendar, 'member.customer'>[]> {
    return this.em.find(
      MemberCalendar,
      { member: { user: userId } },
      { populate: ['member.customer'], orderBy: { id: 'asc' } },
    );
  }

  /** Creates the calendar or replaces its nonce. */
  async upsert({ customerId, userId }: MembershipKey, nonce: string, now: Date): Promise<void> {
    await this.em.execute(
      `insert into member_calendar (member_id, nonce, created_at)
         select id, ?, ? from member where customer_id = ? and user_id = ?
       on conflict (member_id) do update set nonce = excluded.nonce, created_at = excluded.created_at, read_at = null`,
      [nonce, now, customerId, userId],
    );
  }

  async setNonce(id: number, nonce: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(MemberCalendar, { id }, { nonce, createdAt: now, readAt: null });
  }

  /** Returns whether there was one. */
  async remove(key: MembershipKey): Promise<boolean> {
    return (await this.em.nativeDelete(MemberCalendar, whereMember(key))) > 0;
  }

  /** Removes one calendar of a person, or all if `id` is null; returns the count. */
  removeByUser(userId: number, id: number | null): Promise<number> {
    return this.em.nativeDelete(MemberCalendar, {
      member: { user: userId },
      ...(id !== null && { id }),
    });
  }

  async markRead(id: number, now: Date): Promise<void> {
    await this.em.nativeUpdate(MemberCalendar, { id }, { readAt: now });
  }
}
