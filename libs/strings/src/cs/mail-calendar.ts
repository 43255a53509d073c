import { NBSP } from '../format.ts';
import { toMailDetails } from './mail-details.ts';
import { calendarProblems, describeCalendarProblem, type CalendarProblemEntry } from './calendar-problems.ts';

export type MailedProblem = CalendarProblemEntry;

/** Entries named in one mail; the others are on the page of the calendar. */
const MAX_NAMED = 10;

/** Mails to owners about external calendars. */
export const calendarMail = {
  conflict: (feed: string, place: string, slot: string) => ({
    subject: `Událost v${NBSP}čase rezervace: ${place}`,
    paragraphs: [
      `v${NBSP}připojeném kalendáři „${feed}“ je událost ve stejném čase jako rezervace u${NBSP}nás.`,
      toMailDetails([
        ['Prostor', place],
        ['Rezervace', slot],
      ]),
      `Podívejte se prosím, která z${NBSP}nich platí. Rezervaci můžete přesunout nebo zrušit, událost ` +
        `změníte ve svém kalendáři. Dokud se kryjí, rezervaci potvrdit nejde.`,
    ],
  }),
  failing: (feed: string, place: string, since: string) => ({
    subject: `Kalendář „${feed}“ se nedaří načíst`,
    paragraphs: [
      `kalendář „${feed}“ připojený k${NBSP}prostoru ${place} se nám nedaří načíst od ${since}. Obsazené ` +
        `časy z${NBSP}něj držíme tak, jak jsme je viděli naposledy.`,
      'Zkontrolujte prosím jeho adresu. Když se mezitím změnila, kalendář odpojte a připojte znovu.',
    ],
  }),
  problems: (feed: string, place: string, entries: readonly MailedProblem[]) => ({
    subject: `Kalendář „${feed}“: některým událostem nerozumíme`,
    paragraphs: [
      `v${NBSP}kalendáři „${feed}“ připojeném k${NBSP}prostoru ${place} ` +
        `neznáme přesný čas ${entries.length === 1 ? 'jedné události' : `${entries.length}${NBSP}událostí`}. ` +
        'Kde si nejsme jistí, držíme prostor raději obsazený.',
      [
        ...entries.slice(0, MAX_NAMED).map(describeCalendarProblem),
        ...(entries.length > MAX_NAMED ? [calendarProblems.more(entries.length - MAX_NAMED)] : []),
      ].join('\n'),
      'Zkontrolujte je prosím ve svém kalendáři. Událost, kterou jsme nedokázali přečíst, čas neblokuje: ' +
        'opravte ji, nebo čas zablokujte ručně.',
    ],
  }),
  showReservation: 'Zobrazit rezervaci',
  showCalendars: 'Přejít na rezervace',
} as const;

/** Texts of the exported calendar feeds. */
export const calendarFeed = {
  ofSpace: (place: string) => `Rezervace: ${place}`,
  ofAll: 'Rezervace: všechny prostory',
  ofMember: (customer: string) => `Rezervace: ${customer}`,
  busy: 'Obsazeno',
  option: (place: string, name: string) => `Opce: ${place} (${name})`,
  optionUntil: 'Držíte do',
  blocked: (place: string, reason: string) =>
    reason === '' ? `Blokováno: ${place}` : `Blokováno: ${place} (${reason})`,
} as const;

/** Data of the sample mails. */
export const calendarMailSample = {
  feed: 'Google, velký sál',
  place: 'Loft Kotelna, Pragovka',
  start: '2027-05-14T16:00:00Z',
  end: '2027-05-14T22:00:00Z',
  problems: [
    { reason: 'time', summary: 'Zkouška sboru', start: null },
    { reason: 'zone', summary: 'Koncert', start: '2027-05-14T16:00:00Z' },
  ],
} as const;
