import type { ConditionReader } from '../condition-reader.ts';
import {
  HEADER_DAY_START,
  HEADER_OPTIONS,
  HEADER_SIZE,
  HEADER_TARIFFS,
  TARIFF_BITS,
  TARIFF_INCOMPLETE,
  TARIFF_INDEX_MASK,
  TARIFF_NONE,
} from './encoding.ts';
import type { SlotDetails } from './slot-details.ts';

/** What conditions ask about choices; the same for all slots of a request. */
export type ChoiceDetails = {
  readonly guests: number | null;
  /** 0 without a kind, else its place in `TARIFF_KINDS` from 1 on. */
  readonly tariffKind: number;
  /** Bit in `LAYOUTS`; 0 without one. */
  readonly layoutBit: number;
  /** By number of a purpose, 1 for the names of the requested one. */
  readonly purposes: Uint8Array;
};

/**
 * Starts to evaluate the rules of a compiled list.
 * @param list position of the list
 * @returns whether the tariff leaves the price complete
 */
export function startConditions(
  reader: ConditionReader,
  words: Int32Array,
  list: number,
  { slot, choices }: { readonly slot: SlotDetails; readonly choices: ChoiceDetails },
): boolean {
  const { tariffKind: kind, guests } = choices;
  const entry = (words[list + HEADER_TARIFFS + (kind >> 2)] ?? 0) >>> ((kind & 3) * TARIFF_BITS);
  const tariff = entry & TARIFF_INDEX_MASK;
  reader.tariffBit = tariff === TARIFF_NONE ? 0 : 1 << tariff;
  reader.purposes = choices.purposes;
  reader.layoutBit = choices.layoutBit;
  reader.optionBits = words[list + HEADER_OPTIONS] ?? 0;
  reader.leadDays = slot.leadDays;
  reader.minutes = slot.coveredMinutes;
  reader.startMinute = slot.startMinute;
  reader.guests = guests ?? 1;
  reader.hasGuests = guests !== null;
  reader.start(words, list + HEADER_SIZE, slot.getCalendar(words[list + HEADER_DAY_START] ?? 0).start);
  return (entry & TARIFF_INCOMPLETE) === 0;
}
