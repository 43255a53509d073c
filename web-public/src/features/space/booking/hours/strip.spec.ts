import { describe, expect, it } from '@jest/globals';
import { fromPragueWallTime } from '@prostora/contracts';
import { NO_RULES, type SpaceAvailability } from '../day-states.ts';
import { buildStrip, moveEdge, moveHours, resolveHours, type StripCell } from './strip.ts';

const DAY = '2026-12-17';
const NOW = new Date('2026-12-01T10:00:00Z');
const h = (hours: number): number => hours * 60;
const at = (hours: number) => fromPragueWallTime(DAY, h(hours)).toISOString();
const span = (from: number, to: number) => ({ start_datetime: at(from), end_datetime: at(to) });
const time = (change: Partial<SpaceAvailability> = {}): SpaceAvailability => ({
  availabilities: [{ id: 1, rule_id: null, price_per_hour: 1900, ...span(9, 22) }],
  reservations: [],
  blocked_slots: [],
  rules: NO_RULES,
  ...change,
});
const booked = (from: number, to: number) => ({
  id: 1,
  status: 'confirmed' as const,
  customer_name: '',
  ...span(from, to),
});
const EVENING = { from: h(14), to: h(18) };
const print = (cells: readonly StripCell[]): string =>
  cells.map(({ halves: [one, other] }) => (one === other ? one : `${one}/${other}`)).join(' ');

describe('buildStrip', () => {
  it('has a cell an hour from the first to the last offered hour and one on each side', () => {
    const { first, last, cells } = buildStrip(DAY, time(), EVENING, NOW);
    expect([first, last, cells.length]).toEqual([h(8), h(23), 15]);
    expect(print(cells)).toBe(`ask ${'free '.repeat(13)}ask`);
  });

  it('marks taken halves, and times outside the hours of an owner who takes no questions', () => {
    const rules = { ...NO_RULES, only_in_windows: true };
    const { cells } = buildStrip(DAY, time({ reservations: [booked(11.5, 13)], rules }), EVENING, NOW);
    expect(print(cells.slice(0, 6))).toBe('closed free free free/taken taken free');
    expect(cells.at(-1)?.halves).toEqual(['closed', 'closed']);
  });

  it('contains the chosen hours, also of the next day and of a day without offered hours', () => {
    const night = buildStrip(DAY, time(), { from: h(7.5), to: h(26) }, NOW);
    expect([night.first, night.last]).toEqual([h(7), h(26)]);
    const without = buildStrip(DAY, time({ availabilities: [] }), EVENING, NOW);
    expect([without.first, without.last]).toEqual([h(7), h(23)]);
  });

  it('marks times that can no longer be booked', () => {
    const { cells } = buildStrip(DAY, time(), EVENING, fromPragueWallTime(DAY, h(10)));
    expect(print(cells.slice(0, 4))).toBe('taken taken free free');
  });
});

describe('chosen hours', () => {
  const strip = buildStrip(DAY, time({ reservations: [booked(11, 12), booked(20, 21)] }), EVENING, NOW);

  it.each([
    ['free', EVENING],
    ['taken', { from: h(11.5), to: h(14) }],
    ['ask', { from: h(21), to: h(23) }],
  ] as const)('are %s', (state, hours) => {
    expect(resolveHours(strip, hours)).toBe(state);
  });

  it('are closed outside of the offered ones where these bind', () => {
    const rules = { ...NO_RULES, only_in_windows: true };
    const closing = buildStrip(DAY, time({ rules, reservations: [booked(20, 21)] }), EVENING, NOW);
    expect(resolveHours(closing, { from: h(21), to: h(23) })).toBe('closed');
    expect(resolveHours(closing, { from: h(20), to: h(23) })).toBe('taken');
  });

  it('snap to half hours and stop at taken ones', () => {
    expect(moveEdge(strip, EVENING, 'to', h(18.7))).toEqual({ from: h(14), to: h(18.5) });
    expect(moveEdge(strip, EVENING, 'to', h(23))).toEqual({ from: h(14), to: h(20) });
    expect(moveEdge(strip, EVENING, 'from', h(8))).toEqual({ from: h(12), to: h(18) });
    expect(moveEdge(strip, EVENING, 'from', h(19))).toEqual({ from: h(17.5), to: h(18) });
  });

  it('keep their length when moved', () => {
    expect(moveHours(strip, EVENING, h(15))).toEqual({ from: h(15), to: h(19) });
    expect(moveHours(strip, EVENING, h(22))).toEqual({ from: h(16), to: h(20) });
    expect(moveHours(strip, EVENING, h(2))).toEqual({ from: h(12), to: h(16) });
  });
});
