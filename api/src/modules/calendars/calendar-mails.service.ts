import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { calendarMail as texts, calendarMailSample as sample } from '@prostora/strings/cs/mail-calendar.ts';
import { formatDateTime, formatTerm } from '@prostora/strings/format.ts';
import { accountCause, MailSamples, MailService, type MailMessage } from '../mail/index.ts';
import { placeName } from '../reservations/index.ts';
import type { Conflict, FeedWithOwner } from './calendar-feed.repository.ts';

const conflictMail = (feed: string, place: string, term: string, reservationId: number): MailMessage => ({
  ...texts.conflict(feed, place, term),
  action: { label: texts.showReservation, path: `${urls.reservations}?rezervace=${reservationId}` },
});
const failingMail = (feed: string, place: string, since: string): MailMessage => ({
  ...texts.failing(feed, place, since),
  action: { label: texts.showCalendars, path: urls.reservations },
});

/** Mails to owners about foreign calendars; erased and blocked users get none. */
@Injectable()
export class CalendarMails implements OnModuleInit {
  constructor(
    private readonly mails: MailService,
    private readonly samples: MailSamples,
  ) {}

  /** Sent once per feed and reservation. */
  conflict(feed: FeedWithOwner, { id, startsAt, endsAt }: Conflict): Promise<void> {
    return this.post(
      feed,
      `feed-${feed.id}-conflict-${id}`,
      'calendar-conflict',
      conflictMail(feed.name, placeName(feed.space), formatTerm(startsAt, endsAt), id),
    );
  }

  /** Sent once per failing period. */
  failing(feed: FeedWithOwner, since: Date): Promise<void> {
    return this.post(
      feed,
      `feed-${feed.id}-failing-${since.getTime()}`,
      'calendar-failing',
      failingMail(feed.name, placeName(feed.space), formatDateTime(since)),
    );
  }

  onModuleInit(): void {
    const { feed, place, start, end } = sample;
    this.samples.add('calendar-conflict', () => conflictMail(feed, place, formatTerm(start, end), 1));
    this.samples.add('calendar-failing', () => failingMail(feed, place, formatDateTime(start)));
  }

  private async post(
    { space }: FeedWithOwner,
    what: string,
    template: string,
    message: MailMessage,
  ): Promise<void> {
    const { user } = space.building.customer;
    if (user.erasedAt !== null || user.blockedAt !== null) return;
    await this.mails.post({
      cause: accountCause(user.id, what),
      to: user.email,
      template,
      about: { type: 'space', id: space.id },
      message,
    });
  }
}
