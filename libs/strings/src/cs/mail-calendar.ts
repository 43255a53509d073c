import { NBSP } from '../format.ts';

/** Mails to owners about external calendars. */
export const calendarMail = {
  conflict: (feed: string, place: string, slot: string) => ({
    subject: `Událost v${NBSP}čase rezervace: ${place}`,
    paragraphs: [
      'Dobrý den,',
      `v${NBSP}připojeném kalendáři „${feed}“ je událost ve stejném čase jako rezervace u${NBSP}nás.`,
      `Prostor: ${place}\nRezervace: ${slot}`,
      `Podívejte se prosím, která z${NBSP}nich platí. Rezervaci můžete přesunout nebo zrušit, událost ` +
        `změníte ve svém kalendáři. Dokud se kryjí, rezervaci potvrdit nejde.`,
    ],
  }),
  failing: (feed: string, place: string, since: string) => ({
    subject: `Kalendář „${feed}“ se nedaří načíst`,
    paragraphs: [
      'Dobrý den,',
      `kalendář „${feed}“ připojený k${NBSP}prostoru ${place} se nám nedaří načíst od ${since}. Obsazené ` +
        `časy z${NBSP}něj držíme tak, jak jsme je viděli naposledy.`,
      'Zkontrolujte prosím jeho adresu. Když se mezitím změnila, kalendář odpojte a připojte znovu.',
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
} as const;
