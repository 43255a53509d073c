import { formatTime } from '../format.ts';

const DAYS = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'] as const;

/** Weekdays with consecutive days as a range: „po–pá“, „so“, „po, st“. */
function weekdays(days: readonly number[]): string {
  const rows: number[][] = [];
  for (const day of [...days].sort((one, other) => one - other)) {
    const last = rows.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else rows.push([day]);
  }
  return rows
    .map((row) =>
      [...new Set([row[0], row.at(-1)])].map((day) => DAYS[(day ?? 1) - 1]).join(row.length > 2 ? '–' : ', '),
    )
    .join(', ');
}

/** Texts of the fact sheet of a space. */
export const factSheet = {
  subject: 'List prostoru',
  price: 'Cena',
  level: 'Cenová hladina',
  levelOf: (level: number): string => `${level} ze 4`,
  unknown: 'neuvedeno',
  purpose: 'Vhodné pro',
  equipments: 'Vybavení',
  services: 'Služby',
  hours: 'Otevírací doba',
  hoursOf: (days: readonly number[], from: number, to: number): string =>
    `${weekdays(days)} ${formatTime(from)}–${formatTime(to)}`,
  address: 'Adresa',
  contact: 'Kontakt',
  online: 'Rezervace a aktuální údaje',
  made: (date: string, site: string): string => `Stav ke dni ${date}. Zdroj: ${site}`,
  photoOf: (title: string): string => `Fotografie prostoru ${title}`,
  codeOf: (url: string): string => `QR kód s odkazem ${url}`,
  draft: 'Prostor není v katalogu, list vidí jen jeho majitel a správce.',
} as const;
