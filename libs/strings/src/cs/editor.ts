import { NBSP, atPreposition, formatCount, formatNumber, plural, outOfPreposition } from '../format.ts';
import { measureLabels } from './space-measures.ts';

const photos = { one: 'fotka', few: 'fotky', other: 'fotek' } as const;
/** In the accusative: „dovoluje 1 fotku“. */
const photosAllowed = { ...photos, one: 'fotku' } as const;
const files = { one: 'soubor', few: 'soubory', other: 'souborů' } as const;

/** „8 MB“, „640 kB“. */
const fileSize = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${formatNumber(Math.round(bytes / 1024 / 1024))}${NBSP}MB`
    : `${formatNumber(Math.max(1, Math.round(bytes / 1024)))}${NBSP}kB`;

/** Texts of the photo manager (wizard and edit mode). */
export const photoTexts = {
  list: 'Fotky prostoru',
  count: (used: number, limit: number): string => `${used} ${outOfPreposition(limit)}${NBSP}${limit}`,
  reorderHint: 'přetažením změníte pořadí',
  main: 'Hlavní fotka',
  handle: (position: number, count: number): string =>
    `Přesunout fotku ${position} ${outOfPreposition(count)}${NBSP}${count}`,
  remove: (position: number): string => `Smazat fotku ${position}`,
  describe: (position: number): string => `Popsat fotku ${position}`,
  describeTitle: 'Popis fotky',
  describeLabel: 'Co je na fotce vidět',
  describeHint: 'Čtou ho lidé, kteří fotku nevidí, a vyhledávače. Stačí jedna věta.',
  describeMax: 'Maximálně 200 znaků',
  describeSave: 'Uložit popis',
  described: 'Popis fotky je uložený.',
  add: 'Přidat fotky',
  addHint: `JPEG, PNG, WebP, AVIF do 15${NBSP}MB. Můžete je sem přetáhnout nebo vložit ze schránky.`,
  dropHere: 'Pusťte fotky sem',
  full: (limit: number): string =>
    `Vaše členství dovoluje ${formatCount(limit, photosAllowed)}. Další přidáte s${NBSP}vyšším členstvím, nebo místo některé z${NBSP}těchto.`,
  fullOfMember: (limit: number): string =>
    `Prostor může mít nejvýše ${formatCount(limit, photosAllowed)}. Další přidáte místo některé z${NBSP}těchto.`,
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
  dismissFile: (name: string): string => `Odebrat ze seznamu: ${name}`,
  confirm: 'Opravdu smazat tuto fotku?',
  confirmYes: 'Smazat',
  confirmNo: 'Nechat',
  roleDescription: 'přesouvatelná fotka',
  refused: {
    type: 'Tento druh souboru nepřijímáme. Nahrajte prosím JPEG, PNG, WebP nebo AVIF.',
    size: `Soubor má víc než 15${NBSP}MB. Zmenšete ho prosím a${NBSP}zkuste to znovu.`,
    empty: 'Soubor je prázdný.',
    limit: (limit: number): string => `Přes limit členství (${formatCount(limit, photos)}).`,
  },
  errors: {
    unreachable: 'Spojení vypadlo. Zkuste to prosím znovu.',
    upload: 'Fotku se nepodařilo nahrát. Zkuste to prosím znovu.',
    move: 'Pořadí se nepodařilo uložit, vrátili jsme ho zpět.',
    remove: 'Fotku se nepodařilo smazat.',
    describe: 'Popis se nepodařilo uložit.',
  },
  /** Announcement of the upload queue for screen readers. */
  queue: (left: number, failed: number): string =>
    [
      left > 0 ? `Nahrává se ${formatCount(left, files)}.` : '',
      failed > 0
        ? `${plural(failed, { one: 'Nenahrál se', few: 'Nenahrály se', other: 'Nenahrálo se' })} ${formatCount(failed, files)}.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  leave: 'Fotky se ještě nahrávají.',
  drag: {
    instructions:
      'Fotku zvednete mezerníkem nebo klávesou Enter, šipkami ji přesunete, mezerníkem pustíte a klávesou Esc přesun zrušíte.',
    picked: (position: number, count: number): string =>
      `Fotka ${position} ${outOfPreposition(count)}${NBSP}${count} je zvednutá.`,
    over: (position: number, count: number): string =>
      `Fotka je na místě ${position} ${outOfPreposition(count)}${NBSP}${count}.`,
    dropped: (position: number, count: number): string =>
      `Fotka je položená na místo ${position} ${outOfPreposition(count)}${NBSP}${count}.`,
    cancelled: (position: number): string => `Přesun zrušený, fotka zůstala na místě ${position}.`,
  },
} as const;

