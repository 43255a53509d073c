import type { SentenceSynonym } from './data.types.ts';

const MORAVIA = ['jihomoravsky', 'olomoucky', 'zlinsky', 'moravskoslezsky'];
const BOHEMIA = [
  'praha',
  'stredocesky',
  'jihocesky',
  'plzensky',
  'karlovarsky',
  'ustecky',
  'liberecky',
  'kralovehradecky',
  'pardubicky',
];

/** Colloquial names of regions; one of several regions means all of them. */
const LANDSCAPES: readonly (readonly [words: string, slugs: readonly string[]])[] = [
  ['Morava, Moravia, celá Morava', MORAVIA],
  ['Čechy, Bohemia', BOHEMIA],
  [
    'jižní Morava, južná Morava, Jihomoravsko, Pálava, southern moravia, south moravia, Podyjí, jih Moravy',
    ['jihomoravsky'],
  ],
  ['severní Morava, severná Morava, Slezsko, sever Moravy', ['moravskoslezsky']],
  ['střední Morava, Haná', ['olomoucky']],
  ['východní Morava, Valašsko, Slovácko, Zlínsko', ['zlinsky']],
  ['jižní Čechy, južné Čechy, Lipno, Třeboňsko, jih Čech, Budějovicko', ['jihocesky']],
  ['západní Čechy, západ Čech', ['plzensky', 'karlovarsky']],
  ['severní Čechy, sever Čech', ['ustecky', 'liberecky']],
  ['východní Čechy, východ Čech', ['kralovehradecky', 'pardubicky']],
  ['střední Čechy, středočeský', ['stredocesky']],
  ['Krkonoše', ['kralovehradecky', 'liberecky']],
  ['Šumava', ['jihocesky', 'plzensky']],
  ['Jeseníky, Jeseníkách', ['olomoucky', 'moravskoslezsky']],
  ['Beskydy', ['moravskoslezsky', 'zlinsky']],
  ['Český ráj', ['liberecky', 'kralovehradecky']],
  ['Krušné hory', ['ustecky', 'karlovarsky']],
  ['Orlické hory', ['kralovehradecky']],
  ['Jizerské hory, Jizerky', ['liberecky']],
  ['České Švýcarsko, České středohoří', ['ustecky']],
  ['jihočeský', ['jihocesky']],
  ['jihomoravský', ['jihomoravsky']],
  ['moravskoslezský', ['moravskoslezsky']],
  ['Vysočina, Českomoravská vrchovina', ['vysocina']],
  ['Česká republika, ČR, Czech Republic, Czechia, celá republika', ['cesko']],
];

const TOWNS: Readonly<Record<string, string>> = {
  praha: 'Prague, Prag',
  brno: 'Brunn, Brnisko',
  ostrava: 'Ostravička',
  plzen: 'Pilsen',
  olomouc: 'Olomóc, Holomóc',
  'ceske-budejovice': 'Budějovice, Budějky, Budějce, ČB, Budweis, České Budejovice',
  'hradec-kralove': 'Hradec, HK',
  pardubice: 'Pardubky',
  'usti-nad-labem': 'Ústí, Ústí n. L., Ústí n L, Ústí nad L',
  'karlovy-vary': 'Vary, KV, Karlsbad, Karlovy Vary, Carlsbad',
  'mlada-boleslav': 'Boleslav, MB',
  'jablonec-nad-nisou': 'Jablonec',
  'frydek-mistek': 'Frýdek, Místek, FM',
  'cesky-krumlov': 'Krumlov, ČK',
  'uherske-hradiste': 'Hradiště, UH, Uherák',
  'marianske-lazne': 'Mariánky, Marienbad',
  'zdar-nad-sazavou': 'Žďár',
  'havlickuv-brod': 'Brod, Havlbrod, Havlíčkáč',
  'spindleruv-mlyn': 'Špindl, Špindlák, Špindlerův',
  'jindrichuv-hradec': 'JH, Jindřichák, J. Hradec',
  'roznov-pod-radhostem': 'Rožnov',
  'kutna-hora': 'Kutná',
  'novy-jicin': 'Nový Jičín, NJ',
  'usti-nad-orlici': 'Ústí nad Orlicí, Ústí n. O.',
  'brno-stred': 'Brno centrum, centrum Brna, střed Brna, štatl',
  'ostrava-moravska-ostrava': 'centrum Ostravy, Ostrava centrum, Stodolní',
  'praha-1': 'Staré Město, Malá Strana, Hradčany, Josefov, Václavák, Václavské náměstí, Staromák',
  'praha-2': 'Vinohrady, Vyšehrad, Nové Město',
  'praha-3': 'Žižkov',
  'praha-4': 'Nusle, Podolí, Pankrác, Braník, Krč, Michle, Budějovická',
  'praha-5': 'Smíchov, Anděl, Košíře, Motol, Barrandov, Jinonice, Radlice',
  'praha-6': 'Dejvice, Břevnov, Bubeneč, Střešovice, Vokovice, Veleslavín',
  'praha-7': 'Holešovice, Letná, Troja, Holešky',
  'praha-8': 'Karlín, Libeň, Kobylisy, Bohnice',
  'praha-9': 'Vysočany, Prosek, Hloubětín, Střížkov',
  'praha-10': 'Vršovice, Strašnice, Malešice, Záběhlice, Vršky',
  'praha-11': 'Chodov, Jižní Město, Jižák, Opatov, Háje',
  'praha-12': 'Modřany, Kamýk',
  'praha-13': 'Stodůlky, Lužiny, Butovice, Nové Butovice',
  'praha-14': 'Černý Most, Kyje',
  'praha-15': 'Hostivař, Horní Měcholupy',
  'praha-16': 'Radotín',
  'praha-17': 'Řepy',
  'praha-18': 'Letňany',
  'praha-19': 'Kbely',
  'praha-20': 'Horní Počernice',
  'praha-21': 'Újezd nad Lesy',
  'praha-22': 'Uhříněves',
};

/** Colloquial names of locations of the first start; afterwards the operator edits them. */
export const LOCATION_ALIASES: readonly SentenceSynonym[] = [
  ...LANDSCAPES.flatMap(([words, slugs]) =>
    words
      .split(', ')
      .flatMap((word) => slugs.map((slug): SentenceSynonym => ({ kind: 'location', slug, word }))),
  ),
  ...Object.entries(TOWNS).flatMap(([slug, words]) =>
    words.split(', ').map((word): SentenceSynonym => ({ kind: 'location', slug, word })),
  ),
];
