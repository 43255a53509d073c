import { describe, expect, it } from '@jest/globals';
import { toBlockedEntry, getEntryDays, toEntries, toOpenEntry, toReservationEntry } from './entries.ts';

const times = { start_datetime: '2026-12-17T15:00:00.000Z', end_datetime: '2026-12-17T22:00:00.000Z' };
const reservation = { id: 1, status: 'confirmed' as const, customer_name: '', ...times };
const window = { id: null, rule_id: 4, price_per_hour: 1900, ...times };
const block = { id: 2, reason: '', reason_public: false, feed_id: null, group_id: null, ...times };

describe('calendar entries', () => {
  it('are labelled as in the specification', () => {
    expect(toOpenEntry(window).title).toBe('Dostupné (1\u00a0900\u00a0Kč/h)');
    expect(toReservationEntry({ ...reservation, customer_name: 'Jan Dvořák' }).title).toBe(
      'Rezervace - Jan Dvořák',
    );
    expect(toBlockedEntry({ ...block, reason: 'údržba' }).title).toBe('Blokováno - údržba');
  });

  it('leave out an unknown price, name and reason', () => {
    expect([
      toOpenEntry({ ...window, price_per_hour: 0 }).title,
      toReservationEntry(reservation).title,
      toBlockedEntry(block).title,
    ]).toEqual(['Dostupné (cena dohodou)', 'Obsazeno', 'Blokováno']);
  });

  it('distinguish confirmed and pending reservations and omit cancelled ones', () => {
    const kinds = toEntries({
      availabilities: [],
      blocked_slots: [],
      reservations: [
        reservation,
        { ...reservation, id: 2, status: 'pending' },
        { ...reservation, id: 3, status: 'cancelled' },
      ],
    }).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirmed', 'pending']);
  });

  it('are sorted by start with a unique key per occurrence', () => {
    const later = {
      ...window,
      start_datetime: '2026-12-18T15:00:00.000Z',
      end_datetime: '2026-12-18T22:00:00.000Z',
    };
    const entries = toEntries({ availabilities: [later, window], reservations: [], blocked_slots: [] });
    expect(entries.map(({ start }) => start)).toEqual([window.start_datetime, later.start_datetime]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
  });

  it.each([
    [
      'an evening till two in the morning',
      '2026-12-17T15:00:00Z',
      '2026-12-18T01:00:00Z',
      '2026-12-17',
      '2026-12-17',
    ],
    ['a day till midnight', '2026-12-16T23:00:00Z', '2026-12-17T23:00:00Z', '2026-12-17', '2026-12-17'],
    ['two days', '2026-12-17T15:00:00Z', '2026-12-18T11:00:00Z', '2026-12-17', '2026-12-18'],
    ['a morning', '2026-12-17T02:00:00Z', '2026-12-17T04:00:00Z', '2026-12-17', '2026-12-17'],
    ['three days till midnight', '2026-12-23T23:00:00Z', '2026-12-26T23:00:00Z', '2026-12-24', '2026-12-26'],
  ])('getEntryDays assigns %s to its days', (_name, start, end, first, last) => {
    expect(getEntryDays({ start, end })).toEqual({ first, last });
  });
});
