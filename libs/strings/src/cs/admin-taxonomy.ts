import { formatCount, formatNumber, formatTime } from '../format.ts';
import { purposeGroups } from './taxonomy.ts';

const SPACES = { one: 'prostor', few: 'prostory', other: 'prostorů' };
const INQUIRIES = { one: 'poptávka', few: 'poptávky', other: 'poptávek' };
const SEO_URLS = { one: 'SEO adresa', few: 'SEO adresy', other: 'SEO adres' };
const LOCATIONS = { one: 'lokalita', few: 'lokality', other: 'lokalit' };
const BUILDINGS = { one: 'budova', few: 'budovy', other: 'budov' };

type Usage = { spaces: number; inquiries: number; seo_urls: number };
const describeUsage = ({ spaces, inquiries, seo_urls: seoUrls }: Usage): string =>
  [
    ...(spaces > 0 ? [formatCount(spaces, SPACES)] : []),
    ...(inquiries > 0 ? [formatCount(inquiries, INQUIRIES)] : []),
    ...(seoUrls > 0 ? [formatCount(seoUrls, SEO_URLS)] : []),
  ].join(', ');

/** Texts of the taxonomy in the operator's console. */
export const adminTaxonomy = {
  title: 'Číselník',
  subtitle: (purposes: number, equipments: number, services: number) =>
    `Účely: ${formatNumber(purposes)}, vybavení: ${formatNumber(equipments)}, služby: ${formatNumber(services)}`,
  tabsLabel: 'Co se má upravit',
  tabs: { purposes: 'Účely', equipments: 'Vybavení', services: 'Služby' },
  groups: purposeGroups,
  searchLabel: 'Hledat v číselníku',
  search: 'Název nebo adresa',
  nothingFound: 'Takový název tu není',
  nothingFoundText: 'Zkuste kratší hledaný text.',
  emptyTitle: 'Tady zatím nic není',
  emptyText:
    'Přidejte první položku. Majitelé ji hned uvidí u svých prostorů a návštěvníci ve filtru katalogu.',
  lead: 'V tomto pořadí je uvidí návštěvníci ve filtru. Přesouvat jde myší i klávesnicí.',
  noOrderWhileSearching: 'Při hledání pořadí měnit nejde.',
  add: { purposes: 'Přidat účel', equipments: 'Přidat vybavení', services: 'Přidat službu' },
  addTitle: { purposes: 'Nový účel', equipments: 'Nové vybavení', services: 'Nová služba' },
  editTitle: (name: string) => `Upravit: ${name}`,
  edit: 'Upravit',
  editLabel: (name: string) => `Upravit: ${name}`,
  merge: 'Sloučit',
  mergeLabel: (name: string) => `Sloučit: ${name}`,
  remove: 'Smazat',
  removeLabel: (name: string) => `Smazat: ${name}`,
  actions: 'Akce',
  spaces: (all: number, published: number) =>
    all === 0 ? 'žádný prostor' : `${formatCount(all, SPACES)}, zveřejněno ${formatNumber(published)}`,
  others: ({ inquiries, seo_urls }: Usage) => describeUsage({ spaces: 0, inquiries, seo_urls }),
  orderSaved: 'Pořadí je uložené.',
  moveLabel: (name: string) => `Přesunout: ${name}`,

  name: 'Název',
  slug: 'Část adresy',
  slugHint: 'Nevyplněná vznikne z názvu. Stará adresa bude vždy přesměrovaná na novou.',
  group: 'Skupina',
  groupKinds: { equipments: 'Vybavení', services: 'Služby' },
  category: 'Kategorie',
  categoryHint: 'Nadpis, pod kterým se nabízí majitelům. Vyberte z nabídky, nebo napište novou.',
  attributePhrase: 'V nadpisu',
  attributePhraseHint: 'Jak zní za účelem, např. „s terasou“. Prázdné: název za čárkou.',
  titlePhrase: 'Titulek stránek',
  titlePhraseHint: 'Jak začíná nadpis seznamu, např. „Prostory na svatbu“.',
  usualFrom: 'Obvykle od',
  usualTo: 'Obvykle do',
  usualHint:
    'S\u00a0těmito hodinami počítá katalog cenu akce, která má den a\u00a0nemá hodiny. Bez nich 9–17.',
  usualLayout: 'Obvyklé uspořádání',
  usualLayoutHint:
    'Podle něj katalog, stránka prostoru i rezervace počítají, kolik hostů se vejde, dokud si host nevybere sám. Bez něj se zeptají.',
  usualDays: 'Obvyklé dny',
  usualDaysHint: 'Který volný den se nabídne, když host hledá v celém měsíci. Bez nich nejlevnější.',
  usualDayNames: { saturday: 'Sobota, pak pátek', working: 'Pracovní dny' },
  /** „18:00“, „2:00 druhý den“; minutes since midnight. */
  usualTime: (minute: number): string => {
    const clock = formatTime(minute);
    return minute > 1440 ? `${clock} druhý den` : clock;
  },
  icon: 'Ikona',
  iconSearch: 'Hledat ikonu anglicky',
  iconNone: 'Bez ikony',
  iconNothing: 'Takovou ikonu nemáme.',
  iconsLabel: 'Ikony',
  save: 'Uložit',
  added: (name: string) => `Přidáno: ${name}`,
  saved: (name: string) => `Uloženo: ${name}`,

  removeTitle: (name: string) => `Smazat: ${name}`,
  removeText: 'Nepoužívá ho žádný prostor, poptávka ani SEO adresa. Majitelům se přestane nabízet.',
  removeConfirm: 'Smazat',
  removed: (name: string) => `Smazáno: ${name}`,
  returned: (name: string) => `Vráceno: ${name}`,
  inUse: (uses: Usage) => `Používá: ${describeUsage(uses)}. Nejdřív položku slučte s jinou.`,

  mergeTitle: (name: string) => `Sloučit: ${name}`,
  mergeLead:
    'Všechno, co má tuto položku, dostane místo ní vybranou. Staré adresy katalogu povedou na novou. Vrátit zpět to nejde.',
  mergeInto: 'Do čeho',
  mergeChoose: 'Vyberte položku, která zůstane',
  mergeRequired: 'Nejdřív vyberte, s čím se má sloučit',
  mergeLoading: 'Počítá se, čeho se to týká…',
  mergePreview: (name: string, uses: Usage) =>
    describeUsage(uses) === ''
      ? `Nic ji nepoužívá. Zůstane ${name}.`
      : `Změní se: ${describeUsage(uses)}. Zůstane ${name}.`,
  mergeConfirm: 'Sloučit',
  merged: (name: string) => `Sloučeno. Zůstává: ${name}`,
} as const;

