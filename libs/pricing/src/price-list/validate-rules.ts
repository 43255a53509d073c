import {
  type FieldErrors,
  isClock,
  isCode,
  isDecimalWithin,
  isIntegerWithin,
  isOneOf,
} from './field-checks.ts';
import {
  BUILT_IN_PERIODS,
  COVERED_TIMES,
  METERED_UNITS,
  PRICE_LIST_LIMITS,
  RELATIVE_KINDS,
  RULE_KINDS,
  RULE_UNITS,
  SPLIT_UNITS,
  VAT_ITEMS,
  type PriceListDefinition,
  type PriceListRule,
  type RuleConditions,
  type RuleKind,
} from './price-list.ts';

/** Kinds whose items a percentage can be taken from. */
const ITEM_KINDS: readonly RuleKind[] = ['base', 'surcharge', 'mandatory', 'addon'];
/** Decimals of hours from which whole minutes follow. */
const UNIT_DECIMALS = 4;
const MAX_HALER = PRICE_LIST_LIMITS.amount * 100;

const isAmount = (haler: number): boolean => isIntegerWithin(haler, 0, MAX_HALER);

/** Checks every rule by itself and against the codes of the list. */
export function checkRules(errors: FieldErrors, definition: PriceListDefinition): void {
  const { rules } = definition;
  errors.check(
    rules.some(({ kind }) => kind === 'base'),
    'rules',
    'NO_BASE_RULE',
  );
  for (const [index, rule] of rules.entries()) {
    const field = `rules.${index}`;
    errors.check(isOneOf(RULE_KINDS, rule.kind), `${field}.kind`, 'UNKNOWN_RULE_KIND');
    errors.check(rule.group === null || isCode(rule.group), `${field}.group`, 'INVALID_CODE');
    checkRate(errors, field, rule);
    checkUnit(errors, field, rule);
    checkAppliesTo(errors, field, rule, rules.slice(0, index), rules);
    checkCounting(errors, field, rule);
    checkConditions(errors, `${field}.when`, rule.when, definition);
  }
  checkSplitGroups(errors, definition);
}

/** Exactly one of amount, percentage and fraction. */
function checkRate(errors: FieldErrors, field: string, rule: PriceListRule): void {
  const { kind, amountHaler, percent, fraction } = rule;
  const relative = percent !== null ? `${field}.percent` : `${field}.fraction`;
  const isRelative = percent !== null || fraction !== null;
  if (isOneOf(RELATIVE_KINDS, kind)) {
    const given = [amountHaler, percent, fraction].filter((value) => value !== null).length;
    errors.check(given === 1, isRelative ? relative : `${field}.percent`, 'AMOUNT_OR_PERCENT');
  } else {
    errors.check(!isRelative, relative, amountHaler === null ? 'PERCENT_NOT_ALLOWED' : 'AMOUNT_OR_PERCENT');
    errors.check(
      amountHaler !== null || kind === 'metered' || isRelative,
      `${field}.amount`,
      'AMOUNT_OUT_OF_RANGE',
    );
  }
  if (amountHaler !== null) errors.check(isAmount(amountHaler), `${field}.amount`, 'AMOUNT_OUT_OF_RANGE');
  if (percent !== null)
    errors.check(percent > 0 && isDecimalWithin(percent, 0, 100), `${field}.percent`, 'PERCENT_OUT_OF_RANGE');
  if (fraction !== null) errors.check(isFraction(fraction), `${field}.fraction`, 'FRACTION_OUT_OF_RANGE');
}

function isFraction(fraction: readonly number[]): boolean {
  const [numerator = 0, denominator = 0, ...rest] = fraction;
  return (
    rest.length === 0 &&
    isIntegerWithin(numerator, 1, PRICE_LIST_LIMITS.fraction) &&
    isIntegerWithin(denominator, 1, PRICE_LIST_LIMITS.fraction) &&
    numerator <= denominator
  );
}

function checkUnit(errors: FieldErrors, field: string, rule: PriceListRule): void {
  const { kind, unit, amountHaler, percent, fraction } = rule;
  if (amountHaler === null && (percent !== null || fraction !== null)) {
    errors.check(unit === null, `${field}.unit`, 'UNIT_NOT_ALLOWED');
    return;
  }
  errors.check(isOneOf(RULE_UNITS, unit), `${field}.unit`, 'UNKNOWN_UNIT');
  const isAllowed =
    (kind === 'metered' || !isOneOf(METERED_UNITS, unit)) && (kind === 'addon' || unit !== 'piece');
  errors.check(isAllowed, `${field}.unit`, 'UNIT_NOT_ALLOWED');
}

/** Codes of items of the list; a surcharge is taken from surcharges before it only. */
function checkAppliesTo(
  errors: FieldErrors,
  field: string,
  { kind, appliesTo }: PriceListRule,
  before: readonly PriceListRule[],
  rules: readonly PriceListRule[],
): void {
  const applicable = rules.filter(
    (rule) =>
      ITEM_KINDS.includes(rule.kind) &&
      (kind !== 'surcharge' || rule.kind !== 'surcharge' || before.includes(rule)),
  );
  const codes = new Set(applicable.map(({ code }) => code));
  const isKnown =
    appliesTo.length <= PRICE_LIST_LIMITS.listValues && appliesTo.every((code) => codes.has(code));
  errors.check(isKnown, `${field}.applies_to`, 'UNKNOWN_RULE');
}

