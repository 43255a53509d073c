import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EMPTY_EVENT } from '@prostora/contracts';
import { createClient, type BookingRules } from '@prostora/api-client';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApiProvider } from '../../../lib/api-context.tsx';
import { at, stopClock } from '../../../testing/render-booking.ts';
import { createFetch } from '../../../testing/render-site.tsx';
import type { Booking } from './booking-context.tsx';
import { PublicCalendar } from './public-calendar.tsx';

/** A day offered from 16:00 to 22:00; the next one is taken. */
const OFFERED = '2026-12-17';
const TAKEN = '2026-12-18';
const RULES: BookingRules = {
  ...{ instant_booking: false, notice_hours: 0, shortest_minutes: 60, longest_minutes: 44_640 },
  ...{ only_in_windows: false, capacity: 120 },
};

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  // Phone layout, where each day has a text.
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => toMediaQueryList(query.includes('600px'), query));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const toMediaQueryList = (matches: boolean, media: string): MediaQueryList => ({
  ...{ matches, media, onchange: null, addListener: () => undefined, removeListener: () => undefined },
  ...{ addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => false },
});

function show(rules: Partial<BookingRules> = {}, dateFrom: string | null = null): { open: jest.Mock } {
  const open = jest.fn();
  const booking = {
    open,
    event: { ...EMPTY_EVENT, dateFrom },
    chosen: null,
    booked: [],
    version: 0,
  } as unknown as Booking;
  const span = (day: string, from: number, to: number) => ({
    start_datetime: at(day, from),
    end_datetime: at(day, to),
  });
  const answers: Record<string, unknown> = {
    '/api/availability/space/1': {
      rules: { ...RULES, ...rules },
      availabilities: [{ id: 1, rule_id: null, price_per_hour: 1900, ...span(OFFERED, 960, 1320) }],
    },
    '/api/reservations/space/1': { reservations: [] },
    '/api/blocked-slots/space/1': {
      blocked_slots: [
        { id: 1, feed_id: null, group_id: null, reason: '', reason_public: false, ...span(TAKEN, 0, 1440) },
      ],
    },
  };
  const api = createClient({ fetch: createFetch(({ pathname }) => answers[pathname]) });
  render(
    <ApiProvider api={api}>
      <SessionProvider session={null}>
        <PublicCalendar spaceId={1} booking={booking} />
      </SessionProvider>
    </ApiProvider>,
  );
  return { open };
}

const dayButton = (number: number, program: string) =>
  screen.findByRole('button', {
    name: new RegExp(`^\\S+ ${number}\\.\\s12\\.\\s2026, v kalendáři: ${program}`, 'u'),
  });
const legend = (): string[] =>
  within(screen.getByRole('list', { name: 'Vysvětlivky' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the public calendar', () => {
  it('opens at the month of the visitor’s event', async () => {
    show({}, '2027-03-10');
    expect(await screen.findByText(/^březen 2027$/iu)).toBeTruthy();
  });

  it('opens at the present month for an event that has passed', async () => {
    show({}, '2026-03-10');
    expect(await screen.findByText(/^prosinec 2026$/iu)).toBeTruthy();
  });
});

describe('hours on request in the public calendar', () => {
  it('are shown on days without offered hours and in the legend', async () => {
    show();
    await dayButton(16, 'Jen na dotaz$');
    await dayButton(17, 'Dostupné');
    await dayButton(18, 'Blokováno$');
    expect(legend()).toEqual([
      'Dostupné',
      'Jen na dotaz',
      'Potvrzená rezervace',
      'Čeká na potvrzení',
      'Blokováno',
    ]);
  });

  it('open the booking of their day', async () => {
    const user = userEvent.setup();
    const { open } = show();
    await user.click(await dayButton(16, 'Jen na dotaz'));
    const program = within(screen.getByRole('region', { name: /^Program dne středa 16/u }));
    await user.click(program.getByRole('button', { name: /Jen na dotaz/u }));
    expect(open.mock.calls).toEqual([[{ start: '2026-12-16', end: '2026-12-16', wholeDays: true }]]);
  });

  it('are hidden when only offered hours are bookable', async () => {
    show({ only_in_windows: true });
    await dayButton(17, 'Dostupné');
    expect(screen.queryByRole('button', { name: /Jen na dotaz/u })).toBeNull();
    expect(legend()).not.toContain('Jen na dotaz');
  });

  it('are hidden on past days', async () => {
    stopClock('2026-12-20T10:00:00Z');
    show();
    await dayButton(21, 'Jen na dotaz');
    expect(
      screen.queryByRole('button', { name: /^\S+ 19\.\s12\.\s2026, v kalendáři: Jen na dotaz/u }),
    ).toBeNull();
  });
});

describe('style of hours on request', () => {
  const read = (file: string): string =>
    readFileSync(path.join(import.meta.dirname, '../../../../../libs', file), 'utf8');
  const token = (name: string): string =>
    new RegExp(`${name}: (#[0-9a-f]{6})`, 'u').exec(read('tokens/src/tokens.css'))?.[1] ?? '';
  /** Relative luminance (WCAG 2). */
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
      const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  it('has sufficient contrast and its own pattern', () => {
    expect(contrast(token('--ask-ink'), token('--ask-bg'))).toBeGreaterThan(4.5);
    expect(contrast(token('--ask-bar'), '#ffffff')).toBeGreaterThan(3);
    const rules = read('ui/src/calendar/entry.module.css').split('}');
    const patterned = rules
      .filter((rule) => rule.includes('radial-gradient'))
      .map((rule) => /\.\w+(?=\s*\{[^{]*$)/u.exec(rule)?.[0]);
    expect(patterned).toEqual(['.request', '.requestBar']);
  });
});
