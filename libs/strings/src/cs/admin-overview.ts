import { NBSP, formatCount, formatCzk, formatDate, formatDateTime, formatNumber } from '../format.ts';

const DAYS = { one: 'den', few: 'dny', other: 'dní' };
const DATES = { one: 'termín', few: 'termíny', other: 'termínů' };
const HOURS = { one: 'hodina', few: 'hodiny', other: 'hodin' };
const REMINDERS = { one: 'připomínka odeslaná', few: 'připomínky odeslané', other: 'připomínek odesláno' };
const DRAFTS = { one: 'koncept', few: 'koncepty', other: 'konceptů' };
const CONFIRMED = { one: 'potvrzená', few: 'potvrzené', other: 'potvrzených' };
const ORDERS = { one: 'zaplacená objednávka', few: 'zaplacené objednávky', other: 'zaplacených objednávek' };
const MEMBERS = { one: 'platné členství', few: 'platná členství', other: 'platných členství' };
const TRIALS = { one: 'zkušební', few: 'zkušební', other: 'zkušebních' };

/** Texts of the console overview, in addition to `admin.dashboard`. */
export const adminOverview = {
  periods: { 7: `7${NBSP}dní`, 30: `30${NBSP}dní`, 90: `90${NBSP}dní`, 365: 'Rok' },
  ownPeriod: 'Vlastní období',
  periodText: (from: string, to: string, previousFrom: string, previousTo: string) =>
    `${formatSpan(from, to)}, srovnání s obdobím ${formatSpan(previousFrom, previousTo)}`,
  missingSeller: (names: readonly string[]): string =>
    `Než někdo zaplatí členství, doplňte ${names.join(', ')}. Do té doby objednávky odmítáme.`,
  missingSellerLink: 'Doplnit v nastavení webu',
  waiting: {
    title: 'Co čeká na mě',
    nothing: 'Teď na vás nic nečeká.',
    kinds: {
      approvals: 'Prostory ke schválení',
      reviews: 'Úpravy ke kontrole',
      failed_jobs: 'Neúspěšné úlohy',
      failed_mails: 'Neodeslané e-maily',
      unanswered_demands: 'Poptávky bez nabídky déle než den',
      unanswered_reservations: 'Rezervace bez odpovědi',
      unanswered_proposals: 'Návrhy změn bez odpovědi majitele',
      unanswered_messages: 'Zprávy bez odpovědi déle než den',
      failing_feeds: 'Kalendáře, které nejdou číst',
      waiting_orders: 'Objednávky čekající na platbu',
      overdue_orders: 'Objednávky po splatnosti',
    },
    since: (age: string) => `nejstarší ${age}`,
    list: 'Co čeká, od nejdražšího a nejstaršího',
    columns: { what: 'Co čeká', owner: 'Majitel', value: 'Hodnota', age: 'Čeká', actions: 'Akce' },
    one: {
      unanswered_reservations: 'Rezervace',
      unanswered_proposals: 'Návrh změny',
      unanswered_demands: 'Poptávka',
      unanswered_messages: 'Zpráva',
      approvals: 'Ke schválení',
      reviews: 'Úpravy',
      failed_mails: 'Neodeslaný e-mail',
      waiting_orders: 'Objednávka',
      overdue_orders: 'Objednávka po splatnosti',
      failing_feeds: 'Kalendář',
    },
    filter: 'Druh',
    empty: {
      unanswered_reservations: 'Žádná rezervace teď nečeká na odpověď.',
      unanswered_proposals: 'Žádný návrh změny teď nečeká na majitele.',
      unanswered_demands: 'Žádná poptávka teď nečeká na první nabídku.',
      unanswered_messages: 'Žádná zpráva teď nečeká na odpověď.',
      approvals: 'Žádný prostor teď nečeká na schválení.',
      reviews: 'Žádné úpravy teď nečekají na kontrolu.',
      failed_mails: 'Všechny e-maily odešly.',
      waiting_orders: 'Žádná objednávka teď nečeká na platbu.',
      overdue_orders: 'Žádná objednávka není po splatnosti.',
      failing_feeds: 'Všechny připojené kalendáře jdou číst.',
    },
    showAll: 'Zobrazit vše, co čeká',
    all: 'Vše',
    kindCount: (kind: string, count: number) => `${kind} ${formatNumber(count)}`,
    dates: (count: number) => formatCount(count, DATES),
    owners: (first: string, count: number) => (count > 1 ? `${first} a další (${count})` : first),
    remind: 'Připomenout',
    remindLabel: (title: string) => `Připomenout majiteli: ${title}`,
    reminded: (at: string) => `připomenuto ${formatDateTime(at)}`,
    sent: (count: number) => formatCount(count, REMINDERS),
    pages: (page: number, of: number) => `Strana ${page} z ${of}`,
    previous: 'Předchozí',
    next: 'Další',
    fresh: 'méně než hodina',
    hours: (count: number) => formatCount(count, HOURS),
    days: (count: number) => formatCount(count, DAYS),
    loading: 'Zjišťuje se, co na vás čeká…',
  },
  stats: {
    published: 'Publikované prostory',
    publishedDetail: (drafts: number, disabled: number) =>
      `${formatCount(drafts, DRAFTS)} · zakázané: ${formatNumber(disabled)}`,
    owners: 'Noví majitelé',
    ownersDetail: (total: number) => `celkem ${formatNumber(total)}`,
    demands: 'Poptávky',
    demandsDetail: (previous: number) => `předchozí období ${formatNumber(previous)}`,
    views: 'Zobrazení prostorů',
    viewsDetail: (previous: number) => `předchozí období ${formatNumber(previous)}`,
    reservations: 'Rezervace',
    reservationsDetail: (confirmed: number) => formatCount(confirmed, CONFIRMED),
    value: 'Hodnota potvrzených rezervací',
    valueDetail: (all: number) => `i s nepotvrzenými ${formatCzk(all)}`,
    revenue: 'Tržby za členství',
    revenueDetail: (orders: number) => formatCount(orders, ORDERS),
    members: 'Členství',
    membersDetail: (trials: number) => `${formatCount(trials, TRIALS)} k tomu`,
    loading: 'Načítají se čísla…',
  },
  chart: {
    title: 'Návštěvnost, poptávky a rezervace',
    demands: 'poptávky',
    summary: (days: number, views: number, demands: number, reservations: number) =>
      `Graf za ${formatCount(days, DAYS)}: zobrazení celkem ${formatNumber(views)}, poptávky celkem ` +
      `${formatNumber(demands)}, rezervace celkem ${formatNumber(reservations)}. Tatáž čísla nabízí tabulka.`,
  },
  funnel: {
    title: 'Od poptávky k výběru',
    steps: { sent: 'Odeslané poptávky', offered: 'S alespoň jednou nabídkou', chosen: 'S vybranou nabídkou' },
    columns: { step: 'Krok', count: 'Počet', share: 'Podíl', previous: 'Předchozí období' },
    share: (percent: number) => `${formatNumber(percent)}${NBSP}%`,
    none: '–',
    empty: 'Za toto období nikdo nic nepoptával.',
    all: 'Všechny poptávky',
  },
  searches: {
    title: 'Co lidé hledají',
    missed: 'Nic nenašli',
    top: 'Nejčastější hledání',
    columns: { phrase: 'Hledaný text', misses: 'Bez výsledku', searches: 'Hledání' },
    summary: (total: number, misses: number) =>
      `Hledání celkem ${formatNumber(total)}, bez výsledku ${formatNumber(misses)}.`,
    emptyMissed: 'Každé hledání něco našlo.',
    emptyTop: 'Za toto období zatím nikdo nehledal.',
    inCatalog: (phrase: string) => `Otevřít hledání „${phrase}“ v katalogu (otevře se na nové kartě)`,
  },
  plans: {
    title: 'Členství a tržby',
    columns: {
      plan: 'Tarif',
      running: 'Platí teď',
      trials: 'Zkouší teď',
      orders: 'Zaplaceno',
      revenue: 'Tržby',
    },
    all: 'Objednávky',
    ending: (count: number) =>
      count === 0
        ? 'Do týdne nikomu zkušební členství bez pokračování nekončí.'
        : `Zkušební členství končí do týdne bez pokračování: ${formatNumber(count)}.`,
    empty: 'Zatím tu nejsou žádné tarify.',
    running: (count: number) => formatCount(count, MEMBERS),
  },
  operations: {
    openQueues: 'Otevřít fronty',
    mailsSent: 'Odeslané e-maily',
    mailsFailed: 'Neodeslané e-maily',
    mailsWaiting: 'E-maily čekající na odeslání',
    outbox: 'Nepředané události',
    outboxValue: (count: number, since: string | null) =>
      since === null ? formatNumber(count) : `${formatNumber(count)}, ${since}`,
  },
} as const;

function formatSpan(from: string, to: string): string {
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}
