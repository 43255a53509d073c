import { Injectable } from '@nestjs/common';
import { isIco, LAYOUTS, normalizeIco, toPragueWallTime } from '@prostora/contracts';
import {
  findTariffForCompany,
  validateChoices,
  type PriceListDefinition,
  type PriceListTariff,
} from '@prostora/pricing';
import { describeTariffReason } from '@prostora/strings/cs/price-tariffs.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import {
  assertNoFieldErrors,
  createFieldError,
  DomainError,
  fieldError,
  type FieldErrors,
} from '../../../platform/errors/index.ts';
import { CompanyRegister } from '../../accounts/customers/index.ts';
import { TaxonomyService } from '../../taxonomy/index.ts';
import type { BookingRequest, RegisteredCompany, PricedBooking } from '../booking-request.ts';
import { rejectSlotLength } from '../slot-rules.ts';
import { priceListBooking } from './list-price.ts';
import { buildListQuote, type ListQuote } from './list-quote.ts';
import { toDefinition, type PriceList } from './price-list.entity.ts';
import { toPriceListFieldErrors } from './price-list.errors.ts';
import { PriceListRepository } from './price-list.repository.ts';
import type { VatRate } from './vat-rate.entity.ts';
import { VatRateRepository } from './vat-rate.repository.ts';

/** A list without tariffs, options, add-ons and rules. */
const NO_RULES = { tariffs: [], options: [], rules: [] } as const;
type ListChoices = Pick<PriceListDefinition, 'tariffs' | 'options' | 'rules'>;

/** What quotes by lists are computed from, besides the booking. */
export type ListTables = {
  readonly vatRates: readonly VatRate[];
  /** Current slugs of purposes, of the chosen one and of those in the rules of the lists. */
  readonly purposes: ReadonlyMap<string, string>;
  readonly now: Date;
};

/** Prices of bookings by a price list. */
@Injectable()
export class ListPricingService {
  constructor(
    private readonly lists: PriceListRepository,
    private readonly vatRates: VatRateRepository,
    private readonly taxonomy: TaxonomyService,
    private readonly companies: CompanyRegister,
    private readonly clock: Clock,
  ) {}

  /** The published list of the Prague day on which a slot of the space starts. */
  async findList(spaceId: number, startsAt: Date): Promise<PriceList | null> {
    const scope = await this.lists.findPublished(spaceId, toPragueWallTime(startsAt).day);
    return scope?.list ?? null;
  }

  /** The same for slots of several spaces, with one read for all of them. */
  async loadLists(
    slots: readonly { readonly spaceId: number; readonly startsAt: Date }[],
  ): Promise<(spaceId: number, startsAt: Date) => PriceList | null> {
    const days = slots.map(({ startsAt }) => toPragueWallTime(startsAt).day).sort();
    const [from, until] = [days[0] ?? '', days.at(-1) ?? ''];
    const spaceIds = new Set(slots.map(({ spaceId }) => spaceId));
    const scopes = days.length === 0 ? [] : await this.lists.listPublished([...spaceIds], from, until);
    return (spaceId, startsAt) => {
      const { day } = toPragueWallTime(startsAt);
      const isOfDay = ({ space, validFrom, validUntil }: (typeof scopes)[number]): boolean =>
        space.id === spaceId && validFrom <= day && (validUntil === null || validUntil >= day);
      return scopes.find(isOfDay)?.list ?? null;
    };
  }

  /** The operator's table. */
  listVatRates(): Promise<VatRate[]> {
    return this.vatRates.listAll();
  }

  /**
   * Reads what bookings with a purpose are priced from, once for all of them.
   * @param purpose of the bookings
   */
  async loadTables(lists: readonly PriceList[], purpose: string | null): Promise<ListTables> {
    const rules = lists.flatMap((list) => toDefinition(list).rules);
    return {
      vatRates: lists.length === 0 ? [] : await this.vatRates.listAll(),
      purposes:
        purpose === null
          ? new Map()
          : await this.taxonomy.resolvePurposeSlugs([purpose, ...rules.flatMap(({ when }) => when.purposes)]),
      now: this.clock.now(),
    };
  }