/** Texts of the rich text's toolbar. */
export const richTextTexts = {
  toolbar: 'Formát textu',
  block: 'Druh odstavce',
  blocks: { paragraph: 'Text', h2: 'Nadpis', h3: 'Podnadpis', h4: 'Malý nadpis' },
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

/** Texts of the edit mode on the space's page. */
export const editTexts = {
  owner: { bar: 'Vaše možnosti', note: 'Tento prostor můžete upravovat.', edit: 'Upravit' },
  region: 'Režim úprav',
  back: 'Moje prostory',
  backToConsole: 'Správa',
  backToSpace: 'Na stránku prostoru',
  mode: 'Zobrazení',
  edit: 'Upravit',
  preview: 'Náhled',
  menu: 'Další možnosti',
  help: 'Průvodce úpravami',
  saveDraft: 'Uložit koncept',
  saveChanges: 'Uložit změny',
  submit: 'Odeslat ke schválení',
  withdraw: 'Vzít zpět',
  unpublish: 'Skrýt z katalogu',
  delete: 'Smazat prostor',
  state: {
    saving: 'Ukládá se…',
    retrying: 'Neuloženo – zkusíme to znovu',
    stopped: 'Neuloženo',
    invalid: 'Opravte označená pole',
    changed: 'Neuložené změny',
    /** „Uloženo v 9:05“, „Uloženo ve 14:32“. */
    saved: (time: string): string => `Uloženo ${atPreposition(Number.parseInt(time, 10))}${NBSP}${time}`,
    clean: 'Vše uloženo',
  },
  reasonTitle: 'Správce prostor vrátil',
  disabledTitle: 'Správce prostor zakázal',
  waitingTitle: 'Prostor čeká na schválení',
  waitingText: 'Můžete ho dál upravovat, správce uvidí poslední uloženou podobu.',
  publishedNote: 'Prostor je v katalogu. Uložené změny uvidí návštěvníci hned.',
  toasts: {
    saved: 'Změny jsou uložené.',
    submitted: 'Prostor jsme odeslali ke schválení. O výsledku vám napíšeme.',
    approved: 'Prostor je schválený a v katalogu.',
    withdrawn: 'Prostor je zase koncept.',
    returned: 'Prostor je vrácený majiteli.',
    disabled: 'Prostor je zakázaný.',
    enabled: 'Prostor je zase koncept.',
    unpublished: 'Prostor už v katalogu není.',
    deleted: 'Prostor je smazaný.',
    merged: 'Mezitím prostor změnil i někdo jiný. Vaše změny jsme k těm jeho přidali.',
    changedElsewhere: 'Stav prostoru se mezitím změnil, načetli jsme ho znovu.',
  },
  missing: (names: string): string => `Ještě chybí: ${names}.`,
  invalidFields: (names: string): string => `Opravte prosím: ${names}.`,
  sections: {
    tour: '3D prohlídka',
    photos: 'Fotografie',
    texts: 'Texty',
    tags: 'Štítky',
    contact: 'Kontakt',
    address: 'Adresa',
    video: 'Video v prostoru',
    parameters: 'Velikost a\u00a0cena',
    admin: 'Správce',
  },
  addressNote: 'Adresa patří budově: změní se u všech jejích prostorů.',
  buildingNote: 'Název se změní u všech prostorů budovy.',
  fields: {
    building_name: 'Název budovy',
    space_name: 'Název prostoru',
    perex: 'Krátké představení',
    description: 'Popis',
    ...measureLabels,
    price_level: 'Cenová hladina',
    price_from: 'Cena od (Kč za hodinu)',
    phone: 'Telefon',
    email: 'E-mail',
    web: 'Web',
    facebook: 'Facebook',
    instagram: 'Instagram',
    youtube: 'YouTube',
    video_url: 'Adresa videa',
    purposes: 'Vhodné pro',
    attributes: 'Vybavení a služby',
    layouts: 'Uspořádání a kapacity',
    street: 'Ulice',
    house_number: 'Číslo orientační',
    land_registry_number: 'Číslo popisné',
    postal_code: 'PSČ',
    city: 'Obec',
    lat: 'Poloha na mapě',
    lng: 'Poloha na mapě',
    recommended: 'Doporučený',
  },
  hints: {
    perex: 'Ukazuje se v katalogu pod fotkou. Dvě věty stačí.',
    price_from: 'Prázdné znamená cenu dohodou.',
    phone: 'Například +420 123 456 789',
    video: 'Adresa z YouTube nebo Vimea. Video se načte, až ho návštěvník spustí.',
  },
  level: (level: number): string => `Cenová hladina ${level} ze 4`,
  descriptionMax: (max: number): string =>
    `Popis je příliš dlouhý, i s formátováním může mít nejvýš ${formatNumber(max)} znaků.`,
  tagsFailed: 'Štítky se nepodařilo načíst.',
  retry: 'Zkusit znovu',
  videoLocked: {
    title: 'Video v prostoru',
    text: 'Je součástí vyššího členství. Stačí adresa z YouTube nebo Vimea.',
    link: 'Porovnat členství',
  },
  videoPreview: 'Náhled videa',
  checklist: {
    title: 'Připraveno ke zveřejnění',
    count: (done: number, all: number): string => `${done} / ${all}`,
    progress: 'Splněné podmínky',
    confirmEmail: 'Potvrdit v nastavení účtu',
    fill: 'Doplnit',
    fillField: (name: string): string => `Doplnit: ${name}`,
    done: 'hotovo',
    open: 'chybí',
    items: {
      email: 'Potvrzený e-mail',
      images: 'Alespoň jedna fotka',
      perex: 'Krátké představení',
      capacity: 'Kapacita',
      'tags.purpose': 'K\u00a0čemu se hodí',
      city: 'Adresa',
    },
  },
  admin: {
    note: 'Vidí jen správce.',
    approve: 'Uložit a schválit',
    return: 'Vrátit s důvodem',
    disable: 'Zakázat',
    enable: 'Povolit',
    recommended: 'Doporučený prostor',
    recommendedHint: 'V katalogu stojí výš a nese značku.',
  },
  reason: {
    returnTitle: 'Vrátit prostor majiteli',
    returnText: 'Důvod pošleme majiteli e-mailem a uvidí ho nad úpravami.',
    disableTitle: 'Zakázat prostor',
    disableText: 'Prostor zmizí z katalogu a majitel ho nebude moci upravovat. Důvod mu pošleme e-mailem.',
    label: 'Důvod',
    return: 'Vrátit',
    disable: 'Zakázat',
    cancel: 'Zpět',
  },
  confirm: {
    deleteTitle: 'Opravdu prostor smazat?',
    deleteText: 'Z katalogu zmizí hned. Obnovit ho může jen správce.',
    deleteYes: 'Smazat prostor',
    unpublishTitle: 'Skrýt prostor z katalogu?',
    unpublishText: 'Přestane být vidět. Do katalogu ho vrátíte kdykoli, bez nového schvalování.',
    unpublishYes: 'Skrýt z katalogu',
    cancel: 'Zpět',
  },
  leave: {
    title: 'Odejít bez uložení?',
    text: 'Některé změny ještě nejsou uložené.',
    uploads: 'Fotky se ještě nahrávají. Když odejdete, nahrávání se přeruší.',
    stay: 'Zůstat',
    save: 'Uložit a odejít',
    go: 'Odejít bez uložení',
  },
  conflict: {
    title: 'Prostor mezitím upravil někdo jiný',
    open: 'Vyřešit souběžné úpravy',
    yes: 'ano',
    no: 'ne',
  },
  link: {
    pageTitle: 'Úprava prostoru',
    loading: 'Načítáme prostor…',
    expiredTitle: 'Odkaz už neplatí',
    expiredText:
      'Odkaz na úpravu prostoru platí sedm dní. Přihlaste se, prostor najdete mezi svými, nebo si nechte poslat nový odkaz.',
    missingTitle: 'V odkazu něco chybí',
    missingText: 'Otevřete prosím odkaz přímo z e-mailu, celý a beze změn.',
    failedTitle: 'Prostor se nepodařilo načíst',
    login: 'Přihlásit se',
    retry: 'Zkusit znovu',
  },
} as const;

/** Texts of the guided tutorial; steps of SPEC §4. */
export const tutorialTexts = {
  step: (number: number, count: number): string => `Krok ${number} ze${NBSP}${count}`,
  skip: 'Přeskočit',
  next: 'Další',
  finish: 'Hotovo',
  steps: {
    photos: {
      title: 'Začněte fotkami',
      text: 'První fotka je hlavní a rozhoduje o kliknutí. Fotky přetáhnete myší, prstem i z klávesnice.',
    },
    editTexts: {
      title: 'Řekněte, čím je prostor jiný',
      text: 'Krátké představení se ukazuje v katalogu hned pod fotkou. Dvě věty stačí: co tam je a jaké to tam je.',
    },
    editTags: {
      title: 'Podle čeho vás najdou',
      text: 'Vyberte, k čemu se prostor hodí, co v něm je a co k němu nabízíte. Podle štítků lidé filtrují katalog.',
    },
    editContact: {
      title: 'Kam se mají ozvat',
      text: 'Telefon a e-mail vidí každý návštěvník stránky. Stačí jeden z nich.',
    },
    editVideo: {
      title: 'Ukažte prostor v pohybu',
      text: 'Krátké video z YouTube nebo Vimea zodpoví půlku dotazů předem.',
    },
    adminPanel: {
      title: 'A je to',
      text: 'Tady je vidět, jestli je vše uložené. Až bude hotovo, odešlete prostor ke schválení.',
    },
    adminPanelOperator: {
      title: 'Rozhodnutí správce',
      text: 'Tady prostor schválíte, vrátíte s důvodem nebo zakážete a zapnete doporučení.',
    },
  },
} as const;
