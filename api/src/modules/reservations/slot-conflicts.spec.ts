import { expect, it } from '@jest/globals';
import { listCalendarConflicts } from './slot-conflicts.ts';

const at = (day: string, hour: string): Date => new Date(`${day}T${hour}:00Z`);
const SLOT = { startsAt: at('2027-03-10', '17:00'), endsAt: at('2027-03-10', '19:00') };

it('lists dates that meet an imported event in a space on the same floor', () => {
  const date = { ...SLOT, space: { id: 1 } };
  const block = { ...SLOT, feedId: 5, space: { id: 2 } };
  const sharing = new Map([[1, [1, 2]]]);
  const list = (one: object) => listCalendarConflicts([date], [{ ...block, ...one }], sharing);
  expect(list({})).toEqual([date]);
  expect(list({ feedId: null })).toEqual([]);
  expect(list({ space: { id: 3 } })).toEqual([]);
  expect(list({ startsAt: SLOT.endsAt, endsAt: at('2027-03-10', '20:00') })).toEqual([]);
  expect(list({ startsAt: at('2027-03-10', '16:00'), endsAt: SLOT.startsAt })).toEqual([]);
});
