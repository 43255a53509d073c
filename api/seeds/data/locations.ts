import type { LocationSeed } from './data.types.ts';

type Bbox = readonly [number, number, number, number];

const region = (
  slug: string, name: string, locative: string, lat: number, lng: number, bbox: Bbox, population: number, iso: string, nuts: string, ruian: number,
): LocationSeed => ({ slug, name, kind: 'region', parent: 'cesko', locative, lat, lng, bbox, population, codes: { iso, nuts, ruian } });

const REGIONS: readonly LocationSeed[] = [
  { ...region('praha', 'Praha', 'v Praze', 50.0755, 14.4378, [14.224, 49.942, 14.706, 50.177], 1_385_000, 'CZ-10', 'CZ010', 19), psc: '11000' },
  region('stredocesky', 'Středočeský kraj', 've Středočeském kraji', 50.001, 14.552, [13.399, 49.502, 15.53, 50.619], 1_464_000, 'CZ-20', 'CZ020', 27),
  region('jihocesky', 'Jihočeský kraj', 'v Jihočeském kraji', 49.092, 14.431, [13.532, 48.559, 15.6, 49.621], 653_000, 'CZ-31', 'CZ031', 35),
  region('plzensky', 'Plzeňský kraj', 'v Plzeňském kraji', 49.599, 13.229, [12.405, 48.938, 13.841, 50.099], 613_000, 'CZ-32', 'CZ032', 43),
  region('karlovarsky', 'Karlovarský kraj', 'v Karlovarském kraji', 50.175, 12.754, [12.093, 49.908, 13.302, 50.457], 293_000, 'CZ-41', 'CZ041', 51),
  region('ustecky', 'Ústecký kraj', 'v Ústeckém kraji', 50.531, 13.846, [12.941, 50.09, 14.653, 51.055], 811_000, 'CZ-42', 'CZ042', 60),
  region('liberecky', 'Liberecký kraj', 'v Libereckém kraji', 50.705, 15.0, [14.351, 50.48, 15.632, 51.024], 450_000, 'CZ-51', 'CZ051', 78),
  region('kralovehradecky', 'Královéhradecký kraj', 'v Královéhradeckém kraji', 50.384, 15.866, [15.108, 50.041, 16.586, 50.785], 555_000, 'CZ-52', 'CZ052', 86),
  region('pardubicky', 'Pardubický kraj', 'v Pardubickém kraji', 49.901, 16.19, [15.369, 49.572, 16.868, 50.208], 530_000, 'CZ-53', 'CZ053', 94),
  region('vysocina', 'Kraj Vysočina', 'na Vysočině', 49.415, 15.671, [14.889, 48.947, 16.416, 49.861], 517_000, 'CZ-63', 'CZ063', 108),
  region('jihomoravsky', 'Jihomoravský kraj', 'v Jihomoravském kraji', 49.079, 16.632, [15.543, 48.604, 17.649, 49.627], 1_230_000, 'CZ-64', 'CZ064', 116),
  region('olomoucky', 'Olomoucký kraj', 'v Olomouckém kraji', 49.78, 17.187, [16.712, 49.269, 17.917, 50.451], 632_000, 'CZ-71', 'CZ071', 124),
  region('zlinsky', 'Zlínský kraj', 've Zlínském kraji', 49.22, 17.746, [17.11, 48.849, 18.414, 49.538], 580_000, 'CZ-72', 'CZ072', 141),
  region('moravskoslezsky', 'Moravskoslezský kraj', 'v Moravskoslezském kraji', 49.821, 17.977, [17.147, 49.395, 18.848, 50.329], 1_184_000, 'CZ-80', 'CZ080', 132),
];

/** slug, name, locative, region, PSČ of the seat, lat, lng, inhabitants (rounded). */
type TownRow = readonly [string, string, string, string, string, number, number, number];

