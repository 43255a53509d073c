import { DAY_MINUTES } from '@prostora/contracts';
import { formatRemaining } from '../counted.ts';
import {
  atPreposition,
  NBSP,
  formatApiTime,
  formatCount,
  formatCzk,
  formatDate,
  formatDateTime,
  formatNumber,
  formatTimeOfDay,
  type PluralForms,
} from '../format.ts';
import { GUESTS } from './counts.ts';

const waiting: PluralForms = {
  one: 'rezervace čeká na odpověď',
  few: 'rezervace čekají na odpověď',
  many: 'rezervace čeká na odpověď',
  other: 'rezervací čeká na odpověď',
};
const reservationForms: PluralForms = {
  one: 'rezervace',
  few: 'rezervace',
  many: 'rezervace',
  other: 'rezervací',
};
const acceptedForms: PluralForms = { one: 'rezervaci', few: 'rezervace', other: 'rezervací' };
const eventForms: PluralForms = { one: 'událost', few: 'události', many: 'události', other: 'událostí' };
const hours: PluralForms = { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' };
const minutes: PluralForms = { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' };
const days: PluralForms = { one: 'den', few: 'dny', many: 'dne', other: 'dní' };

const dayMonth = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
});

/** An offer ends within a day: „27. 11. 16:00“. */
const formatOfferEnd = (until: string): string =>
  `${dayMonth.format(new Date(until))} ${formatTimeOfDay(until)}`;

/** Minutes in the largest unit without a remainder: „90 minut“, „4 hodiny“, „31 dní“. */
function formatDuration(value: number): string {
  if (value > 0 && value % DAY_MINUTES === 0) return formatCount(value / DAY_MINUTES, days);
  if (value > 0 && value % 60 === 0) return formatCount(value / 60, hours);
  return formatCount(value, minutes);
}

/** Remaining time: „zbývají 2 dny“, „zbývá 5 hodin“, „zbývá 20 minut“. */
function formatTimeLeft(ms: number): string {
  const left = Math.max(1, Math.floor(ms / 60_000));
  if (left >= 2 * DAY_MINUTES) return formatRemaining(Math.floor(left / DAY_MINUTES), days);
  return left >= 60 ? formatRemaining(Math.floor(left / 60), hours) : formatRemaining(left, minutes);
}

const pricePerHour = (czk: number): string => (czk === 0 ? 'cena dohodou' : `${formatCzk(czk)}/h`);

/** Joins two sentences; texts of the specification have no full stop. */
const joinSentences = (first: string, second: string): string =>
  `${/[.!?…]$/u.test(first) ? first : `${first}.`} ${second}`;

const WEEKDAYS_SHORT = ['po', 'út', 'st', 'čt', 'pá', 'so', 'ne'] as const;
const WEEKDAYS = ['pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota', 'neděle'] as const;

/** Czech public holidays with a fixed date, by month and day. */
const HOLIDAYS: Readonly<Record<string, string>> = {
  '01-01': 'Nový rok',
  '05-01': 'Svátek práce',
  '05-08': 'Den vítězství',
  '07-05': 'Den slovanských věrozvěstů',
  '07-06': 'Den upálení mistra Jana Husa',
  '09-28': 'Den české státnosti',
  '10-28': 'Den vzniku samostatného československého státu',
  '11-17': 'Den boje za svobodu a demokracii',
  '12-24': 'Štědrý den',
  '12-25': '1. svátek vánoční',
  '12-26': '2. svátek vánoční',
};

