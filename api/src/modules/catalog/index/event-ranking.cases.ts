import type { EventLayout } from '@prostora/contracts';

/** A space of a town with its centre at 50° N, 14° E. */
type SpaceCase = {
  readonly name: string;
  readonly capacity: number;
  readonly layouts?: Partial<Record<EventLayout, number>>;
  /** CZK per hour; null = by agreement. */
  readonly price: number | null;
  readonly km: number;
  /** 0 to 1000. */
  readonly completeness: number;
  readonly isRecommended?: boolean;
  readonly plan?: number;
  /** Offered hours of every day. */
  readonly hours?: readonly [from: number, to: number];
};

/** An event and the spaces in the right order, best first; the order within a tier is free. */
type EventCase = {
  readonly name: string;
  readonly guests: number | null;
  readonly layout?: EventLayout;
  readonly usualLayout?: EventLayout;
  /** Hours of Saturday 15 May 2027. */
  readonly hours?: readonly [from: number, to: number];
  readonly budget?: number;
  /** Surroundings of the town in km. */
  readonly radiusKm?: number;
  readonly tiers: readonly (readonly string[])[];
};

export const SPACES: readonly SpaceCase[] = [
  {
    name: 'culture house',
    capacity: 700,
    layouts: { divadelni: 700, banket: 400, skolni: 350 },
    price: 1500,
    km: 1,
    completeness: 900,
    isRecommended: true,
    plan: 3,
  },
  {
    name: 'hall',
    capacity: 150,
    layouts: { banket: 100, divadelni: 150, skolni: 80 },
    price: 1200,
    km: 2,
    completeness: 800,
  },
  {
    name: 'loft',
    capacity: 140,
    layouts: { banket: 90, stani: 140 },
    price: 3300,
    km: 5,
    completeness: 900,
  },
  {
    name: 'garden',
    capacity: 200,
    layouts: { banket: 140, stani: 200 },
    price: 2600,
    km: 6,
    completeness: 700,
    hours: [10, 20],
  },
  {
    name: 'meeting room 16',
    capacity: 16,
    layouts: { u: 14, skolni: 16 },
    price: 400,
    km: 1,
    completeness: 850,
  },
  { name: 'meeting room 10', capacity: 10, layouts: { u: 10 }, price: 250, km: 3, completeness: 500 },
  {
    name: 'classroom',
    capacity: 50,
    layouts: { skolni: 36, divadelni: 50, u: 24 },
    price: 600,
    km: 2,
    completeness: 800,
  },
  {
    name: 'lecture hall',
    capacity: 320,
    layouts: { skolni: 180, divadelni: 320 },
    price: 2500,
    km: 4,
    completeness: 900,
  },
  { name: 'gymnasium', capacity: 60, price: 350, km: 3, completeness: 600 },
  { name: 'yoga room', capacity: 20, price: 300, km: 2, completeness: 900 },
  { name: 'dance studio', capacity: 40, price: 500, km: 4, completeness: 700 },
  { name: 'parlour', capacity: 40, layouts: { banket: 40 }, price: 450, km: 1, completeness: 600 },
  {
    name: 'restaurant',
    capacity: 120,
    layouts: { banket: 80, stani: 120 },
    price: 900,
    km: 1,
    completeness: 800,
  },
  {
    name: 'barn',
    capacity: 220,
    layouts: { banket: 130, stani: 220, divadelni: 160 },
    price: 1800,
    km: 18,
    completeness: 850,
  },
  {
    name: 'castle',
    capacity: 140,
    layouts: { banket: 120, divadelni: 140 },
    price: 6000,
    km: 12,
    completeness: 950,
    isRecommended: true,
  },
  {
    name: 'club',
    capacity: 250,
    layouts: { stani: 250 },
    price: 1400,
    km: 2,
    completeness: 700,
    hours: [18, 24],
  },
  { name: 'clubroom', capacity: 25, price: null, km: 5, completeness: 300 },
  {
    name: 'gallery',
    capacity: 60,
    layouts: { stani: 60, divadelni: 45 },
    price: 800,
    km: 1,
    completeness: 900,
  },
  { name: 'photo studio', capacity: 12, price: 600, km: 3, completeness: 900 },
  { name: 'cinema', capacity: 220, layouts: { divadelni: 220 }, price: 2000, km: 2, completeness: 700 },
  {
    name: 'coworking',
    capacity: 24,
    layouts: { skolni: 24, u: 18 },
    price: 380,
    km: 1,
    completeness: 750,
    plan: 2,
  },
  { name: 'sports hall', capacity: 300, price: 500, km: 3, completeness: 400, plan: 3 },
  { name: 'wine cellar', capacity: 50, layouts: { banket: 50 }, price: 1000, km: 15, completeness: 800 },
  {
    name: 'village hall',
    capacity: 300,
    layouts: { banket: 180, divadelni: 300 },
    price: 700,
    km: 8,
    completeness: 500,
  },
];

