import { conjugate } from '../counted.ts';
import { formatCount, NBSP } from '../format.ts';
import {
  formatGuestDetails,
  formatOwnBookingDetails,
  type BookingDetails,
  type GuestDetails,
} from './mail-reservation.ts';

const calendar = `Událost v${NBSP}kalendáři aktualizujte přiloženým souborem, pokud to váš program neudělá sám.`;
const BOOKINGS = { one: 'akce', few: 'akce', many: 'akcí', other: 'akcí' };

/** Mails to the owner about bookings and options that the owner entered. */
export const ownBookingMail = {
  booked: (booking: BookingDetails, who: GuestDetails) => ({
    subject: `Zapsali jste rezervaci: ${booking.place}`,
    paragraphs: [
      `rezervaci jste zapsali${who.isNotified ? ` a${NBSP}hostovi jsme dali vědět` : ''}.`,
      formatOwnBookingDetails(booking),
      formatGuestDetails(who),
      calendar,
    ],
  }),
  option: (booking: BookingDetails, who: GuestDetails, until: string) => ({
    subject: `Zapsali jste opci: ${booking.place}`,
    paragraphs: [
      `termín držíte do ${until}. Den předem vám pošleme odkazy, kterými opci prodloužíte, potvrdíte nebo uvolníte.`,
      formatOwnBookingDetails(booking),
      formatGuestDetails(who),
      calendar,
    ],
  }),
  released: (booking: BookingDetails, who: GuestDetails) => ({
    subject: `Uvolnili jste opci: ${booking.place}`,
    paragraphs: [
      `opci jste uvolnili a${NBSP}termín je zase volný.`,
      formatOwnBookingDetails(booking),
      formatGuestDetails(who),
      calendar,
    ],
  }),
  expired: (booking: BookingDetails, who: GuestDetails) => ({
    subject: `Opce skončila: ${booking.place}`,
    paragraphs: [
      `doba opce uplynula a${NBSP}termín je zase volný.`,
      formatOwnBookingDetails(booking),
      formatGuestDetails(who),
      calendar,
    ],
  }),
  ending: (booking: BookingDetails, who: GuestDetails, until: string) => ({
    subject: `Opce brzy skončí: ${booking.place}`,
    paragraphs: [
      `opce skončí ${until} a${NBSP}termín se potom uvolní. Co s${NBSP}ní?`,
      formatOwnBookingDetails(booking),
      formatGuestDetails(who),
    ],
  }),
  steps: {
    prolong: (until: string) => ({
      title: `Prodloužit o${NBSP}3${NBSP}dny`,
      text: `Termín podržíte do ${until}.`,
    }),
    confirm: { title: 'Potvrdit', text: 'Z opce bude potvrzená rezervace.' },
    release: { title: 'Uvolnit', text: 'Termín bude hned volný.' },
  },
  dayPlan: (day: string, count: number) => ({
    subject: `Zítra u${NBSP}vás: ${formatCount(count, BOOKINGS)}`,
    paragraphs: [`zítra, ${day}, vás ${conjugate(count, 'čeká', 'čekají')} ${formatCount(count, BOOKINGS)}.`],
  }),
  dayPlanItem: ({
    time,
    place,
    name,
    guests,
    phone,
  }: {
    time: string;
    place: string;
    name: string;
    guests: string;
    phone: string | null;
  }) => ({
    title: `${time} ${place}`,
    text: [name, `hostů: ${guests}`, ...(phone === null ? [] : [phone])].join(' · '),
  }),
  showCalendar: 'Zobrazit kalendář',
  /** Reason of a released option, in the mail to a guest who was told of it. */
  releaseReason: 'Předběžná rezervace skončila.',
} as const;
