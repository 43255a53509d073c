import { Injectable } from '@nestjs/common';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import { formatNumber } from '@prostora/strings/format.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import type { Attachment } from '../../../platform/mailer/index.ts';
import { MailAttachmentRegistry } from '../../mail/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { CalendarIdentityService } from '../calendar/calendar-identity.service.ts';
import {
  CALENDAR_FILE,
  buildDescription,
  formatEventName,
  EVENT_FOR_GUEST,
  EVENT_FOR_OWNER,
  SERIES_FOR_GUEST,
  SERIES_FOR_OWNER,
  buildReservationCalendar,
  type CalendarEventDetails,
} from '../calendar/reservation-calendar.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { formatAddress, formatReservationPrice } from './reservation-mail-props.ts';
import { ReservationMailsRepository, type ReservationWithPeople } from './reservation-mails.repository.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { statusAt } from '../reservation.states.ts';
import { formatSpaceName } from '../../spaces/index.ts';

const { event: texts } = reservationMail;

/** Builds iCalendar files of reservations from their current state. */
@Injectable()
export class ReservationCalendarService {
  constructor(
    private readonly reservations: ReservationMailsRepository,
    private readonly links: ReservationLinksService,
    private readonly settings: SiteSettingsService,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly identity: CalendarIdentityService,
    attachments: MailAttachmentRegistry,
  ) {
    attachments.register(EVENT_FOR_GUEST, (id) =>
      this.buildAttachment(id, (reservation) => this.toGuestEvent(reservation)),
    );
    attachments.register(EVENT_FOR_OWNER, (id) =>
      this.buildAttachment(id, (reservation) => this.toOwnerEvent(reservation)),
    );
    attachments.register(SERIES_FOR_GUEST, (id) =>
      this.buildEventAttachment(id, 'guest', (reservation) => this.toGuestEvent(reservation)),
    );
    attachments.register(SERIES_FOR_OWNER, (id) =>
      this.buildEventAttachment(id, 'owner', (reservation) => this.toOwnerEvent(reservation)),
    );
  }

  /**
   * The file linked from the guest's page, with all spaces and dates of the event.
   * @throws DomainError NOTFOUND for a wrong token
   */
  async buildFile(id: number, token: string): Promise<Attachment> {
    const reservation = await this.reservations.findWithPeople(id);
    if (!reservation || reservation.anonymizedAt !== null || !this.links.matches(reservation, token))
      throw reservationNotFound();
    const toDetails = async (one: ReservationWithPeople): Promise<CalendarEventDetails> => ({
      ...(await this.toCommonDetails(one)),
      ...this.toGuestTexts(one),
      method: 'PUBLISH',
      organizer: null,
      attendee: null,
    });
    const others = await this.listOthers(reservation, 'guest', toDetails);
    const content = buildReservationCalendar(await toDetails(reservation), others);
    return {
      filename: CALENDAR_FILE,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(content),
    };
  }

  private async buildAttachment(
    id: number,
    toDetails: (reservation: ReservationWithPeople) => Promise<CalendarEventDetails>,
  ): Promise<Attachment | null> {
    const reservation = await this.reservations.findWithPeople(id);
    if (!reservation || reservation.anonymizedAt !== null) return null;
    const details = await toDetails(reservation);
    const method = details.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
    return {
      filename: CALENDAR_FILE,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: Buffer.from(buildReservationCalendar({ ...details, method })),
      method,
    };
  }

  /** One file with all spaces and dates of the event. Invitations hold one event, so it is published. */
  private async buildEventAttachment(
    id: number,
    side: 'guest' | 'owner',
    toDetails: (reservation: ReservationWithPeople) => Promise<CalendarEventDetails>,
  ): Promise<Attachment | null> {
    const reservation = await this.reservations.findWithPeople(id);
    if (!reservation || reservation.anonymizedAt !== null) return null;
    const toPublished = async (one: ReservationWithPeople): Promise<CalendarEventDetails> => ({
      ...(await toDetails(one)),
      method: 'PUBLISH',
      attendee: null,
    });
    const others = await this.listOthers(reservation, side, toPublished);
    return {
      filename: CALENDAR_FILE,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(buildReservationCalendar(await toPublished(reservation), others)),
    };
  }

  /** Others of the event that have not ended. */
  private async listOthers(
    reservation: ReservationWithPeople,
    side: 'guest' | 'owner',
    toDetails: (other: ReservationWithPeople) => Promise<CalendarEventDetails>,
  ): Promise<CalendarEventDetails[]> {
    const now = this.clock.now();
    const details: CalendarEventDetails[] = [];
    const others = await (side === 'guest'
      ? this.reservations.listOthersOfGuest(reservation)
      : this.reservations.listOthersOfOwner(reservation));
    for (const other of others) if (other.endsAt > now) details.push(await toDetails(other));
    return details;
  }

  private async toGuestEvent(reservation: ReservationWithPeople): Promise<CalendarEventDetails> {
    return {
      ...(await this.toCommonDetails(reservation)),
      ...this.toGuestTexts(reservation),
      attendee: { name: reservation.customerName, email: reservation.customerEmail },
    };
  }

  /** Contains the guest's contact, not the link of the guest's page. */
  private async toOwnerEvent(reservation: ReservationWithPeople): Promise<CalendarEventDetails> {
    const { id, space, customerEmail, customerPhone, numberOfGuests, notes } = reservation;
    const { user, name } = space.building.customer;
    return {
      ...(await this.toCommonDetails(reservation)),
      url: `${this.config.PUBLIC_URL}${buildOwnerReservationUrl(id)}`,
      summary: texts.owner(formatSpaceName(space), formatEventName(reservation)),
      attendee: { name, email: user.email },
      description: buildDescription(
        [texts.email, customerEmail],
        [texts.phone, customerPhone],
        [texts.guests, formatNumber(numberOfGuests)],
        [texts.price, formatReservationPrice(reservation)],
        [texts.message, notes],
      ),
    };
  }

  private toGuestTexts(
    reservation: ReservationWithPeople,
  ): Pick<CalendarEventDetails, 'url' | 'summary' | 'description'> {
    return {
      url: this.config.PUBLIC_URL + this.links.buildPath(reservation),
      summary: texts.guest(formatSpaceName(reservation.space)),
      description: buildDescription(
        [texts.guests, formatNumber(reservation.numberOfGuests)],
        [texts.price, formatReservationPrice(reservation)],
      ),
    };
  }

  private async toCommonDetails(
    reservation: ReservationWithPeople,
  ): Promise<Omit<CalendarEventDetails, 'url' | 'summary' | 'description' | 'attendee'>> {
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
      location: [formatSpaceName(space), formatAddress(building)].filter((part) => part !== '').join(', '),
      geo: building.lat === null || building.lng === null ? null : { lat: building.lat, lng: building.lng },
      organizer: {
        name: (await this.settings.getCurrent()).name,
        email: /<([^>]+)>/u.exec(this.config.MAIL_FROM)?.[1] ?? this.config.MAIL_FROM,
      },
    };
  }
}
