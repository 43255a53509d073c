import type { PriceListInput } from '@prostora/pricing';
import type { SpaceKind } from './space-kinds.data.ts';

/** Rules of a list for a space with the given price per hour in CZK. */
export type PriceListTemplate = (
  hour: number,
) => Pick<PriceListInput, 'tariffs' | 'options' | 'periods' | 'groups' | 'rules'>;

/** A multiple of the price per hour, rounded as owners do. */
const times = (hour: number, factor: number): number => {
  const value = hour * factor;
  const step = value < 1000 ? 50 : value < 10_000 ? 100 : 500;
  return Math.max(step, Math.round(value / step) * step);
};

const CHEAPEST = [{ code: 'pronajem', choose: 'cheapest' }];

const toHourRule = (amount: number, minUnits = 0) => ({
  code: 'hodina',
  label: 'Pronájem za hodinu',
  kind: 'base',
  group: 'pronajem',
  unit: 'started_hour',
  amount,
  min_units: minUnits,
});
const toDayRule = (amount: number) => ({
  code: 'den',
  label: 'Pronájem za den',
  kind: 'base',
  group: 'pronajem',
  unit: 'day',
  amount,
});

/** Rooms for work: hour, half a day, day. */
const meetingRoom: PriceListTemplate = (hour) => ({
  groups: CHEAPEST,
  rules: [
    toHourRule(hour),
    {
      code: 'pul-dne',
      label: 'Pronájem na půl dne',
      kind: 'base',
      group: 'pronajem',
      unit: 'event',
      amount: times(hour, 3.5),
      when: { max_minutes: 300 },
    },
    toDayRule(times(hour, 6)),
    {
      code: 'vikend',
      label: 'Příplatek o víkendu',
      kind: 'surcharge',
      percent: 20,
      when: { weekdays: [6, 7] },
    },
    {
      code: 'kava',
      label: 'Káva, čaj a voda',
      kind: 'addon',
      unit: 'person',
      amount: 95,
      vat_item: 'catering',
    },
    {
      code: 'flipchart',
      label: 'Flipchart s papírem',
      kind: 'addon',
      unit: 'piece',
      amount: 200,
      vat_item: 'service',
    },
  ],
});

/** Halls: tariffs of local clubs and companies, heating, cleaning, deposit. */
const hall: PriceListTemplate = (hour) => ({
  tariffs: [
    { code: 'soukroma', label: 'Soukromá akce', kind: 'soukroma', is_default: true },
    { code: 'firma', label: 'Firemní akce', kind: 'komercni' },
    {
      code: 'spolek',
      label: 'Místní spolek',
      kind: 'mistni_spolek',
      needs_proof: true,
      legal_forms: ['706'],
    },
  ],
  options: [{ code: 'uklidime', label: 'Uklidíme sami' }],
  periods: [{ code: 'zima', label: 'Topná sezona', kind: 'yearly', from: '10-01', to: '04-30' }],
  groups: CHEAPEST,
  rules: [
    toHourRule(hour),
    toDayRule(times(hour, 8)),
    {
      code: 'firma',
      label: 'Příplatek za firemní akci',
      kind: 'surcharge',
      percent: 25,
      when: { tariffs: ['firma'] },
    },
    {
      code: 'topeni',
      label: 'Topení',
      kind: 'mandatory',
      unit: 'event',
      amount: times(hour, 0.6),
      vat_item: 'service',
      when: { periods: ['zima'] },
    },
    {
      code: 'uklid',
      label: 'Úklid',
      kind: 'mandatory',
      unit: 'event',
      amount: times(hour, 0.8),
      vat_item: 'service',
      when: { not_options: ['uklidime'] },
    },
    {
      code: 'technik',
      label: 'Technik ozvučení a světel',
      kind: 'addon',
      unit: 'started_hour',
      amount: 450,
      vat_item: 'service',
    },
    { code: 'ubrus', label: 'Ubrus', kind: 'addon', unit: 'piece', amount: 60, vat_item: 'service' },
    {
      code: 'spolek',
      label: 'Sleva pro místní spolky',
      kind: 'discount',
      group: 'sleva',
      fraction: [1, 2],
      when: { tariffs: ['spolek'] },
    },
    { code: 'elektrina', label: 'Elektřina', kind: 'metered', unit: 'kwh', amount: 8, vat_item: 'service' },
    { code: 'kauce', label: 'Kauce', kind: 'deposit', amount: times(hour, 4) },
  ],
});

