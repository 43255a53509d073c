import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import { formatNumber } from '@prostora/strings/format.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import type { Attachment } from '../../platform/mailer/index.ts';
import { MailAttachments } from '../mail/index.ts';
import { SiteSettings } from '../settings/index.ts';
import { CalendarIdentityService } from './calendar-identity.service.ts';
import {
  CALENDAR_FILE,
  describedBy,
  EVENT_FOR_GUEST,
  EVENT_FOR_OWNER,
  reservationCalendar,
  type CalendarFacts,
} from './reservation-calendar.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import { addressLine, placeName, priceText } from './reservation-mails.facts.ts';
import { ReservationMailRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import { reservationNotFound } from './reservation.errors.ts';
import { statusAt } from './reservation.states.ts';

const { event: texts } = reservationMail;

/** Builds iCalendar files of reservations from their current state. */
@Injectable()
export class ReservationCalendars {
  constructor(
    private readonly reservations: ReservationMailRepository,
    private readonly links: ReservationLinks,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly identity: CalendarIdentityService,
    attachments: MailAttachments,
  ) {
    attachments.add(EVENT_FOR_GUEST, (id) =>
      this.attachment(id, (reservation) => this.forGuest(reservation)),
    );
    attachments.add(EVENT_FOR_OWNER, (id) =>
      this.attachment(id, (reservation) => this.forOwner(reservation)),
    );
  }

  /**
   * The file linked from the guest's page.
   * @throws DomainError NOTFOUND for a wrong token
   */
  async file(id: number, token: string): Promise<Attachment> {
    const reservation = await this.reservations.withPeople(id);
    if (!reservation || reservation.forgottenAt !== null || !this.links.matches(reservation, token))
      throw reservationNotFound();
    const content = reservationCalendar({
      ...(await this.common(reservation)),
      ...this.guestWords(reservation),
      method: 'PUBLISH',
      organizer: null,
      attendee: null,
    });
    return {
      filename: CALENDAR_FILE,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(content),
    };
  }

  private async attachment(
    id: number,
    made: (reservation: ReservationWithPeople) => Promise<CalendarFacts>,
  ): Promise<Attachment | null> {
    const reservation = await this.reservations.withPeople(id);
    if (!reservation || reservation.forgottenAt !== null) return null;
    const facts = await made(reservation);
    const method = facts.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
    return {
      filename: CALENDAR_FILE,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: Buffer.from(reservationCalendar({ ...facts, method })),
      method,
    };
  }

  private async forGuest(reservation: ReservationWithPeople): Promise<CalendarFacts> {
    return {
      ...(await this.common(reservation)),
      ...this.guestWords(reservation),
      attendee: { name: reservation.customerName, email: reservation.customerEmail },
    };
  }

  /** Contains the guest's contact, not the link of the guest's page. */
  private async forOwner(reservation: ReservationWithPeople): Promise<CalendarFacts> {
    const { id, space, customerName, customerEmail, customerPhone, numberOfGuests, notes } = reservation;
    const { user, name } = space.building.customer;
    return {
      ...(await this.common(reservation)),
      url: `${this.config.PUBLIC_URL}${urls.reservations}?rezervace=${id}`,
      summary: texts.owner(placeName(space), customerName),
      attendee: { name, email: user.email },
      description: describedBy(
        [texts.email, customerEmail],
        [texts.phone, customerPhone],
        [texts.guests, formatNumber(numberOfGuests)],
        [texts.price, priceText(reservation)],
        [texts.message, notes],
      ),
    };
  }

  private guestWords(
    reservation: ReservationWithPeople,
  ): Pick<CalendarFacts, 'url' | 'summary' | 'description'> {
    return {
      url: this.config.PUBLIC_URL + this.links.pathOf(reservation),
      summary: texts.guest(placeName(reservation.space)),
      description: describedBy(
        [texts.guests, formatNumber(reservation.numberOfGuests)],
        [texts.price, priceText(reservation)],
      ),
    };
  }

  private async common(
    reservation: ReservationWithPeople,
  ): Promise<Omit<CalendarFacts, 'url' | 'summary' | 'description' | 'attendee'>> {
    const { id, space, sequence, startsAt, endsAt, updatedAt } = reservation;
    const { building } = space;
    const now = this.clock.now();
    return {
      id,
      sequence,
      startsAt,
      endsAt,
      stamp: now,
      changedAt: updatedAt,
      status: statusAt(reservation, now),
      method: 'REQUEST',
      host: await this.identity.getDomain(),
      location: [placeName(space), addressLine(building)].filter((part) => part !== '').join(', '),
      geo: building.lat === null || building.lng === null ? null : { lat: building.lat, lng: building.lng },
      organizer: {
        name: (await this.settings.current()).name,
        email: /<([^>]+)>/u.exec(this.config.MAIL_FROM)?.[1] ?? this.config.MAIL_FROM,
      },
    };
  }
}
