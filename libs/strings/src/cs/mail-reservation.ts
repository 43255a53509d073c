import { NBSP } from '../format.ts';

const greeting = 'Dobrý den,';
const because = 'Důvod:';
const reason = (isGiven: boolean): string[] => (isGiven ? [because] : []);
/** Lines „label: value“; null values are left out. */
const lines = (...facts: readonly (readonly [string, string | null])[]): string =>
  facts.flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`])).join('\n');

/** Booking data in mails. */
export type BookingFacts = { place: string; term: string; guests: string; price: string };
/** Contact of the guest for the owner. */
export type GuestFacts = { name: string; email: string; phone: string | null };
/** Address and contact of the host for the guest. */
export type HostFacts = { address: string; phone: string | null; email: string | null };

const booking = ({ place, term, guests, price }: BookingFacts): string =>
  lines(['Prostor', place], ['Termín', term], ['Počet osob', guests], ['Cena', price]);
const guest = ({ name, email, phone }: GuestFacts): string =>
  lines(['Host', name], ['E-mail', email], ['Telefon', phone]);
const host = ({ address, phone, email }: HostFacts): string =>
  lines(['Adresa', address], ['Telefon', phone], ['E-mail', email]);
const moved = (facts: BookingFacts, former: string): string =>
  lines(
    ['Prostor', facts.place],
    ['Původní termín', former],
    ['Nový termín', facts.term],
    ['Počet osob', facts.guests],
    ['Cena', facts.price],
  );

/** Mails about reservations; the reason or message of the other side is quoted under the last paragraph. */
export const reservationMail = {
  guest: {
    requested: (facts: BookingFacts, until: string) => ({
      subject: `Žádost o${NBSP}rezervaci: ${facts.place}`,
      paragraphs: [
        greeting,
        `vaši žádost o${NBSP}rezervaci jsme předali majiteli prostoru. Odpoví do ${until} a${NBSP}do té doby termín držíme pro vás. Jakmile se rozhodne, napíšeme vám.`,
        booking(facts),
        `Na stránce rezervace uvidíte, jak to s${NBSP}ní vypadá, a${NBSP}můžete ji tam zrušit. Odkaz je jen pro vás, proto ho prosím neposílejte dál.`,
      ],
    }),
    proof: (facts: BookingFacts, until: string) => ({
      subject: `Potvrďte e-mail k${NBSP}rezervaci: ${facts.place}`,
      paragraphs: [
        greeting,
        `termín pro vás držíme do ${until}. Potvrďte prosím, že je tento e-mail váš: opište kód na stránku rezervace, nebo otevřete odkaz pod zprávou. Teprve potom žádost předáme majiteli prostoru.`,
        booking(facts),
        `Pokud jste o${NBSP}rezervaci nežádali, zprávu smažte. Bez potvrzení se nic nestane a${NBSP}termín se sám uvolní.`,
      ],
    }),
    prove: 'Potvrdit e-mail',
    booked: (facts: BookingFacts, place: HostFacts) => ({
      subject: `Rezervace je potvrzená: ${facts.place}`,
      paragraphs: [
        greeting,
        'vaše rezervace je potvrzená, těšíme se na vás.',
        booking(facts),
        host(place),
        `Na stránce rezervace si ji můžete přidat do kalendáře nebo ji zrušit. Odkaz je jen pro vás, proto ho prosím neposílejte dál.`,
      ],
    }),
    confirmed: (facts: BookingFacts, place: HostFacts, hasMessage: boolean) => ({
      subject: `Rezervace je potvrzená: ${facts.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru vaši rezervaci potvrdil.',
        booking(facts),
        host(place),
        ...(hasMessage ? ['Vzkaz majitele:'] : []),
      ],
    }),
    refused: (facts: BookingFacts, isReasonGiven: boolean) => ({
      subject: `Rezervaci bohužel nejde přijmout: ${facts.place}`,
      paragraphs: [
        greeting,
        `vaši žádost o${NBSP}rezervaci bohužel nejde přijmout. Mrzí nás to.`,
        booking(facts),
        ...reason(isReasonGiven),
      ],
    }),
    cancelledByOwner: (facts: BookingFacts, isReasonGiven: boolean) => ({
      subject: `Rezervace je zrušená: ${facts.place}`,
      paragraphs: [
        greeting,
        'majitel prostoru vaši rezervaci zrušil. Mrzí nás to.',
        booking(facts),
        ...reason(isReasonGiven),
      ],
    }),
    cancelledByOperator: (facts: BookingFacts, isReasonGiven: boolean) => ({
      subject: `Rezervace je zrušená: ${facts.place}`,
      paragraphs: [
        greeting,
        'vaši rezervaci jsme museli zrušit. Mrzí nás to.',
        booking(facts),
        ...reason(isReasonGiven),
      ],
    }),
    cancelledByGuest: (facts: BookingFacts) => ({
      subject: `Zrušili jste rezervaci: ${facts.place}`,
      paragraphs: [
        greeting,
        'rezervaci jsme podle vašeho přání zrušili a majiteli prostoru jsme dali vědět.',
        booking(facts),
      ],
    }),
    moved: (facts: BookingFacts, former: string, canAnswer: boolean) => ({
      subject: `Nový termín rezervace: ${facts.place}`,
      paragraphs: [
        greeting,
        'vaše rezervace má nový termín.',
        moved(facts, former),
        canAnswer
          ? 'Pokud se vám nehodí, odpovězte prosím na tuto zprávu, nebo rezervaci na její stránce zrušte.'
          : 'Pokud se vám nehodí, zrušte ji prosím na její stránce.',
      ],
    }),
    expired: (facts: BookingFacts) => ({
      subject: `Žádost o${NBSP}rezervaci skončila bez odpovědi: ${facts.place}`,
      paragraphs: [
        greeting,
        `majitel prostoru na vaši žádost včas neodpověděl, a${NBSP}proto skončila. Termín už pro vás nedržíme.`,
        booking(facts),
        `Pošlete nám poptávku a${NBSP}majitelé volných prostorů se vám ozvou, nebo si vyberte v${NBSP}katalogu.`,
      ],
    }),
    reminder: (facts: BookingFacts, place: HostFacts) => ({
      subject: `Brzy se uvidíme: ${facts.place}`,
      paragraphs: [
        greeting,
        'připomínáme vaši rezervaci.',
        booking(facts),
        host(place),
        'Pokud nemůžete přijít, zrušte ji prosím co nejdřív na její stránce.',
      ],
    }),
    show: 'Zobrazit rezervaci',
    others: 'Poslat poptávku',
  },
  owner: {
    requested: (facts: BookingFacts, who: GuestFacts, until: string, hasMessage: boolean) => ({
      subject: `Nová žádost o${NBSP}rezervaci: ${facts.place}`,
      paragraphs: [
        greeting,
        `máte novou žádost o${NBSP}rezervaci. Odpovězte prosím do ${until}. Bez odpovědi žádost skončí a${NBSP}termín se uvolní.`,
        booking(facts),
        guest(who),
        ...(hasMessage ? ['Vzkaz hosta:'] : []),
      ],
    }),
    booked: (facts: BookingFacts, who: GuestFacts, hasMessage: boolean) => ({
      subject: `Nová rezervace: ${facts.place}`,
      paragraphs: [
        greeting,
        'máte novou rezervaci. Podle nastavení prostoru jsme ji hned potvrdili.',
        booking(facts),
        guest(who),
        ...(hasMessage ? ['Vzkaz hosta:'] : []),
      ],
    }),
    confirmedByOperator: (facts: BookingFacts, who: GuestFacts) => ({
      subject: `Rezervace je potvrzená: ${facts.place}`,
      paragraphs: [greeting, 'rezervaci vašeho prostoru jsme za vás potvrdili.', booking(facts), guest(who)],
    }),
    cancelledByGuest: (facts: BookingFacts, who: GuestFacts, isReasonGiven: boolean) => ({
      subject: `Host zrušil rezervaci: ${facts.place}`,
      paragraphs: [
        greeting,
        'host svou rezervaci zrušil a termín je zase volný.',
        booking(facts),
        guest(who),
        ...reason(isReasonGiven),
      ],
    }),
    cancelledByOperator: (facts: BookingFacts, who: GuestFacts, isReasonGiven: boolean) => ({
      subject: `Rezervace je zrušená: ${facts.place}`,
      paragraphs: [
        greeting,
        'rezervaci vašeho prostoru jsme zrušili.',
        booking(facts),
        guest(who),
        ...reason(isReasonGiven),
      ],
    }),
    moved: (facts: BookingFacts, who: GuestFacts, former: string) => ({
      subject: `Nový termín rezervace: ${facts.place}`,
      paragraphs: [
        greeting,
        'rezervaci vašeho prostoru jsme přesunuli na jiný termín.',
        moved(facts, former),
        guest(who),
      ],
    }),
    expired: (facts: BookingFacts, who: GuestFacts) => ({
      subject: `Žádost o${NBSP}rezervaci skončila bez odpovědi: ${facts.place}`,
      paragraphs: [
        greeting,
        'na tuto žádost jste včas neodpověděli, a proto skončila. Termín je zase volný a hostovi jsme dali vědět.',
        booking(facts),
        guest(who),
      ],
    }),
    unanswered: (facts: BookingFacts, who: GuestFacts, until: string) => ({
      subject: `Host čeká na odpověď: ${facts.place}`,
      paragraphs: [
        greeting,
        `host už den čeká na vaši odpověď. Odpovězte prosím do ${until}.`,
        booking(facts),
        guest(who),
      ],
    }),
    lastCall: (facts: BookingFacts, who: GuestFacts, until: string) => ({
      subject: `Žádost brzy skončí: ${facts.place}`,
      paragraphs: [
        greeting,
        `žádost o${NBSP}rezervaci skončí ${until}, pokud na ni neodpovíte. Termín se potom uvolní.`,
        booking(facts),
        guest(who),
      ],
    }),
    answer: 'Potvrdit nebo odmítnout',
    show: 'Zobrazit rezervaci',
  },
  event: {
    guest: (place: string) => `Rezervace: ${place}`,
    owner: (place: string, name: string) => `Rezervace: ${place} (${name})`,
    price: 'Cena',
    guests: 'Počet osob',
    message: 'Vzkaz hosta',
    phone: 'Telefon',
    email: 'E-mail',
    file: 'rezervace.ics',
  },
  /** Replaces the name of an anonymized guest. */
  forgottenName: 'Smazáno',
} as const;

/** Data of the sample mails. */
export const reservationMailSample = {
  place: 'Loft Kotelna, Pragovka',
  address: 'Kolbenova 923/34a, 190 00 Praha 9',
  name: 'Jana Nová',
  email: 'jana@prostora.test',
  phone: '+420 777 123 456',
  hostEmail: 'pragovka@prostora.test',
  hostPhone: '+420 602 123 456',
  hostMessage: 'Klíče si vyzvedněte na baru.',
  message: 'Potřebovali bychom přijet o hodinu dřív kvůli výzdobě.',
  reason: 'Ten večer děláme v sále opravu osvětlení.',
} as const;
