import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CalendarViewProps } from './calendar-props.ts';
import { CalendarView } from './calendar-view.tsx';
import { toEntries } from './entries.ts';
import type { CalendarPosition } from './calendar-position.ts';

// The first render compiles the calendar library, which is slow on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const times = { start_datetime: '2026-12-17T15:00:00.000Z', end_datetime: '2026-12-18T01:00:00.000Z' };
const ENTRIES = toEntries({
  availabilities: [{ id: 1, rule_id: null, price_per_hour: 1900, ...times }],
  reservations: [
    {
      id: 1,
      status: 'confirmed',
      customer_name: 'Jan Dvořák',
      start_datetime: '2026-12-17T16:00:00.000Z',
      end_datetime: '2026-12-17T19:00:00.000Z',
    },
  ],
  blocked_slots: [
    {
      id: 1,
      reason: 'údržba',
      reason_public: true,
      feed_id: null,
      group_id: null,
      start_datetime: '2026-12-19T23:00:00.000Z',
      end_datetime: '2026-12-20T23:00:00.000Z',
    },
  ],
});

function show(change: Partial<CalendarViewProps> = {}) {
  const positions: CalendarPosition[] = [];
  function CalendarHost() {
    const [position, setPosition] = useState<CalendarPosition>({ view: 'month', day: '2026-12-02' });
    return (
      <CalendarView
        label="Volné termíny"
        entries={ENTRIES}
        position={position}
        onNavigate={(next) => {
          positions.push(next);
          setPosition(next);
        }}
        {...change}
      />
    );
  }
  render(<CalendarHost />);
  return { places: positions };
}

/** Mocks a window of at most 600 px, or a wide one. */
const mockScreen = (phone: boolean): void => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    matches: phone && query.includes('600px'),
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }));
};
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('CalendarView on a phone', () => {
  beforeEach(() => mockScreen(true));

  it('lists the entries of a tapped day without loading FullCalendar', async () => {
    const user = userEvent.setup();
    show();
    await user.click(
      screen.getByRole('button', { name: /^čtvrtek 17\.\s12\.\s2026, v kalendáři: Dostupné/u }),
    );
    const program = within(screen.getByRole('region', { name: /^Program dne čtvrtek 17/u }));
    expect(program.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '16:00–2:00 Dostupné (1\u00a0900\u00a0Kč/h)',
      '17:00–20:00 Rezervace - Jan Dvořák',
    ]);
    expect(screen.queryByRole('group', { name: 'Zobrazení kalendáře' })).toBeNull();
    expect(document.querySelector('[class*="fc-"]')).toBeNull();
  });

  it('names the kinds of entries in the legend', () => {
    show();
    expect(
      within(screen.getByRole('list', { name: 'Vysvětlivky' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Dostupné', 'Potvrzená rezervace', 'Čeká na potvrzení', 'Blokováno']);
  });

  it('offers only pickable entries and selectable days as buttons', async () => {
    const user = userEvent.setup();
    const onPick = jest.fn();
    const onSelect = jest.fn();
    jest.useFakeTimers({
      now: new Date('2026-12-01T10:00:00Z'),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'queueMicrotask',
        'nextTick',
        'setImmediate',
      ],
    });
    show({
      entries: ENTRIES.map((entry) => ({ ...entry, pickable: entry.kind === 'open' })),
      onPick,
      onSelect,
      selectLabel: 'Rezervovat termín',
    });
    await user.click(screen.getByRole('button', { name: /^čtvrtek 17/u }));
    const program = within(screen.getByRole('region', { name: /^Program dne/u }));
    expect(program.queryByRole('button', { name: /Rezervace - Jan/u })).toBeNull();
    await user.click(program.getByRole('button', { name: /Dostupné \(/u }));
    await user.click(screen.getByRole('button', { name: 'Rezervovat termín' }));
    jest.useRealTimers();
    expect(onPick.mock.calls.map(([entry]) => (entry as { key: string }).key)).toEqual([ENTRIES[0]?.key]);
    expect(onSelect.mock.calls).toEqual([[{ start: '2026-12-17', end: '2026-12-17', wholeDays: true }]]);
  });

  it('shows the next month on navigation', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Další měsíc' }));
    expect(screen.getByText('leden 2027')).toBeTruthy();
  });
});

describe('CalendarView on a desktop', () => {
  beforeEach(() => mockScreen(false));

  it('shows labelled entries of a month and picks one on Enter', async () => {
    const user = userEvent.setup();
    const onPick = jest.fn();
    show({ onPick });
    // Without a layout the library keeps entries invisible, so roles have no names.
    const entry = (await screen.findByText('Rezervace - Jan Dvořák')).closest<HTMLElement>(
      '[role="button"]',
    )!;
    expect(screen.getByText('Blokováno - údržba')).toBeTruthy();
    entry.focus();
    await user.keyboard('{Enter}');
    expect(onPick.mock.calls.map(([picked]) => (picked as { key: string }).key)).toEqual([ENTRIES[1]?.key]);
  });

  it('selects a day by keyboard on its number', async () => {
    const user = userEvent.setup();
    const onSelect = jest.fn();
    show({ onSelect });
    const day = await screen.findByRole('link', { name: /^Vybrat den pátek 18\.\s12\.\s2026/u });
    day.focus();
    await user.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([[{ start: '2026-12-18', end: '2026-12-18', wholeDays: true }]]);
  });

  it('opens a day by its number without onSelect and switches views', async () => {
    const user = userEvent.setup();
    const { places: positions } = show();
    await user.click(await screen.findByRole('link', { name: /^Zobrazit den pátek 18/u }));
    await user.click(screen.getByRole('button', { name: 'Týden' }));
    expect(positions).toEqual([
      { view: 'day', day: '2026-12-18' },
      { view: 'week', day: '2026-12-18' },
    ]);
    expect(
      screen.getByText('14.\u00a012.\u00a02026 – 20.\u00a012.\u00a02026'.replaceAll('\u00a0', ' ')),
    ).toBeTruthy();
  });
});
