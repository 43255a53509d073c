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
