import { formatNumber, formatShortDay, plural } from '../format.ts';

const formatGuests = (count: number): string =>
  `${formatNumber(count)} ${plural(count, { one: 'hosta', few: 'hosty', other: 'hostů' })}`;

/** Messages of fields of a booking that the owner enters. */
export const ownBookingErrors = {
  guestName: 'Napište, kdo přijde.',
  ownRooms: 'Vyberte 1 až 20 prostorů, každý jednou.',
  sharedFloor: ({ first, second }: { first: string; second: string }): string =>
    `${first} a ${second} sdílejí plochu, vyberte jen jeden.`,
  optionUntil: 'Opce musí skončit v budoucnu a před začátkem akce.',
  notifyGuestEmail: 'Pro potvrzení hostovi doplňte e-mail.',
  seriesOver: 'Od tohoto dne už v řadě žádný termín nezbývá.',
  seriesSpaces: 'Řada je ve více prostorech. Prostor a cenu změňte u jednotlivých termínů.',
  repeat: 'Opakování musí mít 1 až 60 termínů.',
  repeatRows: ({ max }: { max: number }): string => `Najednou jde uložit nejvýš ${max} rezervací.`,
  repeatHeld: ({ max }: { max: number }): string =>
    `Termíny opakování smějí mít dohromady nejvýš ${max} dní. Zkraťte je prosím, nebo jich vyberte méně.`,
  repeatClosed: ({ days }: { days: readonly string[] }): string =>
    `Tyto termíny prostor nenabízí, vynechte je prosím: ${days.map(formatShortDay).join(', ')}.`,
  longPast: 'Zpětně jde zapsat termín nejvýš 400 dní starý.',
};

/** What the owner should know about a booking, which does not prevent it. */
export const ownBookingWarnings = {
  OUTSIDE_HOURS: 'Mimo nabízené hodiny.',
  SHORT_NOTICE: (hours: number): string =>
    `Začíná dřív než za ${formatNumber(hours)}\u00a0h, hostům to nenabízíte.`,
  OVER_CAPACITY: (guests: number, capacity: number): string =>
    `Čekáte ${formatGuests(guests)}, místo je tu jen pro ${formatNumber(capacity)}.`,
  HOLIDAY: (day: string): string => `${day} je státní svátek.`,
  FOREIGN_CALENDAR: 'Hned před akcí nebo po ní je událost z připojeného kalendáře.',
};
