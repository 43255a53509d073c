import { addDays, DAY_MS, toPragueDay } from '@prostora/contracts';
import { conjugate } from '../counted.ts';
import { NBSP, formatCount, formatTimeOfDay, outOfPreposition, type PluralForms } from '../format.ts';
import { today } from './today.ts';

const events: PluralForms = { one: 'akce', few: 'akce', many: 'akce', other: 'akcí' };
const marks: PluralForms = { one: 'odškrtnutí', few: 'odškrtnutí', many: 'odškrtnutí', other: 'odškrtnutí' };

/** „7:42“, of another day „pá 27. 11. 7:42“. */
const formatLoaded = (at: number, day: string): string => {
  const loaded = new Date(at).toISOString();
  const time = formatTimeOfDay(loaded);
  return toPragueDay(loaded) === day ? time : `${today.nearDay(toPragueDay(loaded))}${NBSP}${time}`;
};

/** Texts of today and tomorrow of a caretaker. */
export const staffDay = {
  heading: today.heading,
  summary: (all: number, handled: number): string =>
    all === 0
      ? 'Dnes tu nic není.'
      : `Dnes ${formatCount(all, events)}, vyřízeno ${handled} ${outOfPreposition(all)}${NBSP}${all}.`,
  days: { today: 'Dnes', tomorrow: 'Zítra' },
  none: {
    today: 'Dnes v\u00a0žádném prostoru nic není.',
    tomorrow: 'Zítra v\u00a0žádném prostoru nic není.',
  },
  unknown: 'Zítřek v\u00a0uloženém seznamu není. Načte se s\u00a0připojením.',
  offline: (at: number, day: string): string => `Seznam z${NBSP}${formatLoaded(at, day)}, bez připojení.`,
  unsent: (count: number): string =>
    `${formatCount(count, marks)} ${conjugate(count, 'čeká', 'čekají')} na odeslání.`,
  forget: 'Smazat seznam z\u00a0telefonu',
  /** „18:00–22:00“; of an event of several days with the day on which it began or ends. */
  hours: (start: string, end: string, day: string): string => {
    const [from, to] = [formatTimeOfDay(start), formatTimeOfDay(end)];
    const [first, last] = [toPragueDay(start), toPragueDay(end)];
    if (first < day)
      return `od ${today.nearDay(first)}${NBSP}${from} do ${last === day ? to : `${today.nearDay(last)}${NBSP}${to}`}`;
    if (to === '0:00' && last === addDays(first)) return `${from}–24:00`;
    const isShort = Date.parse(end) - Date.parse(start) < DAY_MS;
    return isShort ? `${from}–${to}` : `${from} – ${today.nearDay(last)}${NBSP}${to}`;
  },
  pending: 'zatím nepotvrzeno',
  block: 'Blokace',
  noContact: 'Bez telefonu',
  handle: 'Vyřízeno',
  undo: 'Vrátit',
  about: (action: string, space: string, title: string): string =>
    `${action}: ${[space, title].filter(Boolean).join(', ')}`,
  handled: (at: string, by: string | null): string =>
    [`Vyřízeno${NBSP}${formatTimeOfDay(at)}`, by].filter(Boolean).join(', '),
  waiting: {
    handled: (at: string): string => `Vyřízeno${NBSP}${formatTimeOfDay(at)}, odešle se s\u00a0připojením`,
    undone: 'Vrácení se odešle s\u00a0připojením',
  },
  rejected: (reason: string): string => `Odškrtnutí se nezapsalo: ${reason}`,
} as const;

/** Texts of the portal while the server does not answer. */
export const unreachable = {
  title: 'Server neodpovídá',
  reason: 'Stránka se ukáže, jakmile se spojení obnoví.',
  retry: 'Zkusit znovu',
} as const;
