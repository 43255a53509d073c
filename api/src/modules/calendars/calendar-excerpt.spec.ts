import { describe, expect, it } from '@jest/globals';
import { CalendarExcerpt } from './calendar-excerpt.ts';
import { parseCalendar } from './calendar-parser.ts';

const WINDOW = { from: Date.parse('2026-11-28T00:00:00Z'), until: Date.parse('2028-11-28T00:00:00Z') };
const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'SUMMARY:Akce', ...lines, 'END:VEVENT', ''].join('\r\n');
const keep = (text: string, chunkSize = 1000): string => {
  const excerpt = new CalendarExcerpt(WINDOW.from);
  for (let at = 0; at < text.length; at += chunkSize) excerpt.add(text.slice(at, at + chunkSize));
  return excerpt.end();
};
const file = (...entries: string[]): string => `BEGIN:VCALENDAR\r\n${entries.join('')}END:VCALENDAR\r\n`;
const listStarts = (text: string): string[] =>
  parseCalendar(text, WINDOW, () => false).spans.map(({ start }) => new Date(start).toISOString());

const FUTURE = event('UID:future', 'DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z');
const past = (index: number): string =>
  event(
    `UID:past-${index}`,
    'DTSTART;TZID=Europe/Prague:20160110T100000',
    'DTEND;TZID=Europe/Prague:20160110T120000',
    `DESCRIPTION:${'Poznámka k akci\\, kontakt a domluva s pořadatelem\\; '.repeat(9)}`,
  );

describe('CalendarExcerpt', () => {
  it.each([1, 7, 1000])('keeps the same busy time however the text is cut (%i characters)', (chunkSize) => {
    const text = file(
      FUTURE,
      past(1),
      event('UID:folded', 'DTSTART;TZID=Europe/', ' Prague:20261202T100000', 'DURATION:PT1H'),
    );
    expect(listStarts(keep(text, chunkSize))).toEqual([
      '2026-12-01T10:00:00.000Z',
      '2026-12-02T09:00:00.000Z',
    ]);
  });

  it('keeps nothing of 20 MB of history, nor of texts and alarms of events to come', () => {
    const text = file(
      ...Array.from({ length: 26_000 }, (_, index) => past(index)),
      FUTURE.replace(
        'END:VEVENT',
        `DESCRIPTION:${'x'.repeat(3_000_000)}\r\nBEGIN:VALARM\r\nDURATION:PT5H\r\nEND:VALARM\r\nEND:VEVENT`,
      ),
    );
    expect(text.length).toBeGreaterThan(15_000_000);
    const kept = keep(text, 65_536);
    expect([kept.length < 300, listStarts(kept)]).toEqual([true, ['2026-12-01T10:00:00.000Z']]);
  });

  it.each([
    ['repeats', ['DTSTART:20160110T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY']],
    ['has further dates', ['DTSTART:20160110T100000Z', 'DURATION:PT1H', 'RDATE:20261201T100000Z']],
    ['lasts into the window', ['DTSTART:20160110T100000Z', 'DURATION:P4000D']],
    ['ends in the window', ['DTSTART:20160110T100000Z', 'DTEND:20270101T000000Z']],
    ['has an end that cannot be read', ['DTSTART:20160110T100000Z', 'DTEND:někdy']],
    ['has a start that cannot be read', ['DTSTART:někdy']],
    [
      'replaces an occurrence in the window',
      ['RECURRENCE-ID:20261201T100000Z', 'DTSTART:20160110T100000Z', 'DURATION:PT1H'],
    ],
    [
      'changes all later occurrences',
      ['RECURRENCE-ID;RANGE=THISANDFUTURE:20160110T100000Z', 'DTSTART:20160110T100000Z'],
    ],
  ])('keeps an event of the past that %s', (_name, lines) => {
    expect(keep(file(event('UID:a', ...lines)))).toContain('UID:a');
  });

  it('keeps that an event moved to the past, so that its former time is free', () => {
    const moved = [
      event('UID:a', 'SEQUENCE:1', 'DTSTAMP:20260101T000000Z', 'DTSTART:20160110T100000Z', 'DURATION:PT1H'),
      event('UID:a', 'SEQUENCE:0', 'DTSTAMP:20250101T000000Z', 'DTSTART:20261201T100000Z', 'DURATION:PT1H'),
    ];
    for (const entries of [moved, moved.toReversed()]) expect(listStarts(keep(file(...entries)))).toEqual([]);
  });

  it('rejects more than it may keep, and other files', () => {
    const many = Array.from({ length: 30_000 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART:20270101T100000Z', 'DTEND:20270101T110000Z'),
    );
    expect(() => keep(file(...many))).toThrow('FEED_TOO_LARGE');
    for (const text of ['', '<html>', 'SUMMARY:a\r\nBEGIN:VCALENDAR\r\n'])
      expect(() => keep(text)).toThrow('FEED_NOT_CALENDAR');
  });

  it('leaves a truncated calendar without its end', () => {
    expect(() => listStarts(keep(file(FUTURE).replace('END:VCALENDAR\r\n', '')))).toThrow(
      'FEED_NOT_CALENDAR',
    );
  });
});
