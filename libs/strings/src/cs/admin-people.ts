import { NBSP, formatCount, formatCzk, formatDate, formatDateTime } from '../format.ts';

const USERS = { one: 'uživatel', few: 'uživatelé', other: 'uživatelů' };
const CUSTOMERS = { one: 'zákazník', few: 'zákazníci', other: 'zákazníků' };
const SPACES = { one: 'prostor', few: 'prostory', other: 'prostorů' };
const BOOKINGS_AHEAD = { one: 'rezervaci', few: 'rezervace', other: 'rezervací' };
const DEVICES = { one: 'zařízení', few: 'zařízení', other: 'zařízení' };

/** Texts of users and customers in the operator's console. */
export const adminPeople = {
  unknown: '–',
  edit: 'Upravit',
  save: 'Uložit',

  users: {
    title: 'Uživatelé',
    subtitle: (total: number) => formatCount(total, USERS),
    back: 'Všichni uživatelé',
    searchLabel: 'Hledat v uživatelích',
    search: 'E-mail, jméno nebo zákazník',
    tabs: 'Stav účtu',
    everybody: 'Všichni',
    admins: 'Správci',
    states: { active: 'Aktivní', unconfirmed: 'Nepotvrzení', blocked: 'Zablokovaní' },
    role: 'Role',
    anyRole: 'Všechny role',
    roles: { ROLE_USER: 'Uživatel', ROLE_CUSTOMER: 'Majitel', ROLE_SUPERADMIN: 'Správce' },
    columns: {
      user: 'Uživatel',
      state: 'Stav',
      roles: 'Role',
      customer: 'Zákazník',
      created: 'Registrace',
      seen: 'Naposledy',
    },
    emptyText: 'Jakmile se někdo zaregistruje, najdete ho tady.',
    emptyFilteredText: 'Zkuste jiný stav nebo kratší hledaný text.',
    noName: 'Beze jména',
    bulk: {
      blockTitle: (count: number) => `Zablokovat: ${formatCount(count, USERS)}`,
      blockDone: (count: number) => `Zablokováno: ${formatCount(count, USERS)}`,
      blockText:
        'Hned se všude odhlásí a znovu se nepřihlásí, dokud je neodblokujete. Jejich zveřejněné prostory se schovají z katalogu, rezervace zůstanou.',
      blockConfirm: 'Zablokovat účty',
      endTitle: (count: number) => `Odhlásit všude: ${formatCount(count, USERS)}`,
      endDone: (count: number) => `Odhlášeno všude: ${formatCount(count, USERS)}`,
      endText: 'Odhlásí se na všech zařízeních. Přihlásit se znovu půjde hned.',
    },
  },
  state: { active: 'Aktivní', unconfirmed: 'Nepotvrzený e-mail', blocked: 'Zablokovaný', erased: 'Smazaný' },

  user: {
    notFoundTitle: 'Uživatel se nenašel',
    notFoundText: 'Možná je v adrese překlep.',
    details: 'Údaje',
    name: 'Jméno',
    email: 'E-mail',
    emailConfirmed: 'potvrzený',
    emailUnconfirmed: 'nepotvrzený',
    roles: 'Role',
    customer: 'Zákazník',
    spaces: (count: number) => formatCount(count, SPACES),
    created: 'Registrace',
    seen: 'Naposledy aktivní',
    terms: 'Souhlas s podmínkami',
    termsValue: (version: string, at: string | null) =>
      `verze ${version}${at === null ? '' : `, ${formatDateTime(at)}`}`,
    blocked: 'Zablokováno',
    blockedReason: 'Důvod blokace',
    erasedNote: (at: string) =>
      `Účet byl ${formatDate(at)} smazán, jeho osobní údaje už neuchováváme a nejde ho měnit.`,

    editTitle: 'Upravit uživatele',
    editHint:
      'Nový e-mail bude muset uživatel znovu potvrdit a odkazy poslané na ten starý přestanou platit.',
    saved: 'Uživatel je uložený.',
    rolesSaved: 'Role jsou změněné.',
    rolesConfirmTitle: (email: string, isGranted: boolean) =>
      isGranted ? `Udělat správce: ${email}` : `Odebrat správu: ${email}`,
    rolesConfirmText: (isGranted: boolean) =>
      isGranted
        ? 'Správce vidí a smí měnit všechno: prostory, uživatele, zákazníky i platby. Dejte tuhle roli jen tomu, komu ji dát chcete.'
        : 'Účet zůstane, jen se už nedostane do správy.',
    makeAdmin: 'Udělat správcem',
    dropAdmin: 'Odebrat správu',

    access: 'Přístup',
    impersonate: 'Přihlásit se jako',
    impersonateTitle: (email: string) => `Přihlásit se jako ${email}`,
    impersonateText:
      'V novém panelu se otevře web tak, jak ho vidí tento uživatel; správa zůstane otevřená v tomto. Nahoře uvidíte lištu s tlačítkem Zpět do správy a do hodiny přihlášení skončí samo. Heslo ani e-mail takhle změnit nejde.',
    impersonateWarning: 'Vše, co uděláte, se zapíše do historie s vaším jménem.',
    impersonateConfirm: 'Přihlásit se jako uživatel',
    impersonateNoTab:
      'Prohlížeč nedovolil otevřít nový panel. Povolte pro tento web vyskakovací okna a zkuste to znovu.',
    impersonateOwn: 'Jste přihlášeni právě tímto účtem.',
    impersonateAdmin: 'Za jiného správce se přihlásit nejde.',
    impersonateBlocked: 'Za zablokovaný účet se přihlásit nejde.',
    ownAccount: 'Vlastní účet zablokovat nejde a vlastní role měnit také ne.',

    block: 'Zablokovat',
    blockTitle: (email: string) => `Zablokovat: ${email}`,
    blockText: 'Uživatel se hned všude odhlásí a znovu se nepřihlásí, dokud ho neodblokujete.',
    blockSpaces: (count: number) =>
      `Z katalogu zmizí ${formatCount(count, SPACES)}. Po odblokování se vrátí beze změny.`,
    blockBookings: (count: number) =>
      `Hosté tu mají ${formatCount(count, BOOKINGS_AHEAD)}. ${count === 1 ? 'Blokace ji nezruší, rozhodněte prosím, co s ní' : 'Blokace je nezruší, rozhodněte prosím, co s nimi'}:`,
    bookingStatus: { pending: 'čeká na odpověď', confirmed: 'potvrzená' },
    moreBookings: (count: number) => `a další: ${String(count)}`,
    bookingsTitle: 'Rezervace zablokovaného majitele',
    suspended: 'Prostory v katalogu',
    suspendedValue: 'pozastavené, dokud je majitel zablokovaný',
    blockHint: 'Důvod uvidí jen správci.',
    blockConfirm: 'Zablokovat účet',
    blockDone: (email: string) => `Zablokováno: ${email}`,
    unblock: 'Odblokovat',
    unblockTitle: (email: string) => `Odblokovat: ${email}`,
    unblockText:
      'Uživatel se bude moci znovu přihlásit svým heslem. Prostory, které blokace schovala, se vrátí do katalogu.',
    unblockConfirm: 'Odblokovat účet',
    unblockDone: (email: string) => `Odblokováno: ${email}`,

    sessions: 'Přihlášená zařízení',
    sessionsEmpty: 'Uživatel teď nikde přihlášený není.',
    device: 'Zařízení',
    currentDevice: 'toto zařízení',
    since: 'Přihlášeno',
    lastUsed: 'Naposledy',
    endSessions: 'Odhlásit všude',
    endTitle: (email: string) => `Odhlásit všude: ${email}`,
    endText: (count: number, isOwn: boolean) =>
      `Odhlásí se ${formatCount(count, DEVICES)}${isOwn ? ' (kromě tohoto prohlížeče)' : ''}. Přihlásit se znovu půjde hned.`,
    endConfirm: 'Odhlásit všude',
    endDone: (email: string) => `Odhlášeno všude: ${email}`,

    resetFactor: 'Zrušit dvoufázové přihlášení',
    resetFactorTitle: (email: string) => `Zrušit dvoufázové přihlášení: ${email}`,
    resetFactorText:
      'Pro toho, kdo ztratil telefon i záložní kódy. Ověřte si nejdřív, že mluvíte opravdu s ním. Všude ho odhlásíme a napíšeme mu o tom; správce si ho při dalším přihlášení nastaví znovu.',
    resetFactorConfirm: 'Zrušit dvoufázové přihlášení',
    resetFactorDone: (email: string) => `Dvoufázové přihlášení je zrušené: ${email}`,

    logTitle: 'Historie účtu',
    logAbout: 'Co se dělo s účtem',
    logBy: 'Co uživatel dělal',
  },

  customers: {
    title: 'Zákazníci',
    subtitle: (total: number) => formatCount(total, CUSTOMERS),
    back: 'Všichni zákazníci',
    searchLabel: 'Hledat v zákaznících',
    search: 'Název, IČO nebo e-mail',
    plan: 'Tarif',
    anyPlan: 'Všechny tarify',
    noPlan: 'Bez tarifu',
    columns: {
      customer: 'Zákazník',
      ico: 'IČO',
      user: 'Uživatel',
      plan: 'Tarif',
      spaces: 'Prostory',
      created: 'Registrace',
    },
    spaces: (all: number, published: number) =>
      all === 0 ? 'žádný' : `${formatCount(all, SPACES)}, zveřejněno ${published}`,
    trial: 'zkušební',
    until: (at: string) => `do ${formatDate(at)}`,
    blocked: 'zablokovaný účet',
    emptyText: 'Jakmile se zaregistruje první majitel, najdete ho tady.',
    emptyFilteredText: 'Zkuste jiný tarif nebo kratší hledaný text.',
    noName: 'Bez názvu',
  },

  customer: {
    notFoundTitle: 'Zákazník se nenašel',
    notFoundText: 'Možná je v adrese překlep.',
    billing: 'Firma a fakturační údaje',
    company: 'Název firmy nebo jméno',
    ico: 'IČO',
    dic: 'DIČ',
    street: 'Ulice a číslo',
    city: 'Město',
    postalCode: 'PSČ',
    phone: 'Telefon',
    address: 'Adresa',
    editTitle: 'Upravit zákazníka',
    editHint: 'Změna platí pro nové faktury, už vystavené zůstanou, jak jsou.',
    saved: 'Zákazník je uložený.',
    account: 'Účet',
    user: 'Uživatel',
    created: 'Registrace',
    plan: 'Tarif',
    planEnds: 'Platí do',
    planEndless: 'bez omezení',
    spaces: 'Prostory',
    showSpaces: 'Zobrazit prostory',
    orders: 'Objednávky členství',
    ordersEmpty: 'Zákazník si zatím nic neobjednal.',
    showOrders: 'Otevřít v členství',
  },

  membership: {
    title: 'Členství a kredit',
    empty: 'Zákazník zatím žádné členství neměl.',
    subscriptions: 'Členství zákazníka',
    columns: {
      plan: 'Tarif',
      period: 'Období',
      paid: 'Zaplaceno',
      remaining: `Zůstává v${NBSP}období`,
    },
    noOrder: 'bez objednávky',
    ledger: 'Pohyby kreditu',
    ledgerColumns: { created: 'Kdy', what: 'Co', amount: 'Částka' },
    kinds: {
      unused: 'Nevyužité dny',
      used: 'Použito na objednávku',
      waiting: 'Dny do zaplacení',
      operator: 'Úprava správcem',
    },
    ofOrder: (number: string) => `objednávka ${number}`,
    credit: (czk: number) => `Kredit k${NBSP}dispozici: ${formatCzk(czk)}`,
    amount: (czk: number) => (czk > 0 ? `+${formatCzk(czk)}` : formatCzk(czk)),

    edit: 'Upravit členství',
    editTitle: (customer: string) => `Upravit členství: ${customer}`,
    editHint: (now: string) =>
      `Teď: ${now}. Nové nastavení platí hned a nahradí i zaplacené další roky. Hodnota nevyužitých dnů v${NBSP}něm zůstane.`,
    plan: 'Tarif',
    until: 'Platí do',
    reason: 'Důvod',
    reasonHint: 'Zákazník ho dostane v e-mailu a zapíše se do historie.',
    none: 'bez tarifu',
    planUntil: (plan: string, at: string) => `${plan} do ${formatDate(at)}`,
    submit: 'Pokračovat',
    confirmTitle: 'Upravit členství?',
    confirmText: (from: string, to: string) => `${from} → ${to}. Zákazník dostane e-mail.`,
    confirm: 'Upravit členství',
    done: 'Členství je upravené.',

    creditEdit: 'Upravit kredit',
    creditTitle: (customer: string) => `Upravit kredit: ${customer}`,
    creditHint: (czk: number) => `K${NBSP}dispozici teď: ${formatCzk(czk)}. Záporná částka kredit odebere.`,
    creditAmount: `Částka v${NBSP}Kč`,
    creditConfirmTitle: (czk: number) =>
      czk < 0 ? `Odebrat kredit ${formatCzk(-czk)}?` : `Připsat kredit ${formatCzk(czk)}?`,
    creditConfirm: 'Upravit kredit',
    creditDone: 'Kredit je upravený.',
  },
} as const;
