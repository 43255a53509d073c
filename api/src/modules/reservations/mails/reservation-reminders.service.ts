import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { toDayKey, toEventKey } from '../reservation-group.ts';
import { OwnBookingMailsService } from './own-booking-mails.service.ts';
import { ReservationMailsRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import { ReservationMailsService } from './reservation-mails.service.ts';

const HOUR_MS = 3_600_000;
/** Guests are reminded a day before the start, unless they booked later than that. */
const COMING_MS = 24 * HOUR_MS;
/**
 * Owners are reminded of a request after a day, and again when little time is left, unless the request is
 * recent.
 */
const UNANSWERED_MS = 24 * HOUR_MS;
/** Owners are asked a day before the end of an option, unless they entered it later than that. */
const OPTION_ENDING_MS = 24 * HOUR_MS;
const LAST_CALL_MS = 6 * HOUR_MS;

/**
 * Reminders depend on the current state only, so a stopped worker causes no late ones. Each is sent once, by
 * its mail cause.
 */
@Injectable()
export class ReservationRemindersService {
  constructor(
    private readonly reservations: ReservationMailsRepository,
    private readonly mails: ReservationMailsService,
    private readonly ownMails: OwnBookingMailsService,
    private readonly clock: Clock,
  ) {}

  async remindGuests(): Promise<void> {
    const now = this.clock.now();
    const starting = await this.reservations.listStartingBetween(now, addMs(now, COMING_MS));
    const due = starting.filter(({ confirmedAt, createdAt, startsAt, source, guestNotifiedAt }) => {
      // The owner did not have the guest told of the booking.
      if (source === 'owner' && guestNotifiedAt === null) return false;
      return (confirmedAt ?? createdAt) < addMs(startsAt, -COMING_MS);
    });
    const toGuestKey = (one: ReservationWithPeople): string =>
      `${toDayKey(one)} ${one.customerEmail.toLowerCase()}`;
    for (const [reservation, ...others] of Map.groupBy(due, toGuestKey).values())
      if (reservation) await this.mails.remind(reservation, 'coming', others);
  }

  async remindOwners(): Promise<void> {
    const now = this.clock.now();
    const due = await this.reservations.listAwaitingAnswer(
      now,
      addMs(now, -UNANSWERED_MS),
      addMs(now, LAST_CALL_MS),
    );
    const requests = Map.groupBy(due, toEventKey);
    for (const [reservation, ...others] of requests.values()) {
      const reminder = reservation ? resolveDueReminder(reservation, now) : null;
      if (reservation && reminder) await this.mails.remind(reservation, reminder, others);
    }
  }

  async remindOfOptions(): Promise<void> {
    const now = this.clock.now();
    const ending = await this.reservations.listEndingOptions(now, addMs(now, OPTION_ENDING_MS));
    const due = ending.filter(
      ({ expiresAt, createdAt }) => expiresAt && createdAt < addMs(expiresAt, -OPTION_ENDING_MS),
    );
    for (const [option, ...others] of Map.groupBy(due, toEventKey).values())
      if (option) await this.ownMails.remindOfOption(option, others);
  }
}

const addMs = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

/** `last-call` takes precedence over `unanswered`. */
function resolveDueReminder(
  { createdAt, expiresAt }: ReservationWithPeople,
  now: Date,
): 'unanswered' | 'last-call' | null {
  if (expiresAt !== null && expiresAt <= addMs(now, LAST_CALL_MS))
    return createdAt <= addMs(now, -LAST_CALL_MS) ? 'last-call' : null;
  return createdAt <= addMs(now, -UNANSWERED_MS) ? 'unanswered' : null;
}
