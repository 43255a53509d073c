import { LAYOUTS, toPragueWallTime } from '@prostora/contracts';
import { PRICE_REASONS, type PriceListReason, type PriceReason } from '../price-reasons.ts';
import { countMinutes, parseDayStart, toListDay, type MsSpan } from './calendar.ts';
import { ConditionReader } from './condition-reader.ts';
import { compileConditions } from './conditions.ts';
import { compilePeriods, toDayDetails } from './periods.ts';
import type {
  CoveredTime,
  PriceListDefinition,
  PriceListGroup,
  PriceListOption,
  PriceListRule,
  PriceListTariff,
  RuleKind,
} from './price-list.ts';
import type { PriceListRequest } from './quote.ts';

/** Compiled conditions of all rules of a definition, after its periods. */
type RuleConditionIndex = {
  readonly words: Int32Array;
  readonly rules: ReadonlyMap<PriceListRule, { readonly flags: number; readonly at: number }>;
  /** Slugs by number. */
  readonly purposes: readonly string[];
};

/** Lookups of a definition, built once for each. */
type DefinitionIndex = {
  readonly dayStart: number;
  readonly conditions: RuleConditionIndex;
  readonly cheapestGroups: ReadonlySet<string>;
  /** Rules of a kind by group, in order of position; a rule without a group is alone. */
  readonly groups: ReadonlyMap<RuleKind, readonly (readonly PriceListRule[])[]>;
  readonly positions: ReadonlyMap<PriceListRule, number>;
};

const indexes = new WeakMap<PriceListDefinition, DefinitionIndex>();

function getIndex(definition: PriceListDefinition): DefinitionIndex {
  const known = indexes.get(definition);
  if (known) return known;
  const isCheapest = ({ choose }: PriceListGroup): boolean => choose === 'cheapest';
  const index: DefinitionIndex = {
    dayStart: parseDayStart(definition.dayStart),
    conditions: indexConditions(definition),
    cheapestGroups: new Set(definition.groups.filter(isCheapest).map(({ code }) => code)),
    groups: groupRules(definition.rules),
    positions: new Map(definition.rules.map((rule, position) => [rule, position])),
  };
  indexes.set(definition, index);
  return index;
}

function indexConditions(definition: PriceListDefinition): RuleConditionIndex {
  const purposes = [...new Set(definition.rules.flatMap(({ when }) => when.purposes))];
  const codes = { ...definition, getPurposeNumber: (slug: string) => purposes.indexOf(slug) };
  const words = compilePeriods(definition.periods);
  const rules = new Map<PriceListRule, { flags: number; at: number }>();
  for (const rule of definition.rules) {
    const conditions = compileConditions(rule, codes);
    rules.set(rule, { flags: conditions.flags, at: words.length });
    words.push(...conditions.words);
  }
  return { words: Int32Array.from(words), rules, purposes };
}

/** Groups rules by kind and group, in order of the first rule of each. */
function groupRules(rules: readonly PriceListRule[]): Map<RuleKind, PriceListRule[][]> {
  const groups = new Map<RuleKind, PriceListRule[][]>();
  const named = new Map<string, PriceListRule[]>();
  for (const rule of rules) {
    const key = `${rule.kind} ${rule.group ?? ''}`;
    const existing = rule.group === null ? undefined : named.get(key);
    if (existing) {
      existing.push(rule);
      continue;
    }
    const created = [rule];
    if (rule.group !== null) named.set(key, created);
    groups.set(rule.kind, [...(groups.get(rule.kind) ?? []), created]);
  }
  return groups;
}

/** What the rules of one quote are evaluated against. */
export type QuoteContext = DefinitionIndex & {
  readonly request: PriceListRequest;
  readonly reader: ConditionReader;
  readonly spans: Readonly<Record<CoveredTime, MsSpan>>;
  readonly guests: number;
  readonly tariff: PriceListTariff | null;
  readonly options: readonly string[];
  /** Quantities of chosen add-ons by code. */
  readonly addons: ReadonlyMap<string, number>;
  readonly reasons: Set<PriceListReason>;
};

/** Resolves tariff, options and counted times of a request. Unknown codes count as not given. */
export function buildContext(request: PriceListRequest): QuoteContext {
  const { definition } = request;
  const index = getIndex(definition);
  const { tariff, reasons } = resolveTariff(definition, request.tariff ?? null, request.isTariffVerified);
  const options = resolveOptions(definition.options, request.options ?? null);
  const choices = {
    spans: buildSpans(request),
    guests: Math.max(1, Math.trunc(request.guests ?? 1)),
    tariff,
    options,
  };
  return {
    ...index,
    ...choices,
    request,
    reader: buildReader(request, index, choices),
    addons: countAddons(request.addons ?? []),
    reasons: new Set(reasons),
  };
}

