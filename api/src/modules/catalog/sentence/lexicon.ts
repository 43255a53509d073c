/** Folded words of the grammar, Slovak and English forms included. */
const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));
const toMap = (rows: readonly string[], first: number): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((row, index) => row.split(' ').map((word) => [word, first + index] as const)));

export const MONTHS = toMap(
  [
    'leden ledna lednu lednem lednovy lednova lednove januar januara januari january',
    'unor unora unoru unorem unorovy unorova februar februara februari february',
    'brezen brezna breznu breznem breznovy breznova marec marca marci march',
    'duben dubna dubnu dubnem dubnovy dubnova april aprila aprili',
    'kveten kvetna kvetnu kvetnem kvetnovy kvetnova maj maja maji maje may',
    'cerven cervna cervnu cervnem cervnovy cervnova jun juna juni june',
    'cervenec cervence cervenci cervencem cervencovy cervencova jul jula juli july',
    'srpen srpna srpnu srpnem srpnovy srpnova august augusta auguste',
    'zari zarim zarijovy zarijova september septembra septembri',
    'rijen rijna rijnu rijnem rijnovy rijnova oktober oktobra oktobri october',
    'listopad listopadu listopadem listopadovy listopadova november novembra novembri',
    'prosinec prosince prosinci prosincem prosincovy prosincova december decembra decembri',
  ],
  1,
);
export const WEEKDAYS = toMap(
  [
    'pondeli pondelky pondelni pondelek pondelka pondelok monday mondays',
    'utery uterky uterni uterek utorok utorky tuesday tuesdays',
    'streda stredu stredy strede stredou stredecni wednesday wednesdays',
    'ctvrtek ctvrtku ctvrtka ctvrtky ctvrtecni stvrtok stvrtky thursday thursdays',
    'patek patku patky patecni piatok piatky friday fridays',
    'sobota sobotu soboty sobote sobot sobotou sobotni saturday saturdays',
    'nedele nedeli nedel nedelni nedelu nedela sunday sundays',
  ],
  1,
);
export const WEEKDAY_ABBREVIATIONS: ReadonlyMap<string, number> = new Map(
  'po ut st ct pa so ne'.split(' ').map((word, index) => [word, index + 1] as const),
);
/** First month of a season. */
export const SEASONS: ReadonlyMap<string, number> = new Map([
  ...'jaro jare jara jari spring'.split(' ').map((word) => [word, 3] as const),
  ...'leto lete leta summer'.split(' ').map((word) => [word, 6] as const),
  ...'podzim podzimu jesen jeseni autumn'.split(' ').map((word) => [word, 9] as const),
  ...'zima zime zimu zimy winter'.split(' ').map((word) => [word, 12] as const),
]);
export const WEEKENDS = toSet('vikend vikendu vikendy vikendech weekend weekends vikende');
export const SILVESTER = toSet(
  'silvestr silvestra silvestru silvester silvestrovsky silvestrovska silvestrovskou silvestrovske',
);
/** Days from today. */
export const RELATIVE_DAYS: ReadonlyMap<string, number> = new Map([
  ['dnes', 0],
  ['dneska', 0],
  ['dnesni', 0],
  ['today', 0],
  ['zitra', 1],
  ['zejtra', 1],
  ['zajtra', 1],
  ['zitrek', 1],
  ['tomorrow', 1],
  ['pozitri', 2],
  ['pozejtri', 2],
  ['pozajtra', 2],
]);
export const NEXT = toSet('pristi pristiho pristim dalsi next buduci buducu buduceho nasledujici');
export const THIS = toSet('tento tuto toto tuhle tenhle tohle tomto teto tuhletu this nejblizsi letosni');
/** „každé úterý“: all of them. */
export const EVERY = toSet('kazdy kazda kazde kazdou kazdeho kazdych kazdym every each');
/** „každé druhé úterý“: weeks from one to the next. */
export const EVERY_OTHER: ReadonlyMap<string, number> = new Map([
  ...'druhy druha druhe druhou druheho druhym dva dve second other'
    .split(' ')
    .map((word) => [word, 2] as const),
  ...'treti tretiho tri third'.split(' ').map((word) => [word, 3] as const),
  ...'ctvrty ctvrta ctvrte ctvrtou ctvrteho ctyri fourth'.split(' ').map((word) => [word, 4] as const),
]);
/** „pravidelně v úterý“. */
export const REPEATED = toSet('pravidelne pravidelny pravidelna pravidelnou pravidelneho opakovane weekly');
/** Parts of a month or week and rhythms that the grammar does not know. */
export const PARTS_OF_TIME = toSet(`
  mesicne denne obden rocne ctvrtletne lichy lichou licha liche lichem sudy sudou suda sude sudem polovine
  polovina polovinu poloviny polovicka pulce pulka pulku pulky zacatkem zacatku zacatek koncem konci konce konec
  monthly daily`);
