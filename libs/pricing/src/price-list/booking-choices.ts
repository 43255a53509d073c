import { FieldErrors, isIntegerWithin, type PriceListFieldError } from './field-checks.ts';
import { PRICE_LIST_LIMITS, type PriceListDefinition, type PriceListTariff } from './price-list.ts';
import type { PriceListRequest } from './quote.ts';

/**
 * Checks the choices of a guest against a list.
 * @returns Errors on `tariff`, `options.0`, `addons.0.code`, `addons.0.quantity`.
 */
export function validateChoices(
  { tariffs, options, rules }: Pick<PriceListDefinition, 'tariffs' | 'options' | 'rules'>,
  choices: Pick<PriceListRequest, 'tariff' | 'options' | 'addons'>,
): PriceListFieldError[] {
  const errors = new FieldErrors();
  const { tariff } = choices;
  const isKnownTariff = tariff == null || tariffs.some(({ code }) => code === tariff);
  errors.check(isKnownTariff, 'tariff', 'UNKNOWN_TARIFF');
  const groups = new Map<string, string>();
  for (const [index, chosen] of (choices.options ?? []).entries()) {
    const option = options.find(({ code }) => code === chosen);
    errors.check(option !== undefined, `options.${index}`, 'UNKNOWN_OPTION');
    if (!option?.group) continue;
    const other = groups.get(option.group) ?? chosen;
    errors.check(other === chosen, `options.${index}`, 'OPTIONS_EXCLUSIVE');
    groups.set(option.group, other);
  }
  for (const [index, { code, quantity }] of (choices.addons ?? []).entries()) {
    const isKnown = rules.some((rule) => rule.kind === 'addon' && rule.code === code);
    errors.check(isKnown, `addons.${index}.code`, 'UNKNOWN_ADDON');
    const isQuantity = quantity == null || isIntegerWithin(quantity, 1, PRICE_LIST_LIMITS.addonQuantity);
    errors.check(isQuantity, `addons.${index}.quantity`, 'QUANTITY_OUT_OF_RANGE');
  }
  return errors.list();
}

/**
 * The first tariff whose legal forms and municipality fit a company; a tariff with neither fits none.
 * @param company facts of the company register
 */
export const findTariffForCompany = (
  { tariffs }: PriceListDefinition,
  company: { readonly legalForm: string | null; readonly municipalityCode: string | null },
): PriceListTariff | null =>
  tariffs.find(
    ({ legalForms, municipalityCode }) =>
      (legalForms.length > 0 || municipalityCode !== null) &&
      (legalForms.length === 0 || (company.legalForm !== null && legalForms.includes(company.legalForm))) &&
      (municipalityCode === null || municipalityCode === company.municipalityCode),
  ) ?? null;
