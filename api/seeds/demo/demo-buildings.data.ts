/** Kinds of buildings; their spaces are in building-kinds.data.ts. */
export type BuildingKind =
  | 'kulturni-dum'
  | 'kulturni-centrum'
  | 'sokolovna'
  | 'zamek'
  | 'statek'
  | 'vinarstvi'
  | 'hotel'
  | 'coworking'
  | 'tovarna'
  | 'galerie'
  | 'divadlo'
  | 'kongres'
  | 'skola'
  | 'fotoatelier'
  | 'zkusebny'
  | 'pohyb'
  | 'pivovar'
  | 'penzion'
  | 'klaster'
  | 'lod'
  | 'louka'
  | 'vystaviste'
  | 'klubovna'
  | 'knihovna'
  | 'vila'
  | 'koupaliste'
  | 'klub'
  | 'plocha'
  | 'strecha';

/** A village without a row in locations.ts; it belongs to the region. */
export type Village = { city: string; psc: string; lat: number; lng: number };

export type BuildingRow = {
  kind: BuildingKind;
  name: string;
  location: string;
  street: string | null;
  /** Number of spaces; 1 with `single` is a space without its own name. */
  spaces: number;
  single?: true;
  psc?: string;
  village?: Village;
};

type Extra = Partial<Pick<BuildingRow, 'single' | 'psc' | 'village'>>;
const building = (
  kind: BuildingKind,
  name: string,
  location: string,
  street: string | null,
  spaces: number,
  extra: Extra = {},
): BuildingRow => ({ kind, name, location, street, spaces, ...extra });
const single = { single: true } as const;
const inVillage = (city: string, psc: string, lat: number, lng: number): Extra => ({
  village: { city, psc, lat, lng },
});

