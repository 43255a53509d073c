import { NBSP, formatCount, formatCzk, formatDate, formatDateTime } from '../format.ts';
import type { dealInstalments } from './deals.ts';

type InstalmentKind = keyof typeof dealInstalments;

const ACCUSATIVE: Readonly<Record<InstalmentKind, string>> = {
  advance: 'zálohu',
  balance: 'doplatek',
  extra: 'vyúčtování',
  cancellation: 'odstupné',
  deposit: 'vratnou kauci',
  refund: 'vrácenou platbu',
  deposit_return: 'vrácenou kauci',
};
const RESERVATIONS = { one: 'rezervace', few: 'rezervace', other: 'rezervací' };

type Payment = { kind: InstalmentKind; amount: number; dueOn: string };
const formatPayment = ({ kind, amount, dueOn }: Payment): string =>
  `${ACCUSATIVE[kind]} ${formatCzk(amount)} do ${formatDate(dueOn)}`;
const formatUntil = (until: string | null): string => (until === null ? '' : ` ${formatDateTime(until)}`);

/** Texts of a deal as shown to its guest. */
export const guestDeal = {
  number: (number: string): string => `Pronájem č.${NBSP}${number}`,
  /** The next step as a title and a sentence. */
  steps: {
    accept: {
      title: 'Zbývá přijmout nabídku',
      text: (until: string | null, holds: boolean): string =>
        holds
          ? `Termín vám držíme do${formatUntil(until)}, pak se uvolní.`
          : `Nabídka platí do${formatUntil(until)}, termín zatím nikdo nedrží.`,
    },
    sign: {
      title: 'Zbývá podepsat smlouvu',
      text: (until: string | null): string =>
        `S${NBSP}majitelem jste dohodnutí. Podepište smlouvu, kterou vám pošle${until === null ? '' : `, jinak se termín${formatUntil(until)} uvolní`}.`,
    },
    pay: {
      title: (kind: InstalmentKind): string => `Zbývá zaplatit ${ACCUSATIVE[kind]}`,
      text: (payment: Payment, until: string | null): string =>
        `Zaplaťte ${formatPayment(payment)}, jinak se termín${formatUntil(until)} uvolní. Jakmile platba dorazí, rezervace se potvrdí.`,
    },
    confirm: {
      title: 'Zbývá potvrzení majitele',
      text: `S${NBSP}majitelem jste dohodnutí, rezervaci teď potvrdí on.`,
    },
  },
  nextPayment: (payment: Payment): string => `Zaplaťte ${formatPayment(payment)}.`,
  expired: {
    title: 'Rezervace se nedokončila',
    text: 'Nedokončila se včas, a termín je proto zase volný. Můžete o něj požádat znovu, nebo si vybrat jiný prostor.',
  },
  showOffer: 'Zobrazit nabídku',
  /** Page of an offer. */
  offer: {
    pageTitle: 'Nabídka pronájmu',
    pageDescription: 'Prostor, termín, cena a podmínky nabídky.',
    failed: 'Nabídku se nepodařilo načíst',
    /** Where no step is left before the confirmation. */
    titles: {
      requested: 'Čeká na odpověď majitele',
      offered: 'Zbývá přijmout nabídku',
      option: 'Termín držíme pro vás',
      confirmed: 'Rezervace je potvrzená',
      settling: 'Rezervace už proběhla',
      closed: 'Rezervace už proběhla',
      cancelled: 'Rezervace je zrušená',
      lost: 'Rezervace se nedokončila',
    },
    over: {
      declined: 'Nabídku jste odmítli',
      withdrawn: 'Majitel nabídku stáhl',
      ended: 'Nabídka už neplatí',
      text: 'Nic po vás nechceme. Pokud o termín stojíte, napište majiteli o novou nabídku.',
    },
    details: 'Co majitel nabízí',
    total: 'Celkem',
    deposit: 'Vratná kauce',
    guests: 'Počet hostů',
    validUntil: 'Platí do',
    message: 'Vzkaz majitele',
    note: 'Dohodnuto navíc',
    accept: 'Přijmout nabídku',
    acceptWhy:
      'Pošleme vám na e-mail kód, kterým nabídku přijmete. Tím souhlasíte s cenou, platbami i podmínkami zrušení.',
    acceptYes: (total: number): string => `Přijmout za ${formatCzk(total)}`,
    acceptFailed: 'Nabídku se nepodařilo přijmout',
    changed: 'Majitel mezitím poslal novou nabídku. Tady je, předchozí už neplatí.',
    taken:
      'Termín mezitím obsadil někdo jiný, nabídku teď přijmout nejde. Napište prosím majiteli o jiný termín.',
    decline: {
      open: 'Nabídka se nehodí',
      title: 'Nabídka se nehodí?',
      text: 'Majiteli dáme vědět, termín se uvolní pro ostatní.',
      label: 'Důvod',
      yes: 'Odmítnout nabídku',
      no: 'Nechat si ji',
      failed: 'Nabídku se nepodařilo odmítnout',
    },
  },

  payments: {
    title: 'Platby',
    due: (day: string): string => `do ${formatDate(day)}`,
    states: {
      void: 'neplatí se',
      paid: 'zaplaceno',
      part: 'zaplaceno zčásti',
      overdue: 'po splatnosti',
      open: 'čeká na zaplacení',
    },
    /** Paid by the owner. */
    outgoing: { paid: 'vráceno', open: 'majitel vám vrátí' },
    rest: (amount: number): string => `zbývá ${formatCzk(amount)}`,
    account: 'Účet',
    noAccount: 'Číslo účtu vám sdělí majitel.',
    symbol: 'Variabilní symbol',
    copy: (name: string): string => `Kopírovat: ${name}`,
    copied: 'Zkopírováno',
    copyFailed: 'Zkopírujte prosím ručně.',
  },
  cancellation: {
    title: 'Když zrušíte',
    feeNow: (fee: number): string =>
      fee === 0 ? 'Dnes byste zrušili bez poplatku.' : `Dnes by zrušení stálo ${formatCzk(fee)}.`,
  },
  cancel: {
    open: 'Zrušit rezervaci',
    loading: 'Počítáme, co zrušení stojí…',
    title: (fee: number): string =>
      fee === 0 ? 'Zrušit bez poplatku?' : `Zrušit teď stojí ${formatCzk(fee)}`,
    all: (count: number): string => `Zruší se celý pronájem: ${formatCount(count, RESERVATIONS)}.`,
    balance: ({ paid, owed, refund }: { paid: number; owed: number; refund: number }): string | null => {
      const start = `Zaplatili jste ${formatCzk(paid)}`;
      if (owed > 0) return `${start}, doplatíte ${formatCzk(owed)}.`;
      if (refund > 0) return `${start}, vrátí se vám ${formatCzk(refund)}.`;
      return paid > 0 ? `${start}, nic se nedoplácí ani nevrací.` : null;
    },
    deposit: (amount: number): string => `Kauce ${formatCzk(amount)} se vrací.`,
    later: (at: string, fee: number): string => `Od ${formatDate(at)} by to bylo ${formatCzk(fee)}.`,
    validUntil: (until: string): string => `Výpočet platí do ${formatDateTime(until)}.`,
    reason: 'Důvod zrušení',
    yes: (fee: number): string => (fee === 0 ? 'Zrušit rezervaci' : `Zrušit za ${formatCzk(fee)}`),
    no: 'Nechat rezervaci být',
    failed: 'Rezervaci se nepodařilo zrušit',
  },
  code: {
    send: 'Poslat kód',
    resend: 'Poslat nový kód',
    why: 'Pro jistotu, že jste to vy, pošleme na váš e-mail kód.',
    sentTo: (email: string, until: string): string =>
      `Kód jsme poslali na ${email}, platí do ${formatDateTime(until)}.`,
    label: 'Kód z e-mailu',
    hint: 'Šest číslic, můžete je i vložit.',
    badFormat: 'Zadejte šest číslic z e-mailu',
    sendFailed: 'Kód se nepodařilo poslat',
  },
} as const;
