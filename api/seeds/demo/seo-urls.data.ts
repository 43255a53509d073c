import type { DemoFooterLink, DemoSeoUrl } from './demo.types.ts';

type Filter = Partial<Pick<DemoSeoUrl, 'location' | 'purpose' | 'capacity' | 'attributes'>>;
type SeoTexts = {
  path: string;
  h1: string;
  title: string;
  meta: string;
  body: readonly string[];
  links: readonly string[];
};

const HEADINGS_BY_PATH = new Map<string, string>();

function buildSeoUrl(
  filter: Filter,
  { path, h1, title, meta, body, links }: SeoTexts,
): DemoSeoUrl & { related: readonly string[] } {
  HEADINGS_BY_PATH.set(path, h1);
  const [first = '', ...rest] = body;
  const blocks = rest.map((text) =>
    text.startsWith('## ') ? `<h2>${text.slice(3)}</h2>` : `<p>${text}</p>`,
  );
  const description = `<p>${first}</p>${blocks.join('')}`;
  return {
    location: filter.location ?? null,
    purpose: filter.purpose ?? null,
    capacity: filter.capacity ?? null,
    attributes: filter.attributes ?? [],
    path,
    title,
    h1,
    meta_description: meta,
    description,
    footer_links: [],
    related: links,
  };
}

const buildFooterLink = (path: string): DemoFooterLink => {
  const title = HEADINGS_BY_PATH.get(path);
  if (title === undefined) throw new Error(`No SEO URL ${path}`);
  return { link_name: null, title, url: `/katalog/${path}` };
};

