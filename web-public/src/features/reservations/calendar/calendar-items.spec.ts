import { describe, expect, it } from '@jest/globals';
import type { OwnerCalendarAnswer } from '@prostora/api-client';
import { calendarSpace } from '@prostora/testing/reservation-fixtures.ts';
import { toCalendarItems, toSlot } from './calendar-items.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const slot = { start_datetime: '2026-12-10T15:00:00.000Z', end_datetime: '2026-12-10T21:00:00.000Z' };
const past = { start_datetime: '2026-11-10T15:00:00.000Z', end_datetime: '2026-11-10T21:00:00.000Z' };
const DETAILS = {
  title: null,
  is_option: false,
  is_internal: false,
  held_from: slot.start_datetime,
  held_until: slot.end_datetime,
};
const answer: OwnerCalendarAnswer = {
  spaces: [calendarSpace(1, { name: 'Loft' }), calendarSpace(2, { name: 'Galerie' })],
  reservations: [
    {
      id: 1,
      space_id: 1,
      status: 'confirmed',
      customer_name: 'Jan Dvořák',
      number_of_guests: 5,
      awaits_proof: false,
      offered_until: null,
      sequence: 0,
      ...DETAILS,
      allowed_actions: ['change', 'cancel'],
      ...slot,
    },
    {
      id: 2,
      space_id: 2,
      status: 'cancelled',
      customer_name: 'Eva Malá',
      number_of_guests: 5,
      awaits_proof: false,
      offered_until: null,
      sequence: 0,
      ...DETAILS,
      allowed_actions: [],
      ...slot,
    },
    {
      id: 3,
      space_id: 2,
      status: 'pending',
      customer_name: 'Petr Nový',
      number_of_guests: 5,
      awaits_proof: false,
      offered_until: null,
      sequence: 0,
      ...DETAILS,
      allowed_actions: ['note'],
      ...past,
    },
  ],
  proposals: [
    {
      id: 9,
      reservation_id: 1,
      side: 'host',
      space_id: 2,
      customer_name: 'Jan Dvořák',
      title: null,
      expires_at: '2026-12-03T00:00:00.000Z',
      ...slot,
    },
  ],
  blocked_slots: [
    { id: 4, space_id: 1, reason: 'údržba', reason_public: false, feed_id: null, group_id: null, ...slot },
    { id: 5, space_id: 1, reason: 'Airbnb', reason_public: false, feed_id: 9, group_id: null, ...slot },
    { id: 6, space_id: 1, reason: '', reason_public: false, feed_id: null, group_id: null, ...past },
  ],
  availabilities: [
    { id: 7, rule_id: null, space_id: 1, price_per_hour: 1900, ...slot },
    { id: null, rule_id: 8, space_id: 2, price_per_hour: 0, ...slot },
  ],
};
const listEntries = (showsOpeningHours: boolean, showsSpaceName: boolean) =>
  [...toCalendarItems(answer, { showsOpeningHours, showsSpaceName }, NOW).values()].map(({ entry }) => [
    entry.kind,
    entry.title,
    entry.movable === true,
  ]);

describe('toCalendarItems', () => {
  it('names the end of an offer to a person on the waiting list', () => {
    const [first] = answer.reservations;
    if (!first) throw new Error('no reservation');
    const reservations = [{ ...first, offered_until: '2026-12-02T13:00:00.000Z' }];
    const items = toCalendarItems(
      { ...answer, reservations },
      { showsOpeningHours: false, showsSpaceName: false },
      NOW,
    );
    expect([...items.values()][0]?.entry.title).toBe('Nabídnuto čekajícímu do 2. 12. 14:00 – Jan Dvořák');
  });

  it('sets kind and title and allows moving only permitted entries', () => {
    expect(listEntries(true, false)).toEqual([
      ['confirmed', 'Rezervace - Jan Dvořák', true],
      ['pending', 'Rezervace - Petr Nový', false],
      ['pending', 'Návrh: Jan Dvořák', false],
      ['blocked', 'Blokováno - údržba', true],
      ['blocked', 'Blokováno - Airbnb', false],
      ['blocked', 'Blokováno', false],
      ['open', 'Dostupné (1\u00a0900\u00a0Kč/h)', true],
      ['open', 'Dostupné (cena dohodou)', false],
    ]);
  });

  it('adds the space name to titles and omits opening hours', () => {
    expect(listEntries(false, true)[0]).toEqual(['confirmed', 'Rezervace - Jan Dvořák · Loft', true]);
    expect(listEntries(false, true)).toHaveLength(6);
  });
});

it('converts selected whole days to their offered hours, or to the usual ones', () => {
  const wholeDay = { start: '2027-03-28', end: '2027-03-28', wholeDays: true };
  const offered = { id: 1, rule_id: null, space_id: 1, price_per_hour: 500 };
  const window = {
    ...offered,
    start_datetime: '2027-03-28T12:00:00.000Z',
    end_datetime: '2027-03-28T16:00:00.000Z',
  };
  expect(toSlot(wholeDay, [window])).toEqual({
    start: window.start_datetime,
    end: window.end_datetime,
  });
  expect(toSlot(wholeDay)).toEqual({
    start: '2027-03-28T07:00:00.000Z',
    end: '2027-03-28T20:00:00.000Z',
  });
  expect(toSlot({ start: 'a', end: 'b', wholeDays: false })).toEqual({ start: 'a', end: 'b' });
});
