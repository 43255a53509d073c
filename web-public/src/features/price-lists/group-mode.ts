import type { PriceRuleKind } from '@prostora/api-client';
import { DEFAULT_GROUPS, setGroupChoice, type Draft } from './draft.ts';

/**
 * How the rules of a kind count when several of them hold: one of all (the first, or the cheapest), all, or one
 * of each group.
 */
export type GroupMode = 'first' | 'cheapest' | 'all' | 'groups';

const listGroups = ({ rules }: Draft, kind: PriceRuleKind): (string | null)[] => [
  ...new Set(rules.filter((rule) => rule.kind === kind).map(({ group }) => group)),
];

export function getGroupMode(draft: Draft, kind: PriceRuleKind): GroupMode {
  const [first = null, ...others] = listGroups(draft, kind);
  if (others.length > 0) return 'groups';
  if (first === null) return 'all';
  return draft.groups.find(({ code }) => code === first)?.choose === 'cheapest' ? 'cheapest' : 'first';
}

/** Group of a new rule of the kind, so that it counts as the others do; the usual one without others. */
export function findSharedGroup(draft: Draft, kind: PriceRuleKind): string | null {
  const [first, ...others] = listGroups(draft, kind);
  return first === undefined || others.length > 0 ? (DEFAULT_GROUPS[kind] ?? null) : first;
}

/** Puts all rules of the kind into one group, or into none. */
export function setGroupMode(draft: Draft, kind: PriceRuleKind, mode: Exclude<GroupMode, 'groups'>): Draft {
  const group = mode === 'all' ? null : (findSharedGroup(draft, kind) ?? DEFAULT_GROUPS[kind] ?? kind);
  const rules = draft.rules.map((rule) => (rule.kind === kind ? { ...rule, group } : rule));
  const next = { ...draft, rules };
  return group === null || kind === 'discount'
    ? next
    : setGroupChoice(next, group, mode === 'cheapest' ? mode : 'first');
}
