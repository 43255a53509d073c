/** A rule of a template: fields of the contract that differ from the defaults. */
type TemplateRule = {
  readonly code: string;
  readonly label: string;
  readonly kind: string;
  readonly group?: string;
  readonly unit?: string;
  readonly amount?: number;
  readonly percent?: number;
  readonly fraction?: readonly [number, number];
  readonly applies_to?: readonly string[];
  readonly min_units?: number;
  readonly vat_item?: string;
  readonly when?: {
    readonly tariffs?: readonly string[];
    readonly options?: readonly string[];
    readonly not_options?: readonly string[];
    readonly weekdays?: readonly number[];
    readonly periods?: readonly string[];
    readonly min_guests?: number;
  };
};

export type PriceListTemplate = {
  readonly title: string;
  readonly text: string;
  readonly list: {
    readonly name: string;
    readonly tariffs?: readonly {
      readonly code: string;
      readonly label: string;
      readonly kind: string;
      readonly is_default?: boolean;
      readonly needs_proof?: boolean;
    }[];
    readonly options?: readonly { readonly code: string; readonly label: string }[];
    readonly periods?: readonly {
      readonly code: string;
      readonly label: string;
      readonly kind: string;
      readonly from: string;
      readonly to: string;
    }[];
    readonly groups?: readonly { readonly code: string; readonly choose: string }[];
    readonly rules: readonly TemplateRule[];
  };
};

const HEATING = { code: 'topna-sezona', label: 'Topná sezona', kind: 'yearly', from: '10-01', to: '04-30' };
const RENT = 'pronajem';

const municipality: PriceListTemplate = {
  title: 'Obec',
  text: 'Sál nebo kulturní dům: jiná cena pro občany, spolky a firmy, topení v zimě, vratná kauce.',
  list: {
    name: 'Ceník kulturního domu',
    tariffs: [
      { code: 'soukroma', label: 'Soukromá akce', kind: 'soukroma', is_default: true },
      { code: 'obcan', label: 'Občan obce', kind: 'obcan', needs_proof: true },
      { code: 'komercni', label: 'Komerční akce', kind: 'komercni' },
      { code: 'spolek', label: 'Místní spolek', kind: 'mistni_spolek', needs_proof: true },
    ],
    periods: [HEATING],
    options: [{ code: 'uklidime', label: 'Uklidíme sami' }],
    rules: [
      {
        code: 'spolek',
        label: 'Akce místního spolku',
        kind: 'base',
        group: RENT,
        unit: 'event',
        amount: 0,
        when: { tariffs: ['spolek'] },
      },
      {
        code: 'komercni',
        label: 'Pronájem, komerční akce',
        kind: 'base',
        group: RENT,
        unit: 'day',
        amount: 5000,
        when: { tariffs: ['komercni'] },
      },
      {
        code: 'obcan',
        label: 'Pronájem, občan obce',
        kind: 'base',
        group: RENT,
        unit: 'day',
        amount: 2000,
        when: { tariffs: ['obcan'] },
      },
      { code: 'soukroma', label: 'Pronájem', kind: 'base', group: RENT, unit: 'day', amount: 3000 },
      {
        code: 'topeni',
        label: 'Topení',
        kind: 'mandatory',
        unit: 'event',
        amount: 500,
        vat_item: 'service',
        when: { periods: [HEATING.code] },
      },
      {
        code: 'uklid',
        label: 'Úklid',
        kind: 'mandatory',
        unit: 'event',
        amount: 600,
        vat_item: 'service',
        when: { not_options: ['uklidime'] },
      },
      { code: 'ubrus', label: 'Ubrus', kind: 'addon', unit: 'piece', amount: 35, vat_item: 'service' },
      { code: 'kauce', label: 'Kauce', kind: 'deposit', unit: 'event', amount: 5000 },
      { code: 'elektrina', label: 'Elektřina', kind: 'metered', unit: 'kwh', amount: 8, vat_item: 'service' },
    ],
  },
};

