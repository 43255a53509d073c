import { Injectable } from '@nestjs/common';
import { isIco, normalizeIco } from '@prostora/contracts';
import {
  countLeadDays,
  findTariffForCompany,
  priceByList,
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
import { CompanyRegister, type Company } from '../../accounts/customers/index.ts';
import type { BookingRequest } from '../booking-request.ts';
import { rejectSlotLength } from '../slot-rules.ts';
import { buildListQuote, type ListQuote } from './list-quote.ts';
import { toDefinition, type PriceList } from './price-list.entity.ts';
import { toPriceListFieldErrors } from './price-list.errors.ts';
import type { VatRate } from './vat-rate.entity.ts';
import { VatRateRepository } from './vat-rate.repository.ts';

/** Prices of bookings by a price list. */
@Injectable()
export class ListPricingService {
  constructor(
    private readonly vatRates: VatRateRepository,
    private readonly companies: CompanyRegister,
    private readonly clock: Clock,
  ) {}

  /** The operator's table, read once for all bookings of a request. */
  listVatRates(): Promise<VatRate[]> {
    return this.vatRates.listAll();
  }

  /**
   * @param fieldPrefix path of the booking in the body
   * @throws DomainError VALIDATION on a choice that the list does not have, or on the times of access
   */
  async quote<SpaceId extends number | null>(
    spaceId: SpaceId,
    list: PriceList,
    booking: BookingRequest,
    vatRates: readonly VatRate[],
    fieldPrefix = '',
  ): Promise<ListQuote<SpaceId>> {
    const definition = toDefinition(list);
    assertNoFieldErrors({
      ...checkAccess(booking, fieldPrefix),
      ...toPriceListFieldErrors(validateChoices(definition, booking), fieldPrefix),
    });
    const known = await this.findCompanyTariff(definition, booking, fieldPrefix);
    const { startsAt, endsAt, accessFrom, accessUntil, guests, layout, purpose, options, addons } = booking;
    const price = priceByList({
      definition,
      slot: { startsAt, endsAt },
      access: { from: accessFrom, until: accessUntil },
      guests,
      layout,
      purpose,
      tariff: known?.tariff.code ?? booking.tariff,
      isTariffVerified: known !== null,
      options,
      addons,
      leadDays: countLeadDays(this.clock.now(), startsAt),
      vatRates,
    });
    return buildListQuote(spaceId, list, booking, price, known?.reason ?? null);
  }

  /** The tariff that the company register proves; null without one, or while the register is unreachable. */
  private async findCompanyTariff(
    definition: PriceListDefinition,
    { tariff, ico }: BookingRequest,
    fieldPrefix: string,
  ): Promise<{ tariff: PriceListTariff; reason: string } | null> {
    if (tariff !== null || ico === null) return null;
    const normalized = normalizeIco(ico);
    if (normalized === null || !isIco(normalized))
      throw createFieldError(`${fieldPrefix}ico`, fieldError('ico'));
    if (!definition.tariffs.some(isOfCompanies)) return null;
    const company = await this.findCompany(normalized);
    const fitting = company && !company.isDefunct ? findTariffForCompany(definition, company) : null;
    if (!company || !fitting) return null;
    return { tariff: fitting, reason: describeTariffReason(fitting, company) };
  }

  private async findCompany(ico: string): Promise<Company | null> {
    try {
      return await this.companies.find(ico);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'ARES_UNAVAILABLE') return null;
      throw error;
    }
  }
}

const isOfCompanies = ({ legalForms, municipalityCode }: PriceListTariff): boolean =>
  legalForms.length > 0 || municipalityCode !== null;

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
