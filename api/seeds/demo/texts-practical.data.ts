/** Sentences about attributes, used only when the space has them. */
export const PRACTICAL: Readonly<Record<string, readonly string[]>> = {
  parkovani: [
    'Parkuje se přímo u domu.',
    'Auta zůstanou na vlastním parkovišti, pro organizátory držíme dvě místa u vchodu.',
    'Na parkoviště se vjíždí zadní branou, první dvě hodiny jsou zdarma.',
  ],
  mhd: [
    'Zastávka je tři minuty chůze.',
    'Městská doprava staví za rohem.',
    'Od zastávky sem dojdete do pěti minut a celou cestu po chodníku.',
  ],
  'bezbarierovy-vstup': [
    'Vstup je bez schodů.',
    'Vozíčkáři i kočárky projedou hlavním vchodem.',
    'U vchodu je rampa a dveře široké devadesát centimetrů.',
  ],
  'cizi-catering': [
    'Catering si můžete přivézt vlastní, přípravu jídla jen ohlaste předem.',
    'S jídlem máte volnou ruku, kuchaře můžete mít svého.',
    'Spolupracujeme se třemi kuchyněmi, ale smluvní nejsou: přivezte si, koho chcete.',
  ],
  catering: [
    'Jídlo připraví vlastní kuchyň, od chlebíčků po pět chodů.',
    'Občerstvení objednáte spolu s rezervací a doladíte do tří dnů předem.',
    'Raut i obsluhovaná večeře jdou z domácí kuchyně.',
  ],
  ubytovani: [
    'Přespat lze přímo v domě, kapacitu pokojů sdělíme obratem.',
    'Hosté můžou zůstat do rána, snídaně je v ceně noclehu.',
  ],
  uklid: ['Úklid je v ceně.', 'Po akci si jen odneste své věci, o zbytek se postaráme.'],
  technik: ['Technik je na místě po celou akci.', 'Technika domluvíme na celou akci i jen na zapojení.'],
  'bezobsluzny-pristup': [
    'Dveře otevřete kódem, který přijde v den rezervace.',
    'Klíče nepředáváme, kód platí přesně po dobu pronájmu.',
  ],
  'vlastni-napoje': [
    'Vlastní nápoje jsou vítané, korkovné neúčtujeme.',
    'Pití si můžete přivézt, ledničky jsou připravené.',
  ],
  klavir: ['Klavír je naladěný a v ceně.', 'Na nástroj smí hrát každý, kdo umí, nápoje na něj nepatří.'],
  'streamovaci-souprava': [
    'Přenos na internet zajistíme třemi kamerami a střihem na místě.',
    'Stream odešle souprava, která je v sále napevno.',
  ],
  'tlumocnicka-kabina': [
    'Tlumočnické kabiny jsou dvě a přijímačů dvě stě.',
    'K tlumočení je připravená kabina s výhledem na pódium.',
  ],
  'indukcni-smycka': [
    'V podlaze je indukční smyčka pro nedoslýchavé.',
    'Uživatelé naslouchadel ocení indukční smyčku v prvních řadách.',
  ],
  oddavajici: [
    'S oddávajícím i matrikou pomůžeme.',
    'Obřad tu povoluje místní úřad, termín na matrice domluvíme.',
  ],
  'hlidani-deti': [
    'Na hlídání dětí máme prověřenou vychovatelku.',
    'Pro děti zajistíme program i dozor na celý večer.',
  ],
  gril: [
    'Ohniště i gril jsou připravené, dřevo a uhlí dodáme.',
    'Gril můžete používat sami, nebo k němu postavíme kuchaře.',
  ],
  'elektrina-400v': ['Přípojka 400 V je u pódia i u vchodu.', 'K dispozici je zásuvka 400 V / 63 A.'],
  'detsky-koutek': [
    'Děti mají koutek s kostkami na dohled od rodičů.',
    'V dětském koutku je koberec, pastelky a starší stavebnice.',
  ],
  nabijecka: [
    'V garáži jsou dvě nabíjecí stanice.',
    'Elektromobil se dobije na parkovišti, kartu půjčí recepce.',
  ],
  krb: ['Krb se smí zapalovat od října do března.', 'Dřevo do krbu je nachystané v koši.'],
  videokonference: ['Videohovor spustíte z panelu na stole.', 'Kamera sama najde toho, kdo zrovna mluví.'],
};

/** Capacity and area, without inflection: {k} people, {m} square metres. */
export const CAPACITY_SENTENCES: readonly string[] = [
  'Na {m} m² se vejde až {k} osob.',
  'Plocha {m} m² stačí pro {k} lidí, aniž by se mačkali.',
  'Povolená kapacita je {k} osob na {m} m².',
  'K dispozici je {m} m² a místo pro {k} hostů.',
  'Prostor měří {m} m², pohodlně pojme {k} lidí.',
];

/** Closing sentences with the next step. */
export const CLOSINGS: readonly string[] = [
  'Napište nám, co chystáte, odpovíme do druhého dne.',
  'Na prohlídku se domluvte telefonicky, ukážeme vám i zázemí.',
  'Volné termíny vidíte v kalendáři, nezávazně je podržíme týden.',
  'Předběžná rezervace je zdarma, závazná se stává zálohou.',
  'Prohlédnout si prostor můžete každé úterý odpoledne bez ohlášení.',
  'Pro pravidelné akce a spolky máme zvláštní sazby, zeptejte se.',
  'Storno je do čtrnácti dnů před akcí bez poplatku.',
  'Ceník dalších služeb pošleme s potvrzením termínu.',
];

/** Texts that imply equipment; the generator adds the attribute to the space, so that text and tags agree. */
export const IMPLIED: readonly (readonly [RegExp, string])[] = [
  [/výtah/iu, 'vytah'],
  [/parkuje|parkoviště/iu, 'parkovani'],
  [/klimatiz/iu, 'klimatizace'],
  [/krb/iu, 'krb'],
  [/projekc|projektor|plátn/iu, 'dataprojektor'],
  [/zatemn/iu, 'zatemneni'],
  [/flipchart/iu, 'flipchart'],
  [/řečnick/iu, 'recnicky-pult'],
  [/galerii a jevištěm|jeviště|pódi/iu, 'podium'],
  [/klavír|křídl(?:em|a)/iu, 'klavir'],
  [/šatn/iu, 'satna'],
  [/kuchy[nň]/iu, 'kuchyne'],
  [/lednic|ledničk/iu, 'lednice'],
  [/obrazovk/iu, 'led-stena'],
  [/kamer[ou]* a mikrofon/iu, 'videokonference'],
  [/wi-fi/iu, 'wifi'],
  [/kapel|harmonik|cimbál/iu, 'dj-kapela'],
  [/oddávající/iu, 'oddavajici'],
  [/přespává|spí se|o patro výš se spí/iu, 'ubytovani'],
  [/ohništ/iu, 'gril'],
  [/\bbarem\b|\bbar\b/iu, 'bar'],
  [/parket/iu, 'parket'],
  [/kulatými stoly/iu, 'kulate-stoly'],
  [/tabul/iu, 'bila-tabule'],
  [/technik[^ay]/iu, 'technik'],
  [/barman|obsluh/iu, 'obsluha'],
  [/dětem|pískoviště/iu, 'detsky-koutek'],
];
