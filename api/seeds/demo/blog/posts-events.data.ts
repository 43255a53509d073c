import type { DemoPost } from './demo-post.types.ts';

/** Posts about organizing events and filming. */
export const EVENT_POSTS: readonly DemoPost[] = [
  {
    title: 'Kontrolní seznam pro firemní večírek',
    category: 'firemni-akce',
    tags: ['firemní večírek', 'catering', 'rozpočet'],
    photo: 'rooftop-hero',
    author: 'Klára Veselá',
    days: 12,
    caption: 'Střešní terasa je na léto skvělá, jen musí mít plán na vítr.',
    perex: 'Co vyřešit osm týdnů předem, co měsíc předem a na co se nejčastěji zapomene den před akcí.',
    text: `Firemní večírek nepokazí špatné víno. Pokazí ho fronta u jediného baru, mikrofon bez baterie a taxi, které nikdo neobjednal. Tady je seznam, který si můžete vytisknout a odškrtávat.

## Osm týdnů předem
- Určete jednoho člověka, který rozhoduje, a částku, kterou nesmí překročit.
- Odhadněte účast. Zeptejte se kolegů na termín dřív, než ho zveřejníte, a vyhněte se prázdninám a velkým zakázkám.
- Vyberte prostor. Na stání u vysokých stolků počítejte metr až metr a půl čtverečního na osobu, na sezení u kulatých stolů metr a půl až dva.
- Zjistěte, do kolika hodin se smí hrát a kdo po vás zamyká.

## Měsíc předem
- Jídlo: kolik lidí nejí maso, kdo má alergii. Bezlepkové talíře podepsané jménem nikdo omylem nesní.
- Bar: na padesát lidí jeden barman, od sta hostů dva bary na opačných koncích.
- Program: jeden přípitek do pěti minut, ceny nebo poděkování do čtvrt hodiny. Zbytek je na lidech.
- Technika: kdo přiveze ozvučení, kdo ho zapojí a kdo u něj bude.
- Cesta domů: parkování, poslední spoj, taxi.

## Týden předem
Pošlete hostům jednu zprávu s adresou, plánkem vchodu, časem a oblečením. Dodavatelům jinou: kdy přijet, kudy dovnitř, komu volat. S majitelem prostoru potvrďte čas příjezdu a předání klíčů.

## Den předem
|Věc|Kolik
|Prodlužovačky a rozbočky|víc, než si myslíte
|Náhradní baterie do mikrofonů|dvě sady
|Lepicí páska, nůžky, fixy|v jedné krabici
|Lékárnička|jedna, na baru
|Jmenovky nebo seznam hostů|u vchodu

## V den akce
Přijeďte jako první a projděte cestu hosta od tramvaje až k baru. Zkontrolujte, že svítí světlo nad vchodem, že toalety mají mýdlo a že se v sále dá vyvětrat. Hudbu zapněte půl hodiny před začátkem, ticho při příchodu je trapné.

> Nejlepší večírky mají v polovině chvíli, kdy se nic neděje. Lidé si konečně povídají.

## Den po
Poděkujte, pošlete fotky a zapište si tři věci, které příště uděláte jinak. Za rok si na ně nevzpomenete a seznam bude zase začínat od nuly.`,
  },
  {
    title: 'Konference bez stresu: sál, zázemí a časový plán',
    category: 'firemni-akce',
    tags: ['konference', 'technika', 'catering'],
    photo: 'classroom-hero',
    author: 'Klára Veselá',
    days: 47,
    caption: 'Stupňovité hlediště ušetří starosti s tím, kdo přes koho nevidí.',
    perex:
      'Jak číst kapacitu podle uspořádání, kolik místností kolem sálu budete potřebovat a proč přestávka trvá vždycky déle.',
    text: `Konference stojí na třech věcech: aby bylo vidět, aby bylo slyšet a aby lidé měli kde mluvit mezi sebou. Program se dá zachránit improvizací, prostor ne.

## Kapacita podle uspořádání
Stejný sál pojme různý počet lidí podle toho, jak v něm stojí židle.

|Uspořádání|Plocha na osobu|Hodí se pro
|Divadlo, jen židle|0,8–1 m²|přednášky
|Škola, stoly v řadách|1,5–2 m²|školení s notebooky
|Ostrůvky po osmi|1,8–2,2 m²|dílny a diskuse
|Stůl do U|2,5–3 m²|jednání do třiceti lidí

Od plochy odečtěte pódium, uličky a místo pro techniku. U vchodu nechte volný prostor, kde se lidé zastaví, rozhlédnou a nikomu nepřekážejí.

## Co musí být kolem sálu
- Foyer na registraci a kávu, ideálně stejně velké jako polovina sálu.
- Místnost pro řečníky se zásuvkou, vodou a zrcadlem.
- Malá zasedačka na rozhovory a nečekané porady.
- Sklad na obaly od dodavatelů, aby neležely za pódiem.
- Toalety v počtu, který unese patnáctiminutovou přestávku.

## Vidět a slyšet
Spodní hrana plátna má být aspoň 120 cm nad podlahou, jinak zadní řady uvidí jen polovinu snímku. Poslední řada může být od plátna vzdálená zhruba šestinásobek jeho výšky. Pro sál nad padesát lidí počítejte s mikrofonem, i když řečník tvrdí, že má silný hlas. Publikum potřebuje vlastní mikrofon, nejlépe dva.

Vyžádejte si technika na celou dobu, ne jen na zapojení. A všechny prezentace mějte na jednom počítači den předem.

## Přestávka trvá déle
Sto lidí nevypije kávu za deset minut. Na jedno výdejní místo počítejte čtyřicet osob a dejte je dál od sebe. Krátkou přestávku plánujte na dvacet minut, oběd na hodinu a čtvrt. Program, který s tím počítá, končí včas.

## Časový plán po čtvrthodinách
Napište si minutový plán i pro zákulisí: kdy se otevírá sál, kdy přijíždí catering, kdo připíná mikroport, kdo hlídá čas. Řečníkům ukazujte zbývajících pět minut a jednu minutu velkou cedulí z první řady. Je to zdvořilé a funguje to.

Hybridní přenos přidává vlastní požadavky, hlavně pevné připojení k internetu a člověka, který se stará jen o diváky na dálku. Pokud na to lidi nemáte, natočte záznam a pusťte ho později.`,
  },
  {
    title: 'Dětská oslava mimo domov: co zařídit, aby si odpočinuli i rodiče',
    category: 'rodina',
    tags: ['dětská oslava', 'rodina', 'prohlídka'],
    photo: 'dance-wide',
    author: 'Alžběta Horáková',
    days: 62,
    caption: 'Světlý sál s měkkou podlahou zvládne honičku i tanec.',
    perex:
      'Kolik dětí je tak akorát, jaký prostor unese honičku a jak sestavit dvě hodiny, které neskončí pláčem.',
    text: `Oslava doma má kouzlo, dokud nepřijde dvanácté dítě. Pronajatý prostor ušetří sousedy i nábytek, jen je potřeba vybírat ho dětskýma očima, tedy z výšky jednoho metru.

## Kolik dětí a kolik dospělých
Osvědčené pravidlo říká: tolik hostů, kolik je oslavenci let, plus jeden nebo dva. Do šesti let počítejte s tím, že zůstane i většina rodičů, takže potřebujete místo i pro ně. Na pět malých dětí by měl připadat aspoň jeden dospělý, který se jim opravdu věnuje.

## Jaký prostor hledat
- Dostatek volné podlahy. Na běhání nechte aspoň tři metry čtvereční na dítě.
- Podlaha, na které se dá spadnout: dřevo, koberec, podložky.
- Toaleta na dohled, umyvadlo, na které dosáhnou.
- Uzavíratelné dveře a žádné schody do neznáma.
- Kout, kam se může unavené dítě schovat.

Tělocvičny, taneční sály a ateliéry bývají pro oslavy vhodnější než restaurace. Zahrada je skvělá, když má plot a střechu pro případ deště.

## Dvě hodiny stačí
|Čas|Co se děje
|0:00–0:20|příchod, volná hra, kreslení na společný papír
|0:20–0:50|hry, při kterých se běhá
|0:50–1:15|svačina a dort
|1:15–1:40|klidnější tvoření nebo divadlo
|1:40–2:00|rozdávání drobností, loučení

Dort patří doprostřed, ne na konec. Po cukru chtějí děti běhat, ne se oblékat.

## Jídlo bez dramat
Malé porce, které se dají držet v ruce: ovoce, zelenina, pečivo, sýr. Zeptejte se rodičů na alergie v pozvánce. Nápoje dejte do kelímků se jmény, voda stačí. Koupený dort chraňte před sluncem a svíčky před dětmi, které rády pomáhají foukat.

## Bezpečnost a úklid
Projděte místnost a odneste vše, co se dá převrhnout. Zakryjte zásuvky v dosahu, zavřete okna nebo je zajistěte. Domluvte se s majitelem, kde je smeták a kam patří odpad. Balónky pod stropem zvládne každý, konfety jen ten, kdo je po sobě zamete.

Rodičům napište, kdy si mají pro děti přijít, a nechte si čtvrt hodiny navíc. Ta je vaše: na kávu, než začnete uklízet.`,
  },
  {
    title: 'Focení v loftu: světlo, zásuvky a sousedi',
    category: 'nataceni',
    tags: ['focení', 'technika', 'loft'],
    photo: 'loft-hero',
    author: 'Marek Sýkora',
    days: 70,
    caption: 'Vysoká okna na sever dávají měkké světlo celý den.',
    perex:
      'Industriální prostor vypadá dobře sám o sobě. Aby dobře vypadaly i fotky, ověřte si předem pět technických věcí.',
    text: `Cihla, ocel a vysoká okna. Loft nabídne pozadí, které byste v ateliéru stavěli týden. Na rozdíl od ateliéru ale nemá světlo, které jde vypnout, a podlahu, po které se dá bez ptaní posouvat cokoli.

## Odkud svítí
Zjistěte světovou stranu oken. Severní okna dávají měkké a stálé světlo po celý den. Jižní a západní vypadají dramaticky, ale slunce v nich vydrží na jednom místě dvacet minut. Zeptejte se majitele na fotky z různých hodin, nebo si prostor projděte s aplikací, která ukazuje dráhu slunce.

Vysoká okna se špatně zatemňují. Pokud potřebujete tmu, domluvte si závěsy nebo černou látku a hlavně způsob, jak ji upevnit, aniž byste vrtali.

## Kolik unesou zásuvky
Běžný okruh jištěný 16 ampéry zvládne při napětí 230 V asi 3,6 kW. Dva výkonné blesky, fén a žehlička na stejném okruhu ho shodí. Chtějte vědět, kolik okruhů je k dispozici a kde je rozvaděč. Na větší natáčení se ptejte na třífázovou zásuvku.

## Prostor za fotografem
Plocha na plánku neřekne, jak daleko si stoupnete. Na celou postavu s objektivem 85 mm potřebujete od modelu kolem pěti metrů, za ním ještě dva až tři na pozadí a světla. Změřte nejdelší volnou úhlopříčku.

|Co fotíte|Na co se ptát
|Móda|zrcadlo, žehlení, převlékárna
|Jídlo|voda, lednice, stůl u okna
|Rozhovor|hluk z ulice a vzduchotechniky
|Auto nebo nábytek|šířka vrat, nosnost podlahy a výtahu

## Kdo je vidět a slyšet
Lofty bývají v domech, kde někdo bydlí nebo pracuje. Dohodněte čas, kdy se smí vykládat, kudy povede cesta a kdo vysvětlí sousedům, proč na chodbě stojí stativ. Pro záběry fasády nebo ulice můžete potřebovat souhlas vlastníka, na veřejném prostranství i obce.

## Práva k tomu, co je na zdi
Obrazy, sochy i designový nábytek mohou chránit autorská práva. U komerční kampaně si vyžádejte písemný souhlas, nebo je uhněte ze záběru. Totéž platí o snímcích s rozpoznatelnou značkou.

## Než odejdete
Ochraňte podlahu pod stativy tenisovými míčky nebo kobercem. Nábytek vraťte podle fotky, kterou jste udělali při příchodu. A pošlete majiteli pár hotových snímků. Často je to nejlepší záloha na příští termín.`,
  },
  {
    title: 'Jak na kulturní akci v netradičním prostoru',
    category: 'rady',
    tags: ['koncert', 'technika', 'akustika', 'smlouva'],
    photo: 'cellar-hero',
    author: 'Tomáš Beneš',
    days: -9,
    caption: 'Sklep s klenbou má atmosféru i svá pravidla.',
    perex:
      'Koncert ve sklepě, čtení v dílně, výstava v hale. Co ohlásit, co zajistit a kde se nevyplácí improvizovat.',
    text: `Akce v místě, které k tomu nebylo postavené, má zvláštní kouzlo. Má také víc otázek, na které v kulturním domě dávno někdo odpověděl. Tady jsou ty hlavní.

## Kolik lidí tam smí být
Počet osob neurčuje plocha, ale únikové cesty, způsob užívání stavby a rozhodnutí jejího vlastníka. Ptejte se, na jaký počet je prostor zkolaudovaný nebo schválený, a ten nepřekračujte. Východ musí zůstat volný, osvětlený a odemčený po celou dobu.

## Komu dát vědět
- Vlastníkovi domu a sousedům, s telefonem na člověka, který bude celý večer na místě.
- Obci, pokud to žádá její vyhláška, zejména u veřejných akcí se vstupným a pod širým nebem.
- Ochrannému svazu autorů, když se hraje hudba, která není vaše.
- Pojišťovně. Pojištění odpovědnosti pořadatele stojí málo ve srovnání s jedinou zlomenou nohou.

## Teplo, vlhko, vzduch
Sklepy mají kolem deseti až dvanácti stupňů a vysokou vlhkost. Hosté potřebují vrstvu navíc, nástroje čas na aklimatizaci a papírová díla tam nemají co dělat. Haly se v létě přehřejí a v zimě nevytopí. Vyzkoušejte prostor v hodinu, kdy se bude hrát, a s lidmi uvnitř.

## Proud a světlo
Starší rozvody nemusí unést scénické světlo. Nechte si ukázat revizní zprávu a rozdělte spotřebu na více okruhů. Kabely veďte podél stěn, přechody zakryjte. Kromě světla na scéně svítí i cesta na toaletu.

## Zvuk, který zůstane uvnitř
Klenba zvuk vrací, hala ho rozmazává. Hrajte tišeji a blíž k lidem. Před akcí pusťte hudbu v plánované hlasitosti a jděte se projít kolem domu, nejlépe k nejbližší ložnici. Jak si poradit s dozvukem, popisujeme v článku [o akustice sálu](/blog/akustika-salu-proc-si-hoste-po-hodine-prestanou-rozumet).

## Toalety, bar, úklid
|Hostů|Toalety alespoň|Výdejní místa
|do 50|2|1
|do 100|4|2
|do 200|6|3

Tabulka je zkušenost, ne norma. Když prostor tolik toalet nemá, přistavte mobilní. A domluvte úklid ještě týž večer: ráno už do sklepa nikdo nechce.`,
  },
  {
    title: 'Kdy rezervovat a jak se domluvit s majitelem',
    category: 'rady',
    tags: ['prohlídka', 'rozpočet', 'rodina'],
    photo: 'coworking-wide',
    author: 'Klára Veselá',
    days: null,
    caption: 'Dobře položený dotaz ušetří tři e-maily.',
    perex:
      'Jak daleko dopředu začít podle druhu akce, co napsat do prvního dotazu a jak si termín podržet, než se rozhodnete.',
    text: `Majitelé oblíbených prostorů odpovídají na desítky dotazů týdně. Ty, ze kterých je všechno jasné, mají přednost. Není to neochota: na přesný dotaz se dá přesně odpovědět.

## Jak daleko dopředu
|Akce|Začněte hledat
|Svatba v létě, v sobotu|rok předem
|Vánoční večírek|v září
|Konference|půl roku předem
|Dětská oslava|měsíc předem
|Focení, školení, porada|týden až dva předem

Mimo sezonu a ve všední dny bývá volno i na poslední chvíli. Na Prostoře si u každého prostoru můžete ověřit volné časy v kalendáři a vyhledávat rovnou podle data.

## Co napsat do prvního dotazu
1. Co pořádáte a pro kolik lidí, včetně rozpětí.
2. Datum, případně dvě náhradní, a čas od příjezdu po odjezd.
3. Co si přivezete a co potřebujete od majitele.
4. Jestli se bude hrát hudba a jak dlouho.
5. Vaše představa o ceně, pokud ji máte.

Nic víc není potřeba. Dlouhé příběhy se hodí až na prohlídku.

## Podržet si termín
Rezervace bez smlouvy a zálohy je jen slušnost. Domluvte se, do kdy vám termín majitel podrží, a to datum dodržte, i kdybyste se rozhodli jinak. Odmítnutí napsané včas si lidé pamatují v dobrém a příště vám vyjdou vstříc.

## Když odpověď nepřichází
Počkejte dva pracovní dny a zavolejte. Mezitím se ptejte jinde: jednou poptávkou můžete oslovit víc majitelů najednou a porovnat jejich nabídky vedle sebe.

## Vyjednávání bez trapnosti
O ceně se dá mluvit, když nabídnete něco protihodnotou: všední den, kratší čas, opakovaný termín, vlastní úklid. Ptejte se, co cenu snižuje, ne proč je tak vysoká. A když se dohodnete, shrňte to jedním e-mailem v bodech. Bude z něj základ smlouvy.`,
  },
];
