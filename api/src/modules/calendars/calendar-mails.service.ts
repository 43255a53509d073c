import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { calendarMail as texts, calendarMailSample as sample } from '@prostora/strings/cs/mail-calendar.ts';
import { formatDateTime, formatTimeSlot } from '@prostora/strings/format.ts';
import { accountMailKey, MailSampleRegistry, MailService, type MailMessage } from '../mail/index.ts';
import { formatSpaceName } from '../reservations/index.ts';
import type { Conflict, FeedWithOwner } from './calendar-feed.repository.ts';

const buildConflictMail = (
  feed: string,
  place: string,
  slot: string,
  reservationId: number,
): MailMessage => ({
  ...texts.conflict(feed, place, slot),
  action: { label: texts.showReservation, path: `${urls.reservations}?rezervace=${reservationId}` },
});
const buildFailingMail = (feed: string, place: string, since: string): MailMessage => ({
  ...texts.failing(feed, place, since),
  action: { label: texts.showCalendars, path: urls.reservations },
});

/** Mails to owners about foreign calendars; erased and blocked users get none. */
@Injectable()
export class CalendarMailsService implements OnModuleInit {
  constructor(
    private readonly mails: MailService,
    private readonly samples: MailSampleRegistry,
  ) {}

  /** Sent once per feed and reservation. */
  sendConflict(feed: FeedWithOwner, { id, startsAt, endsAt }: Conflict): Promise<void> {
    return this.enqueue(
      feed,
      `feed-${feed.id}-conflict-${id}`,
      'calendar-conflict',
      buildConflictMail(feed.name, formatSpaceName(feed.space), formatTimeSlot(startsAt, endsAt), id),
    );
  }

  /** Sent once per failing period. */
  sendFailing(feed: FeedWithOwner, since: Date): Promise<void> {
    return this.enqueue(
      feed,
      `feed-${feed.id}-failing-${since.getTime()}`,
      'calendar-failing',
      buildFailingMail(feed.name, formatSpaceName(feed.space), formatDateTime(since)),
    );
  }

  onModuleInit(): void {
    const { feed, place, start, end } = sample;
    this.samples.register('calendar-conflict', () =>
      buildConflictMail(feed, place, formatTimeSlot(start, end), 1),
    );
    this.samples.register('calendar-failing', () => buildFailingMail(feed, place, formatDateTime(start)));
  }

  private async enqueue(
    { space }: FeedWithOwner,
    idempotencyKey: string,
    template: string,
    message: MailMessage,
  ): Promise<void> {
    const { user } = space.building.customer;
    if (user.erasedAt !== null || user.blockedAt !== null) return;
    await this.mails.enqueue({
      idempotencyKey: accountMailKey(user.id, idempotencyKey),
      to: user.email,
      template,
      subject: { type: 'space', id: space.id },
      message,
    });
  }
}
