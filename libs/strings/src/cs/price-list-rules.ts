import {
  BUILT_IN_PERIODS,
  type PriceListDefinition,
  type PriceListRule,
  type RuleUnit,
} from '@prostora/pricing';
import {
  bindSpaces,
  formatApiTime,
  formatCount,
  formatCzk,
  formatNumber,
  NBSP,
  weekdayName,
  type PluralForms,
} from '../format.ts';
import { formatMinutes } from '../format-minutes.ts';

const PEOPLE: PluralForms = { one: 'osoba', few: 'osoby', many: 'osoby', other: 'osob' };
const HOURS: PluralForms = { one: 'hodina', few: 'hodiny', many: 'hodiny', other: 'hodin' };
/** After „nad“: „1 hodinu“. */
const HOURS_ACCUSATIVE: PluralForms = { ...HOURS, one: 'hodinu' };
const DAYS: PluralForms = { one: 'den', few: 'dny', many: 'dne', other: 'dní' };
const MINUTES: PluralForms = { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' };
const PIECES: PluralForms = { one: 'kus', few: 'kusy', many: 'kusu', other: 'kusů' };
const PERSON_HOURS: PluralForms = {
  one: 'osobohodina',
  few: 'osobohodiny',
  many: 'osobohodiny',
  other: 'osobohodin',
};
const EVENTS: PluralForms = { one: 'akce', few: 'akce', many: 'akce', other: 'akcí' };

/** How a unit is charged, and counted. */
const UNITS: Record<RuleUnit, { per: string; forms: PluralForms }> = {
  event: { per: 'za akci', forms: EVENTS },
  hour: { per: 'za hodinu', forms: HOURS },
  started_hour: { per: 'za každou začatou hodinu', forms: HOURS },
  day: { per: 'za den', forms: DAYS },
  started_24h: { per: `za každých začatých 24${NBSP}hodin`, forms: DAYS },
  person: { per: 'na osobu', forms: PEOPLE },
  person_hour: { per: 'na osobu a hodinu', forms: PERSON_HOURS },
  piece: { per: 'za kus', forms: PIECES },
  kwh: { per: 'za kWh', forms: { one: 'kWh', few: 'kWh', other: 'kWh' } },
  m3: { per: 'za m³', forms: { one: 'm³', few: 'm³', other: 'm³' } },
};

/** Names of slugs that stand in conditions; a missing one is shown as it is. */
export type ConditionNames = {
  readonly purposes?: Readonly<Record<string, string>>;
  readonly layouts?: Readonly<Record<string, string>>;
};

type Entry = { readonly code: string; readonly label: string };

/** „A, B nebo C“. */
function joinChoices(names: readonly string[], conjunction: 'a' | 'nebo' = 'nebo'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

const findLabels = (entries: readonly Entry[], codes: readonly string[]): string[] =>
  codes.map((code) => `„${entries.find((entry) => entry.code === code)?.label ?? code}“`);

/** Periods with their own case: within and outside of them. */
const KNOWN_PERIODS: readonly { label: RegExp; within: string; outside: string }[] = [
  { label: /^topná sez[oó]na/iu, within: 'v topné sezoně', outside: 'mimo topnou sezonu' },
  { label: /^zima$/iu, within: 'v zimě', outside: 'mimo zimu' },
  { label: /^léto$/iu, within: 'v létě', outside: 'mimo léto' },
  { label: /^jaro$/iu, within: 'na jaře', outside: 'mimo jaro' },
  { label: /^podzim$/iu, within: 'na podzim', outside: 'mimo podzim' },
];
const BUILT_IN: Record<(typeof BUILT_IN_PERIODS)[number], { within: string; outside: string }> = {
  holidays: { within: 'o svátcích', outside: 'mimo svátky' },
  school_holidays: { within: 'o školních prázdninách', outside: 'mimo školní prázdniny' },
};

function describePeriod(code: string, periods: readonly Entry[]): { within: string; outside: string } {
  const builtIn = BUILT_IN_PERIODS.find((period) => period === code);
  if (builtIn) return BUILT_IN[builtIn];
  const label = periods.find((period) => period.code === code)?.label ?? code;
  const known = KNOWN_PERIODS.find((period) => period.label.test(label));
  if (!known) return { within: `v období „${label}“`, outside: `mimo období „${label}“` };
  const rest = label.replace(known.label, '');
  return { within: known.within + rest, outside: known.outside + rest };
}

/** „pondělí–čtvrtek, neděle“. */
function describeWeekdays(weekdays: readonly number[]): string {
  const sorted = [...new Set(weekdays)].sort((one, other) => one - other);
  const runs: number[][] = [];
  for (const weekday of sorted) {
    const run = runs.at(-1);
    if (run?.at(-1) === weekday - 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs
    .map((run) => [run[0], ...(run.length > 1 ? [run.at(-1)] : [])].map((day) => weekdayName(day ?? 1)))
    .map((names) => names.join('–'))
    .join(', ');
}

/** Longer lengths that are no whole hours have both units: „3 h 20 min“. */
const MAX_LENGTH_IN_MINUTES = 120;

/** „nad 1 hodinu“, „nad 90 minut“, „nad 3 h 20 min“. */
function formatAbove(minutes: number): string {
  if (minutes % 60 === 0) return `nad ${formatCount(minutes / 60, HOURS_ACCUSATIVE)}`;
  return `nad ${minutes <= MAX_LENGTH_IN_MINUTES ? formatCount(minutes, MINUTES) : formatMinutes(minutes)}`;
}

/** After „od“ and „do“: „1 hodiny“, „3 h 20 min“. */
function formatLengthGenitive(minutes: number): string {
  if (minutes % 60 === 0) return `${formatNumber(minutes / 60)}${NBSP}${minutes === 60 ? 'hodiny' : 'hodin'}`;
  if (minutes > MAX_LENGTH_IN_MINUTES) return formatMinutes(minutes);
  return `${formatNumber(minutes)}${NBSP}${minutes === 1 ? 'minuty' : 'minut'}`;
}

/** „Nad 5 hodin“ is from 301 minutes: a multiple of this step and a minute more. */
const LENGTH_STEP_MINUTES = 5;
/** Whether the shortest length is one above which an event is, and not one from which it is. */
export const isAboveLength = (minMinutes: number): boolean =>
  minMinutes > 1 && minMinutes % LENGTH_STEP_MINUTES === 1;

function describeLength(min: number | null, max: number | null): string[] {
  const [above, upTo] = [min ?? 0, max === null ? null : formatLengthGenitive(max)];
  const lower = isAboveLength(above)
    ? formatAbove(above - 1)
    : above > 0
      ? `od ${formatLengthGenitive(above)}`
      : null;
  if (lower && upTo) return [`${lower} do ${upTo}`];
  return [lower ?? (upTo && `do ${upTo}`)].filter((part) => part !== null);
}

const toPeopleGenitive = (count: number): string =>
  `${formatNumber(count)}${NBSP}${count === 1 ? 'osoby' : 'osob'}`;

function describeGuests(min: number | null, max: number | null): string[] {
  if (min !== null && max !== null) return [`pro ${formatNumber(min)}–${formatCount(max, PEOPLE)}`];
  if (min !== null) return [`od ${toPeopleGenitive(min)}`];
  return max === null ? [] : [`do ${toPeopleGenitive(max)}`];
}

function describeClock({ when, split }: PriceListRule, dayStart: string): string[] {
  if (when.from === null && when.to === null) return [];
  const shown = [when.from ?? dayStart, when.to ?? dayStart].map(formatApiTime);
  return [`${split ? 'v době' : 'se začátkem'} ${shown.join('–')}`];
}

/** Conditions of a rule in order of the contract. */
export function describeConditions(
  rule: PriceListRule,
  definition: PriceListDefinition,
  names: ConditionNames,
): string[] {
  const { when } = rule;
  const labels = (values: readonly string[], known: Readonly<Record<string, string>> = {}): string[] =>
    values.map((value) => `„${known[value] ?? value}“`);
  const phrase = (values: readonly string[], one: string, more: string): string[] =>
    values.length === 0 ? [] : [`${values.length === 1 ? one : more} ${joinChoices(values)}`];
  const lead = when.maxLeadDays;
  return [
    ...phrase(findLabels(definition.tariffs, when.tariffs), 'tarif', 'tarify'),
    ...phrase(labels(when.purposes, names.purposes), 'účel', 'účely'),
    ...phrase(labels(when.layouts, names.layouts), 'uspořádání', 'uspořádání'),
    ...phrase(findLabels(definition.options, when.options), 'volba', 'volby'),
    ...phrase(findLabels(definition.options, when.notOptions), 'bez volby', 'bez voleb'),
    ...(when.weekdays.length === 0 ? [] : [describeWeekdays(when.weekdays)]),
    ...(when.periods.length === 0
      ? []
      : [joinChoices(when.periods.map((code) => describePeriod(code, definition.periods).within))]),
    ...(when.notPeriods.length === 0
      ? []
      : [
          joinChoices(
            when.notPeriods.map((code) => describePeriod(code, definition.periods).outside),
            'a',
          ),
        ]),
    ...describeClock(rule, definition.dayStart),
    ...describeLength(when.minMinutes, when.maxMinutes),
    ...describeGuests(when.minGuests, when.maxGuests),
    ...(lead === null ? [] : [`objednávka nejvýše ${formatCount(lead, DAYS)} předem`]),
  ];
}

/** „podle měřidla 8 Kč/kWh“, or „podle skutečnosti“ without a price. */
export function describeMetered(unit: RuleUnit | null, unitPriceHaler: number | null): string {
  if (unitPriceHaler === null || unit === null) return 'podle skutečnosti';
  const price = formatCzk(unitPriceHaler / 100);
  if (unit === 'kwh') return `podle měřidla ${price}/kWh`;
  return unit === 'm3' ? `podle měřidla ${price}/m³` : `podle měřidla ${price} ${UNITS[unit].per}`;
}

const decimals = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 2 });
function formatUnits(units: number, unit: RuleUnit | null): string {
  if (unit === 'hour' && !Number.isInteger(units)) return formatMinutes(Math.round(units * 60));
  const { forms } = UNITS[unit ?? 'event'];
  return Number.isInteger(units) ? formatCount(units, forms) : `${decimals.format(units)}${NBSP}${forms.few}`;
}

/** Rate of a rule: „500 Kč za akci“, „−50 %“, „až 5 000 Kč“. */
function describeRate(rule: PriceListRule): string {
  const { kind, unit, amountHaler, percent, fraction, upTo } = rule;
  if (kind === 'metered') return describeMetered(unit, amountHaler);
  const sign = kind === 'discount' ? '−' : kind === 'surcharge' ? '+' : '';
  if (percent !== null) return `${sign}${decimals.format(percent)}${NBSP}%`;
  if (fraction !== null) return `${sign}${fraction.join('/')}`;
  if (amountHaler === 0) return 'zdarma';
  const price = formatCzk((amountHaler ?? 0) / 100);
  const per = unit === null || (kind === 'deposit' && unit === 'event') ? '' : ` ${UNITS[unit].per}`;
  return `${kind === 'discount' ? sign : ''}${upTo ? 'až ' : ''}${price}${per}`;
}

const COVERED = {
  event: [],
  access: ['počítá se od vstupu do odchodu'],
  access_to_end: ['počítá se od vstupu do konce akce'],
};

/** How a rule is counted, where it differs from the defaults. */
export function describeCounting(rule: PriceListRule, definition: PriceListDefinition): string[] {
  const { appliesTo, stepMinutes, minUnits, freeUnits, capHaler, unit, split, when } = rule;
  const hasLength = when.minMinutes !== null || when.maxMinutes !== null;
  const isTimed = hasLength || (unit !== 'event' && unit !== 'person' && unit !== 'piece');
  const isCheapest = definition.groups.some(
    ({ code, choose }) => code === rule.group && choose === 'cheapest' && rule.kind !== 'discount',
  );
  return [
    ...(appliesTo.length > 0
      ? [`z položek ${joinChoices(findLabels(definition.rules, appliesTo), 'a')}`]
      : []),
    ...(stepMinutes > 1 && (unit === 'hour' || unit === 'person_hour')
      ? [`po ${formatCount(stepMinutes, { ...MINUTES, one: 'minutě', few: 'minutách', other: 'minutách' })}`]
      : []),
    ...(minUnits > 0 ? [`účtuje se nejméně ${formatUnits(minUnits, unit)}`] : []),
    ...(freeUnits > 0 ? [`bez poplatku ${formatUnits(freeUnits, unit)}`] : []),
    ...(capHaler === null ? [] : [`nejvýše ${formatCzk(capHaler / 100)}`]),
    ...(isTimed ? COVERED[rule.covers] : []),
    ...(split ? ['každý den podle své sazby'] : []),
    ...(isCheapest ? ['platí levnější možnost'] : []),
    ...(rule.minusTotal ? ['hradí se z ní i nájem'] : []),
    ...(rule.refundable || rule.kind === 'metered' ? [] : ['při zrušení se nevrací']),
  ];
}

const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('cs') + text.slice(1);

/**
 * A rule as a Czech sentence: „V topné sezoně: Topení 500 Kč za akci“.
 * @param rule rule of the list
 * @param definition normalised price list
 * @param names names of purposes and layouts
 */
export function describeRule(
  rule: PriceListRule,
  definition: PriceListDefinition,
  names: ConditionNames,
): string {
  const conditions = describeConditions(rule, definition, names);
  const prefix = conditions.length > 0 ? `${capitalize(conditions.join(', '))}: ` : '';
  const counting = describeCounting(rule, definition).map((text) => `, ${text}`);
  return bindSpaces(`${prefix}${rule.label} ${describeRate(rule)}${counting.join('')}`);
}