/** Texts of locations in the console. */
export const adminLocations = {
  title: 'Lokality',
  subtitle: (total: number) => formatCount(total, LOCATIONS),
  searchLabel: 'Hledat v lokalitách',
  search: 'Název nebo adresa',
  tabsLabel: 'Které lokality',
  all: 'Všechny',
  missing: 'Bez 6. pádu',
  kind: 'Druh',
  anyKind: 'Všechny druhy',
  region: 'Kraj',
  anyRegion: 'Všechny kraje',
  kinds: { country: 'stát', region: 'kraj', town: 'město', city_part: 'městská část' },
  columns: {
    name: 'Lokalita',
    kind: 'Druh',
    locative: 'Kde (6. pád)',
    population: 'Obyvatel',
    buildings: 'Budovy',
    spaces: 'Prostory',
    slug: 'Adresa',
  },
  noLocative: 'chybí',
  unknown: '–',
  emptyText: 'Lokality se nahrají při prvním spuštění.',
  emptyFilteredText: 'Zkuste jiný druh, jiný kraj nebo kratší hledaný text.',
  add: 'Přidat lokalitu',
  addTitle: 'Nová lokalita',
  editTitle: (name: string) => `Upravit: ${name}`,
  open: (name: string) => `Upravit: ${name}`,
  name: 'Název',
  slug: 'Část adresy',
  slugHint: 'Nevyplněná vznikne z názvu. Stará adresa bude vždy přesměrovaná na novou.',
  locative: 'Kde to je (6. pád s předložkou)',
  locativeHint: 'Např. „v Brně“, „ve Zlíně“, „na Vysočině“. Nadpisy stránek ho použijí tak, jak ho napíšete.',
  parent: 'Kde leží',
  parentHint: 'Město leží v kraji, městská část ve městě.',
  lat: 'Zeměpisná šířka',
  lng: 'Zeměpisná délka',
  showOnMap: 'Ukázat na mapě',
  opensNewTab: '(otevře se na nové kartě)',
  population: 'Počet obyvatel',
  uses: 'Co tu je',
  describeUsage: (buildings: number, spaces: number, inquiries: number, seoUrls: number) =>
    [
      formatCount(buildings, BUILDINGS),
      formatCount(spaces, SPACES),
      formatCount(inquiries, INQUIRIES),
      formatCount(seoUrls, SEO_URLS),
    ].join(', '),
  save: 'Uložit',
  added: (name: string) => `Přidáno: ${name}`,
  saved: (name: string) => `Uloženo: ${name}`,
  remove: 'Smazat',
  removeTitle: (name: string) => `Smazat: ${name}`,
  removeText: 'Nic v této lokalitě není. Z filtru katalogu a z našeptávače zmizí.',
  removeConfirm: 'Smazat',
  removed: (name: string) => `Smazáno: ${name}`,
  returned: (name: string) => `Vráceno: ${name}`,
  removeFixed: 'Stát a kraje smazat nejde.',
  removeInUse: 'Smazat jde, až tu nebudou budovy, poptávky, SEO adresy ani menší lokality.',
  export: {
    file: 'Lokality',
    columns: {
      id: 'Číslo',
      name: 'Název',
      kind: 'Druh',
      path: 'Leží v',
      locative: '6. pád',
      slug: 'Adresa',
      lat: 'Šířka',
      lng: 'Délka',
      population: 'Obyvatel',
      buildings: 'Budov',
      spaces: 'Prostorů',
      inquiries: 'Poptávek',
      seoUrls: 'SEO adres',
    },
  },
} as const;
