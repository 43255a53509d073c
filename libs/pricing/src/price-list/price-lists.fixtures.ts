import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromPragueWallTime, parseClock } from '@prostora/contracts';
import { normalizePriceList, type PriceListInput, type PriceListRuleInput } from './normalize.ts';
import type { PriceListDefinition, VatItem } from './price-list.ts';
import type { PriceListRequest, VatRate } from './quote.ts';

type Booking = {
  name: string;
  input: {
    start_datetime: string;
    end_datetime: string;
    access_from?: string;
    access_until?: string;
    guests?: number;
    tariff?: string;
    purpose?: string;
    layout?: string;
    options?: string[];
    addons?: { code: string; quantity?: number }[];
  };
  expected: {
    total: number;
    deposit: number;
    complete: boolean;
    reasons: string[];
    metered: string[];
    vat?: { rate: number; base: number; tax: number; total: number }[];
  };
  how: string;
};

export type PublishedPriceList = {
  place: string;
  price_list: PriceListInput & { rules: PriceListRuleInput[] };
  bookings: Booking[];
};

const FOLDER = path.join(import.meta.dirname, 'fixtures');

/** Published Czech price lists with bookings worked out by hand. */
export const PUBLISHED_PRICE_LISTS: readonly PublishedPriceList[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as PublishedPriceList);

const rate = (item: VatItem, percent: number, validFrom = '2024-01-01'): VatRate => ({
  item,
  rate: percent,
  validFrom,
});

/** Rates of 2026. */
export const VAT_RATES: readonly VatRate[] = [
  rate('rent', 21),
  rate('service', 21),
  rate('catering', 12),
  rate('alcohol', 21),
  rate('parking', 21),
  rate('sport_service', 12),
  rate('sport_exempt', 0),
  rate('accommodation', 12),
  rate('land', 0),
];

/** Timestamp of a wall time in Prague, „2027-05-15T14:00“. */
export const toTimestamp = (text: string): Date =>
  fromPragueWallTime(text.slice(0, 10), parseClock(text.slice(11)) ?? 0);

/** Request of a booking in the form of the contract. */
export const toRequest = (definition: PriceListDefinition, input: Booking['input']): PriceListRequest => ({
  definition,
  slot: { startsAt: toTimestamp(input.start_datetime), endsAt: toTimestamp(input.end_datetime) },
  access: {
    from: input.access_from ? toTimestamp(input.access_from) : null,
    until: input.access_until ? toTimestamp(input.access_until) : null,
  },
  guests: input.guests ?? null,
  tariff: input.tariff ?? null,
  purpose: input.purpose ?? null,
  layout: input.layout ?? null,
  options: input.options ?? null,
  addons: input.addons ?? [],
  leadDays: 100,
  vatRates: VAT_RATES,
});

/** Definition of a list of the given rules, with the defaults of a gross list of a payer. */
export const buildDefinition = (
  rules: readonly (Partial<PriceListRuleInput> & { code: string })[],
  given: Partial<PriceListInput> = {},
): PriceListDefinition =>
  normalizePriceList({
    name: 'Hall',
    includes_vat: true,
    vat_payer: true,
    ...given,
    rules: rules.map((rule) => ({
      label: rule.code,
      kind: 'base',
      ...(rule.percent === undefined && rule.fraction === undefined && { unit: 'event' }),
      ...rule,
    })),
  });