export const EVENTS: readonly EventCase[] = [
  {
    name: 'wedding for 80 at tables',
    guests: 80,
    layout: 'banket',
    hours: [14, 22],
    tiers: [['hall', 'restaurant'], ['loft', 'barn'], ['culture house'], ['sports hall']],
  },
  {
    name: 'wedding for 80, layout left to its purpose',
    guests: 80,
    usualLayout: 'banket',
    hours: [14, 22],
    tiers: [['hall', 'restaurant'], ['loft'], ['culture house', 'cinema', 'lecture hall']],
  },
  {
    name: 'celebration for 40',
    guests: 40,
    layout: 'banket',
    hours: [17, 23],
    tiers: [['parlour'], ['restaurant', 'wine cellar'], ['hall'], ['village hall'], ['culture house']],
  },
  {
    name: 'training for 30',
    guests: 30,
    layout: 'skolni',
    hours: [9, 17],
    tiers: [['classroom'], ['hall'], ['lecture hall'], ['culture house']],
  },
  {
    name: 'meeting of 8',
    guests: 8,
    layout: 'u',
    hours: [9, 12],
    tiers: [['meeting room 10', 'meeting room 16'], ['coworking', 'classroom'], ['sports hall']],
  },
  {
    name: 'meeting of 12',
    guests: 12,
    layout: 'u',
    hours: [9, 12],
    tiers: [['meeting room 16'], ['coworking'], ['classroom']],
  },
  {
    name: 'conference for 300',
    guests: 300,
    layout: 'divadelni',
    hours: [9, 17],
    tiers: [['lecture hall', 'village hall'], ['culture house']],
  },
  {
    name: 'lecture for 150',
    guests: 150,
    layout: 'divadelni',
    hours: [18, 21],
    tiers: [['hall', 'cinema'], ['lecture hall', 'village hall', 'barn'], ['culture house']],
  },
  {
    name: 'yoga for 15',
    guests: 15,
    hours: [18, 19],
    tiers: [
      ['yoga room'],
      ['meeting room 16', 'coworking'],
      ['dance studio'],
      ['sports hall'],
      ['culture house'],
    ],
  },
  {
    name: 'dancing for 35',
    guests: 35,
    hours: [18, 20],
    tiers: [
      ['dance studio', 'parlour', 'classroom'],
      ['hall', 'restaurant'],
      ['culture house', 'sports hall'],
    ],
  },
  {
    name: 'party of 200 standing',
    guests: 200,
    layout: 'stani',
    hours: [18, 24],
    tiers: [['club'], ['barn', 'garden']],
  },
  {
    name: 'afternoon for 120 standing',
    guests: 120,
    layout: 'stani',
    hours: [13, 18],
    tiers: [['restaurant'], ['loft', 'garden'], ['barn', 'club']],
  },
  {
    name: 'garden party into the night',
    guests: 130,
    layout: 'banket',
    hours: [16, 23],
    tiers: [
      ['village hall', 'barn'],
      ['garden', 'culture house'],
    ],
  },
  {
    name: 'wedding for 100 within 20,000',
    guests: 100,
    layout: 'banket',
    hours: [12, 22],
    budget: 20_000,
    tiers: [['hall'], ['village hall'], ['culture house'], ['sports hall']],
  },
  {
    name: 'celebration for 50 near the town',
    guests: 50,
    layout: 'banket',
    hours: [16, 22],
    radiusKm: 20,
    tiers: [['restaurant'], ['hall', 'wine cellar'], ['barn', 'castle'], ['culture house']],
  },
  {
    name: 'exhibition for 50 standing',
    guests: 50,
    layout: 'stani',
    hours: [17, 20],
    tiers: [['gallery'], ['restaurant'], ['loft'], ['barn', 'garden'], ['club']],
  },
  {
    name: 'photographs of 6',
    guests: 6,
    hours: [10, 14],
    tiers: [
      ['meeting room 10'],
      ['photo studio', 'meeting room 16'],
      ['classroom'],
      ['culture house', 'castle'],
    ],
  },
  {
    name: 'an evening without guests',
    guests: null,
    hours: [18, 22],
    tiers: [['coworking', 'meeting room 16', 'yoga room'], ['loft', 'garden'], ['castle']],
  },
  {
    name: 'guests without a day',
    guests: 80,
    tiers: [['hall', 'restaurant'], ['loft'], ['culture house']],
  },
  {
    name: 'club meeting of 20',
    guests: 20,
    hours: [16, 19],
    tiers: [
      ['yoga room', 'coworking'],
      ['clubroom', 'dance studio', 'parlour'],
      ['village hall'],
      ['culture house'],
    ],
  },
];
