import { NBSP, counted, formatNumber, plural } from '../format.ts';

const photos = { one: 'fotka', few: 'fotky', other: 'fotek' } as const;
const files = { one: 'soubor', few: 'soubory', other: 'souborů' } as const;

/** „8 MB“, „640 kB“. */
const fileSize = (bytes: number): string => (bytes >= 1024 * 1024 ? `${formatNumber(Math.round(bytes / 1024 / 1024))}${NBSP}MB` : `${formatNumber(Math.max(1, Math.round(bytes / 1024)))}${NBSP}kB`);

/** Texts of the photo manager (wizard and edit mode). */
export const photoTexts = {
  list: 'Fotky prostoru',
  count: (used: number, limit: number): string => `${used} z${NBSP}${limit}`,
  reorderHint: 'přetažením změníte pořadí',
  main: 'Hlavní fotka',
  handle: (position: number, count: number): string => `Přesunout fotku ${position} z${NBSP}${count}`,
  remove: (position: number): string => `Smazat fotku ${position}`,
  describe: (position: number): string => `Popsat fotku ${position}`,
  describeTitle: 'Popis fotky',
  describeLabel: 'Co je na fotce vidět',
  describeHint: 'Čtou ho lidé, kteří fotku nevidí, a vyhledávače. Stačí jedna věta.',
  describeMax: 'Maximálně 200 znaků',
  describeSave: 'Uložit popis',
  described: 'Popis fotky je uložený.',
  add: 'Přidat fotky',
  addHint: 'JPEG, PNG, WebP, AVIF do 15 MB. Můžete je sem přetáhnout nebo vložit ze schránky.',
  dropHere: 'Pusťte fotky sem',
  full: (limit: number): string => `Vaše členství dovoluje ${counted(limit, photos)}. Další přidáte s${NBSP}vyšším členstvím, nebo místo některé z${NBSP}těchto.`,
  fullLink: 'Porovnat členství',
  processing: 'Zpracovává se',
  uploading: (percent: number): string => `Nahrává se ${percent}${NBSP}%`,
  progress: (name: string): string => `Nahrávání: ${name}`,
  waiting: 'Čeká ve frontě',
  failed: 'Nenahráno',
  unusable: 'Fotku nešlo zpracovat.',
  file: (name: string, bytes: number): string => `${name} · ${fileSize(bytes)}`,
  retry: 'Zkusit znovu',
  cancel: 'Zrušit',
  cancelFile: (name: string): string => `Zrušit nahrávání: ${name}`,
  retryFile: (name: string): string => `Zkusit znovu: ${name}`,
  dismiss: 'Zavřít',
  dismissFile: (name: string): string => `Odebrat ze seznamu: ${name}`,
  confirm: 'Opravdu smazat tuto fotku?',
  confirmYes: 'Smazat',
  confirmNo: 'Nechat',
  roleDescription: 'přesouvatelná fotka',
  refused: {
    type: 'Tento druh souboru nepřijímáme. Nahrajte prosím JPEG, PNG, WebP nebo AVIF.',
    size: 'Soubor má víc než 15 MB. Zmenšete ho prosím a zkuste to znovu.',
    empty: 'Soubor je prázdný.',
    limit: (limit: number): string => `Přes limit členství (${counted(limit, photos)}).`,
  },
  errors: {
    unreachable: 'Spojení vypadlo. Zkuste to prosím znovu.',
    upload: 'Fotku se nepodařilo nahrát. Zkuste to prosím znovu.',
    move: 'Pořadí se nepodařilo uložit, vrátili jsme ho zpět.',
    remove: 'Fotku se nepodařilo smazat.',
    describe: 'Popis se nepodařilo uložit.',
  },
  /** What a screen reader says of the queue. */
  queue: (left: number, failed: number): string =>
    [left > 0 ? `Nahrává se ${counted(left, files)}.` : '', failed > 0 ? `${plural(failed, { one: 'Nenahrál se', few: 'Nenahrály se', other: 'Nenahrálo se' })} ${counted(failed, files)}.` : ''].filter(Boolean).join(' '),
  leave: 'Fotky se ještě nahrávají.',
  drag: {
    instructions: 'Fotku zvednete mezerníkem nebo klávesou Enter, šipkami ji přesunete, mezerníkem pustíte a klávesou Esc přesun zrušíte.',
    picked: (position: number, count: number): string => `Fotka ${position} z${NBSP}${count} je zvednutá.`,
    over: (position: number, count: number): string => `Fotka je na místě ${position} z${NBSP}${count}.`,
    dropped: (position: number, count: number): string => `Fotka je položená na místo ${position} z${NBSP}${count}.`,
    cancelled: (position: number): string => `Přesun zrušený, fotka zůstala na místě ${position}.`,
  },
} as const;

/** Texts of the rich text's toolbar. */
export const richTextTexts = {
  toolbar: 'Formát textu',
  block: 'Druh odstavce',
  blocks: { paragraph: 'Text', h2: 'Nadpis', h3: 'Podnadpis' },
  size: 'Velikost písma',
  defaultSize: 'Velikost',
  sizeOf: (size: number): string => `${size} px`,
  family: 'Písmo',
  defaultFamily: 'Písmo',
  families: { 'sans-serif': 'Bezpatkové', serif: 'Patkové', monospace: 'Strojové' },
  bold: 'Tučně',
  italic: 'Kurzíva',
  underline: 'Podtržené',
  strike: 'Přeškrtnuté',
  bulletList: 'Odrážky',
  orderedList: 'Číslovaný seznam',
  quote: 'Citace',
  link: 'Odkaz',
  undo: 'Zpět',
  redo: 'Znovu',
  linkAddress: 'Adresa odkazu',
  linkSave: 'Vložit odkaz',
  linkRemove: 'Zrušit odkaz',
  linkInvalid: 'Adresa musí začínat http nebo https',
  cancel: 'Zavřít',
} as const;