/** Texts of the owner's reservations. Names from data stay in the nominative. */
export const reservations = {
  title: 'Rezervace',
  importLink: 'Importovat rezervace',
  tabsLabel: 'Části stránky Rezervace',
  tabs: {
    kalendar: 'Kalendář',
    seznam: 'Seznam',
    cekani: 'Čekací listina',
    otevreni: 'Otevírací doba a pravidla',
    kalendare: 'Propojené kalendáře',
  },
  space: 'Prostor',
  allSpaces: 'Všechny prostory',
  loading: 'Načítáme rezervace',
  failedTitle: 'Data se nepodařilo načíst',
  retry: 'Zkusit znovu',
  noSpaces: {
    title: 'Rezervace začínají prvním prostorem',
    reason: 'Až budete mít prostor, nastavíte tu otevírací dobu a uvidíte všechny jeho rezervace.',
    action: 'Přidat prostor',
  },

  duration: formatDuration,
  pricePerHour,
  sentences: joinSentences,
  guests: (count: number): string => formatCount(count, GUESTS),
  awaitsConfirmation: 'Čeká na ověření e-mailu',
  offered: 'Nabídnuto čekajícímu',
  offeredUntil: (until: string): string => `do ${formatOfferEnd(until)}`,
  offeredText: 'Termín držíme pro prvního na čekací listině. Potvrdíte ho za něj, nebo přeskočíte tam.',
  openWaitingList: 'Otevřít čekací listinu',
  states: { pending: 'Čeká na vás', confirmed: 'Potvrzená', cancelled: 'Zrušená' },
  waitsForGuest: 'Čeká na hosta',
  option: 'Opce',
  optionUntil: (instant: string): string => `držíte do ${formatDateTime(instant)}`,
  optionOver: 'opce už skončila',
  answerBy: (instant: string): string => `odpovězte do ${formatDateTime(instant)}`,
  answerLeft: formatTimeLeft,
  answerOver: 'lhůta na odpověď uplynula',

  band: {
    title: (count: number): string => formatCount(count, waiting),
    text: 'Dokud neodpovíte, držíme termín pro hosta. Bez odpovědi žádost po lhůtě zanikne.',
    show: 'Zobrazit čekající',
  },

  list: {
    states: 'Stav',
    stateLabels: { pending: 'Čekající', confirmed: 'Potvrzené', cancelled: 'Zrušené' },
    when: 'Kdy',
    whenLabels: { upcoming: 'Nadcházející', past: 'Proběhlé', all: 'Všechny' },
    search: 'Hledat hosta',
    searchPlaceholder: 'jméno, akce, e-mail nebo telefon',
    moreFilters: 'Další filtry',
    waitingOnly: {
      request: 'Jen žádosti o rezervaci, které čekají na vaši odpověď.',
      proposal: 'Jen rezervace, u kterých host navrhl změnu a čeká na vaši odpověď.',
    },
    from: 'Začátek od',
    to: 'Začátek do',
    source: 'Odkud',
    anySource: 'Odkudkoli',
    showAll: 'Zobrazit všechny rezervace',
    table: 'Rezervace',
    columns: {
      slot: 'Termín',
      space: 'Prostor',
      guest: 'Host',
      guests: 'Počet hostů',
      price: 'Cena',
      state: 'Stav',
      actions: 'Akce',
    },
    open: 'Otevřít',
    openLabel: (name: string): string => `Otevřít rezervaci: ${name}`,
    confirm: 'Potvrdit',
    confirmLabel: (name: string): string => `Potvrdit rezervaci: ${name}`,
    count: (count: number, sum: number | null): string =>
      sum === null || count === 0
        ? `Nalezeno: ${formatCount(count, reservationForms)}`
        : `Nalezeno: ${formatCount(count, reservationForms)} za ${formatCzk(sum)}`,
    export: { csv: 'Stáhnout CSV', xlsx: 'Stáhnout Excel', file: 'rezervace' },
    program: 'Program k tisku',
    selection: {
      row: (name: string): string => `Vybrat rezervaci: ${name}`,
      all: (count: number): string => `Vybrat čekající na této stránce (${formatNumber(count)})`,
      confirm: (count: number): string => `Potvrdit vybrané (${formatNumber(count)})`,
      title: (count: number): string => `Potvrdit ${formatCount(count, acceptedForms)}?`,
      text: 'Potvrdíte je za ceny, které u\u00a0nich jsou, a\u00a0každému pošleme e-mail. Kde je cena vyšší, než jakou host přijal, odejde nejdřív návrh ceny.',
      yes: 'Potvrdit',
      no: 'Zatím ne',
      done: (count: number): string => `Potvrzeno: ${formatCount(count, reservationForms)}`,
      proposed: (count: number): string =>
        `Návrh vyšší ceny odešel hostům: ${formatCount(count, reservationForms)}`,
      failedTitle: (count: number): string => `Nepotvrzeno: ${formatCount(count, reservationForms)}`,
      failed: (name: string, message: string): string => `${name}: ${message}`,
    },
    empty: {
      title: 'Zatím tu žádná rezervace není',
      reason:
        'Hosté rezervují podle otevírací doby, kterou nastavíte. Nové rezervace uvidíte tady a přijdou vám i e-mailem.',
      action: 'Nastavit otevírací dobu',
    },
    nothing: {
      title: 'Tomuto výběru nic neodpovídá',
      reason: 'Zkuste jiný stav, období nebo jméno.',
      action: 'Zrušit filtr',
    },
  },

  detail: {
    title: 'Rezervace',
    titleOf: (name: string): string => `Rezervace: ${name}`,
    loading: 'Načítáme rezervaci',
    missing: 'Tuto rezervaci jsme nenašli. Možná patří k jinému účtu.',
    slot: 'Termín',
    space: 'Prostor',
    guests: 'Počet hostů',
    price: 'Cena',
    groupTotal: 'Celá akce',
    created: 'Přijato',
    email: 'E-mail',
    phone: 'Telefon',
    notes: 'Poznámka hosta',
    hostMessage: 'Váš vzkaz hostovi',
    cancelled: 'Zrušení',
    noNotes: 'Host nic nenapsal.',
    createdAt: (instant: string): string => formatDateTime(instant),
    by: {
      guest: 'zrušil host',
      owner: 'zrušil majitel',
      operator: 'zrušil správce',
      system: 'zaniklo bez odpovědi',
    },
    note: 'Vaše poznámka',
    noteHint: 'Vidíte ji jen vy a správce, hostovi se neposílá.',
    noteSave: 'Uložit poznámku',
    noteSaved: 'Poznámka je uložená.',
    saving: 'Ukládá se…',
    confirm: 'Potvrdit',
    refuse: 'Odmítnout',
    cancel: 'Zrušit rezervaci',
    move: 'Přesunout',
    confirmed: (name: string): string => `Rezervace potvrzena: ${name}`,
    refused: (name: string): string => `Rezervace odmítnuta: ${name}`,
    released: (name: string): string => `Opce uvolněna: ${name}`,
    cancelledToast: (name: string): string => `Rezervace zrušena: ${name}`,
    moved: (name: string): string => `Rezervace přesunuta: ${name}`,
    refuseTitle: 'Odmítnout rezervaci?',
    refuseText: 'Termín se uvolní a důvod pošleme hostovi e-mailem.',
    refuseYes: 'Odmítnout',
    cancelTitle: 'Zrušit rezervaci?',
    cancelText:
      'Host už s termínem počítá. Termín se uvolní a důvod mu pošleme e-mailem. Vrátit to zpět nejde.',
    cancelYes: 'Zrušit rezervaci',
    cancelFailed: 'Chyba při rušení rezervace',
    reason: 'Důvod pro hosta',
    cancelCode: 'Proč to nevyšlo (jen pro vaše statistiky)',
    keep: 'Nechat být',
    /** Advice by the error code of the server. */
    advice: {
      CALENDAR_CONFLICT:
        'Podívejte se do připojeného kalendáře. Jestli událost už neplatí, smažte ji tam a zkuste to znovu, jinak žádost odmítněte nebo přesuňte.',
      SLOT_TAKEN: 'Kalendář jsme načetli znovu, vyberte prosím jiný čas.',
      RESERVATION_CHANGED: 'Načetli jsme její současnou podobu.',
      SERIES_CHANGED: 'Načetli jsme její současnou podobu. Co jste vyplnili, zůstalo.',
      RESERVATION_CLOSED: 'Načetli jsme její současnou podobu.',
      RESERVATION_EXPIRED: 'Termín je zase volný. Host může poslat novou žádost.',
    } as Readonly<Record<string, string>>,
  },

  confirmation: {
    title: 'Potvrdit rezervaci',
    shown: (shown: string): string => `Cena v\u00a0rezervaci: ${shown}.`,
    price: 'Konečná cena v\u00a0Kč',
    priceHint:
      'Nižší cena platí hned. Vyšší, než jakou host přijal, mu nejdřív navrhneme. Prázdné pole cenu nemění.',
    message: 'Vzkaz pro hosta',
    yes: 'Potvrdit rezervaci',
    no: 'Zatím ne',
    sending: 'Potvrzuje se…',
  },

  move: {
    title: 'Přesunout rezervaci',
    former: 'Dosavadní termín',
    next: 'Nový termín',
    priceNote: (czk: number): string =>
      czk === 0
        ? 'Cena je dohodou, nic se na ní nemění.'
        : `Cena se přepočítá podle nového termínu, dosud ${formatCzk(czk)}. Hostovi pošleme e-mail.`,
    priceNoteUnknown: 'Cena se přepočítá podle nového termínu. Hostovi pošleme e-mail.',
    yes: 'Přesunout',
    no: 'Nechat, jak je',
  },

  calendar: {
    label: 'Kalendář rezervací',
    addWindow: 'Nabídnout termín navíc',
    addBlock: 'Zablokovat',
    hint: 'Tažením přes volný čas nabídnete termín navíc, nebo čas zablokujete. Rezervace, blokace a termíny navíc můžete tažením přesunout.',
    more: 'Další možnosti kalendáře',
    offered: (until: string, name: string): string =>
      `Nabídnuto čekajícímu do ${formatOfferEnd(until)} – ${name}`,
    inSpace: (label: string, space: string): string => `${label} · ${space}`,
    empty: 'V tomto období zatím nic není. Nabídněte čas, ve kterém si hosté mohou rezervovat.',
    newTitle: 'Nový čas v kalendáři',
    readOnlyTitles: { block: 'Blokovaný čas', window: 'Termín navíc' },
    importedTitle: 'Blokace z připojeného kalendáře',
    ruleTitle: 'Týdenní otevírací doba',
    kind: 'Co s tímto časem',
    showOpen: 'Zobrazit nabízené hodiny',
    hideOpen: 'Skrýt nabízené hodiny',
    ruleText: 'Tento čas patří k týdenní otevírací době.',
    ruleExcept: 'Jen tento den neplatí',
    ruleEdit: 'Upravit otevírací dobu',
    ruleExcepted: (day: string): string => `Otevírací doba neplatí: ${formatDate(day)}`,
    importedText: 'Tuto blokaci spravuje připojený kalendář. Změňte ji prosím tam.',
    moved: 'Změněno.',
    selectDay: 'Nabídnout nebo zablokovat čas',
    movedBack: (why: string): string => joinSentences(why, 'Vrátili jsme ho na původní místo.'),
  },

  window: {
    price: 'Cena za hodinu v Kč',
    priceHint: 'Nula znamená cenu dohodou.',
    add: 'Nabídnout termín navíc',
    addTitle: 'Nový termín navíc',
    editTitle: 'Upravit termín navíc',
    save: 'Nabídnout termín navíc',
    saveEdit: 'Uložit',
    saved: 'Termín je v\u00a0nabídce.',
    changed: 'Termín je změněný.',
    removed: 'Termín je smazaný.',
    removeTitle: 'Smazat termín navíc?',
    removeText: 'Hosté v něm nebudou moci rezervovat. Rezervací, které už máte, se to netýká.',
    remove: 'Smazat',
    edit: 'Upravit',
    editLabel: (text: string): string => `Upravit termín: ${text}`,
  },

  block: {
    reason: 'Důvod',
    reasonHint: 'Vidíte ho jen vy, pokud níže nezvolíte jinak.',
    reasonPublic: 'Důvod uvidí i návštěvníci',
    isPublic: 'vidí návštěvníci',
    add: 'Přidat blokaci',
    addTitle: 'Nová blokace',
    editTitle: 'Upravit blokaci',
    save: 'Zablokovat',
    saveEdit: 'Uložit',
    saved: 'Čas je zablokovaný.',
    changed: 'Blokace je změněná.',
    removed: 'Blokace je smazaná.',
    removeTitle: 'Smazat blokaci?',
    removeText: 'Hosté budou moci tento čas znovu rezervovat.',
    remove: 'Smazat',
    edit: 'Upravit',
    editLabel: (text: string): string => `Upravit blokaci: ${text}`,
    imported: 'z připojeného kalendáře',
  },

  form: { cancel: 'Zavřít', saving: 'Ukládá se…' },

  rules: {
    title: 'Týdenní otevírací doba',
    lead: 'Kdy si hosté mohou rezervovat a za kolik. Platí v českém čase, i když se mění letní a zimní čas.',
    add: 'Přidat otevírací dobu',
    empty:
      'Zatím žádná týdenní otevírací doba. Hosté mohou poslat žádost na jakýkoli čas a cenu domluvíte spolu.',
    emptyOnlyWindows:
      'Zatím žádná týdenní otevírací doba. Rezervovat jde jen termíny navíc, které jsou níže.',
    addTitle: 'Nová otevírací doba',
    editTitle: 'Upravit otevírací dobu',
    weekdays: 'Dny',
    weekdaysShort: WEEKDAYS_SHORT,
    weekdayNames: WEEKDAYS,
    from: 'Od',
    to: 'Do',
    overMidnight: (to: string): string =>
      `Končí následující den ${atPreposition(Number.parseInt(to, 10))}${NBSP}${formatApiTime(to)}.`,
    wholeDay: 'Trvá 24 hodin, do stejného času následujícího dne.',
    price: 'Cena za hodinu v Kč',
    priceHint: 'Nula znamená cenu dohodou.',
    validFrom: 'Platí od',
    validUntil: 'Platí do',
    validHint: 'Prázdné znamená bez omezení.',
    onHolidays: 'Platí i o státních svátcích',
    save: 'Uložit',
    saved: 'Otevírací doba je uložená.',
    removed: 'Otevírací doba je smazaná.',
    hours: (from: string, to: string, isNextDay: boolean): string =>
      `${formatApiTime(from)}–${to === '00:00' ? '24:00' : formatApiTime(to)}${isNextDay ? ' (následující den)' : ''}`,
    validity: (from: string | null, until: string | null): string | null =>
      [from && `platí od ${formatDate(from)}`, until && `platí do ${formatDate(until)}`]
        .filter(Boolean)
        .join(', ') || null,
    withHolidays: 'i o svátcích',
    withoutHolidays: 'ne o svátcích',
    edit: 'Upravit',
    editLabel: (text: string): string => `Upravit: ${text}`,
    remove: 'Smazat',
    removeLabel: (text: string): string => `Smazat: ${text}`,
    removeTitle: 'Smazat otevírací dobu?',
    removeText: 'Hosté v ní nebudou moci rezervovat. Rezervací, které už máte, se to netýká.',
    exceptions: 'Výjimky, kdy neplatí',
    exceptionAdd: 'Přidat výjimku',
    exceptionDay: 'Den, kdy neplatí',
    exceptionRemove: (day: string): string => `Zrušit výjimku: ${formatDate(day)}`,
    exceptionAdded: (day: string): string => `Výjimka přidána: ${formatDate(day)}`,
    exceptionRemoved: (day: string): string => `Výjimka zrušena: ${formatDate(day)}`,
    exceptionWeekday: 'V tento den otevírací doba neplatí ani jinak',
    holidays: 'Nejbližší státní svátky',
    open: (hoursTexts: readonly string[]): string => `otevřeno ${hoursTexts.join(', ')}`,
    closed: 'zavřeno',
    holidayName: (day: string): string =>
      HOLIDAYS[day.slice(5)] ??
      (new Date(`${day}T00:00:00Z`).getUTCDay() === 5 ? 'Velký pátek' : 'Velikonoční pondělí'),
    holidayDay: (day: string): string => {
      const noon = new Date(`${day}T12:00:00Z`);
      const weekday = WEEKDAYS_SHORT[(noon.getUTCDay() + 6) % 7] ?? '';
      return `${weekday}${NBSP}${dayMonth.format(noon).replaceAll(' ', NBSP)}`;
    },
  },

  windows: {
    title: 'Termíny navíc',
    lead: 'Nabízejí se mimo týdenní otevírací dobu.',
    empty: 'Žádný termín navíc teď nenabízíte.',
  },
  blocks: {
    title: 'Blokace',
    lead: 'Kdy prostor rezervovat nejde: údržba, vlastní akce, dovolená.',
    empty: 'Dopředu není zablokováno nic.',
  },

  settings: {
    title: 'Pravidla rezervací',
    lead: 'Změna platí pro nové rezervace, těch dosavadních se netýká.',
    instant: 'Potvrzovat rezervace hned',
    instantHint:
      'Platí v\u00a0otevírací době s\u00a0úplnou cenou, tam host dostane potvrzení bez čekání. Ostatní žádosti potvrdíte sami.',
    onlyInWindows: 'Nabízet jen otevírací dobu',
    onlyInWindowsHint:
      'Mimo ni žádost poslat nepůjde. Když to vypnete, uvidí hosté ostatní čas jako „na dotaz“ a\u00a0každou takovou žádost potvrdíte sami.',
    bufferBefore: 'Příprava před akcí',
    bufferAfter: 'Úklid po akci',
    bufferHint: 'V\u00a0této době si prostor nikdo jiný nezarezervuje.',
    notice: 'Nejpozději předem',
    noticeHint: 'Jak dlouho před začátkem jde ještě rezervovat.',
    shortest: 'Nejkratší rezervace',
    longest: 'Nejdelší rezervace',
    unitOf: (label: string): string => `${label}: jednotka`,
    units: { minutes: 'minuty', hours: 'hodiny', days: 'dny' },
    order: 'Nejdelší rezervace nesmí být kratší než nejkratší',
    wholeHours: 'Zadejte celé hodiny',
    range: (least: number, most: number): string =>
      `Nejméně ${formatDuration(least)}, nejvýše ${formatDuration(most)}`,
    most: (most: number): string => `Nejvýše ${formatDuration(most)}`,
    save: 'Uložit pravidla',
    saved: 'Pravidla jsou uložená.',
  },

  overlaps: {
    title: 'Prostory, které se překrývají',
    lead: 'Třeba celý sál a jeho oddělitelné části.',
    legend: 'Když je rezervovaný tento prostor, nejde rezervovat ani:',
    empty: 'V budově žádný další prostor nemáte.',
    save: 'Uložit překrývání',
    saved: 'Překrývání je uložené.',
    taken:
      'Podívejte se do kalendáře obou prostorů, souběžné rezervace přesuňte nebo zrušte a uložte to znovu.',
  },

  feeds: {
    exportTitle: 'Vaše rezervace v jiném kalendáři',
    exportLead:
      'Tajná adresa ve formátu iCal. Kdo ji zná, uvidí vaše rezervace tak podrobně, jak zvolíte, proto ji nikomu dalšímu neposílejte.',
    detail: {
      title: 'Co v kalendáři bude',
      names: { busy: 'Jen obsazeno', plan: 'Plán', private: 'Všechno pro mě' },
      contents: {
        busy: 'U každé akce stojí jen „Obsazeno“ a prostor. Hodí se na web nebo pro sousedy.',
        plan: 'Jméno hosta, počet hostů a odkaz na rezervaci. Bez telefonu a e-mailu.',
        private: 'Navíc telefon, e-mail, vzkaz hosta a vaše poznámka. Jen do vlastního telefonu.',
      },
      present: (name: string, content: string): string => `${name}: ${content}`,
    },
    exportSpace: 'Adresa pro tento prostor',
    exportAll: 'Adresa pro všechny prostory',
    exportOff: 'Zatím žádná adresa není.',
    create: 'Vytvořit adresu',
    renew: 'Nový odkaz nebo obsah',
    stop: 'Vypnout',
    copy: 'Kopírovat',
    copied: 'Adresa je zkopírovaná.',
    copyFailed: 'Adresu se nepodařilo zkopírovat. Označte ji a zkopírujte ručně.',
    created: 'Adresa je vytvořená.',
    renewed: 'Nový odkaz je vytvořený, ten dosavadní přestal fungovat.',
    stopped: 'Adresa je vypnutá.',
    renewTitle: 'Vytvořit nový odkaz?',
    renewText:
      'Dosavadní odkaz přestane fungovat. Nový pak vložte do všech kalendářů, kde jste ten starý použili.',
    renewYes: 'Vytvořit nový odkaz',
    stopTitle: 'Vypnout adresu?',
    stopText: 'Kalendáře, které ji odebírají, přestanou rezervace ukazovat.',
    stopYes: 'Vypnout',
    keep: 'Nechat být',
    importTitle: 'Kalendáře odjinud',
    importLead:
      'Události z připojeného kalendáře blokují tento prostor, aby ho nikdo nezarezervoval dvakrát.',
    importEmpty: 'K tomuto prostoru zatím žádný kalendář připojený není.',
    add: 'Připojit kalendář',
    addTitle: 'Připojit kalendář',
    name: 'Název',
    nameHint: 'Podle čeho ho poznáte, třeba Google nebo název portálu.',
    url: 'Adresa kalendáře (iCal)',
    urlHint: 'Začíná https:// nebo webcal:// a obvykle končí na .ics.',
    urlWrong: 'Adresa musí začínat https, http nebo webcal',
    preview: 'Zobrazit náhled',
    previewing: 'Načítá se…',
    previewTitle: `Následujících 14${NBSP}dní`,
    previewEmpty: 'V následujících 14 dnech v něm nic není. Zkontrolujte prosím, jestli je to opravdu on.',
    previewMore: (count: number): string => `A ještě ${formatCount(count, eventForms)}`,
    allDay: 'celý den',
    noSummary: 'bez názvu',
    connect: 'Připojit',
    connecting: 'Připojuje se…',
    connected: (name: string): string => `Kalendář připojen: ${name}`,
    checked: (instant: string): string => `Naposledy ověřeno ${formatDateTime(instant)}`,
    neverChecked: 'Zatím neověřeno',
    succeeded: (instant: string): string => `Naposledy v pořádku ${formatDateTime(instant)}`,
    events: (count: number): string => formatCount(count, eventForms),
    conflicts: (count: number): string =>
      `Překrývá se s rezervacemi: ${formatNumber(count)}. Zkontrolujte prosím, která akce platí.`,
    failing: 'Nefunguje',
    check: 'Ověřit teď',
    checking: 'Ověřuje se…',
    checkLabel: (name: string): string => `Ověřit teď: ${name}`,
    checkedToast: (name: string): string => `Kalendář je ověřený: ${name}`,
    disconnect: 'Odpojit',
    disconnectLabel: (name: string): string => `Odpojit: ${name}`,
    disconnectTitle: (name: string): string => `Odpojit kalendář: ${name}?`,
    disconnectText: 'Blokace, které z něj přišly, zmizí a čas půjde znovu rezervovat.',
    disconnected: (name: string): string => `Kalendář odpojen: ${name}`,
    howTo: 'Kde adresu najdu a kam ji vložím',
    howToParts: [
      {
        name: 'Google Kalendář',
        take: 'Nastavení kalendáře → Integrovat kalendář → Soukromá adresa ve formátu iCal.',
        put: 'Na počítači: Jiné kalendáře → + → Z adresy URL. Google si změny načítá až po několika hodinách.',
      },
      {
        name: 'Outlook',
        take: 'Nastavení → Kalendář → Sdílené kalendáře → Publikovat kalendář → odkaz ICS.',
        put: 'Přidat kalendář → Přihlásit se k odběru z webu.',
      },
      {
        name: 'Apple Kalendář',
        take: 'Na iCloud.com u kalendáře zapněte Veřejný kalendář a zkopírujte odkaz.',
        put: 'Na Macu: Soubor → Nový odběr kalendáře. Na iPhonu: Kalendáře → Přidat kalendář → Přidat odebíraný kalendář.',
      },
    ],
    howToTake: 'Odkud adresu vzít:',
    howToPut: 'Kam vložit naši:',
  },
} as const;
