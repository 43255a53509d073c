import { toPragueDay } from '@prostora/contracts';
import { formatCount, formatShortDay, formatTimeOfDay } from '../format.ts';
import { GUESTS } from './counts.ts';

/** Texts of the printed program of an owner's spaces. */
export const program = {
  title: 'Program',
  privateEvent: 'Soukromá akce',
  loading: 'Načítáme program',
  readers: { label: 'Pro koho', staff: 'Pro obsluhu', door: 'Na dveře' },
  from: 'Od',
  to: 'Do',
  print: 'Vytisknout',
  back: 'Zpět na rezervace',
  nothing: 'V těchto dnech se nic nekoná.',
  pending: 'čeká na potvrzení',
  guests: (count: number): string => formatCount(count, GUESTS),
  guestNote: 'Poznámka hosta',
  staffNote: 'Pro obsluhu',
  hidden: 'Na dveřích jsou jen názvy, které jste označili jako veřejné.',
  /** „17:00–23:00“, with the day of the end if it is another one. */
  times: (start: Date | string, end: Date | string): string => {
    const lastDay = toPragueDay(new Date(end).getTime() - 1);
    const until = formatTimeOfDay(end) === '0:00' ? '24:00' : formatTimeOfDay(end);
    return toPragueDay(start) === lastDay
      ? `${formatTimeOfDay(start)}–${until}`
      : `${formatTimeOfDay(start)} – ${formatShortDay(lastDay)} ${until}`;
  },
  publish: 'Ukázat ve veřejném programu',
  publishSeries: 'Ukázat ve veřejném programu, všechny termíny',
  publishLabel: (label: string, title: string): string => `${label}: ${title}`,
  nameFirst: 'Pojmenovat pro veřejný program',
  published: 'Akce je ve veřejném programu.',
  unpublished: 'Akce ve veřejném programu není.',
  /** The page of a building. */
  publicTitle: (building: string): string => `Program: ${building}`,
  publicDescription: (building: string, city: string | null): string =>
    `Co se chystá: ${[building, city].filter(Boolean).join(', ')}. Termíny, časy a místa akcí.`,
  nothingPublic: 'Zatím tu není žádná veřejná akce.',
  toBuilding: 'Prostory k pronájmu',
  subscribe: 'Přidat do kalendáře',
  /** Where the owner finds the addresses. */
  share: {
    title: 'Veřejný program',
    lead: 'Akce, které zaškrtnete, uvidí každý na stránce domu. O ostatních se neprozradí nic.',
    page: 'Stránka',
    calendar: 'Kalendář (ICS)',
    embed: 'Kód na váš web',
    copy: 'Zkopírovat kód',
    copied: 'Kód je zkopírovaný.',
    copyFailed: 'Kód zkopírujte prosím ručně.',
  },
} as const;
