import { describe, expect, it } from '@jest/globals';
import { parseInWorker } from './calendar-reader.ts';

const window = { from: Date.parse('2027-03-01T00:00:00Z'), until: Date.parse('2027-06-01T00:00:00Z') };
const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTART:20270501T100000Z', 'DURATION:PT1H', ...lines, 'END:VEVENT'].join(
    '\r\n',
  );
const file = (...events: string[]): string =>
  ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n');

/** Takes far longer to expand than any limit below: an event at each hour of May, 3,000 times. */
const ENDLESS = file(
  ...Array.from({ length: 3000 }, (_, index) => event(`e${index}`, 'RRULE:FREQ=HOURLY;COUNT=900000')),
);

describe('parseInWorker', () => {
  it('returns busy time without our own events', async () => {
    const text = file(
      event('a'),
      event('reservation-5@prostora.test'),
      event('RESERVATION-6@PROSTORA.TEST'),
      event('reservation-5@elsewhere.test'),
    );
    const { spans } = await parseInWorker({ text, window, ownHost: 'prostora.test' });
    expect(spans.map(({ key }) => key.split('|')[0])).toEqual(['a', 'reservation-5@elsewhere.test']);
  });

  it('rejects with the failure code of an unreadable file', async () => {
    await expect(parseInWorker({ text: '<html>', window, ownHost: 'x' })).rejects.toThrow(
      'FEED_NOT_CALENDAR',
    );
  });

  it('terminates an endless calendar without blocking the event loop', async () => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 10);
    await expect(parseInWorker({ text: ENDLESS, window, ownHost: 'x' }, 1000)).rejects.toThrow(
      'FEED_TOO_LARGE',
    );
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(3);
  });

  it('queues files beyond the concurrency limit', async () => {
    const ended: string[] = [];
    const hostile = Array.from({ length: 3 }, () =>
      parseInWorker({ text: ENDLESS, window, ownHost: 'x' }, 700).catch(() => {
        ended.push('hostile');
      }),
    );
    await parseInWorker({ text: file(event('a')), window, ownHost: 'x' }).then(() => {
      ended.push('honest');
    });
    expect(ended[0]).toBe('hostile');
    await Promise.all(hostile);
  });
});
