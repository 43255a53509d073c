import { describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import {
  buildDescription,
  buildReservationCalendar,
  type CalendarEventDetails,
} from './reservation-calendar.ts';

const DETAILS: CalendarEventDetails = {
  id: 7,
  host: 'prostora.test',
  method: 'REQUEST',
  status: 'confirmed',
  sequence: 2,
  stamp: new Date('2026-12-01T10:20:30Z'),
  changedAt: new Date('2026-11-30T08:00:00Z'),
  startsAt: new Date('2027-03-27T22:00:00Z'),
  endsAt: new Date('2027-03-28T02:00:00Z'),
  summary: 'Rezervace: Loft Kotelna, Pragovka',
  description: 'Počet hostů: 80\nCena: 10 500 Kč',
  location: 'Loft Kotelna, Kolbenova 923/34a, 190 00 Praha 9',
  geo: { lat: 50.1105, lng: 14.5006 },
  url: 'https://prostora.test/rezervace/7/token',
  organizer: { name: 'Prostora', email: 'kontakt@prostora.test' },
  attendee: { name: 'Jana Nová', email: 'jana@prostora.test' },
};
const parseCalendar = (
  details: CalendarEventDetails,
): { calendar: ICAL.Component; event: ICAL.Component } => {
  const calendar = ICAL.Component.fromString(buildReservationCalendar(details));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('not one event');
  return { calendar, event };
};
const getValue = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name));

