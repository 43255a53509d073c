import { HOUR_MS } from '@prostora/contracts';
import { conjugate } from '../counted.ts';
import { NBSP, atPreposition, formatCount, formatNumber } from '../format.ts';
import { adminAudit } from './admin-audit.ts';
import { SPACES } from './counts.ts';

const JOBS = { one: 'úloha', few: 'úlohy', other: 'úloh' };
const MAILS = { one: 'e-mail', few: 'e-maily', other: 'e-mailů' };
const HELD_MAILS = { one: 'pozdržený e-mail', few: 'pozdržené e-maily', other: 'pozdržených e-mailů' };
const RECORDS = { one: 'záznam', few: 'záznamy', other: 'záznamů' };
const TEMPLATES = { one: 'šablona', few: 'šablony', other: 'šablon' };
const MESSAGES = { one: 'zpráva', few: 'zprávy', other: 'zpráv' };
const EVERY = {
  seconds: { one: 'sekundu', few: 'sekundy', other: 'sekund' },
  minutes: { one: 'minutu', few: 'minuty', other: 'minut' },
  hours: { one: 'hodinu', few: 'hodiny', other: 'hodin' },
};

/** „každých 5 minut“, „každou minutu“. */
function formatInterval(ms: number): string {
  const [amount, forms] =
    ms % HOUR_MS === 0
      ? [ms / HOUR_MS, EVERY.hours]
      : ms % 60_000 === 0
        ? [ms / 60_000, EVERY.minutes]
        : [Math.round(ms / 1000), EVERY.seconds];
  if (amount === 1) return `každou ${forms.one}`;
  return `${amount < 5 ? 'každé' : 'každých'} ${formatCount(amount, forms)}`;
}

/** Describes a daily or hourly cron pattern; any other pattern is returned unchanged. */
function describeCron(pattern: string): string {
  const [, minute = '', hour = ''] = /^(\d{1,2}) (\d{1,2}|\*) \* \* \*$/u.exec(pattern) ?? [];
  if (minute === '') return pattern;
  if (hour !== '*')
    return `každý den ${atPreposition(Number(hour))}${NBSP}${hour}:${minute.padStart(2, '0')}`;
  return Number(minute) === 0
    ? 'každou celou hodinu'
    : `každou hodinu, ${formatCount(Number(minute), EVERY.minutes)} po celé`;
}

const jobNames: Readonly<Record<string, string>> = {
  'send-mail': 'Odeslání e-mailu',
  'send-reset-link': 'Odkaz k novému heslu',
  'send-device-code': 'Kód pro nové zařízení',
  'process-image': 'Zpracování fotky',
  'remove-image-files': 'Úklid souborů fotky',
  'sweep-images': 'Úklid nepoužitých fotek',
  'refresh-calendar': 'Načtení kalendáře',
  'refresh-due-calendars': 'Načítání kalendářů',
  'rebuild-catalog': 'Sestavení katalogu',
  'clean-outbox': 'Úklid předaných zpráv',
  'remove-audit': 'Úklid starých záznamů o úkonech',
  'remove-forgotten-mails': 'Úklid e-mailů zapomenutých osob',
  'remove-searches': 'Úklid starých hledání',
  'count-views': 'Součet zhlédnutí',
  'clean-idempotency-keys': 'Úklid klíčů požadavků',
  'remove-sessions': 'Úklid starých přihlášení',
  'remove-links': 'Úklid starých odkazů',
  'check-companies': 'Ověření firem v ARES',
  'count-owner-statistics': 'Součty o majitelích pro návštěvníky',
  'remind-of-reservations': 'Připomínky rezervací',
  'send-day-plans': 'Zítřejší akce majitelům',
  'send-waiting-digests': 'Co čeká na majitele',
  'send-held-mails': 'Odeslání pozdržených e-mailů',
  'forget-guests': 'Zapomenutí hostů',
  'forget-lost-deals': 'Zapomenutí hostů nabídek bez odpovědi',
  'offer-freed-time': 'Nabídka uvolněného termínu',
  'settle-waiting-lists': 'Konec nabídek na čekacích listinách',
  'forget-waiting-lists': 'Zapomenutí čekacích listin',
  'end-lapsed-reservations': 'Ukončení nezodpovězených žádostí',
  'receive-mail': 'Přijetí odpovědi e-mailem',
  'release-held-messages': 'Odeslání pozdržených zpráv',
  'delete-old-inbound-mails': 'Smazání přijatých e-mailů po 30 dnech',
  'care-for-inquiries': 'Péče o poptávky',
  'forget-senders': 'Zapomenutí odesílatelů poptávek',
  'review-memberships': 'Kontrola členství',
  'tell-of-terms': 'Oznámení nových podmínek',
  'tell-of-new-spaces': 'Hlídání: nové prostory',
  'forget-unconfirmed-searches': 'Úklid nepotvrzených hlídání',
  'publish-due-posts': 'Zveřejnění naplánovaných článků',
  'delete-expired-selections': 'Smazání výběrů po 60 dnech',
  'discard-unused-images': 'Odstranění nepoužitých obrázků',
};

