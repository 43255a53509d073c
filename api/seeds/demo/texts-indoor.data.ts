import type { SpaceKind } from './space-kinds.data.ts';

/**
 * Sentences about one kind of space. A perex is one lead and one detail; the description uses the other
 * details.
 * {k} is the capacity, {v} the stored locative of the town.
 */
export type KindTexts = { leads: readonly string[]; details: readonly string[] };

type Indoor =
  | 'velky-sal'
  | 'maly-sal'
  | 'kongresovy-sal'
  | 'konferencni-sal'
  | 'zasedacka'
  | 'ucebna'
  | 'aula'
  | 'salonek'
  | 'klubovna'
  | 'foyer'
  | 'divadlo-kino'
  | 'galerie'
  | 'coworking'
  | 'kancelar'
  | 'atelier'
  | 'studio'
  | 'pohybovy-sal'
  | 'telocvicna';

/** Halls, meeting rooms, studios. */
export const INDOOR_TEXTS: Readonly<Record<Extract<SpaceKind, Indoor>, KindTexts>> = {
  'velky-sal': {
    leads: [
      'Sál s galerií a jevištěm, ve kterém se už několik generací tančí od října do března.',
      'Parket pro {k} lidí, jeviště v čele a balkon, ze kterého je vidět na celý sál.',
      'Prostorný sál bez jediného sloupu: stoly se dají postavit kolem parketu i do řad před jeviště.',
      'Společenský sál {v} se šatnou pro všechny hosty a s pódiem, na které se vejde celá kapela.',
      'Vysoký sál s dřevěným parketem, štukovým stropem a třemi vchody, takže se u dveří nikdo netlačí.',
      'Sál pro {k} hostů s jevištěm, zázemím pro účinkující a barem v předsálí.',
      'Největší sál v domě: plesy a koncerty v zimě, konference a veřejná projednání po celý rok.',
      'Místo, kam se {v} chodí do tanečních, na maturitní plesy i na výroční schůze.',
    ],
    details: [
      'Stoly, židle i ozvučení jsou v ceně, sál předáváme připravený podle plánku, který nám pošlete.',
      'Jeviště má oponu a dvě postranní vykrytí, zvuková zkouška může začít už odpoledne.',
      'Parket z dubových vlysů jsme nedávno přebrousili a tančí se na něm i v podpatcích bez obav.',
      'Rozsvítit lze po polovinách, takže i menší společnost se tu necítí ztracená.',
      'Na galerii je sto míst k sezení a dobře se z ní fotí i natáčí.',
      'Šatna má vlastní pult a čísla, obsluhu k ní zajistíme nebo si ji přivezete.',
      'Do sálu vede samostatný vchod z ulice, zbytek domu tak může běžet dál.',
      'Hluk k sousedům nepronikne: sál stojí stranou a okna mají okenice.',
    ],
  },
  'maly-sal': {
    leads: [
      'Komorní sál pro {k} lidí, kde je na přednášejícího dobře vidět i z poslední řady.',
      'Menší sál s vlastním vchodem: zkoušky sboru, besedy, oslavy i schůze výboru.',
      'Světlý sál s nízkým pódiem, který za hodinu přestavíme z řad na dlouhé stoly.',
      'Sál přiměřené velikosti: padesát lidí tu nepůsobí ztraceně a sto se nemačká.',
      'Příjemný sál v prvním patře s okny do dvora a s akustikou, která svědčí mluvenému slovu.',
      'Víceúčelový sál {v}, ve kterém se dopoledne cvičí, odpoledne přednáší a večer slaví.',
    ],
    details: [
      'Židle jsou čalouněné a stohovatelné, stoly složíte do přilehlého skladu.',
      'Ozvučení tvoří dva reproduktory a pult, který zvládne každý po pěti minutách vysvětlování.',
      'Okna vedou na obě strany, takže se dá rychle vyvětrat i uprostřed programu.',
      'Vedle sálu je kuchyňka, kde se ohřeje polévka a uvaří káva pro všechny.',
      'Klíče předáváme den předem, na přípravu tak máte klidné dopoledne.',
      'Na podlaze leží dubové parkety, prosíme jen o obuv bez černé podrážky.',
      'V sále se dobře zpívá i mluví bez mikrofonu.',
    ],
  },
  'kongresovy-sal': {
    leads: [
      'Sál se stupňovitým hledištěm pro {k} lidí, režijní kabinou a tichou klimatizací.',
      'Zázemí pro vícedenní kongres: hlavní sál, předsálí na registraci a salonky na dosah.',
      'Kongresový sál {v}, kde technik sedí přímo za prosklenou režií a vidí na pódium.',
      'Plenární sál s místem pro {k} účastníků a širokou projekcí čitelnou i z poslední řady.',
      'Moderní sál, který se dá posuvnou stěnou rozdělit na dva a zase spojit během přestávky.',
      'Velký sál pro odborné kongresy, valné hromady a večery s galavečeří.',
    ],
    details: [
      'V ceně je technik, bezdrátové mikrofony a jedna zkouška s řečníky den předem.',
      'Registrace má vlastní pult, tiskárnu jmenovek a šatnu s obsluhou.',
      'Projekce svítí dost silně na to, aby se v sále mohlo zůstat při světle.',
      'Optická linka zvládne přenos ve vysokém rozlišení i stovky připojených telefonů.',
      'Do sálu se dojede vozíkem po rovině, vyhrazená místa jsou v první i v poslední řadě.',
      'Catering obsluhuje dvě předsálí současně, na kávu se nečeká frontu.',
      'Vystavovatelé zajíždějí dodávkou až k nákladovým dveřím.',
    ],
  },
  'konferencni-sal': {
    leads: [
      'Konferenční sál pro {k} účastníků s denním světlem a zatemněním na jedno tlačítko.',
      'Sál na celodenní program: ráno řady, odpoledne pracovní skupiny, večer stoly.',
      'Prostor pro konference a školení {v}, v klidném křídle domu a s kávou za dveřmi.',
      'Přehledný sál s projekcí, ozvučením a místem, kam si účastníci rozloží notebooky.',
      'Klimatizovaný sál s pevnou projekcí a dvěma vchody, pozdní příchozí nikoho neruší.',
      'Sál, který zvládne konferenci, křest knihy i firemní oběd, a mezi tím se stihne přestavět.',
      'Konferenční prostor se širokým plátnem, nízkým pódiem a výhledem do zeleně.',
      'Místo pro setkání {k} lidí, na které se dá navázat obědem i večerním programem pod jednou střechou.',
    ],
    details: [
      'Stoly mají vlastní zásuvky, prodlužovačky mezi řadami nejsou potřeba.',
      'Na místě je po celý den člověk, který umí zapnout mikrofon i přidat židle.',
      'Flipcharty, fixy a klikr jsou připravené, tisk materiálů zajistíme do rána.',
      'Rozestavení si vyberete z plánku při rezervaci, sál bude při příchodu hotový.',
      'Ke kávě se vychází do předsálí s vysokými stolky, oběd navazuje o patro níž.',
      'Wi-Fi má vlastní síť pro každou akci a heslo podle vašeho přání.',
      'Akustické panely tlumí ozvěnu, online účastníci slyší i dotazy z pléna.',
      'Pro řečníky je vedle sálu malá šatna se zrcadlem a vodou.',
    ],
  },
  zasedacka: {
    leads: [
      'Zasedací místnost pro {k} lidí s oválným stolem a obrazovkou, ke které se připojíte jedním kabelem.',
      'Jednací místnost za skleněnou příčkou: je vidět dovnitř, ale slyšet ne.',
      'Tichá zasedačka na porady, pohovory a podpisy smluv, k mání od jedné hodiny.',
      'Místnost s výhledem, velkým stolem a dostatkem kyslíku i po třech hodinách jednání.',
      'Menší zasedačka {v}, kde se dobře vede pohovor i náročnější rozhovor.',
      'Jednací stůl pro {k} lidí, popisovatelná stěna a káva za dveřmi.',
      'Místnost pro vedení, které potřebuje na půl dne zmizet z vlastní kanceláře.',
      'Kompaktní zasedačka s kamerou a mikrofonem uprostřed stolu, hybridní porada začne za minutu.',
    ],
    details: [
      'Voda, káva a psací potřeby jsou na stole, účtujeme jen skutečně strávené hodiny.',
      'Na stěně je tabule přes celou šířku, popsanou plochu za vás vyfotíme a pošleme.',
      'Židle mají opěrky a kolečka, na dvouhodinový blok se v nich sedí pohodlně.',
      'Recepce návštěvy přivítá a dovede, vy se můžete věnovat programu.',
      'Světlo se stmívá zvlášť nad stolem a zvlášť u obrazovky.',
      'Příčka má akustické sklo a závěs, když je potřeba soukromí.',
      'Vedle je kout se dvěma křesly, kam se dá odejít na telefon.',
      'Rezervaci jde prodloužit na místě, pokud po vás nikdo nepřijde.',
    ],
  },
  ucebna: {
    leads: [
      'Učebna pro {k} lidí s projekcí, tabulí přes celou stěnu a okny do dvora.',
      'Světlá učebna, ve které stoly během pár minut přeskupíte z řad do skupin.',
      'Místnost na kurzy a workshopy {v}, v pracovní dny i o víkendu.',
      'Školicí místnost s lavicemi pro {k} účastníků a místem pro lektora, který rád chodí.',
      'Učebna s pevným projektorem a zásuvkou u každého místa.',
      'Klidná místnost na jazykový kurz, školení i víkendový workshop.',
      'Prostor na výuku v menší skupině: dobrá akustika, denní světlo a čerstvý vzduch.',
    ],
    details: [
      'Lektor najde na stole fixy, ovladač i kabely ke všem běžným notebookům.',
      'Stoly jsou na kolečkách, změna uspořádání nepotřebuje pomocníky.',
      'Před učebnou je stůl na občerstvení a konvice, hrnky umyjeme za vás.',
      'Tabule je magnetická, takže na ni jde pověsit i velký papír.',
      'V polovině září a o prázdninách bývá volno i v dopoledních hodinách.',
      'O přestávce se dá vyjít na dvůr, lavičky jsou i ve stínu.',
      'Do učebny se vchází přímo z chodby, účastníci nemusí přes recepci.',
    ],
  },
  aula: {
    leads: [
      'Aula se stupňovitým hledištěm a řečnickým pultem, kam se vejde {k} posluchačů.',
      'Slavnostní sál na promoce, přednášky pro veřejnost i komorní koncerty.',
      'Přednáškový sál s dřevěným obložením, ve kterém je slyšet každé slovo i bez zesílení.',
      'Přednáškový sál {v} se sklopnými pulty a projekcí přes celou čelní stěnu.',
      'Sál pro {k} lidí, kde se odborné přednášky střídají s večery pro veřejnost.',
    ],
    details: [
      'O víkendech a o prázdninách bývá volno celý den, jindy od šestnácti hodin.',
      'Vstup je bez turniketu přes hlavní schodiště, u dveří pomůže vrátný.',
      'Pod pultem je přípojka na zvuk i obraz, záznam zvládne technika v sále.',
      'Před aulou je vestibul se šatnou a místem na občerstvení.',
      'Sedadla jsou pevná a čalouněná, dvouhodinový program se v nich dá vysedět.',
    ],
  },
  salonek: {
    leads: [
      'Salonek pro {k} lidí, který se dá zavřít před zbytkem domu.',
      'Oddělená místnost na rodinný oběd, křtiny nebo obchodní večeři.',
      'Salonek s jedním dlouhým stolem, u kterého na sebe všichni vidí.',
      'Klidný salonek {v} na oslavu, po které se nikomu nebude chtít domů.',
      'Místnost s vysokými okny, tlumeným osvětlením a obsluhou, která přijde na zazvonění.',
      'Komorní prostor pro setkání do {k} lidí, oběd i jednání u kávy.',
      'Salonek s prostřeným stolem, kde se slaví kulatiny, promoce i podepsané smlouvy.',
      'Menší salonek stranou hluku, s vlastní šatnou a možností zavřít dveře.',
    ],
    details: [
      'Menu sestavíme dopředu a na jídelní lístky vytiskneme jméno oslavence.',
      'Dětem prostřeme zvlášť a přidáme pastelky, dospělí tak v klidu dojedí.',
      'Dort si můžete přinést vlastní, nakrájíme ho a podáme.',
      'Stoly postavíme do podkovy, do kříže nebo v řadě, podle počtu hostů.',
      'Přípitek podáváme ve dveřích, kabáty odneseme do šatny.',
      'Hudba může hrát potichu ze zdejších reproduktorů nebo z vašeho telefonu.',
      'Poslední objednávku bereme půl hodiny před půlnocí, o víkendu déle.',
      'Cena se počítá z hodin, u větší útraty pronájem odpouštíme.',
    ],
  },
  klubovna: {
    leads: [
      'Klubovna pro {k} lidí s kuchyňkou, kterou spravují lidé ze sousedství.',
      'Místnost na schůze, kroužky a rodinné oslavy za cenu, kterou si dovolí i spolek.',
      'Přízemní klubovna {v} s vlastním vchodem a nádobím pro všechny.',
      'Sousedský prostor na výroční schůzi, dětské narozeniny nebo bazárek.',
      'Obyčejná, čistá a teplá místnost, kde se dá uvařit káva i sejít výbor.',
      'Spolková klubovna se stoly, tabulí a skříní, ve které jsou i hry pro děti.',
    ],
    details: [
      'Klíč si vyzvednete u správce odvedle, úklid po sobě necháváme na vás.',
      'V kuchyňce je lednice, sporák a hrnky, jen utěrky si vezměte vlastní.',
      'Topí se od října do dubna, v létě se dá posedět i před domem.',
      'Místní spolky mají každý měsíc jednu schůzi bez poplatku.',
      'Stoly a židle se vejdou ke zdi, děti tak mají místo na hry.',
      'Do rezervace napište přibližný počet lidí, lavice přidáme z vedlejší místnosti.',
    ],
  },
  foyer: {
    leads: [
      'Prosklené předsálí s barem a šatnou, které obstojí i samo o sobě.',
      'Dvorana pod světlíkem: recepce, křest knihy nebo představení nové kolekce.',
      'Foyer pro {k} hostů na stání, kam světlo padá od rána do večera.',
      'Předsálí s galerií a kamennou podlahou, dobře se v něm vítají hosté.',
      'Vstupní hala {v}, ze které se na jeden večer stane výstavní síň nebo bar.',
    ],
    details: [
      'Vysoké stolky i bar jsou součástí pronájmu, dekorace si zavěsíte na připravené lišty.',
      'Šatna má dvě stě míst a obsluhu podle délky akce.',
      'Dveře vedou přímo na ulici, kolemjdoucí tak dovnitř nahlédnou.',
      'Spojit ho lze s hlavním sálem, nebo pronajmout zvlášť v den, kdy se nehraje.',
      'Zvuk se v prostoru neodráží, skupiny u stolků se vzájemně neruší.',
    ],
  },
  'divadlo-kino': {
    leads: [
      'Divadelní sál pro {k} diváků s portálem a provazištěm, které se pořád obsluhuje ručně.',
      'Kinosál, kam se vrátilo i divadlo: plátno zajede, opona se rozhrne a může se hrát.',
      'Scéna s červenými sedadly a dobrou viditelností z každé řady.',
      'Komorní divadlo {v}, ve kterém herec vidí divákům do očí.',
      'Hlediště pro {k} diváků, jeviště se zázemím a technik, který tu zná každou zásuvku.',
      'Sál s jevištěm, osvětlovací lávkou a foyerem, kde se po představení zůstává.',
    ],
    details: [
      'Šatny pro účinkující jsou dvě a vedou rovnou za jeviště.',
      'Světelný park a zvuková režie jsou v ceně i s jedním technikem.',
      'Den na stavbu scény účtujeme polovinou, zkoušet můžete od devíti.',
      'Vstupenky umíme prodávat v naší pokladně i přes internet.',
      'Jeviště má baletizol a hloubku sedm metrů.',
      'Na přednášky a křty knih stačí přední jeviště, závěs zbytek schová.',
    ],
  },
  galerie: {
    leads: [
      'Bílý výstavní prostor se světlíky, ve kterém vynikne obraz i zboží na věšáku.',
      'Galerie s hladkými zdmi, lištami na zavěšení a světlem, které se dá nastavit do posledního bodu.',
      'Výstavní sál {v} pro vernisáž, pop-up obchod nebo klidné focení katalogu.',
      'Prostor, který se k vám nevnucuje: bílé zdi, šedá podlaha, denní světlo shora.',
      'Síň pro {k} lidí na stání, se samostatným vchodem z ulice.',
      'Výkladní skříně do ulice a za nimi jedna velká, čistá místnost.',
    ],
    details: [
      'Sokly, vitríny a závěsný systém zapůjčíme, instalaci zvládnete za den.',
      'Do zdí se smí vrtat, před předáním je zatmelíme a přebílíme za vás.',
      'Světla jsou na kolejnicích a každé se dá stmívat zvlášť.',
      'Na vernisáž přidáme bar a lavice, v běžný den zůstává prostor prázdný.',
      'Podlaha unese i těžší plastiky, nákladní dveře jsou dva a půl metru široké.',
      'Pronajímáme na den, na týden i na celý měsíc.',
    ],
  },
  coworking: {
    leads: [
      'Sdílená pracovna s dlouhými stoly, rychlým internetem a kuchyní, kde se potkává celé patro.',
      'Otevřený prostor {v}, který se o víkendu mění v sál pro hackathon nebo přednášku.',
      'Pracovní místa mezi rostlinami a okny, dost daleko od sebe, aby se dalo soustředit.',
      'Patro pro {k} lidí, kde se ve všední dny pracuje a večer pořádají setkání.',
      'Coworking s denním světlem, tichou zónou a kávou, kterou si semelete sami.',
    ],
    details: [
      'Tichá zóna je oddělená sklem, telefonuje se v budkách.',
      'Na akci stoly odsuneme ke stěnám a rozložíme skládací židle.',
      'Připojení je symetrické a každý stůl má i pevnou zásuvku.',
      'Káva, čaj a filtrovaná voda jsou v ceně, zbytek je v lednici na lístek.',
      'Denní vstup platí od sedmi do sedmi, klíčová karta otevírá i večer.',
      'Kolo se dá vzít výtahem nahoru nebo nechat v zamčené kóji.',
    ],
  },
  kancelar: {
    leads: [
      'Zařízená kancelář pro {k} lidí, kterou si vezmete na den, na týden nebo na měsíc.',
      'Zavřít dveře, otevřít notebook, pracovat: kancelář s okny do klidného dvora.',
      'Samostatná kancelář {v} s internetem, stoly a skříní na klíč.',
      'Místnost pro malý tým, který se potřebuje na čas sejít na jednom místě.',
      'Malá kancelář s výhledem na střechy a zasedačkou o dvoje dveře dál.',
    ],
    details: [
      'Tiskárna je na chodbě, deset stran denně je v ceně.',
      'Stoly jsou výškově nastavitelné a monitor vám přineseme na požádání.',
      'Pošta se dá doručovat na recepci i pod jménem vaší firmy.',
      'Kuchyňku sdílíte s patrem, zasedačku přiobjednáte po hodinách.',
      'Klíč předáváme kódem, přijít můžete v kteroukoli hodinu.',
    ],
  },
  atelier: {
    leads: [
      'Ateliér se severním světlem, bílou cykloramou a pozadími na rolích.',
      'Fotoateliér {v} pro produktové i módní focení, s maskérnou a věšáky.',
      'Prostor na focení a drobné natáčení: vysoký strop, zatemnění a dost zásuvek.',
      'Světlá dílna s velkými okny, kde se střídají fotografové, keramičky a kulisáři.',
      'Ateliér pro {k} lidí, ve kterém se dá svítit, malovat i lepit.',
    ],
    details: [
      'Blesky, softboxy a stativy jsou v ceně, spotřebované pozadí účtujeme po metrech.',
      'Cyklorama se přetírá po každém pronájmu, dostanete ji čistou.',
      'Maskérna má zrcadlo se žárovkami, umyvadlo a napařovač na šaty.',
      'Okna zatemníte závěsy za dvě minuty, průvan ani světlo dovnitř nepustí.',
      'Na podlahu se smí, barvy a hlína sem patří, jen ji prosíme zametenou.',
    ],
  },
  studio: {
    leads: [
      'Nahrávací místnost pro podcast do {k} lidí, s mikrofony připravenými na ramenech.',
      'Malé studio s tlumenými stěnami: přijdete, sednete si a nahráváte.',
      'Zkušebna {v} s bicími, komby a zpěvovou aparaturou, otevřená i v noci.',
      'Studio na rozhovory a streamy se třemi kamerami a jednoduchou režií.',
      'Odhlučněná místnost, ve které se dá zkoušet naplno i po desáté večer.',
    ],
    details: [
      'Záznam dostanete po stopách na vlastní disk, sestřih umíme také.',
      'Akustické panely a dvojité dveře drží zvuk uvnitř.',
      'Nástroje mohou zůstat zamčené ve skříni do příští zkoušky.',
      'První půlhodina s technikem je zdarma, ukáže vám, co se kam zapojuje.',
      'Vzduch se mění tiše, nahrávání kvůli klimatizaci nepřerušíte.',
    ],
  },
  'pohybovy-sal': {
    leads: [
      'Sál se zrcadlovou stěnou, pružnou podlahou a ranním světlem, dobře se v něm začíná den.',
      'Taneční sál pro {k} lidí s baletní tyčí a reproduktory po stranách.',
      'Tichý sál na jógu a pilates, podložky a bloky jsou připravené v koši.',
      'Pohybový sál {v} pro pravidelné lekce i víkendový workshop.',
      'Dřevěná podlaha, závěsy místo žaluzií a dost místa na kotouly.',
      'Zrcadla přes celou stěnu, šatny se sprchami a podlaha, která šetří kolena.',
    ],
    details: [
      'Na sál se chodí bosky nebo v čisté obuvi, u dveří jsou police na boty.',
      'Hudbu pustíte z telefonu, ovládání je na stěně u zrcadla.',
      'Zrcadla jde zatáhnout závěsem, když je potřeba jen klid.',
      'Pravidelným kurzům držíme hodinu po celé pololetí.',
      'Šatny jsou oddělené a ze sprch teče teplá i o víkendu.',
      'Podlaha z palubek je odpružená, tančí se na ní i v jehlách s chránítkem.',
    ],
  },
  telocvicna: {
    leads: [
      'Tělocvična s palubovkou, žebřinami a čarami na volejbal, basket i badminton.',
      'Hala pro {k} lidí, kde se ve všední dny cvičí a o víkendu soustředí oddíly.',
      'Tělocvična s vysokými okny a nářadím ve skladu, které smíte použít.',
      'Sportovní sál {v} se šatnami, sprchami a tribunkou podél jedné strany.',
    ],
    details: [
      'Sítě, koše i žíněnky jsou k dispozici, vrátí se jen na stejné místo.',
      'Na palubovku patří sálová obuv se světlou podrážkou.',
      'Na soustředění umíme domluvit i přespání na žíněnkách a jídlo v domě.',
      'Světla mají dvě úrovně, na trénink a na zápas.',
    ],
  },
};
