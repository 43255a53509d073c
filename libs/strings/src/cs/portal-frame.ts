import { NBSP, type PluralForms, formatCount, formatNumber } from '../format.ts';

const spaces: PluralForms = { one: 'prostor', few: 'prostory', many: 'prostoru', other: 'prostorů' };
const buildings: PluralForms = { one: 'budově', few: 'budovách', many: 'budovy', other: 'budovách' };

/** Texts of the frame of the owner's portal: navigation, choice of a space, search, account. */
export const portalFrame = {
  noRight: {
    title: 'Tahle stránka není pro vaši roli',
    reason: 'O další práva si můžete říct majiteli účtu, který je nastavuje v týmu.',
    action: 'Přejít na Dnes',
  },
  quickNavigation: 'Hlavní stránky',
  skip: 'Přeskočit menu',
  home: (site: string): string => `${site}: Dnes`,
  pages: {
    today: 'Dnes',
    calendar: 'Kalendář',
    reservations: 'Rezervace',
    waitingList: 'Čekací listina',
    inquiries: 'Zprávy',
    mySpaces: 'Prostory',
    priceLists: 'Ceník',
    rentalTerms: 'Podmínky',
    statistics: 'Statistiky',
    team: 'Tým',
    account: 'Nastavení',
    membership: 'Členství',
    more: 'Více',
  },
  waits: (count: number): string => `čeká ${formatNumber(count)}`,
  choosePlace: 'Vybrat prostor',
  allSpaces: 'Všechny prostory',
  spaceCount: (count: number): string => formatCount(count, spaces),
  /** „12 prostorů ve 3 budovách“. */
  spacesInBuildings: (count: number, buildingCount: number): string =>
    `${formatCount(count, spaces)} ${[2, 3, 4].includes(buildingCount) ? 've' : 'v'}${NBSP}${formatCount(buildingCount, buildings)}`,
  search: 'Hledat',
  searchLabel: 'Hledat hosta, rezervaci nebo prostor',
  closeSearch: 'Zavřít hledání',
  newBooking: 'Nová rezervace',
  publicSite: 'Web pro hosty',
  console: 'Správa',
} as const;
