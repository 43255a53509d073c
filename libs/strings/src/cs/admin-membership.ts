import { NBSP, formatCount, formatCzk, formatDate, formatNumber } from '../format.ts';

const SPACES = { one: 'prostor', few: 'prostory', other: 'prostorů' };
const ORDERS = { one: 'objednávka', few: 'objednávky', other: 'objednávek' };
const PHOTOS = { one: 'fotka', few: 'fotky', other: 'fotek' };

/** Texts of orders and plans in the operator's console. */
export const adminMembership = {
  title: 'Členství',
  tabs: { label: 'Části členství', orders: 'Objednávky', plans: 'Tarify' },
  states: { waiting: 'Čeká na platbu', paid: 'Zaplacená', cancelled: 'Zrušená' },

  orders: {
    stateFilter: 'Stav',
    searchLabel: 'Hledat v objednávkách',
    search: 'Číslo, zákazník nebo e-mail',
    tabs: { waiting: 'Čekají na platbu', overdue: 'Po splatnosti', paid: 'Zaplacené', cancelled: 'Zrušené' },
    columns: {
      number: 'Objednávka',
      customer: 'Zákazník',
      plan: 'Tarif',
      price: 'K úhradě',
      state: 'Stav a splatnost',
      created: 'Vystaveno',
      actions: 'Akce',
    },
    dueOn: (day: string) => `splatná ${formatDate(day)}`,
    overdue: 'po splatnosti',
    paidOn: (at: string) => `zaplaceno ${formatDate(at)}`,
    invoice: 'Faktura',
    invoiceLabel: (number: string) => `Faktura ${number}, stáhnout PDF`,
    invoiceFile: (number: string) => `zalohova-faktura-${number}.pdf`,
    emptyText: 'Až si někdo objedná členství, objeví se objednávka tady.',
    emptyFilteredText: 'Zkuste jiný stav nebo kratší hledaný text.',

    markPaid: 'Označit jako zaplacené',
    markPaidLabel: (number: string) => `Označit jako zaplacené: ${number}`,
    markPaidTitle: (number: string) => `Zaplaceno: objednávka ${number}`,
    markPaidText: (customer: string, plan: string, price: number) =>
      `Potvrzujete, že ${formatCzk(price)} od zákazníka ${customer} dorazilo na účet. Na rok mu začne ` +
      `platit tarif ${plan} (má-li ho už, prodlouží se), jiný placený nebo zkušební tarif tím skončí a ` +
      `nevyužité dny se započtou. Zákazník dostane e-mail. Vrátit to nejde.`,
    markPaidConfirm: 'Potvrdit platbu',
    markPaidDone: (number: string) => `Zaplaceno: objednávka ${number}`,
    markPaidBulkTitle: (count: number) => `Zaplaceno: ${formatCount(count, ORDERS)}`,
    markPaidBulkText:
      'Potvrzujete, že platby dorazily na účet. Zákazníkům začne na rok platit, co si objednali, a dostanou e-mail. Vrátit to nejde.',
    markPaidBulkConfirm: 'Potvrdit platby',
    issued: 'Vystaveno',
    cancel: 'Zrušit',
    cancelLabel: (number: string) => `Zrušit objednávku ${number}`,
    cancelTitle: (number: string) => `Zrušit objednávku ${number}`,
    cancelText:
      'Objednávka se uzavře, platit se už nemá a zákazník dostane e-mail. Znovu si může objednat kdykoli.',
    cancelConfirm: 'Zrušit objednávku',
    cancelDone: (number: string) => `Zrušeno: objednávka ${number}`,
  },

  plans: {
    lead: 'Změna tarifu platí hned pro všechny, kdo ho mají. Vystavené objednávky si nechávají svou cenu.',
    add: 'Přidat tarif',
    addTitle: 'Nový tarif',
    editTitle: (name: string) => `Upravit tarif ${name}`,
    edit: 'Upravit',
    editLabel: (name: string) => `Upravit tarif ${name}`,
    saved: (name: string) => `Tarif ${name} je uložený.`,
    added: (name: string) => `Tarif ${name} je přidaný.`,
    columns: {
      name: 'Tarif',
      price: 'Cena za rok',
      limits: 'Co obsahuje',
      state: 'Nabídka',
      actions: 'Akce',
    },
    active: 'V nabídce',
    retired: 'Vyřazený',
    free: 'zdarma',
    limits: (spaces: number, photos: number) =>
      `${formatCount(spaces, SPACES)}, ${formatCount(photos, PHOTOS)} na prostor`,
    empty: 'Zatím tu není žádný tarif.',
    retire: 'Vyřadit',
    retireLabel: (name: string) => `Vyřadit tarif ${name}`,
    retireTitle: (name: string) => `Vyřadit z nabídky: ${name}`,
    retireText: 'Nikdo si ho už neobjedná. Kdo ho má, tomu doběhne, a čekající objednávky zaplatit půjde.',
    retireConfirm: 'Vyřadit tarif',
    retireDone: (name: string) => `Vyřazeno z nabídky: ${name}`,
    offer: 'Znovu nabízet',
    offerLabel: (name: string) => `Znovu nabízet tarif ${name}`,
    offerTitle: (name: string) => `Znovu nabízet: ${name}`,
    offerText: 'Tarif se hned objeví majitelům mezi těmi, které si můžou objednat.',
    offerConfirm: 'Nabízet tarif',
    offerDone: (name: string) => `Zase v nabídce: ${name}`,
    fields: {
      name: 'Název',
      price: `Cena za rok v${NBSP}Kč`,
      sortOrder: 'Pořadí',
      sortOrderHint: 'Nižší číslo je v nabídce dřív.',
      description: 'Krátký popis',
      spaces: 'Počet prostorů',
      photos: 'Fotek na prostor',
      coefficient: 'Koeficient pozice v katalogu',
      coefficientHint: 'Od 0 do 10, vyšší posouvá prostory výš.',
      video: 'Video na stránce prostoru',
      microSite: 'Vlastní mikrostránka',
      socialNetworks: 'Propagace na sociálních sítích',
      support: 'Pomoc s profilem',
      active: 'V nabídce',
    },
    features: {
      hasVideoInSpace: 'video',
      hasMicroSite: 'mikrostránka',
      hasSocialNetworksPromotion: 'propagace na sítích',
      hasSupportWithProfile: 'pomoc s profilem',
    },
    coefficient: (value: number) => `pozice +${formatNumber(value)}`,
    save: 'Uložit tarif',
  },
} as const;
