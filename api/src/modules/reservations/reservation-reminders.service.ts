import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { ReservationMailRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import { ReservationMails } from './reservation-mails.service.ts';

const HOUR = 3_600_000;
/** Guests are reminded a day before the start, unless they booked later than that. */
const COMING_MS = 24 * HOUR;
/**
 * Owners are reminded of a request after a day, and again when little time is left, unless the request is
 * recent.
 */
const UNANSWERED_MS = 24 * HOUR;
const LAST_CALL_MS = 6 * HOUR;

/**
 * Reminders depend on the current state only, so a stopped worker causes no late ones. Each is sent once, by
 * its mail cause.
 */
@Injectable()
export class ReservationReminders {
  constructor(
    private readonly reservations: ReservationMailRepository,
    private readonly mails: ReservationMails,
    private readonly clock: Clock,
  ) {}

  async remindGuests(): Promise<void> {
    const now = this.clock.now();
    for (const reservation of await this.reservations.comingWithin(now, after(now, COMING_MS))) {
      const sureSince = reservation.confirmedAt ?? reservation.createdAt;
      if (sureSince < after(reservation.startsAt, -COMING_MS)) await this.mails.remind(reservation, 'coming');
    }
  }

  async remindOwners(): Promise<void> {
    const now = this.clock.now();
    for (const reservation of await this.reservations.waiting(
      now,
      after(now, -UNANSWERED_MS),
      after(now, LAST_CALL_MS),
    )) {
      const reminder = dueOf(reservation, now);
      if (reminder) await this.mails.remind(reservation, reminder);
    }
  }
}

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/** `last-call` takes precedence over `unanswered`. */
function dueOf(
  { createdAt, expiresAt }: ReservationWithPeople,
  now: Date,
): 'unanswered' | 'last-call' | null {
  if (expiresAt !== null && expiresAt <= after(now, LAST_CALL_MS))
    return createdAt <= after(now, -LAST_CALL_MS) ? 'last-call' : null;
  return createdAt <= after(now, -UNANSWERED_MS) ? 'unanswered' : null;
}
