import {
  countLeadDays,
  MAX_TOTAL_HALER,
  priceByList,
  type PriceListDefinition,
  type PriceListQuote,
  type PriceListRule,
  type VatRate,
} from '@prostora/pricing';
import type { BookingRequest } from '../booking-request.ts';

type ListPriceContext = {
  readonly now: Date;
  readonly vatRates: readonly VatRate[];
  /** Code of the tariff that the company register proves. */
  readonly verifiedTariff: string | null;
  /** Published lists never change, hence may name purposes by former slugs. */
  readonly toCurrentPurpose: (slug: string) => string;
};

/** Prices a booking by a list, for a quote and for the catalogue alike. */
export function priceListBooking(
  definition: PriceListDefinition,
  booking: BookingRequest,
  { now, vatRates, verifiedTariff, toCurrentPurpose }: ListPriceContext,
): PriceListQuote {
  const { startsAt, endsAt, accessFrom, accessUntil, guests, layout, purpose, options, addons } = booking;
  return priceByList({
    definition: purpose === null ? definition : withCurrentPurposes(definition, toCurrentPurpose),
    slot: { startsAt, endsAt },
    access: { from: accessFrom, until: accessUntil },
    guests,
    layout,
    purpose: purpose && toCurrentPurpose(purpose),
    tariff: verifiedTariff ?? booking.tariff,
    isTariffVerified: verifiedTariff !== null,
    options,
    addons,
    leadDays: countLeadDays(now, startsAt),
    vatRates,
    maxTotalHaler: MAX_TOTAL_HALER,
  });
}

function withCurrentPurposes(
  definition: PriceListDefinition,
  toCurrent: (slug: string) => string,
): PriceListDefinition {
  const isCurrent = (slug: string): boolean => toCurrent(slug) === slug;
  const toCurrentRule = (rule: PriceListRule): PriceListRule => ({
    ...rule,
    when: { ...rule.when, purposes: rule.when.purposes.map(toCurrent) },
  });
  return definition.rules.every(({ when }) => when.purposes.every(isCurrent))
    ? definition
    : { ...definition, rules: definition.rules.map(toCurrentRule) };
}
