import { NBSP } from '../format.ts';
import {
  CHANGE_SUBJECTS,
  formatDeadline,
  formatFreed,
  formatSubject,
  formatWanted,
  PROPOSAL_SUBJECTS,
  toTopic,
  WISH_SUBJECTS,
  type ChangeDetails,
} from './mail-change-topics.ts';
import { toMailDetails, type MailDetails } from './mail-details.ts';
import {
  formatBookingDetails,
  formatGuestDetails,
  formatOwnBookingDetails,
  type BookingDetails,
  type GuestDetails,
} from './mail-reservation.ts';

export type { ChangeDetails } from './mail-change-topics.ts';

const formatSlotDetails = ({ place, slot }: BookingDetails): MailDetails =>
  toMailDetails([
    ['Prostor', place],
    ['Termín', slot],
  ]);

/** A guest without an e-mail address, or not told by choice of the owner, gets no mail. */
const formatNotified = ({ isNotified }: GuestDetails): string =>
  isNotified ? ' a hostovi jsme dali vědět' : '';
const formatAlsoNotified = ({ isNotified }: GuestDetails): string =>
  isNotified ? ', hostovi jsme dali vědět' : '';

const formatAgreedChange = ({ before, after }: ChangeDetails): MailDetails[] => [
  formatBookingDetails(before, { title: 'Původně:' }),
  formatBookingDetails(after, { title: 'Nově:' }),
];
const formatFormer = ({ before, isRequest = false }: ChangeDetails): MailDetails =>
  formatBookingDetails(before, { title: isRequest ? 'Žádost:' : 'Domluveno:' });
const formatProposedChange = (details: ChangeDetails): MailDetails[] => [
  formatFormer(details),
  formatBookingDetails(details.after, { title: 'Návrh:' }),
];
/** What an applied change means for a request. */
const unconfirmed = 'Žádost tím ještě není potvrzená.';
const formatUnconfirmed = ({ isRequest = false }: ChangeDetails): string[] =>
  isRequest ? [unconfirmed] : [];
const formatWhole = ({ isRequest = false }: ChangeDetails): string => (isRequest ? 'žádost' : 'rezervaci');
const quoteTitle = (title: string, isGiven: boolean): string[] => (isGiven ? [title] : []);
const calendar = `Událost v${NBSP}kalendáři aktualizujte přiloženým souborem, pokud to váš program neudělá sám.`;

/**
 * Mails about reservation changes; the message or reason of the other side is quoted under the last
 * paragraph.
 */
