import type { BuildingKind } from './demo-buildings.data.ts';
import type { SpaceKind } from './space-kinds.data.ts';

export type SpaceOffer = { kind: SpaceKind; name: string };
export type BuildingTexts = {
  /** In the order they are listed; a building takes as many as it has. Alternatives behind one place are written as an array. */
  offers: readonly (readonly SpaceOffer[])[];
  /** Sentences about the house, true of every space in it. */
  about: readonly string[];
};

const offers = (kind: SpaceKind, ...names: string[]): SpaceOffer[] => names.map((name) => ({ kind, name }));

/** Spaces and descriptions by kind of building. */
export const BUILDING_KINDS: Readonly<Record<BuildingKind, BuildingTexts>> = {
  'kulturni-dum': {
    offers: [
      offers('velky-sal', 'Velký sál', 'Společenský sál', 'Hlavní sál'),
      offers('maly-sal', 'Malý sál', 'Přednáškový sál', 'Modrý sál'),
      offers('salonek', 'Salonek', 'Zelený salonek', 'Klubový salonek'),
      offers('pohybovy-sal', 'Taneční sál', 'Baletní sál', 'Cvičební sál'),
      offers('foyer', 'Foyer', 'Předsálí', 'Dvorana'),
    ],
    about: [
      'Dům stojí na svém místě od šedesátých let a před časem prošel opravou, mozaika ve vestibulu zůstala.',
      'Provoz zajišťuje stálý tým: vedoucí, technik a paní v šatně, která si pamatuje každého.',
      'V domě sídlí i knihovna a základní umělecká škola, přes den tu bývá živo.',
      'Plakáty na akci vyvěsíme ve výlepových plochách a do městského zpravodaje ji zařadíme zdarma.',
      'Před domem je náměstíčko se stromy, kde se dá čekat i fotit.',
    ],
  },
  'kulturni-centrum': {
    offers: [
      offers('velky-sal', 'Velký sál'),
      offers('maly-sal', 'Malý sál'),
      offers('konferencni-sal', 'Konferenční sál'),
      offers('pohybovy-sal', 'Taneční sál'),
      offers('salonek', 'Zrcadlový salonek'),
      offers('salonek', 'Modrý salonek'),
      offers('foyer', 'Foyer'),
      offers('galerie', 'Výstavní síň'),
      offers('restaurace', 'Kavárna'),
      offers('klubovna', 'Klubovna'),
      offers('ucebna', 'Učebna'),
      offers('zasedacka', 'Zasedací místnost'),
    ],
    about: [
      'V domě je dvanáct prostorů, které jde pronajmout zvlášť i dohromady.',
      'Provoz zajišťují vedoucí, dva správci a technik, někdo z nich je v domě každý den do noci.',
      'Židle a stoly má dům společné, rozestavíme je podle plánku, který pošlete.',
      'V přízemí je kavárna, která zajistí občerstvení do kteréhokoli sálu.',
      'Za domem je parkoviště pro osmdesát aut a rampa pro zásobování.',
    ],
  },
  sokolovna: {
    offers: [
      offers('velky-sal', 'Hlavní sál', 'Sál s jevištěm'),
      offers('telocvicna', 'Tělocvična'),
      offers('klubovna', 'Klubovna', 'Spolková místnost'),
    ],
    about: [
      'Budova z dvacátých let patří místní jednotě a stará se o ni parta dobrovolníků.',
      'Výtěžek z pronájmů jde na opravu střechy a na dětské oddíly.',
      'Ve všední dny od čtyř tu cvičí děti, večery a víkendy jsou volné.',
      'Za domem je letní cvičiště, které k pronájmu rádi přidáme.',
    ],
  },
  zamek: {
    offers: [
      offers('zamecky-sal', 'Zrcadlový sál', 'Rytířský sál', 'Hudební sál', 'Štukový sál'),
      offers('zahrada', 'Terasová zahrada', 'Vnitřní nádvoří', 'Zahrada s arkádami'),
      offers('zamecky-sal', 'Taneční sál', 'Dolní sál', 'Jídelní sál', 'Erbovní sál'),
      offers('vinny-sklep', 'Sklepení', 'Klenuté sklepy'),
      offers('sakralni', 'Kaple'),
    ],
    about: [
      'Areál je v soukromých rukou a opravuje se postupně, pokoj po pokoji.',
      'Na jeden den bereme vždy jen jednu svatbu, novomanželé mají celý dům pro sebe.',
      'Kastelánka vás rozestavením provede osobně a ví, kudy v které hodině jde slunce.',
      'Kočár i vůz s aparaturou zajedou až na nádvoří.',
      'Za dobrého počasí se přípitek podává venku, hned za dveřmi do zahrady.',
    ],
  },
  statek: {
    offers: [
      offers('stodola', 'Stodola', 'Velká stodola', 'Svatební stodola'),
      offers('zahrada', 'Sad s pergolou', 'Ovocný sad', 'Zahrada za stodolou'),
      offers('loft', 'Sýpka', 'Špýchar', 'Patro nad konírnou'),
      offers('pozemek', 'Louka za humny', 'Louka pod sadem'),
    ],
    about: [
      'Na statku se dál hospodaří: chováme ovce a v červnu sušíme seno.',
      'Dvůr je uzavřený, děti v něm můžou volně běhat.',
      'Opravovali jsme pět let a většinu trámů jsme zachránili původních.',
      'Spí se v pokojích nad konírnou, pro další hosty máme dohodnuté penziony v okolí.',
    ],
  },
  vinarstvi: {
    offers: [
      offers('vinny-sklep', 'Klenutý sklep', 'Starý sklep', 'Hluboký sklep'),
      offers('zahrada', 'Dvůr pod ořechem', 'Zahrada nad vinicí', 'Terasa mezi řádky'),
      offers('vinny-sklep', 'Degustační sál', 'Lisovna', 'Sudový sklep'),
      offers('salonek', 'Panský salonek', 'Selská jizba'),
    ],
    about: [
      'Víno tu rodina dělá ve třetí generaci, na devíti hektarech nad obcí.',
      'Během sběru v září a říjnu pronajímáme jen večery, přes den lisujeme.',
      'Ubytování je nad sklepem, ráno se snídá na dvoře.',
      'Kola si můžete nechat pod přístřeškem, cyklostezka vede kolem vrat.',
    ],
  },
  hotel: {
    offers: [
      offers(
        'konferencni-sal',
        'Kongresový salon',
        'Sál Belveder',
        'Sál Ametyst',
        'Sál Orangerie',
        'Sál Meridian',
      ),
      offers('restaurace', 'Restaurace', 'Zimní zahrada', 'Jídelní sál'),
      offers('salonek', 'Modrý salonek', 'Knihovna', 'Salonek Arkýř', 'Zlatý salonek'),
      offers('terasa', 'Střešní terasa', 'Horní terasa'),
      offers('zasedacka', 'Jednací pokoj', 'Jednací salonek'),
    ],
    about: [
      'Hotel má čtyři desítky pokojů a pro účastníky akce držíme zvýhodněnou cenu.',
      'Recepce je otevřená nepřetržitě, materiály i balíky za vás převezme.',
      'Kuchyň vaří pro hosty domu i pro akce, jídelníček dostanete týden předem.',
      'Od nádraží je to pár zastávek, větší skupinu vyzvedneme autobusem.',
    ],
  },
  coworking: {
    offers: [
      offers('coworking', 'Sdílená pracovna', 'Otevřené patro', 'Velká pracovna'),
      offers('zasedacka', 'Zasedačka Akvárium', 'Zasedačka Jedna', 'Zasedačka U okna', 'Velká zasedačka'),
      offers('ucebna', 'Učebna', 'Workshopová místnost', 'Dílna nápadů'),
      offers('kancelar', 'Kancelář na den', 'Malá kancelář', 'Kancelář pro tým'),
      offers('studio', 'Podcastové studio', 'Nahrávací kabina'),
    ],
    about: [
      'V domě pracuje na sto lidí, od překladatelek po malé vývojářské firmy.',
      'Recepce je obsazená od osmi do šesti, mimo tuto dobu funguje kód ke dveřím.',
      'Členové mají na prostory slevu, ostatní platí jen hodiny, které tu stráví.',
      'V přízemí je kavárna, odkud nosíme občerstvení až do dveří.',
    ],
  },
  tovarna: {
    offers: [
      offers(
        'industrialni-hala',
        'Kotelna',
        'Hlavní hala',
        'Strojovna',
        'Šedová hala',
        'Montovna',
        'Slévárna',
        'Turbínová hala',
      ),
      offers(
        'loft',
        'Loft pod střechou',
        'Dílna s kuchyní',
        'Mistrovna',
        'Loft v patře',
        'Kreslírna',
        'Půda',
      ),
      offers('galerie', 'Galerie', 'Vzorkovna', 'Bílá hala'),
      offers('atelier', 'Ateliér', 'Modelárna', 'Světlá dílna'),
      offers('zasedacka', 'Účtárna', 'Zasedačka ředitele', 'Kancelář mistra'),
      offers('plocha', 'Dvůr', 'Tovární dvůr'),
    ],
    about: [
      'Výroba tu skončila v devadesátých letech, od té doby se do hal nastěhovali řemeslníci a pořadatelé.',
      'V areálu jsou další dílny, takže hluk přes den nikomu nevadí.',
      'Komín zůstal, hnízdí na něm poštolky a z dálky ukazuje cestu.',
      'Areál hlídá vrátný, brána se otevírá na zavolání i v noci.',
      'Stopy po strojích jsme nechali v podlaze, jen jsme je zalili epoxidem.',
    ],
  },
  galerie: {
    offers: [
      offers('galerie', 'Hlavní výstavní sál', 'Přízemní sál'),
      offers('foyer', 'Vstupní dvorana', 'Atrium'),
      offers('ucebna', 'Ateliér pro školy', 'Čítárna'),
    ],
    about: [
      'Galerie žije z výstav i z pronájmů, program skládáme půl roku dopředu.',
      'Kurátorka poradí s rozvěšením a s tím, co má viset ve výloze.',
      'Vchod je z klidné ulice, dodávka zastaví přímo před ním.',
    ],
  },
  divadlo: {
    offers: [
      offers('divadlo-kino', 'Hlavní sál', 'Sál se scénou', 'Kinosál'),
      offers('foyer', 'Foyer', 'Divadelní kavárna', 'Předsálí'),
      offers('pohybovy-sal', 'Zkušebna', 'Zkušebna pod střechou'),
      offers('klub', 'Divadelní klub'),
    ],
    about: [
      'Soubor tu hraje patnáct večerů v měsíci, na ostatní dny sál půjčujeme.',
      'Dům provozuje spolek a každý, kdo tu pracuje, už jednou stál na jevišti.',
      'Po představení zůstává bar otevřený ještě hodinu, to platí i pro pronájmy.',
    ],
  },
  kongres: {
    offers: [
      offers('kongresovy-sal', 'Kongresový sál', 'Velký kongresový sál', 'Plenární sál'),
      offers('konferencni-sal', 'Sál A', 'Sál Severní', 'Sál Kaskáda'),
      offers('foyer', 'Výstavní foyer', 'Registrační hala', 'Respirium'),
      offers('konferencni-sal', 'Sál B', 'Sál Jižní', 'Sál Horizont'),
      offers('zasedacka', 'Zasedačka 1', 'Jednací místnost', 'Salonek vedení'),
      offers('salonek', 'Klubový salonek', 'Salonek pro řečníky'),
      offers('zasedacka', 'Zasedačka 2', 'Tlumočnický salonek'),
    ],
    about: [
      'Sály jsou na jednom podlaží a dají se pronajmout společně i každý zvlášť.',
      'Koordinátorka akce s vámi zůstává od první poptávky po závěrečné vyúčtování.',
      'Obědy podává vlastní kuchyň, zvládne i tři sta porcí během hodiny.',
      'Pod domem jsou garáže a z vestibulu vede výtah na všechna patra.',
    ],
  },
  skola: {
    offers: [
      offers('aula', 'Aula', 'Slavnostní aula'),
      offers('ucebna', 'Učebna 12', 'Posluchárna', 'Jazyková učebna'),
      offers('telocvicna', 'Tělocvična', 'Malá tělocvična'),
    ],
    about: [
      'Škola pronajímá prostory mimo vyučování, výnos jde na výlety a pomůcky.',
      'Po budově vás provede školník, který tu zná každý jistič.',
      'Ve školním bufetu umíme připravit kávu a koláče pro celou skupinu.',
    ],
  },
  fotoatelier: {
    offers: [
      offers('atelier', 'Denní ateliér', 'Velký ateliér'),
      offers('atelier', 'Cykloráma', 'Malý ateliér'),
      offers('studio', 'Zvuková kabina'),
    ],
    about: [
      'Ateliér sdílí tři fotografové, kteří ho v ostatní dny pronajímají dál.',
      'Ve dvoře se dá zastavit s dodávkou a rekvizity vyložit přímo do dveří.',
      'Na chodbě je kuchyňka a gauč, na kterém se čeká, až uschne lak.',
    ],
  },
  zkusebny: {
    offers: [
      offers('studio', 'Zkušebna Červená'),
      offers('studio', 'Zkušebna Modrá'),
      offers('maly-sal', 'Koncertní sálek'),
    ],
    about: [
      'Dům plný kapel: na chodbách visí plakáty a u dveří stojí kytary.',
      'Otevřeno je nonstop, správce bydlí ve dvoře a půjčí i struny.',
    ],
  },
  pohyb: {
    offers: [
      offers('pohybovy-sal', 'Velký sál', 'Zrcadlový sál'),
      offers('pohybovy-sal', 'Malý sál', 'Horní sál'),
      offers('ucebna', 'Seminární místnost'),
    ],
    about: [
      'Přes týden tu běží třicet pravidelných lekcí, pronájmy řadíme mezi ně.',
      'U vchodu jsou skříňky na mince a pítko s filtrovanou vodou.',
      'Studio vedou dvě tanečnice, které vám poradí i s tím, na co jste nepomysleli.',
    ],
  },
  pivovar: {
    offers: [
      offers('restaurace', 'Pivnice', 'Šalanda', 'Varna'),
      offers('salonek', 'Sladovnický salonek', 'Salonek U kamen', 'Cechovní salonek'),
      offers('klub', 'Spilka', 'Ležácký sklep'),
      offers('zahrada', 'Pivovarská zahrada'),
    ],
    about: [
      'Vaříme čtyři druhy piva přímo v domě, varna je vidět od stolů.',
      'Sládek s hosty rád sestoupí do sklepa a natočí z tanku, co ještě dozrává.',
      'Kuchyň sází na česká jídla a každý den peče vlastní chleba.',
    ],
  },
  penzion: {
    offers: [
      offers('chata', 'Společenská místnost', 'Velká světnice', 'Klubovna s krbem'),
      offers('pozemek', 'Louka u chaty', 'Louka pod lesem', 'Svah za domem'),
      offers('ucebna', 'Seminární místnost', 'Přednášková místnost'),
    ],
    about: [
      'V pokojích je pro hosty padesát lůžek, nejbližší sousedé bydlí až za loukou.',
      'Majitelé žijí v přízemí a ráno voní dům po chlebu.',
      'Od vlaku nebo z autobusu skupiny vozíme vlastní dodávkou.',
    ],
  },
  klaster: {
    offers: [
      offers('sakralni', 'Refektář', 'Kapitulní síň', 'Kaple svaté Anny'),
      offers('zahrada', 'Rajský dvůr', 'Klášterní zahrada'),
      offers('ucebna', 'Studovna', 'Skriptorium'),
    ],
    about: [
      'Dům patří řádu, který do něj zve i ty, kdo na mši nechodí.',
      'Zvony odbíjejí naposledy v devět večer, potom je tu klid.',
      'Silné zdi drží chlad v létě a dveře jsou na klíč velký jako dlaň.',
    ],
  },
  lod: {
    offers: [offers('lod', 'Salon a horní paluba')],
    about: [
      'Loď kotví u vlastního můstku, nastupuje se po rovině.',
      'Sezona začíná v dubnu, mimo ni pronajímáme loď i ukotvenou.',
    ],
  },
  louka: {
    offers: [offers('pozemek', 'Louka')],
    about: [
      'Pozemek patří rodině, která má statek o kilometr dál a ráda poradí.',
      'K vodě je to dvě minuty pěšky, k asfaltce pět.',
    ],
  },
  vystaviste: {
    offers: [
      offers('vystaviste', 'Pavilon A', 'Pavilon 1'),
      offers('vystaviste', 'Pavilon B', 'Pavilon 2'),
      offers('plocha', 'Volná plocha', 'Venkovní plocha'),
      offers('konferencni-sal', 'Přednáškový sál'),
    ],
    about: [
      'Areál má vlastní trafostanici, pokladny a deset hektarů plochy.',
      'Technická správa je na místě po celou stavbu i akci.',
      'Dvě městské linky končí přímo u brány.',
    ],
  },
  klubovna: {
    offers: [offers('klubovna', 'Klubovna')],
    about: [
      'Dům spravují dobrovolníci, odpoledne tu bývají kroužky.',
      'Kalendář visí i na dveřích, rezervace se do něj přepisují každý pátek.',
    ],
  },
  knihovna: {
    offers: [
      offers('aula', 'Přednáškový sál', 'Sál v podkroví'),
      offers('galerie', 'Dvorana', 'Výstavní chodba'),
      offers('ucebna', 'Studovna'),
    ],
    about: [
      'Během dne je dům otevřený čtenářům, večery patří pronájmům.',
      'Program zařadíme do kalendáře města a plakát vyvěsíme u vchodu.',
      'Dům je celý bezbariérový a výtah jezdí až pod střechu.',
    ],
  },
  vila: {
    offers: [
      offers('salonek', 'Hlavní salon', 'Hudební salon'),
      offers('zahrada', 'Zahrada', 'Terasa a zahrada'),
      offers('zasedacka', 'Pracovna', 'Knihovna'),
      offers('terasa', 'Horní terasa'),
    ],
    about: [
      'Funkcionalistická vila má původní okna, kliky i vestavěné skříně.',
      'Pronajímá se po celých dnech, přízemí a zahrada patří k sobě.',
      'Dům stojí v klidné čtvrti, hudba venku končí v devět večer.',
    ],
  },
  koupaliste: {
    offers: [offers('koupaliste', 'Areál koupaliště')],
    about: [
      'Mimo sezonu areál slouží běžcům a psům, v létě mu patří rodiny s dětmi.',
      'Správce na místě zajistí elektřinu, hrazení i úklid trávníku.',
    ],
  },
  klub: {
    offers: [
      offers('klub', 'Hudební klub', 'Velký bar', 'Koncertní sál'),
      offers('restaurace', 'Kavárna', 'Jídelna', 'Přední bar'),
      offers('maly-sal', 'Zadní sál'),
    ],
    about: [
      'Program skládá parta, která tu původně jen zkoušela.',
      'Do jedenácti staví spoj přímo před domem, potom noční na náměstí.',
      'Klub je pro všechny: kdo se chová slušně, ten tu zůstane.',
    ],
  },
  plocha: {
    offers: [offers('plocha', 'Zpevněná plocha')],
    about: [
      'Plocha leží u obchvatu, kolony sem nezajíždějí.',
      'Povrch je rovný na dva centimetry na deset metrů.',
    ],
  },
  strecha: {
    offers: [offers('terasa', 'Střešní terasa')],
    about: [
      'Na střechu se vychází z nejvyššího patra kancelářského domu, večer je celý váš.',
      'Ostraha pustí hosty podle seznamu, na jména se ptá jen v přízemí.',
    ],
  },
};
