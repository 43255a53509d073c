import { NBSP } from '../format.ts';
import type { BookingFacts, GuestFacts } from './mail-reservation.ts';

const greeting = 'Dobrý den,';
const lines = (title: string, { place, term, guests, price }: BookingFacts): string =>
  [title, `Prostor: ${place}`, `Termín: ${term}`, `Počet osob: ${guests}`, `Cena: ${price}`].join('\n');
const contact = ({ name, email, phone }: GuestFacts): string =>
  [
    `Host: ${name}`,
    ...(email === '' ? [] : [`E-mail: ${email}`]),
    ...(phone === null ? [] : [`Telefon: ${phone}`]),
  ].join('\n');

/** Details before and after the change. */
export type ChangeFacts = { before: BookingFacts; after: BookingFacts };

const agreed = ({ before, after }: ChangeFacts): string[] => [
  lines('Původně:', before),
  lines('Nově:', after),
];
const proposed = ({ before, after }: ChangeFacts): string[] => [
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
    changed: (facts: ChangeFacts) => ({
      subject: `Změna rezervace: ${facts.after.place}`,
      paragraphs: [
        greeting,
        `majitel prostoru upravil vaši rezervaci.`,
        ...agreed(facts),
        `Pokud něco nesouhlasí, ozvěte se mu prosím. Rezervaci můžete na její stránce i${NBSP}zrušit.`,
      ],
    }),
    changedByOperator: (facts: ChangeFacts) => ({
      subject: `Změna rezervace: ${facts.after.place}`,
      paragraphs: [
        greeting,
        'vaši rezervaci jsme upravili.',
        ...agreed(facts),
        `Pokud něco nesouhlasí, ozvěte se nám prosím. Rezervaci můžete na její stránce i${NBSP}zrušit.`,
      ],
    }),
    changedByGuest: (facts: ChangeFacts) => ({
      subject: `Změna rezervace: ${facts.after.place}`,
      paragraphs: [
        greeting,
        'rezervaci jsme podle vašeho přání upravili a majiteli prostoru jsme dali vědět.',
        ...agreed(facts),
      ],
    }),
    proposed: (facts: ChangeFacts, until: string, isMessageGiven: boolean) => ({
      subject: `Návrh změny rezervace: ${facts.before.place}`,
      paragraphs: [
        greeting,
        `majitel prostoru vám navrhuje změnu rezervace. Dokud neodpovíte, platí to, co jste si domluvili. Nový termín vám držíme do ${until}.`,
        ...proposed(facts),
        ...quoteTitle('Vzkaz majitele:', isMessageGiven),
      ],
    }),
    accepted: (facts: ChangeFacts) => ({
      subject: `Změna je domluvená: ${facts.after.place}`,
      paragraphs: [
        greeting,
        'přijali jste změnu rezervace. Od teď platí nová domluva.',
        ...agreed(facts),
        calendar,
      ],
    }),
    acceptedByHost: (facts: ChangeFacts) => ({
      subject: `Změna je domluvená: ${facts.after.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru přijal vaši žádost o změnu. Od teď platí nová domluva.',
        ...agreed(facts),
        calendar,
      ],
    }),
    declined: (facts: ChangeFacts, isReasonGiven: boolean) => ({
      subject: `Změnu nejde přijmout: ${facts.before.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru vaši žádost o změnu nepřijal. Platí, co jste si domluvili.',
        lines('Domluveno:', facts.before),
        ...quoteTitle('Důvod:', isReasonGiven),
      ],
    }),
    withdrawn: (facts: ChangeFacts) => ({
      subject: `Návrh změny už neplatí: ${facts.before.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru vzal svůj návrh změny zpět. Platí, co jste si domluvili.',
        lines('Domluveno:', facts.before),
      ],
    }),
    expired: (facts: ChangeFacts) => ({
      subject: `Na žádost o${NBSP}změnu nikdo neodpověděl: ${facts.before.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru na vaši žádost o změnu včas neodpověděl. Platí, co jste si domluvili.',
        lines('Domluveno:', facts.before),
      ],
    }),
    readdressed: (booking: BookingFacts) => ({
      subject: `Vaše rezervace: ${booking.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru opravil u rezervace váš e-mail, proto vám posíláme nový odkaz. Dřívější odkazy už neplatí.',
        [
          `Prostor: ${booking.place}`,
          `Termín: ${booking.term}`,
          `Počet osob: ${booking.guests}`,
          `Cena: ${booking.price}`,
        ].join('\n'),
      ],
    }),
    formerAddress: (booking: BookingFacts) => ({
      subject: `Odkaz na rezervaci už neplatí: ${booking.place}`,
      paragraphs: [
        greeting,
        `majitel prostoru opravil u${NBSP}rezervace e-mail hosta. Další zprávy proto posíláme na jinou adresu a${NBSP}odkazy, které jste od nás dostali, už neplatí.`,
        `Prostor: ${booking.place}\nTermín: ${booking.term}`,
        `Jestli je rezervace vaše a${NBSP}o${NBSP}opravu jste nestáli, odpovězte prosím na tuto zprávu.`,
      ],
    }),
    decide: 'Přijmout, nebo nechat původní',
    show: 'Zobrazit rezervaci',
  },
  owner: {
    changed: (facts: ChangeFacts, who: GuestFacts) => ({
      subject: `Změna rezervace: ${facts.after.place}`,
      paragraphs: [
        greeting,
        'upravili jste rezervaci a hostovi jsme dali vědět.',
        ...agreed(facts),
        contact(who),
        calendar,
      ],
    }),
    changedByOperator: (facts: ChangeFacts, who: GuestFacts) => ({
      subject: `Změna rezervace: ${facts.after.place}`,
      paragraphs: [
        greeting,
        'rezervaci vašeho prostoru jsme upravili.',
        ...agreed(facts),
        contact(who),
        calendar,
      ],
    }),
    changedByGuest: (facts: ChangeFacts, who: GuestFacts) => ({
      subject: `Host upravil rezervaci: ${facts.after.place}`,
      paragraphs: [greeting, 'host upravil svou rezervaci.', ...agreed(facts), contact(who), calendar],
    }),
    proposed: (facts: ChangeFacts, who: GuestFacts, until: string, isMessageGiven: boolean) => ({
      subject: `Host žádá o${NBSP}změnu: ${facts.before.place}`,
      paragraphs: [
        greeting,
        `host by chtěl změnit potvrzenou rezervaci. Dokud neodpovíte, platí, co jste si domluvili. Nový termín držíme do ${until}.`,
        ...proposed(facts),
        contact(who),
        ...quoteTitle('Vzkaz hosta:', isMessageGiven),
      ],
    }),
    proposedByOperator: (facts: ChangeFacts, who: GuestFacts, until: string, isMessageGiven: boolean) => ({
      subject: `Návrh změny rezervace: ${facts.before.place}`,
      paragraphs: [
        greeting,
        `za vás jsme hostovi navrhli změnu rezervace. Odpovědět může do ${until}.`,
        ...proposed(facts),
        contact(who),
        ...quoteTitle('Vzkaz hostovi:', isMessageGiven),
      ],
    }),
    accepted: (facts: ChangeFacts, who: GuestFacts) => ({
      subject: `Host změnu přijal: ${facts.after.place}`,
      paragraphs: [
        greeting,
        'host přijal váš návrh. Od teď platí nová domluva.',
        ...agreed(facts),
        contact(who),
        calendar,
      ],
    }),
    acceptedByHost: (facts: ChangeFacts, who: GuestFacts) => ({
      subject: `Změna je domluvená: ${facts.after.place}`,
      paragraphs: [
        greeting,
        'přijali jste změnu, o kterou host požádal. Od teď platí nová domluva.',
        ...agreed(facts),
        contact(who),
        calendar,
      ],
    }),
    declined: (facts: ChangeFacts, who: GuestFacts, isReasonGiven: boolean) => ({
      subject: `Host nechává původní: ${facts.before.place}`,
      paragraphs: [
        greeting,
        'host váš návrh změny nepřijal. Platí, co jste si domluvili, a termín z návrhu je zase volný.',
        lines('Domluveno:', facts.before),
        contact(who),
        ...quoteTitle('Důvod:', isReasonGiven),
      ],
    }),
    withdrawn: (facts: ChangeFacts, who: GuestFacts) => ({
      subject: `Host už změnu nechce: ${facts.before.place}`,
      paragraphs: [
        greeting,
        'host vzal svou žádost o změnu zpět. Platí, co jste si domluvili.',
        lines('Domluveno:', facts.before),
        contact(who),
      ],
    }),
    expired: (facts: ChangeFacts, who: GuestFacts) => ({
      subject: `Host na návrh neodpověděl: ${facts.before.place}`,
      paragraphs: [
        greeting,
        'host na váš návrh změny včas neodpověděl. Platí, co jste si domluvili, a termín z návrhu je zase volný.',
        lines('Domluveno:', facts.before),
        contact(who),
      ],
    }),
    readdressed: (booking: BookingFacts, who: GuestFacts) => ({
      subject: `Opravený kontakt na hosta: ${booking.place}`,
      paragraphs: [
        greeting,
        'u rezervace je nový e-mail hosta. Poslali jsme na něj nový odkaz, dřívější odkazy už neplatí.',
        `Prostor: ${booking.place}\nTermín: ${booking.term}`,
        contact(who),
      ],
    }),
    confirmed: (booking: BookingFacts, who: GuestFacts) => ({
      subject: `Potvrdili jste rezervaci: ${booking.place}`,
      paragraphs: [
        greeting,
        'rezervaci jste potvrdili a hostovi jsme dali vědět.',
        ownLines(booking),
        contact(who),
        calendar,
      ],
    }),
    confirmedByGuest: (facts: ChangeFacts, who: GuestFacts) => ({
      subject: `Rezervace je potvrzená: ${facts.after.place}`,
      paragraphs: [
        greeting,
        'host přijal váš návrh a rezervace je tím potvrzená.',
        ...agreed(facts),
        contact(who),
        calendar,
      ],
    }),
    refused: (booking: BookingFacts, who: GuestFacts) => ({
      subject: `Odmítli jste žádost: ${booking.place}`,
      paragraphs: [
        greeting,
        'žádost o rezervaci jste odmítli, hostovi jsme dali vědět a termín je zase volný.',
        ownLines(booking),
        contact(who),
        calendar,
      ],
    }),
    cancelled: (booking: BookingFacts, who: GuestFacts) => ({
      subject: `Zrušili jste rezervaci: ${booking.place}`,
      paragraphs: [
        greeting,
        'rezervaci jste zrušili, hostovi jsme dali vědět a termín je zase volný.',
        ownLines(booking),
        contact(who),
        calendar,
      ],
    }),
    moved: (booking: BookingFacts, who: GuestFacts, former: string) => ({
      subject: `Přesunuli jste rezervaci: ${booking.place}`,
      paragraphs: [
        greeting,
        'rezervaci jste přesunuli na jiný termín a hostovi jsme dali vědět.',
        `Původní termín: ${former}`,
        ownLines(booking),
        contact(who),
        calendar,
      ],
    }),
    decide: 'Přijmout, nebo odmítnout',
    show: 'Zobrazit rezervaci',
  },
} as const;

function ownLines({ place, term, guests, price }: BookingFacts): string {
  return [`Prostor: ${place}`, `Termín: ${term}`, `Počet osob: ${guests}`, `Cena: ${price}`].join('\n');
}
