import { isCalendarDay, parseClock } from '@prostora/contracts';
import { PRICE_LIST_CODE, PRICE_LIST_LIMITS } from './price-list.ts';

/** Errors of fields; the Czech messages are `priceListErrors` of `@prostora/strings`. */
export const PRICE_LIST_ERROR_CODES = [
  'NAME_LENGTH',
  'LABEL_LENGTH',
  'INVALID_CODE',
  'DUPLICATE_CODE',
  'RESERVED_CODE',
  'TOO_MANY',
  'INVALID_CLOCK',
  'INVALID_DAY',
  'PERIOD_REVERSED',
  'DAYS_MISSING',
  'UNKNOWN_TARIFF_KIND',
  'INVALID_LEGAL_FORM',
  'INVALID_MUNICIPALITY',
  'SECOND_DEFAULT',
  'UNKNOWN_PERIOD_KIND',
  'UNKNOWN_CHOICE',
  'CHEAPEST_WITH_SPLIT',
  'NO_BASE_RULE',
  'UNKNOWN_RULE_KIND',
  'UNKNOWN_UNIT',
  'UNIT_NOT_ALLOWED',
  'AMOUNT_OUT_OF_RANGE',
  'AMOUNT_OR_PERCENT',
  'PERCENT_NOT_ALLOWED',
  'PERCENT_OUT_OF_RANGE',
  'FRACTION_OUT_OF_RANGE',
  'UNKNOWN_RULE',
  'UNKNOWN_COVERED_TIME',
  'STEP_OUT_OF_RANGE',
  'UNITS_OUT_OF_RANGE',
  'SPLIT_NOT_ALLOWED',
  'SPLIT_MIXED',
  'UNKNOWN_VAT_ITEM',
  'DEPOSIT_ONLY',
  'UNKNOWN_TARIFF',
  'UNKNOWN_OPTION',
  'UNKNOWN_PERIOD',
  'INVALID_SLUG',
  'INVALID_WEEKDAY',
  'NUMBER_OUT_OF_RANGE',
  'RANGE_REVERSED',
  'UNKNOWN_ADDON',
  'OPTIONS_EXCLUSIVE',
  'QUANTITY_OUT_OF_RANGE',
] as const;
export type PriceListErrorCode = (typeof PRICE_LIST_ERROR_CODES)[number];

/** Error of a field by its path in the body of the contract, „rules.0.when.tariffs“. */
export type PriceListFieldError = { readonly field: string; readonly code: PriceListErrorCode };

/** Collects the errors of fields; of one field only the first. */
export class FieldErrors {
  private readonly byField = new Map<string, PriceListErrorCode>();

  check(isValid: boolean, field: string, code: PriceListErrorCode): void {
    if (!isValid && !this.byField.has(field)) this.byField.set(field, code);
  }

  list(): PriceListFieldError[] {
    return [...this.byField].map(([field, code]) => ({ field, code }));
  }
}

export const isOneOf = (values: readonly string[], value: string | null): boolean =>
  value !== null && values.includes(value);

/**
 * Whether a number is an integer in a range.
 * @param value any number
 */
export const isIntegerWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/**
 * Whether a number is in a range and has no more decimals.
 * @param value any number
 */
export function isDecimalWithin(value: number, min: number, max: number, decimals = 2): boolean {
  const scaled = value * 10 ** decimals;
  return value >= min && value <= max && Math.abs(scaled - Math.round(scaled)) < 0.001;
}

export const isCode = (code: string): boolean => PRICE_LIST_CODE.test(code);

/**
 * Whether a text is a time of day.
 * @param clock time of day, HH:MM
 */
export const isClock = (clock: string): boolean => parseClock(clock) !== null;

/** Whether a text is a day of any year, MM-DD; 29 February is one. */
export const isMonthDay = (day: string): boolean => isCalendarDay(`2024-${day}`);

const isLabel = (label: string): boolean =>
  label.trim().length > 0 && label.length <= PRICE_LIST_LIMITS.label;

/** Checks codes and labels of a list: form, uniqueness, number. */
export function checkCodes(
  errors: FieldErrors,
  field: string,
  entries: readonly { readonly code: string; readonly label?: string }[],
  max: number,
): void {
  errors.check(entries.length <= max, field, 'TOO_MANY');
  const seen = new Set<string>();
  for (const [index, { code, label }] of entries.entries()) {
    errors.check(isCode(code), `${field}.${index}.code`, 'INVALID_CODE');
    errors.check(!seen.has(code), `${field}.${index}.code`, 'DUPLICATE_CODE');
    if (label !== undefined) errors.check(isLabel(label), `${field}.${index}.label`, 'LABEL_LENGTH');
    seen.add(code);
  }
}
