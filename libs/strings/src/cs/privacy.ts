import { bindSpaces, formatDate, formatDateTime } from '../format.ts';

/** Page of a request for personal data, by the mailed link. */
export const privacyRequest = {
  pageTitle: 'Žádost o osobní údaje',
  pageDescription: 'Potvrzení žádosti o výpis nebo smazání osobních údajů.',
  failedTitle: 'Žádost se nepodařilo načíst',
  titles: {
    export: { waiting: 'Chcete výpis svých osobních údajů?', proved: 'Žádost je potvrzená' },
    erasure: { waiting: 'Chcete smazat své osobní údaje?', proved: 'Žádost je potvrzená' },
    file: 'Výpis je připravený',
  },
  waiting: {
    export: (email: string): string =>
      `Jde o údaje, které máme k adrese ${email}. Po potvrzení vám na ni pošleme odkaz ke stažení.`,
    erasure: (email: string, dueOn: string): string =>
      `Jde o údaje, které máme k adrese ${email}. Po potvrzení je smažeme, nejpozději do ${formatDate(dueOn)}. Vrátit to pak nejde. Rezervace, které teprve budou, je potřeba zrušit předem.`,
  },
  proved: {
    export: (email: string): string => `Odkaz ke stažení jsme poslali na ${email}. Platí sedm dní.`,
    erasure: (dueOn: string): string =>
      `Údaje smažeme nejpozději do ${formatDate(dueOn)} a dáme vám vědět e-mailem.`,
  },
  file: (until: string): string => `Stáhnout ho můžete do ${formatDateTime(until)}.`,
  confirm: { export: 'Ano, chci výpis', erasure: 'Ano, smazat moje údaje' },
  download: 'Stáhnout výpis (ZIP)',
  downloading: 'Připravuje se…',
  fileName: 'prostora-export.zip',
  notYou: 'Pokud jste o nic nežádali, stránku prosím zavřete. Nic se nestane.',
} as const;

/** Contents of the ZIP file with exported personal data. */
export const privacyArchive = {
  readmeName: 'ctete-nejdriv.txt',
  readme: [
    'Výpis osobních údajů, které máme k vaší e-mailové adrese.',
    '',
    'Soubor data.json obsahuje všechno po částech: účet, rezervace, poptávky a zprávy, čekací listiny, hlídání prostorů a odeslané e-maily.',
    'Čitelný je v každém textovém editoru i v programech, které pracují s formátem JSON.',
    '',
  ].join('\r\n'),
} as const;

/** Requests for personal data in the console. */
export const adminPrivacy = {
  title: 'Osobní údaje',
  subtitle: bindSpaces('Žádosti o výpis a smazání, od lidí s účtem i bez něj'),
  add: 'Nová žádost',
  stateFilter: 'Stav žádosti',
  states: { waiting: 'Čeká na potvrzení', proved: 'Potvrzená', done: 'Vyřízená', expired: 'Propadlá' },
  kinds: { export: 'Výpis údajů', erasure: 'Smazání údajů' },
  kindLabel: 'Druh',
  channels: { mail: 'E-mailem', phone: 'Telefonem', post: 'Poštou', person: 'Osobně' },
  columns: {
    email: 'E-mail',
    kind: 'Druh',
    state: 'Stav',
    channel: 'Přišla',
    created: 'Založená',
    due: 'Vyřídit do',
    actions: 'Akce',
  },
  erasedEmail: 'adresa je smazaná',
  overdue: 'po termínu',
  search: 'Hledat e-mail',
  searchLabel: 'Hledat v e-mailech',
  emptyText: bindSpaces('Žádost založíte, když si někdo řekne o výpis nebo smazání svých údajů.'),
  emptyFilteredText: 'Takovým podmínkám neodpovídá žádná žádost.',
  resend: 'Poslat znovu',
  resendLabel: (email: string): string => `Poslat znovu odkaz na ${email}`,
  resent: (email: string): string => `Nový odkaz odešel na ${email}, ten předchozí už neplatí.`,
  preview: 'Co se smaže',
  previewLabel: (email: string): string => `Co se smaže: ${email}`,
  form: {
    title: 'Nová žádost o osobní údaje',
    hint: bindSpaces('Na adresu odejde odkaz, kterým si žádost potvrdí ten, komu schránka patří.'),
    email: 'E-mail',
    kind: 'O co žádá',
    channel: 'Jak se ozval',
    submit: 'Založit a poslat odkaz',
    opened: (email: string): string => `Žádost je založená, odkaz odešel na ${email}.`,
  },
  erasure: {
    title: (email: string): string => `Smazání údajů ${email}`,
    close: 'Zavřít',
    loading: 'Zjišťuje se, co se smaže…',
    account: 'Účet smažeme i s přihlášením.',
    guest: 'Žádný účet tahle adresa nemá.',
    erased: 'Smaže se',
    nothing: 'Nic, co by šlo smazat, jsme nenašli.',
    retained: 'Zůstane',
    customer: 'Firma a její prostory: mají dalšího majitele',
    reasons: {
      accounting: 'účetní zákon ukládá doklady uchovat',
      'guest-reservations': 'teprve budou, nejdřív je zrušte',
    },
    parts: {
      account: 'Účet',
      customer: 'Firma a fakturační údaje',
      second_factor: 'Dvoufázové přihlášení',
      sessions: 'Přihlášení na zařízeních',
      team: 'Členství v týmech a pozvánky',
      spaces: 'Budovy a prostory',
      blocked_slots: 'Zablokované časy',
      seasons: 'Sezóny',
      price_lists: 'Ceníky',
      rental_terms: 'Podmínky pronájmu',
      reservations: 'Rezervace',
      waiting_list: 'Místa na čekacích listinách',
      inquiries: 'Poptávky a zprávy',
      conversations: 'Konverzace s hosty a majiteli',
      'sender-blocks': 'Zablokovaná adresa',
      favourites: 'Oblíbené prostory',
      saved_searches: 'Hlídání prostorů',
      selections: 'Hlasy o výběru prostorů',
      calendars: 'Propojené kalendáře',
      member_calendars: 'Vlastní kalendáře',
      mails: 'Záznamy o e-mailech',
      orders: 'Objednávky a faktury',
      membership_credit: 'Pohyby kreditu',
      console_views: 'Uložené pohledy',
      privacy_requests: 'Žádosti o osobní údaje',
    },
    notProved: 'Žádost ještě nikdo ze schránky nepotvrdil. Smazat půjde, až se to stane.',
    irreversible: 'Smazání nejde vrátit.',
    submit: 'Smazat osobní údaje',
    done: 'Osobní údaje jsou smazané.',
  },
} as const;
