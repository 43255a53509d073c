import type { RuleConditions } from '@prostora/api-client';
import { BUILT_IN_PERIODS } from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import type { Draft, DraftRule } from '../draft.ts';

/** Props of the parts of a rule's details. */
export type DetailProps = {
  rule: DraftRule;
  index: number;
  hasProblem: boolean;
  errors: Readonly<Record<string, string>>;
  change: (values: Partial<DraftRule>) => void;
  changeWhen: (values: Partial<RuleConditions>) => void;
  /** Changes the code also where the rule is named. */
  rename: (code: string) => void;
};

type Choice = { value: string; label: string };

export const toOptions = (entries: readonly { code: string; label: string }[]): Choice[] =>
  entries.map(({ code, label }) => ({ value: code, label }));

/** Periods of the list and those that every list has. */
export const listPeriodOptions = ({ periods }: Pick<Draft, 'periods'>): Choice[] => [
  ...toOptions(periods),
  ...BUILT_IN_PERIODS.map((code) => ({ value: code, label: priceListEditor.conditions.builtIn[code] })),
];
