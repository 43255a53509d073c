import { formatCount, NBSP } from '../format.ts';
import { toMailDetails, type MailDetails } from './mail-details.ts';

const because = 'Důvod:';
const reason = (isGiven: boolean): string[] => (isGiven ? [because] : []);
/** Booking data in mails; `priceParts` are lines about the price. */
export type BookingDetails = {
  /** Left out of the versions of a change, which belong to one reservation. */
  number?: string;
  place: string;
  slot: string;
  guests: string;
  price: string;
  priceParts?: readonly string[];
  /** Until when and at what cost the guest may cancel. */
  cancellation?: string | undefined;
  /** Lines about further days that the same mail is about (`listOtherDays`). */
  otherDays?: string;
  /** All dates of a repeated booking. */
  dates?: readonly string[];
  /** Price of each of the dates. */
  datePrices?: readonly string[];
  /** All spaces of an event, with their prices. */
  spaces?: readonly string[];
};
/** Slot of a repeated booking. */
export const describeDates = (count: number): string =>
  `${formatCount(count, { one: 'termín', few: 'termíny', other: 'termínů' })}, seznam je níže`;
const placeList = new Intl.ListFormat('cs', { type: 'conjunction' });
/** „Velký sál, Kulturní dům a Zahrada, Kulturní dům“ */
export const describeSpaces = (places: readonly string[]): string => placeList.format(places);
/** Contact of the guest for the owner. */
export type GuestDetails = {
  name: string;
  email: string;
  phone: string | null;
  /** Whether mails tell the guest of the owner's steps. */
  isNotified: boolean;
};
/** Address and contact of the host for the guest. */
export type HostDetails = { address: string; phone: string | null; email: string | null };

/** What remains before a reservation of a deal is confirmed; amounts and days are formatted. */
export type PaymentDetails = {
  readonly hasContract: boolean;
  readonly account: string | null;
  readonly lines: readonly {
    readonly label: string;
    readonly amount: string;
    readonly dueOn: string;
    readonly vs: string;
  }[];
};
/** Lines of what remains. */
export const formatPayments = ({ hasContract, account, lines }: PaymentDetails): MailDetails =>
  toMailDetails(
    [
      ['Smlouva', hasContract ? 'podepsat' : undefined],
      ['Účet', lines.length > 0 ? (account ?? undefined) : undefined],
    ],
    lines.map(({ label, amount, dueOn, vs }) => `${label}: ${amount} do ${dueOn}, variabilní symbol ${vs}`),
  );

/** Lines below the details of a booking. */
const listParts = ({
  priceParts = [],
  otherDays,
  dates = [],
  datePrices = [],
  spaces = [],
}: BookingDetails): string[] => [
  ...priceParts,
  ...(otherDays === undefined ? [] : [otherDays]),
  ...(spaces.length > 0 ? ['Prostory:', ...spaces] : []),
  ...(dates.length > 0
    ? ['Termíny:', ...dates.map((date, index) => [date, datePrices[index] ?? []].flat().join(': '))]
    : []),
];
type BookingDetailsOptions = {
  title?: string;
  /** Slot before a move. */
  formerSlot?: string;
};
/** Details of a booking, with the parts of its price and all its dates. */
export const formatBookingDetails = (
  details: BookingDetails,
  { title, formerSlot }: BookingDetailsOptions = {},
): MailDetails => ({
  ...(title !== undefined && { title }),
  ...toMailDetails(
    [
      ['Číslo rezervace', details.number],
      ['Prostor', details.place],
      ['Původní termín', formerSlot],
      [formerSlot === undefined ? 'Termín' : 'Nový termín', details.slot],
      ['Počet hostů', details.guests],
      ['Cena', details.price],
      ['Zrušení', details.cancellation],
    ],
    listParts(details),
  ),
});
/** The same for the owner, who knows the parts of the price. */
export const formatOwnBookingDetails = (
  details: BookingDetails,
  options?: BookingDetailsOptions,
): MailDetails => formatBookingDetails({ ...details, priceParts: [] }, options);
const OTHER_DAYS = {
  proposed: 'Návrh se týká i těchto termínů a odpovídá se na něj jednou:',
  closed: 'Návrh se týkal i těchto termínů:',
} as const;
/**
 * Lines about days that are answered together.
 * @param kind of an open proposal, or of one that is over
 * @param days formatted slots
 */
export const listOtherDays = (kind: keyof typeof OTHER_DAYS, days: readonly string[]): string =>
  [OTHER_DAYS[kind], ...days].join('\n');
