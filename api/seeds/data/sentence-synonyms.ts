import type { SentenceSynonym } from './data.types.ts';

const PURPOSES: Readonly<Record<string, string>> = {
  konference: 'konference, conference, sympozium, summit, konferenční prostor',
  kongres: 'kongres, congress, sjezd',
  skoleni:
    'školení, školicí místnost, školící místnost, workshop, kurz, kurz první pomoci, training, trénink dovedností, výuka, školenie, doškolování, vzdělávací akce, masterclass, hackathon, worksop, jazykový kurz, course',
  porada:
    'porada, jednání, meeting, meeting room, schůzka, zasedání, zasedačka, zasedací místnost, jednačka, jednací místnost, brainstorming, board meeting, boardroom, mítink, rokovanie, zasadačka, stretnutie, obchodní schůzka',
  teambuilding: 'teambuilding, team building, tímbilding, týmbilding, stmelovací akce, stmelovačka',
  'firemni-vecirek':
    'firemní večírek, večírek, firemní akce, firemní event, podniková akce, firemní party, firemní oslava, firemní mejdan, podnikový večírek, večírek firmy, večírek pro firmu, oslava firmy, party firmy, company party, corporate party, corporate event, výročí firmy, výročí společnosti, office party, afterwork, firemní zábava, firemný večierok, večierok, večírek pro zaměstnance, galavečer, gala večer',
  'vanocni-vecirek':
    'vánoční večírek, vánoční party, vánoční oslava, vánoční besídka, christmas party, xmas party, vánoční firemní večírek, firemní vánoční večírek, firemní vánoce, vánoční mejdan, vianočný večierok, předvánoční večírek',
  launch:
    'představení produktu, launch, product launch, uvedení produktu, uvedení na trh, představení značky, představení auta, představení modelu, představení kolekce, křest knihy, křest alba, křest desky, prezentace produktu',
  'tiskova-konference': 'tisková konference, tiskovka, press conference, brífink, setkání s novináři',
  pohovory: 'výběrové řízení, pohovor, výběrko, interview, assessment centrum, assessment center',
  stream:
    'hybridní akce, stream, livestream, live stream, živé vysílání, webinář, online přenos, streamování, webinar',
  'vyjezdni-zasedani':
    'výjezdní zasedání, výjezdní porada, výjezdní školení, offsite, off-site, firemní výjezd, výjezdko',
  'svatebni-hostina':
    'svatba, svatební hostina, svatební oslava, veselka, wedding, wedding reception, svadba, svadobná hostina, svatbička, svatební veselí, bereme se, budeme se brát, vezmeme se, se vzít, svatební party, svatební místo, wedding venue',
  'svatebni-obrad':
    'svatební obřad, obřad, oddavky, wedding ceremony, svadobný obrad, sňatek, svatební ceremonie',
  oslava:
    'oslava, oslava narozenin, narozeniny, narozky, narozeninová oslava, narozeninová party, párty, party, večírek, mejdan, kalba, pařba, žúrka, zúr, birthday, birthday party, b-day, jubileum, výročí, výročí svatby, zlatá svatba, stříbrná svatba, diamantová svatba, zahradní slavnost, slavnost, patnáctiny, osmnáctiny, osmnáctka, dvacetiny, pětadvacetiny, třicetiny, třicátiny, pětatřicetiny, čtyřicetiny, čtyřicátiny, pětačtyřicetiny, padesátiny, pětapadesátiny, šedesátiny, pětašedesátiny, sedmdesátiny, pětasedmdesátiny, osmdesátiny, devadesátiny, kulatiny, kulaté narozeniny, narodeniny, oslava narodenín, večierok, celebration, anniversary, rodinná oslava, oslavit, slavíme, oslavíme, jmeniny, gender reveal, baby shower, důchodová oslava, odchod do důchodu, dožínky, garden party, after party, afterparty',
  'detska-oslava':
    'dětská oslava, birthday party for kids, party for kids, dětské narozeniny, dětská party, oslava pro děti, narozeniny pro děti, narozeniny dětí, narozeniny dítěte, oslava dětských narozenin, party pro děti, kids party, kids birthday, kids birthday party, children party, childrens party, dětský den, dětská besídka, detská oslava, oslava narozenin dětí, karneval pro děti, dětský karneval, mikulášská besídka',
  'rodinne-setkani':
    'rodinné setkání, setkání rodiny, rodinný sraz, sraz rodiny, rodinná sešlost, family reunion, rodinný oběd',
  sraz: 'sraz, sraz spolužáků, třídní sraz, školní sraz, abiturientský sraz, maturitní sraz, setkání spolužáků, setkání třídy, reunion, class reunion, stretávka, abiturák, srazík',
  promoce:
    'promoce, oslava promoce, oslava maturity, maturita, graduation, promócie, absolventská oslava, pomaturitní oslava, pomaturitní večírek, maturitní večírek, oslava státnic, státnice',
  rozlucka:
    'rozlučka, rozlučka se svobodou, loučení se svobodou, bachelor party, bachelorette, hen party, stag party, rozlúčka',
  krtiny: 'křtiny, křest, krstiny, baptism, christening, vítání občánků, první svaté přijímání, oslava křtin',
  'smutecni-hostina':
    'smuteční hostina, kar, pohřební hostina, pohřeb, funus, smuteční oběd, funeral, funeral reception, smuteční rozloučení, poslední rozloučení, smuteční setkání, po pohřbu, smútočná hostina, smuteční obřad',
  silvestr:
    'silvestr, silvestrovská oslava, silvestrovská party, silvestrovský večírek, oslava silvestra, new years eve, nový rok, silvester',
  koncert:
    'koncert, concert, gig, hudební vystoupení, recitál, hudební večer, klubový koncert, vystoupení kapely, živé vystoupení',
  divadlo:
    'divadlo, divadelní představení, představení, theatre play, divadelní hra, muzikál, stand-up, standup, improvizace, loutkové představení, divadelní vystoupení, stand up',
  ples: 'ples, bál, ball, reprezentační ples, maškarní, maškarní bál, firemní ples, plesík, karneval, věneček',
  'maturitni-ples':
    'maturitní ples, maturiťák, maturák, stužkovák, stužkovací ples, stužková, ples maturantů',
  'tanecni-zabava':
    'taneční zábava, tancovačka, zábava, diskotéka, disko, disco, dance party, zabavička, čaje o páté, techno party, rave',
  vystava:
    'výstava, vernisáž, expozice, exhibition, výstavní prostor, galerijní výstava, derniéra výstavy, výstavka, art show',
  prednaska:
    'přednáška, beseda, seminář, debata, lecture, talk, diskuze, diskusní večer, panelová diskuse, prednáška, autorské čtení, čtení, osvětová akce, meetup, seminar',
  promitani:
    'promítání, projekce, projekce filmu, promítání filmu, filmový večer, letní kino, screening, kino večer, filmová projekce, movie night, premiéra filmu',
  festival: 'festival, fest, hudební festival, food festival, přehlídka, pivní slavnosti, slavnosti',
  trhy: 'trhy, trh, jarmark, farmářské trhy, farmářský trh, vánoční trhy, vánoční jarmark, market, designový market, fler trhy, dizajn market, food market',
  burza: 'burza, bazar, bleší trh, swap, výměna oblečení, garage sale, bazárek, flea market, výprodej',
  shromazdeni:
    'shromáždění, bohoslužba, mše, modlitební setkání, církevní setkání, bohoslužby, valná hromada, členská schůze, worship',
  schuze:
    'schůze, schůze spolku, SVJ, schůze SVJ, shromáždění SVJ, shromáždění vlastníků, schůze vlastníků, schůze družstva, spolková schůze, výroční schůze, schůze bytového družstva, výroční členská schůze, schôdza',
  'verejne-projednani':
    'veřejné projednání, veřejná debata, veřejné slyšení, setkání s občany, zasedání zastupitelstva',
  foceni:
    'focení, fotografování, fotoshooting, photoshoot, photo shoot, photo shooting, photo studio, fotostudio, fotoateliér, ateliér na focení, studio na focení, fotka, focenie, svatební focení, rodinné focení, fotit, fotíme, nafotit',
  nataceni:
    'natáčení, filmování, filming, video shoot, videoklip, natáčení videa, natáčení reklamy, natáčení videoklipu, natočit, natáčet, natáčíme, shooting, film shoot, nakrúcanie, filmovačka',
  nahravani:
    'podcast, nahrávání, nahrávání podcastu, nahrávací studio, recording, podcast studio, natáčení podcastu, dabing, voiceover',
  zkouska:
    'zkouška, zkoušení s kapelou, zkouška s kapelou, zkoušky s kapelou, zkoušet s kapelou, zkouška kapely, zkouška divadla, zkouška sboru, zkušebna, zkoušení, zkoušet, divadelní zkouška, hudební zkouška, rehearsal, band practice, skúšobňa, skúška, rehearsal room, sborová zkouška, taneční zkouška',
  dilna: 'dílna, ateliér, atelier, tvůrčí dílna, dielňa, studio na tvoření',
  casting: 'casting, konkurz, kasting, konkurz do filmu, audition',
  joga: 'jóga, cvičení, pilates, fitness, yoga, yoga class, zumba, aerobic, meditace, power jóga, lekce jógy, skupinové cvičení, tai chi, kruhový trénink, cvičenie, meditační večer, joga',
  tanec:
    'tanec, taneční, taneční lekce, lekce tance, taneční kurz, kurz tance, salsa, lekce salsy, tango, swing, bachata, balet, street dance, dance class, taneční hodina, taneční kurzy, tančírna, taneční trénink, tanečná, nácvik tance, kurz salsy, milonga, tančení, dance lessons',
  sport:
    'sport, sportovní akce, florbal, fotbal, basketbal, volejbal, badminton, stolní tenis, ping pong, pingpong, nohejbal, futsal, házená, bojová umění, karate, judo, box, gymnastika, tělocvična, trénink, sálová kopaná, fotbálek, sportovní trénink, basket, sportovní den, turnaj ve florbalu, sportovní hala, tenis, aikido',
  krouzek: 'kroužek, dětský kroužek, kroužek pro děti, krúžok, zájmový kroužek',
  soustredeni:
    'soustředění, tábor, dětský tábor, příměstský tábor, letní tábor, stanový tábor, škola v přírodě, camp, summer camp, sústredenie, adapťák, adaptační kurz, lyžák, lyžařský výcvik',
  vareni:
    'kurz vaření, vaření, cooking class, škola vaření, varenie, cooking course, kulinářský kurz, kurz pečení',
  coworking: 'coworking, co-working, sdílená kancelář, hot desk, cowork',
  'denni-kancelar':
    'kancelář na den, denní kancelář, kancelář na hodinu, pronájem kanceláře, day office, kancelář na týden',
  popup:
    'pop-up, pop up store, pop-up store, pop-up obchod, showroom, dočasný obchod, popup, popup shop, pop-up shop, módní přehlídka',
  kemp: 'stanové městečko, kemp, kempování, stanování, stany, camping',
};

