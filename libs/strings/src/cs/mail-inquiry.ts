import type { EventLayout } from '@prostora/contracts';
import type { TariffKind } from '@prostora/pricing';
import { conjugate } from '../counted.ts';
import { formatApiTime, formatCount, formatCzk, formatDate, formatPhone, NBSP } from '../format.ts';
import { GUESTS } from './counts.ts';
import { toMailDetails, type MailDetails } from './mail-details.ts';
import { formatDemandDates } from './demand-dates.ts';
import { eventTexts } from './event.ts';
import { formatByAgreement, formatMatchSummary, type MatchSummaryText } from './match-summary.ts';
import { tariffKindLabel, tariffKindNames } from './price-tariffs.ts';

/** Demand data in mails. Days as YYYY-MM-DD, times as HH:MM, amounts in CZK. */
export type DemandInMail = {
  purpose: string | null;
  location: string | null;
  dateFrom: string | null;
  dateTo: string | null;
  flexible: boolean;
  weekdays: readonly number[];
  timeFrom: string | null;
  timeTo: string | null;
  guests: number | null;
  layout: EventLayout | null;
  tariff: TariffKind | null;
  budget: number | null;
};
export type OfferInMail = { space: string; price: number | null; validUntil: string | null };
type Contact = { email: string | null; phone: string | null };

const formatDay = (day: string): string => formatDate(`${day}T12:00:00Z`);
const formatTimes = ({ timeFrom, timeTo, ...dates }: DemandInMail): string | null => {
  const days = formatDemandDates(dates);
  if (days === null) return null;
  return timeFrom === null || timeTo === null
    ? days
    : `${days}, ${formatApiTime(timeFrom)}–${formatApiTime(timeTo)}`;
};
const formatDemandDetails = (demand: DemandInMail): MailDetails =>
  toMailDetails([
    ['Co', demand.purpose],
    ['Kde', demand.location],
    ['Kdy', formatTimes(demand)],
    ['Kolik hostů', demand.guests === null ? null : formatCount(demand.guests, GUESTS)],
    ['Uspořádání', demand.layout === null ? null : eventTexts.layouts[demand.layout]],
    [tariffKindLabel, demand.tariff === null ? null : tariffKindNames[demand.tariff]],
    ['Rozpočet', demand.budget === null ? null : `do ${formatCzk(demand.budget)}`],
  ]);
/** @param name of the person, where the mail does not say it */
const formatContactDetails = ({ email, phone }: Contact, name: string | null = null): MailDetails =>
  toMailDetails([
    ['Jméno', name],
    ['E-mail', email, 'email'],
    ['Telefon', phone === null ? null : formatPhone(phone), 'phone'],
  ]);
const formatPrice = (price: number | null): string => (price === null ? 'cena dohodou' : formatCzk(price));
const quoteNames = (names: readonly string[]): string => names.map((name) => `„${name}“`).join(', ');
const formatOfferDetails = ({ space, price, validUntil }: OfferInMail): MailDetails =>
  toMailDetails([
    ['Prostor', space],
    ['Cena', formatPrice(price)],
    ['Nabídka platí do', validUntil === null ? null : formatDay(validUntil)],
  ]);

const CLOSED = {
  withdrawn: 'Odesílatel ji uzavřel.',
  expired: 'Poptávce skončila platnost.',
  operator: 'Poptávku uzavřel správce webu.',
  chosen: 'Odesílatel si vybral jiný prostor.',
} as const;

/** Result of a chosen offer: no reservation without exact hours, or a pending one. */
type ReservationOutcome = 'no-hours' | 'pending';
/** Why the reservation of a chosen offer ended before it was confirmed. */
export type ReopeningCause = 'unconfirmed' | 'unanswered' | 'refused';