export const YEAR = toSet('rok roku roce roce r year');
export const RANGE = toSet('- az do');

/** Times of a part of the day, in minutes. */
export const DAY_PARTS: ReadonlyMap<string, readonly [number, number]> = new Map<
  string,
  readonly [number, number]
>([
  ...'dopoledne dopo dopoledni predpoludnim doobeda morning'
    .split(' ')
    .map((word) => [word, [480, 720]] as const),
  ...'odpoledne odpo odpoledni popoludni poobede afternoon'
    .split(' ')
    .map((word) => [word, [720, 1080]] as const),
  ...'vecer vecerni vecera veceri evening tonight'.split(' ').map((word) => [word, [1080, 1440]] as const),
  ...'celodenni celodenne'.split(' ').map((word) => [word, [480, 1200]] as const),
]);
export const HOUR_UNITS = toSet('h hod hodin hodiny hodine hodinu hodinach hodina hours hour');

export const PEOPLE = toSet(`
  lidi lide lidem lidmi lidech lid osob osoby osobu osobam osobami osoba osobach os hostu hosty host
  hoste hostum hosti hostech hostami hostmi deti det detmi detem detech detiek ditek mist mista mistech ucastniku
  ucastnici ucastniky ucastnik ucastnikum ucastnikov divaku divaci divaky divakov navstevniku
  navstevnikov navstevniky kolegu kolegy kolegum kolegov kolegyn zamestnancu zamestnance
  zamestnancov studentu studenty studentov zaku zaky zakum ziakov pratel prateli kamaradu kamarady
  kamosu svatebcanu svatebcany hracu hrace hracov novinaru novinare dospelych dospele delegatu
  delegaty clenu cleny clenov tanecniku tanecniky posluchacu posluchace partneru partnery pozvanych
  holek holky holkam kluci zeny muzi damy dam panu kluku zen muzu maminek rodicu senioru duchodcu manazeru klientu klienty zakazniku skautu
  cvicencu lektoru ludi ludom ludmi ludia pax people guests guest persons person kids children
  attendees participants adults employees seats dusi hlav zpevaku muzikantu hudebniku herci hercu
  absolventu spoluzaku fanousku bezcu ucitelu lekaru lidicek clovek kamaradek kamosek devcat chlapu
  kusu tvari jedincu rodinnych pribuznych student`);
/** Joined to another count they are added: 20 dospělých a 10 dětí. */
export const ADULTS_OR_CHILDREN = toSet('dospelych dospele dospeli deti det ditek adults kids children');
/** Two people each. */
export const PAIRS = toSet('paru pary parov couples dvojic');
/** Counts of these are no people. */
export const OTHER_UNITS = toSet(`
  let roky rokov rocni leta lety leti lete leteho letych letemu letou rok roku stanku stolu aut
  automobilu pokoju mistnosti salu hodin hodiny hodinu h hod minut min dni dny dnu den dnech noci
  tydnu tydny tyden mesicu mesice km kilometru kilometry metru m m2 procent kc korun kusu years year
  old hours days nights cm mm litru kol kola pater patro patre stupnu`);
/** Years of an age or an anniversary: „po 30 letech Tábor“ is no summer camp. */
export const YEARS = toSet('let letech lety roky rokov');
export const AGES = toSet(`
  let roky rokov rocni leta lety leti lete leteho letych letemu letou letech rocniho rocne tin tiny tinam tych years
  narozenin narozeniny narozeninam narozky narodenin vyroci birthday`);
export const ABOUT = toSet(`
  asi cca kolem okolo zhruba priblizne tak circa around about nejak neco takovych jenom jen az
  minimalne min aspon alespon pres minimum`);
export const LIMIT = toSet(`
  do max maximalne maximum nejvyse nejvic nejvys za rozpocet rozpoctem rozpoctu budget cena cenou
  ceny cene pod under limit castka castku strop to`);
export const BUDGET = toSet('rozpocet rozpoctem rozpoctu budget cena cenou ceny cene castka castku');
export const CURRENCY = toSet('kc korun koruny korunu czk kcs korunach kacek kaciek crowns');
export const SLANG_THOUSANDS = toSet('litru litr litry litrov tisicovek tacu tac kilo k');

