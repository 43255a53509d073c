import { NBSP } from '../format.ts';
import type { BookingDetails, GuestDetails } from './mail-reservation.ts';

const greeting = 'Dobrý den,';
const formatBooking = ({
  number,
  place,
  slot,
  guests,
  price,
  priceParts = [],
  otherDays,
}: BookingDetails): string =>
  [
    ...(number === undefined ? [] : [`Číslo rezervace: ${number}`]),
    `Prostor: ${place}`,
    `Termín: ${slot}`,
    `Počet hostů: ${guests}`,
    `Cena: ${price}`,
    ...priceParts,
    ...(otherDays === undefined ? [] : [otherDays]),
  ].join('\n');
const lines = (title: string, booking: BookingDetails): string => `${title}\n${formatBooking(booking)}`;
const contact = ({ name, email, phone }: GuestDetails): string =>
  [
    `Host: ${name}`,
    ...(email === '' ? [] : [`E-mail: ${email}`]),
    ...(phone === null ? [] : [`Telefon: ${phone}`]),
  ].join('\n');

/** A guest without an e-mail address, or not told by choice of the owner, gets no mail. */
const formatNotified = ({ isNotified }: GuestDetails): string =>
  isNotified ? ' a hostovi jsme dali vědět' : '';
const formatAlsoNotified = ({ isNotified }: GuestDetails): string =>
  isNotified ? ', hostovi jsme dali vědět' : '';

/** Details before and after the change. */
export type ChangeDetails = { before: BookingDetails; after: BookingDetails };

const formatAgreedChange = ({ before, after }: ChangeDetails): string[] => [
  lines('Původně:', before),
  lines('Nově:', after),
];
const formatProposedChange = ({ before, after }: ChangeDetails): string[] => [
  lines('Domluveno:', before),
  lines('Návrh:', after),
];
const quoteTitle = (title: string, isGiven: boolean): string[] => (isGiven ? [title] : []);
const calendar = `Událost v${NBSP}kalendáři aktualizujte přiloženým souborem, pokud to váš program neudělá sám.`;

/**
 * Mails about reservation changes; the message or reason of the other side is quoted under the last
 * paragraph.
 */
