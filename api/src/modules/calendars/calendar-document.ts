import ICAL from 'ical.js';

/** An event of an owner's own block. */
export type BlockEvent = {
  readonly id: number;
  readonly host: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly stamp: Date;
  readonly summary: string;
};

/** Calendar programs come for news this often. */
const REFRESH = 'PT30M';

/** No text may end a line or hold what nobody can write. */
const plain = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The calendar an owner's program reads (RFC 5545, RFC 7986). */
export function calendarDocument(name: string, host: string, events: readonly ICAL.Component[]): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${host}//Rezervace//CS`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('name', plain(name));
  calendar.addPropertyWithValue('x-wr-calname', plain(name));
  const refresh = new ICAL.Property('refresh-interval');
  refresh.resetType('duration');
  refresh.setValue(ICAL.Duration.fromString(REFRESH));
  calendar.addProperty(refresh);
  calendar.addPropertyWithValue('x-published-ttl', REFRESH);
  for (const event of events) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** Time the owner keeps closed. */
export function blockEvent({ id, host, startsAt, endsAt, stamp, summary }: BlockEvent): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `block-${id}@${host}`);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(stamp, true));
  event.addPropertyWithValue('dtstart', ICAL.Time.fromJSDate(startsAt, true));
  event.addPropertyWithValue('dtend', ICAL.Time.fromJSDate(endsAt, true));
  event.addPropertyWithValue('status', 'CONFIRMED');
  event.addPropertyWithValue('transp', 'OPAQUE');
  event.addPropertyWithValue('summary', plain(summary));
  return event;
}
