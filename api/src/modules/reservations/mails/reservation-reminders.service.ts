import { Injectable } from '@nestjs/common';
import { addDays, DAY_MS, fromPragueWallTime, HOUR_MS, toPragueWallTime } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { OwnerRemindersService } from '../../mail/index.ts';
import { toDayKey, toEventKey } from '../reservation-group.ts';
import { OwnBookingMailsService } from './own-booking-mails.service.ts';
import { ReservationMailsRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import { ReservationMailsService } from './reservation-mails.service.ts';

/** Guests are reminded a day before the start, unless they booked later than that. */
const COMING_MS = DAY_MS;
/** Owners are asked a day before the end of an option, unless they entered it later than that. */
const OPTION_ENDING_MS = DAY_MS;
/** Owners are reminded of a request when little time is left, unless the request is recent. */
const LAST_CALL_MS = 6 * HOUR_MS;
/** The mail about tomorrow, in minutes since midnight in Prague. */
const DAY_PLANS_FROM_MINUTE = 17 * 60;

/**
 * Reminders depend on the current state only, so a stopped worker causes no late ones. Each is sent once, by
 * its mail cause; those to owners only if nothing has reminded them of the event for a day.
 */
@Injectable()
export class ReservationRemindersService {
  constructor(
    private readonly reservations: ReservationMailsRepository,
    private readonly mails: ReservationMailsService,
    private readonly ownMails: OwnBookingMailsService,
    private readonly reminders: OwnerRemindersService,
    private readonly unit: UnitOfWork,
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
    const expiring = await this.reservations.listExpiringRequests(now, addMs(now, LAST_CALL_MS));
    const due = expiring.filter(({ createdAt }) => createdAt <= addMs(now, -LAST_CALL_MS));
    await this.remindOncePerDay(due, (request, others) => this.mails.remind(request, 'last-call', others));
  }

  async remindOfOptions(): Promise<void> {
    const now = this.clock.now();
    const ending = await this.reservations.listEndingOptions(now, addMs(now, OPTION_ENDING_MS));
    const due = ending.filter(
      ({ expiresAt, createdAt }) => expiresAt && createdAt < addMs(expiresAt, -OPTION_ENDING_MS),
    );
    await this.remindOncePerDay(due, (option, others) => this.ownMails.remindOfOption(option, others));
  }

  /** From 17:00 in Prague, one mail a day for each owner who has bookings tomorrow. */
  async sendDayPlans(): Promise<void> {
    const { day, minute } = toPragueWallTime(this.clock.now());
    if (minute < DAY_PLANS_FROM_MINUTE) return;
    const tomorrow = addDays(day);
    const starting = await this.reservations.listStartingBetween(
      addMs(fromPragueWallTime(tomorrow, 0), -1),
      addMs(fromPragueWallTime(addDays(tomorrow), 0), -1),
    );
    const wanted = starting.filter(({ space }) => space.building.customer.dayPlanEndedAt === null);
    for (const own of Map.groupBy(wanted, ({ space }) => space.building.customer.id).values())
      await this.ownMails.sendDayPlan(tomorrow, own);
  }

  /** One mail about each event, unless its owner has been reminded of it in the last 24 hours. */
  private async remindOncePerDay(
    due: readonly ReservationWithPeople[],
    remind: (reservation: ReservationWithPeople, others: readonly ReservationWithPeople[]) => Promise<void>,
  ): Promise<void> {
    for (const [event, [reservation, ...others]] of Map.groupBy(due, toEventKey)) {
      if (!reservation) continue;
      await this.unit.run(async () => {
        const claimed = await this.reminders.claim(reservation.space.building.customer.user.id, [event]);
        if (claimed.has(event)) await remind(reservation, others);
      });
    }
  }
}

const addMs = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
