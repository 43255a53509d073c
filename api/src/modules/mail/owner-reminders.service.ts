import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { OwnerReminderRepository } from './owner-reminder.repository.ts';

/** Longer than a thing is reminded of. */
const RETENTION_DAYS = 60;
const UNLIMITED = 32_767;

/** One clock of all mails that remind a user of a waiting thing: 24 hours lie between two of them. */
@Injectable()
export class OwnerRemindersService {
  constructor(
    private readonly reminders: OwnerReminderRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes a reminder of the subjects, and returns those that may be reminded of: never before, or at least 24 hours
   * ago. Requires the unit of work that enqueues the mail.
   * @param at time of the reminder; now by default
   * @param maxTimes a subject reminded of that often is not returned
   */
  async claim(
    userId: number,
    subjects: readonly string[],
    { at = this.clock.now(), maxTimes = UNLIMITED }: { at?: Date; maxTimes?: number } = {},
  ): Promise<ReadonlySet<string>> {
    const before = new Date(at.getTime() - DAY_MS);
    return new Set(await this.reminders.claim(userId, subjects, { at, before, maxTimes }));
  }

  /** When one of the users was last reminded of the subject. */
  findLast(subject: string, userIds: readonly number[]): Promise<Date | null> {
    return this.reminders.findLast(subject, userIds);
  }

  async removeOld(): Promise<void> {
    await this.reminders.removeBefore(new Date(this.clock.now().getTime() - RETENTION_DAYS * DAY_MS));
  }
}
