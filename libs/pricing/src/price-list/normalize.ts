import {
  DEFAULT_DAY_START,
  type CoveredTime,
  type GroupChoice,
  type PriceListDefinition,
  type PriceListPeriod,
  type PriceListRule,
  type RuleConditions,
  type RuleKind,
  type RuleUnit,
  type TariffKind,
  type VatItem,
} from './price-list.ts';

type Optional<T> = T | null | undefined;

/** Body of the contract; values are checked by `validatePriceList` after normalisation. */
export type PriceListInput = {
  name: string;
  includes_vat?: Optional<boolean>;
  vat_payer?: Optional<boolean>;
  day_start?: Optional<string>;
  tariffs?: Optional<readonly PriceListTariffInput[]>;
  options?: Optional<readonly PriceListOptionInput[]>;
  periods?: Optional<readonly PriceListPeriodInput[]>;
  groups?: Optional<readonly { code: string; choose?: Optional<string> }[]>;
  rules?: Optional<readonly PriceListRuleInput[]>;
};

export type PriceListTariffInput = {
  code: string;
  label: string;
  kind: string;
  is_default?: Optional<boolean>;
  needs_proof?: Optional<boolean>;
  legal_forms?: Optional<readonly string[]>;
  municipality_code?: Optional<string>;
};

export type PriceListOptionInput = {
  code: string;
  label: string;
  group?: Optional<string>;
  is_default?: Optional<boolean>;
};

export type PriceListPeriodInput = {
  code: string;
  label: string;
  kind: string;
  from?: Optional<string>;
  to?: Optional<string>;
  days?: Optional<readonly string[]>;
};

export type RuleConditionsInput = {
  tariffs?: Optional<readonly string[]>;
  purposes?: Optional<readonly string[]>;
  layouts?: Optional<readonly string[]>;
  options?: Optional<readonly string[]>;
  not_options?: Optional<readonly string[]>;
  weekdays?: Optional<readonly number[]>;
  periods?: Optional<readonly string[]>;
  not_periods?: Optional<readonly string[]>;
  from?: Optional<string>;
  to?: Optional<string>;
  min_minutes?: Optional<number>;
  max_minutes?: Optional<number>;
  min_guests?: Optional<number>;
  max_guests?: Optional<number>;
  max_lead_days?: Optional<number>;
};

export type PriceListRuleInput = {
  code: string;
  label: string;
  kind: string;
  group?: Optional<string>;
  unit?: Optional<string>;
  /** CZK. */
  amount?: Optional<number>;
  percent?: Optional<number>;
  fraction?: Optional<readonly number[]>;
  applies_to?: Optional<readonly string[]>;
  covers?: Optional<string>;
  step_minutes?: Optional<number>;
  min_units?: Optional<number>;
  free_units?: Optional<number>;
  /** CZK. */
  cap?: Optional<number>;
  split?: Optional<boolean>;
  vat_item?: Optional<string>;
  refundable?: Optional<boolean>;
  up_to?: Optional<boolean>;
  minus_total?: Optional<boolean>;
  when?: Optional<RuleConditionsInput>;
};

/**
 * Converts CZK to haléře. An amount with more than two decimals stays fractional, so that validation sees it.
 * @param czk amount in CZK
 */
export function toHaler(czk: number): number {
  const haler = czk * 100;
  const rounded = Math.round(haler);
  return Math.abs(haler - rounded) < 0.001 ? rounded : haler;
}

const toHalerOrNull = (czk: Optional<number>): number | null => (czk == null ? null : toHaler(czk));
const toCzkOrNull = (haler: number | null): number | null => (haler === null ? null : haler / 100);

/**
 * Fills in every default and converts money to haléře. Does not check values: see `validatePriceList`.
 * @param input body of the contract
 */
export const normalizePriceList = (input: PriceListInput): PriceListDefinition => ({
  name: input.name,
  includesVat: input.includes_vat ?? true,
  vatPayer: input.vat_payer ?? false,
  dayStart: input.day_start ?? DEFAULT_DAY_START,
  tariffs: (input.tariffs ?? []).map((tariff) => ({
    code: tariff.code,
    label: tariff.label,
    kind: tariff.kind as TariffKind,
    isDefault: tariff.is_default ?? false,
    needsVerification: tariff.needs_proof ?? false,
    legalForms: tariff.legal_forms ?? [],
    municipalityCode: tariff.municipality_code ?? null,
  })),
  options: (input.options ?? []).map(({ code, label, group, is_default }) => ({
    code,
    label,
    group: group ?? null,
    isDefault: is_default ?? false,
  })),
  periods: (input.periods ?? []).map(normalizePeriod),
  groups: (input.groups ?? []).map(({ code, choose }) => ({
    code,
    choose: (choose ?? 'first') as GroupChoice,
  })),
  rules: (input.rules ?? []).map(normalizeRule),
});

