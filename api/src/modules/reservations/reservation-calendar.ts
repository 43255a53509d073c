import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import ICAL from 'ical.js';
import type { ReservationStatus } from './reservation.entity.ts';

/** Kinds of the calendar file that goes with a mail; only the guest's holds the address of the guest's page. */
export const EVENT_FOR_GUEST = 'reservation-for-guest';
export const EVENT_FOR_OWNER = 'reservation-for-owner';

/** REQUEST and CANCEL go by mail (RFC 5546), PUBLISH is a file somebody fetched. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';
type Party = { readonly name: string; readonly email: string };

/** What the file says; times are instants, `organizer` and `attendee` only where it goes by mail. */
export type CalendarFacts = {
  readonly id: number;
  readonly host: string;
  readonly method: CalendarMethod;
  readonly status: ReservationStatus;
  readonly sequence: number;
  readonly stamp: Date;
  readonly changedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly geo: { readonly lat: number; readonly lng: number } | null;
  readonly url: string;
  readonly organizer: Party | null;
  readonly attendee: Party | null;
};

const STATUS: Readonly<Record<ReservationStatus, string>> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};
const PARTICIPATION: Readonly<Record<ReservationStatus, string>> = {
  pending: 'TENTATIVE',
  confirmed: 'ACCEPTED',
  cancelled: 'DECLINED',
};

/** Every kind of line end is one that iCalendar can escape; other control characters are nothing anybody wrote. */
const plain = (text: string): string =>
  text
    .replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/gu, '\n')
    .replace(/[\u0000-\u0009\u000e-\u001f\u007f]/gu, ' ');
/** A parameter knows neither line ends nor quotation marks. */
const inParameter = (text: string): string =>
  plain(text)
    .replace(/[\n"]+/gu, ' ')
    .trim();
const utc = (instant: Date): ICAL.Time => ICAL.Time.fromJSDate(instant, true);

/** The iCalendar file of one reservation (RFC 5545): its UID stays for life and SEQUENCE grows, so that calendars move or drop what they have. */
export function reservationCalendar(facts: CalendarFacts): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${facts.host}//Rezervace//CS`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', facts.method);
  calendar.addSubcomponent(reservationEvent(facts));
  return `${calendar.toString()}\r\n`;
}

/** One reservation as an event: the same UID in mails, in files and in feeds, so that a calendar knows it again. */
export function reservationEvent(facts: CalendarFacts): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const add = (name: string, value: string | number | ICAL.Time | [number, number]): void => {
    event.addPropertyWithValue(name, typeof value === 'string' ? plain(value) : value);
  };
  add('uid', `reservation-${facts.id}@${facts.host}`);
  add('sequence', facts.sequence);
  add('dtstamp', utc(facts.stamp));
  add('last-modified', utc(facts.changedAt));
  add('dtstart', utc(facts.startsAt));
  add('dtend', utc(facts.endsAt));
  add('status', STATUS[facts.status]);
  add('transp', facts.status === 'cancelled' ? 'TRANSPARENT' : 'OPAQUE');
  add('summary', facts.summary);
  if (facts.description !== '') add('description', facts.description);
  if (facts.location !== '') add('location', facts.location);
  if (facts.geo) add('geo', [facts.geo.lat, facts.geo.lng]);
  add('url', facts.url);
  if (facts.organizer) event.addProperty(partyOf('organizer', facts.organizer));
  if (facts.attendee)
    event.addProperty(
      partyOf('attendee', facts.attendee, {
        role: 'REQ-PARTICIPANT',
        partstat: PARTICIPATION[facts.status],
        rsvp: 'FALSE',
      }),
    );
  return event;
}

function partyOf(
  property: 'organizer' | 'attendee',
  { name, email }: Party,
  parameters: Readonly<Record<string, string>> = {},
): ICAL.Property {
  const party = new ICAL.Property(property);
  for (const [parameter, value] of Object.entries({ cn: inParameter(name), ...parameters }))
    party.setParameter(parameter, value);
  party.setValue(`mailto:${encodeURI(inParameter(email))}`);
  return party;
}

/** Lines of an event's description; what is not known has none. */
export const describedBy = (...facts: readonly (readonly [string, string | null])[]): string =>
  facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`])).join('\n');

export const CALENDAR_FILE = reservationMail.event.file;
