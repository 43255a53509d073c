import {
  NBSP,
  formatCount,
  formatCzk,
  formatDate,
  formatNumber,
  outOfPreposition,
  type PluralForms,
} from '../format.ts';

const spaces: PluralForms = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };
const photos: PluralForms = { one: 'fotka', few: 'fotky', many: 'fotky', other: 'fotek' };

const amounts = new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Amount with haléře: „2 533,84 Kč“. */
const amount = (czk: number): string => `${amounts.format(czk).replace(/\s/gu, NBSP)}${NBSP}Kč`;

/** Texts of the membership page in the owner's portal. Names of plans come from data and stay in the nominative. */
export const membership = {
  title: 'Členství',
  plan: (name: string): string => `Tarif ${name}`,
  trial: 'zkušební období',
  until: (at: string): string => `Platí do ${formatDate(at)}`,
  credit: (czk: number): string => `Kredit na další objednávku: ${amount(czk)}`,
  forever: 'Bez omezení doby, zdarma.',
  trialEnds: (at: string): string =>
    `Zkušební období končí ${formatDate(at)}. Potom platí základní tarif. Prostory, které se do něj nevejdou, pozastavíme; které zůstanou zveřejněné, si vyberete.`,

  use: {
    title: 'Jak tarif využíváte',
    spaces: 'Prostory',
    photos: 'Fotky u prostoru',
    photosHint: 'Nejvíc fotek u jednoho prostoru.',
    videos: 'Videa',
    of: (used: number, limit: number): string =>
      `${formatNumber(used)} ${outOfPreposition(limit)}${NBSP}${formatNumber(limit)}`,
    full: 'Víc se do tarifu nevejde.',
    videosUsed: (count: number): string =>
      formatCount(count, {
        one: 'prostor s videem',
        few: 'prostory s videem',
        many: 'prostoru s videem',
        other: 'prostorů s videem',
      }),
    noVideos: 'Video v tarifu není.',
  },

  compare: {
    title: 'Porovnání tarifů',
    lead: 'Ceny jsou za rok a konečné, případná DPH je v nich už započtená. Platí se předem podle zálohové faktury.',
    feature: 'Co obsahuje',
    current: 'váš tarif',
    price: 'Cena za rok',
    free: 'zdarma',
    perYear: (czk: number): string => `${formatCzk(czk)} / rok`,
    spaces: 'Prostory',
    photos: 'Fotky u prostoru',
    video: 'Video v prostoru',
    microSite: 'Vlastní stránka budovy',
    socialNetworks: 'Propagace na sociálních sítích',
    support: 'Pomoc s profilem',
    position: 'Přednost v katalogu',
    positionLevel: (level: number): string => `+${formatNumber(level)}`,
    yes: 'ano',
    no: 'ne',
    spacesCount: (count: number): string => formatCount(count, spaces),
    photosCount: (count: number): string => formatCount(count, photos),
    order: 'Objednat',
    prolong: 'Prodloužit',
    orderLabel: (name: string): string => `Objednat tarif ${name}`,
    prolongLabel: (name: string): string => `Prodloužit tarif ${name}`,
    waiting: 'čeká na platbu',
  },

  confirm: {
    title: (name: string): string => `Objednat tarif ${name}?`,
    price: (czk: number): string => `Na rok za ${formatCzk(czk)}.`,
    next: 'Pošleme vám zálohovou fakturu s QR Platbou. Tarif začne platit, jakmile platbu přijmeme.',
    breakdown: 'Výpočet ceny',
    loading: 'Počítáme cenu…',
    fullPrice: 'Cena za rok',
    unusedDays: (days: number, plan: string): string =>
      `Nevyužitých ${formatCount(days, { one: 'dne', few: 'dní', other: 'dní' })} tarifu ${plan}`,
    fromCredit: 'Váš kredit',
    reserved: 'Započteno v čekající objednávce',
    toPay: `K${NBSP}úhradě`,
    amount: (czk: number): string => amount(czk),
    deducted: (czk: number): string => `−${amount(czk)}`,
    leftover: (czk: number): string => `Po objednávce vám zůstane kredit ${amount(czk)} na příště.`,
    creditUntilDue:
      'Započtený kredit platí při úhradě do data splatnosti. Při pozdější platbě se rok zkrátí o to, co z kreditu mezitím ubylo.',
    settled: 'Celou cenu pokryje kredit, tarif začne platit hned po objednání.',
    settledProlonging: 'Celou cenu pokryje kredit, platit nic nemusíte.',
    submitFree: 'Objednat',
    settledDone: (name: string): string => `Objednáno a uhrazeno z${NBSP}kreditu. Tarif ${name} platí.`,
    prolongs: (at: string): string => `Nový rok naváže na současné období, které končí ${formatDate(at)}.`,
    replacesNow: (name: string): string => `Nahradí současný tarif ${name} hned po objednání.`,
    replaces: (name: string): string => `Nahradí současný tarif ${name} hned po přijetí platby.`,
    submit: 'Objednat s povinností platby',
    sending: 'Objednává se…',
    cancel: 'Zatím ne',
    done: (number: string): string =>
      `Objednáno. Zálohovou fakturu č.${NBSP}${number} jsme poslali na váš e-mail.`,
  },

  billing: {
    title: 'Nejdřív doplňte fakturační údaje',
    text: 'Bez nich nejde vystavit zálohovou fakturu.',
    action: 'Doplnit údaje',
  },

  orders: {
    title: 'Objednávky',
    empty: 'Zatím jste si žádný tarif neobjednali.',
    unpaidOnly: 'Jen objednávky, které čekají na platbu.',
    nothingUnpaid: 'Žádná objednávka nečeká na platbu.',
    showAll: 'Zobrazit všechny objednávky',
    columns: {
      number: 'Číslo',
      plan: 'Tarif',
      price: 'Částka',
      created: 'Vystaveno',
      state: 'Stav',
      actions: 'Akce',
    },
    created: (at: string): string => formatDate(at),
    price: (czk: number): string => formatCzk(czk),
    amount: (czk: number): string => amount(czk),
    fromCredit: (czk: number): string => `z${NBSP}kreditu ${amount(czk)}`,
    states: { waiting: 'Čeká na platbu', paid: 'Zaplaceno', cancelled: 'Zrušeno' },
    due: (at: string): string => `splatnost ${formatDate(at)}`,
    paid: (at: string): string => `přijato ${formatDate(at)}`,
    invoice: 'Zálohová faktura',
    invoiceLabel: (number: string): string => `Zálohová faktura ${number}, stáhnout`,
    invoiceFile: (number: string): string => `zalohova-faktura-${number}.pdf`,
    preparing: 'Připravuje se…',
    cancel: 'Zrušit',
    cancelLabel: (number: string): string => `Zrušit objednávku ${number}`,
    cancelTitle: (number: string): string => `Zrušit objednávku ${number}?`,
    cancelText: 'Fakturu pak už neplaťte. Objednat můžete kdykoli znovu.',
    cancelConfirm: 'Zrušit objednávku',
    keep: 'Nechat být',
    cancelled: (number: string): string => `Objednávka ${number} je zrušená.`,
  },
} as const;
