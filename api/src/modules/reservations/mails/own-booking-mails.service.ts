import { Injectable } from '@nestjs/common';
import { formatPhone, formatNumber, formatShortDay, formatTimeOfDay } from '@prostora/strings/format.ts';
import { describeSpaces } from '@prostora/strings/cs/mail-reservation.ts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { accountMailKey, MailService, type MailSubject, type TemplatedMail } from '../../mail/index.ts';
import type { User } from '../../accounts/users/index.ts';
import { formatEventName } from '../calendar/reservation-calendar.ts';
import { OwnerLinksService } from '../owner-links.service.ts';
import { prolongOption } from '../reservation.states.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { dayPlanMail, optionEndingMail, type DayPlanProps } from './own-booking-mails.templates.ts';
import { toDayKey } from '../reservation-group.ts';
import { toBundleProps, buildMailProps } from './reservation-mail-props.ts';
import type { ReservationWithPeople } from './reservation-mails.repository.ts';
import { formatSpaceName } from '../../spaces/index.ts';

/** Mails that help owners to keep their own calendar: options about to end and the bookings of tomorrow. */
@Injectable()
export class OwnBookingMailsService {
  constructor(
    private readonly links: OwnerLinksService,
    private readonly guestLinks: ReservationLinksService,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Once for each end of the option: a prolonged one is reminded of again.
   * @param others further options of the event
   */
  async remindOfOption(
    reservation: ReservationWithPeople,
    others: readonly ReservationWithPeople[],
  ): Promise<void> {
    const { id, expiresAt, anonymizedAt } = reservation;
    const { user } = reservation.space.building.customer;
    if (expiresAt === null || anonymizedAt !== null) return;
    const link = { id, userId: user.id };
    const props = buildMailProps(reservation, this.guestLinks.buildPath(reservation));
    const mail = optionEndingMail.build({
      ...toBundleProps(props, reservation, others),
      optionPaths: {
        prodlouzit: this.links.buildOptionPath(link, 'prodlouzit'),
        potvrdit: this.links.buildOptionPath(link, 'potvrdit'),
        uvolnit: this.links.buildOptionPath(link, 'uvolnit'),
      },
      prolongedUntil: prolongOption(reservation, this.clock.now()),
    });
    const key = `reservation-${id}-option-ending-${Math.floor(expiresAt.getTime() / 60_000)}`;
    await this.enqueue(user, key, { type: 'reservation', id }, mail);
  }

  /**
   * @param day the day of the bookings
   * @param reservations bookings of one customer, by start
   */
  async sendDayPlan(day: string, reservations: readonly ReservationWithPeople[]): Promise<void> {
    const customer = reservations[0]?.space.building.customer;
    if (!customer) return;
    const mail = dayPlanMail.build({
      day: formatShortDay(day),
      bookings: [...Map.groupBy(reservations, toDayKey).values()].map(toDayPlanBooking),
      unsubscribe: this.links.buildDayPlanLinks(customer.id),
    });
    await this.enqueue(customer.user, `day-plan-${day}`, { type: 'customer', id: customer.id }, mail);
  }

  private async enqueue(user: User, key: string, subject: MailSubject, mail: TemplatedMail): Promise<void> {
    if (user.erasedAt !== null || user.blockedAt !== null) return;
    await this.mails.enqueue({
      idempotencyKey: accountMailKey(user.id, key),
      to: user.email,
      subject,
      keepsHeldMail: true,
      ...mail,
    });
  }
}

/** @param spaces reservations of one event, at least one */
function toDayPlanBooking(spaces: readonly ReservationWithPeople[]): DayPlanProps['bookings'][number] {
  const [reservation] = spaces;
  if (!reservation) throw new Error('An event without a reservation');
  const { id, startsAt, customerPhone, numberOfGuests } = reservation;
  return {
    time: formatTimeOfDay(startsAt),
    place: describeSpaces(spaces.map(({ space }) => formatSpaceName(space))),
    name: formatEventName(reservation),
    guests: formatNumber(numberOfGuests),
    phone: customerPhone && formatPhone(customerPhone),
    path: buildOwnerReservationUrl(id),
  };
}