const TOWNS: readonly TownRow[] = [
  ['brno', 'Brno', 'v Brně', 'jihomoravsky', '60200', 49.1952, 16.6069, 400_600],
  ['ostrava', 'Ostrava', 'v Ostravě', 'moravskoslezsky', '70200', 49.821, 18.2626, 284_800],
  ['plzen', 'Plzeň', 'v Plzni', 'plzensky', '30100', 49.7478, 13.3776, 185_600],
  ['liberec', 'Liberec', 'v Liberci', 'liberecky', '46001', 50.7664, 15.0544, 108_000],
  ['olomouc', 'Olomouc', 'v Olomouci', 'olomoucky', '77900', 49.5939, 17.251, 102_300],
  ['ceske-budejovice', 'České Budějovice', 'v Českých Budějovicích', 'jihocesky', '37001', 48.9758, 14.4804, 97_200],
  ['hradec-kralove', 'Hradec Králové', 'v Hradci Králové', 'kralovehradecky', '50002', 50.2105, 15.8253, 93_900],
  ['pardubice', 'Pardubice', 'v Pardubicích', 'pardubicky', '53002', 50.0344, 15.7813, 92_300],
  ['usti-nad-labem', 'Ústí nad Labem', 'v Ústí nad Labem', 'ustecky', '40001', 50.6612, 14.0532, 91_300],
  ['zlin', 'Zlín', 've Zlíně', 'zlinsky', '76001', 49.2245, 17.6629, 74_500],
  ['kladno', 'Kladno', 'v Kladně', 'stredocesky', '27201', 50.1418, 14.1068, 69_900],
  ['havirov', 'Havířov', 'v Havířově', 'moravskoslezsky', '73601', 49.7805, 18.4307, 69_100],
  ['most', 'Most', 'v Mostě', 'ustecky', '43401', 50.5017, 13.633, 63_700],
  ['opava', 'Opava', 'v Opavě', 'moravskoslezsky', '74601', 49.9408, 17.8949, 55_500],
  ['jihlava', 'Jihlava', 'v Jihlavě', 'vysocina', '58601', 49.3983, 15.587, 54_600],
  ['frydek-mistek', 'Frýdek-Místek', 've Frýdku-Místku', 'moravskoslezsky', '73801', 49.682, 18.3674, 54_200],
  ['teplice', 'Teplice', 'v Teplicích', 'ustecky', '41501', 50.6446, 13.8354, 50_900],
  ['karvina', 'Karviná', 'v Karviné', 'moravskoslezsky', '73301', 49.8568, 18.5433, 49_700],
  ['karlovy-vary', 'Karlovy Vary', 'v Karlových Varech', 'karlovarsky', '36001', 50.232, 12.8721, 49_400],
  ['mlada-boleslav', 'Mladá Boleslav', 'v Mladé Boleslavi', 'stredocesky', '29301', 50.4135, 14.9085, 46_400],
  ['decin', 'Děčín', 'v Děčíně', 'ustecky', '40502', 50.7727, 14.2129, 46_900],
  ['chomutov', 'Chomutov', 'v Chomutově', 'ustecky', '43001', 50.4636, 13.4108, 46_900],
  ['jablonec-nad-nisou', 'Jablonec nad Nisou', 'v Jablonci nad Nisou', 'liberecky', '46601', 50.7222, 15.1704, 46_200],
  ['prostejov', 'Prostějov', 'v Prostějově', 'olomoucky', '79601', 49.4725, 17.1069, 43_400],
  ['prerov', 'Přerov', 'v Přerově', 'olomoucky', '75002', 49.4566, 17.4503, 41_000],
  ['ceska-lipa', 'Česká Lípa', 'v České Lípě', 'liberecky', '47001', 50.6786, 14.5398, 37_000],
  ['trebic', 'Třebíč', 'v Třebíči', 'vysocina', '67401', 49.2149, 15.8797, 34_900],
  ['trinec', 'Třinec', 'v Třinci', 'moravskoslezsky', '73961', 49.6777, 18.6709, 34_300],
  ['tabor', 'Tábor', 'v Táboře', 'jihocesky', '39001', 49.4131, 14.6776, 34_500],
  ['znojmo', 'Znojmo', 've Znojmě', 'jihomoravsky', '66902', 48.856, 16.0544, 34_200],
  ['kolin', 'Kolín', 'v Kolíně', 'stredocesky', '28002', 50.0274, 15.2028, 33_800],
  ['pribram', 'Příbram', 'v Příbrami', 'stredocesky', '26101', 49.6855, 13.999, 33_300],
  ['cheb', 'Cheb', 'v Chebu', 'karlovarsky', '35002', 50.0796, 12.37, 32_800],
  ['pisek', 'Písek', 'v Písku', 'jihocesky', '39701', 49.3036, 14.1581, 31_100],
  ['trutnov', 'Trutnov', 'v Trutnově', 'kralovehradecky', '54101', 50.5655, 15.9092, 30_100],
  ['kromeriz', 'Kroměříž', 'v Kroměříži', 'zlinsky', '76701', 49.2918, 17.3995, 28_000],
  ['vsetin', 'Vsetín', 've Vsetíně', 'zlinsky', '75501', 49.339, 17.994, 25_600],
  ['uherske-hradiste', 'Uherské Hradiště', 'v Uherském Hradišti', 'zlinsky', '68601', 49.0599, 17.496, 25_200],
  ['breclav', 'Břeclav', 'v Břeclavi', 'jihomoravsky', '69002', 48.7532, 16.8826, 24_700],
  ['hodonin', 'Hodonín', 'v Hodoníně', 'jihomoravsky', '69501', 48.853, 17.1261, 24_200],
  ['cesky-krumlov', 'Český Krumlov', 'v Českém Krumlově', 'jihocesky', '38101', 48.8128, 14.3176, 12_900],
  ['kutna-hora', 'Kutná Hora', 'v Kutné Hoře', 'stredocesky', '28401', 49.9525, 15.2688, 21_600],
  ['beroun', 'Beroun', 'v Berouně', 'stredocesky', '26601', 49.9673, 14.0864, 21_300],
  ['benesov', 'Benešov', 'v Benešově', 'stredocesky', '25601', 49.7839, 14.6875, 16_800],
  ['litomerice', 'Litoměřice', 'v Litoměřicích', 'ustecky', '41201', 50.5385, 14.1306, 23_100],
  ['sokolov', 'Sokolov', 'v Sokolově', 'karlovarsky', '35601', 50.1746, 12.66, 22_000],
  ['marianske-lazne', 'Mariánské Lázně', 'v Mariánských Lázních', 'karlovarsky', '35301', 49.9647, 12.7013, 14_100],
  ['klatovy', 'Klatovy', 'v Klatovech', 'plzensky', '33901', 49.3957, 13.2952, 23_100],
  ['domazlice', 'Domažlice', 'v Domažlicích', 'plzensky', '34401', 49.4405, 12.9298, 11_200],
  ['zdar-nad-sazavou', 'Žďár nad Sázavou', 've Žďáře nad Sázavou', 'vysocina', '59101', 49.5643, 15.9395, 20_100],
  ['havlickuv-brod', 'Havlíčkův Brod', 'v Havlíčkově Brodě', 'vysocina', '58001', 49.6044, 15.5798, 23_600],
  ['chrudim', 'Chrudim', 'v Chrudimi', 'pardubicky', '53701', 49.9498, 15.7952, 23_200],
  ['mikulov', 'Mikulov', 'v Mikulově', 'jihomoravsky', '69201', 48.8054, 16.6378, 7_600],
  ['spindleruv-mlyn', 'Špindlerův Mlýn', 've Špindlerově Mlýně', 'kralovehradecky', '54351', 50.7263, 15.6095, 1_000],
  ['litomysl', 'Litomyšl', 'v Litomyšli', 'pardubicky', '57001', 49.8706, 16.3112, 10_600],
  ['telc', 'Telč', 'v Telči', 'vysocina', '58856', 49.1833, 15.4544, 5_200],
  ['podebrady', 'Poděbrady', 'v Poděbradech', 'stredocesky', '29001', 50.1425, 15.119, 15_000],
  ['melnik', 'Mělník', 'v Mělníku', 'stredocesky', '27601', 50.354, 14.4819, 20_300],
  ['strakonice', 'Strakonice', 've Strakonicích', 'jihocesky', '38601', 49.2605, 13.9104, 22_500],
  ['jindrichuv-hradec', 'Jindřichův Hradec', 'v Jindřichově Hradci', 'jihocesky', '37701', 49.1446, 15.0062, 21_000],
  ['nachod', 'Náchod', 'v Náchodě', 'kralovehradecky', '54701', 50.4147, 16.1657, 19_600],
  ['sumperk', 'Šumperk', 'v Šumperku', 'olomoucky', '78701', 49.9656, 16.9706, 25_000],
  ['jesenik', 'Jeseník', 'v Jeseníku', 'olomoucky', '79001', 50.2294, 17.2046, 10_700],
  ['vyskov', 'Vyškov', 've Vyškově', 'jihomoravsky', '68201', 49.2776, 16.9962, 20_500],
  ['blansko', 'Blansko', 'v Blansku', 'jihomoravsky', '67801', 49.365, 16.6479, 20_300],
  ['svitavy', 'Svitavy', 've Svitavách', 'pardubicky', '56802', 49.7553, 16.4693, 16_700],
  ['usti-nad-orlici', 'Ústí nad Orlicí', 'v Ústí nad Orlicí', 'pardubicky', '56201', 49.9739, 16.3936, 13_900],
  ['novy-jicin', 'Nový Jičín', 'v Novém Jičíně', 'moravskoslezsky', '74101', 49.5944, 18.0136, 23_000],
  ['pelhrimov', 'Pelhřimov', 'v Pelhřimově', 'vysocina', '39301', 49.4307, 15.2231, 16_300],
  ['turnov', 'Turnov', 'v Turnově', 'liberecky', '51101', 50.5874, 15.1569, 14_500],
  ['harrachov', 'Harrachov', 'v Harrachově', 'liberecky', '51246', 50.7722, 15.4315, 1_300],
  ['jicin', 'Jičín', 'v Jičíně', 'kralovehradecky', '50601', 50.4354, 15.3611, 16_300],
  ['rakovnik', 'Rakovník', 'v Rakovníku', 'stredocesky', '26901', 50.1062, 13.7398, 15_500],
  ['ricany', 'Říčany', 'v Říčanech', 'stredocesky', '25101', 49.9918, 14.6544, 17_200],
  ['pruhonice', 'Průhonice', 'v Průhonicích', 'stredocesky', '25243', 50.0018, 14.5604, 2_900],
  ['luhacovice', 'Luhačovice', 'v Luhačovicích', 'zlinsky', '76326', 49.0999, 17.7576, 5_000],
  ['roznov-pod-radhostem', 'Rožnov pod Radhoštěm', 'v Rožnově pod Radhoštěm', 'zlinsky', '75661', 49.4585, 18.143, 16_000],
  ['trebon', 'Třeboň', 'v Třeboni', 'jihocesky', '37901', 49.0036, 14.7705, 8_100],
  ['zatec', 'Žatec', 'v Žatci', 'ustecky', '43801', 50.3272, 13.5458, 19_000],
];