function checkCounting(errors: FieldErrors, field: string, rule: PriceListRule): void {
  const { units } = PRICE_LIST_LIMITS;
  errors.check(isOneOf(COVERED_TIMES, rule.covers), `${field}.covers`, 'UNKNOWN_COVERED_TIME');
  errors.check(
    isIntegerWithin(rule.stepMinutes, 1, PRICE_LIST_LIMITS.stepMinutes),
    `${field}.step_minutes`,
    'STEP_OUT_OF_RANGE',
  );
  const isUnits = (value: number): boolean => isDecimalWithin(value, 0, units, UNIT_DECIMALS);
  errors.check(isUnits(rule.minUnits), `${field}.min_units`, 'UNITS_OUT_OF_RANGE');
  errors.check(isUnits(rule.freeUnits), `${field}.free_units`, 'UNITS_OUT_OF_RANGE');
  if (rule.capHaler !== null) errors.check(isAmount(rule.capHaler), `${field}.cap`, 'AMOUNT_OUT_OF_RANGE');
  errors.check(!rule.split || isOneOf(SPLIT_UNITS, rule.unit), `${field}.split`, 'SPLIT_NOT_ALLOWED');
  errors.check(isOneOf(VAT_ITEMS, rule.vatItem), `${field}.vat_item`, 'UNKNOWN_VAT_ITEM');
  const isDeposit = rule.kind === 'deposit';
  errors.check(isDeposit || !rule.upTo, `${field}.up_to`, 'DEPOSIT_ONLY');
  errors.check(isDeposit || !rule.minusTotal, `${field}.minus_total`, 'DEPOSIT_ONLY');
}

const toCodes = (entries: readonly { readonly code: string }[]): string[] => entries.map(({ code }) => code);

function checkConditions(
  errors: FieldErrors,
  field: string,
  when: RuleConditions,
  { tariffs, options, periods }: PriceListDefinition,
): void {
  const isListed = (values: readonly string[], known: readonly string[]): boolean =>
    values.length <= PRICE_LIST_LIMITS.listValues && values.every((value) => known.includes(value));
  const isSlugs = (values: readonly string[]): boolean =>
    values.length <= PRICE_LIST_LIMITS.listValues && values.every((value) => SLUG.test(value));
  const [optionCodes, periodCodes] = [toCodes(options), [...BUILT_IN_PERIODS, ...toCodes(periods)]];
  errors.check(isListed(when.tariffs, toCodes(tariffs)), `${field}.tariffs`, 'UNKNOWN_TARIFF');
  errors.check(isListed(when.options, optionCodes), `${field}.options`, 'UNKNOWN_OPTION');
  errors.check(isListed(when.notOptions, optionCodes), `${field}.not_options`, 'UNKNOWN_OPTION');
  errors.check(isListed(when.periods, periodCodes), `${field}.periods`, 'UNKNOWN_PERIOD');
  errors.check(isListed(when.notPeriods, periodCodes), `${field}.not_periods`, 'UNKNOWN_PERIOD');
  errors.check(isSlugs(when.purposes), `${field}.purposes`, 'INVALID_SLUG');
  errors.check(isSlugs(when.layouts), `${field}.layouts`, 'INVALID_SLUG');
  const isWeekdays =
    when.weekdays.length <= 7 && when.weekdays.every((weekday) => isIntegerWithin(weekday, 1, 7));
  errors.check(isWeekdays, `${field}.weekdays`, 'INVALID_WEEKDAY');
  errors.check(when.from === null || isClock(when.from), `${field}.from`, 'INVALID_CLOCK');
  errors.check(when.to === null || isClock(when.to), `${field}.to`, 'INVALID_CLOCK');
  checkRange(errors, field, 'minutes', when.minMinutes, when.maxMinutes, PRICE_LIST_LIMITS.minutes);
  checkRange(errors, field, 'guests', when.minGuests, when.maxGuests, PRICE_LIST_LIMITS.guests);
  const { maxLeadDays } = when;
  errors.check(
    maxLeadDays === null || isIntegerWithin(maxLeadDays, 0, PRICE_LIST_LIMITS.leadDays),
    `${field}.max_lead_days`,
    'NUMBER_OUT_OF_RANGE',
  );
}

/** Slug of a purpose or a layout. */
const SLUG = /^[a-z0-9-]{1,100}$/u;

function checkRange(
  errors: FieldErrors,
  field: string,
  name: string,
  min: number | null,
  max: number | null,
  most: number,
): void {
  for (const [edge, value] of [
    ['min', min],
    ['max', max],
  ] as const)
    errors.check(
      value === null || isIntegerWithin(value, 0, most),
      `${field}.${edge}_${name}`,
      'NUMBER_OUT_OF_RANGE',
    );
  errors.check(min === null || max === null || min <= max, `${field}.max_${name}`, 'RANGE_REVERSED');
}

/** Rules of one kind and group agree on `split`; the cheapest is chosen only without it. */
function checkSplitGroups(errors: FieldErrors, { rules, groups }: PriceListDefinition): void {
  const firstSplit = new Map<string, boolean>();
  for (const [index, { kind, group, split }] of rules.entries()) {
    if (group === null) continue;
    const key = `${kind} ${group}`;
    errors.check((firstSplit.get(key) ?? split) === split, `rules.${index}.split`, 'SPLIT_MIXED');
    if (!firstSplit.has(key)) firstSplit.set(key, split);
  }
  for (const [index, { code, choose }] of groups.entries())
    errors.check(
      choose !== 'cheapest' || !rules.some(({ group, split }) => split && group === code),
      `groups.${index}.choose`,
      'CHEAPEST_WITH_SPLIT',
    );
}
