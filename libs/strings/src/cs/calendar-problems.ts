import type { CalendarProblemReason } from '@prostora/contracts';
import { formatCount, formatDateTime, NBSP } from '../format.ts';

/** An entry of a foreign calendar that is not certain; `start` in ISO 8601. */
export type CalendarProblemEntry = {
  readonly reason: CalendarProblemReason;
  readonly summary: string;
  readonly start: string | null;
};

const eventForms = { one: 'událost', few: 'události', other: 'událostí' };
const blockingForms = { one: 'událost blokuje', few: 'události blokují', other: 'událostí blokuje' };

/** What was read of the entry, and what it blocks for that reason. */
const reasons: Readonly<Record<CalendarProblemReason, string>> = {
  time: `čas jsme nedokázali přečíst, proto neblokuje nic nového`,
  end: `konec jsme nedokázali přečíst, blokuje proto 24${NBSP}hodin`,
  zone: `časové pásmo neznáme, blokuje proto všechny časy, na které může připadnout`,
  rule: `opakování není jednoznačné, blokuje proto všechny dny, na které může připadnout`,
  exception: `výjimku z${NBSP}opakování jsme nedokázali přečíst, blokuje proto i${NBSP}její den`,
  limit: 'událostí je příliš mnoho, od této blokujeme všechen další čas',
};

export const calendarProblems = {
  skipped: (count: number): string => `${formatCount(count, eventForms)} jsme nedokázali přečíst`,
  skippedText: `Dotčený čas může být v${NBSP}nabídce volný. Opravte prosím zápis ve svém kalendáři, nebo čas zablokujte ručně.`,
  widened: (count: number): string => `${formatCount(count, blockingForms)} více času, než je jisté`,
  more: (count: number): string => `A${NBSP}ještě ${formatCount(count, eventForms)}`,
  /** „Koncert, středa 2. 12. 2026 19:00“ */
  name: ({ summary, start }: Omit<CalendarProblemEntry, 'reason'>): string =>
    [summary || 'bez názvu', ...(start === null ? [] : [formatDateTime(start)])].join(', '),
  reasons,
} as const;

/** „Koncert, 2. 12. 2026 19:00: konec jsme nedokázali přečíst…“ */
export const describeCalendarProblem = (entry: CalendarProblemEntry): string =>
  `${calendarProblems.name(entry)}: ${reasons[entry.reason]}.`;
