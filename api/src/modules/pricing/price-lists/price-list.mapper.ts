import {
  findWarnings,
  toPriceListBody,
  type PriceListBody,
  type PriceListDefinition,
  type PriceListPeriod,
} from '@prostora/pricing';
import { priceListWarnings } from '@prostora/strings/cs/price-list.ts';
import { describeRule, type ConditionNames } from '@prostora/strings/cs/price-list-rules.ts';
import type {
  PriceListAnswerDto,
  PriceListDto,
  PriceListPeriodDto,
  PriceListRowDto,
  PriceListSpaceDto,
  PriceListWarningDto,
} from './price-list.dto.ts';
import type { PriceListRuleDto } from './price-list-rule.dto.ts';
import type { PublicPriceListDto } from './public-price-list.dto.ts';
import { toDefinition, type PriceList, type PriceScope } from './price-list.entity.ts';
import { listAllowedActions } from './price-list.policy.ts';

export function toPriceListDto(list: PriceList, conditionNames: ConditionNames): PriceListDto {
  const definition = toDefinition(list);
  const { name, includes_vat, vat_payer, day_start, tariffs, options, groups, rules } =
    toPriceListBody(definition);
  return {
    id: list.id,
    name,
    state: list.state,
    version: list.version,
    includes_vat,
    vat_payer,
    day_start,
    spaces: toSpaces(list),
    tariffs,
    options,
    periods: definition.periods.map(toPeriodDto),
    groups: groups.map(({ code, choose }) => ({ code, choose })),
    rules: toRuleDtos(rules, definition, conditionNames),
    published_at: list.publishedAt?.toISOString() ?? null,
    copied_from_id: list.copiedFrom?.id ?? null,
    created_at: list.createdAt.toISOString(),
    updated_at: list.updatedAt.toISOString(),
    allowed_actions: listAllowedActions(list),
  };
}

export const toPriceListAnswer = (list: PriceList, names: ConditionNames): PriceListAnswerDto => ({
  price_list: toPriceListDto(list, names),
  warnings: toWarnings(toDefinition(list)),
});

export const toPriceListRow = (list: PriceList): PriceListRowDto => ({
  id: list.id,
  name: list.name,
  state: list.state,
  version: list.version,
  spaces: toSpaces(list),
  nr_of_rules: list.definition.rules.length,
  published_at: list.publishedAt?.toISOString() ?? null,
  updated_at: list.updatedAt.toISOString(),
  allowed_actions: listAllowedActions(list),
});

/** What visitors see: no other spaces, nothing of who qualifies for a tariff. */
export function toPublicPriceListDto(
  { list, validFrom, validUntil }: PriceScope,
  names: ConditionNames,
): PublicPriceListDto {
  const definition = toDefinition(list);
  const { name, includes_vat, vat_payer, tariffs, options, rules } = toPriceListBody(definition);
  return {
    id: list.id,
    name,
    includes_vat,
    vat_payer,
    valid_from: validFrom,
    valid_until: validUntil,
    tariffs: tariffs.map(({ code, label, kind, is_default, needs_proof }) => ({
      code,
      label,
      kind,
      is_default,
      needs_proof,
    })),
    options,
    periods: definition.periods.map(toPeriodDto),
    rules: toRuleDtos(rules, definition, names),
  };
}

/** Rules of a list with their Czech sentences. */
const toRuleDtos = (
  rules: PriceListBody['rules'],
  definition: PriceListDefinition,
  names: ConditionNames,
): PriceListRuleDto[] =>
  rules.map((rule, index) => {
    const described = definition.rules[index];
    return { ...rule, text: described ? describeRule(described, definition, names) : rule.label };
  });

function toPeriodDto(period: PriceListPeriod): PriceListPeriodDto {
  const { code, label, kind } = period;
  return kind === 'days'
    ? { code, label, kind, days: period.days }
    : { code, label, kind, from: period.from, to: period.to };
}

const toSpaces = ({ scopes }: PriceList): PriceListSpaceDto[] =>
  scopes.map(({ space, validFrom, validUntil }) => ({
    space_id: space.id,
    valid_from: validFrom,
    valid_until: validUntil,
  }));

const toWarnings = (definition: PriceListDefinition): PriceListWarningDto[] =>
  findWarnings(definition).map(({ code, rule, tariff }) => ({
    code,
    rule,
    message: priceListWarnings[code]({
      rule: findLabel(definition.rules, rule),
      tariff: findLabel(definition.tariffs, tariff),
    }),
  }));

const findLabel = (entries: readonly { code: string; label: string }[], code: string | null): string =>
  entries.find((entry) => entry.code === code)?.label ?? '';
