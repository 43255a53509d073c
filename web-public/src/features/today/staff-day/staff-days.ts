import type { StaffBlock, StaffDay, StaffEvent } from '@prostora/api-client';
import { addDays, toPragueDay } from '@prostora/contracts';

export type StaffItem = { event: StaffEvent } | { block: StaffBlock };
export type StaffItemsOfDay = { day: string; items: StaffItem[] };

type Slot = { start_datetime: string; end_datetime: string };

/** Last day on which the slot takes place; one until midnight ends on the day before. */
const getLastDay = ({ end_datetime: end }: Slot): string => toPragueDay(Date.parse(end) - 1);

/**
 * Events and blocks of today and tomorrow, each once: what began earlier is listed today.
 * @param today of the device; the list may have been loaded on the day before
 */
export function groupStaffItems({ events, blocks }: StaffDay, today: string): StaffItemsOfDay[] {
  const items = [
    ...events.map((event) => ({ slot: event as Slot, item: { event } as StaffItem })),
    ...blocks.map((block) => ({ slot: block as Slot, item: { block } as StaffItem })),
  ].toSorted((one, other) => one.slot.start_datetime.localeCompare(other.slot.start_datetime));
  return [today, addDays(today)].map((day) => ({
    day,
    items: items
      .filter(({ slot }) => {
        const first = toPragueDay(slot.start_datetime);
        return (first < today ? today : first) === day && getLastDay(slot) >= day;
      })
      .map(({ item }) => item),
  }));
}
