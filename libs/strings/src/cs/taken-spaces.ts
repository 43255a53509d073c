import { formatShortDay } from '../format.ts';

/** Texts of the spaces that are taken at the time of the visitor's event. */
export const takenTexts = {
  inHours: 'V\u00a0těchto hodinách obsazené',
  orClosed: 'V\u00a0těchto hodinách obsazené nebo zavřené',
  onDay: 'V\u00a0tento den obsazené',
  onDays: 'V\u00a0tyto dny obsazené',
  badge: (hours: string | null): string => (hours === null ? 'Obsazeno' : `Obsazeno ${hours}`),
  nearest: 'Nejblíž volno',
  nearestOffered: 'Nejblíž se nabízí',
  noneNear: 'V\u00a0okolních dvou týdnech není volno.',
  /** „so 15. 5. 2027, 14:00–22:00“. */
  slot: (day: string, hours: string | null): string =>
    [formatShortDay(day), hours].filter((part) => part !== null).join(', '),
} as const;