/** Contact of the guest, for the owner. */
export const formatGuestDetails = ({ name, email, phone }: GuestDetails): MailDetails =>
  toMailDetails([
    ['Host', name],
    ['E-mail', email, 'email'],
    ['Telefon', phone, 'phone'],
  ]);
const formatHostDetails = ({ address, phone, email }: HostDetails): MailDetails =>
  toMailDetails([
    ['Adresa', address, 'address'],
    ['Telefon', phone, 'phone'],
    ['E-mail', email, 'email'],
  ]);

/** Mails about reservations; the reason or message of the other side is quoted under the last paragraph. */
export const reservationMail = {
  guest: {
    requested: (details: BookingDetails, place: HostDetails, until: string) => ({
      subject: `Žádost o${NBSP}rezervaci: ${details.place}`,
      paragraphs: [
        `vaši žádost o${NBSP}rezervaci jsme předali majiteli prostoru. Odpoví do ${until} a${NBSP}do té doby termín držíme pro vás. Jakmile se rozhodne, napíšeme vám.`,
        formatBookingDetails(details),
        formatHostDetails(place),
        `Na stránce rezervace uvidíte, jak to s${NBSP}ní vypadá, a${NBSP}můžete ji tam zrušit. Odkaz je jen pro vás, proto ho prosím neposílejte dál.`,
      ],
    }),
    confirmEmail: (details: BookingDetails, place: HostDetails, until: string, code: string) => ({
      subject: `${code} je kód k${NBSP}rezervaci: ${details.place}`,
      paragraphs: [
        `termín pro vás držíme do ${until}. Potvrďte prosím, že je tento e-mail váš: opište kód na stránku rezervace, nebo otevřete odkaz pod zprávou. Teprve potom žádost předáme majiteli prostoru.`,
        formatBookingDetails(details),
        formatHostDetails(place),
        `Pokud jste o${NBSP}rezervaci nežádali, zprávu smažte. Bez potvrzení se nic nestane a${NBSP}termín se sám uvolní.`,
      ],
    }),
    prove: 'Potvrdit e-mail',
    agreed: (details: BookingDetails, until: string, payments: PaymentDetails) => ({
      subject: `Držíme vám termín do ${until}: ${details.place}`,
      paragraphs: [
        `na termínu jste domluvení. Držíme vám ho do ${until}, potvrdí se, jakmile bude hotové to, co zbývá:`,
        formatPayments(payments),
        formatBookingDetails(details),
        'Co už je hotové a\u00a0co zbývá, vidíte na stránce rezervace. Odkaz je jen pro vás.',
      ],
    }),
    lapsed: (details: BookingDetails) => ({
      subject: `Opce skončila: ${details.place}`,
      paragraphs: [
        'to, co zbývalo k\u00a0potvrzení, nebylo hotové včas, a\u00a0termín je znovu volný. Nic neplatíte; co jste už zaplatili, vám majitel vrátí.',
        formatBookingDetails(details),
      ],
    }),
    booked: (details: BookingDetails, place: HostDetails) => ({
      subject: `Rezervace je potvrzená: ${details.place}`,
      paragraphs: [
        'vaše rezervace je potvrzená, těšíme se na vás.',
        formatBookingDetails(details),
        formatHostDetails(place),
        `Na stránce rezervace si ji můžete přidat do kalendáře nebo ji zrušit. Odkaz je jen pro vás, proto ho prosím neposílejte dál.`,
      ],
    }),
    ownBooked: (details: BookingDetails, place: HostDetails) => ({
      subject: `Rezervace je potvrzená: ${details.place}`,
      paragraphs: [
        `majitel prostoru pro vás zapsal rezervaci a${NBSP}potvrdil ji. Těšíme se na vás.`,
        formatBookingDetails(details),
        formatHostDetails(place),
        `Na stránce rezervace si ji můžete přidat do kalendáře nebo ji zrušit. Odkaz je jen pro vás, proto ho prosím neposílejte dál.`,
      ],
    }),
    ownOption: (details: BookingDetails, place: HostDetails, until: string) => ({
      subject: `Držíme pro vás termín: ${details.place}`,
      paragraphs: [
        `termín pro vás držíme do ${until}. Do té doby se prosím majiteli ozvěte, pak se termín uvolní.`,
        formatBookingDetails(details),
        formatHostDetails(place),
        `Na stránce rezervace uvidíte, jak to s${NBSP}ní vypadá. Odkaz je jen pro vás, proto ho prosím neposílejte dál.`,
      ],
    }),
    confirmed: (details: BookingDetails, place: HostDetails, hasMessage: boolean) => ({
      subject: `Rezervace je potvrzená: ${details.place}`,
      paragraphs: [
        'majitel prostoru vaši rezervaci potvrdil.',
        formatBookingDetails(details),
        formatHostDetails(place),
        ...(hasMessage ? ['Vzkaz majitele:'] : []),
      ],
    }),
    refused: (details: BookingDetails, isReasonGiven: boolean) => ({
      subject: `Rezervaci bohužel nejde přijmout: ${details.place}`,
      paragraphs: [
        `vaši žádost o${NBSP}rezervaci bohužel nejde přijmout. Mrzí nás to.`,
        formatBookingDetails(details),
        ...reason(isReasonGiven),
      ],
    }),
    /** An option that the owner ended; the guest has asked for nothing. */
    released: (details: BookingDetails, isReasonGiven: boolean) => ({
      subject: `Termín už pro vás nedržíme: ${details.place}`,
      paragraphs: [
        'majitel prostoru uvolnil termín, který pro vás předběžně držel.',
        formatBookingDetails(details),
        ...reason(isReasonGiven),
      ],
    }),
    cancelledByOwner: (details: BookingDetails, isReasonGiven: boolean) => ({
      subject: `Rezervace je zrušená: ${details.place}`,
      paragraphs: [
        'majitel prostoru vaši rezervaci zrušil. Mrzí nás to.',
        formatBookingDetails(details),
        ...reason(isReasonGiven),
      ],
    }),
    cancelledByOperator: (details: BookingDetails, isReasonGiven: boolean) => ({
      subject: `Rezervace je zrušená: ${details.place}`,
      paragraphs: [
        'vaši rezervaci jsme museli zrušit. Mrzí nás to.',
        formatBookingDetails(details),
        ...reason(isReasonGiven),
      ],
    }),
    cancelledByGuest: (details: BookingDetails) => ({
      subject: `Zrušili jste rezervaci: ${details.place}`,
      paragraphs: [
        'rezervaci jsme podle vašeho přání zrušili a majiteli prostoru jsme dali vědět.',
        formatBookingDetails(details),
      ],
    }),
    moved: (details: BookingDetails, former: string, canAnswer: boolean) => ({
      subject: `Nový termín rezervace: ${details.place}`,
      paragraphs: [
        'vaše rezervace má nový termín.',
        formatBookingDetails(details, { formerSlot: former }),
        canAnswer
          ? 'Pokud se vám nehodí, odpovězte prosím na tuto zprávu, nebo rezervaci na její stránce zrušte.'
          : 'Pokud se vám nehodí, zrušte ji prosím na její stránce.',
      ],
    }),
    expired: (details: BookingDetails) => ({
      subject: `Žádost o${NBSP}rezervaci skončila bez odpovědi: ${details.place}`,
      paragraphs: [
        `majitel prostoru na vaši žádost včas neodpověděl, a${NBSP}proto skončila. Termín už pro vás nedržíme.`,
        formatBookingDetails(details),
        `Pošlete nám poptávku a${NBSP}majitelé volných prostorů se vám ozvou, nebo si vyberte v${NBSP}katalogu.`,
      ],
    }),
    reminder: (details: BookingDetails, place: HostDetails) => ({
      subject: `Brzy se uvidíme: ${details.place}`,
      paragraphs: [
        'připomínáme vaši rezervaci.',
        formatBookingDetails(details),
        formatHostDetails(place),
        'Pokud nemůžete přijít, zrušte ji prosím co nejdřív na její stránce.',
      ],
    }),
    show: 'Zobrazit rezervaci',
    others: 'Poslat poptávku',
  },
  owner: {
    requested: (details: BookingDetails, who: GuestDetails, until: string, hasMessage: boolean) => ({
      subject: `Nová žádost o${NBSP}rezervaci: ${details.place}`,
      paragraphs: [
        `máte novou žádost o${NBSP}rezervaci. Odpovězte prosím do ${until}. Bez odpovědi žádost skončí a${NBSP}termín se uvolní.`,
        formatBookingDetails(details),
        formatGuestDetails(who),
        ...(hasMessage ? ['Vzkaz hosta:'] : []),
      ],
    }),
    agreed: (details: BookingDetails, who: GuestDetails, until: string, payments: PaymentDetails) => ({
      subject: `Opce do ${until}: ${details.place}`,
      paragraphs: [
        `termín držíme hostovi do ${until}. Potvrdí se sám, jakmile bude hotové to, co zbývá. Přijatou platbu zapište u${NBSP}rezervace.`,
        formatPayments(payments),
        formatBookingDetails(details),
        formatGuestDetails(who),
      ],
    }),
    lapsed: (details: BookingDetails, who: GuestDetails) => ({
      subject: `Opce skončila: ${details.place}`,
      paragraphs: [
        'to, co zbývalo k\u00a0potvrzení, nebylo hotové včas, a\u00a0termín je znovu volný. Co host zaplatil, mu vraťte.',
        formatBookingDetails(details),
        formatGuestDetails(who),
      ],
    }),
    booked: (details: BookingDetails, who: GuestDetails, hasMessage: boolean) => ({
      subject: `Nová rezervace: ${details.place}`,
      paragraphs: [
        'máte novou rezervaci. Podle nastavení prostoru jsme ji hned potvrdili.',
        formatBookingDetails(details),
        formatGuestDetails(who),
        ...(hasMessage ? ['Vzkaz hosta:'] : []),
      ],
    }),
    confirmedByOperator: (details: BookingDetails, who: GuestDetails) => ({
      subject: `Rezervace je potvrzená: ${details.place}`,
      paragraphs: [
        'rezervaci vašeho prostoru jsme za vás potvrdili.',
        formatBookingDetails(details),
        formatGuestDetails(who),
      ],
    }),
    cancelledByGuest: (details: BookingDetails, who: GuestDetails, isReasonGiven: boolean) => ({
      subject: `Host zrušil rezervaci: ${details.place}`,
      paragraphs: [
        'host svou rezervaci zrušil a termín je zase volný.',
        formatBookingDetails(details),
        formatGuestDetails(who),
        ...reason(isReasonGiven),
      ],
    }),
    cancelledByOperator: (details: BookingDetails, who: GuestDetails, isReasonGiven: boolean) => ({
      subject: `Rezervace je zrušená: ${details.place}`,
      paragraphs: [
        'rezervaci vašeho prostoru jsme zrušili.',
        formatBookingDetails(details),
        formatGuestDetails(who),
        ...reason(isReasonGiven),
      ],
    }),
    moved: (details: BookingDetails, who: GuestDetails, former: string) => ({
      subject: `Nový termín rezervace: ${details.place}`,
      paragraphs: [
        'rezervaci vašeho prostoru jsme přesunuli na jiný termín.',
        formatBookingDetails(details, { formerSlot: former }),
        formatGuestDetails(who),
      ],
    }),
    expired: (details: BookingDetails, who: GuestDetails) => ({
      subject: `Žádost o${NBSP}rezervaci skončila bez odpovědi: ${details.place}`,
      paragraphs: [
        'na tuto žádost jste včas neodpověděli, a proto skončila. Termín je zase volný a hostovi jsme dali vědět.',
        formatBookingDetails(details),
        formatGuestDetails(who),
      ],
    }),
    lastCall: (details: BookingDetails, who: GuestDetails, until: string) => ({
      subject: `Žádost brzy skončí: ${details.place}`,
      paragraphs: [
        `žádost o${NBSP}rezervaci skončí ${until}, pokud na ni neodpovíte. Termín se potom uvolní.`,
        formatBookingDetails(details),
        formatGuestDetails(who),
      ],
    }),
    answer: 'Potvrdit nebo odmítnout',
    show: 'Zobrazit rezervaci',
  },
  event: {
    guest: (place: string) => `Rezervace: ${place}`,
    owner: (place: string, name: string) => `Rezervace: ${place} (${name})`,
    price: 'Cena',
    guests: 'Počet hostů',
    message: 'Vzkaz hosta',
    ownerNote: 'Poznámka',
    staffNote: 'Pro obsluhu',
    phone: 'Telefon',
    email: 'E-mail',
    file: 'rezervace.ics',
  },
  /** Replaces the name of an anonymized guest. */
  anonymizedName: 'Smazáno',
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
  quote: {
    basis: 'price_list',
    lines: [
      { label: 'Pronájem za hodinu', unit: 'hour', units: 7, unit_price: 1400, amount: 9800 },
      { label: 'Úklid', unit: 'event', units: 1, unit_price: 700, amount: 700 },
    ],
    amounts_include_vat: true,
    total_without_vat: 8677.69,
    vat: [{ rate: 21, tax: 1822.31 }],
    deposits: [{ label: 'Kauce', amount: 5000, up_to: false }],
    metered: [],
  },
} as const;
