import type { PriceRuleKind } from '@prostora/api-client';
import type { Draft, DraftRule } from '../draft.ts';

export type SectionName = 'base' | 'extra' | 'discount' | 'addon' | 'apart';

/** Groups of sentences in the order of counting. */
export const SECTIONS: readonly { name: SectionName; kinds: readonly PriceRuleKind[] }[] = [
  { name: 'base', kinds: ['base'] },
  { name: 'extra', kinds: ['mandatory', 'surcharge'] },
  { name: 'discount', kinds: ['discount'] },
  { name: 'addon', kinds: ['addon'] },
  { name: 'apart', kinds: ['deposit', 'metered'] },
];

/** The row of a rule in the document. */
export const findRuleRow = (code: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-rule]')].find((row) => row.dataset['rule'] === code);

export type IndexedRule = { rule: DraftRule; index: number };

/** Rules of a section with their index in the list. */
export const listSectionRules = (
  { rules }: Pick<Draft, 'rules'>,
  kinds: readonly PriceRuleKind[],
): IndexedRule[] =>
  rules.map((rule, index) => ({ rule, index })).filter(({ rule }) => kinds.includes(rule.kind));
