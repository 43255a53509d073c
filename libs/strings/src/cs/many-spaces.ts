import { conjugate } from '../counted.ts';
import { formatCount, formatDate, formatNumber } from '../format.ts';

const spacesForms = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };

/** Texts for work with several spaces at once: blocks, copies, duplicates and seasons. */
export const manySpaces = {
  block: {
    open: 'Zablokovat víc prostorů',
    title: 'Zablokovat víc prostorů',
    spaces: 'Prostory',
    wholeBuilding: (name: string): string => `Celá budova: ${name}`,
    chooseSpaces: 'Vyberte aspoň jeden prostor.',
    skipTaken: 'Obsazené prostory přeskočit',
    skipTakenHint: 'Jinak se při první rezervaci nezablokuje nic.',
    conflicts: (names: readonly string[]): string => `Rezervaci v tomto čase má: ${names.join(', ')}.`,
    submit: 'Zablokovat',
    done: (blocked: number, skipped: number): string =>
      skipped === 0
        ? `Zablokováno: ${formatCount(blocked, spacesForms)}`
        : `Zablokováno: ${formatCount(blocked, spacesForms)}, přeskočeno: ${formatNumber(skipped)}`,
    removeGroup: 'Smazat ve všech prostorech',
    removeGroupTitle: 'Smazat blokaci ve všech prostorech?',
    removeGroupText: 'Zruší se všechny blokace, které vznikly najednou s touto.',
    groupRemoved: 'Blokace jsou smazané.',
  },

  parts: {
    hours: 'Otevírací doba',
    settings: 'Pravidla rezervací',
    price_list: 'Ceník',
    tags: 'Účely, vybavení a služby',
    contact: 'Kontakt',
    texts: 'Texty',
  },

  copy: {
    action: 'Kopírovat nastavení do…',
    title: (name: string): string => `Kopírovat nastavení: ${name}`,
    targets: 'Kam',
    all: 'Všechny prostory',
    noTargets: 'Žádný další prostor zatím nemáte.',
    what: 'Co',
    mode: 'Jak',
    replace: 'Nahradit',
    replaceHint: 'Vybrané prostory budou mít přesně to, co tento.',
    add: 'Jen doplnit',
    addHint: 'Co už prostory mají, zůstane.',
    bookings: 'Rezervací se kopírování netýká. Ceník se zkopíruje jako nový a platí od dneška.',
    chooseTargets: 'Vyberte aspoň jeden prostor.',
    chooseParts: 'Vyberte, co se má zkopírovat.',
    preview: 'Zobrazit změny',
    previewTitle: 'Co se změní',
    change: (added: number, removed: number): string =>
      added + removed === 0
        ? 'beze změny'
        : `${conjugate(added, 'přibude', 'přibudou')} ${formatNumber(added)}, ${conjugate(removed, 'ubude', 'ubudou')} ${formatNumber(removed)}`,
    submit: 'Zkopírovat',
    back: 'Zpět',
    done: (count: number): string => `Zkopírováno: ${formatCount(count, spacesForms)}`,
  },

  duplicate: {
    action: 'Duplikovat',
    title: (name: string): string => `Duplikovat prostor: ${name}`,
    name: 'Název nového prostoru',
    proposed: (name: string): string => `${name} (kopie)`,
    what: 'Co se má zkopírovat',
    note: 'Vznikne koncept ve stejné budově s kapacitou, uspořádáním a nejnižší cenou. Fotografie se nekopírují.',
    submit: 'Vytvořit',
    done: (name: string): string => `Vytvořeno: ${name}`,
  },

  namedDays: {
    title: 'Svátky a školní prázdniny',
    lead: 'Zavřete je podle jména, nebo jim dejte vlastní otevírací dobu. Školní prázdniny se řídí okresem.',
    district: 'Okres',
    districtHint: 'Podle okresu ukážeme jarní prázdniny.',
    noDistrict: 'Vyberte okres',
    weekly: 'jako obvykle',
    later: 'Zobrazit další',
    close: 'Zavřít',
    closeLabel: (name: string): string => `Zavřít: ${name}`,
    hours: 'Jiná doba',
    hoursLabel: (name: string): string => `Jiná doba: ${name}`,
    closed: (name: string): string => `${name}: zavřeno.`,
  },

  seasons: {
    title: 'Sezóny a zavřené dny',
    lead: 'Období s vlastní otevírací dobou. Týdenní otevírací doba v něm neplatí, termíny navíc ano.',
    empty: 'Žádnou sezónu nemáte, celý rok platí týdenní otevírací doba.',
    add: 'Přidat sezónu',
    addTitle: 'Nová sezóna',
    addClosed: 'Přidat zavřené dny',
    addClosedTitle: 'Zavřené dny',
    editTitle: 'Upravit sezónu',
    name: 'Název',
    from: 'Od',
    until: 'Do (včetně)',
    days: (from: string, until: string): string =>
      from === until ? formatDate(from) : `${formatDate(from)} – ${formatDate(until)}`,
    closed: 'zavřeno',
    isClosed: 'V této době máme zavřeno',
    isClosedHint: 'Prostory se zablokují. Nejde to, když v té době mají rezervaci.',
    hours: (number: number): string => `Otevírací doba ${formatNumber(number)}`,
    addHours: 'Přidat další hodiny',
    removeHours: (number: number): string => `Odebrat otevírací dobu ${formatNumber(number)}`,
    spaces: 'Platí pro',
    chooseSpaces: 'Vyberte aspoň jeden prostor.',
    overlap: (names: readonly string[]): string => `Ve stejných dnech už platí: ${names.join(', ')}.`,
    save: 'Uložit',
    saved: 'Sezóna je uložená.',
    edit: 'Upravit',
    editLabel: (name: string): string => `Upravit sezónu: ${name}`,
    remove: 'Smazat',
    removeLabel: (name: string): string => `Smazat sezónu: ${name}`,
    removeTitle: (name: string): string => `Smazat sezónu ${name}?`,
    removeText: 'Bude zase platit týdenní otevírací doba. Rezervací se to netýká.',
    removed: 'Sezóna je smazaná.',
    inSpaces: (count: number): string => formatCount(count, spacesForms),
  },
};
