import { addDays, isDay } from '@prostora/contracts';

const pad = (digits: string): string => digits.padStart(2, '0');

/**
 * Parses a typed day: „15. 5. 2027“, „15.5.“ (the next such day), „so 15. 5. 2027“, „2027-05-15“.
 * @param text what was typed
 * @param today the present day, YYYY-MM-DD
 * @returns YYYY-MM-DD; null when the text is no day
 */
export function parseTypedDay(text: string, today: string): string | null {
  const typed = text.trim().replace(/\s+/gu, ' ');
  if (/^\d{4}-\d{2}-\d{2}$/u.test(typed)) return isDay(typed) ? typed : null;
  const [, day, month, year] =
    /^(?:\p{L}+\.? )?(\d{1,2}) ?[./] ?(\d{1,2})(?: ?[./])?(?: ?(\d{4}))?$/u.exec(typed) ?? [];
  if (!day || !month) return null;
  const inYear = (number: number | string): string => `${number}-${pad(month)}-${pad(day)}`;
  if (year) return isDay(inYear(year)) ? inYear(year) : null;
  // A leap day is at most eight years away.
  const first = Number(today.slice(0, 4));
  const years = Array.from({ length: 9 }, (_, index) => inYear(first + index));
  return years.find((candidate) => isDay(candidate) && candidate > addDays(today, -1)) ?? null;
}
