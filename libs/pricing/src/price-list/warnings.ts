import type { PriceListDefinition, PriceListRule } from './price-list.ts';
import { MAX_TAXED_RENT_MINUTES } from './vat.ts';

export const PRICE_LIST_WARNINGS = [
  'VAT_48H',
  'LAND_EXEMPT',
  'SPORT_UNCLEAR',
  'NO_DEFAULT_TARIFF',
  'GAP_IN_TARIFFS',
] as const;
export type PriceListWarningCode = (typeof PRICE_LIST_WARNINGS)[number];

/** A warning never stops the owner. */
export type PriceListWarning = {
  readonly code: PriceListWarningCode;
  /** Code of the rule; `null` of the whole list. */
  readonly rule: string | null;
  /** Code of the tariff without a base rule. */
  readonly tariff: string | null;
};

const isCharged = ({ kind }: PriceListRule): boolean => kind !== 'metered' && kind !== 'deposit';

/** The rule changes at 48 hours, where the law changes only after them. */
const isBoundaryOf48Hours = ({ vatItem, when }: PriceListRule): boolean =>
  vatItem === 'rent' &&
  (when.minMinutes === MAX_TAXED_RENT_MINUTES || when.maxMinutes === MAX_TAXED_RENT_MINUTES - 1);

/** Sport in a sports hall is a service, at times exempt: only the owner knows. */
const isSportAsRent = ({ vatItem, label, when }: PriceListRule): boolean =>
  vatItem === 'rent' && [label, ...when.purposes].some((text) => /\bsport/iu.test(text));

/**
 * Finds what an owner is asked to check, in order of rules.
 * @param definition valid price list
 */
export function findWarnings(definition: PriceListDefinition): PriceListWarning[] {
  const { vatPayer, rules, tariffs } = definition;
  const warnings: PriceListWarning[] = [];
  const addForRules = (code: PriceListWarningCode, isConcerned: (rule: PriceListRule) => boolean): void => {
    for (const rule of rules)
      if (isCharged(rule) && isConcerned(rule)) warnings.push({ code, rule: rule.code, tariff: null });
  };
  if (vatPayer) {
    addForRules('VAT_48H', isBoundaryOf48Hours);
    addForRules('LAND_EXEMPT', ({ vatItem }) => vatItem === 'land');
    addForRules('SPORT_UNCLEAR', isSportAsRent);
  }
  if (tariffs.length > 0 && !tariffs.some(({ isDefault }) => isDefault))
    warnings.push({ code: 'NO_DEFAULT_TARIFF', rule: null, tariff: null });
  const base = rules.filter(({ kind }) => kind === 'base');
  for (const { code } of tariffs)
    if (!base.some(({ when }) => when.tariffs.length === 0 || when.tariffs.includes(code)))
      warnings.push({ code: 'GAP_IN_TARIFFS', rule: null, tariff: code });
  return warnings;
}
