import { addDays } from '@prostora/contracts';

/** School holidays of a school year; the operator keeps the table in the settings of the site. */
export type SchoolHoliday = {
  name: string;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  until: string;
  /** Districts (okresy) in which they apply; empty for all. */
  districts: readonly string[];
};

/** Districts whose spring holidays are in the same week, in the order of the weeks of the school year 2026/2027. */
const SPRING_GROUPS: readonly (readonly string[])[] = [
  [
    'Bruntál',
    'Česká Lípa',
    'Havlíčkův Brod',
    'Jablonec nad Nisou',
    'Jihlava',
    'Kladno',
    'Kolín',
    'Kutná Hora',
    'Liberec',
    'Náchod',
    'Pelhřimov',
    'Písek',
    'Semily',
    'Třebíč',
    'Žďár nad Sázavou',
  ],
  [
    'Chomutov',
    'Jeseník',
    'Jičín',
    'Mladá Boleslav',
    'Most',
    'Olomouc',
    'Opava',
    'Prachatice',
    'Příbram',
    'Rychnov nad Kněžnou',
    'Strakonice',
    'Šumperk',
    'Tábor',
    'Ústí nad Labem',
  ],
  [
    'Benešov',
    'Beroun',
    'České Budějovice',
    'Český Krumlov',
    'Chrudim',
    'Klatovy',
    'Ostrava-město',
    'Pardubice',
    'Prostějov',
    'Rokycany',
    'Svitavy',
    'Trutnov',
    'Ústí nad Orlicí',
  ],
  [
    'Blansko',
    'Brno-město',
    'Brno-venkov',
    'Břeclav',
    'Domažlice',
    'Hodonín',
    'Karviná',
    'Louny',
    'Praha 1 až 5',
    'Tachov',
    'Vyškov',
    'Znojmo',
  ],
  [
    'Cheb',
    'Děčín',
    'Frýdek-Místek',
    'Jindřichův Hradec',
    'Karlovy Vary',
    'Litoměřice',
    'Nymburk',
    'Praha 6 až 10',
    'Přerov',
    'Sokolov',
  ],
  [
    'Hradec Králové',
    'Kroměříž',
    'Mělník',
    'Nový Jičín',
    'Plzeň-jih',
    'Plzeň-město',
    'Plzeň-sever',
    'Praha-východ',
    'Praha-západ',
    'Rakovník',
    'Teplice',
    'Uherské Hradiště',
    'Vsetín',
    'Zlín',
  ],
];

/** Districts of the spring holidays; Prague is two of them. */
export const DISTRICTS: readonly string[] = SPRING_GROUPS.flat().toSorted((one, other) =>
  one.localeCompare(other, 'cs'),
);

/** Of names whose district is called otherwise. */
const CITY_DISTRICTS: Readonly<Record<string, string>> = {
  Brno: 'Brno-město',
  Ostrava: 'Ostrava-město',
  Plzeň: 'Plzeň-město',
};

/** The district named as the city, with the parts of Prague; null for another city. */
export function findDistrict(city: string): string | null {
  const [name = '', part] = city.trim().split(/[\s–-]+/u);
  if (name === 'Praha' && part !== undefined && /^\d+$/u.test(part))
    return Number(part) <= 5 ? 'Praha 1 až 5' : 'Praha 6 až 10';
  if (DISTRICTS.includes(city.trim())) return city.trim();
  return CITY_DISTRICTS[name] ?? null;
}

export const isHolidayOf = ({ districts }: Pick<SchoolHoliday, 'districts'>, district: string): boolean =>
  districts.length === 0 || districts.includes(district);

const everywhere = (name: string, from: string, until: string): SchoolHoliday => ({
  name,
  from,
  until,
  districts: [],
});

const SPRING_WEEKS = SPRING_GROUPS.length;

/**
 * Spring holidays of a year: six weeks, each of one group of districts (Decree 16/2005 Coll., annex).
 * @param firstMonday first day of the first week, YYYY-MM-DD
 * @param firstGroup index of the group whose week is the first; the others follow in their order
 */
const listSpringHolidays = (firstMonday: string, firstGroup: number): SchoolHoliday[] =>
  Array.from({ length: SPRING_WEEKS }, (_, week) => ({
    name: 'Jarní prázdniny',
    from: addDays(firstMonday, week * 7),
    until: addDays(firstMonday, week * 7 + 6),
    districts: SPRING_GROUPS[(firstGroup + week) % SPRING_WEEKS] ?? [],
  }));

/** The school years 2026/2027 and 2027/2028 as announced by the ministry of education, with the summers after them. */
export const DEFAULT_SCHOOL_HOLIDAYS: readonly SchoolHoliday[] = [
  everywhere('Podzimní prázdniny', '2026-10-29', '2026-10-30'),
  everywhere('Vánoční prázdniny', '2026-12-23', '2027-01-03'),
  everywhere('Pololetní prázdniny', '2027-01-29', '2027-01-29'),
  ...listSpringHolidays('2027-02-01', 0),
  everywhere('Velikonoční prázdniny', '2027-03-25', '2027-03-25'),
  everywhere('Letní prázdniny', '2027-07-01', '2027-08-31'),
  everywhere('Podzimní prázdniny', '2027-10-27', '2027-10-27'),
  everywhere('Podzimní prázdniny', '2027-10-29', '2027-10-29'),
  everywhere('Vánoční prázdniny', '2027-12-23', '2028-01-02'),
  everywhere('Pololetní prázdniny', '2028-02-04', '2028-02-04'),
  ...listSpringHolidays('2028-02-07', 5),
  everywhere('Velikonoční prázdniny', '2028-04-13', '2028-04-13'),
  everywhere('Letní prázdniny', '2028-07-01', '2028-09-03'),
];