/** slug, name, locative, parent, PSČ, lat, lng. */
type PartRow = readonly [string, string, string, string, string, number, number];

const PRAGUE: readonly (readonly [string, number, number])[] = [
  ['11000', 50.0856, 14.4225], ['12000', 50.0755, 14.4378], ['13000', 50.0836, 14.4571], ['14000', 50.0483, 14.4432], ['15000', 50.0692, 14.4025], ['16000', 50.1005, 14.3935],
  ['17000', 50.1008, 14.4365], ['18000', 50.1049, 14.4631], ['19000', 50.1101, 14.5013], ['10000', 50.0708, 14.4762], ['14900', 50.0321, 14.5055], ['14300', 50.0063, 14.4178],
  ['15500', 50.0493, 14.3363], ['19800', 50.1043, 14.5727], ['10200', 50.0497, 14.5409], ['15300', 49.9847, 14.3597], ['16300', 50.0651, 14.3042], ['19900', 50.1342, 14.5142],
  ['19700', 50.1352, 14.5459], ['19300', 50.1128, 14.6106], ['19016', 50.0745, 14.6561], ['10400', 50.0313, 14.6019],
];

const PARTS: readonly PartRow[] = [
  ...PRAGUE.map(([psc, lat, lng], index): PartRow => [`praha-${index + 1}`, `Praha ${index + 1}`, `v Praze ${index + 1}`, 'praha', psc, lat, lng]),
  ['brno-stred', 'Brno-střed', 'v Brně-středu', 'brno', '60200', 49.1936, 16.6008],
  ['brno-sever', 'Brno-sever', 'v Brně-severu', 'brno', '61300', 49.2135, 16.6224],
  ['brno-jih', 'Brno-jih', 'v Brně-jihu', 'brno', '61700', 49.1738, 16.6118],
  ['brno-kralovo-pole', 'Brno-Královo Pole', 'v Brně-Králově Poli', 'brno', '61200', 49.2236, 16.5969],
  ['brno-zidenice', 'Brno-Židenice', 'v Brně-Židenicích', 'brno', '61500', 49.2026, 16.6477],
  ['brno-zabovresky', 'Brno-Žabovřesky', 'v Brně-Žabovřeskách', 'brno', '61600', 49.2104, 16.5776],
  ['brno-lisen', 'Brno-Líšeň', 'v Brně-Líšni', 'brno', '62800', 49.2081, 16.6893],
  ['brno-bystrc', 'Brno-Bystrc', 'v Brně-Bystrci', 'brno', '63500', 49.2243, 16.5238],
  ['brno-stary-liskovec', 'Brno-Starý Lískovec', 'v Brně-Starém Lískovci', 'brno', '62500', 49.1664, 16.5602],
  ['brno-reckovice', 'Brno-Řečkovice', 'v Brně-Řečkovicích', 'brno', '62100', 49.2497, 16.5817],
  ['brno-medlanky', 'Brno-Medlánky', 'v Brně-Medlánkách', 'brno', '62100', 49.2418, 16.5714],
  ['ostrava-moravska-ostrava', 'Moravská Ostrava a Přívoz', 'v Moravské Ostravě a Přívoze', 'ostrava', '70200', 49.8388, 18.2873],
  ['ostrava-poruba', 'Ostrava-Poruba', 'v Ostravě-Porubě', 'ostrava', '70800', 49.8281, 18.1734],
  ['ostrava-jih', 'Ostrava-Jih', 'v Ostravě-Jihu', 'ostrava', '70030', 49.7873, 18.2561],
  ['slezska-ostrava', 'Slezská Ostrava', 've Slezské Ostravě', 'ostrava', '71000', 49.8322, 18.3048],
  ['ostrava-vitkovice', 'Ostrava-Vítkovice', 'v Ostravě-Vítkovicích', 'ostrava', '70300', 49.8169, 18.2703],
  ['ostrava-marianske-hory', 'Mariánské Hory a Hulváky', 'v Mariánských Horách a Hulvákách', 'ostrava', '70900', 49.8264, 18.2498],
  ['ostrava-svinov', 'Ostrava-Svinov', 'v Ostravě-Svinově', 'ostrava', '72100', 49.8196, 18.2067],
];