function buildReader(
  { definition, slot, guests, purpose, layout, leadDays }: PriceListRequest,
  { conditions, dayStart }: DefinitionIndex,
  choices: Pick<QuoteContext, 'spans' | 'guests' | 'tariff' | 'options'>,
): ConditionReader {
  const reader = new ConditionReader();
  const { day, minute } = toPragueWallTime(slot.startsAt);
  reader.tariffBit = toTariffBit(definition, choices.tariff);
  reader.purposes = Uint8Array.from(conditions.purposes, (slug) => Number(slug === purpose));
  reader.layoutBit = toLayoutBit(layout ?? null);
  reader.optionBits = toOptionBits(definition.options, choices.options);
  reader.leadDays = leadDays ?? Number.POSITIVE_INFINITY;
  reader.minutes = {
    event: countMinutes(choices.spans.event),
    access: countMinutes(choices.spans.access),
    access_to_end: countMinutes(choices.spans.access_to_end),
  };
  reader.startMinute = minute;
  reader.guests = choices.guests;
  reader.hasGuests = guests != null;
  const listDay = minute >= dayStart ? day : toListDay(slot.startsAt.getTime(), dayStart);
  reader.start(conditions.words, 0, toDayDetails(listDay));
  return reader;
}

const toTariffBit = ({ tariffs }: PriceListDefinition, tariff: PriceListTariff | null): number =>
  tariff === null ? 0 : 1 << tariffs.findIndex(({ code }) => code === tariff.code);

/** Bit of a layout in conditions; 0 without one. */
export function toLayoutBit(layout: string | null): number {
  const place = LAYOUTS.findIndex((name) => name === layout);
  return place === -1 ? 0 : 1 << place;
}

/** Bits of chosen options in conditions. */
export const toOptionBits = (options: readonly PriceListOption[], chosen: readonly string[]): number =>
  options.reduce((bits, { code }, place) => (chosen.includes(code) ? bits | (1 << place) : bits), 0);

/** Whether all conditions of a rule hold; those on time are of the start of the slot. */
export function holds(rule: PriceListRule, { conditions, reader }: QuoteContext): boolean {
  const { flags, at } = getConditions(rule, conditions);
  return reader.findEnd(flags, at) !== -1;
}

/** @throws RangeError for a rule of another definition */
export function getConditions(
  rule: PriceListRule,
  { rules }: RuleConditionIndex,
): { readonly flags: number; readonly at: number } {
  const found = rules.get(rule);
  if (!found) throw new RangeError(`no rule ${rule.code}`);
  return found;
}

function buildSpans({ slot, access }: PriceListRequest): Record<CoveredTime, MsSpan> {
  const event = { from: slot.startsAt.getTime(), until: slot.endsAt.getTime() };
  const entry = Math.min(access?.from?.getTime() ?? event.from, event.from);
  const exit = Math.max(access?.until?.getTime() ?? event.until, event.until);
  return {
    event,
    access: { from: entry, until: exit },
    access_to_end: { from: entry, until: event.until },
  };
}

/**
 * The tariff of a request, and why the price with it is not complete.
 * @param requested code; an unknown one counts as not given
 */
export function resolveTariff(
  { tariffs }: PriceListDefinition,
  requested: string | null,
  isVerified = false,
): { readonly tariff: PriceListTariff | null; readonly reasons: readonly PriceListReason[] } {
  const given = requested === null ? undefined : tariffs.find(({ code }) => code === requested);
  const known = given ?? tariffs.find(({ isDefault }) => isDefault);
  const tariff = known ?? tariffs[0] ?? null;
  if (tariff === null) return { tariff, reasons: [] };
  const missing = known ? [] : (['TARIFF_MISSING'] as const);
  if (!tariff.needsVerification) return { tariff, reasons: missing };
  if (given && isVerified) return { tariff: { ...tariff, needsVerification: false }, reasons: missing };
  return { tariff, reasons: [...missing, 'TARIFF_NEEDS_PROOF'] };
}

/** Codes of the chosen options, by default of those that the list has by default, in the order of the list. */
export const resolveOptions = (
  options: readonly PriceListOption[],
  chosen: readonly string[] | null,
): string[] =>
  options
    .filter(({ code, isDefault }) => (chosen ? chosen.includes(code) : isDefault))
    .map(({ code }) => code);

function countAddons(addons: NonNullable<PriceListRequest['addons']>): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { code, quantity } of addons)
    quantities.set(code, (quantities.get(code) ?? 0) + Math.max(0, Math.trunc(quantity ?? 1)));
  return quantities;
}

/** Reasons of a context in the order of answers. */
export function listReasons({ reasons, reader }: QuoteContext): PriceListReason[] {
  if (reader.isGuestsMissing) reasons.add('GUESTS_MISSING');
  return PRICE_REASONS.filter((reason): reason is PriceListReason =>
    (reasons as ReadonlySet<PriceReason>).has(reason),
  );
}
