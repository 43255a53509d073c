import { DAY_MINUTES } from '@prostora/contracts';
import { formatCount } from '../format.ts';
import { formatMinutes } from '../format-minutes.ts';

/** Texts of the API about a time slot (SPEC §5). */
export const bookingTexts = {
  incomplete: 'Vyplňte všechny údaje',
  free: 'Termín je volný',
  /** Texts of a slot on request, by its overlap with the offered hours. */
  offered: {
    inside: 'Termín je volný',
    partly: 'Část termínu je mimo nabízené hodiny, je to na dotaz',
    outside: 'Mimo nabízené hodiny, na dotaz',
  },
  notOffered: 'Tento prostor teď rezervovat nejde',
  /** A space in a list of spaces of several buildings. */
  spaceOf: (building: string, space: string): string => `${building} – ${space}`,
};

/** Length of a booking: „1 h 30 min“, „2 dny“. */
export function formatLength(minutes: number): string {
  if (minutes >= DAY_MINUTES && minutes % DAY_MINUTES === 0)
    return formatCount(minutes / DAY_MINUTES, { one: 'den', few: 'dny', many: 'dne', other: 'dní' });
  return formatMinutes(minutes);
}