const ATTRIBUTES: Readonly<Record<string, string>> = {
  dataprojektor: 'dataprojektor, projektor, beamer, projector, data projektor',
  platno: 'promítací plátno, plátno, projekční plátno, screen',
  'led-stena': 'LED stěna, velká obrazovka, obrazovka, televize, velká televize, LED obrazovka, LED panel',
  ozvuceni:
    'ozvučení, aparatura, zvuková aparatura, reproduktory, repráky, repro, bedny, sound system, zvuková technika, PA systém, hudební aparatura, ozvučovací technika',
  mikrofon: 'mikrofon, mikrofony, mikroport, mikrák, microphone',
  'scenicke-osvetleni':
    'scénické osvětlení, světla na pódium, scénická světla, divadelní světla, světelná technika, reflektory, barevná světla, světla',
  podium: 'pódium, jeviště, stage, pódio, vyvýšené pódium',
  'recnicky-pult': 'řečnický pult, řečnický pultík, pultík, pult pro řečníka, řečniště',
  flipchart: 'flipchart, flip chart, flipčárt, flip',
  'bila-tabule': 'bílá tabule, tabule, whiteboard, magnetická tabule',
  videokonference:
    'videokonference, videokonferenční technika, video konference, videohovory, online schůzky, konferenční systém',
  'streamovaci-souprava': 'streamovací souprava, streamovací technika, technika na stream, streamovací sada',
  'tlumocnicka-kabina': 'tlumočnická kabina, tlumočnické kabiny, kabina pro tlumočníky',
  klavir: 'piano, křídlo, klavír, pianino',
  wifi: 'wi-fi, wifi, internet, wifina, rychlý internet, připojení k internetu',
  lan: 'pevný internet, LAN, ethernet, kabelový internet',
  'elektrina-400v': 'elektřina 400 V, 400 V, 380 V, třífáze, třífázová zásuvka, silnoproud',
  nabijecka:
    'nabíjecí stanice, nabíječka, nabíječka pro elektromobil, dobíjecí stanice, wallbox, nabíjení elektromobilů, nabíjení aut',
  'kulate-stoly': 'kulaté stoly, kulatý stůl, okrúhle stoly, round tables',
  'obdelne-stoly': 'obdélné stoly, obdélníkové stoly, dlouhé stoly, dlouhý stůl',
  zidle: 'židle, chairs',
  'bistro-stolky':
    'bistro stolky, koktejlové stolky, vysoké stolky, bistro stoly, barové stolky, koktejlové stoly',
  'pivni-sety': 'pivní sety, pivní set, lavice a stoly, pivní lavice',
  parket: 'taneční parket, parket, dance floor, tanečný parket, parkety na tanec',
  satna: 'šatna, šatny, šatňa, cloakroom',
  'detsky-koutek':
    'dětský koutek, koutek pro děti, dětská herna, herna, detský kútik, hřiště pro děti, dětské hřiště',
  kuchyne: 'vybavená kuchyně, kuchyně, kuchyň, kuchyňka, kitchen, kuchynka, kuchyňský kout, kuchyňa',
  pripravna: 'přípravna pro catering, přípravna, zázemí pro catering, zázemí pro kuchaře',
  lednice: 'lednice, lednička, ledničku, chladnička, mrazák, fridge, mraznička',
  gril: 'gril, ohniště, grilování, grilovat, grilovačka, BBQ, barbecue, opékání, opékat, opékání buřtů, venkovní krb, táborový oheň',
  vycep: 'výčep, pípa, pivní výčep, točené pivo, čepované pivo, výčepní zařízení',
  bar: 'bar, barový pult',
  nadobi: 'nádobí, skleničky, sklo, příbory, talíře, dishes',
  kavovar: 'kávovar, coffee machine, kafe mašina, espresso stroj',
  'denni-svetlo':
    'denní světlo, přirozené světlo, přírodní světlo, daylight, natural light, okna, prosvětlený, velká okna, prosklený',
  klimatizace: 'klimatizace, klima, klimoška, air conditioning, klimatizovaný, AC, klimatizácia',
  topeni: 'topení, vytápění, vytápěný, vyhřívaný, kúrenie',
  zatemneni: 'zatemnění, zatemnit, závěsy na zatemnění, možnost zatemnění, zatemňovací závěsy',
  sprcha: 'sprcha, sprchy, shower',
  'satna-ucinkujicich':
    'šatna pro účinkující, šatna účinkujících, zázemí pro účinkující, backstage, šatny pro herce, zákulisí, šatna pro kapelu, zázemí pro kapelu',
  krb: 'krb, fireplace, krbová kamna',
  terasa:
    'terasa, zahrada, venku, venkovní, pod širým nebem, zahradní, venkovní posezení, dvůr, dvorek, terrace, garden, outdoor, zahrádka, venkovní prostor, pod širákem, vonku, záhrada, rooftop, střešní terasa, exteriér, open air',
  'bezbarierovy-vstup':
    'bezbariérový vstup, bezbariérový, bezbariérově, bezbariérový přístup, bez schodů, bez bariér, pro vozíčkáře, bezbariérovost, bezbariérové, přístup pro vozíčkáře, na vozíku, pro vozíček, vozíčkář, wheelchair accessible, wheelchair access, bezbariérový prístup, přístupné pro vozíčkáře',
  'bezbarierove-wc':
    'bezbariérové WC, bezbariérové toalety, bezbariérový záchod, WC pro vozíčkáře, bezbariérová toaleta, invalidní WC, záchod pro vozíčkáře',
  vytah: 'výtah, lift, elevator',
  'indukcni-smycka': 'indukční smyčka, smyčka pro nedoslýchavé',
  'vjezd-dodavky':
    'vjezd pro dodávku, vjezd dodávky, vjezd autem, příjezd dodávkou, přístup pro dodávku, vjezd pro auta, nákladová rampa, rampa, vjezd dodávkou',
  parkovani:
    'parkování, parkoviště, parkovat, parkovací místa, parking, zaparkovat, parkovanie, místo na parkování, parkování pro auta, parkovací stání',
  'parkovani-autobus':
    'parkování autobusu, parkování pro autobus, místo pro autobus, parkoviště pro autobus, parkování autobusů, parkování pro autobusy',
  mhd: 'MHD, MHD do 5 minut, u metra, metro, zastávka, hromadná doprava, u tramvaje, public transport, blízko metra, tramvaj, kousek od metra',
  'pripojka-vody': 'přípojka vody, voda na pozemku',
  'pripojka-elektriny':
    'přípojka elektřiny, elektrická přípojka, připojení elektřiny, elektřina, přípojka na elektřinu',
  oploceni: 'oplocení, oplocený, oplocená, plot, ohrazený',
  'kotveni-stanu':
    'kotvení stanů, kotvení stanu, místo na stan, párty stan, možnost postavit stan, svatební stan',
  catering:
    'catering, catering od vás, občerstvení, raut, cateringové služby, kejtring, ketering, domácí catering, catering v ceně, jídlo na místě, jídlo v ceně',
  'cizi-catering':
    'cizí catering, vlastní catering, vlastní jídlo, možnost cizího cateringu, vlastní občerstvení, vlastní raut, vlastní jídla, svůj catering, svoje jídlo, přinést jídlo, donést jídlo, externí catering, own catering, own food, vlastný catering, vlastné jedlo, přinést si jídlo, přivézt jídlo, vlastní pohoštění, catering zvenku, catering odjinud, jídlo s sebou, vlastní kuchař, catering, kejtring, ketering',
  'vlastni-napoje':
    'vlastní nápoje, vlastní pití, vlastní alkohol, vlastní víno, vlastní pivo, svoje pití, svůj alkohol, přinést pití, donést pití, own drinks, own alcohol, BYOB, vlastné nápoje, vlastný alkohol, přinést alkohol, donést alkohol, přinést vlastní pití, vlastní drinky, přinést si pití, bez korkovného, přinést víno, donést víno, přivézt pití, pití s sebou',
  obsluha: 'obsluha, číšník, číšníci, personál, barman, servírky, waiters, staff',
  technik: 'technik, zvukař, osvětlovač, technická podpora',
  poradatel: 'pořadatelská služba, pořadatel, pořadatelé, ochranka, security, vyhazovač, sekuriťák',
  uklid: 'úklid v ceně, úklid, uklízečka, závěrečný úklid',
  'hlidani-deti': 'hlídání dětí, chůva, babysitting, hlídání pro děti',
  tlumoceni: 'tlumočení, tlumočník, simultánní tlumočení, překlad',
  vyzdoba: 'výzdoba, květiny, dekorace, květinová výzdoba, balónky, decoration, kytky, výzdoba v ceně',
  'koordinator-svatby':
    'koordinace svatby, svatební koordinátorka, koordinátor svatby, svatební koordinátor, wedding planner, svatební agentura, koordinátorka',
  oddavajici: 'zajištění oddávajícího, oddávající',
  'dj-kapela':
    'DJ, DJ nebo kapela, DJka, živá hudba, s kapelou, živá kapela, dýdžej, DJ kapela, kapela v ceně, live band, cimbálovka, dj a kapela, DJ a kapela',
  fotograf: 'fotograf, kameraman, videograf, photographer, fotograf a video, svatební fotograf',
  ubytovani:
    'ubytování, ubytko, nocleh, přespání, nocování, přespat, accommodation, pokoje, spaní, přenocování, možnost přespání, ubytovanie, přespávání, ubytovat, noclehem, postele, lůžka, prespanie',
  doprava: 'doprava hostů, doprava pro hosty, odvoz hostů, svoz hostů, shuttle, kyvadlová doprava, minibus',
  predprodej: 'předprodej vstupenek, předprodej, prodej vstupenek',
  'bezobsluzny-pristup':
    'předání kódem, bezobslužný přístup, samoobslužný přístup, bez personálu, na kód, self check-in, bez recepce, bezkontaktní předání',
};

const toRows = (kind: SentenceSynonym['kind'], bySlug: Readonly<Record<string, string>>): SentenceSynonym[] =>
  Object.entries(bySlug).flatMap(([slug, words]) =>
    words.split(', ').map((word): SentenceSynonym => ({ kind, slug, word })),
  );

/** Words of purposes and attributes in sentences of the first start; afterwards the operator edits them. */
export const SENTENCE_SYNONYMS: readonly SentenceSynonym[] = [
  ...toRows('purpose', PURPOSES),
  ...toRows('attribute', ATTRIBUTES),
];