  /**
   * The company by which the list finds a tariff; null while the register is unreachable. Calls the register,
   * hence not inside a transaction.
   * @throws DomainError VALIDATION on `ico`
   */
  async findCompany(
    list: PriceList | null,
    { tariff, ico }: Pick<BookingRequest, 'tariff' | 'ico'>,
    fieldPrefix = '',
  ): Promise<RegisteredCompany | null> {
    if (ico === null) return null;
    const normalized = normalizeIco(ico);
    if (normalized === null || !isIco(normalized))
      throw createFieldError(`${fieldPrefix}ico`, fieldError('ico'));
    if (tariff !== null || !list?.definition.tariffs.some(isOfCompanies)) return null;
    try {
      const company = await this.companies.find(normalized);
      return company && !company.isDefunct
        ? { legalForm: company.legalForm, municipalityCode: company.municipalityCode }
        : null;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'ARES_UNAVAILABLE') return null;
      throw error;
    }
  }
}

/**
 * Prices a booking by a list.
 * @param fieldPrefix path of the booking in the body; null for choices made for another slot, of which unknown ones
 *   count as not given
 * @throws DomainError VALIDATION on a choice that the list does not have, or on the times of access
 */
export function quoteByList<SpaceId extends number | null>(
  spaceId: SpaceId,
  list: PriceList,
  booking: PricedBooking,
  { vatRates, purposes, now }: ListTables,
  fieldPrefix: string | null = '',
): ListQuote<SpaceId> {
  const given = toDefinition(list);
  if (fieldPrefix !== null) assertChoices(given, booking, purposes, fieldPrefix);
  const known = findCompanyTariff(given, booking);
  const price = priceListBooking(given, booking, {
    now,
    vatRates,
    verifiedTariff: known?.tariff.code ?? null,
    toCurrentPurpose: (slug) => purposes.get(slug) ?? slug,
  });
  return buildListQuote(spaceId, list, booking, price, known?.reason ?? null);
}

/**
 * Checks the choices for a day without a list.
 * @throws DomainError VALIDATION
 */
export const assertWithoutList = (booking: BookingRequest, { purposes }: ListTables): void =>
  assertChoices(NO_RULES, booking, purposes, '');

const isOfCompanies = ({ legalForms, municipalityCode }: PriceListTariff): boolean =>
  legalForms.length > 0 || municipalityCode !== null;

/** The tariff that the company register proves. */
function findCompanyTariff(
  definition: PriceListDefinition,
  { tariff, company }: PricedBooking,
): { tariff: PriceListTariff; reason: string } | null {
  const fitting = tariff === null && company ? findTariffForCompany(definition, company) : null;
  return fitting && company && { tariff: fitting, reason: describeTariffReason(fitting, company) };
}

/** A purpose or a layout is one of the platform's, or named by the list. */
function assertChoices(
  list: ListChoices,
  booking: BookingRequest,
  purposes: ReadonlyMap<string, string>,
  prefix: string,
): void {
  const { purpose, layout } = booking;
  const isNamed = (name: 'purposes' | 'layouts', slug: string): boolean =>
    list.rules.some(({ when }) => when[name].includes(slug));
  const isKnownPurpose = purpose === null || purposes.has(purpose) || isNamed('purposes', purpose);
  const isKnownLayout =
    layout === null || LAYOUTS.some((known) => known === layout) || isNamed('layouts', layout);
  assertNoFieldErrors({
    ...checkAccess(booking, prefix),
    ...(!isKnownPurpose && { [`${prefix}purpose`]: fieldError('priceList', { error: 'INVALID_SLUG' }) }),
    ...(!isKnownLayout && { [`${prefix}layout`]: fieldError('priceList', { error: 'INVALID_SLUG' }) }),
    ...toPriceListFieldErrors(validateChoices(list, booking), prefix),
  });
}

/** Entry is not after the start, exit not before the end, and all of it not longer than the longest slot. */
function checkAccess(
  { startsAt, endsAt, accessFrom, accessUntil }: BookingRequest,
  prefix: string,
): FieldErrors {
  const isLate = accessFrom !== null && accessFrom > startsAt;
  const isEarly = accessUntil !== null && accessUntil < endsAt;
  const rejection =
    isLate || isEarly
      ? null
      : rejectSlotLength({ startsAt: accessFrom ?? startsAt, endsAt: accessUntil ?? endsAt });
  return {
    ...(isLate && { [`${prefix}access_from`]: fieldError('accessFrom') }),
    ...(isEarly && { [`${prefix}access_until`]: fieldError('accessUntil') }),
    ...(rejection && {
      [`${prefix}${accessUntil === null ? 'access_from' : 'access_until'}`]: rejection.error,
    }),
  };
}
