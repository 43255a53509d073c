import {
  NBSP,
  type PluralForms,
  formatApiTime,
  formatCount,
  formatCzk,
  formatDate,
  formatDateTime,
  formatNumber,
  formatTimeOfDay,
  plural,
} from '../format.ts';

const spaces: PluralForms = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };

/** Texts of the demand form and its confirmation page. */
export const demand = {
  pageTitle: 'Poptávka prostoru',
  pageDescription:
    'Popište svou akci jednou a nechte majitele odpovídajících prostorů, ať se ozvou s cenou a volným termínem. Zdarma a bez účtu.',
  title: 'Popište akci. Prostory se ozvou samy.',
  lead: 'Poptávku uvidí jen majitelé, jejichž prostor odpovídá místu, termínu, počtu hostů i rozpočtu. Nabídky dostanete na jednu stránku.',
  needsScript:
    'Formulář poptávky potřebuje zapnutý JavaScript. Prostory můžete oslovit i jednotlivě z jejich stránek v katalogu.',
  what: {
    legend: 'Co chystáte',
    other: 'Něco jiného',
    all: (count: number): string => `Všech ${formatNumber(count)} příležitostí`,
    fewer: 'Méně příležitostí',
    text: 'Co to bude',
    textHint: 'Stačí pár slov, například firemní den pro rodiny.',
  },
  where: {
    legend: 'Kde a kdy',
    place: 'Místo',
    anywhere: 'Kdekoli v Česku',
    placeHint: 'Kraj, město nebo část města. Když je to jedno, nechte pole prázdné.',
    unknownPlace: 'Vyberte prosím místo z nabídky, nebo pole vymažte.',
    places: 'Místa',
    foundPlaces: (count: number): string =>
      `${plural(count, { one: 'Nalezeno', few: 'Nalezena', many: 'Nalezeno', other: 'Nalezeno' })} ` +
      `${formatCount(count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}`,
    dateFrom: 'Datum',
    dateHint: 'Nevíte ho přesně? Vyplňte i poslední den, který by se hodil.',
    searched: (days: string): string => `Hledáme termín: ${days}.`,
    dateTo: 'Nejpozději',
    timeFrom: 'Od kolika',
    timeTo: 'Do kolika',
  },
  howMany: {
    legend: 'Kolik',
    guests: 'Počet hostů',
    budget: 'Rozpočet na prostor v Kč',
    budgetHint: 'Za celou akci. Porovnáme ho s\u00a0celkovou cenou prostorů ve váš den.',
    tariffHint: 'Někteří majitelé mají pro spolky, školy nebo firmy jiné ceny.',
    noTariff: 'Neuvedeno',
  },
  must: {
    legend: 'Musí tu být',
    all: (count: number): string => `Celé vybavení a služby (${formatNumber(count)})`,
    fewer: 'Zobrazit méně',
    group: 'Vybavení a služby, bez kterých to nejde',
  },
  details: {
    legend: 'Detaily',
    text: 'Co je pro vás důležité',
    hint: 'Program, uspořádání, jídlo, hudba, příjezd – cokoli, podle čeho majitel pozná, že je jeho prostor ten pravý.',
  },
  contact: {
    legend: 'Kontakt',
    fullname: 'Jméno a příjmení',
    email: 'E-mail',
    emailHint: 'Sem přijde odkaz na stránku s nabídkami.',
    phone: 'Telefon',
    terms: 'Souhlasím s obchodními podmínkami',
  },
  submit: 'Odeslat poptávku',
  note: 'Zdarma a nezávazně. Kontakt předáme jen majitelům, kteří vám pošlou nabídku.',
  restored: 'Doplnili jsme, co jste tu měli rozepsané.',
  forget: 'Začít znovu',
  matches: {
    label: 'Odpovídající prostory',
    title: 'Zadání vyhovuje',
    count: (total: number): string => formatCount(total, spaces),
    loading: 'Hledáme odpovídající prostory',
    failed: 'Odpovídající prostory teď neumíme ukázat. Poptávku můžete odeslat i tak.',
    retry: 'Zkusit znovu',
    waiting: 'Až vyberete, co chystáte a kolik vás bude, ukážeme tu prostory, které se hodí.',
    budgetWaits: 'Rozpočet porovnáme s\u00a0cenami, až vyberete den.',
    assumedHours: (from: string, to: string): string =>
      `Ceny počítáme pro ${formatTimeOfDay(from)}–${formatTimeOfDay(to)}\u00a0h, dokud nezadáte hodiny.`,
    inCatalog: 'Zobrazit v\u00a0katalogu',
    who: 'Komu poptávku poslat',
    forMe: 'Vyberte za mě',
    forMeHint: 'Pošleme ji nejvýš pěti prostorům, které zadání odpovídají nejlíp.',
    pick: 'Poslat i sem',
    picked: (count: number, most: number): string =>
      `${plural(count, { one: 'Vybrán', few: 'Vybrány', many: 'Vybráno', other: 'Vybráno' })} ${formatCount(count, spaces)}, nejvýš jich může být ${most}.`,
    showMore: 'Zobrazit další prostory',
    more: (count: number): string => `A ještě ${formatCount(count, spaces)}.`,
    none: 'Takovému zadání teď žádný prostor nevyhovuje.',
    noneHint: 'Poptávku přesto můžete odeslat, podíváme se po vhodném místě sami. Nebo zadání uvolněte:',
    noneAtAll: 'Poptávku přesto můžete odeslat, podíváme se po vhodném místě sami.',
    without: {
      attributes: 'Bez požadavků na vybavení',
      budget: 'Bez ohledu na rozpočet',
      date: 'V jiném termínu',
      guests: 'Pro méně hostů',
      location: 'Kdekoli v Česku',
      purpose: 'Pro jakoukoli příležitost',
    },
    gives: (total: number): string => formatCount(total, spaces),
  },
  steps: {
    label: 'Jak to probíhá',
    items: [
      { title: 'Pošlete poptávku', text: 'Zabere to dvě minuty, účet nepotřebujete.' },
      { title: 'Přijdou nabídky', text: 'Každá s cenou i volným termínem, všechny na jedné stránce.' },
      { title: 'Vyberete a uzavřete', text: 'Ostatním se dá vědět automaticky.' },
    ],
  },
} as const;

