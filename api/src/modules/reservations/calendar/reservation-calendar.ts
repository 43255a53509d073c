import { reservationMail } from '@prostora/strings/cs/mail-reservation.ts';
import ICAL from 'ical.js';
import type { ReservationStatus } from '../reservation.entity.ts';

/** A continued line begins with a space, which ical.js does not count (RFC 5545, 3.1). */
ICAL.foldLength = 74;

/** Kinds of mail attachments; only the guest's contains the link of the guest's page. */
export const EVENT_FOR_GUEST = 'reservation-for-guest';
export const EVENT_FOR_OWNER = 'reservation-for-owner';
/** The same with all dates of the series of the reservation. */
export const SERIES_FOR_GUEST = 'series-for-guest';
export const SERIES_FOR_OWNER = 'series-for-owner';

/** REQUEST and CANCEL are mailed (RFC 5546), PUBLISH is downloaded. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';
type Party = { readonly name: string; readonly email: string };

/** Content of the file; `organizer` and `attendee` are set only when it is mailed. */
export type CalendarEventDetails = {
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
  /** Null: no link. */
  readonly url: string | null;
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

/** Normalizes line ends to LF, which iCalendar escapes, and replaces other control characters by spaces. */
const normalizeText = (text: string): string =>
  text
    .replace(/\r\n?|[\u000b\u000c\u0085\u2028\u2029]/gu, '\n')
    .replace(/[\u0000-\u0009\u000e-\u001f\u007f]/gu, ' ');
/** A parameter value may contain neither line ends nor quotation marks. */
const toParameterValue = (text: string): string =>
  normalizeText(text)
    .replace(/[\n"]+/gu, ' ')
    .trim();
const toUtcTime = (instant: Date): ICAL.Time => ICAL.Time.fromJSDate(instant, true);

/**
 * The iCalendar file of one reservation, or of several with the method PUBLISH (RFC 5545, RFC 5546). A constant UID
 * and a growing SEQUENCE let calendars update or remove the event.
 */
export function buildReservationCalendar(
  details: CalendarEventDetails,
  others: readonly CalendarEventDetails[] = [],
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${details.host}//Rezervace//CS`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', details.method);
  for (const one of [details, ...others]) calendar.addSubcomponent(buildReservationEvent(one));
  return serializeCalendar(calendar);
}

/** Lines have at most 75 octets. */
export const serializeCalendar = (calendar: ICAL.Component): string => `${calendar.toString()}\r\n`;

/** The event has the same UID in mails, downloaded files and feeds. */
export function buildReservationEvent(details: CalendarEventDetails): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const add = (name: string, value: string | number | ICAL.Time | [number, number]): void => {
    event.addPropertyWithValue(name, typeof value === 'string' ? normalizeText(value) : value);
  };
  add('uid', `reservation-${details.id}@${details.host}`);
  add('sequence', details.sequence);
  add('dtstamp', toUtcTime(details.stamp));
  add('last-modified', toUtcTime(details.changedAt));
  add('dtstart', toUtcTime(details.startsAt));
  add('dtend', toUtcTime(details.endsAt));
  add('status', STATUS[details.status]);
  add('transp', details.status === 'cancelled' ? 'TRANSPARENT' : 'OPAQUE');
  add('summary', details.summary);
  if (details.description !== '') add('description', details.description);
  if (details.location !== '') add('location', details.location);
  if (details.geo) add('geo', [details.geo.lat, details.geo.lng]);
  if (details.url !== null) add('url', details.url);
  if (details.organizer) event.addProperty(toPartyProperty('organizer', details.organizer));
  if (details.attendee)
    event.addProperty(
      toPartyProperty('attendee', details.attendee, {
        role: 'REQ-PARTICIPANT',
        partstat: PARTICIPATION[details.status],
        rsvp: 'FALSE',
      }),
    );
  return event;
}

function toPartyProperty(
  property: 'organizer' | 'attendee',
  { name, email }: Party,
  parameters: Readonly<Record<string, string>> = {},
): ICAL.Property {
  const party = new ICAL.Property(property);
  for (const [parameter, value] of Object.entries({ cn: toParameterValue(name), ...parameters }))
    party.setParameter(parameter, value);
  party.setValue(`mailto:${encodeURI(toParameterValue(email))}`);
  return party;
}

/** Name of an event for its owner: the title and the guest. */
export const formatEventName = ({ title, customerName }: { title: string; customerName: string }): string =>
  title === '' ? customerName : `${title}, ${customerName}`;

/** Lines `name: value` of an event's description; empty values are left out. */
export const buildDescription = (...rows: readonly (readonly [string, string | null])[]): string =>
  rows.flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`])).join('\n');

export const CALENDAR_FILE = reservationMail.event.file;
