import { addDays, fromPragueWallTime, HOUR_MS, toPragueWallTime } from '@prostora/contracts';
import type { TimeSlot } from '../../pricing/index.ts';
import { overlaps, toHeldPeriod, type BookingContext } from '../../reservations/booking/index.ts';

const STEP_MS = 15 * 60_000;
/** Farthest distance of a near slot from the requested one. */
const NEAR_MS = 6 * HOUR_MS;

export type NearSlot = TimeSlot & { readonly spaceId: number };

/** Whether something else holds time of the slot or of the buffers around it. */
export const isSlotTaken = ({ busy, settings }: BookingContext, slot: TimeSlot): boolean =>
  busy.some((period) => overlaps(toHeldPeriod(slot, settings), period));

/** The earliest time within a taken slot from which the space is free until its end. */
export function findFreeFrom(context: BookingContext, { startsAt, endsAt }: TimeSlot): Date | null {
  for (let at = startsAt.getTime() + STEP_MS; at < endsAt.getTime(); at += STEP_MS) {
    const rest = { startsAt: new Date(at), endsAt };
    if (!isSlotTaken(context, rest)) return rest.startsAt;
  }
  return null;
}

/** The nearest free slot of the same length that starts on the same Prague day, the earlier one of two. */
export function findNearSlot(context: BookingContext, slot: TimeSlot, now: Date): TimeSlot | null {
  const { day } = toPragueWallTime(slot.startsAt);
  const [dayStarts, dayEnds] = [fromPragueWallTime(day, 0), fromPragueWallTime(addDays(day), 0)];
  for (let distance = STEP_MS; distance <= NEAR_MS; distance += STEP_MS)
    for (const shift of [-distance, distance]) {
      const near = {
        startsAt: new Date(slot.startsAt.getTime() + shift),
        endsAt: new Date(slot.endsAt.getTime() + shift),
      };
      const isOnDay = near.startsAt >= dayStarts && near.startsAt < dayEnds;
      if (isOnDay && near.startsAt >= now && !isSlotTaken(context, near)) return near;
    }
  return null;
}
