import type { PriceList, PriceListInput, PriceListRule, PriceRuleKind } from '@prostora/api-client';
import {
  normalizePriceList,
  PRICE_LIST_LIMITS,
  toPriceListBody,
  type PriceListDefinition,
  type PriceListInput as EngineInput,
} from '@prostora/pricing';
import { priceListTemplates, type PriceListTemplateName } from '@prostora/strings/cs/price-list-templates.ts';

export type DraftRule = Omit<PriceListRule, 'text'>;
/** A price list during editing: the body of the contract with every default filled in. */
export type Draft = Pick<
  PriceList,
  | 'name'
  | 'includes_vat'
  | 'vat_payer'
  | 'day_start'
  | 'spaces'
  | 'tariffs'
  | 'options'
  | 'periods'
  | 'groups'
> & { rules: DraftRule[] };

/** Groups of which one rule counts, by the kind of rule. */
export const DEFAULT_GROUPS: Partial<Record<PriceRuleKind, string>> = {
  base: 'pronajem',
  discount: 'sleva',
  mandatory: 'povinne',
  surcharge: 'priplatek',
  deposit: 'kauce',
};
/** New rules of these kinds join their group; those of other kinds add up. */
export const GROUPED_KINDS: readonly PriceRuleKind[] = ['base', 'discount'];

/** Values of a list that its editor changes. */
export const toDraft = (list: Draft): Draft => ({
  name: list.name,
  includes_vat: list.includes_vat,
  vat_payer: list.vat_payer,
  day_start: list.day_start,
  spaces: list.spaces.map(({ space_id, valid_from, valid_until }) => ({ space_id, valid_from, valid_until })),
  tariffs: list.tariffs,
  options: list.options,
  periods: list.periods,
  groups: list.groups,
  rules: list.rules.map((rule) => omitText(rule)),
});

function omitText(rule: DraftRule & { text?: string }): DraftRule {
  const { text: _text, ...rest } = rule;
  return rest;
}

export const toDefinition = (draft: Draft): PriceListDefinition => normalizePriceList(draft as EngineInput);

/** Fills in the defaults of a body of the contract. */
const completeBody = (body: EngineInput): Draft =>
  toDraft({ ...toPriceListBody(normalizePriceList(body)), spaces: [] } as unknown as Draft);

export const createDraft = (template: PriceListTemplateName): Draft =>
  completeBody(priceListTemplates[template].list);

const trimLabel = <Entry extends { label: string }>(entry: Entry): Entry => ({
  ...entry,
  label: entry.label.trim(),
});

/** Body of the request; absent values are left out. */
export function toInput(draft: Draft): PriceListInput {
  return {
    ...draft,
    name: draft.name.trim(),
    tariffs: draft.tariffs.map(trimLabel),
    options: draft.options.map(trimLabel),
    periods: draft.periods.map(trimLabel),
    rules: draft.rules.map(({ unit, ...rule }) => trimLabel({ ...rule, ...(unit && { unit }) })),
  } as PriceListInput;
}

/**
 * Code of a label that no other entry has: „Občan obce“ → „obcan-obce“.
 * @param taken codes of the other entries
 */
export function createCode(label: string, taken: readonly string[]): string {
  const base =
    label
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-+|-+$/gu, '')
      .slice(0, PRICE_LIST_LIMITS.code - 4) || 'polozka';
  if (!taken.includes(base)) return base;
  for (let number = 2; ; number += 1) if (!taken.includes(`${base}-${number}`)) return `${base}-${number}`;
}

export const listCodes = (entries: readonly { code: string }[]): string[] => entries.map(({ code }) => code);

const FIRST_UNITS: Partial<Record<PriceRuleKind, string>> = { addon: 'piece', metered: 'kwh', base: 'day' };
/** A rent and a surcharge to it are taxed as a rent, everything else as a service. */
const VAT_ITEMS: Partial<Record<PriceRuleKind, string>> = {
  base: 'rent',
  surcharge: 'rent',
  discount: 'rent',
  deposit: 'rent',
};