const ENTRIES = [
  buildSeoUrl(
    { location: 'praha', purpose: 'svatebni-hostina' },
    {
      path: 'svatba-praha',
      h1: 'Prostory na svatbu v Praze',
      title: 'Svatba v Praze: sály, zahrady a terasy na hostinu',
      meta: 'Kde mít svatbu v Praze: paláce v centru, lofty v Karlíně, zahrady na okraji města. Kapacity, ceny za hodinu a volné termíny na jednom místě.',
      body: [
        'Praha má pro svatbu tři podoby: historický sál v centru, industriální loft v Karlíně nebo Holešovicích a zahradu na okraji města, kam se dojede autem za půl hodiny. U každého prostoru vidíte kapacitu u stolů i na stání, cenu za hodinu a termíny, které jsou ještě volné.',
        '## Na co se zeptat předem',
        'V centru bývá hudba omezená do dvaadvaceti hodin a parkování se řeší s městskou částí. Zjistěte také, zda smí přijet vlastní catering a kolik času na přípravu je v ceně.',
      ],
      links: ['svatba-stredni-cechy', 'svatba-jizni-morava', 'oslava-praha', 'terasy-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'konference' },
    {
      path: 'konference-praha',
      h1: 'Konferenční sály v Praze',
      title: 'Konferenční sály v Praze od 60 do 1 200 míst',
      meta: 'Konferenční a kongresové sály v Praze s projekcí, ozvučením a cateringem. Srovnejte kapacity, ceny a dostupnost metrem.',
      body: [
        'Nejvíc konferenčních sálů je na Pankráci, v Karlíně a kolem hlavního nádraží. Menší setkání do šedesáti lidí zvládne hotelový salon, pro stovky účastníků hledejte sál s předsálím na registraci a druhou místností na oběd.',
        '## Technika a přestávky',
        'Ověřte, zda je technik v ceně a jak rychle se sál přestaví. U celodenních programů se vyplatí mít salonky na stejném podlaží.',
      ],
      links: ['konference-brno', 'konference-ostrava', 'kongres-praha', 'zasedaci-mistnosti-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'firemni-vecirek' },
    {
      path: 'firemni-vecirek-praha',
      h1: 'Prostory na firemní večírek v Praze',
      title: 'Firemní večírek v Praze: lofty, terasy, kluby',
      meta: 'Najděte v Praze místo na firemní večírek: industriální haly, střešní terasy, kluby i lodě na Vltavě. S cenou, kapacitou a volnými termíny.',
      body: [
        'Na večírek se hodí prostor, kde se dá jíst, mluvit i tančit, aniž by si to překáželo. Haly a lofty mají vlastní bar a místo pro kapelu, terasy výhled, lodě jasný začátek i konec. Prosincové pátky bývají zadané už v září, čtvrtky ještě ne.',
        '## Kolik místa počítat',
        'Na stání stačí necelý metr čtvereční na hosta, u stolů metr a půl. K tomu přičtěte bar, šatnu a parket.',
      ],
      links: ['vanocni-vecirek-praha', 'terasy-praha', 'teambuilding-stredni-cechy', 'oslava-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'vanocni-vecirek' },
    {
      path: 'vanocni-vecirek-praha',
      h1: 'Prostory na vánoční večírek v Praze',
      title: 'Vánoční večírek v Praze: volné prosincové termíny',
      meta: 'Prostory na vánoční večírek v Praze s vlastní kuchyní i možností cateringu. Kapacity od dvaceti do několika set hostů.',
      body: [
        'Prosincové večery se plní od čtvrtka. Kdo hledá pozdě, uspěje s pondělkem nebo úterkem, případně s odpoledním programem. U každého prostoru vidíte, zda má vlastní kuchyň, bar a šatnu pro celou společnost.',
      ],
      links: ['firemni-vecirek-praha', 'prostory-na-silvestra', 'firemni-vecirek-brno'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'porada' },
    {
      path: 'zasedaci-mistnosti-praha',
      h1: 'Zasedací místnosti v Praze',
      title: 'Zasedací místnosti v Praze na hodinu',
      meta: 'Zasedačky v Praze k pronájmu po hodinách: obrazovka, videokonference, káva. Karlín, Dejvice, Pankrác i centrum.',
      body: [
        'Pronájem po hodinách se vyplatí na pohovory, podpisy smluv i čtvrtletní porady. Většina místností má obrazovku a tabuli, část i kameru pro vzdálené účastníky. Dostupné jsou často týž den.',
      ],
      links: ['denni-kancelare-praha', 'skoleni-praha', 'konference-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'skoleni' },
    {
      path: 'skoleni-praha',
      h1: 'Prostory na školení a workshopy v Praze',
      title: 'Učebny a školicí místnosti v Praze',
      meta: 'Učebny v Praze pro školení a workshopy: projekce, tabule, denní světlo. Pro deset i osmdesát účastníků, na hodinu i na týden.',
      body: [
        'Na výuku se hodí místnost s denním světlem a stoly, které jdou přeskupit. Pro kurzy se skupinovou prací hledejte dva metry čtvereční na osobu, pro přednášku stačí metr. Coworkingy nabízejí učebny i o víkendu.',
      ],
      links: ['zasedaci-mistnosti-praha', 'skoleni-brno', 'skoleni-ostrava', 'konference-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'oslava' },
    {
      path: 'oslava-praha',
      h1: 'Prostory na oslavu v Praze',
      title: 'Oslava v Praze: salonky, lofty, zahrady',
      meta: 'Kde v Praze oslavit narozeniny: salonky s obsluhou, lofty s kuchyní, kluby i zahrady. Ceny za hodinu a volné termíny.',
      body: [
        'Padesátiny u dlouhého stolu, třicetiny v klubu nebo rodinný oběd v salonku: každý chce něco jiného. Filtr podle vybavení vám ukáže prostory, kam si smíte vzít vlastní jídlo a pití.',
      ],
      links: ['detska-oslava-praha', 'svatba-praha', 'oslava-brno', 'terasy-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'detska-oslava' },
    {
      path: 'detska-oslava-praha',
      h1: 'Prostory na dětskou oslavu v Praze',
      title: 'Dětská oslava v Praze: klubovny, herny, zahrady',
      meta: 'Klubovny, zahrady a sály v Praze pro dětskou oslavu. S kuchyňkou, místem na hry a cenou, kterou si dovolíte.',
      body: [
        'Dětem stačí volná podlaha, kuchyňka na dort a dveře, které se dají zavřít. Nejlevnější bývají klubovny a sokolovny, v létě zahrady s houpačkou na dohled od stolu.',
      ],
      links: ['oslava-praha', 'pohybove-saly-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'foceni' },
    {
      path: 'fotoateliery-praha',
      h1: 'Fotoateliéry a prostory na focení v Praze',
      title: 'Fotoateliéry v Praze s denním světlem i cykloramou',
      meta: 'Ateliéry a lokace na focení v Praze: denní světlo, cyklorama, blesky v ceně. Pronájem po hodinách včetně zázemí pro maskérku.',
      body: [
        'Ateliéry se liší světlem a výškou stropu. Denní světlo ze severu je klidné celý den, cyklorama se hodí na produkt a celé postavy. Jako lokace poslouží i galerie, lofty a zámecké sály.',
      ],
      links: ['nataceni-praha', 'vystavni-prostory-praha', 'fotoateliery-brno'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'nataceni' },
    {
      path: 'nataceni-praha',
      h1: 'Prostory na natáčení v Praze',
      title: 'Lokace pro natáčení v Praze',
      meta: 'Haly, lofty, ateliéry a historické sály pro natáčení v Praze. Elektřina 400 V, vjezd pro techniku, zázemí pro štáb.',
      body: [
        'Pro štáb rozhoduje vjezd, elektřina a ticho. U každého prostoru najdete, zda má přípojku 400 V, kam zaparkuje technika a od kolika do kolika se smí hlučet.',
      ],
      links: ['fotoateliery-praha', 'firemni-vecirek-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'vystava' },
    {
      path: 'vystavni-prostory-praha',
      h1: 'Výstavní prostory v Praze',
      title: 'Galerie a výstavní prostory v Praze k pronájmu',
      meta: 'Galerie a výstavní sály v Praze na vernisáž, výstavu nebo krátkodobý obchod. Závěsný systém, světla na kolejnicích, vchod z ulice.',
      body: [
        'Bílé zdi a dobré světlo mají všechny, rozdíl je v přístupu: některé galerie půjčují sokly a pomohou s rozvěšením, jiné předají klíče. Zeptejte se i na pojištění děl a na hodiny pro veřejnost.',
      ],
      links: ['fotoateliery-praha', 'popup-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'popup' },
    {
      path: 'popup-praha',
      h1: 'Prostory na pop-up obchod v Praze',
      title: 'Pop-up obchod v Praze: prostory na dny i týdny',
      meta: 'Krátkodobý pronájem obchodních a výstavních prostor v Praze pro pop-up, showroom nebo vzorkový prodej.',
      body: [
        'Na týdenní prodej stačí čtyřicet metrů čtverečních, výloha a sklad za závěsem. Prostory s vchodem z ulice bývají dražší, ale zákazníci do nich přijdou sami.',
      ],
      links: ['vystavni-prostory-praha', 'trhy-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'trhy' },
    {
      path: 'trhy-praha',
      h1: 'Prostory na trhy a jarmarky v Praze',
      title: 'Prostory na trhy a jarmarky v Praze',
      meta: 'Haly, dvory a pavilony v Praze pro trhy a jarmarky: vjezd pro stánky, elektřina, zázemí pro návštěvníky.',
      body: [
        'Trh potřebuje vjezd pro dodávky, elektřinu po obvodu a místo, kde se dá v dešti schovat. Haly a dvory ve starých továrnách splní všechno najednou, pavilony přidají parkoviště.',
      ],
      links: ['popup-praha', 'festival-pozemky'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'joga' },
    {
      path: 'pohybove-saly-praha',
      h1: 'Sály na cvičení a jógu v Praze',
      title: 'Sály na jógu, pilates a tanec v Praze',
      meta: 'Pohybové sály v Praze se zrcadly, sprchami a pružnou podlahou. Pro pravidelné lekce i víkendové workshopy.',
      body: [
        'Pravidelnou hodinu se vyplatí domluvit na pololetí, víkendový workshop na měsíc dopředu. Všímejte si podlahy, šaten a toho, zda se dá v sále potmě: na jógu to bývá důležitější než zrcadla.',
      ],
      links: ['detska-oslava-praha', 'tanec-brno'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'denni-kancelar' },
    {
      path: 'denni-kancelare-praha',
      h1: 'Kanceláře na den v Praze',
      title: 'Kancelář na den v Praze',
      meta: 'Zařízené kanceláře v Praze na den, týden i měsíc. Internet, zasedačka o dvoje dveře dál, vstup na kód.',
      body: [
        'Kancelář na den se hodí na náročný projekt, výběrové řízení nebo návštěvu kolegů odjinud. Platíte jen dny, kdy ji opravdu používáte.',
      ],
      links: ['zasedaci-mistnosti-praha', 'skoleni-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', purpose: 'kongres', capacity: 'nad-500' },
    {
      path: 'kongres-praha',
      h1: 'Kongresové prostory v Praze nad 500 hostů',
      title: 'Kongresové sály v Praze nad 500 hostů',
      meta: 'Velké kongresové sály v Praze pro více než 500 účastníků, s tlumočením, přenosem a cateringem.',
      body: [
        'Nad pět set účastníků rozhoduje předsálí: registrace, káva i vystavovatelé se do něj musí vejít současně. Sály s tlumočnickou kabinou a posuvnou stěnou jsou označené ve vybavení.',
      ],
      links: ['konference-praha', 'konference-brno'],
    },
  ),
  buildSeoUrl(
    { location: 'praha', attributes: ['terasa'] },
    {
      path: 'terasy-praha',
      h1: 'Prostory s terasou nebo zahradou v Praze',
      title: 'Terasy a zahrady k pronájmu v Praze',
      meta: 'Střešní terasy, zahrady a dvory v Praze na večírek, svatbu nebo promítání pod nebem.',
      body: [
        'Sezona trvá od konce dubna do září, střechy s topidly vydrží do října. Zeptejte se na náhradní místnost při dešti a na hodinu, kdy musí ztichnout hudba.',
      ],
      links: ['firemni-vecirek-praha', 'svatba-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'stredocesky', purpose: 'svatebni-hostina' },
    {
      path: 'svatba-stredni-cechy',
      h1: 'Prostory na svatbu ve Středočeském kraji',
      title: 'Svatba ve středních Čechách: stodoly, zámky, vinice',
      meta: 'Svatební místa do hodiny od Prahy: stodoly, zámecké sály, vinařství. S ubytováním, zahradou na obřad a volnými termíny.',
      body: [
        'Hodinu od Prahy najdete statky, kde se slaví celý víkend, i zámky, které v jeden den přijmou jedinou svatbu. Ubytování bývá přímo v domě, zbytek hostů dovezou minibusy z nejbližšího města.',
        '## Obřad venku',
        'Obřad v zahradě povoluje příslušná matrika, správci s termínem i poplatkem poradí. Vždycky se ptejte na místo pro případ deště.',
      ],
      links: ['svatba-praha', 'svatba-vysocina', 'teambuilding-stredni-cechy'],
    },
  ),
  buildSeoUrl(
    { location: 'stredocesky', purpose: 'teambuilding' },
    {
      path: 'teambuilding-stredni-cechy',
      h1: 'Prostory na teambuilding ve Středočeském kraji',
      title: 'Teambuilding u Prahy: statky, chaty, louky',
      meta: 'Místa na teambuilding do hodiny od Prahy: statky, chaty s ubytováním i louky u vody.',
      body: [
        'Pro tým do třiceti lidí bývá nejlepší celý dům jen pro vás. Větší firmy ocení louku se zázemím a stan pro případ deště.',
      ],
      links: ['firemni-vecirek-praha', 'svatba-stredni-cechy', 'vyjezdni-zasedani-hory'],
    },
  ),
  buildSeoUrl(
    { location: 'brno', purpose: 'konference' },
    {
      path: 'konference-brno',
      h1: 'Konferenční prostory v Brně',
      title: 'Konferenční prostory v Brně',
      meta: 'Konferenční sály a salonky v Brně: Pisárky, centrum, Královo Pole. Kapacity, technika a ceny přehledně.',
      body: [
        'Brno je zvyklé na veletrhy, a tak jsou sály dobře vybavené a technici na telefonu. V týdnech veletrhů rezervujte hotel dřív než sál.',
      ],
      links: ['konference-praha', 'skoleni-brno', 'firemni-vecirek-brno'],
    },
  ),
  buildSeoUrl(
    { location: 'brno', purpose: 'oslava' },
    {
      path: 'oslava-brno',
      h1: 'Prostory na oslavu v Brně',
      title: 'Oslava v Brně: lofty, salonky, terasy',
      meta: 'Kde v Brně uspořádat oslavu: lofty na Cejlu, terasy nad Svratkou, salonky v centru.',
      body: [
        'Od salonku pro dvacet lidí po halu, kde se dá tančit do rána. Prostory na Cejlu mají vlastní bar, salonky v centru obsluhu a menu na míru.',
      ],
      links: ['firemni-vecirek-brno', 'svatba-jizni-morava', 'oslava-praha'],
    },
  ),
  buildSeoUrl(
    { location: 'brno', purpose: 'firemni-vecirek' },
    {
      path: 'firemni-vecirek-brno',
      h1: 'Prostory na firemní večírek v Brně',
      title: 'Firemní večírek v Brně',
      meta: 'Industriální haly, hotely a terasy v Brně na firemní večírek. Kapacity od padesáti do několika set hostů.',
      body: [
        'Bývalé textilky v okolí Cejlu daly městu několik velkých hal, hotely v centru nabídnou jídlo i nocleh. Program pro hosty odjinud naplánujte tak, aby stihli poslední vlak.',
      ],
      links: ['vanocni-vecirek-praha', 'oslava-brno', 'konference-brno'],
    },
  ),
  buildSeoUrl(
    { location: 'brno', purpose: 'skoleni' },
    {
      path: 'skoleni-brno',
      h1: 'Prostory na školení a workshopy v Brně',
      title: 'Učebny a školicí místnosti v Brně',
      meta: 'Učebny a workshopové místnosti v Brně na hodinu i na celý den, s projekcí a rychlým internetem.',
      body: [
        'Nejvíc učeben je na Veveří a v Králově Poli, kousek od univerzit. O víkendu a o prázdninách bývá volno i ve školách.',
      ],
      links: ['skoleni-praha', 'konference-brno'],
    },
  ),
  buildSeoUrl(
    { location: 'brno', purpose: 'foceni' },
    {
      path: 'fotoateliery-brno',
      h1: 'Fotoateliéry v Brně',
      title: 'Fotoateliéry a prostory na focení v Brně',
      meta: 'Ateliéry a lokace na focení v Brně: denní světlo, zatemnění, zázemí pro maskérku.',
      body: [
        'Vedle ateliérů fotí v Brně i lofty a terasy. Domluvte si čas podle světla, ne podle kalendáře.',
      ],
      links: ['fotoateliery-praha', 'oslava-brno'],
    },
  ),
  buildSeoUrl(
    { location: 'brno', purpose: 'tanec' },
    {
      path: 'tanec-brno',
      h1: 'Taneční sály v Brně',
      title: 'Taneční a pohybové sály v Brně',
      meta: 'Taneční sály v Brně se zrcadly a pružnou podlahou pro lekce, zkoušky i víkendové dílny.',
      body: [
        'Sály v Žabovřeskách a v centru mají zrcadla, tyče i sprchy. Pravidelným kurzům drží provozovatelé hodinu po celé pololetí.',
      ],
      links: ['pohybove-saly-praha', 'plesove-saly'],
    },
  ),
  buildSeoUrl(
    { location: 'jihomoravsky', purpose: 'svatebni-hostina' },
    {
      path: 'svatba-jizni-morava',
      h1: 'Prostory na svatbu v Jihomoravském kraji',
      title: 'Svatba na jižní Moravě: sklepy, vinice, zahrady',
      meta: 'Svatba mezi vinicemi: sklepy, vinařské dvory a zahrady pod Pálavou. Ubytování, cimbál i obřad venku.',
      body: [
        'Na jižní Moravě se svatba obvykle koná na dvoře a končí ve sklepě. Vinařství nabízejí vlastní víno, ubytování a často i kuchaře. Září a říjen patří sběru, velké oslavy se proto plánují od května do srpna.',
      ],
      links: ['oslava-brno', 'svatba-vysocina', 'vinne-sklepy-jizni-morava'],
    },
  ),
  buildSeoUrl(
    { location: 'jihomoravsky', purpose: 'oslava', capacity: '50-150' },
    {
      path: 'vinne-sklepy-jizni-morava',
      h1: 'Prostory na oslavu v Jihomoravském kraji pro 50–150 hostů',
      title: 'Oslava na jižní Moravě pro 50–150 hostů',
      meta: 'Vinné sklepy, dvory a sály na jižní Moravě pro oslavy od padesáti do sto padesáti hostů.',
      body: [
        'Pro stovku hostů se hodí dvůr se sklepem pod sebou: venku se jí, dole zpívá. Ochutnávku si domluvte před večeří, potom už na ni nebude klid.',
      ],
      links: ['svatba-jizni-morava', 'oslava-brno'],
    },
  ),
  buildSeoUrl(
    { location: 'vysocina', purpose: 'svatebni-hostina' },
    {
      path: 'svatba-vysocina',
      h1: 'Prostory na svatbu na Vysočině',
      title: 'Svatba na Vysočině: statky a klášterní sály',
      meta: 'Statky, kláštery a sály na Vysočině pro svatbu stranou silnic. S ubytováním a zahradou na obřad.',
      body: [
        'Na Vysočině se slaví na samotách, kde se hudba nikomu nedonese. Počítejte s chladnějším večerem a s tím, že nejbližší hotel může být dvacet kilometrů daleko, statky proto nabízejí vlastní nocleh.',
      ],
      links: ['svatba-jizni-morava', 'svatba-stredni-cechy'],
    },
  ),
  buildSeoUrl(
    { location: 'ostrava', purpose: 'skoleni' },
    {
      path: 'skoleni-ostrava',
      h1: 'Prostory na školení a workshopy v Ostravě',
      title: 'Učebny a školicí místnosti v Ostravě',
      meta: 'Školicí místnosti a konferenční sály v Ostravě: projekce, parkování, jídlo v domě.',
      body: [
        'Ostravské sály mívají to, co v Praze chybí: parkoviště u dveří. Pro celodenní školení hledejte dům, kde se dá i obědvat.',
      ],
      links: ['skoleni-praha', 'skoleni-brno', 'konference-ostrava'],
    },
  ),
  buildSeoUrl(
    { location: 'moravskoslezsky', purpose: 'konference' },
    {
      path: 'konference-ostrava',
      h1: 'Konferenční prostory v Moravskoslezském kraji',
      title: 'Konference v Moravskoslezském kraji',
      meta: 'Konferenční sály v Ostravě, Opavě a Frýdku-Místku. Industriální haly i moderní sály s projekcí.',
      body: [
        'Konference v bývalém důlním areálu má atmosféru, kterou hotel nenabídne, moderní sály zase pohodlí a tlumočení. Kraj je z Brna i z Krakova do dvou hodin.',
      ],
      links: ['konference-brno', 'skoleni-ostrava'],
    },
  ),
  buildSeoUrl(
    { purpose: 'ples' },
    {
      path: 'plesove-saly',
      h1: 'Plesové sály',
      title: 'Plesové sály k pronájmu po celém Česku',
      meta: 'Kulturní domy, sokolovny a zámecké sály na ples: parket, jeviště, šatna. Volné termíny od ledna do března.',
      body: [
        'Plesová sezona trvá od ledna do Popeleční středy a soboty jsou zadané i rok dopředu. Kulturní domy mají jeviště a šatnu pro stovky hostů, zámky lustry a kratší parket.',
      ],
      links: ['maturitni-plesy', 'prostory-na-silvestra', 'tanec-brno'],
    },
  ),
  buildSeoUrl(
    { purpose: 'maturitni-ples' },
    {
      path: 'maturitni-plesy',
      h1: 'Sály na maturitní ples',
      title: 'Sály na maturitní ples',
      meta: 'Velké sály na maturitní ples s jevištěm, ozvučením a pořadatelskou službou. Kapacity nad 300 hostů.',
      body: [
        'Na maturitní ples počítejte s deseti hosty na jednoho studenta a se sálem, ze kterého je vidět na jeviště. Ptejte se na pořadatele, požární dohled a na to, kdo prodává vstupenky.',
      ],
      links: ['plesove-saly'],
    },
  ),
  buildSeoUrl(
    { purpose: 'silvestr' },
    {
      path: 'prostory-na-silvestra',
      h1: 'Prostory na silvestra',
      title: 'Prostory na silvestra: lofty, chaty, sály',
      meta: 'Kde strávit silvestra s přáteli nebo s firmou: lofty ve městě, chaty na horách, restaurace na klíč.',
      body: [
        'Chaty se plní už na jaře, lofty a restaurace v listopadu. Cena za silvestrovskou noc bývá vyšší, zato se večer nepočítá na hodiny.',
      ],
      links: ['plesove-saly', 'vanocni-vecirek-praha', 'vyjezdni-zasedani-hory'],
    },
  ),
  buildSeoUrl(
    { purpose: 'kemp' },
    {
      path: 'stanove-mestecko',
      h1: 'Pozemky pro stanové městečko',
      title: 'Pozemky pro stanové městečko a tábor',
      meta: 'Louky a pozemky s přípojkou elektřiny a vody pro stanové městečko, tábor nebo soustředění.',
      body: [
        'Důležitá je voda, příjezd po dešti a souhlas obce. U pozemků vidíte, co je na místě a co je potřeba přivézt, od toalet po elektřinu.',
      ],
      links: ['festival-pozemky', 'teambuilding-stredni-cechy'],
    },
  ),
  buildSeoUrl(
    { purpose: 'festival', capacity: 'nad-500' },
    {
      path: 'festival-pozemky',
      h1: 'Prostory pro festival nad 500 hostů',
      title: 'Prostory a pozemky pro festival nad 500 hostů',
      meta: 'Louky, plochy a haly pro festival s více než 500 návštěvníky. Elektřina 400 V, vjezd kamionů, kotvení stanů.',
      body: [
        'Pro festival rozhoduje vzdálenost sousedů, elektřina a kudy odejdou tisíce lidí najednou. Správci ploch mají zkušenost s povolením i s dopravním značením a pomohou s obojím.',
      ],
      links: ['stanove-mestecko', 'trhy-praha'],
    },
  ),
  buildSeoUrl(
    { purpose: 'vyjezdni-zasedani' },
    {
      path: 'vyjezdni-zasedani-hory',
      h1: 'Prostory na výjezdní zasedání',
      title: 'Výjezdní zasedání: chaty, hotely, kláštery',
      meta: 'Místa na výjezdní zasedání s ubytováním a místností pro jednání: horské chaty, hotely, vinařství.',
      body: [
        'Na dva dny mimo kancelář potřebujete stůl, u kterého se vidíte, a dost postelí. Horské chaty jsou levnější mimo sezonu, hotely mají jistější internet, kláštery ticho.',
      ],
      links: ['teambuilding-stredni-cechy', 'prostory-na-silvestra'],
    },
  ),
];

/** SEO URLs of popular filters with their own texts; each links to related ones. */
export const DEMO_SEO_URLS: readonly DemoSeoUrl[] = ENTRIES.map(({ related, ...entry }) => ({
  ...entry,
  footer_links: related.map(buildFooterLink),
}));
