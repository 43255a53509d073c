/** Kinds of buildings; their spaces are in building-kinds.data.ts. */
export type BuildingKind =
  | 'kulturni-dum'
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
const b = (
  kind: BuildingKind,
  name: string,
  location: string,
  street: string | null,
  spaces: number,
  extra: Extra = {},
): BuildingRow => ({ kind, name, location, street, spaces, ...extra });
const single = { single: true } as const;
const at = (city: string, psc: string, lat: number, lng: number): Extra => ({
  village: { city, psc, lat, lng },
});

/** 120 demo buildings: fictional buildings in real towns. */
export const DEMO_BUILDINGS: readonly BuildingRow[] = [
  // Praha
  b('tovarna', 'Továrna Křižíkova', 'praha-8', 'Křižíkova', 6, { psc: '18600' }),
  b('coworking', 'Pracovna Karlín', 'praha-8', 'Sokolovská', 5, { psc: '18600' }),
  b('hotel', 'Hotel Na Větrníku', 'praha-2', 'Na Bojišti', 5),
  b('kongres', 'Konferenční dům Pankrác', 'praha-4', 'Na Pankráci', 7),
  b('divadlo', 'Divadlo U Přívozu', 'praha-7', 'Dělnická', 4),
  b('galerie', 'Galerie Pod Petřínem', 'praha-5', 'Plaská', 3),
  b('zamek', 'Palác U Tří klíčů', 'praha-1', 'Celetná', 4),
  b('fotoatelier', 'Ateliéry Holešovice', 'praha-7', 'Komunardů', 3),
  b('pohyb', 'Studio Vršovice', 'praha-10', 'Moskevská', 3, { psc: '10100' }),
  b('kulturni-dum', 'Kulturní dům Na Vinici', 'praha-9', 'Prosecká', 5),
  b('lod', 'Loď Vltavanka', 'praha-2', 'Rašínovo nábřeží', 1, single),
  b('klub', 'Klub Podkova', 'praha-3', 'Husitská', 3),
  b('vila', 'Vila Na Hanspaulce', 'praha-6', 'Na Pískách', 4),
  b('skola', 'Gymnázium Nad Údolím', 'praha-11', 'Mikulova', 3),
  b('klubovna', 'Komunitní centrum Stodůlky', 'praha-13', 'Mukařovského', 1, single),
  b('vystaviste', 'Pavilony Kbely', 'praha-19', 'Mladoboleslavská', 4),
  b('pivovar', 'Pivovar Na Košíku', 'praha-15', 'Hornoměcholupská', 4),
  b('sokolovna', 'Sokolovna Radotín', 'praha-16', 'Vykoukových', 3),
  b('strecha', 'Střecha Bubenská', 'praha-7', 'Bubenská', 1, single),
  b('statek', 'Statek Královice', 'praha-22', 'K Nedvězí', 3),
  b('coworking', 'Kanceláře Dejvická', 'praha-6', 'Dejvická', 5),
  b('zkusebny', 'Zkušebny Hloubětín', 'praha-14', 'Poděbradská', 3),
  b('klub', 'Kavárna Řeporyje', 'praha-13', 'Smíchovská', 1, single),
  // Středočeský kraj
  b('zamek', 'Zámek Loučná Lhota', 'stredocesky', 'Zámecká', 5, at('Loučeň', '28937', 50.2834, 15.0203)),
  b('statek', 'Statek U Staré lípy', 'pruhonice', 'Dobřejovická', 4),
  b('tovarna', 'Cukrovar Kolín', 'kolin', 'Havlíčkova', 4),
  b('kulturni-dum', 'Dům kultury Poldovka', 'kladno', 'Huťská', 4),
  b('hotel', 'Hotel Lázeňský dům', 'podebrady', 'Jiřího náměstí', 4),
  b('sokolovna', 'Sokolovna Beroun', 'beroun', 'Tyršova', 3),
  b('klaster', 'Dominikánský dvůr', 'kutna-hora', 'Jakubská', 3),
  b('vinarstvi', 'Vinařství Nad Soutokem', 'melnik', 'Českolipská', 3),
  b('coworking', 'Kancl Boleslav', 'mlada-boleslav', 'třída Václava Klementa', 4),
  b('penzion', 'Chata Na Stránce', 'stredocesky', null, 3, at('Nižbor', '26705', 49.9994, 14.0008)),
  b('kulturni-dum', 'Společenský dům Rakovník', 'rakovnik', 'Na Sekyře', 3),
  b('louka', 'Louka u Sázavy', 'benesov', 'Čechova', 1, single),
  b('skola', 'Hornická akademie', 'pribram', 'Na Příkopech', 3),
  b('klubovna', 'Spolkový dům Říčany', 'ricany', 'Olivova', 1, single),
  // Jihočeský kraj
  b('kongres', 'Konferenční centrum Vltava', 'ceske-budejovice', 'Na Sadech', 5),
  b('pivovar', 'Sladovna U Solnice', 'ceske-budejovice', 'Česká', 3),
  b('zamek', 'Zámek Nad Meandrem', 'cesky-krumlov', 'Latrán', 4),
  b('kulturni-dum', 'Besední dům Tábor', 'tabor', 'Jiráskova', 4),
  b('statek', 'Dvůr Pod Hrází', 'trebon', 'Jiráskova', 3),
  b('divadlo', 'Divadlo Pod Pražskou bránou', 'pisek', 'Heydukova', 3),
  b('koupaliste', 'Plovárna Podskalí', 'strakonice', 'Podskalská', 1, single),
  b('klaster', 'Minoritský dům', 'jindrichuv-hradec', 'Štítného', 2),
  // Plzeňský kraj
  b('tovarna', 'Papírna Zátišský břeh', 'plzen', 'Zahradní', 5),
  b('hotel', 'Hotel Mikulášská', 'plzen', 'Mikulášská třída', 4),
  b('coworking', 'Dílna Slovany', 'plzen', 'Slovanská třída', 4),
  b('galerie', 'Galerie Pod Saským mostem', 'plzen', 'Pražská', 1, single),
  b('kulturni-dum', 'Kulturní dům Klatovy', 'klatovy', 'Nádražní', 3),
  b('pohyb', 'Sál U Branky', 'domazlice', 'Branská', 1, single),
  b(
    'penzion',
    'Horská chata Pod Ždánovem',
    'plzensky',
    null,
    3,
    at('Kašperské Hory', '34192', 49.143, 13.556),
  ),
  // Karlovarský kraj
  b('hotel', 'Hotel Kolonádní dvůr', 'karlovy-vary', 'Vřídelní', 5),
  b('kongres', 'Kongresový sál Teplá', 'karlovy-vary', 'T. G. Masaryka', 3),
  b('vila', 'Vila Pod Lesem', 'marianske-lazne', 'Hlavní třída', 3),
  b('kulturni-dum', 'Společenský dům Chebsko', 'cheb', 'Svobody', 3),
  b('sokolovna', 'Sokolovna Sokolov', 'sokolov', 'Jednoty', 1, single),
  // Ústecký kraj
  b('tovarna', 'Lihovar Střekov', 'usti-nad-labem', 'Děčínská', 4),
  b('skola', 'Učebny Klíše', 'usti-nad-labem', 'Klíšská', 3),
  b('kulturni-dum', 'Dům kultury Pod Hněvínem', 'most', 'třída Budovatelů', 4),
  b('hotel', 'Hotel Beethovenova', 'teplice', 'Lázeňská', 3),
  b('zamek', 'Růžová jízdárna', 'decin', 'Dlouhá jízda', 3),
  b('pivovar', 'Chmelařský dům', 'zatec', 'Oblouková', 3),
  b('galerie', 'Dům Pod Dómem', 'litomerice', 'Michalská', 2),
  b('plocha', 'Odstavná plocha Kamencová', 'chomutov', 'Kamencová', 1, single),
  // Liberecký kraj
  b('coworking', 'Přízemí Liberec', 'liberec', 'Moskevská', 4),
  b('kongres', 'Textilní burza', 'liberec', 'Felberova', 4),
  b('tovarna', 'Sklárna Lučany', 'jablonec-nad-nisou', 'Opletalova', 4),
  b('divadlo', 'Kino Pod Špičákem', 'ceska-lipa', 'Hrnčířská', 2),
  b('penzion', 'Bouda Na Plaňce', 'harrachov', null, 3),
  b('kulturni-dum', 'Střelnice Turnov', 'turnov', 'Markova', 3),
  // Královéhradecký kraj
  b('kongres', 'Konferenční centrum Orlice', 'hradec-kralove', 'Eliščino nábřeží', 5),
  b('pohyb', 'Taneční dům Malšovice', 'hradec-kralove', 'Úprkova', 2),
  b('klub', 'Klub Vodojem', 'hradec-kralove', 'Pospíšilova', 2),
  b('penzion', 'Horská bouda Svatý Petr', 'spindleruv-mlyn', null, 3),
  b('sokolovna', 'Sokolovna Jičín', 'jicin', 'Šafaříkova', 2),
  b('tovarna', 'Tkalcovna Úpa', 'trutnov', 'Polská', 3),
  b('statek', 'Hospodářský dvůr Rýznburk', 'nachod', 'Zámecká', 3),
  // Pardubický kraj
  b('tovarna', 'Mlýny Nad Chrudimkou', 'pardubice', 'Mezi Mosty', 5),
  b('hotel', 'Hotel U Zelené brány', 'pardubice', 'Pernštýnské náměstí', 3),
  b('zamek', 'Panský dvůr Litomyšl', 'litomysl', 'Jiráskova', 3),
  b('kulturni-dum', 'Dům kultury Chrudimka', 'chrudim', 'Fibichova', 3),
  b('skola', 'Průmyslová škola Svitavy', 'svitavy', 'Milady Horákové', 2),
  b('klubovna', 'Hasičský dům Orlice', 'usti-nad-orlici', 'Královéhradecká', 1, single),
  // Vysočina
  b('kongres', 'Dům obchodu Jihlava', 'jihlava', 'Matky Boží', 3),
  b('pivovar', 'Městský šenk', 'jihlava', 'Vrchlického', 2),
  b('klaster', 'Kolej Svaté Anny', 'telc', 'náměstí Zachariáše z Hradce', 2),
  b('divadlo', 'Kino Pod Bazilikou', 'trebic', 'Komenského náměstí', 2),
  b('statek', 'Statek Na Samotě', 'vysocina', null, 4, at('Polná', '58813', 49.487, 15.7188)),
  b('kulturni-dum', 'Dům kultury Žďár', 'zdar-nad-sazavou', 'Dolní', 3),
  b('sokolovna', 'Sokolovna Pelhřimov', 'pelhrimov', 'Slovanského bratrství', 1, single),
  // Jihomoravský kraj
  b('tovarna', 'Přádelna Cejl', 'brno-sever', 'Cejl', 5, { psc: '60200' }),
  b('hotel', 'Hotel Moravská brána', 'brno-stred', 'Křenová', 5),
  b('divadlo', 'Divadlo Za Rohem', 'brno-stred', 'Údolní', 3),
  b('coworking', 'Coworking Veveří', 'brno-stred', 'Veveří', 5),
  b('kongres', 'Konferenční centrum Pisárky', 'brno-stred', 'Bauerova', 6, { psc: '60300' }),
  b('pohyb', 'Taneční dům Žabovřesky', 'brno-zabovresky', 'Minská', 3),
  b('fotoatelier', 'Fotoateliér Židenice', 'brno-zidenice', 'Bubeníčkova', 1, single),
  b('skola', 'Učebny Královo Pole', 'brno-kralovo-pole', 'Palackého třída', 3),
  b('strecha', 'Terasa Nad Svratkou', 'brno-jih', 'Poříčí', 1, { single: true, psc: '63900' }),
  b('vinarstvi', 'Vinařství Pod Kopečkem', 'mikulov', 'Na Hradbách', 4),
  b('vinarstvi', 'Sklepy Pod Děvínem', 'jihomoravsky', 'Česká', 3, at('Pavlov', '69201', 48.8741, 16.6693)),
  b('vinarstvi', 'Vinařský dvůr Horní Leska', 'znojmo', 'Přímětická', 3),
  b('kulturni-dum', 'Dům kultury Podluží', 'breclav', '17. listopadu', 3),
  b('penzion', 'Chata Nad Punkvou', 'blansko', 'Skalní mlýn', 2),
  b('louka', 'Obora Hvězdlice', 'vyskov', 'Brněnská', 1, single),
  // Olomoucký kraj
  b('klaster', 'Klášterní dvůr Svatojánský', 'olomouc', 'Sušilovo náměstí', 3),
  b('vystaviste', 'Pavilony Nad Mlýnským potokem', 'olomouc', 'Wolkerova', 3),
  b('coworking', 'Patro Olomouc', 'olomouc', 'Ostružnická', 4),
  b('kulturni-dum', 'Společenský dům Prostějov', 'prostejov', 'Komenského', 3),
  b('zamek', 'Losinská konírna', 'olomoucky', 'Zámecká', 3, at('Velké Losiny', '78815', 50.031, 17.04)),
  b('klub', 'Klub Teplárna', 'prerov', 'Nádražní', 1, single),
  b('vila', 'Vila Pod Chlumem', 'jesenik', 'Lipovská', 2),
  // Zlínský kraj
  b('tovarna', 'Budova 17', 'zlin', 'Vavrečkova', 5),
  b('vinarstvi', 'Búdy Nad Moravou', 'uherske-hradiste', 'Vinohradská', 3),
  b('zamek', 'Květinový dvůr', 'kromeriz', 'Generála Svobody', 3),
  b('hotel', 'Hotel U Pramene', 'luhacovice', 'Nádražní', 4),
  b('sokolovna', 'Sokolovna Vsetín', 'vsetin', 'Palackého', 2),
  b('statek', 'Valašský grunt', 'roznov-pod-radhostem', 'Dolní Paseky', 3),
  // Moravskoslezský kraj
  b('tovarna', 'Kompresorovna Důl Karolínka', 'ostrava-moravska-ostrava', 'Nádražní', 6),
  b('kongres', 'Konferenční dům Nad Ostravicí', 'slezska-ostrava', 'Těšínská', 4),
  b('klub', 'Klub Nad Stodolní', 'ostrava-moravska-ostrava', 'Stodolní', 2),
  b('kulturni-dum', 'Dům kultury Alšovo náměstí', 'ostrava-poruba', 'Hlavní třída', 4),
  b('galerie', 'Vodárenská galerie', 'ostrava-vitkovice', 'Ruská', 1, single),
  b('knihovna', 'Knihovna Opava', 'opava', 'Nádražní okruh', 3),
  b('hotel', 'Hotel Beskydská', 'frydek-mistek', 'Hlavní třída', 3),
  b('pohyb', 'Sál Na Rozvoji', 'havirov', 'Dlouhá třída', 1, single),
  b('lod', 'Loď Moravice', 'moravskoslezsky', null, 1, {
    single: true,
    ...at('Leskovec nad Moravicí', '79368', 49.8893, 17.5762),
  }),
  b('koupaliste', 'Koupaliště Lučina', 'trinec', 'Lidická', 1, single),
  b('plocha', 'Autodrom Karviná', 'karvina', 'Rudé armády', 1, single),
  b('knihovna', 'Městské muzeum Nový Jičín', 'novy-jicin', 'ulice 28. října', 2),
];