/** @param group of which one rule counts; null adds up */
export function createRule(
  draft: Draft,
  kind: PriceRuleKind,
  label: string,
  group: string | null = null,
): DraftRule {
  const { rules } = completeBody({
    name: draft.name,
    rules: [
      {
        code: createCode(label, listCodes(draft.rules)),
        label,
        kind,
        group,
        unit: FIRST_UNITS[kind] ?? 'event',
        vat_item: VAT_ITEMS[kind] ?? 'service',
      },
    ],
  });
  return rules[0] as DraftRule;
}

/** A copy with its own code, placed after the original. */
export function duplicateRule(draft: Draft, index: number): { draft: Draft; code: string } {
  const rule = draft.rules[index] as DraftRule;
  const code = createCode(rule.label, listCodes(draft.rules));
  return { draft: { ...draft, rules: draft.rules.toSpliced(index + 1, 0, { ...rule, code }) }, code };
}

export function moveRule(draft: Draft, from: number, to: number): Draft {
  const rule = draft.rules[from];
  return rule ? { ...draft, rules: draft.rules.toSpliced(from, 1).toSpliced(to, 0, rule) } : draft;
}

const without = (codes: readonly string[], code: string): string[] => codes.filter((each) => each !== code);
const replaced = (codes: readonly string[], from: string, to: string): string[] =>
  codes.map((code) => (code === from ? to : code));

/** Removes a rule and its code from `applies_to` of others. */
export const removeRule = (draft: Draft, index: number): Draft => {
  const code = draft.rules[index]?.code ?? '';
  const rules = draft.rules
    .toSpliced(index, 1)
    .map((rule) => ({ ...rule, applies_to: without(rule.applies_to, code) }));
  return { ...draft, rules };
};

/** Changes the code of a rule where it is named. */
export const renameRule = (draft: Draft, index: number, code: string): Draft => {
  const former = draft.rules[index]?.code ?? '';
  const rules = draft.rules.map((rule, at) => ({
    ...rule,
    ...(at === index && { code }),
    applies_to: replaced(rule.applies_to, former, code),
  }));
  return { ...draft, rules };
};

/** Kinds of named entries that rules refer to. */
export type WordKind = 'tariffs' | 'options' | 'periods';
const CONDITIONS = {
  tariffs: ['tariffs'],
  options: ['options', 'not_options'],
  periods: ['periods', 'not_periods'],
} as const;

/** Removes a tariff, an option or a period, also from conditions. */
export function removeWord(draft: Draft, kind: WordKind, code: string): Draft {
  const rules = draft.rules.map((rule) => ({
    ...rule,
    when: {
      ...rule.when,
      ...Object.fromEntries(CONDITIONS[kind].map((field) => [field, without(rule.when[field], code)])),
    },
  }));
  return { ...draft, [kind]: draft[kind].filter((entry) => entry.code !== code), rules };
}

/** Number of rules whose conditions name an entry. */
export const countUses = (draft: Draft, kind: WordKind, code: string): number =>
  draft.rules.filter(({ when }) => CONDITIONS[kind].some((field) => when[field].includes(code))).length;

/** Groups without a rule are left out; the first choice is the default and needs no entry. */
export const setGroupChoice = (draft: Draft, code: string, choose: 'first' | 'cheapest'): Draft => ({
  ...draft,
  groups: [
    ...draft.groups.filter(
      (group) => group.code !== code && draft.rules.some((rule) => rule.group === group.code),
    ),
    { code, choose },
  ],
});

/** Whether two drafts are saved as the same list. */
export function isSavedAlike(one: Draft, other: Draft): boolean {
  const [own, others] = [one, other].map((draft) => {
    const { spaces, ...body } = toInput(draft);
    return JSON.stringify([normalizePriceList(body as EngineInput), spaces]);
  });
  return own === others;
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
