/** Places the photographs show; a gallery never mixes two of them. */
export type PhotoSet =
  | 'loft'
  | 'ballroom'
  | 'gallery'
  | 'conference'
  | 'barn'
  | 'garden'
  | 'rooftop'
  | 'cellar'
  | 'coworking'
  | 'dance'
  | 'theatre'
  | 'photostudio'
  | 'classroom'
  | 'kulturak'
  | 'cafe'
  | 'meeting'
  | 'gym'
  | 'chapel'
  | 'wintergarden'
  | 'brewery'
  | 'courtyard'
  | 'library';

export type SpaceKind =
  | 'velky-sal' | 'maly-sal' | 'kongresovy-sal' | 'konferencni-sal' | 'zasedacka' | 'ucebna' | 'aula' | 'salonek' | 'klubovna' | 'foyer' | 'divadlo-kino' | 'galerie' | 'atelier' | 'studio'
  | 'pohybovy-sal' | 'telocvicna' | 'industrialni-hala' | 'loft' | 'restaurace' | 'klub' | 'vinny-sklep' | 'zamecky-sal' | 'sakralni' | 'stodola' | 'terasa' | 'zahrada' | 'pozemek' | 'koupaliste'
  | 'lod' | 'vystaviste' | 'plocha' | 'coworking' | 'kancelar' | 'chata';

/** Arrangements whose capacities the description lists, as shares of the capacity. */
export type Layout = 'divadelni' | 'skolni' | 'u' | 'banket' | 'stani';

export type KindFacts = {
  photos: readonly PhotoSet[];
  capacity: readonly [number, number];
  /** Square metres for one person, from tight to generous. */
  area: readonly [number, number];
  /** CZK per hour at the smallest and at the largest capacity, before the town's factor. */
  price: readonly [number, number];
  /** Best first. */
  purposes: readonly string[];
  has: readonly string[];
  may: readonly string[];
  layouts: readonly Layout[];
};