export const reservationChangeMail = {
  guest: {
    changed: (details: ChangeDetails) => ({
      subject: `Změna rezervace: ${details.after.place}`,
      paragraphs: [
        greeting,
        `majitel prostoru upravil vaši rezervaci.`,
        ...formatAgreedChange(details),
        `Pokud něco nesouhlasí, ozvěte se mu prosím. Rezervaci můžete na její stránce i${NBSP}zrušit.`,
      ],
    }),
    changedByOperator: (details: ChangeDetails) => ({
      subject: `Změna rezervace: ${details.after.place}`,
      paragraphs: [
        greeting,
        'vaši rezervaci jsme upravili.',
        ...formatAgreedChange(details),
        `Pokud něco nesouhlasí, ozvěte se nám prosím. Rezervaci můžete na její stránce i${NBSP}zrušit.`,
      ],
    }),
    changedByGuest: (details: ChangeDetails) => ({
      subject: `Změna rezervace: ${details.after.place}`,
      paragraphs: [
        greeting,
        'rezervaci jsme podle vašeho přání upravili a majiteli prostoru jsme dali vědět.',
        ...formatAgreedChange(details),
      ],
    }),
    formatProposedChange: (details: ChangeDetails, until: string, isMessageGiven: boolean) => ({
      subject: `Návrh změny rezervace: ${details.before.place}`,
      paragraphs: [
        greeting,
        `majitel prostoru vám navrhuje změnu rezervace. Dokud neodpovíte, platí to, co jste si domluvili. Nový termín vám držíme do ${until}.`,
        ...formatProposedChange(details),
        ...quoteTitle('Vzkaz majitele:', isMessageGiven),
      ],
    }),
    accepted: (details: ChangeDetails) => ({
      subject: `Změna je domluvená: ${details.after.place}`,
      paragraphs: [
        greeting,
        'přijali jste změnu rezervace. Od teď platí nová domluva.',
        ...formatAgreedChange(details),
        calendar,
      ],
    }),
    acceptedByHost: (details: ChangeDetails) => ({
      subject: `Změna je domluvená: ${details.after.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru přijal vaši žádost o změnu. Od teď platí nová domluva.',
        ...formatAgreedChange(details),
        calendar,
      ],
    }),
    declined: (details: ChangeDetails, isReasonGiven: boolean) => ({
      subject: `Změnu nejde přijmout: ${details.before.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru vaši žádost o změnu nepřijal. Platí, co jste si domluvili.',
        lines('Domluveno:', details.before),
        ...quoteTitle('Důvod:', isReasonGiven),
      ],
    }),
    withdrawn: (details: ChangeDetails) => ({
      subject: `Návrh změny už neplatí: ${details.before.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru vzal svůj návrh změny zpět. Platí, co jste si domluvili.',
        lines('Domluveno:', details.before),
      ],
    }),
    expired: (details: ChangeDetails) => ({
      subject: `Na žádost o${NBSP}změnu nikdo neodpověděl: ${details.before.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru na vaši žádost o změnu včas neodpověděl. Platí, co jste si domluvili.',
        lines('Domluveno:', details.before),
      ],
    }),
    readdressed: (booking: BookingDetails) => ({
      subject: `Vaše rezervace: ${booking.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru opravil u rezervace váš e-mail, proto vám posíláme nový odkaz. Dřívější odkazy už neplatí.',
        formatBooking(booking),
      ],
    }),
    formerAddress: (booking: BookingDetails) => ({
      subject: `Odkaz na rezervaci už neplatí: ${booking.place}`,
      paragraphs: [
        greeting,
        `majitel prostoru opravil u${NBSP}rezervace e-mail hosta. Další zprávy proto posíláme na jinou adresu a${NBSP}odkazy, které jste od nás dostali, už neplatí.`,
        `Prostor: ${booking.place}\nTermín: ${booking.slot}`,
        `Jestli je rezervace vaše a${NBSP}o${NBSP}opravu jste nestáli, odpovězte prosím na tuto zprávu.`,
      ],
    }),
    decide: 'Přijmout, nebo nechat původní',
    show: 'Zobrazit rezervaci',
  },
  owner: {
    changed: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Změna rezervace: ${details.after.place}`,
      paragraphs: [
        greeting,
        `upravili jste rezervaci${formatNotified(who)}.`,
        ...formatAgreedChange(details),
        contact(who),
        calendar,
      ],
    }),
    changedByOperator: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Změna rezervace: ${details.after.place}`,
      paragraphs: [
        greeting,
        'rezervaci vašeho prostoru jsme upravili.',
        ...formatAgreedChange(details),
        contact(who),
        calendar,
      ],
    }),
    changedByGuest: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Host upravil rezervaci: ${details.after.place}`,
      paragraphs: [
        greeting,
        'host upravil svou rezervaci.',
        ...formatAgreedChange(details),
        contact(who),
        calendar,
      ],
    }),
    formatProposedChange: (
      details: ChangeDetails,
      who: GuestDetails,
      until: string,
      isMessageGiven: boolean,
    ) => ({
      subject: `Host žádá o${NBSP}změnu: ${details.before.place}`,
      paragraphs: [
        greeting,
        `host by chtěl změnit potvrzenou rezervaci. Dokud neodpovíte, platí, co jste si domluvili. Nový termín držíme do ${until}.`,
        ...formatProposedChange(details),
        contact(who),
        ...quoteTitle('Vzkaz hosta:', isMessageGiven),
      ],
    }),
    proposedByOperator: (
      details: ChangeDetails,
      who: GuestDetails,
      until: string,
      isMessageGiven: boolean,
    ) => ({
      subject: `Návrh změny rezervace: ${details.before.place}`,
      paragraphs: [
        greeting,
        `za vás jsme hostovi navrhli změnu rezervace. Odpovědět může do ${until}.`,
        ...formatProposedChange(details),
        contact(who),
        ...quoteTitle('Vzkaz hostovi:', isMessageGiven),
      ],
    }),
    accepted: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Host změnu přijal: ${details.after.place}`,
      paragraphs: [
        greeting,
        'host přijal váš návrh. Od teď platí nová domluva.',
        ...formatAgreedChange(details),
        contact(who),
        calendar,
      ],
    }),
    acceptedByHost: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Změna je domluvená: ${details.after.place}`,
      paragraphs: [
        greeting,
        'přijali jste změnu, o kterou host požádal. Od teď platí nová domluva.',
        ...formatAgreedChange(details),
        contact(who),
        calendar,
      ],
    }),
    declined: (details: ChangeDetails, who: GuestDetails, isReasonGiven: boolean) => ({
      subject: `Host nechává původní: ${details.before.place}`,
      paragraphs: [
        greeting,
        'host váš návrh změny nepřijal. Platí, co jste si domluvili, a termín z návrhu je zase volný.',
        lines('Domluveno:', details.before),
        contact(who),
        ...quoteTitle('Důvod:', isReasonGiven),
      ],
    }),
    withdrawn: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Host už změnu nechce: ${details.before.place}`,
      paragraphs: [
        greeting,
        'host vzal svou žádost o změnu zpět. Platí, co jste si domluvili.',
        lines('Domluveno:', details.before),
        contact(who),
      ],
    }),
    expired: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Host na návrh neodpověděl: ${details.before.place}`,
      paragraphs: [
        greeting,
        'host na váš návrh změny včas neodpověděl. Platí, co jste si domluvili, a termín z návrhu je zase volný.',
        lines('Domluveno:', details.before),
        contact(who),
      ],
    }),
    readdressed: (booking: BookingDetails, who: GuestDetails) => ({
      subject: `Opravený kontakt na hosta: ${booking.place}`,
      paragraphs: [
        greeting,
        'u rezervace je nový e-mail hosta. Poslali jsme na něj nový odkaz, dřívější odkazy už neplatí.',
        `Prostor: ${booking.place}\nTermín: ${booking.slot}`,
        contact(who),
      ],
    }),
    confirmed: (booking: BookingDetails, who: GuestDetails) => ({
      subject: `Potvrdili jste rezervaci: ${booking.place}`,
      paragraphs: [
        greeting,
        `rezervaci jste potvrdili${formatNotified(who)}.`,
        formatBookingLines(booking),
        contact(who),
        calendar,
      ],
    }),
    confirmedByGuest: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Rezervace je potvrzená: ${details.after.place}`,
      paragraphs: [
        greeting,
        'host přijal váš návrh a rezervace je tím potvrzená.',
        ...formatAgreedChange(details),
        contact(who),
        calendar,
      ],
    }),
    refused: (booking: BookingDetails, who: GuestDetails) => ({
      subject: `Odmítli jste žádost: ${booking.place}`,
      paragraphs: [
        greeting,
        `žádost o rezervaci jste odmítli${formatAlsoNotified(who)} a termín je zase volný.`,
        formatBookingLines(booking),
        contact(who),
        calendar,
      ],
    }),
    cancelled: (booking: BookingDetails, who: GuestDetails) => ({
      subject: `Zrušili jste rezervaci: ${booking.place}`,
      paragraphs: [
        greeting,
        `rezervaci jste zrušili${formatAlsoNotified(who)} a termín je zase volný.`,
        formatBookingLines(booking),
        contact(who),
        calendar,
      ],
    }),
    moved: (booking: BookingDetails, who: GuestDetails, former: string) => ({
      subject: `Přesunuli jste rezervaci: ${booking.place}`,
      paragraphs: [
        greeting,
        `rezervaci jste přesunuli na jiný termín${formatNotified(who)}.`,
        `Původní termín: ${former}`,
        formatBookingLines(booking),
        contact(who),
        calendar,
      ],
    }),
    decide: 'Přijmout, nebo odmítnout',
    show: 'Zobrazit rezervaci',
  },
} as const;

function formatBookingLines({ place, slot, guests, price, otherDays }: BookingDetails): string {
  return [
    `Prostor: ${place}`,
    `Termín: ${slot}`,
    `Počet hostů: ${guests}`,
    `Cena: ${price}`,
    ...(otherDays === undefined ? [] : [otherDays]),
  ].join('\n');
}
