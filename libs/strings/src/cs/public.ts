import { NBSP, formatCount, formatNumber, outOfPreposition, plural } from '../format.ts';
import { SPACES } from './counts.ts';

/** Texts of the catalogue. Names from data stay in the nominative. */
export const publicSite = {
  catalog: {
    search: 'Hledat',
    searchLabel: 'Hledat prostor',
    searchPlaceholder: 'Napište, co plánujete',
    submit: 'Hledat',
    where: 'Kde',
    whereAny: 'Kdekoli',
    occasion: 'Příležitost',
    occasionAny: 'Jakákoli',
    attributes: 'Vybavení a služby',
    capacity: 'Kapacita',
    capacities: { 'do-50': 'do 50', '50-150': '50–150', '150-500': '150–500', 'nad-500': 'nad 500' },
    filter: 'Filtr',
    clearFilter: 'Zrušit filtr',
    count: (count: number): string => formatCount(count, SPACES),
    /** The count in place of the first word of a heading: „17 prostorů na svatbu“; null for other headings. */
    countedHeading: (h1: string, count: number): [count: string, topic: string] | null =>
      /^Prostory\s/u.test(h1) ? [formatCount(count, SPACES), h1.slice('Prostory'.length)] : null,
    everywhere: `po${NBSP}celém Česku`,
    examples: {
      label: 'Třeba',
      sentences: [
        `svatba pro 80 v${NBSP}Praze 15.${NBSP}května s${NBSP}terasou`,
        `školení pro 30 v${NBSP}Brně příští úterý do 10${NBSP}000${NBSP}Kč`,
      ],
    },
    occasions: 'Příležitosti',
    free: (count: number): string =>
      `${plural(count, { one: 'má', few: 'mají', other: 'má' })} volno nebo odpoví na${NBSP}dotaz`,
    results: 'Výsledky',
    map: 'Mapa',
    list: 'Seznam',
    mapTitle: 'Mapa prostorů',
    mapNoScript: 'Mapa potřebuje zapnutý JavaScript. Všechny prostory jsou v seznamu.',
    saveSearch: 'Uložit hledání',
    sortLabel: 'Řazení výsledků',
    sortSubmit: 'Seřadit',
    bySentence: 'Napsat větou',
    byFields: 'Vybrat z polí',
    whyOrder: `Proč je to${NBSP}takto seřazeno`,
    sorts: {
      doporucene: 'doporučené',
      kapacita: 'podle kapacity',
      cena: 'podle ceny',
      nejnovejsi: 'nejnovější',
      celkem: 'celkem od nejlevnější',
    },
    seen: (shown: number, total: number): string =>
      `Vidíte ${formatNumber(shown)} ` +
      `${outOfPreposition(total)}${NBSP}${formatCount(total, { one: 'prostoru', few: 'prostorů', many: 'prostoru', other: 'prostorů' })}`,
    more: 'Načíst další',
    moreLoading: 'Načítá se…',
    moreFailed: 'Další prostory se nepodařilo načíst.',
    earlier: 'Předchozí prostory',
    loaded: (count: number): string =>
      `${plural(count, { one: 'Přibyl', few: 'Přibyly', many: 'Přibylo', other: 'Přibylo' })} ${formatCount(count, SPACES)}`,
    seoHeading: 'Dobré vědět',
    failed: {
      title: 'Prostory se nepodařilo načíst',
      offline: 'Zdá se, že nejste připojeni k internetu. Vybraný filtr zůstal, stačí to zkusit znovu.',
      server: 'Na naší straně se něco zadrhlo. Vybraný filtr zůstal, stačí to zkusit znovu.',
      retry: 'Zkusit znovu',
    },
    datesPanel: { from: 'Od', to: 'Do' },
  },
} as const;
