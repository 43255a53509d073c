import { bindSpaces, formatCount, formatNumber } from '../format.ts';

const BUILDINGS = { one: 'budova', few: 'budovy', other: 'budov' };
const SPACES = { one: 'prostor', few: 'prostory', other: 'prostorů' };

/** Texts of buildings in the console. */
export const adminBuildings = {
  title: 'Budovy',
  subtitle: (total: number): string => formatCount(total, BUILDINGS),
  searchLabel: 'Hledat v budovách',
  search: 'Budova, město nebo majitel',
  states: 'Co v budově je',
  state: { published: 'Se zveřejněným prostorem', unpublished: 'Bez zveřejněného', empty: 'Bez prostorů' },
  region: 'Kraj',
  anyRegion: 'Všechny kraje',
  ownerFilter: (name: string): string => `Majitel: ${name}`,
  ownerUnknown: (id: number): string => `Majitel číslo ${formatNumber(id)}`,
  clearOwner: 'Zrušit filtr majitele',
  columns: { name: 'Budova', city: 'Město', owner: 'Majitel', spaces: 'Prostory', created: 'Přidáno' },
  spaces: (all: number, published: number, isWhole: boolean): string => {
    if (all === 0) return 'žádný';
    return isWhole
      ? `vcelku${published > 0 ? ', zveřejněno' : ''}`
      : `${formatCount(all, SPACES)}, zveřejněno ${formatNumber(published)}`;
  },
  emptyText: bindSpaces('Budovy přidávají majitelé spolu s prvním prostorem.'),
  emptyFilteredText: bindSpaces('Zkuste jiný stav, jiný kraj nebo kratší hledaný text.'),
  unknown: '–',

  back: 'Všechny budovy',
  notFoundTitle: 'Budova se nenašla',
  notFoundText: bindSpaces('Možná je v adrese překlep, nebo ji někdo smazal.'),
  publicPage: 'Stránka na webu',
  edit: 'Upravit',
  editTitle: 'Upravit budovu',
  editHint: bindSpaces(
    'Název a adresa platí pro všechny prostory v budově. Nový název změní i adresu stránky a stará povede na novou.',
  ),
  save: 'Uložit',
  saved: 'Budova je uložená.',
  description: 'Popis',
  descriptionEmpty: 'Budova zatím žádný popis nemá.',
  address: 'Adresa',
  owner: 'Majitel',
  account: 'Účet',
  inBuilding: (count: number): string =>
    count === 0 ? 'Prostory v budově' : `Prostory v budově (${formatNumber(count)})`,
  nothingInside: bindSpaces('V budově nikdy žádný prostor nebyl.'),
  spaceColumns: { space: 'Prostor', status: 'Stav', capacity: 'Kapacita' },
  whole: 'celá budova',
  created: 'Přidáno',
  pin: 'Místo na mapě',
  pageAddress: 'Adresa na webu',
  remove: 'Smazat budovu',
  removeTitle: (name: string): string => `Smazat budovu ${name}?`,
  removeText: bindSpaces(
    'Zmizí i majiteli a vrátit ji nejde. Její adresa na webu odpoví, že stránka už neexistuje.',
  ),
  removed: (name: string): string => `Smazáno: ${name}`,
  removeBlocked: bindSpaces(
    'Smazat jde jen budova, ve které nikdy žádný prostor nebyl: i smazaný prostor se dá obnovit.',
  ),
  history: 'Historie',
  fields: {
    name: 'Název budovy',
    street: 'Ulice',
    land_registry_number: 'Číslo popisné',
    house_number: 'Číslo orientační',
    city: 'Město',
    postal_code: 'PSČ',
    lat: 'Zeměpisná šířka',
    lng: 'Zeměpisná délka',
    position: bindSpaces('Místo na mapě v Česku. Podle něj a podle města se budova zařadí do katalogu.'),
  },
} as const;