/** What is true of every kind of space: sizes, prices, fitting occasions, equipment. */
export const SPACE_KINDS: Readonly<Record<SpaceKind, KindFacts>> = {
  'velky-sal': {
    photos: ['kulturak', 'ballroom'], capacity: [180, 620], area: [1.1, 1.7], price: [1200, 4200],
    purposes: ['ples', 'maturitni-ples', 'koncert', 'tanecni-zabava', 'konference', 'svatebni-hostina', 'verejne-projednani', 'festival', 'burza', 'shromazdeni', 'firemni-vecirek', 'silvestr'],
    has: ['podium', 'ozvuceni', 'mikrofon', 'obdelne-stoly', 'zidle', 'satna', 'parket', 'topeni'],
    may: ['scenicke-osvetleni', 'klavir', 'kulate-stoly', 'bar', 'vycep', 'pripravna', 'zatemneni', 'satna-ucinkujicich', 'bezbarierovy-vstup', 'bezbarierove-wc', 'parkovani', 'parkovani-autobus', 'mhd', 'vjezd-dodavky', 'indukcni-smycka', 'elektrina-400v', 'cizi-catering', 'technik', 'poradatel', 'predprodej', 'dj-kapela', 'recnicky-pult', 'platno', 'dataprojektor'],
    layouts: ['divadelni', 'banket', 'stani'],
  },
  'maly-sal': {
    photos: ['kulturak', 'theatre', 'dance'], capacity: [50, 150], area: [1.3, 1.9], price: [450, 1200],
    purposes: ['prednaska', 'schuze', 'oslava', 'divadlo', 'krouzek', 'zkouska', 'rodinne-setkani', 'sraz', 'skoleni', 'shromazdeni', 'smutecni-hostina', 'verejne-projednani'],
    has: ['obdelne-stoly', 'zidle', 'ozvuceni', 'topeni', 'denni-svetlo'],
    may: ['podium', 'dataprojektor', 'platno', 'klavir', 'mikrofon', 'satna', 'pripravna', 'lednice', 'wifi', 'bezbarierovy-vstup', 'bezbarierove-wc', 'parkovani', 'mhd', 'cizi-catering', 'vlastni-napoje', 'uklid', 'indukcni-smycka'],
    layouts: ['divadelni', 'skolni', 'banket'],
  },
  'kongresovy-sal': {
    photos: ['theatre', 'classroom'], capacity: [320, 1200], area: [1.0, 1.4], price: [4200, 12500],
    purposes: ['kongres', 'konference', 'stream', 'tiskova-konference', 'launch', 'prednaska', 'koncert', 'firemni-vecirek', 'shromazdeni'],
    has: ['dataprojektor', 'platno', 'ozvuceni', 'mikrofon', 'podium', 'recnicky-pult', 'klimatizace', 'wifi', 'bezbarierovy-vstup', 'bezbarierove-wc', 'technik', 'satna'],
    may: ['led-stena', 'tlumocnicka-kabina', 'streamovaci-souprava', 'videokonference', 'scenicke-osvetleni', 'lan', 'elektrina-400v', 'indukcni-smycka', 'vytah', 'vjezd-dodavky', 'parkovani', 'parkovani-autobus', 'mhd', 'nabijecka', 'catering', 'obsluha', 'tlumoceni', 'poradatel', 'zatemneni', 'satna-ucinkujicich', 'doprava'],
    layouts: ['divadelni', 'skolni', 'banket'],
  },
  'konferencni-sal': {
    photos: ['classroom', 'conference', 'theatre'], capacity: [60, 240], area: [1.4, 2.0], price: [1100, 3600],
    purposes: ['konference', 'skoleni', 'stream', 'launch', 'prednaska', 'tiskova-konference', 'firemni-vecirek', 'vyjezdni-zasedani', 'vanocni-vecirek', 'promoce'],
    has: ['dataprojektor', 'platno', 'ozvuceni', 'mikrofon', 'wifi', 'klimatizace', 'zidle', 'obdelne-stoly', 'flipchart'],
    may: ['led-stena', 'recnicky-pult', 'podium', 'videokonference', 'streamovaci-souprava', 'tlumocnicka-kabina', 'lan', 'denni-svetlo', 'zatemneni', 'bezbarierovy-vstup', 'bezbarierove-wc', 'vytah', 'parkovani', 'mhd', 'nabijecka', 'catering', 'obsluha', 'technik', 'tlumoceni', 'ubytovani', 'indukcni-smycka', 'kavovar'],
    layouts: ['divadelni', 'skolni', 'u', 'banket'],
  },
  zasedacka: {
    photos: ['meeting', 'conference'], capacity: [6, 24], area: [2.2, 3.2], price: [220, 700],
    purposes: ['porada', 'pohovory', 'skoleni', 'schuze', 'denni-kancelar', 'vyjezdni-zasedani', 'casting', 'tiskova-konference'],
    has: ['led-stena', 'wifi', 'zidle', 'obdelne-stoly', 'bila-tabule'],
    may: ['videokonference', 'flipchart', 'klimatizace', 'denni-svetlo', 'kavovar', 'lan', 'zatemneni', 'bezbarierovy-vstup', 'vytah', 'mhd', 'parkovani', 'catering', 'bezobsluzny-pristup', 'lednice'],
    layouts: ['u', 'skolni'],
  },
  ucebna: {
    photos: ['classroom', 'coworking'], capacity: [14, 48], area: [1.8, 2.5], price: [260, 750],
    purposes: ['skoleni', 'krouzek', 'prednaska', 'schuze', 'porada', 'pohovory', 'vyjezdni-zasedani', 'promitani'],
    has: ['dataprojektor', 'platno', 'bila-tabule', 'wifi', 'obdelne-stoly', 'zidle', 'denni-svetlo'],
    may: ['flipchart', 'lan', 'klimatizace', 'ozvuceni', 'zatemneni', 'kavovar', 'lednice', 'bezbarierovy-vstup', 'bezbarierove-wc', 'vytah', 'mhd', 'parkovani', 'cizi-catering', 'uklid', 'bezobsluzny-pristup', 'videokonference'],
    layouts: ['skolni', 'u', 'divadelni'],
  },
  aula: {
    photos: ['classroom', 'theatre'], capacity: [110, 340], area: [1.0, 1.5], price: [800, 2200],
    purposes: ['prednaska', 'promoce', 'konference', 'koncert', 'shromazdeni', 'verejne-projednani', 'promitani', 'schuze'],
    has: ['dataprojektor', 'platno', 'ozvuceni', 'mikrofon', 'recnicky-pult', 'zidle', 'topeni'],
    may: ['klavir', 'indukcni-smycka', 'wifi', 'zatemneni', 'bezbarierovy-vstup', 'bezbarierove-wc', 'vytah', 'mhd', 'parkovani', 'satna', 'technik', 'streamovaci-souprava', 'podium', 'predprodej'],
    layouts: ['divadelni', 'skolni'],
  },
  salonek: {
    photos: ['ballroom', 'wintergarden', 'cafe', 'loft'], capacity: [16, 60], area: [1.7, 2.6], price: [400, 1300],
    purposes: ['oslava', 'rodinne-setkani', 'porada', 'krtiny', 'promoce', 'smutecni-hostina', 'sraz', 'vanocni-vecirek', 'svatebni-hostina', 'pohovory', 'tiskova-konference'],
    has: ['obdelne-stoly', 'zidle', 'nadobi', 'topeni', 'obsluha'],
    may: ['kulate-stoly', 'klimatizace', 'denni-svetlo', 'wifi', 'led-stena', 'klavir', 'krb', 'catering', 'vyzdoba', 'bezbarierovy-vstup', 'parkovani', 'mhd', 'ubytovani', 'kavovar', 'ozvuceni', 'detsky-koutek', 'satna'],
    layouts: ['banket', 'u', 'stani'],
  },
  klubovna: {
    photos: ['meeting', 'coworking', 'cafe'], capacity: [18, 50], area: [1.5, 2.3], price: [120, 350],
    purposes: ['schuze', 'krouzek', 'detska-oslava', 'rodinne-setkani', 'sraz', 'burza', 'verejne-projednani', 'smutecni-hostina'],
    has: ['obdelne-stoly', 'zidle', 'kuchyne', 'lednice', 'topeni'],
    may: ['detsky-koutek', 'nadobi', 'dataprojektor', 'wifi', 'terasa', 'gril', 'parkovani', 'mhd', 'bezbarierovy-vstup', 'vlastni-napoje', 'cizi-catering', 'bezobsluzny-pristup', 'bila-tabule'],
    layouts: ['divadelni', 'banket'],
  },
  foyer: {
    photos: ['gallery', 'ballroom'], capacity: [90, 320], area: [1.2, 1.8], price: [700, 2400],
    purposes: ['launch', 'vystava', 'firemni-vecirek', 'popup', 'tiskova-konference', 'burza', 'promoce', 'casting'],
    has: ['bistro-stolky', 'satna', 'wifi', 'denni-svetlo', 'bar'],
    may: ['ozvuceni', 'led-stena', 'bezbarierovy-vstup', 'bezbarierove-wc', 'vytah', 'catering', 'obsluha', 'vjezd-dodavky', 'mhd', 'parkovani', 'elektrina-400v', 'klimatizace'],
    layouts: ['stani', 'banket'],
  },
  'divadlo-kino': {
    photos: ['theatre'], capacity: [90, 460], area: [1.0, 1.6], price: [900, 3200],
    purposes: ['divadlo', 'promitani', 'koncert', 'prednaska', 'festival', 'konference', 'casting', 'zkouska', 'stream'],
    has: ['podium', 'ozvuceni', 'mikrofon', 'scenicke-osvetleni', 'zatemneni', 'satna-ucinkujicich', 'satna', 'technik'],
    may: ['dataprojektor', 'platno', 'klavir', 'klimatizace', 'bar', 'bezbarierovy-vstup', 'bezbarierove-wc', 'indukcni-smycka', 'vjezd-dodavky', 'mhd', 'parkovani', 'predprodej', 'elektrina-400v', 'streamovaci-souprava', 'recnicky-pult'],
    layouts: ['divadelni'],
  },
  galerie: {
    photos: ['gallery'], capacity: [40, 160], area: [2.0, 3.2], price: [600, 2200],
    purposes: ['vystava', 'launch', 'popup', 'foceni', 'firemni-vecirek', 'nataceni', 'prednaska', 'burza'],
    has: ['denni-svetlo', 'wifi', 'topeni', 'bistro-stolky'],
    may: ['scenicke-osvetleni', 'ozvuceni', 'dataprojektor', 'zatemneni', 'bezbarierovy-vstup', 'bezbarierove-wc', 'vytah', 'vjezd-dodavky', 'mhd', 'cizi-catering', 'pripravna', 'klimatizace', 'zidle', 'satna'],
    layouts: ['stani', 'divadelni'],
  },
  atelier: {
    photos: ['photostudio', 'loft'], capacity: [8, 36], area: [4.0, 7.0], price: [380, 1100],
    purposes: ['foceni', 'nataceni', 'dilna', 'casting', 'popup', 'krouzek'],
    has: ['denni-svetlo', 'zatemneni', 'wifi', 'topeni', 'satna-ucinkujicich'],
    may: ['scenicke-osvetleni', 'klimatizace', 'elektrina-400v', 'vjezd-dodavky', 'vytah', 'kuchyne', 'kavovar', 'lednice', 'parkovani', 'mhd', 'bezobsluzny-pristup', 'fotograf', 'sprcha'],
    layouts: [],
  },
  studio: {
    photos: ['photostudio'], capacity: [4, 12], area: [3.5, 6.0], price: [300, 850],
    purposes: ['nahravani', 'stream', 'zkouska', 'casting', 'nataceni'],
    has: ['mikrofon', 'ozvuceni', 'klimatizace', 'wifi'],
    may: ['streamovaci-souprava', 'lan', 'technik', 'klavir', 'zatemneni', 'kavovar', 'lednice', 'mhd', 'parkovani', 'bezobsluzny-pristup', 'led-stena'],
    layouts: [],
  },
  'pohybovy-sal': {
    photos: ['dance'], capacity: [16, 70], area: [2.4, 4.0], price: [250, 750],
    purposes: ['joga', 'tanec', 'krouzek', 'zkouska', 'skoleni', 'casting', 'detska-oslava'],
    has: ['ozvuceni', 'denni-svetlo', 'topeni', 'sprcha', 'satna'],
    may: ['klimatizace', 'wifi', 'bezbarierovy-vstup', 'vytah', 'mhd', 'parkovani', 'lednice', 'uklid', 'bezobsluzny-pristup', 'klavir', 'zatemneni'],
    layouts: [],
  },
  telocvicna: {
    photos: ['gym'], capacity: [40, 180], area: [3.0, 5.0], price: [300, 900],
    purposes: ['sport', 'joga', 'krouzek', 'soustredeni', 'tanec', 'detska-oslava', 'burza'],
    has: ['sprcha', 'satna', 'topeni', 'denni-svetlo'],
    may: ['ozvuceni', 'parkovani', 'parkovani-autobus', 'mhd', 'bezbarierovy-vstup', 'lednice', 'vlastni-napoje', 'uklid'],
    layouts: [],
  },
  'industrialni-hala': {
    photos: ['loft', 'gallery'], capacity: [180, 900], area: [1.4, 2.4], price: [2200, 7800],
    purposes: ['firemni-vecirek', 'launch', 'festival', 'koncert', 'trhy', 'nataceni', 'svatebni-hostina', 'vystava', 'vanocni-vecirek', 'konference', 'foceni'],
    has: ['elektrina-400v', 'vjezd-dodavky', 'ozvuceni', 'bar', 'pripravna', 'wifi', 'topeni'],
    may: ['scenicke-osvetleni', 'led-stena', 'podium', 'obdelne-stoly', 'zidle', 'bistro-stolky', 'satna', 'bezbarierovy-vstup', 'bezbarierove-wc', 'parkovani', 'parkovani-autobus', 'mhd', 'cizi-catering', 'technik', 'poradatel', 'terasa', 'dj-kapela', 'predprodej', 'zatemneni'],
    layouts: ['stani', 'banket', 'divadelni'],
  },
  loft: {
    photos: ['loft'], capacity: [30, 120], area: [1.8, 2.8], price: [800, 2600],
    purposes: ['firemni-vecirek', 'oslava', 'svatebni-hostina', 'skoleni', 'foceni', 'nataceni', 'launch', 'rozlucka', 'teambuilding', 'vareni', 'vanocni-vecirek', 'silvestr', 'popup'],
    has: ['obdelne-stoly', 'zidle', 'ozvuceni', 'wifi', 'denni-svetlo', 'kuchyne', 'nadobi'],
    may: ['bar', 'dataprojektor', 'platno', 'klimatizace', 'lednice', 'kavovar', 'vytah', 'parkovani', 'mhd', 'cizi-catering', 'vlastni-napoje', 'terasa', 'dj-kapela', 'uklid', 'bistro-stolky', 'klavir', 'bezbarierovy-vstup', 'fotograf'],
    layouts: ['banket', 'stani', 'divadelni'],
  },
  restaurace: {
    photos: ['cafe', 'brewery', 'cellar'], capacity: [40, 140], area: [1.4, 2.0], price: [600, 2000],
    purposes: ['oslava', 'svatebni-hostina', 'firemni-vecirek', 'vanocni-vecirek', 'rodinne-setkani', 'sraz', 'promoce', 'smutecni-hostina', 'silvestr', 'krtiny', 'vareni'],
    has: ['obdelne-stoly', 'zidle', 'bar', 'vycep', 'nadobi', 'catering', 'obsluha'],
    may: ['terasa', 'detsky-koutek', 'ozvuceni', 'wifi', 'klimatizace', 'kavovar', 'parkovani', 'mhd', 'bezbarierovy-vstup', 'bezbarierove-wc', 'vyzdoba', 'dj-kapela', 'krb', 'parket', 'ubytovani'],
    layouts: ['banket', 'stani'],
  },
  klub: {
    photos: ['cellar', 'theatre', 'loft'], capacity: [60, 280], area: [0.9, 1.4], price: [700, 2400],
    purposes: ['koncert', 'oslava', 'firemni-vecirek', 'rozlucka', 'promitani', 'zkouska', 'promoce', 'silvestr', 'tanecni-zabava', 'divadlo'],
    has: ['bar', 'vycep', 'ozvuceni', 'podium', 'scenicke-osvetleni', 'obsluha', 'satna'],
    may: ['mikrofon', 'dataprojektor', 'platno', 'klavir', 'klimatizace', 'satna-ucinkujicich', 'dj-kapela', 'technik', 'poradatel', 'mhd', 'bezbarierovy-vstup', 'parket', 'predprodej', 'bistro-stolky'],
    layouts: ['stani', 'divadelni'],
  },
  'vinny-sklep': {
    photos: ['cellar'], capacity: [24, 90], area: [1.4, 2.2], price: [600, 1700],
    purposes: ['oslava', 'svatebni-hostina', 'firemni-vecirek', 'teambuilding', 'sraz', 'rozlucka', 'vanocni-vecirek', 'rodinne-setkani', 'vyjezdni-zasedani'],
    has: ['obdelne-stoly', 'zidle', 'nadobi', 'bar', 'obsluha'],
    may: ['ubytovani', 'catering', 'terasa', 'krb', 'topeni', 'parkovani', 'parkovani-autobus', 'gril', 'dj-kapela', 'doprava', 'wifi', 'ozvuceni', 'pripravna'],
    layouts: ['banket', 'stani'],
  },
  'zamecky-sal': {
    photos: ['ballroom'], capacity: [60, 220], area: [1.6, 2.4], price: [1600, 5200],
    purposes: ['svatebni-obrad', 'svatebni-hostina', 'koncert', 'konference', 'ples', 'promoce', 'foceni', 'nataceni', 'vystava', 'firemni-vecirek', 'launch'],
    has: ['kulate-stoly', 'zidle', 'denni-svetlo', 'satna', 'pripravna'],
    may: ['klavir', 'ozvuceni', 'mikrofon', 'topeni', 'krb', 'parket', 'parkovani', 'parkovani-autobus', 'catering', 'cizi-catering', 'koordinator-svatby', 'oddavajici', 'vyzdoba', 'dj-kapela', 'fotograf', 'terasa', 'bezbarierovy-vstup', 'ubytovani', 'indukcni-smycka'],
    layouts: ['divadelni', 'banket', 'stani'],
  },
  sakralni: {
    photos: ['chapel'], capacity: [50, 180], area: [1.2, 1.8], price: [700, 2000],
    purposes: ['svatebni-obrad', 'koncert', 'shromazdeni', 'prednaska', 'vystava', 'krtiny', 'smutecni-hostina', 'divadlo'],
    has: ['zidle', 'denni-svetlo', 'ozvuceni', 'topeni'],
    may: ['klavir', 'mikrofon', 'bezbarierovy-vstup', 'indukcni-smycka', 'parkovani', 'mhd', 'oddavajici', 'koordinator-svatby', 'vyzdoba', 'terasa', 'predprodej'],
    layouts: ['divadelni'],
  },
  stodola: {
    photos: ['barn'], capacity: [70, 190], area: [1.6, 2.4], price: [1100, 2900],
    purposes: ['svatebni-hostina', 'svatebni-obrad', 'oslava', 'tanecni-zabava', 'teambuilding', 'firemni-vecirek', 'rodinne-setkani', 'trhy', 'koncert'],
    has: ['kulate-stoly', 'zidle', 'parket', 'ozvuceni', 'pripravna', 'parkovani', 'terasa'],
    may: ['bar', 'vycep', 'gril', 'lednice', 'ubytovani', 'cizi-catering', 'vlastni-napoje', 'vyzdoba', 'koordinator-svatby', 'oddavajici', 'dj-kapela', 'fotograf', 'hlidani-deti', 'detsky-koutek', 'elektrina-400v', 'bezbarierovy-vstup', 'vjezd-dodavky', 'topeni', 'parkovani-autobus'],
    layouts: ['banket', 'stani'],
  },
  terasa: {
    photos: ['rooftop'], capacity: [30, 140], area: [1.4, 2.4], price: [900, 3200],
    purposes: ['firemni-vecirek', 'oslava', 'rozlucka', 'launch', 'foceni', 'svatebni-obrad', 'promitani', 'joga', 'nataceni', 'silvestr'],
    has: ['bar', 'bistro-stolky', 'terasa', 'ozvuceni'],
    may: ['gril', 'vytah', 'pripravna', 'lednice', 'catering', 'obsluha', 'dj-kapela', 'wifi', 'mhd', 'pripojka-elektriny', 'fotograf', 'krb', 'vycep'],
    layouts: ['stani', 'banket'],
  },
  zahrada: {
    photos: ['garden'], capacity: [50, 280], area: [3.0, 8.0], price: [500, 2200],
    purposes: ['svatebni-obrad', 'svatebni-hostina', 'oslava', 'rodinne-setkani', 'detska-oslava', 'teambuilding', 'trhy', 'festival', 'foceni', 'joga', 'krtiny', 'promitani'],
    has: ['terasa', 'pivni-sety', 'pripojka-elektriny', 'oploceni'],
    may: ['gril', 'pripojka-vody', 'kotveni-stanu', 'vycep', 'bistro-stolky', 'detsky-koutek', 'parkovani', 'ozvuceni', 'vyzdoba', 'oddavajici', 'koordinator-svatby', 'cizi-catering', 'vlastni-napoje', 'bezbarierovy-vstup', 'vjezd-dodavky', 'lednice', 'ubytovani', 'hlidani-deti'],
    layouts: ['banket', 'stani'],
  },
  pozemek: {
    photos: ['garden'], capacity: [250, 3200], area: [8.0, 16.0], price: [300, 1800],
    purposes: ['kemp', 'festival', 'teambuilding', 'soustredeni', 'nataceni', 'trhy', 'sport', 'svatebni-obrad'],
    has: ['pripojka-elektriny', 'kotveni-stanu', 'vjezd-dodavky', 'parkovani'],
    may: ['pripojka-vody', 'oploceni', 'gril', 'elektrina-400v', 'parkovani-autobus', 'pivni-sety', 'poradatel', 'cizi-catering', 'sprcha'],
    layouts: ['stani'],
  },
  koupaliste: {
    photos: [], capacity: [200, 900], area: [9.0, 16.0], price: [900, 2600],
    purposes: ['detska-oslava', 'promitani', 'sport', 'koncert', 'teambuilding', 'soustredeni', 'oslava'],
    has: ['sprcha', 'satna', 'oploceni', 'pivni-sety', 'vycep', 'pripojka-elektriny'],
    may: ['gril', 'parkovani', 'pripojka-vody', 'bezbarierovy-vstup', 'obsluha', 'podium', 'mhd', 'cizi-catering'],
    layouts: ['stani'],
  },
  lod: {
    photos: [], capacity: [60, 180], area: [1.0, 1.5], price: [4500, 9500],
    purposes: ['firemni-vecirek', 'svatebni-hostina', 'oslava', 'rozlucka', 'promoce', 'vanocni-vecirek', 'silvestr', 'launch'],
    has: ['bar', 'ozvuceni', 'obsluha', 'catering', 'terasa', 'zidle', 'kulate-stoly'],
    may: ['mikrofon', 'parket', 'dj-kapela', 'klimatizace', 'topeni', 'mhd', 'satna', 'fotograf', 'vyzdoba'],
    layouts: ['banket', 'stani'],
  },
  vystaviste: {
    photos: ['gallery'], capacity: [600, 4800], area: [1.4, 2.2], price: [6000, 24000],
    purposes: ['kongres', 'trhy', 'burza', 'festival', 'vystava', 'maturitni-ples', 'koncert', 'sport', 'launch'],
    has: ['elektrina-400v', 'vjezd-dodavky', 'bezbarierovy-vstup', 'bezbarierove-wc', 'parkovani', 'parkovani-autobus', 'topeni', 'satna'],
    may: ['ozvuceni', 'led-stena', 'podium', 'scenicke-osvetleni', 'lan', 'wifi', 'klimatizace', 'technik', 'poradatel', 'nabijecka', 'pripojka-vody', 'predprodej', 'catering', 'mhd'],
    layouts: ['stani', 'divadelni', 'banket'],
  },
  plocha: {
    photos: [], capacity: [300, 2600], area: [3.0, 7.0], price: [400, 1900],
    purposes: ['trhy', 'festival', 'burza', 'nataceni', 'promitani', 'sport', 'launch', 'kemp'],
    has: ['pripojka-elektriny', 'vjezd-dodavky', 'bezbarierovy-vstup', 'parkovani'],
    may: ['elektrina-400v', 'pripojka-vody', 'oploceni', 'parkovani-autobus', 'mhd', 'poradatel', 'pivni-sety', 'podium'],
    layouts: ['stani'],
  },
  coworking: {
    photos: ['coworking'], capacity: [20, 80], area: [3.0, 4.5], price: [350, 1200],
    purposes: ['coworking', 'denni-kancelar', 'skoleni', 'popup', 'prednaska', 'promitani'],
    has: ['wifi', 'lan', 'obdelne-stoly', 'zidle', 'kuchyne', 'kavovar', 'denni-svetlo'],
    may: ['klimatizace', 'dataprojektor', 'platno', 'videokonference', 'bila-tabule', 'sprcha', 'vytah', 'bezbarierovy-vstup', 'mhd', 'parkovani', 'nabijecka', 'bezobsluzny-pristup', 'lednice', 'terasa'],
    layouts: ['divadelni', 'stani'],
  },
  kancelar: {
    photos: ['coworking', 'meeting'], capacity: [2, 10], area: [4.0, 6.0], price: [120, 380],
    purposes: ['denni-kancelar', 'coworking', 'pohovory', 'porada', 'casting'],
    has: ['wifi', 'obdelne-stoly', 'zidle', 'denni-svetlo', 'topeni'],
    may: ['lan', 'klimatizace', 'kavovar', 'led-stena', 'bila-tabule', 'vytah', 'mhd', 'parkovani', 'bezobsluzny-pristup', 'uklid', 'bezbarierovy-vstup'],
    layouts: [],
  },
  chata: {
    photos: ['barn', 'loft'], capacity: [24, 70], area: [1.8, 2.8], price: [450, 1200],
    purposes: ['soustredeni', 'vyjezdni-zasedani', 'teambuilding', 'rodinne-setkani', 'oslava', 'rozlucka', 'silvestr', 'sraz', 'vareni'],
    has: ['kuchyne', 'lednice', 'nadobi', 'ubytovani', 'krb', 'topeni', 'obdelne-stoly', 'zidle'],
    may: ['gril', 'terasa', 'parkovani', 'wifi', 'dataprojektor', 'sprcha', 'vlastni-napoje', 'detsky-koutek', 'catering', 'parkovani-autobus', 'vycep', 'hlidani-deti'],
    layouts: ['banket', 'skolni'],
  },
};

/** Names that promise a certain place, whatever the kind of space. */
const SETS_BY_NAME: readonly (readonly [RegExp, PhotoSet])[] = [
  [/knihovna|čítárna|studovna/iu, 'library'],
  [/zimní zahrada|orangerie/iu, 'wintergarden'],
  [/kavárna/iu, 'cafe'],
  [/pivnice|varna|spilka/iu, 'brewery'],
  [/nádvoří|arkád|rajský dvůr/iu, 'courtyard'],
  [/refektář|kapitulní síň/iu, 'ballroom'],
];

/** Places whose photographs fit a space, the best first; none where no photograph fits. */
export function photoSetsFor(kind: SpaceKind, name: string): readonly PhotoSet[] {
  const named = SETS_BY_NAME.find(([pattern]) => pattern.test(name));
  return named ? [named[1]] : SPACE_KINDS[kind].photos;
}
