import { NBSP, formatCount, formatNumber, outOfPreposition } from '../format.ts';

const ROWS = { one: 'řádek', few: 'řádky', other: 'řádků' };

/** Lazily loaded texts of the console's tables, forms and keyboard shortcuts. */
export const adminKit = {
  clearFilter: (name: string) => `Zrušit filtr ${name}`,
  conflict: {
    title: 'Mezitím to změnil někdo jiný',
    choose: `Nic z${NBSP}toho, co jste napsali, se neztratilo. U${NBSP}každého pole vyberte, co má platit, a${NBSP}uložte znovu.`,
    merged: `Cizí změny jsme převzali a${NBSP}vaše zůstaly. Zkontrolujte je a${NBSP}uložte znovu.`,
    mine: 'Moje:',
    theirs: 'Jejich:',
    taken: 'Převzato od druhého správce',
  },
  views: {
    label: 'Uložené pohledy',
    present: (name: string) => `Uložené pohledy, teď: ${name}`,
    own: 'Moje pohledy',
    shared: 'Sdílené ostatními',
    save: 'Uložit pohled…',
    manage: 'Spravovat pohledy…',
    saveTitle: 'Uložit pohled',
    manageTitle: 'Spravovat pohledy',
    name: 'Název pohledu',
    nameHint: 'Uloží se filtry, hledání, řazení a délka stránky.',
    share: 'Sdílet s\u00a0ostatními správci',
    overwrite: 'Přepsat tím, co seznam ukazuje teď',
    submit: 'Uložit',
    saved: (name: string) => `Pohled uložen: ${name}`,
    removed: (name: string) => `Pohled smazán: ${name}`,
    edit: (name: string) => `Upravit pohled ${name}`,
    remove: (name: string) => `Smazat pohled ${name}`,
    isShared: 'sdílený s\u00a0ostatními správci',
    none: 'Nemáte žádný uložený pohled.',
  },
  shortcuts: {
    title: 'Klávesové zkratky',
    or: 'nebo',
    groups: [
      {
        title: 'Kdekoli',
        keys: [
          { does: 'Hledat ve všem', press: ['Ctrl K', '⌘ K'] },
          { does: 'Vrátit zpět poslední změnu', press: ['Z'] },
          { does: 'Ukázat zkratky', press: ['?'] },
          { does: 'Zavřít dialog nebo panel', press: ['Esc'] },
        ],
      },
      {
        title: 'V\u00a0seznamu',
        keys: [
          { does: 'Hledat v\u00a0seznamu', press: ['/'] },
          { does: 'Další řádek', press: ['J', '↓'] },
          { does: 'Předchozí řádek', press: ['K', '↑'] },
          { does: 'Otevřít řádek', press: ['Enter'] },
          { does: 'Vybrat řádek', press: ['X'] },
          { does: 'Přidat nový záznam', press: ['N'] },
        ],
      },
      { title: 'Ve formuláři', keys: [{ does: 'Uložit', press: ['Ctrl S', 'Ctrl Enter'] }] },
    ],
    single: 'Zkratky z\u00a0jednoho písmene',
    singleHint: 'Vypněte je, když počítač ovládáte hlasem nebo se vám klávesy mačkají omylem.',
  },
  /** Texts of the column settings, by the keys of the table library. */
  columnSettings: {
    'tableToolBar.columnDisplay': 'Zobrazené sloupce',
    'tableToolBar.columnSetting': 'Nastavení sloupců',
    'tableToolBar.reset': 'Výchozí nastavení',
    'tableToolBar.leftPin': 'Připnout vlevo',
    'tableToolBar.rightPin': 'Připnout vpravo',
    'tableToolBar.noPin': 'Odepnout',
    'tableToolBar.leftFixedTitle': 'Připnuté vlevo',
    'tableToolBar.rightFixedTitle': 'Připnuté vpravo',
    'tableToolBar.noFixedTitle': 'Ostatní',
  },
  range: {
    from: 'Od',
    to: 'Do',
    today: 'Dnes',
    week: `Posledních 7${NBSP}dní`,
    days30: `Posledních 30${NBSP}dní`,
    month: 'Tento měsíc',
  },
  order: {
    move: (name: string) => `Přesunout: ${name}`,
    instructions:
      'Položku zvednete mezerníkem nebo klávesou Enter, šipkami ji přesunete, mezerníkem pustíte a klávesou Esc přesun zrušíte.',
    picked: (name: string, position: number, count: number) =>
      `Zvednuto: ${name}, místo ${position} ${outOfPreposition(count)}${NBSP}${count}.`,
    over: (name: string, position: number, count: number) =>
      `${name}: místo ${position} ${outOfPreposition(count)}${NBSP}${count}.`,
    dropped: (name: string, position: number, count: number) =>
      `Položeno: ${name}, místo ${position} ${outOfPreposition(count)}${NBSP}${count}.`,
    cancelled: (name: string, position: number) => `Přesun zrušený. ${name}: místo ${position}.`,
  },
  exports: {
    label: 'Exportovat',
    csv: 'CSV (pro jakýkoli program)',
    xlsx: 'XLSX (pro Excel)',
    preparing: 'Připravuje se soubor…',
    done: (file: string) => `Staženo: ${file}`,
  },
  bulk: {
    label: 'Hromadné akce',
    select: 'Vybrat',
    selectPage: 'Vybrat celou stránku',
    selected: (count: number) => `Vybráno: ${formatCount(count, ROWS)}`,
    cancel: 'Zrušit výběr',
    stop: 'Zastavit',
    fits: (label: string, fitting: number, all: number) =>
      fitting === all ? label : `${label} (${formatNumber(fitting)} z${NBSP}${formatNumber(all)})`,
    progress: (done: number, all: number) => `Hotovo ${formatNumber(done)} z${NBSP}${formatNumber(all)}`,
    failed: (count: number) => `Nepovedlo se: ${formatCount(count, ROWS)}`,
  },
} as const;