const aboutNames: Readonly<Record<string, string>> = {
  mail: 'e-mail',
  image: 'fotka',
  feed: 'kalendář',
  space: 'prostor',
  inquiry: 'poptávka',
  recipient: 'příjemce poptávky',
  review: 'kontrola úprav',
  customer: 'zákazník',
  reservation: 'rezervace',
};

/** Texts of queues, mails and the audit log in the console. */
export const adminOperations = {
  unknown: '–',

  queues: {
    title: 'Fronty úloh',
    subtitle: (failed: number) =>
      failed === 0 ? `všechno běží, nic neselhalo` : `selhalo: ${formatCount(failed, JOBS)}`,
    names: {
      events: 'Události',
      emails: 'E-maily',
      images: 'Fotky',
      calendars: 'Kalendáře',
      maintenance: 'Údržba',
    },
    overview: 'Fronty',
    columns: { queue: 'Fronta', waiting: 'Čeká', active: 'Běží', delayed: 'Odloženo', failed: 'Selhalo' },
    paused: 'pozastavená',
    away: 'Server front neodpovídá',
    awayText: `Úlohy počkají, až se vrátí: co mají udělat, je zapsané v${NBSP}databázi. Stránka se zkouší načítat znovu.`,
    outbox: 'Předávání zpráv',
    outboxEmpty: 'Všechno je předané frontám.',
    outboxWaiting: (count: number, oldest: string) =>
      `Na předání ${conjugate(count, 'čeká', 'čekají')} ${formatCount(count, MESSAGES)}, nejstarší od ${oldest}.`,
    catalog: 'Katalog',
    catalogUpToDate: 'Katalog ukazuje všechny změny prostorů.',
    catalogWaiting: (count: number, oldest: string) =>
      `Na promítnutí do katalogu ${conjugate(count, 'čeká', 'čekají')} ${formatCount(count, SPACES)}, nejstarší změna od ${oldest}.`,
    catalogFailing: (count: number) =>
      `Nedaří se promítnout: ${formatCount(count, SPACES)}. Zkouší se to samo dál, nejpozději každých 10 minut.`,
    catalogColumns: {
      space: 'Prostor',
      reason: 'Důvod',
      attempts: 'Pokusů',
      since: 'Čeká od',
      next: 'Další pokus',
      actions: 'Akce',
    },
    catalogRetry: 'Zkusit hned',
    catalogRetryLabel: (name: string) => `Zkusit hned: ${name}`,
    catalogRetryAll: 'Zkusit všechny hned',
    catalogRetried: (count: number) => `Zkouší se znovu: ${formatCount(count, SPACES)}`,
    schedules: 'Plánované úlohy',
    scheduleColumns: { job: 'Úloha', queue: 'Fronta', when: 'Jak často', next: 'Příště' },
    noSchedules: 'Plány se zapíšou, až se spustí zpracování úloh.',
    every: formatInterval,
    pattern: describeCron,
    jobs: jobNames,
    jobName: (job: string): string => jobNames[job] ?? (job.includes('/') ? `Událost ${job}` : job),
    actions: 'Akce',
    failed: 'Úlohy, které selhaly',
    failedColumns: {
      job: 'Úloha',
      queue: 'Fronta',
      reason: 'Důvod',
      about: 'Čeho se týká',
      attempts: 'Pokusů',
      failed: 'Selhala',
    },
    about: (type: string, id: number) => `${aboutNames[type] ?? type} č.${NBSP}${formatNumber(id)}`,
    queueFilter: 'Fronta',
    anyQueue: 'Všechny fronty',
    jobFilter: 'Úloha',
    anyJob: 'Všechny úlohy',
    search: 'Hledat v důvodu',
    searchLabel: `Hledat v${NBSP}úlohách, které selhaly`,
    searchedPart: (limit: number) =>
      `Prohledáno je nejnovějších ${formatNumber(limit)} chyb každé fronty, starší tu nejsou.`,
    emptyText: 'Žádná úloha neselhala.',
    emptyFilteredText: 'Zkuste jinou frontu nebo kratší hledaný text.',
    retry: 'Spustit znovu',
    retryLabel: (job: string) => `Spustit znovu: ${job}`,
    retried: 'Úloha je zpátky ve frontě',
    retriedMany: (count: number) => `Zpátky ve frontě: ${formatCount(count, JOBS)}`,
    remove: 'Odstranit',
    removeLabel: (job: string) => `Odstranit: ${job}`,
    removeTitle: (job: string) => `Odstranit úlohu: ${job}`,
    removeManyTitle: (count: number) =>
      `Odstranit ${formatCount(count, { one: 'úlohu', few: 'úlohy', other: 'úloh' })}`,
    removeText: 'Úloha zmizí a její práce se neudělá. Vrátit zpátky ji nejde.',
    removed: 'Úloha je pryč',
    removedMany: (count: number) => `Odstraněno: ${formatCount(count, JOBS)}`,
    retryAll: 'Spustit všechny znovu',
    retryAllTitle: 'Spustit znovu úlohy, které selhaly',
    retryAllText: (scope: string) =>
      `Do fronty se vrátí nejvýš 200 nejnovějších: ${scope}. Hledaný text se při tom neuplatní.`,
    retryAllScope: (queue: string | null, job: string | null) =>
      [queue === null ? 'ze všech front' : `fronta ${queue}`, ...(job === null ? [] : [`úloha ${job}`])].join(
        ', ',
      ),
    retryAllDone: (retried: number, left: number) =>
      `Zpátky ve frontě: ${formatCount(retried, JOBS)}${left > 0 ? `, ${conjugate(left, 'zbývá', 'zbývají')} ${formatNumber(left)}` : ''}`,
  },

  mails: {
    title: 'E-maily',
    subtitle: (total: number) => formatCount(total, MAILS),
    templatesSubtitle: (total: number) => formatCount(total, TEMPLATES),
    tabs: 'E-maily',
    log: 'Protokol',
    templates: 'Šablony',
    states: { waiting: 'Čeká', sent: 'Odeslaný', failed: 'Neodešel' },
    stateTabs: 'Stav e-mailů',
    everything: 'Všechny',
    held: (count: number) =>
      `Mezi čekajícími ${conjugate(count, 'je', 'jsou')} i${NBSP}${formatCount(count, HELD_MAILS)}. Zapíšou se sem, až je dovolí limit adresy nebo až se ustálí změna, o${NBSP}které píšou.`,
    stateTabNames: { waiting: 'Čekají', sent: 'Odeslané', failed: 'Neodešly' },
    columns: {
      address: 'Komu',
      template: 'Šablona',
      state: 'Stav',
      subject: 'Čeho se týká',
      created: 'Zapsáno',
      sent: 'Odesláno',
      failure: 'Proč neodešel',
      actions: 'Akce',
    },
    anonymized: 'adresa je zapomenutá',
    search: 'Část adresy',
    searchLabel: `Hledat v${NBSP}e-mailech`,
    templateFilter: 'Šablona',
    anyTemplate: 'Všechny šablony',
    period: 'Období',
    about: (type: string, id: number) => `Jen: ${adminAudit.subject(type, id)}`,
    subject: (type: string, id: number) => adminAudit.subject(type, id),
    emptyText: 'Jakmile web pošle první e-mail, najdete ho tady.',
    emptyFilteredText: 'Zkuste jiný stav, jiné období nebo kratší část adresy.',
    open: (address: string | null) => `E-mail ${address ?? ''}`.trim(),
    close: 'Zavřít e-mail',
    notKept: 'Obsah e-mailů se neukládá. Jak vypadají, ukazují šablony.',
    showTemplate: 'Zobrazit šablonu',
    account: 'Účet',
    retry: 'Odeslat znovu',
    retryLabel: (address: string | null) => `Odeslat znovu: ${address ?? 'zapomenutá adresa'}`,
    retried: (address: string | null) =>
      address === null ? 'E-mail čeká na odeslání' : `E-mail čeká na odeslání: ${address}`,
    retriedMany: (count: number) => `Na odeslání čeká: ${formatCount(count, MAILS)}`,
    file: {
      name: 'E-maily',
      id: 'Číslo',
      created: 'Zapsáno',
      address: 'Komu',
      template: 'Šablona',
      state: 'Stav',
      subject: 'Čeho se týká',
      sent: 'Odesláno',
      failure: 'Proč neodešel',
    },
    templateList: 'Seznam šablon',
    templateSearch: 'Název nebo předmět',
    templateSearchLabel: `Hledat v${NBSP}šablonách`,
    templateEmpty: 'Takovou šablonu nemáme. Zkuste kratší text.',
    templatePreview: (name: string) => `Náhled: ${name}`,
    templateSubject: 'Předmět',
    templateCode: 'Název v protokolu',
    sample: 'Údaje v náhledu jsou smyšlené.',
    view: 'Jak se e-mail ukazuje',
    views: { wide: 'Počítač', phone: 'Telefon', text: 'Text' },
  },

  log: {
    title: 'Protokol akcí',
    subtitle: (total: number) => formatCount(total, RECORDS),
    columns: { action: 'Co se stalo', subject: 'S čím', actor: 'Kdo', at: 'Kdy', changes: 'Změny' },
    actionFilter: 'Akce',
    anyAction: 'Všechny akce',
    allOf: (noun: string) => `${noun}: vše`,
    subjectFilter: 'S čím',
    anySubject: 'Cokoli',
    search: 'E-mail toho, kdo to udělal',
    searchLabel: `Hledat v${NBSP}protokolu`,
    period: 'Období',
    only: (type: string, id: number) => `Jen: ${adminAudit.subject(type, id)}`,
    onlyBy: (id: number) => `Jen: udělal ${adminAudit.unknownPerson(id)}`,
    impersonated: 'za uživatele',
    emptyText: `Zatím tu není žádný záznam.`,
    emptyFilteredText: 'Zkuste jinou akci, jiné období nebo kratší část e-mailu.',
    file: {
      name: 'Protokol akcí',
      id: 'Číslo',
      at: 'Kdy',
      action: 'Akce',
      code: 'Kód akce',
      subject: 'S čím',
      subjectId: 'Číslo věci',
      actor: 'Kdo',
      operator: 'Správce, který jednal za uživatele',
      changes: 'Změny',
    },
    change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  },
} as const;
