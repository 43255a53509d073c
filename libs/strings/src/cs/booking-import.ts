import type { ConflictKind, OwnBookingWarningCode } from '@prostora/contracts';
import type { ImportField, ImportRowState } from '@prostora/contracts/booking-import.ts';
import { formatCount, NBSP, type PluralForms } from '../format.ts';

const reservations = {
  one: 'rezervaci',
  few: 'rezervace',
  many: 'rezervace',
  other: 'rezervací',
} as const satisfies PluralForms;
const rows = { one: 'řádek', few: 'řádky', many: 'řádku', other: 'řádků' } as const satisfies PluralForms;

const fields: Readonly<Record<ImportField, string>> = {
  day: 'Datum',
  start: 'Začátek',
  end: 'Konec',
  duration: 'Délka',
  space: 'Prostor',
  name: 'Jméno hosta',
  title: 'Název akce',
  phone: 'Telefon',
  email: 'E-mail',
  guests: 'Počet osob',
  price: 'Cena',
  status: 'Stav',
  note: 'Poznámka pro vás',
  reference: 'Číslo rezervace',
};

const states: Readonly<Record<ImportRowState, string>> = {
  new: 'Nové',
  clash: 'Střety',
  error: 'Nečitelné',
  changed: 'Změněné',
  known: 'Už zapsané',
  skipped: 'Zrušené',
};

const warnings: Readonly<Record<OwnBookingWarningCode, string>> = {
  OUTSIDE_HOURS: 'mimo otevírací dobu',
  SHORT_NOTICE: '',
  OVER_CAPACITY: 'víc osob, než je kapacita',
  HOLIDAY: '',
  FOREIGN_CALENDAR: 'těsně u události z připojeného kalendáře',
};

const conflicts: Readonly<Record<ConflictKind, (title: string) => string>> = {
  reservation: (title) => `rezervace ${title}`,
  block: (title) => (title === '' ? 'blokace' : `blokace ${title}`),
  proposal: (title) => `navržený termín ${title}`,
  calendar: (title) => `připojený kalendář${title === '' ? '' : `: ${title}`}`,
  shared_floor: () => 'obsazená společná plocha',
};

/** Page on which an owner imports bookings kept elsewhere. */
export const bookingImport = {
  title: 'Import rezervací',
  lead: 'Přeneste sem rezervace z Excelu, CSV nebo z jiného kalendáře. Nic nezapíšeme, dokud si neprojdete náhled; hostům nic neposíláme.',
  file: {
    label: 'Soubor s rezervacemi',
    choose: 'Vybrat soubor',
    drop: 'Sem přetáhněte soubor CSV, Excel (.xlsx) nebo kalendář (.ics)',
    limits: `Nejvýš 10${NBSP}000 řádků. Opakované události z kalendáře vypíšeme na dva roky dopředu, zrušené vynecháme.`,
    paste: 'Nebo sem vložte tabulku',
    pasteHint: 'Zkopírujte řádky i s názvy sloupců.',
    read: 'Přečíst tabulku',
    other: 'Jiný soubor',
    pasted: 'Vložená tabulka',
  },
  reading: 'Čteme soubor…',
  writing: 'Zapisujeme…',
  sheet: 'List',
  titleRow: 'Řádek s názvy sloupců',
  noTitles: 'Bez názvů',
  columns: {
    title: 'Co je ve sloupcích',
    unnamed: (index: number) => `Sloupec ${index}`,
    ignored: 'Nepřenášet',
    fields,
  },
  spaces: {
    title: 'Prostory',
    unnamed: 'Řádky bez prostoru',
    none: 'Vyberte prostor',
    rows: (count: number) => formatCount(count, rows),
  },
  preview: {
    title: 'Náhled',
    filters: 'Řádky podle toho, co s nimi bude',
    all: 'Všechny',
    states,
    row: (row: number) => `řádek${NBSP}${row}`,
    empty: 'Tady žádné řádky nejsou.',
    more: (count: number) => `Zobrazit dalších ${count}`,
    option: 'opce',
    warnings,
    clash: (kind: ConflictKind, title: string) => `Střet: ${conflicts[kind](title)}`,
    clashRow: (row: number) => `Střet s${NBSP}řádkem${NBSP}${row}`,
    twin: (row: number) => `Stejná rezervace je na řádku${NBSP}${row}`,
    known: 'Tuhle rezervaci už máte.',
    changed: 'Od minulého importu má jiný čas. Upravte ji prosím přímo v rezervaci.',
    skipped: 'V souboru je zrušená, nepřenášíme ji.',
    open: 'Otevřít rezervaci',
    guests: (count: number) => `${count}${NBSP}os.`,
  },
  submit: (count: number) => `Zapsat ${formatCount(count, reservations)}`,
  nothing: 'Není co zapsat.',
  rest: (count: number) => `${formatCount(count, rows)} nezapíšeme.`,
  done: (count: number) => `Hotovo, zapsali jsme ${formatCount(count, reservations)}.`,
  show: 'Otevřít kalendář',
  history: {
    title: 'Předchozí importy',
    reservations: (count: number) => formatCount(count, reservations),
    undo: 'Vrátit import',
    undoTitle: 'Vrátit celý import?',
    undoText: (count: number) =>
      `Smažeme ${formatCount(count, reservations)} z tohoto importu. Ty, které jste mezitím změnili, necháme být.`,
    undoYes: 'Vrátit import',
    undoNo: 'Nechat',
    undone: 'Vrácený',
    kept: (count: number) => `Vrácený, v kalendáři zůstalo ${formatCount(count, reservations)} se změnami`,
    until: (time: string) => `Vrátit ho jde do ${time}`,
    removed: (count: number) => `Import jsme vrátili, smazali jsme ${formatCount(count, reservations)}.`,
  },
} as const;