/** Texts of the private page of a demand. */
export const sentDemand = {
  pageTitle: 'Vaše poptávka',
  pageDescription: 'Stav poptávky a nabídky, které na ni přišly.',
  failed: { title: 'Poptávku se nepodařilo načíst' },
  number: (id: number): string => `Poptávka č.${NBSP}${id}`,
  title: (purpose: string | null): string => purpose ?? 'Vaše poptávka',
  requirements: 'Zadání',
  location: 'Místo',
  anywhere: 'Kdekoli v Česku',
  date: 'Termín',
  anyDate: 'Zatím neurčen',
  times: (from: string, to: string): string => `${formatApiTime(from)}–${formatApiTime(to)}`,
  guests: 'Počet hostů',
  persons: (count: number): string =>
    formatCount(count, { one: 'host', few: 'hosté', many: 'hosta', other: 'hostů' }),
  budget: 'Rozpočet',
  upTo: (czk: number): string => `do ${formatCzk(czk)}`,
  attributes: 'Musí tu být',
  text: 'Detaily',
  openUntil: 'Nabídky sbíráme do',
  asked: 'Oslovené prostory',
  offers: 'Nabídky',
  layout: 'Uspořádání',
  matchSummary: 'Když jste poptávku poslali',
  waitingTitle: 'Čekáme na odpovědi majitelů',
  waiting:
    'O každé nabídce vám napíšeme e-mailem a najdete ji tady, s cenou, zprávou a kontaktem na majitele. ' +
    'Stránku můžete klidně zavřít, odkaz na ni máte v e-mailu.',
  noMatchesTitle: 'Hledáme pro vás vhodný prostor',
  noMatchesText:
    'Zadání zatím neodpovídá žádný prostor z katalogu. Podíváme se na něj sami a ozveme se e-mailem.',
  closed: {
    chosen: 'Vybrali jste si. Ostatním majitelům jsme dali vědět.',
    withdrawn: 'Poptávku jste uzavřeli. Majitelům jsme dali vědět.',
    expired: 'Doba na odpovědi uplynula. Pokud prostor stále hledáte, pošlete prosím novou poptávku.',
    operator: 'Poptávku uzavřel správce webu.',
    spam: 'Poptávku uzavřel správce webu.',
  },
  again: 'Poslat novou poptávku',
  offer: {
    price: 'Cena',
    byAgreement: 'cena dohodou',
    otherSpace: 'Nabízí prostor',
    validUntil: (day: string): string => `Nabídka platí do ${formatDate(day)}.`,
    over: (day: string): string => `Nabídka platila do ${formatDate(day)}.`,
    deposit: (czk: number): string => `Vratná kauce ${formatCzk(czk)} se vybírá kromě ceny.`,
    contact: 'Kontakt na majitele',
  },
  compare: {
    title: 'Nabídky vedle sebe',
    total: 'Celkem',
    perPerson: 'Na osobu',
    vat: 'DPH v ceně',
    vatOf: (rate: string, tax: string): string => `${rate}${NBSP}%: ${tax}`,
    noVat: 'bez DPH',
    layout: 'Uspořádání',
    capacity: 'Kolik lidí se vejde',
    tooSmall: 'méně, než potřebujete',
    included: 'Co je v ceně',
    deposit: 'Vratná kauce',
    noDeposit: 'žádná',
    validUntil: 'Platí do',
    unlimited: 'bez omezení',
    unknown: 'neuvedeno',
  },
  declineReason: (text: string): string => `Důvod: ${text}`,
  reservation: {
    pending: (until: string | null): string =>
      `Na váš termín vznikla rezervace za nabídnutou cenu. Majitel ji ` +
      `potvrdí${until === null ? '' : ` do ${formatDateTime(until)}`}, o${NBSP}výsledku vám napíšeme.`,
    awaitsConfirmation: (until: string | null): string =>
      `Termín pro vás držíme${until === null ? '' : ` do ${formatDateTime(until)}`}. Rezervaci teď prosím potvrďte ` +
      'šestimístným kódem, který jsme vám poslali e-mailem. Majitel ji dostane hned potom.',
    confirmEmail: 'Zadat kód z e-mailu',
    confirmed: 'Majitel rezervaci potvrdil.',
    cancelled: 'Rezervace už neplatí.',
    show: 'Zobrazit rezervaci',
  },
  taken: {
    title: 'Termín už není volný',
    text:
      'Prostor mezitím zarezervoval někdo jiný, nabídku proto vybrat nejde. Poptávka zůstává ' +
      'otevřená: můžete si vybrat jinou nabídku, nebo se s majitelem domluvit na jiném čase.',
    alternatives: 'V tomto prostoru je volno',
    similar: 'Podobné prostory, které mají volno',
  },
  choose: {
    open: 'Vybrat nabídku',
    openFor: (space: string): string => `Vybrat nabídku: ${space}`,
    title: (space: string): string => `Vybrat nabídku: ${space}?`,
    text: 'Majiteli pošleme zprávu, že jste si vybrali. Poptávka se uzavře a ostatním dáme vědět, až bude rezervace potvrzená; když k tomu nedojde, můžete si vybrat znovu. Bez přesného dne a hodin se uzavře hned.',
    yes: 'Vybrat nabídku',
    no: 'Ještě si to rozmyslet',
    done: 'Nabídka je vybraná.',
  },
  close: {
    open: 'Uzavřít poptávku',
    title: 'Uzavřít poptávku?',
    text: 'Další nabídky už nepřijdou a osloveným majitelům dáme vědět. Vrátit to nejde.',
    label: 'Proč poptávku uzavíráte',
    yes: 'Uzavřít poptávku',
    no: 'Nechat otevřenou',
    done: 'Poptávka je uzavřená.',
  },
} as const;