describe('buildReservationCalendar', () => {
  it('contains summary, UTC times, location, status and parties', () => {
    const { calendar, event } = parseCalendar(DETAILS);
    expect([getValue(calendar, 'version'), getValue(calendar, 'method')]).toEqual(['2.0', 'REQUEST']);
    expect(
      Object.fromEntries(
        [
          'uid',
          'sequence',
          'status',
          'summary',
          'description',
          'location',
          'url',
          'organizer',
          'attendee',
        ].map((name) => [name, getValue(event, name)]),
      ),
    ).toEqual({
      uid: 'reservation-7@prostora.test',
      sequence: '2',
      status: 'CONFIRMED',
      summary: DETAILS.summary,
      description: DETAILS.description,
      location: DETAILS.location,
      url: DETAILS.url,
      organizer: 'mailto:kontakt@prostora.test',
      attendee: 'mailto:jana@prostora.test',
    });
    expect(buildReservationCalendar(DETAILS)).toMatch(
      /\r\nDTSTAMP:20261201T102030Z\r\nLAST-MODIFIED:20261130T080000Z\r\nDTSTART:20270327T220000Z\r\nDTEND:20270328T020000Z\r\n/u,
    );
    expect(buildReservationCalendar(DETAILS)).toContain('\r\nGEO:50.1105;14.5006\r\n');
    expect(event.getFirstProperty('attendee')?.getParameter('cn')).toBe('Jana Nová');
  });

  it.each([
    ['pending', 'TENTATIVE'],
    ['confirmed', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('maps the status %s to %s', (status, written) => {
    expect(getValue(parseCalendar({ ...DETAILS, status }).event, 'status')).toBe(written);
  });

  it('keeps line ends in texts, and strips them, quotation marks and control characters from names', () => {
    const description = ['one', 'two', 'three', 'four', 'five', 'six\u0001', 'seven'];
    const { event } = parseCalendar({
      ...DETAILS,
      description: `${description.slice(0, 2).join('\r')}\r\n${description.slice(2).join('\u2028')}`,
      attendee: { name: ' "Jana"\r\n"Nová\u0007" ', email: 'jana@prostora.test' },
    });
    expect(getValue(event, 'description')).toBe('one\ntwo\nthree\nfour\nfive\nsix \nseven');
    expect(event.getFirstProperty('attendee')?.getParameter('cn')).toBe('Jana Nová');
  });

  it('ends lines with CRLF and folds them at 75 octets', () => {
    const file = buildReservationCalendar({
      ...DETAILS,
      description: 'Žluťoučký kůň úpěl ďábelské ódy. '.repeat(20),
    });
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(
      getValue(
        parseCalendar({ ...DETAILS, description: 'Žluťoučký kůň úpěl ďábelské ódy. '.repeat(20) }).event,
        'description',
      ),
    ).toBe('Žluťoučký kůň úpěl ďábelské ódy. '.repeat(20));
  });

  it.each([
    'Sál; malý, velký \\ „U Lípy“: "hotovo"',
    'Jana\r\nATTENDEE:mailto:zly@prostora.test',
    'Jana\nBEGIN:VALARM\nEND:VALARM',
    'Jana\rDTSTART:19700101T000000Z',
    'Jana\u2028X-ZLO:1\u0085X-ZLO:2\u000bX-ZLO:3',
    'Jana";X-ZLO=1:mailto:zly@prostora.test',
    'END:VEVENT\r\nEND:VCALENDAR',
    'nula\u0000 tabulátor\t konec',
  ])('keeps its structure with the hostile text %j', (text) => {
    const { calendar, event } = parseCalendar({
      ...DETAILS,
      summary: text,
      description: text,
      location: text,
      attendee: { name: text, email: 'jana@prostora.test' },
      organizer: { name: text, email: 'kontakt@prostora.test' },
    });
    const names = (component: ICAL.Component): string[] =>
      component
        .getAllProperties()
        .map(({ name }) => name)
        .sort();
    const { calendar: usual, event: usualEvent } = parseCalendar(DETAILS);
    expect([names(calendar), names(event)]).toEqual([names(usual), names(usualEvent)]);
    expect(event.getAllSubcomponents()).toEqual([]);
    expect(getValue(event, 'dtstart')).toBe('2027-03-27T22:00:00Z');
    expect(getValue(event, 'summary').replace(/\s+/gu, ' ')).toBe(
      text.replaceAll('\u0000', ' ').replace(/[\s\u0085]+/gu, ' '),
    );
    for (const party of ['attendee', 'organizer'])
      expect(getValue(event, party)).toMatch(/^mailto:(?:jana|kontakt)@prostora\.test$/u);
  });

  it.each([
    ['pending', 'OPAQUE', 'TENTATIVE'],
    ['confirmed', 'OPAQUE', 'ACCEPTED'],
    ['cancelled', 'TRANSPARENT', 'DECLINED'],
  ] as const)('maps the status %s to TRANSP %s and PARTSTAT %s without RSVP', (status, transp, partstat) => {
    const { event } = parseCalendar({ ...DETAILS, status });
    const attendee = event.getFirstProperty('attendee');
    expect([
      getValue(event, 'transp'),
      ...['partstat', 'role', 'rsvp'].map((name) => attendee?.getParameter(name)),
    ]).toEqual([transp, partstat, 'REQ-PARTICIPANT', 'FALSE']);
  });

  it('contains version, product id and calendar scale', () => {
    const { calendar } = parseCalendar(DETAILS);
    expect([
      getValue(calendar, 'version'),
      getValue(calendar, 'prodid'),
      getValue(calendar, 'calscale'),
    ]).toEqual(['2.0', '-//prostora.test//Rezervace//CS', 'GREGORIAN']);
  });

  it('leaves out unknown properties', () => {
    const { event } = parseCalendar({ ...DETAILS, description: '', location: '', geo: null });
    expect(['description', 'location', 'geo', 'summary'].map((name) => event.hasProperty(name))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(
      buildDescription(['Cena', '500 Kč'], ['Telefon', null], ['Zpráva', ''], ['Počet hostů', '8']),
    ).toBe('Cena: 500 Kč\nPočet hostů: 8');
  });

  it('has no parties with the method PUBLISH', () => {
    const { calendar, event } = parseCalendar({
      ...DETAILS,
      method: 'PUBLISH',
      organizer: null,
      attendee: null,
    });
    expect([
      getValue(calendar, 'method'),
      event.hasProperty('organizer'),
      event.hasProperty('attendee'),
    ]).toEqual(['PUBLISH', false, false]);
  });
});
