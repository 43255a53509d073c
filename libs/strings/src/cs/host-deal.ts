import {
  bindSpaces,
  formatCount,
  formatCzk,
  formatDate,
  formatDateTime,
  formatShortDay,
  NBSP,
} from '../format.ts';

const RESERVATIONS = { one: 'rezervaci', few: 'rezervace', other: 'rezervací' };

/** Steps of a deal, by who is next. */
const STEPS = {
  guest: {
    approve: 'Čeká se na hosta',
    accept: 'Host se rozhoduje o nabídce',
    sign: 'Čeká se na podpis smlouvy hostem',
    pay: 'Čeká se na zálohu',
    confirm: 'Čeká se na hosta',
    settle: 'Čeká se na doplatek hosta',
  },
  host: {
    approve: 'Žádost čeká na vaši odpověď',
    accept: 'Čeká na vaši odpověď',
    sign: 'Smlouva čeká na váš podpis',
    pay: 'Čeká na vaši platbu',
    confirm: 'Všechno je splněné, zbývá potvrdit',
    settle: 'Zbývá vyrovnat platby',
  },
} as const;

type Step = {
  who: keyof typeof STEPS;
  action: keyof (typeof STEPS)['host'];
  until: string | null;
};

/** Texts of a deal in the portal of its owner. */
export const hostDeal = {
  title: 'Pronájem',
  numbered: (number: string): string => `Pronájem č.${NBSP}${number}`,
  /** „Čeká se na zálohu, do 10. 3. 2027 23:59“ */
  next: ({ who, action, until }: Step): string =>
    until === null ? STEPS[who][action] : `${STEPS[who][action]}, do ${formatDateTime(until)}`,
  nothing: 'Teď není na řadě nikdo',
  closedReason: (reason: string): string => `Uzavřeno: ${reason}`,
  saved: 'Uloženo',
  reason: 'Důvod',
  reasonHint: 'Zůstane zapsaný u pronájmu.',
  open: 'Otevřít pronájem',

  reservations: {
    title: 'Rezervace',
    lead: 'Termíny, které k pronájmu patří.',
    none: 'Termín teď nedržíme. Rezervace vznikne přijetím nabídky.',
    states: { pending: 'Nepotvrzená', confirmed: 'Potvrzená', cancelled: 'Zrušená' },
  },
  money: {
    title: 'Peníze',
    lead: 'Co má kdo zaplatit a co už přišlo.',
    none: 'Splátky vzniknou, až se na ceně oba dohodnete.',
    due: (day: string): string => `do ${formatShortDay(day)}`,
    vs: (symbol: string): string => `VS ${symbol}`,
    states: {
      void: 'neplatí se',
      paid: 'zaplaceno',
      part: 'zaplaceno zčásti',
      overdue: 'po splatnosti',
      open: 'čeká',
    },
    returned: 'vráceno',
    partly: (paid: number, amount: number): string =>
      `přišlo ${formatCzk(paid)}, zbývá ${formatCzk(amount - paid)}`,
    partlyReturned: (paid: number, amount: number): string =>
      `vráceno ${formatCzk(paid)}, zbývá ${formatCzk(amount - paid)}`,
    total: 'Cena a poplatky',
    paid: 'Zaplaceno',
    deposit: 'Kauce u vás',
    enter: 'Zaplaceno',
    enterReturned: 'Vráceno',
    enterOf: (step: string, label: string): string => `${step}: ${label}`,
    amount: 'Částka v Kč',
    paidOn: 'Kdy',
    method: 'Jak',
    methods: { transfer: 'Převodem', card: 'Kartou', cash: 'Hotově' },
    save: 'Zapsat platbu',
    saveReturned: 'Zapsat vrácení',
    cancel: 'Nezapisovat',
    entered: 'Platba je zapsaná',
  },
  gates: {
    title: 'Před potvrzením',
    lead: 'Bez čeho se termín nepotvrdí.',
    names: { signature: 'Podepsaná smlouva', payment: 'Zaplacená záloha' },
    states: { open: 'splněno', closed: 'čeká', waived: 'prominuto' },
    waived: (reason: string, at: string): string => `${formatDate(at)}: ${reason}`,
    confirm: 'Potvrdit termín',
    waive: {
      signature: 'Potvrdit bez smlouvy',
      payment: 'Potvrdit bez zálohy',
      both: 'Potvrdit bez smlouvy a zálohy',
    },
    waiveText: 'Termín platí hned a host o tom dostane e-mail. Co má zaplatit, dluží dál.',
    confirmed: 'Termín je potvrzený',
  },
  offer: {
    title: 'Nabídka',
    lead: 'Co jste hostovi poslali. Platí poslední verze.',
    version: (no: number): string => `${no}. verze`,
    states: {
      sent: 'Odeslaná',
      accepted: 'Přijatá',
      declined: 'Odmítnutá',
      withdrawn: 'Stažená',
      superseded: 'Nahrazená',
    },
    sentAt: (at: string): string => `odesláno ${formatDateTime(at)}`,
    validUntil: (at: string): string => `platí do ${formatDateTime(at)}`,
    holds: 'termín držíme',
    holdsNot: 'termín nedržíme',
    withDeposit: (deposit: number): string => `vratná kauce ${formatCzk(deposit)}`,
    withdraw: 'Stáhnout nabídku',
    withdrawTitle: 'Stáhnout nabídku?',
    withdrawText: 'Host ji už nepřijme a termín se uvolní.',
    keep: 'Nechat ji platit',
    withdrawn: 'Nabídka je stažená',
  },
  tenant: {
    title: 'Nájemce',
    lead: 'Na koho se píše smlouva a faktura.',
    none: 'Host údaje ještě nevyplnil.',
    ico: (ico: string): string => `IČO ${ico}`,
    dic: (dic: string): string => `DIČ ${dic}`,
    representedBy: (name: string): string => `zastupuje ${name}`,
    order: (number: string): string => `objednávka č.${NBSP}${number}`,
  },
  cancellation: {
    title: 'Zrušení a uzavření',
    lead: 'Co stojí zrušení hosta a jak pronájem ukončit.',
    guestPays: 'Když zruší host',
    open: 'Zrušit pronájem',
    which: 'Co zrušit',
    dialog: (count: number): string => `Zrušit ${formatCount(count, RESERVATIONS)}?`,
    text: 'Když rušíte vy, host neplatí nic a vrátíte mu, co za zrušené termíny zaplatil.',
    paid: 'Zaplaceno',
    refund: 'Vrátíte hostovi',
    depositBack: 'Vrátíte kauci',
    valid: (until: string): string => `Výpočet platí do ${formatDateTime(until)}.`,
    reason: 'Důvod pro hosta',
    yes: 'Zrušit',
    no: 'Nechat být',
    chooseOne: 'Vyberte aspoň jednu rezervaci.',
    loading: 'Počítáme, co vrátíte',
    done: 'Zrušeno, host dostane e-mail',
    close: 'Uzavřít',
    closeTitle: 'Uzavřít pronájem',
    closeText: bindSpaces(
      'Uzavřete ho, když už nikdo nic nedluží, nebo když zbytek odpouštíte. Uzavření nejde vzít zpět.',
    ),
    closed: 'Pronájem je uzavřený',
  },
} as const;