/** Words that are said but look for nothing. */
export const LEFT_OUT = toSet(`
  so ne zajem potrebuju udelat udelali byla bylo byli bez event hlavne zhruba tydne x rano rana
  budem chtela chtelo chystam planuji planuju poradam organizujeme organizuji delame zajistit najit
  najdu najdeme doporucit doporucte prosil prosila pane pani nabidka nabidku cenova cenovou poptavam
  poptavame poptavka hledam hledame hleda shanim shanime sehnat hladam hladame zhanam potrebuji
  potrebujeme potreboval potrebovali potrebujem potreba treba chceme chci chtel chteli chcem chcu
  prosim prosime dekuji dekujeme diky dik dobry den dobre ahoj zdravim prostor prostory prostoru
  prostore priestor priestory misto mista miste miesto mistnost mistnosti miestnost pronajem
  pronajmu pronajmout prenajom pronajati pronajme rezervace rezervovat objednat kde aby by bych
  bychom bysme si se je jsou jsme jsem bude budeme budou mame mam mit ma maji musi muset mela
  melo mel moct muze muzeme muzou mohli mohl mozno mozne moznost moznosti idealne nejlepe nejradsi
  nejlip radi rada rad nas nam nami my moje muj nasi nase nasich nekde nekam kdekoliv kdekoli nekdy
  neco nejaky nejaka nejake nejakou nejakeho vhodny vhodna vhodne vhodnou vhodneho urceny prostorem
  na v ve s z ze u do od po pro pri k ke o i a ale ani nebo ci no tak asi cca kolem okolo jako jen
  taky take tam to ten ta te toho tu jeden jedna termin terminu terminem datum celkem lidi osob
  osoby lide pocet poctu kapacita kapacitou kapacity max maximalne maximum min minimalne rozpocet
  rozpoctem cena cenu cenou urcite nutne nutny sebou pred behem prubehu zacatkem zacatku koncem
  konci konec polovine pulce prvni pulka polovina pulky vcetne plus usporadani sezeni rozlozeni
  stoly tento tuto tohle tuhle kazdou kazdy kazde kazdeho celou cely cela cele okres okrese kraj
  kraji mesto meste obec for in at on the an of with and or we need looking want our up from please
  venue space place room pre co za pod nad konani poradame planujeme plan uspora usporadat poradat
  chystame akce akci akcicka prijde prijdou dorazi bydleni ucast ucasti pripade pripadne anebo pokud
  uz jeste priblizne az pak lze`);

/** Everyday words of sentences that a corrected typing error must not turn into a value. */
export const ORDINARY = toSet(`
  hotel hotely statek statku chata chaty chate chalupa loft lofte lofty zamek zamku hrad hradu sal
  saly salu salonek salonku stodola stodole stodolu restaurace restauraci kavarna kavarne klub klubu
  hospoda hospode hospodu sklep sklepe sklipek vinny vinarstvi galerie galerii knihovna tovarna
  tovarne industrialni farma farme mlyn mlyne pivovar pivovaru penzion usedlost usedlosti vila vile
  vilu palac palaci kostel kaple kaplnka parta parte firma firmy firme firmu firem firemni rodina
  rodiny rodinu manzel manzelka maminka tatinek babicka deda kolegove pritel velky velka velke
  velkou maly mala male malou hezky hezka hezke krasny krasna krasne krasnou levny levne levna
  levneho drahy moderni romanticky romanticka romanticke utulny utulna utulne stylovy stylove
  netradicni originalni klidny klidne klidnem blizko daleko vyhled vyhledem vyhledu centrum centra
  centru stred stredu okraj kraj hory horach priroda prirode les lesa lese rybnik rybnika rybnikem
  reka reky rece jezero jezera bazen bazenem sauna saunou hriste hristem skola skole skoly firemne
  hudba hudby hudbou jidlo jidlem piti pitim vino vinem pivo pivem vecere obed obedem snidane kava
  caj dort hodne malo hodinu hodiny hodin vice mene rano poledne noc noci pulnoc tyden tydny mesic
  rocnik kapela kapely kapelu kapelou kapele svetlo svetla novy nova nove stary stara stare bily
  bila bile cerny dlouhy kratky sportovni detsky detska detske deti svatebni ples party sladky holka
  kluk zena hrac hraci hracu hrat hry hra turnaj prezentace prezentaci produkt produktu film filmu
  kniha knihy obraz obrazu sochy umeni keramika keramiky kurzy lekce lekci nejlevnejsi nejlepsi
  levnejsi dostupny cerstvy teplo zima ticho soukromi soukromy vecer hosteni cast casti stanek
  stanku stanky parking zastresene kryte kryty strecha strese stresni patro patre metro metra auto
  auta autem vlak vlakem bus podlaha podlaze drevo koncerty lektor lektora skupina skupinu skupiny
  spolek spolku sbor sboru hasici hasicu divadelni hudebni tanecni porada hlavu osobu cloveka hosta
  dospeleho hodinku hodinove kousek okoli pobliz nedaleko blizkosti okruhu mimo krome mladez mlade
  mladych starsi dospeli senior seniory pani slecna pane otazka dotaz kontakt volat email telefon`);
