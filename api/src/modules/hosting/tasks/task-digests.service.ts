import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS, toPragueWallTime } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { ANONYMOUS } from '../../../platform/http/actor.ts';
import { accountMailKey, MailService, OwnerRemindersService } from '../../mail/index.ts';
import { TaskListRepository, type DigestMember } from './task-list.repository.ts';
import { taskDigestMail, type DigestItem } from './task-digest.templates.ts';
import { TaskListService } from './task-list.service.ts';

const SENT_FROM_MINUTE = 8 * 60;
/** The mail about a new thing is a day old before the first digest lists it. */
const MIN_AGE_MS = DAY_MS;
const MAX_AGE_MS = 14 * DAY_MS;
/** Afterwards only the portal shows the thing. */
const MAX_REMINDERS = 3;

/**
 * The mail about what waits for an answer: from 8:00 in Prague, one a day for each person who may answer. It lists what
 * „Dnes“ shows, without options, which owners hold themselves.
 */
@Injectable()
export class TaskDigestsService {
  constructor(
    private readonly repository: TaskListRepository,
    private readonly tasks: TaskListService,
    private readonly reminders: OwnerRemindersService,
    private readonly mails: MailService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async sendAll(): Promise<void> {
    const now = this.clock.now();
    const { day, minute } = toPragueWallTime(now);
    if (minute < SENT_FROM_MINUTE) return;
    await this.reminders.removeOld();
    // Whole minutes, so that the job of the next day is 24 hours later.
    const at = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
    const members = await this.repository.listDigestMembers(new Date(at.getTime() - MIN_AGE_MS));
    for (const memberships of Map.groupBy(members, ({ userId }) => userId).values())
      await this.send(memberships, day, at);
  }

  /** @param memberships those of one person */
  private async send(memberships: readonly DigestMember[], day: string, at: Date): Promise<void> {
    const [member] = memberships;
    if (!member) return;
    const { userId, email } = member;
    const digest = `digest-${day}`;
    // The job repeats all morning: what waits is listed only until the digest of the day has left.
    if (await this.reminders.findLast(digest, [userId])) return;
    const items = await this.listItems(memberships, at);
    if (items.length === 0) return;
    await this.unit.run(async () => {
      if (!(await this.reminders.claim(userId, [digest], { at })).has(digest)) return;
      const subjects = items.map(({ subject }) => subject);
      const claimed = await this.reminders.claim(userId, subjects, { at, maxTimes: MAX_REMINDERS });
      const reminded = items.filter(({ subject }) => claimed.has(subject));
      if (reminded.length === 0) return;
      await this.mails.enqueue({
        idempotencyKey: accountMailKey(userId, `waiting-${digest}`),
        to: email,
        subject: { type: 'user', id: userId },
        ...taskDigestMail.build({ items: mergeParts(reminded), now: at }),
        keepsHeldMail: true,
      });
    });
  }

  /** What waits in the teams of a person, by urgency. */
  private async listItems(memberships: readonly DigestMember[], at: Date): Promise<DigestItem[]> {
    const items: DigestItem[] = [];
    for (const { customerId, customerName, role: memberRole, spaceIds: memberSpaceIds } of memberships) {
      const tasks = await this.tasks.listItems({ ...ANONYMOUS, customerId, memberRole, memberSpaceIds });
      const customer = memberships.length > 1 ? customerName : null;
      items.push(...tasks.map((task) => ({ ...task, customer })));
    }
    return items.filter(({ kind, waitsSince }) => {
      const age = at.getTime() - waitsSince.getTime();
      return kind !== 'option' && age >= MIN_AGE_MS && age <= MAX_AGE_MS;
    });
  }
}

/** A demand to several spaces is one line. */
const mergeParts = (items: readonly DigestItem[]): DigestItem[] =>
  [...Map.groupBy(items, ({ subject }) => subject).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, spaceName: [first, ...others].map(({ spaceName }) => spaceName).join(' + ') }] : [],
  );