const RESERVED_OWNER: Readonly<Record<ReservationOutcome, string>> = {
  'no-hours': `Poptávka nemá přesný den a${NBSP}hodiny, rezervace proto nevznikla. Domluvte se na nich prosím s${NBSP}odesílatelem.`,
  pending: `Na poptávaný termín vznikla rezervace za nabídnutou cenu a${NBSP}čeká už jen na vaše potvrzení.`,
};
const RESERVED_SENDER: Readonly<Record<ReservationOutcome, string>> = {
  'no-hours': `Poptávka nemá přesný den a${NBSP}hodiny, rezervace proto nevznikla. Hodiny prosím domluvte s${NBSP}majitelem.`,
  pending: `Na váš termín vznikla rezervace za nabídnutou cenu. Majitel ji ještě potvrdí, o${NBSP}potvrzení vám napíšeme.`,
};
const OTHERS_SENDER: Readonly<Record<ReservationOutcome, string>> = {
  'no-hours': 'Ostatním majitelům jsme napsali, že jste si vybrali jinde.',
  pending: `Ostatním majitelům napíšeme, až bude rezervace potvrzená. Do té doby jejich nabídky platí dál.`,
};
const REOPENED: Readonly<Record<ReopeningCause, string>> = {
  unconfirmed: `protože jste do 24${NBSP}hodin nepotvrdili svůj e-mail kódem`,
  unanswered: 'protože majitel včas neodpověděl',
  refused: 'protože ji majitel nepotvrdil',
};

