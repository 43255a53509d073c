import ICAL from 'ical.js';
import { serializeCalendar } from '../reservations/calendar/index.ts';

/** Properties of the event of a blocked slot. */
export type BlockEventProps = {
  readonly id: number;
  readonly host: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly stamp: Date;
  readonly summary: string;
};

/** Refresh interval suggested to calendar clients. */
const REFRESH_INTERVAL = 'PT30M';

/** Replaces line breaks and control characters, which would break the iCalendar format. */
const stripControlCharacters = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Serializes a calendar (RFC 5545, RFC 7986). */
export function buildCalendarDocument(name: string, host: string, events: readonly ICAL.Component[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${host}//Rezervace//CS`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('name', stripControlCharacters(name));
  calendar.addPropertyWithValue('x-wr-calname', stripControlCharacters(name));
  const refresh = new ICAL.Property('refresh-interval');
  refresh.resetType('duration');
  refresh.setValue(ICAL.Duration.fromString(REFRESH_INTERVAL));
  calendar.addProperty(refresh);
  calendar.addPropertyWithValue('x-published-ttl', REFRESH_INTERVAL);
  for (const event of events) calendar.addSubcomponent(event);
  return serializeCalendar(calendar);
}

/** Properties of a public event. */
export type PublicEventProps = BlockEventProps & { readonly location: string; readonly url: string };

function buildEvent(uid: string, { startsAt, endsAt, stamp, summary }: BlockEventProps): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', uid);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(stamp, true));
  event.addPropertyWithValue('dtstart', ICAL.Time.fromJSDate(startsAt, true));
  event.addPropertyWithValue('dtend', ICAL.Time.fromJSDate(endsAt, true));
  event.addPropertyWithValue('status', 'CONFIRMED');
  event.addPropertyWithValue('summary', stripControlCharacters(summary));
  return event;
}

/** Event of a slot blocked by the owner. */
export function buildBlockEvent(props: BlockEventProps): ICAL.Component {
  const event = buildEvent(`block-${props.id}@${props.host}`, props);
  event.addPropertyWithValue('transp', 'OPAQUE');
  return event;
}

/** Event of a public program, which takes no time of those who subscribe to it. */
export function buildPublicEvent(props: PublicEventProps): ICAL.Component {
  const event = buildEvent(`program-${props.id}@${props.host}`, props);
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  event.addPropertyWithValue('location', stripControlCharacters(props.location));
  event.addPropertyWithValue('url', props.url);
  return event;
}
