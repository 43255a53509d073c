import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import {
  calendarMail as texts,
  calendarMailSample as sample,
  type MailedProblem,
} from '@prostora/strings/cs/mail-calendar.ts';
import { formatDateTime, formatTimeSlot } from '@prostora/strings/format.ts';
import { createHash } from 'node:crypto';
import {
  accountMailKey,
  defineMail,
  MailService,
  OwnerRemindersService,
  type TemplatedMail,
} from '../mail/index.ts';
import type { StoredProblem } from './calendar-feed.entity.ts';
import type { Conflict, FeedWithOwner } from './calendar-feed.repository.ts';
import { formatSpaceName } from '../spaces/index.ts';

type ConflictProps = { feed: string; place: string; slot: string; reservationId: number };
type ProblemsProps = { feed: string; place: string; entries: readonly MailedProblem[] };
type FailingProps = { feed: string; place: string; since: string };

const conflictMail = defineMail({
  name: 'calendar-conflict',
  sample: {
    feed: sample.feed,
    place: sample.place,
    slot: formatTimeSlot(sample.start, sample.end),
    reservationId: 1,
  },
  render: ({ feed, place, slot, reservationId }: ConflictProps) => ({
    ...texts.conflict(feed, place, slot),
    action: { label: texts.showReservation, path: buildOwnerReservationUrl(reservationId) },
  }),
});
const failingMail = defineMail({
  name: 'calendar-failing',
  sample: { feed: sample.feed, place: sample.place, since: formatDateTime(sample.start) },
  render: ({ feed, place, since }: FailingProps) => ({
    ...texts.failing(feed, place, since),
    action: { label: texts.showCalendars, path: urls.reservations },
  }),
});

const problemsMail = defineMail({
  name: 'calendar-problems',
  sample: { feed: sample.feed, place: sample.place, entries: sample.problems },
  render: ({ feed, place, entries }: ProblemsProps) => ({
    ...texts.problems(feed, place, entries),
    action: { label: texts.showCalendars, path: urls.reservations },
  }),
});

export const CALENDAR_MAILS = [conflictMail, failingMail, problemsMail] as const;

/** Mails to owners about foreign calendars; erased and blocked users get none. */
@Injectable()
export class CalendarMailsService {
  constructor(
    private readonly mails: MailService,
    private readonly reminders: OwnerRemindersService,
  ) {}

  /** Sent once per feed and reservation. */
  sendConflict(feed: FeedWithOwner, { id, startsAt, endsAt }: Conflict): Promise<void> {
    return this.enqueue(
      feed,
      `feed-${feed.id}-conflict-${id}`,
      conflictMail.build({
        feed: feed.name,
        place: formatSpaceName(feed.space),
        slot: formatTimeSlot(startsAt, endsAt),
        reservationId: id,
      }),
    );
  }

  /** Sent once per failing period, unless the owner was reminded of the feed in the last 24 hours. */
  async sendFailing(feed: FeedWithOwner, since: Date): Promise<void> {
    const { user } = feed.space.building.customer;
    if ((await this.reminders.claim(user.id, [`feed-${feed.id}`])).size === 0) return;
    await this.enqueue(
      feed,
      `feed-${feed.id}-failing-${since.getTime()}`,
      failingMail.build({
        feed: feed.name,
        place: formatSpaceName(feed.space),
        since: formatDateTime(since),
      }),
    );
  }

  /** Sent once per feed and set of entries. */
  sendProblems(feed: FeedWithOwner, problems: readonly StoredProblem[]): Promise<void> {
    const digest = createHash('sha256').update(JSON.stringify(problems)).digest('base64url').slice(0, 22);
    return this.enqueue(
      feed,
      `feed-${feed.id}-problems-${digest}`,
      problemsMail.build({
        feed: feed.name,
        place: formatSpaceName(feed.space),
        entries: problems.map(({ reason, summary, start }) => ({ reason, summary, start })),
      }),
    );
  }

  private async enqueue(
    { space }: FeedWithOwner,
    idempotencyKey: string,
    mail: TemplatedMail,
  ): Promise<void> {
    const { user } = space.building.customer;
    if (user.erasedAt !== null || user.blockedAt !== null) return;
    await this.mails.enqueue({
      idempotencyKey: accountMailKey(user.id, idempotencyKey),
      to: user.email,
      subject: { type: 'space', id: space.id },
      ...mail,
    });
  }
}
