import { addDays, isDay, foldText } from '@prostora/contracts';

const pad = (digits: string): string => digits.padStart(2, '0');

/** Folded Czech names of the months as they stand alone and in a date: „prosinec“, „prosince“. */
const listMonthNames = (): string[][] => {
  const formats = [
    new Intl.DateTimeFormat('cs', { month: 'long', timeZone: 'UTC' }),
    new Intl.DateTimeFormat('cs', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  ];
  return Array.from({ length: 12 }, (_, month) =>
    formats.map((format) =>
      foldText(
        format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'month')?.value ?? '',
      ),
    ),
  );
};

/** Number of a month from its digits, its name or an unambiguous beginning of three letters: „12“, „prosince“, „pro“. */
function parseMonth(text: string): string | null {
  if (/^\d+$/u.test(text)) return pad(text);
  const name = foldText(text);
  const names = listMonthNames();
  const exact = names.findIndex((forms) => forms.includes(name));
  const begun = names.flatMap((forms, month) => (forms.some((form) => form.startsWith(name)) ? month : []));
  const [month] = exact >= 0 ? [exact] : name.length >= 3 && begun.length === 1 ? begun : [];
  return month === undefined ? null : pad(String(month + 1));
}

const isWeekday = (day: string, weekday: string): boolean =>
  weekday.length >= 2 &&
  foldText(
    new Intl.DateTimeFormat('cs', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
  ).startsWith(foldText(weekday));

/** „20“ is the beginning of a year that is being typed. */
const parseYear = (text: string): string | null =>
  text.length === 4 ? text : text === '20' ? null : `20${text}`;

/**
 * Parses a typed day: „15. 5. 2027“, „5.12.26“, „5. prosince“, „15.5.“ (the next such day), „so 15. 5. 2027“,
 * „2027-05-15“. Without a year, a weekday decides between the next two such days.
 * @param text what was typed
 * @param today the present day, YYYY-MM-DD
 * @returns YYYY-MM-DD; null when the text is no day
 */
export function parseTypedDay(text: string, today: string): string | null {
  const typed = text.trim().replace(/\s+/gu, ' ');
  if (/^\d{4}-\d{2}-\d{2}$/u.test(typed)) return isDay(typed) ? typed : null;
  const [, weekday = '', day, numeral, name, year] =
    /^(?:(\p{L}+)[.,]? )?(\d{1,2}) ?(?:[./] ?(\d{1,2})(?: ?[./])?|\.? ?(\p{L}{3,})\.?)(?: ?(\d{4}|\d{2}))?$/u.exec(
      typed,
    ) ?? [];
  const month = parseMonth(numeral ?? name ?? '');
  if (!day || !month) return null;
  const inYear = (number: number | string): string => `${number}-${month}-${pad(day)}`;
  if (year) {
    const whole = parseYear(year);
    return whole && isDay(inYear(whole)) ? inYear(whole) : null;
  }
  // A leap day is at most eight years away.
  const first = Number(today.slice(0, 4));
  const days = Array.from({ length: 10 }, (_, index) => inYear(first + index)).filter(
    (candidate) => isDay(candidate) && candidate > addDays(today, -1),
  );
  return days.slice(0, 2).find((candidate) => isWeekday(candidate, weekday)) ?? days[0] ?? null;
}