/** Places of celebrations: at least three hours or a day, season, deposit. */
const celebration: PriceListTemplate = (hour) => ({
  periods: [{ code: 'sezona', label: 'Svatební sezona', kind: 'yearly', from: '05-01', to: '09-30' }],
  groups: CHEAPEST,
  rules: [
    toHourRule(hour, 3),
    toDayRule(times(hour, 9)),
    {
      code: 'sezona',
      label: 'Příplatek v sezoně o víkendu',
      kind: 'surcharge',
      percent: 15,
      when: { periods: ['sezona'], weekdays: [5, 6, 7] },
    },
    {
      code: 'uklid',
      label: 'Závěrečný úklid',
      kind: 'mandatory',
      unit: 'event',
      amount: times(hour, 1),
      vat_item: 'service',
    },
    {
      code: 'pripitek',
      label: 'Uvítací přípitek',
      kind: 'addon',
      unit: 'person',
      amount: 75,
      vat_item: 'alcohol',
    },
    {
      code: 'kauce',
      label: 'Kauce',
      kind: 'deposit',
      amount: times(hour, 5),
      up_to: true,
    },
  ],
});

/** Studios and galleries: by half hours, at least two hours. */
const studio: PriceListTemplate = (hour) => ({
  groups: CHEAPEST,
  rules: [
    {
      code: 'hodina',
      label: 'Pronájem za hodinu',
      kind: 'base',
      group: 'pronajem',
      unit: 'hour',
      amount: hour,
      step_minutes: 30,
      min_units: 2,
    },
    toDayRule(times(hour, 7)),
    {
      code: 'svetla',
      label: 'Sada světel',
      kind: 'addon',
      unit: 'event',
      amount: 600,
      vat_item: 'service',
    },
    {
      code: 'asistent',
      label: 'Asistent',
      kind: 'addon',
      unit: 'started_hour',
      amount: 350,
      vat_item: 'service',
    },
  ],
});

/** Gyms and dance halls: evenings are dearer, clubs and schools pay less. */
const gym: PriceListTemplate = (hour) => ({
  tariffs: [
    { code: 'verejnost', label: 'Veřejnost', kind: 'soukroma', is_default: true },
    { code: 'oddil', label: 'Místní oddíl', kind: 'mistni_spolek', needs_proof: true, legal_forms: ['706'] },
    { code: 'skola', label: 'Škola', kind: 'skola', needs_proof: true },
  ],
  rules: [
    {
      code: 'hodina',
      label: 'Pronájem za hodinu',
      kind: 'base',
      unit: 'hour',
      amount: hour,
      step_minutes: 30,
      vat_item: 'sport_service',
    },
    {
      code: 'vecer',
      label: 'Příplatek za večerní hodiny',
      kind: 'surcharge',
      percent: 20,
      vat_item: 'sport_service',
      when: { weekdays: [1, 2, 3, 4, 5], from: '17:00', to: '21:00' },
    },
    {
      code: 'oddil',
      label: 'Sleva pro místní oddíly',
      kind: 'discount',
      group: 'sleva',
      fraction: [1, 3],
      when: { tariffs: ['oddil'] },
    },
    {
      code: 'skola',
      label: 'Sleva pro školy',
      kind: 'discount',
      group: 'sleva',
      fraction: [1, 2],
      when: { tariffs: ['skola'] },
    },
  ],
});

/** Restaurants and clubs: hour or a whole evening, staff. */
const club: PriceListTemplate = (hour) => ({
  groups: CHEAPEST,
  rules: [
    toHourRule(hour, 2),
    {
      code: 'vecer',
      label: 'Uzavřený večer',
      kind: 'base',
      group: 'pronajem',
      unit: 'event',
      amount: times(hour, 6),
      when: { from: '16:00', to: '21:00', max_minutes: 720 },
    },
    {
      code: 'patek-sobota',
      label: 'Příplatek v pátek a v sobotu',
      kind: 'surcharge',
      percent: 15,
      when: { weekdays: [5, 6] },
    },
    {
      code: 'obsluha',
      label: 'Obsluha za hodinu',
      kind: 'addon',
      unit: 'started_hour',
      amount: 320,
      vat_item: 'service',
    },
    {
      code: 'raut',
      label: 'Raut',
      kind: 'addon',
      unit: 'person',
      amount: 490,
      vat_item: 'catering',
    },
    { code: 'kauce', label: 'Kauce', kind: 'deposit', amount: times(hour, 2) },
  ],
});

/** List of each kind of space. */
export const PRICE_LIST_TEMPLATES: Readonly<Record<SpaceKind, PriceListTemplate>> = {
  'velky-sal': hall,
  'maly-sal': hall,
  'kongresovy-sal': hall,
  'konferencni-sal': meetingRoom,
  zasedacka: meetingRoom,
  ucebna: meetingRoom,
  aula: hall,
  salonek: club,
  klubovna: club,
  foyer: hall,
  'divadlo-kino': hall,
  galerie: studio,
  atelier: studio,
  studio,
  'pohybovy-sal': gym,
  telocvicna: gym,
  'industrialni-hala': hall,
  loft: celebration,
  restaurace: club,
  klub: club,
  'vinny-sklep': celebration,
  'zamecky-sal': celebration,
  sakralni: celebration,
  stodola: celebration,
  terasa: celebration,
  zahrada: celebration,
  pozemek: celebration,
  koupaliste: celebration,
  lod: celebration,
  vystaviste: hall,
  plocha: hall,
  coworking: meetingRoom,
  kancelar: meetingRoom,
  chata: celebration,
};
