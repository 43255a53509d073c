import { RELATIVE_KINDS, RULE_UNITS, type RuleUnit } from '@prostora/pricing';
import { priceListEditor } from '@prostora/strings/cs/price-list-editor.ts';
import type { ReactNode } from 'react';
import type { DraftRule } from '../draft.ts';
import { formatDecimal, parseDecimal, ParsedToken, SelectToken } from './tokens.tsx';

const texts = priceListEditor.sentence;

export type Rate = RuleUnit | 'percent' | 'fraction' | 'actual';

const isRelativeKind = (kind: string): boolean => (RELATIVE_KINDS as readonly string[]).includes(kind);

/** Rates that a kind can have, the usual ones first. */
function listRates({ kind }: DraftRule): Rate[] {
  const isOffered = (unit: RuleUnit): boolean =>
    (kind === 'metered' || (unit !== 'kwh' && unit !== 'm3')) && (kind === 'addon' || unit !== 'piece');
  const units = RULE_UNITS.filter(isOffered);
  if (kind === 'metered')
    return ['kwh', 'm3', ...units.filter((unit) => unit !== 'kwh' && unit !== 'm3'), 'actual'];
  return isRelativeKind(kind) ? ['percent', 'fraction', ...units] : units;
}

/** Rate of a rule; one without a figure is as it was chosen. */
function getRate(rule: DraftRule, chosen: Rate | null): Rate {
  if (rule.unit !== null) return chosen === 'actual' ? chosen : rule.unit;
  if (rule.fraction !== null) return 'fraction';
  return rule.percent === null && chosen === 'fraction' ? chosen : 'percent';
}

/** The same figure at another rate; a fraction starts as one half. */
export function changeRate(rule: DraftRule, rate: Rate): DraftRule {
  const figure = rule.amount ?? rule.percent;
  const none = { amount: null, percent: null, fraction: null };
  if (rate === 'actual') return { ...rule, ...none, unit: rule.unit ?? 'kwh' };
  if (rate === 'percent') return { ...rule, ...none, unit: null, percent: figure, split: false };
  if (rate === 'fraction') return { ...rule, ...none, unit: null, fraction: [1, 2], split: false };
  return { ...rule, ...none, unit: rate, amount: figure };
}

/** „1/2“, „½“. */
export function parseFraction(text: string): number[] | null {
  const known: Readonly<Record<string, number[]>> = {
    '½': [1, 2],
    '⅓': [1, 3],
    '⅔': [2, 3],
    '¼': [1, 4],
    '¾': [3, 4],
  };
  const match = /^\s*(\d+)\s*\/\s*(\d+)\s*$/u.exec(text);
  return known[text.trim()] ?? (match ? [Number(match[1]), Number(match[2])] : null);
}

type RateTokenProps = {
  rule: DraftRule;
  path: string;
  errors: Readonly<Record<string, string>>;
  describedBy: string;
  autoFocus: boolean;
  /** The rate chosen last; null before a choice. */
  chosen: Rate | null;
  onChoose: (rate: Rate) => void;
  onChange: (rule: DraftRule) => void;
};

/** Figure and unit of a rule: „4 000 Kč za akci“, „10 % z ceny“, „1/2 z ceny“. */
export function RateToken({
  rule,
  path,
  errors,
  describedBy,
  autoFocus,
  chosen,
  onChoose,
  onChange,
}: RateTokenProps): ReactNode {
  const rate = getRate(rule, chosen);
  const hasError = (...fields: string[]): boolean => fields.some((field) => `${path}.${field}` in errors);
  const invalid = hasError('amount', 'percent', 'fraction');
  const number = { describedBy, invalid, autoFocus };
  return (
    <>
      {rate === 'fraction' ? (
        <ParsedToken<number[]>
          {...number}
          key="fraction"
          path={`${path}.fraction`}
          label={texts.fraction}
          value={rule.fraction}
          parse={parseFraction}
          format={(value) => value?.join('/') ?? ''}
          onChange={(fraction) => onChange({ ...rule, fraction })}
        />
      ) : rate === 'actual' ? null : (
        <ParsedToken<number>
          {...number}
          key={rate === 'percent' ? rate : 'amount'}
          path={`${path}.${rate === 'percent' ? rate : 'amount'}`}
          label={rate === 'percent' ? texts.percent : texts.amount}
          value={rate === 'percent' ? rule.percent : rule.amount}
          parse={parseDecimal}
          format={formatDecimal}
          onChange={(value) => onChange({ ...rule, [rate === 'percent' ? 'percent' : 'amount']: value })}
        />
      )}{' '}
      <SelectToken
        path={`${path}.unit`}
        label={texts.rate}
        invalid={hasError('unit')}
        describedBy={describedBy}
        value={rate}
        options={listRates(rule).map((value) => ({ value, label: priceListEditor.rates[value] ?? value }))}
        onChange={(value) => {
          onChoose(value as Rate);
          onChange(changeRate(rule, value as Rate));
        }}
      />
    </>
  );
}