/** Fictional buildings in real towns; one whose spaces find no photographs is left out. */
export const DEMO_BUILDINGS: readonly BuildingRow[] = [
  // Praha
  building('tovarna', 'Továrna Křižíkova', 'praha-8', 'Křižíkova', 6, { psc: '18600' }),
  building('coworking', 'Pracovna Karlín', 'praha-8', 'Sokolovská', 5, { psc: '18600' }),
  building('hotel', 'Hotel Na Větrníku', 'praha-2', 'Na Bojišti', 5),
  building('kongres', 'Konferenční dům Pankrác', 'praha-4', 'Na Pankráci', 7),
  building('divadlo', 'Divadlo U Přívozu', 'praha-7', 'Dělnická', 4),
  building('galerie', 'Galerie Pod Petřínem', 'praha-5', 'Plaská', 3),
  building('zamek', 'Palác U Tří klíčů', 'praha-1', 'Celetná', 4),
  building('fotoatelier', 'Ateliéry Holešovice', 'praha-7', 'Komunardů', 3),
  building('pohyb', 'Studio Vršovice', 'praha-10', 'Moskevská', 3, { psc: '10100' }),
  building('kulturni-dum', 'Kulturní dům Na Vinici', 'praha-9', 'Prosecká', 5),
  building('lod', 'Loď Vltavanka', 'praha-2', 'Rašínovo nábřeží', 1, single),
  building('klub', 'Klub Podkova', 'praha-3', 'Husitská', 3),
  building('vila', 'Vila Na Hanspaulce', 'praha-6', 'Na Pískách', 4),
  building('skola', 'Gymnázium Nad Údolím', 'praha-11', 'Mikulova', 3),
  building('klubovna', 'Komunitní centrum Stodůlky', 'praha-13', 'Mukařovského', 1, single),
  building('vystaviste', 'Pavilony Kbely', 'praha-19', 'Mladoboleslavská', 4),
  building('pivovar', 'Pivovar Na Košíku', 'praha-15', 'Hornoměcholupská', 4),
  building('sokolovna', 'Sokolovna Radotín', 'praha-16', 'Vykoukových', 3),
  building('strecha', 'Střecha Bubenská', 'praha-7', 'Bubenská', 1, single),
  building('statek', 'Statek Královice', 'praha-22', 'K Nedvězí', 3),
  building('coworking', 'Kanceláře Dejvická', 'praha-6', 'Dejvická', 5),
  building('zkusebny', 'Zkušebny Hloubětín', 'praha-14', 'Poděbradská', 3),
  building('klub', 'Kavárna Řeporyje', 'praha-13', 'Smíchovská', 1, single),
  // Středočeský kraj
  building(
    'zamek',
    'Zámek Loučná Lhota',
    'stredocesky',
    'Zámecká',
    5,
    inVillage('Loučeň', '28937', 50.2834, 15.0203),
  ),
  building('statek', 'Statek U Staré lípy', 'pruhonice', 'Dobřejovická', 4),
  building('tovarna', 'Cukrovar Kolín', 'kolin', 'Havlíčkova', 4),
  building('kulturni-dum', 'Dům kultury Poldovka', 'kladno', 'Huťská', 4),
  building('hotel', 'Hotel Lázeňský dům', 'podebrady', 'Jiřího náměstí', 4),
  building('sokolovna', 'Sokolovna Beroun', 'beroun', 'Tyršova', 3),
  building('klaster', 'Dominikánský dvůr', 'kutna-hora', 'Jakubská', 3),
  building('vinarstvi', 'Vinařství Nad Soutokem', 'melnik', 'Českolipská', 3),
  building('coworking', 'Kancl Boleslav', 'mlada-boleslav', 'třída Václava Klementa', 4),
  building(
    'penzion',
    'Chata Na Stránce',
    'stredocesky',
    null,
    3,
    inVillage('Nižbor', '26705', 49.9994, 14.0008),
  ),
  building('kulturni-dum', 'Společenský dům Rakovník', 'rakovnik', 'Na Sekyře', 3),
  building('louka', 'Louka u Sázavy', 'benesov', 'Čechova', 1, single),
  building('skola', 'Hornická akademie', 'pribram', 'Na Příkopech', 3),
  building('klubovna', 'Spolkový dům Říčany', 'ricany', 'Olivova', 1, single),
  // Jihočeský kraj
  building('kongres', 'Konferenční centrum Vltava', 'ceske-budejovice', 'Na Sadech', 5),
  building('pivovar', 'Sladovna U Solnice', 'ceske-budejovice', 'Česká', 3),
  building('zamek', 'Zámek Nad Meandrem', 'cesky-krumlov', 'Latrán', 4),
  building('kulturni-dum', 'Besední dům Tábor', 'tabor', 'Jiráskova', 4),
  building('statek', 'Dvůr Pod Hrází', 'trebon', 'Jiráskova', 3),
  building('divadlo', 'Divadlo Pod Pražskou bránou', 'pisek', 'Heydukova', 3),
  building('koupaliste', 'Plovárna Podskalí', 'strakonice', 'Podskalská', 1, single),
  building('klaster', 'Minoritský dům', 'jindrichuv-hradec', 'Štítného', 2),
  // Plzeňský kraj
  building('tovarna', 'Papírna Zátišský břeh', 'plzen', 'Zahradní', 5),
  building('hotel', 'Hotel Mikulášská', 'plzen', 'Mikulášská třída', 4),
  building('coworking', 'Dílna Slovany', 'plzen', 'Slovanská třída', 4),
  building('galerie', 'Galerie Pod Saským mostem', 'plzen', 'Pražská', 1, single),
  building('kulturni-dum', 'Kulturní dům Klatovy', 'klatovy', 'Nádražní', 3),
  building('pohyb', 'Sál U Branky', 'domazlice', 'Branská', 1, single),
  building(
    'penzion',
    'Horská chata Pod Ždánovem',
    'plzensky',
    null,
    3,
    inVillage('Kašperské Hory', '34192', 49.143, 13.556),
  ),
  // Karlovarský kraj
  building('hotel', 'Hotel Kolonádní dvůr', 'karlovy-vary', 'Vřídelní', 5),
  building('kongres', 'Kongresový sál Teplá', 'karlovy-vary', 'T. G. Masaryka', 3),
  building('vila', 'Vila Pod Lesem', 'marianske-lazne', 'Hlavní třída', 3),
  building('kulturni-dum', 'Společenský dům Chebsko', 'cheb', 'Svobody', 3),
  building('sokolovna', 'Sokolovna Sokolov', 'sokolov', 'Jednoty', 1, single),
  // Ústecký kraj
  building('tovarna', 'Lihovar Střekov', 'usti-nad-labem', 'Děčínská', 4),
  building('skola', 'Učebny Klíše', 'usti-nad-labem', 'Klíšská', 3),
  building('kulturni-dum', 'Dům kultury Pod Hněvínem', 'most', 'třída Budovatelů', 4),
  building('hotel', 'Hotel Beethovenova', 'teplice', 'Lázeňská', 3),
  building('zamek', 'Růžová jízdárna', 'decin', 'Dlouhá jízda', 3),
  building('pivovar', 'Chmelařský dům', 'zatec', 'Oblouková', 3),
  building('galerie', 'Dům Pod Dómem', 'litomerice', 'Michalská', 2),
  building('plocha', 'Odstavná plocha Kamencová', 'chomutov', 'Kamencová', 1, single),
  // Liberecký kraj
  building('coworking', 'Přízemí Liberec', 'liberec', 'Moskevská', 4),
  building('kongres', 'Textilní burza', 'liberec', 'Felberova', 4),
  building('tovarna', 'Sklárna Lučany', 'jablonec-nad-nisou', 'Opletalova', 4),
  building('divadlo', 'Kino Pod Špičákem', 'ceska-lipa', 'Hrnčířská', 2),
  building('penzion', 'Bouda Na Plaňce', 'harrachov', null, 3),
  building('kulturni-dum', 'Střelnice Turnov', 'turnov', 'Markova', 3),
  // Královéhradecký kraj
  building('kongres', 'Konferenční centrum Orlice', 'hradec-kralove', 'Eliščino nábřeží', 5),
  building('pohyb', 'Taneční dům Malšovice', 'hradec-kralove', 'Úprkova', 2),
  building('klub', 'Klub Vodojem', 'hradec-kralove', 'Pospíšilova', 2),
  building('penzion', 'Horská bouda Svatý Petr', 'spindleruv-mlyn', null, 3),
  building('sokolovna', 'Sokolovna Jičín', 'jicin', 'Šafaříkova', 2),
  building('tovarna', 'Tkalcovna Úpa', 'trutnov', 'Polská', 3),
  building('statek', 'Hospodářský dvůr Rýznburk', 'nachod', 'Zámecká', 3),
  // Pardubický kraj
  building('tovarna', 'Mlýny Nad Chrudimkou', 'pardubice', 'Mezi Mosty', 5),
  building('hotel', 'Hotel U Zelené brány', 'pardubice', 'Pernštýnské náměstí', 3),
  building('kulturni-centrum', 'Kulturní dům Na Ostrůvku', 'pardubice', 'Sukova třída', 12),
  building('zamek', 'Panský dvůr Litomyšl', 'litomysl', 'Jiráskova', 3),
  building('kulturni-dum', 'Dům kultury Chrudimka', 'chrudim', 'Fibichova', 3),
  building('skola', 'Průmyslová škola Svitavy', 'svitavy', 'Milady Horákové', 2),
  building('klubovna', 'Hasičský dům Orlice', 'usti-nad-orlici', 'Královéhradecká', 1, single),
  // Vysočina
  building('kongres', 'Dům obchodu Jihlava', 'jihlava', 'Matky Boží', 3),
  building('pivovar', 'Městský šenk', 'jihlava', 'Vrchlického', 2),
  building('klaster', 'Kolej Svaté Anny', 'telc', 'náměstí Zachariáše z Hradce', 2),
  building('divadlo', 'Kino Pod Bazilikou', 'trebic', 'Komenského náměstí', 2),
  building('statek', 'Statek Na Samotě', 'vysocina', null, 4, inVillage('Polná', '58813', 49.487, 15.7188)),
  building('kulturni-dum', 'Dům kultury Žďár', 'zdar-nad-sazavou', 'Dolní', 3),
  building('sokolovna', 'Sokolovna Pelhřimov', 'pelhrimov', 'Slovanského bratrství', 1, single),
  // Jihomoravský kraj
  building('tovarna', 'Přádelna Cejl', 'brno-sever', 'Cejl', 5, { psc: '60200' }),
  building('hotel', 'Hotel Moravská brána', 'brno-stred', 'Křenová', 5),
  building('divadlo', 'Divadlo Za Rohem', 'brno-stred', 'Údolní', 3),
  building('coworking', 'Coworking Veveří', 'brno-stred', 'Veveří', 5),
  building('kongres', 'Konferenční centrum Pisárky', 'brno-stred', 'Bauerova', 6, { psc: '60300' }),
  building('pohyb', 'Taneční dům Žabovřesky', 'brno-zabovresky', 'Minská', 3),
  building('fotoatelier', 'Fotoateliér Židenice', 'brno-zidenice', 'Bubeníčkova', 1, single),
  building('skola', 'Učebny Královo Pole', 'brno-kralovo-pole', 'Palackého třída', 3),
  building('strecha', 'Terasa Nad Svratkou', 'brno-jih', 'Poříčí', 1, { single: true, psc: '63900' }),
  building('vinarstvi', 'Vinařství Pod Kopečkem', 'mikulov', 'Na Hradbách', 4),
  building(
    'vinarstvi',
    'Sklepy Pod Děvínem',
    'jihomoravsky',
    'Česká',
    3,
    inVillage('Pavlov', '69201', 48.8741, 16.6693),
  ),
  building('vinarstvi', 'Vinařský dvůr Horní Leska', 'znojmo', 'Přímětická', 3),
  building('kulturni-dum', 'Dům kultury Podluží', 'breclav', '17. listopadu', 3),
  building('penzion', 'Chata Nad Punkvou', 'blansko', 'Skalní mlýn', 2),
  building('louka', 'Obora Hvězdlice', 'vyskov', 'Brněnská', 1, single),
  // Olomoucký kraj
  building('klaster', 'Klášterní dvůr Svatojánský', 'olomouc', 'Sušilovo náměstí', 3),
  building('vystaviste', 'Pavilony Nad Mlýnským potokem', 'olomouc', 'Wolkerova', 3),
  building('coworking', 'Patro Olomouc', 'olomouc', 'Ostružnická', 4),
  building('kulturni-dum', 'Společenský dům Prostějov', 'prostejov', 'Komenského', 3),
  building(
    'zamek',
    'Losinská konírna',
    'olomoucky',
    'Zámecká',
    3,
    inVillage('Velké Losiny', '78815', 50.031, 17.04),
  ),
  building('klub', 'Klub Teplárna', 'prerov', 'Nádražní', 1, single),
  building('vila', 'Vila Pod Chlumem', 'jesenik', 'Lipovská', 2),
  // Zlínský kraj
  building('tovarna', 'Budova 17', 'zlin', 'Vavrečkova', 5),
  building('vinarstvi', 'Búdy Nad Moravou', 'uherske-hradiste', 'Vinohradská', 3),
  building('zamek', 'Květinový dvůr', 'kromeriz', 'Generála Svobody', 3),
  building('hotel', 'Hotel U Pramene', 'luhacovice', 'Nádražní', 4),
  building('sokolovna', 'Sokolovna Vsetín', 'vsetin', 'Palackého', 2),
  building('statek', 'Valašský grunt', 'roznov-pod-radhostem', 'Dolní Paseky', 3),
  // Moravskoslezský kraj
  building('tovarna', 'Kompresorovna Důl Karolínka', 'ostrava-moravska-ostrava', 'Nádražní', 6),
  building('kongres', 'Konferenční dům Nad Ostravicí', 'slezska-ostrava', 'Těšínská', 4),
  building('klub', 'Klub Nad Stodolní', 'ostrava-moravska-ostrava', 'Stodolní', 2),
  building('kulturni-dum', 'Dům kultury Alšovo náměstí', 'ostrava-poruba', 'Hlavní třída', 4),
  building('galerie', 'Vodárenská galerie', 'ostrava-vitkovice', 'Ruská', 1, single),
  building('knihovna', 'Knihovna Opava', 'opava', 'Nádražní okruh', 3),
  building('hotel', 'Hotel Beskydská', 'frydek-mistek', 'Hlavní třída', 3),
  building('pohyb', 'Sál Na Rozvoji', 'havirov', 'Dlouhá třída', 1, single),
  building('lod', 'Loď Moravice', 'moravskoslezsky', null, 1, {
    single: true,
    ...inVillage('Leskovec nad Moravicí', '79368', 49.8893, 17.5762),
  }),
  building('koupaliste', 'Koupaliště Lučina', 'trinec', 'Lidická', 1, single),
  building('plocha', 'Autodrom Karviná', 'karvina', 'Rudé armády', 1, single),
  building('knihovna', 'Městské muzeum Nový Jičín', 'novy-jicin', 'ulice 28. října', 2),
];
