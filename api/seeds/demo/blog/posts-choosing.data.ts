import type { DemoPost } from './demo-post.types.ts';

/** Posts about choosing a space. */
export const CHOOSING_POSTS: readonly DemoPost[] = [
  {
    title: 'Kolik místa opravdu potřebuje svatba pro sto lidí',
    category: 'svatby',
    tags: ['svatba', 'kapacita', 'hostina'],
    photo: 'barn-hero',
    author: 'Alžběta Horáková',
    days: 6,
    caption: 'Sál pro svatbu: stoly po stranách, uprostřed zůstává parket.',
    perex:
      'Majitelé sálů to počítají jinak než vy. Ukážeme vám čtyři čísla, se kterými se na prohlídce neztratíte.',
    text: `Když majitel napíše „do 120 osob“, myslí tím nejčastěji židle v řadách. Jenže svatba nesedí v řadách. Jí, tančí, stojí u baru a ve tři ráno hledá kabát. Proto se vyplatí přepočítat si sál dřív, než zaplatíte zálohu.

## Metr čtvereční na hosta
Kulatý stůl pro osm lidí má průměr zhruba 150 cm. Když k němu přidáte židle a uličku, kterou projde obsluha s tácem, zabere čtverec o straně asi tři a půl metru, tedy kolem 12 m². Pro sto hostů potřebujete třináct stolů a na samotné sezení asi 156 m². Dlouhé stoly jsou úspornější: host u nich vystačí s metrem až metrem a čtvrt čtverečního, protože se uličky sdílejí.

|Hostů|Jen sezení|S parketem|S kapelou
|50|80 m²|105 m²|125 m²
|100|156 m²|206 m²|236 m²
|150|234 m²|309 m²|339 m²

Čísla v tabulce počítají s kulatými stoly, s parketem pro třetinu hostů a s pódiem pro menší kapelu. Nejsou to předpisy, spíš měřítko, podle kterého poznáte, že se vás někdo snaží vměstnat.

> Nejčastější chyba? Lidé změří sál, ale zapomenou na sloupy. Každý sloup vám vezme jeden stůl.

## Parket není chodba
Najednou tančí asi třetina svatebčanů a každý pár potřebuje kolem tří metrů. Na sto hostů tak vychází parket o ploše 50 m², ideálně u stěny naproti vchodu, aby přes něj nevedla cesta na toalety. Parket položený uprostřed mezi stoly vypadá na plánku dobře, ale po druhé písničce se z něj stane křižovatka.

[[space:barn]]

## Kam s kapelou
Čtyřčlenná kapela s bicími potřebuje asi 4 × 3 metry a zásuvku, na které nevisí zároveň rychlovarné konvice. DJ vystačí se dvěma metry čtverečními. Ptejte se také, kde budou bedny: dva reproduktory na stojanech ukrojí z parketu další metr z každé strany a nikdo nechce sedět přímo před nimi.

## Co se ptát na prohlídce
- Kolik lidí tu naposledy sedělo u stolů a kolik jich k tomu tančilo?
- Kde stál bar, kde kapela a kudy chodila obsluha?
- Kam se hosté přesunou, když začne pršet a obřad byl venku?
- Kde se svlékají kabáty a kam se odkládají dary?
- Do kolika hodin se smí hrát a kdo to hlídá?

Nejlepší odpověď je fotografie z cizí svatby s podobným počtem hostů. Když ji majitel nemá, vezměte si na prohlídku svinovací metr, rozměry stolů a půl hodiny času. Sál, který se do výpočtu vejde s rezervou deseti procent, vás večer nepřekvapí.`,
  },
  {
    title: 'Jak vybrat místo na svatbu, když nevíte, kde začít',
    category: 'svatby',
    tags: ['svatba', 'prohlídka', 'rozpočet'],
    photo: 'garden-hero',
    author: 'Alžběta Horáková',
    days: 19,
    caption: 'Zahrada je krásná, dokud máte připravený plán na déšť.',
    perex:
      'Pět rozhodnutí ve správném pořadí. Každé z nich zúží výběr natolik, že nakonec budete porovnávat tři místa, ne třicet.',
    text: `Hledání svatebního místa bývá únavné hlavně proto, že se začíná od konce, tedy od fotek. Fotky ukazují náladu, ale neřeknou, jestli se tam vejdete, kdo vám tam smí vařit a kdy musíte skončit. Zkuste to obráceně.

## Nejdřív počet hostů
Seznam hostů nemusí být přesný, stačí tři čísla: kolik lidí přijde určitě, kolik nejspíš a kolik nejvýš. Prostor hledejte pro to prostřední a ověřte, že to nejvyšší ještě unese. Poloprázdný sál působí smutněji než plný.

## Potom roční doba a den
Venkovní obřad v květnu a v září počítá s chladným večerem, v červenci s bouřkou. Místo, které nemá stejně hezkou krytou variantu, není místo pro venkovní svatbu. Pátek a neděle bývají levnější než sobota a v oblíbených termínech se volná sobota hledá i rok dopředu.

## Doprava a spaní
Spočítejte, kolik hostů bude chtít po půlnoci odjet a jak. Na vesnici bez nočního spoje počítejte s odvozem nebo s ubytováním. Zeptejte se, kolik lůžek je přímo na místě, kolik v okolí do deseti kilometrů a jestli je pro svatební hosty někdo drží.

## Kdo vaří a kdo nalévá
Některá místa mají vlastní kuchyni a jinou nepustí, jinde si přivezete, koho chcete. Obojí má smysl, jen se to nedá porovnávat podle ceny pronájmu. Vlastní catering znamená, že potřebujete vědět:
- jestli je na místě zázemí s vodou, chlazením a dostatečným příkonem,
- zda se platí poplatek za vlastní nápoje,
- kdo odveze odpad a kdo umyje sklo.

## Teprve teď peníze
Nájem je jen část. Sečtěte k němu úklid, vytápění, nábytek, technika a hodinu navíc na konci večera. Dvě místa se stejným nájmem se po sečtení běžně liší o desítky tisíc korun. Jak cenu rozebrat, popisujeme v článku [o tom, co cena pronájmu obsahuje](/blog/co-obsahuje-cena-pronajmu).

## Prohlídka ve stejnou hodinu
Na místo jeďte v tu denní dobu, kdy se bude konat obřad. Uvidíte, kam svítí slunce, jak je slyšet silnice a kolik je na parkovišti místa. Vezměte s sebou někoho, kdo se nevdává ani nežení: bude si všímat věcí, které vám z nadšení uniknou.

Když po prohlídce zbudou dvě místa a nemůžete se rozhodnout, zavolejte oběma majitelům s jednou nepříjemnou otázkou. Třeba co se stane, když budete muset termín přesunout. Způsob odpovědi prozradí, s kým se vám bude v den svatby spolupracovat lépe.`,
  },
  {
    title: 'Co obsahuje cena pronájmu a na co se připlácí',
    category: 'rady',
    tags: ['rozpočet', 'smlouva'],
    photo: 'ballroom-wide',
    author: 'Tomáš Beneš',
    days: 27,
    caption: 'Krásný sál s nábytkem může vyjít levněji než prázdná hala.',
    perex:
      'Hodinová sazba je jen začátek. Tady je seznam položek, které se v nabídkách schovávají nejčastěji, a způsob, jak nabídky srovnat.',
    text: `Dva prostory za stejných 1 900 Kč za hodinu mohou nakonec stát úplně jinak. Jeden má v ceně stoly, projektor i úklid, ve druhém zaplatíte každou židli zvlášť. Než začnete porovnávat, převeďte si nabídky na stejný základ.

## Od kdy do kdy se platí
Ptejte se na čas, po který prostor skutečně máte, ne na délku programu. Příprava firemního večírku zabere dvě až čtyři hodiny, úklid a odvoz techniky další hodinu. Někde se příprava počítá plnou sazbou, jinde poloviční a jinde vůbec. Na Prostoře vidíte cenu za hodinu a volné časy, o přípravě se domluvte s majitelem ještě před rezervací.

## Co bývá v ceně a co ne
|Položka|Obvykle v ceně|Obvykle zvlášť
|Stoly a židle|v sálech a zasedačkách|v halách, loftech a zahradách
|Projektor nebo obrazovka|v zasedačkách|v reprezentačních sálech
|Ozvučení|v divadlech a klubech|jinde, i s obsluhou
|Základní úklid|téměř všude|závěrečný úklid po hostině
|Vytápění|v kancelářských prostorech|ve stodolách a halách

Žádný zákon neříká, co v ceně být musí. Rozhoduje dohoda, a proto má být každá položka z tabulky v nabídce vyjmenovaná.

## Vratná kauce není cena
Kauci dostanete zpátky, pokud nic nezničíte, ale na pár dní vám bude chybět. Domluvte se, do kdy a jak se vrací a kdo rozhoduje o škodě. Nejčistší je předávací protokol s fotkami na začátku a na konci.

## DPH
Firmy, které jsou plátci DPH, zajímá cena bez daně, rodinnou oslavu cena s daní. Zeptejte se, kterou z nich vidíte, a jestli je pronajímatel plátcem. Faktura je samozřejmost, i když platíte hotově.

## Jak nabídky srovnat
Udělejte si tabulku se třemi sloupci a do každého řádku napište jednu položku: nájem za celou dobu, nábytek, technika, úklid, energie, obsluha, doprava, poplatek za vlastní catering. Kde majitel nic neuvedl, napište otazník a zavolejte. Po sečtení si všimněte ještě dvou věcí: co stojí hodina navíc a co stojí zrušení měsíc předem.

Nejnižší součet nemusí vyhrát. Prostor, kde je všechno na místě, vám ušetří hlavně dva telefonáty denně v týdnu před akcí.`,
  },
  {
    title: 'Co má být ve smlouvě o pronájmu prostoru',
    category: 'rady',
    tags: ['smlouva', 'rozpočet', 'prohlídka'],
    photo: 'conference-detail',
    author: 'Tomáš Beneš',
    days: 34,
    caption: 'Smlouva má být krátká. Ale má odpovědět na všechno, co se může pokazit.',
    perex:
      'Deset bodů, které vás ochrání před nepříjemným večerem i před nepříjemným dopisem. Bez právničiny a s vysvětlením, k čemu který bod je.',
    text: `U krátkého pronájmu stačí potvrzená rezervace a pravidla prostoru. U svatby, konference nebo natáčení se vyplatí smlouva na dvě strany. Není to nedůvěra: obě strany si díky ní vzpomenou, na čem se před půl rokem dohodly. Text není právní radou, složitější případy probírejte s advokátem.

## Kdo, co a kdy
1. Přesné označení obou stran včetně IČO nebo data narození.
2. Které místnosti a venkovní plochy si pronajímáte. „Areál“ nestačí, pomůže plánek v příloze.
3. Od kdy do kdy: příprava, program, úklid, předání.

## Peníze
4. Cena, co v ní je a co se doúčtuje podle spotřeby.
5. Záloha a její splatnost, kauce a lhůta, do které se vrací.
6. Hodina navíc: kolik stojí a kdo ji může na místě odsouhlasit.

## Když se něco změní
7. Storno podmínky v krocích, například šest měsíců, tři měsíce, měsíc a týden předem. Férové podmínky platí oběma směry: i majitel vrací zálohu a domlouvá náhradu, když akci zruší on.
8. Přesun termínu. Často je výhodnější než storno, ale jen když je ve smlouvě.
9. Vyšší moc. Napište, co se stane se zálohou, když akci zakáže úřad nebo vyhoří střecha.

## Pravidla místa
10. Hluk a noční klid. Noční klid platí ze zákona od 22 do 6 hodin a obce mohou vyhláškou určit výjimky. Zeptejte se, jestli se na místo nějaká vztahuje.

K pravidlům patří i počet osob, zákaz otevřeného ohně, parkování, zvířata a to, zda si smíte přivézt vlastní jídlo a pití. Pokud se bude hrát hudba, domluvte se, kdo řeší poplatek ochranným svazům autorů. Bývá to pořadatel, tedy vy.

## Předání a škody
Na začátku společně projděte prostor a vyfoťte, co je poškozené. Na konci totéž. Z obou obchůzek stačí krátký protokol s časem a podpisy. Je to deset minut práce a konec dohadů o tom, kdo poškrábal parkety.

## Co podepsat až na místě nechtějte
Smlouvu i pravidla prostoru si vyžádejte předem e-mailem. Dokument, který uvidíte poprvé v den akce ve dvě odpoledne, nikdo pořádně nečte, a právě v něm bývá napsáno, že se končí v jedenáct.`,
  },
  {
    title: 'Akustika sálu: proč si hosté po hodině přestanou rozumět',
    category: 'rady',
    tags: ['akustika', 'technika', 'prohlídka'],
    photo: 'theatre-wide',
    author: 'Marek Sýkora',
    days: 41,
    caption: 'Polstrovaná sedadla pohlcují zvuk i v prázdném sále.',
    perex:
      'Tleskněte a poslouchejte. Jednoduchá zkouška řekne o sále víc než popis, a s horším zvukem se dá něco udělat i bez stavebních úprav.',
    text: `Holé stěny, sklo, beton a vysoký strop jsou na fotkách krásné. Zvuk se od nich ale odráží, slova se slévají a lidé začnou mluvit hlasitěji, aby přehlušili ostatní. Za hodinu křičí všichni. Dobrá zpráva je, že to poznáte na prohlídce za minutu.

## Zkouška tlesknutím
Postavte se doprostřed prázdného sálu a jednou hlasitě tleskněte. Když zvuk zmizí hned, je sál tlumený a hodí se na mluvené slovo. Když slyšíte dozvuk kolem jedné vteřiny, bude se v něm dobře poslouchat hudba a s ozvučením i řeč. Dvě vteřiny a víc znamenají, že přednášce bez pomoci rozumět nebude. Třepotavá ozvěna, která zní jako odrážející se míček, prozrazuje dvě holé stěny proti sobě.

Pamatujte, že lidé zvuk pohlcují. Plný sál zní měkčeji než prázdný, rozdíl ale nečekejte zázračný.

## Co komu vadí
|Program|Co potřebuje|Na co pozor
|Přednáška|krátký dozvuk, rovnoměrné ozvučení|mikrofon do publika, hluk klimatizace
|Hostina|tlumení nad stoly|tvrdá podlaha a nízký strop
|Akustický koncert|delší dozvuk|ulice pod okny
|Kapela nebo DJ|tlumená zadní stěna|sousedé a basy
|Natáčení zvuku|ticho|lednice, výtah, tramvaj

## Co se dá udělat bez stavby
- Závěsy zatažené přes okna a koberec pod stoly.
- Látkové ubrusy místo holých desek, polstrované židle místo plastových.
- Více menších reproduktorů rozmístěných po sále místo dvou velkých vpředu. Nemusí hrát nahlas, aby bylo rozumět všude.
- Stoly dál od holých stěn, bar mimo místnost, kde se mluví.

Pronajímají se i mobilní akustické panely. Na jeden den jsou levnější než opakované dotazy „prosím?“ po celý večer.

## Ticho kolem
Zavřete okna a minutu poslouchejte. Vzduchotechnika, chladicí box na nápoje nebo rušná ulice dokážou pokazit přípitek i nahrávku rozhovoru. Zeptejte se, co se dá na tu chvíli vypnout. A vyptejte se i na druhou stranu: kdo bydlí nad sálem a v kolik volá.

## Zkouška se skutečným mikrofonem
Pokud akce stojí na řečnících, domluvte si půl hodiny na zvukovou zkoušku v den akce, než přijdou hosté. Jeden člověk mluví, druhý prochází zadní řady. Je to nejlevnější pojistka proti dotazu, který přijde po první větě: je mě slyšet?`,
  },
  {
    title: 'Na co se dívat při prohlídce prostoru',
    category: 'rady',
    tags: ['prohlídka', 'kapacita', 'technika'],
    photo: 'gallery-wide',
    author: 'Marek Sýkora',
    days: 55,
    caption: 'Prázdný prostor vypadá větší. Představte si v něm stoly, kabáty a frontu na kávu.',
    perex:
      'Dvacet minut a jeden seznam. Projděte prostor třikrát: jako host, jako obsluha a jako člověk, který zamyká.',
    text: `Na prohlídce člověk snadno sklouzne k tomu, že se jen rozhlíží. Pomáhá projít prostor třikrát, pokaždé v jiné roli. Pokaždé si všimnete něčeho jiného.

## Poprvé jako host
Začněte venku. Najde host vchod podle adresy, nebo stojí před zavřenou bránou a volá? Kam zaparkuje a kolik kroků půjde po tmě? Uvnitř hledejte šatnu, toalety a místo, kde se dá chvíli v klidu telefonovat.

- Dostane se dovnitř člověk na vozíku nebo s kočárkem, a to i na toaletu?
- Je kam odložit mokrý deštník?
- Vidí na řečníka nebo na parket i ten, kdo sedí vzadu?

## Podruhé jako obsluha
Projděte cestu, kterou půjde jídlo a technika. Změřte dveře a výtah, protože barový pult ani křídlo se neohne. Najděte zásuvky a zeptejte se, na kolika jističích jsou. Kávovar, ohřevné vany a osvětlení na jednom okruhu znamenají tmu hned po příjezdu hostů.

Zjistěte, kde je voda, kam se vylévá a kam se odkládají obaly. U zasedaček vyzkoušejte připojení vlastního notebooku a rychlost internetu přímo v místnosti, ne na recepci.

## Potřetí jako ten, kdo zamyká
Kdo otevře, kdo má klíče a komu se volá v jedenáct večer? Kde je hasicí přístroj a kudy se uniká, když je hlavní vchod zastavěný stolem s dárky? Jak se topí, větrá a zhasíná? A co všechno musí být do rána pryč?

## Co si změřit
|Co|Proč
|Šířku nejužších dveří|kudy projde nábytek a technika
|Plochu bez sloupů|kolik stolů se opravdu vejde
|Výšku stropu|světla, dekorace, projekce
|Vzdálenost k zásuvkám|délka kabelů a bezpečné cesty

## Co si vyfotit
Rohy místnosti, zásuvky, zázemí, příjezd a všechno, co je poškozené. Za měsíc si nebudete pamatovat, jestli byl sloup vlevo nebo vpravo. Rychlý náčrtek se světovou stranou pomůže i fotografovi: bude vědět, odkud půjde odpolední světlo.

Na konci prohlídky si ještě na minutu sedněte tam, kde bude nejhorší místo. Když je to tam v pořádku, bude to v pořádku i jinde.`,
  },
];
