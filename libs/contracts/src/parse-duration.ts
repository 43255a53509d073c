import { foldText } from './canonical-text.ts';
import { DAY_MINUTES, HOUR_MINUTES } from './durations.ts';

const CLOCK = /^(\d{1,3}):(\d{2})$/u;
const HOURS = /^\d{1,4}(?:[.,]\d{1,2})?$/u;
/** Days, hours and minutes, each with its unit. */
const PARTS =
  /^(?:(\d{1,3}(?:[.,]\d{1,2})?) ?d(?:en|ny|ni)?\.?)? ?(?:(\d{1,4}(?:[.,]\d{1,2})?) ?h(?:od(?:in[ay]?)?)?\.?)?(?: ?a)? ?(?:(\d{1,6}) ?min(?:ut[ay]?)?\.?)?$/u;

/** Hundredths, so that 1,1 hours are 66 minutes exactly. */
const toMinutes = (amount: string, factor: number): number =>
  (Math.round(Number(amount.replace(',', '.')) * 100) * factor) / 100;

/**
 * Reads a duration in minutes: „1 h 20 min“, „90 min“, „4:30“, „4,5 h“, „2 dny“; a number alone is in hours.
 * @param written text of any case, with or without diacritics
 * @returns null when it is none
 */
export function parseDurationMinutes(written: string): number | null {
  const text = foldText(written).replace(/\s+/gu, ' ').trim();
  const [, clockHours, clockMinutes] = CLOCK.exec(text) ?? [];
  if (clockHours !== undefined)
    return Number(clockMinutes) < 60 ? Number(clockHours) * HOUR_MINUTES + Number(clockMinutes) : null;
  const [, days = '0', hours = '0', rest = '0'] = HOURS.test(text)
    ? [text, undefined, text]
    : (PARTS.exec(text) ?? []);
  const minutes = toMinutes(days, DAY_MINUTES) + toMinutes(hours, HOUR_MINUTES) + Number(rest);
  return Number.isInteger(minutes) && minutes > 0 ? minutes : null;
}
