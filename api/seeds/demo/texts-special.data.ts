import type { SpaceKind } from './space-kinds.data.ts';
import { INDOOR_TEXTS, type KindTexts } from './texts-indoor.data.ts';

type Special = Exclude<SpaceKind, keyof typeof INDOOR_TEXTS>;

const SPECIAL_TEXTS: Readonly<Record<Special, KindTexts>> = {
  'industrialni-hala': {
    leads: [
      'Tovární hala s jeřábovou dráhou a prosklenými světlíky, do které zajede i nákladní auto.',
      'Někdejší provoz: devět metrů výšky, cihla, ocel a dozvuk, se kterým se dá pracovat.',
      'Hala pro {k} lidí, kde se střídají večírky, trhy a natáčení.',
      'Průmyslový prostor {v}, který si uložíte podle sebe, od pódia po světla.',
      'Velká prázdná hala s betonovou podlahou a dost elektřiny pro celou show.',
      'Hala s původními rozvaděči a galerií po obvodu, ideální pro launch nebo módní přehlídku.',
    ],
    details: [
      'Přívod má 3× 125 A, rozvody vedou ke každému druhému sloupu.',
      'Na závěsné body smíte pověsit až půl tuny, statický posudek máme.',
      'V hale se topí teplovzdušně, na zimní akce počítejte s hodinou předem.',
      'Stavba může začít den před akcí, noční hlídání zajistíme.',
      'Vrata jsou čtyři metry široká, techniku složíte přímo u pódia.',
      'Zázemí pro produkci má vlastní vchod, stůl a sprchu.',
    ],
  },
  loft: {
    leads: [
      'Loft s cihlovými stěnami, okny v ocelových rámech a dlouhým stolem, u kterého se večeří i pracuje.',
      'Podkrovní loft s přiznanými trámy, otevřenou kuchyní a světlem od rána do večera.',
      'Prostor pro {k} lidí, který je napůl obývák a napůl dílna.',
      'Bývalá dílna předělaná na jednu velkou místnost s kuchyní uprostřed.',
      'Loft {v}: přes den workshop, večer oslava, a nic se nemusí stěhovat.',
      'Vysoké stropy, staré parkety a velký stůl, kolem kterého se točí celý večer.',
      'Industriální loft s kuchyní, kde se dá vařit s kuchařem i pohostit catering.',
      'Byt bez nájemníků: kuchyň, dlouhý stůl, pohovky a okna přes celou stěnu.',
    ],
    details: [
      'Kuchyň má dvě trouby, velký ostrůvek a nádobí pro všechny hosty.',
      'Stůl je na kolečkách, když ho odsunete, vznikne parket.',
      'Žárovky nad stolem se stmívají, světlo jde naladit od školení po večírek.',
      'Do půlnoci tu může hrát hudba, potom jen tak, aby spali sousedé.',
      'Na focení přijďte dopoledne, slunce prochází celou délkou místnosti.',
      'Výtah uveze i zvukovou aparaturu, schody nejsou potřeba.',
      'Pohovky, koberce a rostliny můžete libovolně přesouvat.',
      'Úklid po akci je v ceně, odpadky jen roztřiďte.',
    ],
  },
  restaurace: {
    leads: [
      'Restaurace, kterou na váš večer zavřeme pro ostatní hosty.',
      'Hostinský sál s výčepem a kuchyní, která vaří z toho, co je právě na trhu.',
      'Dřevěné stoly, teplé světlo a kuchyně, kterou je vidět z poloviny míst.',
      'Místo pro {k} hostů, kde se oslava nemusí řídit zavírací hodinou.',
      'Restaurace {v} na oslavy, svatební oběd i firemní večeři u dlouhých stolů.',
      'Kavárenský sál s vysokými okny, kde se dopoledne snídá a večer slaví.',
    ],
    details: [
      'Menu o třech chodech skládáme podle počtu hostů a alergií, ochutnávka je předem.',
      'Polovinu místa lze oddělit závěsem, když vás přijde méně.',
      'Pivo točíme z tanku, víno vozíme od vinařů, které známe jménem.',
      'Stoly srovnáme do podkovy a uprostřed zbude místo na tanec.',
      'Pronájem se odečítá z útraty, zaplatíte jen to, co sníte a vypijete.',
      'Pro děti vaříme menší porce a židličky jsou v dostatečném počtu.',
    ],
  },
  klub: {
    leads: [
      'Klub s pódiem, vlastní aparaturou a barem, u kterého se nestojí fronta.',
      'Sklepní klub {v}, kde se hraje třikrát týdně a zbylé večery patří vám.',
      'Prostor pro {k} lidí, kde je dobrý zvuk i u zadní stěny.',
      'Hudební klub se šatnou, backstagem a zvukařem, který tu bydlí o ulici dál.',
      'Malá scéna s velkým barem: koncerty, oslavy, promítání i stand-up.',
    ],
    details: [
      'Zvukař a osvětlovač jsou v ceně, rider nám pošlete týden předem.',
      'Bar si můžete nechat s obsluhou, nebo objednat nápoje na celou částku dopředu.',
      'Backstage má ledničku, pohovku a dveře rovnou na pódium.',
      'Otevřeno může být do čtyř do rána, klub je odhlučněný.',
      'Na soukromou oslavu přidáme stoly a odebereme polovinu světel.',
    ],
  },
  'vinny-sklep': {
    leads: [
      'Klenutý sklep s dlouhým stolem a sudy podél stěn, ve kterém je po celý rok dvanáct stupňů.',
      'Cihlový sklep pro {k} hostů, kde vás degustací provede sám vinař.',
      'Sklep pod domem, kam se schází po šestnácti schodech a nahoru se nikomu nechce.',
      'Degustační sklep {v} s vlastními víny, studenou mísou a svíčkami na stole.',
      'Staré sklepení s cihlovou klenbou, vhodné na oslavu i na tišší firemní večeři.',
      'Sklep vinařské rodiny, ve kterém se slaví svatby, narozeniny i konec sběru.',
    ],
    details: [
      'Řízená ochutnávka sedmi vzorků trvá hodinu a půl a vejde se i před večeři.',
      'Vezměte si svetr, v zadní části sklepa teplo nebývá ani v srpnu.',
      'Cimbálovku nebo harmonikáře domluvíme, hrává se od osmi.',
      'Ke stolu nosíme sýry, škvarky a pečené maso, teplé jídlo vozíme shora.',
      'Vína si odvezete za ceny ze dvora, i po jedné lahvi.',
      'Řidičům nabízíme mošt a lahev, kterou si otevřou doma.',
    ],
  },
  'zamecky-sal': {
    leads: [
      'Slavnostní sál s parketami do stromečku, zrcadly a lustry, které se rozsvěcejí po patrech.',
      'Historický sál pro {k} hostů: obřad, koncert nebo slavnostní večeře.',
      'Sál s obloukovými okny do zahrady a štukovým stropem z konce osmnáctého století.',
      'Reprezentační sál {v}, kde se svatební hostina prolne s tancem.',
      'Světlý sál v prvním patře, kam hosté stoupají po kamenném schodišti.',
      'Sál s krbem, portréty a křídlem, na kterém se opravdu hraje.',
    ],
    details: [
      'Podpatkům vadí parkety víc než naopak, přezůvky máme pro všechny velikosti.',
      'Po dobu akce je celé patro pro ostatní návštěvníky uzavřené.',
      'Svíčky patří jen do luceren, květiny a stužky kamkoli, kde nezanechají stopu.',
      'Novomanželům otevíráme sál hodinu před obřadem kvůli focení.',
      'Koncertní vyladění křídla je v ceně, ladič přijíždí v den akce.',
      'Za deště se obřad ze zahrady přesune sem během čtvrthodiny.',
    ],
  },
  sakralni: {
    leads: [
      'Klenutý prostor s kamennou podlahou a světlem, které se během odpoledne posouvá po stěnách.',
      'Místo pro {k} lidí, ve kterém je ticho opravdu slyšet.',
      'Historický prostor {v} s akustikou pro sbor, komorní hudbu i mluvené slovo.',
      'Vysoké klenby, dřevěné lavice a prostor, ve kterém mnozí ztiší hlas sami od sebe.',
    ],
    details: [
      'Civilní i církevní obřad je možný, oddávajícího pomůžeme domluvit.',
      'Dozvuk trvá tři vteřiny, varhanám a zpěvu svědčí.',
      'V zimě topíme od rána, kabát přesto doporučujeme.',
      'Výzdobu necháváme na vás, do zdí se nic nezatlouká.',
    ],
  },
  stodola: {
    leads: [
      'Stodola s přiznaným krovem a světelnými řetězy, do které se vejde svatba i s kapelou.',
      'Opravená stodola pro {k} hostů, s parketem uprostřed a vraty dokořán do sadu.',
      'Kamenná stodola, kde se slaví pod trámy a přespává o dvůr dál.',
      'Svatební stodola {v} s kulatými stoly, přípravnou pro catering a loukou na obřad.',
      'Velká stodola na statku, kde se dá slavit do rána, protože sousedy jsou jen krávy.',
      'Dřevo, plátno a teplé světlo: stodola připravená na svatbu, oslavu i firemní den.',
      'Místo pro hostinu, které vypadá dobře i bez výzdoby.',
    ],
    details: [
      'Pronajímáme od pátečního odpoledne do nedělního rána, jen jednu akci za víkend.',
      'Vrata se dají otevřít na obě strany, za horka tu proudí vzduch.',
      'Stoly, židle, ubrusy i nádobí jsou na místě, dovézt stačí květiny.',
      'Obřad může být v sadu, za deště přímo pod krovem.',
      'Catering má vlastní přípravnu s lednicí a příjezdem zezadu.',
      'Po desáté večer přesuneme hudbu dovnitř a zavřeme vrata, uvnitř se hraje dál.',
      'Parkuje se na posečené louce sto metrů od dvora.',
    ],
  },
  terasa: {
    leads: [
      'Střešní terasa s pohovkami, ohništěm a výhledem, který se nejlíp vyjímá za soumraku.',
      'Dřevěná paluba na střeše {v}, světelné řetězy a bar pod pergolou.',
      'Terasa pro {k} hostů, kam se vyjede výtahem rovnou k přípitku.',
      'Venkovní salon nad městem na rozlučku, večírek nebo projekci pod nebem.',
      'Terasa otevřená od dubna do října, s plachtou proti slunci i mírnému dešti.',
    ],
    details: [
      'Při dešti držíme náhradní místnost o patro níž bez příplatku.',
      'Hudba tu může hrát do dvaadvaceti hodin, potom jen k hovoru.',
      'Deky a plynová topidla vydrží večer i v září.',
      'Led, sklo a barman jsou v ceně, nápoje účtujeme podle skutečné spotřeby.',
      'Na fotky přijďte hodinu před západem slunce, světlo jde podél střech.',
    ],
  },
  zahrada: {
    leads: [
      'Zahrada s pergolou, vzrostlými stromy a trávníkem, na kterém se dá postavit stan.',
      'Stinná zahrada za zdí pro {k} hostů, z ulice do ní není vidět.',
      'Ovocný sad s dlouhým stolem pod stromy a proudem na celé délce.',
      'Zahrada {v} na obřad, křtiny nebo letní kino pro sousedy.',
      'Terasa, trávník a pergola: venkovní oslava se zázemím hned za dveřmi.',
      'Klidný dvůr s lípou uprostřed, kde se letní večery samy protahují.',
    ],
    details: [
      'Pivní sety a slunečníky jsou v ceně, dlouhý stůl prostřeme na přání.',
      'Kdyby pršelo, otevřeme vám sál ve stejném domě.',
      'Na trávník se smí v jehlách, vypůjčíme krytky na podpatky.',
      'Světelné řetězy visí mezi stromy od května do září.',
      'Děti mají houpačku a pískoviště na dohled od stolů.',
      'Příjezd pro catering vede zadní brankou až k pergole.',
    ],
  },
  pozemek: {
    leads: [
      'Rovná posečená louka s přípojkou elektřiny, na kterou se vejde stan i parkoviště.',
      'Pozemek za městem pro {k} lidí, od nejbližšího domu ho dělí les.',
      'Louka u vody na soustředění, festival nebo stanové městečko.',
      'Volný pozemek {v}, kam dojede kamion a kde se smí kotvit.',
    ],
    details: [
      'Sekáme týden před akcí, seno zůstane srovnané na okraji.',
      'Povrch snese nákladní auto i po dešti, cestu jsme zpevnili.',
      'Ohlášení na obci a dopravní značení vyřídíme s vámi.',
      'Mobilní toalety objednáme u místní firmy za její cenu.',
    ],
  },
  koupaliste: {
    leads: [
      'Koupaliště s travnatou pláží, které mimo otevírací dobu patří jen vaší akci.',
      'Plovárna {v} na letní večírek, promítání u vody nebo sportovní den.',
      'Areál u vody pro {k} lidí s občerstvením, šatnami a hřištěm na plážový volejbal.',
    ],
    details: [
      'Plavčík je po celou dobu akce na místě a je v ceně.',
      'Plátno na promítání stojí u vody, deky si návštěvníci nosí vlastní.',
      'Za špatného počasí termín jednou přesuneme bez poplatku.',
    ],
  },
  lod: {
    leads: [
      'Výletní loď s prosklenou palubou pro {k} hostů, plavba může trvat hodinu i celý večer.',
      'Loď s jídelnou, tanečním parketem a horní palubou pod širým nebem.',
    ],
    details: [
      'Vyplouváme, až když nastoupí poslední host, trasu domluvíme předem s kapitánem.',
      'Posádka, palivo a přistávací poplatky jsou v ceně, večeři skládáme podle vás.',
      'Na horní palubě se tančí do desíti, uvnitř až do přistání.',
    ],
  },
  vystaviste: {
    leads: [
      'Výstavní pavilon bez sloupů pro {k} návštěvníků, s vraty na obou koncích.',
      'Veletržní hala s rozvody v podlaze a pokladnami u vchodu.',
      'Pavilon {v} na veletrhy, burzy, maturitní plesy i sportovní turnaje.',
    ],
    details: [
      'Stánky, koberce a příčky postaví naši lidé, vy dodáte plánek.',
      'Parkoviště pojme osm set aut a organizátoři mají vlastní bránu.',
      'Kamion zajede až doprostřed haly, vrata mají čtyři a půl metru na výšku.',
      'Montáž a demontáž účtujeme polovinou denní sazby.',
    ],
  },
  plocha: {
    leads: [
      'Zpevněná plocha pro {k} lidí s přípojkami po obvodu a vjezdem pro kamiony.',
      'Asfaltové prostranství {v} na trhy, autokino, jízdní ukázky nebo cirkus.',
      'Dlážděný dvůr mezi halami, kam se vejde pódium, stánky i návštěvníci.',
    ],
    details: [
      'Plochu uklízíme před akcí i po ní, kontejnery na odpad přistavíme.',
      'Osvětlení je na stožárech a dá se vypnout, když promítáte.',
      'Dopravní omezení a zábor vyřídíme s městem za vás.',
      'Kotvit se tu nesmí, závaží pod stany půjčujeme.',
    ],
  },
  chata: {
    leads: [
      'Chata pro {k} lidí, kde se celý dům pronajímá jen jedné skupině.',
      'Společenská místnost s krbem, dlouhým stolem a kuchyní, o patro výš se spí.',
      'Stavení {v} na výjezdní zasedání, soustředění sboru nebo rodinný sraz.',
      'Chata s klubovnou, saunou opodál a lesem hned za plotem.',
      'Dům na samotě, kde signál stačí na zprávu domů a na nic dalšího.',
    ],
    details: [
      'Vařit si můžete sami, nebo objednáte polopenzi od sousedů.',
      'Dřevo ke krbu je v ceně a naštípané pod přístřeškem.',
      'Přijíždí se v pátek od tří, odjíždí v neděli po obědě.',
      'V létě se sedí u ohniště, v zimě u krbu, kam se vejdou všichni.',
      'Na školení přineseme projektor a plátno z vedlejší místnosti.',
    ],
  },
};

/** Sentences by kind of space. */
export const KIND_TEXTS: Readonly<Record<SpaceKind, KindTexts>> = { ...INDOOR_TEXTS, ...SPECIAL_TEXTS };
