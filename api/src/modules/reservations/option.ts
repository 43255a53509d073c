import { DAY_MS } from '@prostora/contracts';
import type { Reservation } from './reservation.entity.ts';
import { statusAt } from './reservation.states.ts';

const PROLONGED_MS = 3 * DAY_MS;

export type OptionState = 'open' | 'confirmed' | 'ended';
export type Option = Pick<Reservation, 'status' | 'startsAt' | 'expiresAt' | 'source'>;

/** State of a reservation that was entered as an option. */
export function resolveOptionState(option: Option, now: Date): OptionState {
  const status = statusAt(option, now);
  if (status === 'confirmed') return 'confirmed';
  return status === 'pending' && option.startsAt > now ? 'open' : 'ended';
}

/** End of an open option prolonged by three days, never past its start; null when it cannot be prolonged. */
export function prolongOption(option: Option, now: Date): Date | null {
  const { expiresAt, startsAt, source } = option;
  if (source !== 'owner' || expiresAt === null || resolveOptionState(option, now) !== 'open') return null;
  const until = new Date(Math.min(expiresAt.getTime() + PROLONGED_MS, startsAt.getTime()));
  return until > expiresAt ? until : null;
}
