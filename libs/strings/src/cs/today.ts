import { DAY_MS, HOUR_MS } from '@prostora/contracts';
import { conjugate } from '../counted.ts';
import {
  atPreposition,
  NBSP,
  type PluralForms,
  formatCount,
  formatCzk,
  formatNumber,
  formatTimeOfDay,
  outOfPreposition,
  weekdayName,
} from '../format.ts';

const things: PluralForms = { one: 'věc', few: 'věci', many: 'věci', other: 'věcí' };
const groups: PluralForms = { one: 'skupina', few: 'skupiny', many: 'skupiny', other: 'skupin' };
const guests: PluralForms = { one: 'host', few: 'hosté', many: 'hosta', other: 'hostů' };
const days: PluralForms = { one: 'den', few: 'dny', many: 'dne', other: 'dní' };
const spaces: PluralForms = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };
const ofSpaces: PluralForms = { one: 'prostoru', few: 'prostorů', many: 'prostoru', other: 'prostorů' };

const dayNames = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const dates = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
});
const isoDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

const toDay = (at: Date): string => isoDays.format(at);
const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${toDay(now)}T00:00:00Z`)) / DAY_MS);
const shortWeekday = (day: string): string =>
  weekdayName(new Date(`${day}T12:00:00Z`).getUTCDay() || 7).slice(0, 2);
/** „24. 6.“. */
const formatDayMonth = (at: Date): string => dates.format(at).replaceAll(' ', NBSP);

/** „čt 24. 6.“ for YYYY-MM-DD. */
const formatNearDay = (day: string): string =>
  `${shortWeekday(day)}${NBSP}${formatDayMonth(new Date(`${day}T12:00:00Z`))}`;

/** „dnes 18:00“, „zítra 18:00“, „pá 18:00“ within six days, else „24. 6.“. */
function formatDeadline(deadline: string, now: Date): string {
  const at = new Date(deadline);
  const distance = daysUntil(toDay(at), now);
  const time = formatTimeOfDay(at);
  if (distance === 0) return `dnes${NBSP}${time}`;
  if (distance === 1) return `zítra${NBSP}${time}`;
  return distance < 7 ? `${shortWeekday(toDay(at))}${NBSP}${time}` : formatDayMonth(at);
}

function formatAge(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return 'čeká chvíli';
  return hours < 48
    ? `čeká ${formatNumber(hours)}${NBSP}h`
    : `čeká ${formatCount(Math.floor(hours / 24), days)}`;
}

/** „v 9:05“, „ve 14:30“. */
function formatAtTime(at: string): string {
  const time = formatTimeOfDay(at);
  return `${atPreposition(Number.parseInt(time, 10))}${NBSP}${time}`;
}

/** Texts of the page „Dnes“ of the owner's portal. */
export const today = {
  title: 'Dnes',
  /** „Středa 9. června“ for YYYY-MM-DD. */
  program: 'Program dne',
  heading: (day: string): string => {
    const text = dayNames.format(new Date(`${day}T12:00:00Z`));
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  waits: (count: number): string => `${conjugate(count, 'Čeká', 'Čekají')} ${formatCount(count, things)}`,
  inValue: 'za',
  nothingWaits: 'Nic nečeká',
  arrives: (count: number, first: string): string =>
    `Dnes ${count === 1 ? 'přijde' : 'přijdou'} ${formatCount(count, groups)}, první ${formatAtTime(first)}.`,
  noArrivals: 'Dnes nikdo nepřijde.',
  waiting: {
    title: 'Co čeká na vás',
    order: 'nejdřív co končí do 12 hodin, pak podle ceny a\u00a0stáří',
    options: 'Opce, které držíte',
    optionsNote: 'nejdřív nejbližší akce',
    kinds: {
      request: 'Žádost',
      option: 'Opce',
      proposal: 'Změna',
      message: 'Zpráva',
      demand: 'Poptávka',
      waitlist: 'Čekací listina',
    },
    /** What a deadline means, before its time. */
    deadlines: {
      request: 'odpovězte do',
      option: 'končí',
      proposal: 'vyprší',
      message: 'uzavře se',
      demand: 'platí do',
      waitlist: 'drží se do',
    },
    age: formatAge,
    deadline: (verb: string, deadline: string, now: Date): string =>
      `${verb} ${formatDeadline(deadline, now)}`,
    value: formatCzk,
    estimate: (czk: number): string => `asi ${formatCzk(czk)}`,
    noValue: 'bez ceny',
    guests: (count: number): string => formatCount(count, guests),
    postponed: (count: number): string => `Odloženo do zítřka: ${formatNumber(count)}`,
    showPostponed: 'Zobrazit',
    empty: {
      title: 'Nic na vás nečeká',
      reason: 'Na všechno jste odpověděli. Nová žádost nebo poptávka se objeví tady.',
      readerReason: 'Na žádosti a poptávky odpovídá majitel nebo správce.',
      gap: (space: string, slot: string): string => `První volná mezera: ${space}, ${slot}.`,
    },
    actions: {
      confirm: 'Potvrdit',
      reply: 'Odpovědět',
      prolong: '+3 dny',
      release: 'Uvolnit',
      accept: 'Přijmout',
      compare: 'Porovnat',
      handled: 'Vyřízeno',
      offer: 'Nabídnout',
      later: 'Později',
      call: 'Zavolat',
      waitingList: 'Pořadí',
      undo: 'Vrátit',
    },
    /** Reason of the cancellation of a released option. */
    releaseReason: 'Opce byla uvolněna.',
    about: (action: string, title: string): string => `${action}: ${title}`,
    done: {
      confirmed: (title: string): string => `Potvrzeno: ${title}. Hostovi odešel e-mail.`,
      proposed: (title: string): string =>
        `${title}: cena je vyšší, než host přijal. Odešel mu návrh, rezervace se potvrdí, až ho přijme.`,
      accepted: (title: string): string => `Změna přijata: ${title}. Hostovi odešel e-mail.`,
      prolonged: (title: string): string => `Opce prodloužena o tři dny: ${title}`,
      released: (title: string): string => `Opce uvolněna: ${title}`,
      handled: (title: string): string => `Vyřízeno: ${title}`,
      postponed: (title: string): string => `Odloženo do zítřka: ${title}`,
    },
  },
  arrivals: {
    title: 'Dnes přijdou',
    calendar: 'Kalendář dne',
    none: 'Dnes nikdo nepřijde.',
    until: (end: string): string => `do ${formatTimeOfDay(end)}`,
    here: 'tady',
    series: 'řada',
    /** „vyřízeno 7:42, Karel Malý“; of an event in several spaces „vyřízeno 1 ze 2“ until all are ready. */
    handled: (at: string, by: string | null): string =>
      [`vyřízeno${NBSP}${formatTimeOfDay(at)}`, by].filter(Boolean).join(', '),
    handledPartly: (ready: number, all: number): string =>
      `vyřízeno ${formatNumber(ready)} ${outOfPreposition(all)}${NBSP}${formatNumber(all)}`,
    tomorrow: (count: number): string => `Zítra ${formatNumber(count)}`,
    firstTomorrow: (start: string, space: string, title: string): string =>
      `první ${formatAtTime(start)}, ${space}: ${title}`,
  },
  gaps: {
    title: 'Volné mezery',
    note: '14 dní, aspoň 3 hodiny',
    none: 'Vedle vašich rezervací teď žádná tříhodinová mezera není.',
    byAgreement: 'dohodou',
    offer: (space: string): string => `Nabídnout: ${space}`,
    share: (space: string, slot: string): string => `${space}, volno ${slot}`,
  },
  setup: {
    title: 'Ještě nastavit',
    steps: {
      confirm_email: () => 'potvrdit e-mail',
      unpaid_orders: () => 'zaplatit objednávku členství',
      unfinished_spaces: (count: number): string => `dokončit ${formatCount(count, spaces)}`,
      spaces_without_hours: (count: number): string =>
        `nastavit otevírací dobu ${formatCount(count, ofSpaces)}`,
      spaces_without_price: (count: number): string => `doplnit cenu ${formatCount(count, ofSpaces)}`,
    },
    more: (count: number, step: string): string => `Ještě ${formatCount(count, things)}: ${step}`,
  },
  nearDay: formatNearDay,
  /** „čt 24. 6. · 17:00–24:00“; a slot up to the next morning has one day. */
  slot: (start: string, end: string): string => {
    const [from, to] = [new Date(start), new Date(end)];
    const first = formatNearDay(toDay(from));
    const isShort = to.getTime() - from.getTime() <= DAY_MS;
    const endTime =
      toDay(from) !== toDay(to) && formatTimeOfDay(to) === '0:00' ? '24:00' : formatTimeOfDay(to);
    return isShort
      ? `${first} · ${formatTimeOfDay(from)}–${endTime}`
      : `${first} ${formatTimeOfDay(from)} – ${formatNearDay(toDay(to))} ${formatTimeOfDay(to)}`;
  },
} as const;
