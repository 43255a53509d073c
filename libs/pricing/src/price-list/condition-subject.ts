import type { DayDetails } from './periods.ts';
import type { CoveredTime } from './price-list.ts';

const NO_DAY: DayDetails = { number: 0, weekdayBit: 0, builtInPeriods: 0 };

/** What conditions are evaluated against. */
export class ConditionSubject {
  tariffBit = 0;
  /** By number of a purpose, 1 for the names of the chosen one. */
  purposes: Uint8Array = new Uint8Array(0);
  layoutBit = 0;
  optionBits = 0;
  leadDays = Number.POSITIVE_INFINITY;
  minutes: Readonly<Record<CoveredTime, number>> = { event: 0, access: 0, access_to_end: 0 };
  /** Clock time of the start of the slot, minutes since midnight. */
  startMinute = 0;
  /** At least 1. */
  guests = 1;
  hasGuests = false;
  /** Set when a missing number of guests has decided about a rule. */
  isGuestsMissing = false;
  day = NO_DAY;
  /** Bits of the periods that the day is in. */
  periods = 0;
}