export const reservationChangeMail = {
  guest: {
    changed: (details: ChangeDetails, isMessageGiven: boolean) => ({
      subject: formatSubject(CHANGE_SUBJECTS, details.after.place, details),
      paragraphs: [
        toTopic(details) === 'requestPrice'
          ? `majitel prostoru určil cenu vaší žádosti: ${details.after.price}.`
          : `majitel prostoru upravil vaši ${formatWhole(details)}.`,
        ...formatUnconfirmed(details),
        ...formatAgreedChange(details),
        `Pokud něco nesouhlasí, ozvěte se mu prosím. Rezervaci můžete na její stránce i${NBSP}zrušit.`,
        ...quoteTitle('Vzkaz majitele:', isMessageGiven),
      ],
    }),
    changedByOperator: (details: ChangeDetails, isMessageGiven: boolean) => ({
      subject: formatSubject(CHANGE_SUBJECTS, details.after.place, details),
      paragraphs: [
        `vaši ${formatWhole(details)} jsme upravili.`,
        ...formatUnconfirmed(details),
        ...formatAgreedChange(details),
        `Pokud něco nesouhlasí, ozvěte se nám prosím. Rezervaci můžete na její stránce i${NBSP}zrušit.`,
        ...quoteTitle('Náš vzkaz:', isMessageGiven),
      ],
    }),
    changedByGuest: (details: ChangeDetails) => ({
      subject: `Změna rezervace: ${details.after.place}`,
      paragraphs: [
        'rezervaci jsme podle vašeho přání upravili a majiteli prostoru jsme dali vědět.',
        ...formatAgreedChange(details),
      ],
    }),
    formatProposedChange: (details: ChangeDetails, until: string, isMessageGiven: boolean) => ({
      subject: formatSubject(PROPOSAL_SUBJECTS, details.before.place, details),
      paragraphs: [
        details.isRequest
          ? [
              `majitel prostoru vaši žádost rád potvrdí za cenu ${details.after.price}.`,
              `Rezervace zatím potvrzená není, bude, když cenu přijmete. ${formatDeadline(details, until)}`,
            ].join(' ')
          : `majitel prostoru vám navrhuje ${formatWanted(details)}. Dokud neodpovíte, platí to, co jste si domluvili. ${formatDeadline(details, until)}`,
        ...formatProposedChange(details),
        ...quoteTitle('Vzkaz majitele:', isMessageGiven),
      ],
    }),
    accepted: (details: ChangeDetails) => ({
      subject: `Změna je domluvená: ${details.after.place}`,
      paragraphs: [
        'přijali jste změnu rezervace. Od teď platí nová domluva.',
        ...formatAgreedChange(details),
        calendar,
      ],
    }),
    acceptedByHost: (details: ChangeDetails) => ({
      subject: `Změna je domluvená: ${details.after.place}`,
      paragraphs: [
        'majitel prostoru přijal vaši žádost o změnu. Od teď platí nová domluva.',
        ...formatAgreedChange(details),
        calendar,
      ],
    }),
    declined: (details: ChangeDetails, isReasonGiven: boolean) => ({
      subject: `Změnu nejde přijmout: ${details.before.place}`,
      paragraphs: [
        'majitel prostoru vaši žádost o změnu nepřijal. Platí, co jste si domluvili.',
        formatBookingDetails(details.before, { title: 'Domluveno:' }),
        ...quoteTitle('Důvod:', isReasonGiven),
      ],
    }),
    withdrawn: (details: ChangeDetails) => ({
      subject: `${details.isRequest ? 'Navržená cena' : 'Návrh změny'} už neplatí: ${details.before.place}`,
      paragraphs: [
        details.isRequest
          ? 'majitel prostoru vzal navrženou cenu zpět. Vaše žádost dál čeká na jeho odpověď.'
          : 'majitel prostoru vzal svůj návrh změny zpět. Platí, co jste si domluvili.',
        formatFormer(details),
      ],
    }),
    expired: (details: ChangeDetails) => ({
      subject: `Na žádost o${NBSP}změnu nikdo neodpověděl: ${details.before.place}`,
      paragraphs: [
        'majitel prostoru na vaši žádost o změnu včas neodpověděl. Platí, co jste si domluvili.',
        formatBookingDetails(details.before, { title: 'Domluveno:' }),
      ],
    }),
    readdressed: (booking: BookingDetails) => ({
      subject: `Vaše rezervace: ${booking.place}`,
      paragraphs: [
        'majitel prostoru opravil u rezervace váš e-mail, proto vám posíláme nový odkaz. Dřívější odkazy už neplatí.',
        formatBookingDetails(booking),
      ],
    }),
    newLink: (booking: BookingDetails) => ({
      subject: `Nový odkaz na rezervaci: ${booking.place}`,
      paragraphs: [
        'posíláme vám nový odkaz na vaši rezervaci. Dřívější odkazy už neplatí.',
        formatBookingDetails(booking),
      ],
    }),
    formerAddress: (booking: BookingDetails) => ({
      subject: `Odkaz na rezervaci už neplatí: ${booking.place}`,
      paragraphs: [
        `majitel prostoru opravil u${NBSP}rezervace e-mail hosta. Další zprávy proto posíláme na jinou adresu a${NBSP}odkazy, které jste od nás dostali, už neplatí.`,
        formatSlotDetails(booking),
        `Jestli je rezervace vaše a${NBSP}o${NBSP}opravu jste nestáli, odpovězte prosím na tuto zprávu.`,
      ],
    }),
    decide: 'Přijmout, nebo nechat původní',
    decidePrice: 'Přijmout cenu, nebo ji odmítnout',
    show: 'Zobrazit rezervaci',
  },
  owner: {
    changed: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Změna rezervace: ${details.after.place}`,
      paragraphs: [
        `upravili jste ${formatWhole(details)}${formatNotified(who)}.`,
        ...formatAgreedChange(details),
        formatGuestDetails(who),
        calendar,
      ],
    }),
    changedByOperator: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Změna rezervace: ${details.after.place}`,
      paragraphs: [
        `${formatWhole(details)} vašeho prostoru jsme upravili.`,
        ...formatAgreedChange(details),
        formatGuestDetails(who),
        calendar,
      ],
    }),
    changedByGuest: (details: ChangeDetails, who: GuestDetails, isMessageGiven: boolean) => ({
      subject: `Host upravil rezervaci: ${details.after.place}`,
      paragraphs: [
        'host upravil svou rezervaci.',
        ...formatAgreedChange(details),
        formatGuestDetails(who),
        calendar,
        ...quoteTitle('Vzkaz hosta:', isMessageGiven),
      ],
    }),
    formatProposedChange: (
      details: ChangeDetails,
      who: GuestDetails,
      until: string,
      isMessageGiven: boolean,
    ) => ({
      subject: formatSubject(WISH_SUBJECTS, details.before.place, details),
      paragraphs: [
        `host by u${NBSP}potvrzené rezervace chtěl ${formatWanted(details)}. Dokud neodpovíte, platí, co jste si domluvili. ${formatDeadline(details, until)}`,
        ...formatProposedChange(details),
        formatGuestDetails(who),
        ...quoteTitle('Vzkaz hosta:', isMessageGiven),
      ],
    }),
    proposedByOperator: (
      details: ChangeDetails,
      who: GuestDetails,
      until: string,
      isMessageGiven: boolean,
    ) => ({
      subject: `${details.isRequest ? 'Návrh ceny' : PROPOSAL_SUBJECTS[toTopic(details)]}: ${details.before.place}`,
      paragraphs: [
        details.isRequest
          ? `za vás jsme hostovi navrhli cenu ${details.after.price}. Přijetím rezervaci potvrdí. Odpovědět může do ${until}.`
          : `za vás jsme hostovi navrhli ${formatWanted(details)}. Odpovědět může do ${until}.`,
        ...formatProposedChange(details),
        formatGuestDetails(who),
        ...quoteTitle('Vzkaz hostovi:', isMessageGiven),
      ],
    }),
    accepted: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Host změnu přijal: ${details.after.place}`,
      paragraphs: [
        'host přijal váš návrh. Od teď platí nová domluva.',
        ...formatAgreedChange(details),
        formatGuestDetails(who),
        calendar,
      ],
    }),
    acceptedByHost: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Změna je domluvená: ${details.after.place}`,
      paragraphs: [
        'přijali jste změnu, o kterou host požádal. Od teď platí nová domluva.',
        ...formatAgreedChange(details),
        formatGuestDetails(who),
        calendar,
      ],
    }),
    declined: (details: ChangeDetails, who: GuestDetails, isReasonGiven: boolean) => ({
      subject: `${details.isRequest ? 'Host cenu nepřijal' : 'Host nechává původní'}: ${details.before.place}`,
      paragraphs: [
        details.isRequest
          ? 'host navrženou cenu nepřijal. Jeho žádost dál čeká na vaši odpověď.'
          : `host váš návrh změny nepřijal. Platí, co jste si domluvili${formatFreed(details)}`,
        formatFormer(details),
        formatGuestDetails(who),
        ...quoteTitle('Důvod:', isReasonGiven),
      ],
    }),
    withdrawn: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Host už změnu nechce: ${details.before.place}`,
      paragraphs: [
        'host vzal svou žádost o změnu zpět. Platí, co jste si domluvili.',
        formatBookingDetails(details.before, { title: 'Domluveno:' }),
        formatGuestDetails(who),
      ],
    }),
    expired: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Host na návrh neodpověděl: ${details.before.place}`,
      paragraphs: [
        details.isRequest
          ? 'host na navrženou cenu včas neodpověděl. Rezervace proto potvrzená není.'
          : `host na váš návrh změny včas neodpověděl. Platí, co jste si domluvili${formatFreed(details)}`,
        formatFormer(details),
        formatGuestDetails(who),
      ],
    }),
    readdressed: (booking: BookingDetails, who: GuestDetails) => ({
      subject: `Opravený kontakt na hosta: ${booking.place}`,
      paragraphs: [
        'u rezervace je nový e-mail hosta. Poslali jsme na něj nový odkaz, dřívější odkazy už neplatí.',
        formatSlotDetails(booking),
        formatGuestDetails(who),
      ],
    }),
    confirmed: (booking: BookingDetails, who: GuestDetails) => ({
      subject: `Potvrdili jste rezervaci: ${booking.place}`,
      paragraphs: [
        `rezervaci jste potvrdili${formatNotified(who)}.`,
        formatOwnBookingDetails(booking),
        formatGuestDetails(who),
        calendar,
      ],
    }),
    confirmedByGuest: (details: ChangeDetails, who: GuestDetails) => ({
      subject: `Rezervace je potvrzená: ${details.after.place}`,
      paragraphs: [
        `host přijal cenu ${details.after.price} a${NBSP}rezervace je tím potvrzená.`,
        ...formatAgreedChange(details),
        formatGuestDetails(who),
        calendar,
      ],
    }),
    refused: (booking: BookingDetails, who: GuestDetails) => ({
      subject: `Odmítli jste žádost: ${booking.place}`,
      paragraphs: [
        `žádost o rezervaci jste odmítli${formatAlsoNotified(who)} a termín je zase volný.`,
        formatOwnBookingDetails(booking),
        formatGuestDetails(who),
        calendar,
      ],
    }),
    cancelled: (booking: BookingDetails, who: GuestDetails) => ({
      subject: `Zrušili jste rezervaci: ${booking.place}`,
      paragraphs: [
        `rezervaci jste zrušili${formatAlsoNotified(who)} a termín je zase volný.`,
        formatOwnBookingDetails(booking),
        formatGuestDetails(who),
        calendar,
      ],
    }),
    moved: (booking: BookingDetails, who: GuestDetails, former: string) => ({
      subject: `Přesunuli jste rezervaci: ${booking.place}`,
      paragraphs: [
        `rezervaci jste přesunuli na jiný termín${formatNotified(who)}.`,
        formatOwnBookingDetails(booking, { formerSlot: former }),
        formatGuestDetails(who),
        calendar,
      ],
    }),
    decide: 'Přijmout, nebo odmítnout',
    show: 'Zobrazit rezervaci',
  },
} as const;
