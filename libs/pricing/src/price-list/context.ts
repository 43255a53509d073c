import { toPragueWallTime } from '@prostora/contracts';
import { PRICE_REASONS, type PriceListReason, type PriceReason } from '../price-reasons.ts';
import { parseDayStart, toListDay, type MsSpan, type PeriodCalendar } from './calendar.ts';
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

/** Lookups of a definition, built once for each. */
type DefinitionIndex = {
  readonly dayStart: number;
  readonly periods: PeriodCalendar['periods'];
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
    periods: new Map(definition.periods.map((period) => [period.code, period])),
    cheapestGroups: new Set(definition.groups.filter(isCheapest).map(({ code }) => code)),
    groups: groupRules(definition.rules),
    positions: new Map(definition.rules.map((rule, position) => [rule, position])),
  };
  indexes.set(definition, index);
  return index;
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

/** What the rules of one quote are judged by. */
export type QuoteContext = DefinitionIndex & {
  readonly request: PriceListRequest;
  readonly calendar: PeriodCalendar;
  /** Day of the list on which the slot starts. */
  readonly day: string;
  /** Clock time of the start, minutes since midnight. */
  readonly startMinute: number;
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
  const { definition, slot, guests, schoolHolidays } = request;
  const index = getIndex(definition);
  const reasons = new Set<PriceListReason>();
  const start = slot.startsAt.getTime();
  const wall = toPragueWallTime(slot.startsAt);
  return {
    ...index,
    request,
    calendar: { periods: index.periods, schoolHolidays },
    day: wall.minute >= index.dayStart ? wall.day : toListDay(start, index.dayStart),
    startMinute: wall.minute,
    spans: buildSpans(request),
    guests: Math.max(1, Math.trunc(guests ?? 1)),
    tariff: resolveTariff(request, reasons),
    options: resolveOptions(definition.options, request.options ?? null),
    addons: countAddons(request.addons ?? []),
    reasons,
  };
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

function resolveTariff(
  { definition: { tariffs }, tariff: requested, isTariffVerified }: PriceListRequest,
  reasons: Set<PriceListReason>,
): PriceListTariff | null {
  const given = requested == null ? undefined : tariffs.find(({ code }) => code === requested);
  const known = given ?? tariffs.find(({ isDefault }) => isDefault);
  const tariff = known ?? tariffs[0] ?? null;
  if (tariff === null) return null;
  if (!known) reasons.add('TARIFF_MISSING');
  if (!tariff.needsVerification) return tariff;
  if (given && isTariffVerified) return { ...tariff, needsVerification: false };
  reasons.add('TARIFF_NEEDS_PROOF');
  return tariff;
}

const resolveOptions = (options: readonly PriceListOption[], chosen: readonly string[] | null): string[] =>
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
export const listReasons = ({ reasons }: QuoteContext): PriceListReason[] =>
  PRICE_REASONS.filter((reason): reason is PriceListReason =>
    (reasons as ReadonlySet<PriceReason>).has(reason),
  );