/** Mails about messages to spaces and about demands. */
export const inquiryMail = {
  contact: {
    owner: (space: string, name: string) => ({
      subject: `Zpráva k prostoru ${space}`,
      paragraphs: [
        `na stránce prostoru „${space}“ vám někdo nechal zprávu. Podepsal se jako ${name}. Odpovíte mu přímo, stačí odpovědět na tento e-mail.`,
      ],
    }),
    receipt: (space: string) => ({
      subject: 'Vaši zprávu jsme předali',
      paragraphs: [
        `zprávu k prostoru „${space}“ jsme předali majiteli. Odpověď vám přijde sem a najdete ji i na stránce zprávy, kde můžete psát dál.`,
        'Když jste žádnou zprávu neposílali, někdo nejspíš omylem zadal vaši adresu. Nemusíte nic dělat.',
      ],
    }),
  },
  demand: {
    owner: (names: readonly string[], demand: DemandInMail) => ({
      subject: 'Nová poptávka pro váš prostor',
      paragraphs: [
        `máte novou poptávku. ${conjugate(names.length, 'Vyhovuje', 'Vyhovují')} jí ${quoteNames(names)}.`,
        formatDemandDetails(demand),
        'Kontakt na odesílatele uvidíte, jakmile pošlete nabídku. Když se vám termín nehodí, stačí poptávku s krátkým důvodem odmítnout.',
      ],
    }),
    sender: (count: number, summary: MatchSummaryText | null) => ({
      subject: 'Vaše poptávka je odeslaná',
      paragraphs: [
        count === 0
          ? `poptávku jsme přijali. V${NBSP}katalogu teď není prostor, který by jí úplně vyhovoval, a${NBSP}proto ho pro vás zkusíme najít sami.`
          : `poptávku jsme předali majitelům prostorů, které vyhovují a${NBSP}mají volno. O${NBSP}každé nabídce vám napíšeme.`,
        ...(summary === null
          ? []
          : [`Podle vašeho zadání: ${formatMatchSummary(summary)} ${formatByAgreement(summary)}`.trim()]),
        `Na stránce poptávky vidíte, kdo už odpověděl, a${NBSP}můžete si tam vybrat nebo poptávku uzavřít. Odkaz nikomu neposílejte.`,
        'Když jste žádnou poptávku neposílali, někdo nejspíš omylem zadal vaši adresu. Nemusíte nic dělat.',
      ],
    }),
    unmatched: (demand: DemandInMail) => ({
      subject: 'Poptávka, které nic nevyhovuje',
      paragraphs: [
        `přišla poptávka, pro kterou v${NBSP}katalogu není vhodný volný prostor. Zkuste ji prosím někomu předat.`,
        formatDemandDetails(demand),
      ],
    }),
  },
  offer: {
    made: (offer: OfferInMail) => ({
      subject: `Nabídka: ${offer.space}`,
      paragraphs: ['na vaši poptávku přišla nabídka.', formatOfferDetails(offer)],
    }),
    allDeclined: {
      subject: 'Nikdo vám zatím nemohl nabídnout prostor',
      paragraphs: [
        `všichni oslovení majitelé vaši poptávku odmítli, důvody najdete na její stránce. Zkuste prosím jiný termín nebo místo, nebo se v${NBSP}katalogu podívejte i${NBSP}na prostory, které jste neoslovili.`,
      ],
    },
  },
  chosen: {
    owner: (space: string, name: string, contact: Contact, outcome: ReservationOutcome) => ({
      subject: `Vaši nabídku si vybrali: ${space}`,
      paragraphs: [
        `vaši nabídku na „${space}“ si odesílatel poptávky vybral. ${RESERVED_OWNER[outcome]}`,
        formatContactDetails(contact, name),
      ],
    }),
    sender: (space: string, contact: Contact, outcome: ReservationOutcome) => ({
      subject: `Vybrali jste: ${space}`,
      paragraphs: [
        `majiteli prostoru „${space}“ jsme dali vědět a${NBSP}předali mu váš kontakt. ${OTHERS_SENDER[outcome]}`,
        RESERVED_SENDER[outcome],
        formatContactDetails(contact),
      ],
    }),
    reopened: (space: string, cause: ReopeningCause, hasOtherOffers: boolean) => ({
      subject: hasOtherOffers ? 'Můžete si znovu vybrat nabídku' : 'Poptávka je znovu otevřená',
      paragraphs: [
        `rezervace prostoru „${space}“ z${NBSP}vybrané nabídky skončila, ${REOPENED[cause]}.`,
        hasOtherOffers
          ? `Poptávka zůstává otevřená. Ostatním majitelům jsme o${NBSP}výběru nepsali, jejich nabídky platí dál. Vyberte si prosím znovu, nebo poptávku uzavřete.`
          : `Poptávka zůstává otevřená. Jinou nabídku zatím nemáte; až přijde, napíšeme vám. Poptávku můžete také uzavřít.`,
      ],
    }),
  },
  spam: (names: readonly string[]) => ({
    subject: 'Zpráva od odesílatele spamu',
    paragraphs: [
      `zprávu, která vám přišla k${NBSP}${names.length === 1 ? 'prostoru' : 'prostorům'} ${quoteNames(names)}, ` +
        `jsme označili jako spam a${NBSP}uzavřeli. ` +
        `Neodpovídejte na ni prosím a${NBSP}neotvírejte odkazy v${NBSP}ní.`,
    ],
  }),
  closed: {
    owner: (names: readonly string[], reason: keyof typeof CLOSED) => ({
      subject: reason === 'chosen' ? 'Vybrán jiný prostor' : 'Poptávka je uzavřená',
      paragraphs: [
        `poptávka, která se týkala ${names.length === 1 ? 'prostoru' : 'prostorů'} ${quoteNames(names)}, je uzavřená. ${CLOSED[reason]} Děkujeme za váš čas.`,
      ],
    }),
    sender: (reason: 'expired' | 'operator') => ({
      subject: 'Vaše poptávka je uzavřená',
      paragraphs: [
        `vaše poptávka je uzavřená a${NBSP}další nabídky k${NBSP}ní nepřijdou. ${CLOSED[reason]} Kdykoli můžete poslat novou.`,
      ],
    }),
  },
  reminder: {
    sender: {
      subject: 'Nabídky čekají na vaše rozhodnutí',
      paragraphs: [
        `na vaši poptávku přišly nabídky a${NBSP}majitelé čekají, jak se rozhodnete. Vyberte si prosím, nebo poptávku uzavřete.`,
      ],
    },
  },
  show: 'Zobrazit poptávku',
  showMessage: 'Zobrazit zprávu',
  showReservation: 'Zobrazit rezervaci',
  answer: 'Odpovědět na poptávku',
  read: 'Zobrazit zprávu',
  demandAgain: 'Poslat novou poptávku',
  console: 'Otevřít ve správě',
  samples: {
    space: 'Loft Kotelna, Pragovka',
    other: 'Sál Ponorka, Pragovka',
    name: 'Jana Nováková',
    email: 'jana.novakova@prostora.test',
    phone: '+420601123456',
    message: 'Dobrý den,\nhledáme místo na oslavu padesátin pro 40 lidí. Je možné přivézt vlastní catering?',
    offer: 'Dobrý den, termín máme volný. V ceně je úklid i ozvučení, dovnitř můžete od 14 hodin.',
    demand: {
      purpose: 'Oslava',
      location: 'Praha',
      dateFrom: '2027-05-14',
      dateTo: '2027-05-15',
      flexible: true,
      weekdays: [],
      timeFrom: '18:00',
      timeTo: '23:30',
      guests: 40,
      layout: 'banket',
      tariff: 'neziskova',
      budget: 25_000,
    },
    note: 'Poptávku uzavíráme po domluvě telefonem.',
    summary: {
      total: 12,
      by_agreement: 2,
      mismatches: [
        { reason: 'over_budget', count: 5, lowest_total: 31_500 },
        { reason: 'taken', count: 3, lowest_total: null },
      ],
    },
  },
} as const;
