import { type PluralForms, formatCount } from '../format.ts';

const tags: PluralForms = { one: 'štítek', few: 'štítky', many: 'štítku', other: 'štítků' };
const places: PluralForms = { one: 'návrh', few: 'návrhy', many: 'návrhu', other: 'návrhů' };

/** Texts of the address editor. */
export const addressTexts = {
  search: 'Najít adresu',
  searchHint: 'Vyberte ji ze seznamu a doplní se i špendlík na mapě.',
  searchPlaceholder: 'Obec, případně ulice a číslo',
  suggestions: 'Návrhy adres',
  found: (count: number): string => `${formatCount(count, places)}, vybíráte šipkami`,
  none: 'Takové místo jsme nenašli. Vyplňte adresu ručně a špendlík posuňte na mapě.',
  /** The chosen place is a town: its streets are not in the data. */
  townOnly: 'Našli jsme jen obec, ulici neznáme. Doplňte ji s číslem níže a špendlík posuňte ke vchodu.',
  failed: 'Našeptávač teď neodpovídá. Vyplňte adresu ručně.',
  kinds: {
    town: 'Město',
    city_part: 'Část města',
    street: 'Ulice',
    address: 'Adresa',
    poi: 'Místo',
  } as Readonly<Record<string, string>>,
  street: 'Ulice',
  landRegistryNumber: 'Číslo popisné',
  houseNumber: 'Číslo orientační',
  city: 'Město nebo obec',
  postalCode: 'PSČ',
  map: 'Poloha na mapě',
  mapHint:
    'Špendlík přetáhněte ke vchodu. Z klávesnice ho vyberte tabulátorem a posouvejte šipkami, se Shiftem rychleji.',
  mapEmpty: 'Klepnutím do mapy ukážete, kde prostor je.',
  mapFailed: 'Mapa se nenačetla. Polohu můžete zapsat souřadnicemi.',
  placePin: 'Dát špendlík doprostřed mapy',
  pin: 'Špendlík: posouvá se šipkami',
  coordinates: 'Souřadnice',
  coordinatesHint: 'Zeměpisná šířka a délka, jak je ukazují mapy. Třeba 50.1096, 14.5064.',
  coordinatesError: 'Zadejte souřadnice místa v Česku, třeba 50.1096, 14.5064',
  moved: (lat: number, lng: number): string => `Špendlík je na ${lat.toFixed(5)}, ${lng.toFixed(5)}`,
} as const;

/** Texts of the tag picker. */
export const tagTexts = {
  search: 'Hledat ve štítcích',
  none: (typed: string): string => `Nic pro „${typed}“. Zkuste jiné slovo.`,
  groups: { purpose: 'Vhodné pro', equipments: 'Vybavení', services: 'Služby' },
  hints: { purpose: 'První vybrané se ukazuje v katalogu jako hlavní.', equipments: null, services: null },
  chosen: 'Vybrané',
  count: (count: number): string => (count === 0 ? 'nic vybraného' : formatCount(count, tags)),
} as const;