function normalizePeriod({ code, label, kind, from, to, days }: PriceListPeriodInput): PriceListPeriod {
  if (kind === 'days') return { code, label, kind, days: days ?? [] };
  return { code, label, kind: kind as 'yearly' | 'fixed', from: from ?? '', to: to ?? '' };
}

const EVENT_KINDS: readonly string[] = ['surcharge', 'discount', 'deposit'];

/** An amount of a surcharge, a discount or a deposit is of the whole event unless it says otherwise. */
const getDefaultUnit = ({ kind, percent, fraction }: PriceListRuleInput): RuleUnit | null =>
  EVENT_KINDS.includes(kind) && percent == null && fraction == null ? 'event' : null;

const normalizeRule = (rule: PriceListRuleInput): PriceListRule => ({
  code: rule.code,
  label: rule.label,
  kind: rule.kind as RuleKind,
  group: rule.group ?? null,
  unit: (rule.unit ?? getDefaultUnit(rule)) as RuleUnit | null,
  amountHaler: toHalerOrNull(rule.amount),
  percent: rule.percent ?? null,
  fraction: (rule.fraction ?? null) as readonly [number, number] | null,
  appliesTo: rule.applies_to ?? [],
  covers: (rule.covers ?? 'event') as CoveredTime,
  stepMinutes: rule.step_minutes ?? 1,
  minUnits: rule.min_units ?? 0,
  freeUnits: rule.free_units ?? 0,
  capHaler: toHalerOrNull(rule.cap),
  split: rule.split ?? false,
  vatItem: (rule.vat_item ?? 'rent') as VatItem,
  refundable: rule.refundable ?? true,
  upTo: rule.up_to ?? false,
  minusTotal: rule.minus_total ?? false,
  when: normalizeConditions(rule.when ?? {}),
});

const normalizeConditions = (when: RuleConditionsInput): RuleConditions => ({
  tariffs: when.tariffs ?? [],
  purposes: when.purposes ?? [],
  layouts: when.layouts ?? [],
  options: when.options ?? [],
  notOptions: when.not_options ?? [],
  weekdays: when.weekdays ?? [],
  periods: when.periods ?? [],
  notPeriods: when.not_periods ?? [],
  from: when.from ?? null,
  to: when.to ?? null,
  minMinutes: when.min_minutes ?? null,
  maxMinutes: when.max_minutes ?? null,
  minGuests: when.min_guests ?? null,
  maxGuests: when.max_guests ?? null,
  maxLeadDays: when.max_lead_days ?? null,
});

/** Body of the contract with every field present, amounts in CZK. */
export type PriceListBody = ReturnType<typeof toPriceListBody>;

/**
 * The inverse of `normalizePriceList`.
 * @param definition normalised price list
 */
export const toPriceListBody = (definition: PriceListDefinition) => ({
  name: definition.name,
  includes_vat: definition.includesVat,
  vat_payer: definition.vatPayer,
  day_start: definition.dayStart,
  tariffs: definition.tariffs.map((tariff) => ({
    code: tariff.code,
    label: tariff.label,
    kind: tariff.kind,
    is_default: tariff.isDefault,
    needs_proof: tariff.needsVerification,
    legal_forms: tariff.legalForms,
    municipality_code: tariff.municipalityCode,
  })),
  options: definition.options.map(({ code, label, group, isDefault }) => ({
    code,
    label,
    group,
    is_default: isDefault,
  })),
  periods: definition.periods,
  groups: definition.groups,
  rules: definition.rules.map(toRuleBody),
});

const toRuleBody = (rule: PriceListRule) => ({
  code: rule.code,
  label: rule.label,
  kind: rule.kind,
  group: rule.group,
  unit: rule.unit,
  amount: toCzkOrNull(rule.amountHaler),
  percent: rule.percent,
  fraction: rule.fraction,
  applies_to: rule.appliesTo,
  covers: rule.covers,
  step_minutes: rule.stepMinutes,
  min_units: rule.minUnits,
  free_units: rule.freeUnits,
  cap: toCzkOrNull(rule.capHaler),
  split: rule.split,
  vat_item: rule.vatItem,
  refundable: rule.refundable,
  up_to: rule.upTo,
  minus_total: rule.minusTotal,
  when: {
    tariffs: rule.when.tariffs,
    purposes: rule.when.purposes,
    layouts: rule.when.layouts,
    options: rule.when.options,
    not_options: rule.when.notOptions,
    weekdays: rule.when.weekdays,
    periods: rule.when.periods,
    not_periods: rule.when.notPeriods,
    from: rule.when.from,
    to: rule.when.to,
    min_minutes: rule.when.minMinutes,
    max_minutes: rule.when.maxMinutes,
    min_guests: rule.when.minGuests,
    max_guests: rule.when.maxGuests,
    max_lead_days: rule.when.maxLeadDays,
  },
});
