import {
  formatCount,
  formatNumber,
  formatShortDay,
  NBSP,
  type PluralForms,
  outOfPreposition,
} from '../format.ts';

const DATES: PluralForms = { one: 'termín', few: 'termíny', many: 'termínu', other: 'termínů' };
const PEOPLE: PluralForms = { one: 'člověk', few: 'lidé', many: 'člověka', other: 'lidí' };
/** After „z“ and „ze“. */
const OF_DATES: PluralForms = { one: 'termínu', few: 'termínů', many: 'termínu', other: 'termínů' };
const formatDates = (count: number): string => formatCount(count, DATES);
/** „12 termínů, st 2. 12. 2026 – st 17. 2. 2027“ for days YYYY-MM-DD. */
const formatSpan = (count: number, first: string, last: string): string =>
  `${formatDates(count)}, ${formatShortDay(first)} – ${formatShortDay(last)}`;

/** Repeated bookings that guests ask for. */
export const seriesRequest = {
  dates: formatDates,
  span: formatSpan,
  /** In the form on a space page. */
  form: {
    repeat: 'Opakovat',
    every: 'Jak často',
    everyWeeks: ['každý týden', 'každé 2 týdny', 'každé 3 týdny', 'každé 4 týdny'],
    weekdays: 'Dny',
    untilDay: 'Do dne',
    skipHolidays: 'Vynechat svátky',
    tiles: 'Termíny opakování',
    hint: 'Stisknutím termín vynecháte, nebo vrátíte.',
    states: { free: 'volno', taken: 'obsazeno', holiday: 'svátek', closed: 'zavřeno', omitted: 'vynecháno' },
    checking: 'Ověřujeme termíny…',
    failed: 'Termíny se nepodařilo ověřit.',
    retry: 'Zkusit znovu',
    unavailable: (count: number): string =>
      `Nejde rezervovat ${formatDates(count)}. ${count === 1 ? 'Vynechte ho' : 'Vynechte je'} prosím.`,
    omitUnavailable: 'Vynechat nedostupné',
    chosen: (count: number, all: number): string =>
      `${formatNumber(count)} ${outOfPreposition(all)}${NBSP}${formatCount(all, OF_DATES)}`,
    total: (count: number): string => `Celkem za ${formatDates(count)}`,
    submit: (count: number): string => `Poslat žádost o${NBSP}${formatDates(count)}`,
    note: 'Majitel odpoví na všechny termíny najednou.',
    noteInstant: `Potvrdíme všechny termíny, nebo o${NBSP}nich rozhodne majitel.`,
  },
  /** On the guest's page. */
  guest: {
    title: 'Všechny termíny',
    statuses: { pending: 'čeká na odpověď', confirmed: 'potvrzeno', cancelled: 'zrušeno' },
    option: 'opce',
    current: 'tento termín',
    total: 'Celkem',
    cancelOne: 'Zrušit',
    cancelOneLabel: (slot: string): string => `Zrušit termín ${slot}`,
    one: {
      title: 'Zrušit tento termín?',
      text: 'Termín se hned uvolní pro ostatní, další termíny zůstanou. Vrátit to nejde.',
      label: 'Důvod zrušení',
      yes: 'Zrušit termín',
      no: 'Nechat termín být',
    },
    open: 'Zrušit všechny nadcházející',
    all: {
      title: 'Zrušit všechny nadcházející termíny?',
      text: 'Termíny se hned uvolní pro ostatní a majiteli pošleme zprávu s vaším důvodem. Vrátit to nejde.',
      label: 'Důvod zrušení',
      yes: 'Zrušit termíny',
      no: 'Nechat je být',
    },
    /** An event in several spaces on one day. */
    event: {
      title: 'Všechny prostory',
      current: 'tento prostor',
      cancelOneLabel: (space: string): string => `Zrušit prostor ${space}`,
      open: 'Zrušit celou akci',
      all: {
        title: 'Zrušit celou akci?',
        text: 'Všechny prostory se hned uvolní pro ostatní a majiteli pošleme zprávu s vaším důvodem. Vrátit to nejde.',
        label: 'Důvod zrušení',
        yes: 'Zrušit akci',
        no: 'Nechat být',
      },
      one: {
        title: 'Zrušit jen tento prostor?',
        text: 'Prostor se hned uvolní pro ostatní, další prostory akce zůstanou. Vrátit to nejde.',
        label: 'Důvod zrušení',
        yes: 'Zrušit prostor',
        no: 'Nechat být',
      },
      cancelledOne: 'Prostor je zrušený, majitel o tom ví.',
    },
    failed: 'Chyba při rušení rezervace',
    cancelledOne: 'Termín je zrušený, majitel o tom ví.',
  },
  /** In the owner's portal. */
  host: {
    title: (count: number): string => `Opakovaná žádost: ${formatDates(count)}`,
    lead: 'Odpověď platí pro všechny termíny, které čekají.',
    answered: 'Na všechny termíny už je odpověď.',
    row: 'opakovaná žádost',
    /** Price of a row that stands for all dates. */
    firstDate: `první${NBSP}termín`,
    statuses: { pending: 'čeká', confirmed: 'potvrzeno', cancelled: 'zrušeno' },
    conflict: 'v připojeném kalendáři je jiná událost',
    conflicts: (count: number): string =>
      `Nejde potvrdit ${formatDates(count)}, v${NBSP}připojeném kalendáři je jiná událost. Odmítněte ${count === 1 ? 'ho' : 'je'} zvlášť.`,
    waitingPeople: (count: number): string =>
      `Na čekací listině je na tyto termíny ${formatCount(count, PEOPLE)}. Potvrzením se na ně nedostane.`,
    total: 'Celkem',
    confirm: (count: number): string => `Potvrdit ${formatDates(count)}`,
    decline: 'Odmítnout všechny',
    onlyThis: 'Jen tento termín',
    confirmation: {
      title: 'Potvrdit všechny termíny?',
      text: 'Host dostane jednu zprávu se všemi termíny.',
      yes: 'Potvrdit všechny',
      no: 'Zpět',
    },
    declining: {
      title: 'Odmítnout všechny termíny?',
      text: 'Host dostane jednu zprávu s vaším důvodem. Termíny se uvolní.',
      label: 'Důvod',
      yes: 'Odmítnout všechny',
      no: 'Zpět',
    },
    confirmed: (name: string): string => `${name}: všechny termíny jsou potvrzené.`,
    declined: (name: string): string => `${name}: žádost je odmítnutá.`,
    review: 'Projít termíny',
  },
} as const;
