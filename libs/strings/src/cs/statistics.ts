import type { LostReason } from '@prostora/contracts';
import { NBSP, formatCount, formatCzk, formatDate, formatNumber, type PluralForms } from '../format.ts';
import { formatMinutes } from '../format-minutes.ts';
import { lostReasons } from './lost-reasons.ts';

const WEEKDAYS = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'] as const;
const MONTHS = [
  'leden',
  'únor',
  'březen',
  'duben',
  'květen',
  'červen',
  'červenec',
  'srpen',
  'září',
  'říjen',
  'listopad',
  'prosinec',
] as const;
const SPACES: PluralForms = { one: 'prostor', few: 'prostory', other: 'prostorů' };
const ASKED: PluralForms = { one: 'žádost', few: 'žádosti', other: 'žádostí' };
const WAITING: PluralForms = { one: 'ještě čeká', few: 'ještě čekají', other: 'ještě čeká' };

const toPercent = (share: number): number => Math.round(share * 100);
/** „42 %“ of a fraction. */
const formatPercent = (share: number): string => `${formatNumber(toPercent(share))}${NBSP}%`;
/** „3,4 %“ of a fraction, with a decimal place below ten percent. */
const formatExactPercent = (share: number): string =>
  share < 0.1
    ? `${(Math.round(share * 1000) / 10).toString().replace('.', ',')}${NBSP}%`
    : formatPercent(share);
/** „258 tis.“ of an amount in CZK. */
const formatThousands = (czk: number): string =>
  czk < 1000 ? formatNumber(Math.round(czk)) : `${formatNumber(Math.round(czk / 1000))}${NBSP}tis.`;

/** „květen 2027“ for YYYY-MM. */
const formatMonth = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
const formatHourOfWeek = (weekday: number, hour: number): string =>
  `${WEEKDAYS[weekday - 1] ?? ''} ${hour}:00`;

/** Texts of the owner's statistics. */
export const statistics = {
  title: 'Statistiky',
  loading: 'Počítáme statistiky',
  period: (from: string, to: string): string =>
    `${formatDate(`${from}T12:00:00Z`)} – ${formatDate(`${to}T12:00:00Z`)} · potvrzené akce podle dne konání`,
  periods: { label: 'Období', d30: `30${NBSP}dní`, d90: `90${NBSP}dní`, rok: 'Rok' },
  space: 'Prostor',
  allSpaces: (count: number): string => `Všech ${formatCount(count, SPACES)}`,
  download: 'Stáhnout CSV',
  showTable: (section: string): string => `Ukázat jako tabulku: ${section}`,
  showChart: (section: string): string => `Ukázat jako obrázek: ${section}`,
  sections: {
    funnel: 'Cesta k rezervaci',
    months: 'Tržby po měsících',
    heat: 'Kdy bývá plno',
    spaces: 'Prostory',
    lost: 'Proč to nevyšlo',
    sources: 'Odkud akce přišly',
  },
  month: formatMonth,
  /** Label under a bar. */
  monthNumber: (month: string): string => String(Number(month.slice(5))),
  hourOfWeek: formatHourOfWeek,
  percent: formatPercent,
  thousands: formatThousands,
  lostReasons,
  sources: {
    guest: 'Rezervace hostů',
    owner: 'Vlastní zápisy',
    offer: 'Nabídky na poptávky',
    waitlist: 'Čekací listina',
  },
  empty: {
    title: 'Zatím není co počítat',
    reason: 'Statistiky se začnou plnit, jakmile si vaše prostory někdo prohlédne nebo zarezervuje.',
  },

  funnel: {
    views: 'Zobrazení prostoru',
    reached: (share: number): string => `ozvalo se ${formatExactPercent(share)}`,
    asked: 'Poptávky a žádosti',
    waiting: (count: number): string => formatCount(count, WAITING),
    within: `Odpovězeno do 24${NBSP}h`,
    answered: (share: number, medianMinutes: number | null): string =>
      medianMinutes === null
        ? formatPercent(share)
        : `${formatPercent(share)} · obvykle za ${formatMinutes(Math.round(medianMinutes))}`,
    confirmed: 'Potvrzeno',
    share: (share: number): string => `${formatPercent(share)} žádostí`,
    finding: (asked: number, confirmed: number): string =>
      `Cesta k rezervaci: ${formatCount(asked, ASKED)}, potvrzeno ${formatNumber(confirmed)}`,
    columns: ['Krok', 'Počet'],
  },
  months: {
    others: (count: number): string => `ostatních ${formatNumber(count)}`,
    current: 'tento měsíc, zatím',
    finding: (month: string, czk: number): string =>
      `Tržby po měsících, nejvíc ${formatMonth(month)}: ${formatCzk(czk)}`,
    noFinding: 'Tržby po měsících, zatím žádné',
    axis: (czk: number): string => (czk === 0 ? '0' : `${formatThousands(czk)}${NBSP}Kč`),
    columns: ['Měsíc', 'Akcí', 'Tržba'],
  },
  heat: {
    legendFrom: `0${NBSP}%`,
    legendTo: `100${NBSP}% nabízených hodin`,
    weekdays: WEEKDAYS,
    hour: (hour: number): string => `${hour}:00`,
    cell: (weekday: number, hour: number, share: number): string =>
      `${formatHourOfWeek(weekday, hour)}, ${formatPercent(share)}`,
    few: (weekday: number, hour: number): string =>
      `${formatHourOfWeek(weekday, hour)}, málo nabízených hodin`,
    finding: (weekday: number, hour: number, share: number): string =>
      `Kdy bývá plno: nejvíc ${formatHourOfWeek(weekday, hour)}, obsazeno ${formatPercent(share)} nabízených hodin`,
    noFinding: 'Kdy bývá plno: zatím málo nabízených hodin',
    quiet: (days: 'workdays' | 'weekend', from: number, to: number): string =>
      `Nejvolněji je ${days === 'workdays' ? 've všední dny' : 'o víkendu'} mezi ${from}:00 a ${to}:00, obsazeno bývá`,
    ofOffered: 'nabízených hodin.',
    discount: 'Přidat do ceníku slevu na tyto hodiny',
    columns: ['Hodina'],
  },
  spaces: {
    columns: { space: 'Prostor', count: 'Akcí', revenue: 'Tržba', occupancy: 'Obsazenost' },
    all: (count: number): string => `všech ${formatNumber(count)}`,
    fewer: 'méně',
    noHours: 'bez nabízených hodin',
  },
  lost: {
    total: (count: number): string => formatCount(count, ASKED),
    none: 'Žádná žádost zatím nepropadla.',
    finding: (reason: LostReason, count: number): string =>
      `Proč to nevyšlo: nejčastěji ${lostReasons[reason].toLocaleLowerCase('cs')}, ${formatNumber(count)}×`,
    columns: ['Důvod', 'Počet'],
  },
  sourcesTable: ['Odkud', 'Akcí', 'Tržba'],

  /** The exported table. */
  file: {
    name: (from: string, to: string): string => `Statistiky ${from} až ${to}`,
    columns: {
      section: 'Přehled',
      item: 'Položka',
      count: 'Počet',
      revenue: 'Tržba',
      booked: 'Obsazené hodiny',
      offered: 'Nabízené hodiny',
      occupancy: 'Obsazenost v %',
    },
    inquiries: 'Poptávky a zprávy',
    requests: 'Žádosti o rezervaci',
    waiting: 'Ještě čeká',
    answered: 'Zodpovězeno',
    median: 'Medián odpovědi v minutách',
  },
} as const;
