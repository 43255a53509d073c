/** Non-breaking space: between number and unit, after one-letter prepositions (DESIGN §9). */
export const NBSP = '\u00a0';
/** Replaces non-breaking spaces, for inputs and files. */
export const plainSpaces = (text: string): string => text.replaceAll(NBSP, ' ');

const integers = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 0 });
const amounts = new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const pluralRules = new Intl.PluralRules('cs');

/** 1234 → „1 234“ with a non-breaking space. Skips Intl below 1000, where the result is the same. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : integers.format(value).replace(/\s/gu, NBSP);

/** Amount in CZK → „1 234 Kč“; haléře only if not zero. */
export const formatCzk = (czk: number): string =>
  `${(Number.isInteger(czk) ? integers : amounts).format(czk).replace(/\s/gu, NBSP)}${NBSP}Kč`;

/** „+420 123 456 789“ with non-breaking spaces; a foreign number keeps its format. */
export function formatPhone(phone: string): string {
  const compact = phone.replace(/[^\d+]/gu, '');
  return /^\+420\d{9}$/u.test(compact)
    ? compact.replace(/(\d{3})(?=\d)/gu, `$1${NBSP}`)
    : phone.replaceAll(' ', NBSP);
}

/** „190 00“ with a non-breaking space; an invalid postal code is returned unchanged. */
export const formatPostalCode = (code: string): string =>
  /^\d{3}\s?\d{2}$/u.test(code.trim()) ? code.replace(/\s/gu, '').replace(/^(\d{3})/u, `$1${NBSP}`) : code;

export type PluralForms = { one: string; few: string; many?: string; other: string };

/** Plural form of a count: 1 prostor, 2–4 prostory, 5+ prostorů. */
export function plural(count: number, forms: PluralForms): string {
  const rule = pluralRules.select(count);
  return rule === 'one'
    ? forms.one
    : rule === 'few'
      ? forms.few
      : rule === 'many'
        ? (forms.many ?? forms.other)
        : forms.other;
}

/** „12 prostorů“: count and plural form with a non-breaking space. */
export const formatCount = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)}${NBSP}${plural(count, forms)}`;

const DAY_FIELDS = {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
} as const;
// To create a formatter takes twenty times as long as to use it.
const days = new Intl.DateTimeFormat('cs-CZ', DAY_FIELDS);
const minutes = new Intl.DateTimeFormat('cs-CZ', {
  ...DAY_FIELDS,
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});
const toParts = (format: Intl.DateTimeFormat, value: Date | string): Record<string, string> =>
  Object.fromEntries(format.formatToParts(new Date(value)).map((part) => [part.type, part.value]));

/** „1. 12. 2026“ in Europe/Prague. */
export function formatDate(value: Date | string): string {
  const part = toParts(days, value);
  return `${part['day']}.${NBSP}${part['month']}.${NBSP}${part['year']}`;
}

/** „1. 12. 2026 18:00“ in Europe/Prague. */
export function formatDateTime(value: Date | string): string {
  const part = toParts(minutes, value);
  return `${part['day']}.${NBSP}${part['month']}.${NBSP}${part['year']} ${part['hour']}:${part['minute']}`;
}

const weekdays = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'Europe/Prague', weekday: 'long' });
/** „pondělí“ for 1 … „neděle“ for 7. */
export const weekdayName = (weekday: number): string =>
  weekdays.format(new Date(Date.UTC(2024, 0, weekday, 12)));
const clocks = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** „9:00“ in Europe/Prague. */
export const formatTimeOfDay = (value: Date | string): string => clocks.format(new Date(value));

/**
 * „9:00“ for minutes since midnight; the end of the day is 24:00, later times are of the next day.
 * @param minute minutes since midnight
 */
export const formatTime = (minute: number): string =>
  `${minute === 1440 ? 24 : Math.floor(minute / 60) % 24}:${String(minute % 60).padStart(2, '0')}`;

/** „9:00“ for „09:00“, a time of the API. */
export const formatApiTime = (clock: string): string => clock.replace(/^0(?=\d)/u, '');

/**
 * „čtvrtek 17. 12. 2026, 16:00–23:00“ in Europe/Prague; with both days if the slot ends on another one. An
 * end at
 * midnight is 24:00 of the previous day.
 */
export function formatTimeSlot(start: Date | string, end: Date | string): string {
  const [from, to] = [new Date(start), new Date(end)];
  const toDayText = (at: Date): string => `${weekdays.format(at)} ${formatDate(at)}`;
  const lastDay = toDayText(new Date(to.getTime() - 1));
  const endClock = toDayText(to) === lastDay ? formatTimeOfDay(to) : '24:00';
  return toDayText(from) === lastDay
    ? `${toDayText(from)}, ${formatTimeOfDay(from)}–${endClock}`
    : `${toDayText(from)} ${formatTimeOfDay(from)} – ${lastDay} ${endClock}`;
}

/** Inserts non-breaking spaces after one-letter prepositions and conjunctions and after numbers. */
export function bindSpaces(text: string): string {
  return text
    .replace(/(?<=^|[\s(„])([KkSsVvZzOoUuAaIi]) (?=\S)/gu, `$1${NBSP}`)
    .replace(/(\d) (?=\d{3}\b|Kč|m²|osob|host|os\.|h\b|km\b|%)/gu, `$1${NBSP}`)
    .replace(/\b(č\.|např\.|Praha|Brno|Ostrava) (?=\d)/gu, `$1${NBSP}`);
}

/** „so 15. 5. 2027“ for YYYY-MM-DD. */
export const formatShortDay = (day: string): string => {
  const noon = new Date(`${day}T12:00:00Z`);
  return `${weekdays.format(noon).slice(0, 2)} ${formatDate(noon)}`;
};

/** „z“ or „ze“ by the pronunciation of the number: „z 20“, „ze 148“ (ze sto čtyřiceti osmi). */
export function outOfPreposition(count: number): 'z' | 'ze' {
  if (count >= 1000) return count < 2000 ? 'z' : outOfPreposition(Math.floor(count / 1000));
  if (count >= 100) return [1, 2, 3, 4, 6, 7].includes(Math.floor(count / 100)) ? 'ze' : 'z';
  if (count >= 20) return [3, 4, 6, 7].includes(Math.floor(count / 10)) ? 'ze' : 'z';
  return [2, 3, 4, 6, 7, 14, 16, 17].includes(count) ? 'ze' : 'z';
}

/** „v“ or „ve“ by the pronunciation of the hour: „v 9:05“, „ve 14:32“ (ve čtrnáct). */
export const atPreposition = (hour: number): 'v' | 've' =>
  [2, 3, 4, 12, 13, 14, 20, 21, 22, 23].includes(hour) ? 've' : 'v';

/** A name whose hyphens do not break a line: „Wi-Fi“. */
export const bindHyphens = (name: string): string => name.replaceAll('-', '-\u2060');

/** `bindSpaces` for the text of sanitised HTML; tags and attributes are not changed. */
export const bindSpacesInHtml = (html: string): string =>
  html.replace(/(^|>)([^<]+)/gu, (_whole, edge: string, text: string) => edge + bindSpaces(text));