const town = ([slug, name, locative, parent, psc, lat, lng, population]: TownRow): LocationSeed =>
  ({ slug, name, kind: 'town', parent, locative, lat, lng, psc, population });
const part = ([slug, name, locative, parent, psc, lat, lng]: PartRow): LocationSeed =>
  ({ slug, name, kind: 'city_part', parent, locative, lat, lng, psc });

/** The tree of places, parents before children. Prague is a region and a city at once, so its parts hang on the region itself. */
export const LOCATIONS: readonly LocationSeed[] = [
  { slug: 'cesko', name: 'Česko', kind: 'country', parent: null, locative: 'v Česku', lat: 49.8, lng: 15.48, bbox: [12.09, 48.55, 18.87, 51.06], population: 10_900_000 },
  ...REGIONS,
  ...TOWNS.map(town),
  ...PARTS.map(part),
];

/** The location of a slug; a slug that is not in the table is a mistake of the caller. */
export function locationBySlug(slug: string): LocationSeed {
  const found = INDEX.get(slug);
  if (!found) throw new Error(`Unknown location ${slug}`);
  return found;
}

/** The slug of the region a location lies in (itself where it is one). */
export function regionOf(slug: string): string {
  const location = locationBySlug(slug);
  return location.kind === 'region' || location.parent === null ? location.slug : regionOf(location.parent);
}

const INDEX: ReadonlyMap<string, LocationSeed> = new Map(LOCATIONS.map((location) => [location.slug, location]));
