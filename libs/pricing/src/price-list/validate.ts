import { isCalendarDay } from '@prostora/contracts';
import {
  checkCodes,
  FieldErrors,
  isClock,
  isCode,
  isIntegerWithin,
  isMonthDay,
  isOneOf,
  type PriceListFieldError,
} from './field-checks.ts';
import {
  BUILT_IN_PERIODS,
  GROUP_CHOICES,
  PERIOD_KINDS,
  PRICE_LIST_LIMITS,
  TARIFF_KINDS,
  type PriceListDefinition,
  type PriceListPeriod,
} from './price-list.ts';
import { checkRules } from './validate-rules.ts';

/**
 * Checks a normalised price list; `priceByList` accepts a list without errors.
 * @param definition result of `normalizePriceList`
 * @returns Errors by the path of the field in the body of the contract.
 */
export function validatePriceList(definition: PriceListDefinition): PriceListFieldError[] {
  const errors = new FieldErrors();
  const { name, dayStart, rules, groups } = definition;
  const isName = name.trim().length > 0 && name.length <= PRICE_LIST_LIMITS.name;
  errors.check(isName, 'name', 'NAME_LENGTH');
  errors.check(isClock(dayStart), 'day_start', 'INVALID_CLOCK');
  checkTariffs(errors, definition);
  checkOptions(errors, definition);
  checkPeriods(errors, definition);
  checkCodes(errors, 'groups', groups, PRICE_LIST_LIMITS.groups);
  for (const [index, { choose }] of groups.entries())
    errors.check(isOneOf(GROUP_CHOICES, choose), `groups.${index}.choose`, 'UNKNOWN_CHOICE');
  checkCodes(errors, 'rules', rules, PRICE_LIST_LIMITS.rules);
  checkRules(errors, definition);
  return errors.list();
}

function checkTariffs(errors: FieldErrors, { tariffs }: PriceListDefinition): void {
  checkCodes(errors, 'tariffs', tariffs, PRICE_LIST_LIMITS.tariffs);
  const firstDefault = tariffs.findIndex(({ isDefault }) => isDefault);
  for (const [index, tariff] of tariffs.entries()) {
    const field = `tariffs.${index}`;
    errors.check(isOneOf(TARIFF_KINDS, tariff.kind), `${field}.kind`, 'UNKNOWN_TARIFF_KIND');
    errors.check(!tariff.isDefault || index === firstDefault, `${field}.is_default`, 'SECOND_DEFAULT');
    const isForms =
      tariff.legalForms.length <= PRICE_LIST_LIMITS.listValues &&
      tariff.legalForms.every((form) => /^\d{3}$/u.test(form));
    errors.check(isForms, `${field}.legal_forms`, 'INVALID_LEGAL_FORM');
    const isMunicipality = tariff.municipalityCode === null || /^\d{6}$/u.test(tariff.municipalityCode);
    errors.check(isMunicipality, `${field}.municipality_code`, 'INVALID_MUNICIPALITY');
  }
}

/** One default option a group; options without a group do not exclude each other. */
function checkOptions(errors: FieldErrors, { options }: PriceListDefinition): void {
  checkCodes(errors, 'options', options, PRICE_LIST_LIMITS.options);
  const withDefault = new Set<string>();
  for (const [index, { group, isDefault }] of options.entries()) {
    if (group === null) continue;
    errors.check(isCode(group), `options.${index}.group`, 'INVALID_CODE');
    if (!isDefault) continue;
    errors.check(!withDefault.has(group), `options.${index}.is_default`, 'SECOND_DEFAULT');
    withDefault.add(group);
  }
}

function checkPeriods(errors: FieldErrors, { periods }: PriceListDefinition): void {
  checkCodes(errors, 'periods', periods, PRICE_LIST_LIMITS.periods);
  for (const [index, period] of periods.entries()) {
    const field = `periods.${index}`;
    errors.check(!isOneOf(BUILT_IN_PERIODS, period.code), `${field}.code`, 'RESERVED_CODE');
    errors.check(isOneOf(PERIOD_KINDS, period.kind), `${field}.kind`, 'UNKNOWN_PERIOD_KIND');
    checkPeriodDays(errors, field, period);
  }
}

function checkPeriodDays(errors: FieldErrors, field: string, period: PriceListPeriod): void {
  if (period.kind === 'days') {
    const { days } = period;
    const hasDays = isIntegerWithin(days.length, 1, PRICE_LIST_LIMITS.periodDays);
    errors.check(hasDays, `${field}.days`, days.length === 0 ? 'DAYS_MISSING' : 'TOO_MANY');
    errors.check(days.every(isCalendarDay), `${field}.days`, 'INVALID_DAY');
    return;
  }
  const isDay = period.kind === 'yearly' ? isMonthDay : isCalendarDay;
  errors.check(isDay(period.from), `${field}.from`, 'INVALID_DAY');
  errors.check(isDay(period.to), `${field}.to`, 'INVALID_DAY');
  if (period.kind === 'fixed') errors.check(period.from <= period.to, `${field}.to`, 'PERIOD_REVERSED');
}
