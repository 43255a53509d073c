import { NBSP, counted, formatNumber } from '../format.ts';

const ROWS = { one: 'řádek', few: 'řádky', other: 'řádků' };

/** Texts of the console's tables, forms and keys that load only when they are needed. */
export const adminKit = {
  conflict: {
    title: 'Mezitím to změnil někdo jiný',
    choose: `Nic z${NBSP}toho, co jste napsali, se neztratilo. U${NBSP}každého pole vyberte, co má platit, a${NBSP}uložte znovu.`,
    merged: `Cizí změny jsme převzali a${NBSP}vaše zůstaly. Zkontrolujte je a${NBSP}uložte znovu.`,
    mine: 'Moje:',
    theirs: 'Jejich:',
    taken: 'Převzato od druhého správce',
  },
  range: { from: 'Od', to: 'Do', today: 'Dnes', week: `Posledních 7${NBSP}dní`, days30: `Posledních 30${NBSP}dní`, month: 'Tento měsíc' },
  order: {
    move: (name: string) => `Přesunout: ${name}`,
    instructions: 'Položku zvednete mezerníkem nebo klávesou Enter, šipkami ji přesunete, mezerníkem pustíte a klávesou Esc přesun zrušíte.',
    picked: (name: string, position: number, count: number) => `Zvednuto: ${name}, místo ${position} z${NBSP}${count}.`,
    over: (name: string, position: number, count: number) => `${name}: místo ${position} z${NBSP}${count}.`,
    dropped: (name: string, position: number, count: number) => `Položeno: ${name}, místo ${position} z${NBSP}${count}.`,
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
    selected: (count: number) => `Vybráno: ${counted(count, ROWS)}`,
    cancel: 'Zrušit výběr',
    stop: 'Zastavit',
    fits: (label: string, fitting: number, all: number) => (fitting === all ? label : `${label} (${formatNumber(fitting)} z${NBSP}${formatNumber(all)})`),
    progress: (done: number, all: number) => `Hotovo ${formatNumber(done)} z${NBSP}${formatNumber(all)}`,
    failed: (count: number) => `Nepovedlo se: ${counted(count, ROWS)}`,
  },
} as const;