const hall: PriceListTemplate = {
  title: 'Komerční sál',
  text: 'Hodina nebo celý den podle toho, co je levnější, příplatek za víkendový večer, technik na objednání.',
  list: {
    name: 'Ceník sálu',
    tariffs: [
      { code: 'firma', label: 'Firemní akce', kind: 'komercni', is_default: true },
      { code: 'soukroma', label: 'Soukromá akce', kind: 'soukroma' },
      { code: 'neziskova', label: 'Nezisková organizace', kind: 'neziskova', needs_proof: true },
    ],
    options: [{ code: 'technika', label: 'S technikou' }],
    groups: [{ code: RENT, choose: 'cheapest' }],
    rules: [
      {
        code: 'hodina',
        label: 'Pronájem za hodinu',
        kind: 'base',
        group: RENT,
        unit: 'started_hour',
        amount: 2400,
        min_units: 4,
      },
      { code: 'den', label: 'Celý den', kind: 'base', group: RENT, unit: 'day', amount: 24000 },
      {
        code: 'vikend',
        label: 'Víkendový příplatek',
        kind: 'surcharge',
        percent: 10,
        applies_to: ['hodina', 'den'],
        when: { weekdays: [5, 6] },
      },
      {
        code: 'technika',
        label: 'Ozvučení a projekce',
        kind: 'mandatory',
        unit: 'event',
        amount: 3500,
        vat_item: 'service',
        when: { options: ['technika'] },
      },
      {
        code: 'uklid',
        label: 'Úklid',
        kind: 'mandatory',
        unit: 'event',
        amount: 1800,
        vat_item: 'service',
      },
      {
        code: 'neziskova',
        label: 'Sleva pro neziskové organizace',
        kind: 'discount',
        group: 'sleva',
        percent: 20,
        when: { tariffs: ['neziskova'] },
      },
      {
        code: 'technik',
        label: 'Technik',
        kind: 'addon',
        unit: 'started_hour',
        amount: 350,
        vat_item: 'service',
      },
      { code: 'kauce', label: 'Kauce', kind: 'deposit', unit: 'event', amount: 10000 },
    ],
  },
};

const studio: PriceListTemplate = {
  title: 'Ateliér po hodinách',
  text: 'Hodinová sazba s nejkratším pronájmem, levnější všední dny, půjčení vybavení.',
  list: {
    name: 'Ceník ateliéru',
    rules: [
      {
        code: 'hodina',
        label: 'Pronájem ateliéru',
        kind: 'base',
        group: RENT,
        unit: 'hour',
        amount: 600,
        min_units: 2,
      },
      {
        code: 'vsedni-den',
        label: 'Sleva ve všední den',
        kind: 'discount',
        group: 'sleva',
        percent: 20,
        when: { weekdays: [1, 2, 3, 4] },
      },
      {
        code: 'vetsi-skupina',
        label: 'Větší skupina',
        kind: 'surcharge',
        unit: 'event',
        amount: 500,
        when: { min_guests: 11 },
      },
      {
        code: 'svetla',
        label: 'Sada světel',
        kind: 'addon',
        unit: 'event',
        amount: 400,
        vat_item: 'service',
      },
      {
        code: 'pozadi',
        label: 'Papírové pozadí',
        kind: 'addon',
        unit: 'piece',
        amount: 250,
        vat_item: 'service',
      },
      { code: 'kauce', label: 'Kauce', kind: 'deposit', unit: 'event', amount: 2000 },
    ],
  },
};

const empty: PriceListTemplate = {
  title: 'Prázdný ceník',
  text: 'Všechny položky si napíšete sami.',
  list: { name: 'Nový ceník', rules: [] },
};

/** Starts of a price list by their name in the URL. Amounts are examples to be rewritten. */
export const priceListTemplates = { obec: municipality, sal: hall, atelier: studio, prazdny: empty } as const;
export type PriceListTemplateName = keyof typeof priceListTemplates;
