import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { parseTimestampOrNull, toArrayLiteral } from '../../platform/database/index.ts';
import { OwnerReminder } from './owner-reminder.entity.ts';

@Injectable()
export class OwnerReminderRepository {
  constructor(private readonly em: EntityManager) {}

  /** Returns the claimed subjects: those last reminded until `before`, and fewer than `maxTimes`. */
  async claim(
    userId: number,
    subjects: readonly string[],
    { at, before, maxTimes }: { at: Date; before: Date; maxTimes: number },
  ): Promise<string[]> {
    const rows = await this.em.execute<{ subject: string }[]>(
      `insert into owner_reminder as known (subject, user_id, reminded_at)
       select asked.subject, ?, ? from (select distinct unnest(?::text[]) as subject) asked order by asked.subject
       on conflict (subject, user_id) do update set reminded_at = excluded.reminded_at, times = known.times + 1
         where known.reminded_at <= ? and known.times < ?
       returning subject`,
      [userId, at, toArrayLiteral(subjects), before, maxTimes],
    );
    return rows.map(({ subject }) => subject);
  }

  /** When one of the users was last reminded of the subject. */
  async findLast(subject: string, userIds: readonly number[]): Promise<Date | null> {
    const [row] = await this.em.execute<{ at: string | null }[]>(
      'select max(reminded_at) as at from owner_reminder where subject = ? and user_id = any(?::int[])',
      [subject, toArrayLiteral(userIds)],
    );
    return parseTimestampOrNull(row?.at ?? null);
  }

  async removeByUser(userId: number): Promise<void> {
    await this.em.nativeDelete(OwnerReminder, { userId });
  }

  async removeBefore(before: Date): Promise<void> {
    await this.em.nativeDelete(OwnerReminder, { remindedAt: { $lt: before } });
  }
}
