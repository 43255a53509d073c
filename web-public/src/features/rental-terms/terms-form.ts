import type { RentalTerms, RentalTermsDefinition, RentalTermsInput } from '@prostora/api-client';
import {
  normalizeRentalTerms,
  toRentalTermsBody,
  validateRentalTerms,
  type RentalTermsDefinitionInput,
} from '@prostora/rental-terms';
import { missing } from '@prostora/strings/cs/errors.ts';
import { rentalTermsPresets, type RentalTermsPresetName } from '@prostora/strings/cs/rental-terms-presets.ts';
import { rentalTermsErrors } from '@prostora/strings/cs/rental-terms.ts';
import { set, type FieldErrors, type Resolver } from 'react-hook-form';

/** Values of the editor; numbers as they are typed. Names of fields are those of the contract where they can be. */
export type TermsValues = {
  name: string;
  is_default: boolean;
  space_ids: string[];
  contract: boolean;
  countersign: boolean;
  consumer: { withdrawal: RentalTermsDefinition['consumer']['withdrawal'] };
  hold_days: string;
  payment_grace_days: string;
  account: string;
  instalments: InstalmentValues[];
  cancellation: {
    steps: StepValues[];
    day_count: RentalTermsDefinition['cancellation']['day_count'];
    has_grace: boolean;
    grace: { hours: string; min_hours_before: string };
  };
};
export type StepValues = { days: string; percent: string; amount: string };
export type InstalmentValues = {
  kind: RentalTermsDefinition['instalments'][number]['kind'];
  part: 'rest' | 'percent' | 'amount';
  percent: string;
  amount: string;
  due: { days: string; from: 'acceptance' | 'start' };
  gate: boolean;
  monthly: boolean;
};

export const EMPTY_STEP: StepValues = { days: '', percent: '0', amount: '' };
export const NEW_INSTALMENT: InstalmentValues = {
  kind: 'balance',
  part: 'rest',
  percent: '',
  amount: '',
  due: { days: '14', from: 'start' },
  gate: false,
  monthly: false,
};

const formatNumber = (value: number | null): string =>
  value === null ? '' : String(value).replace('.', ',');
/** Null when empty; not a number (NaN) for a text that is none. */
export function parseTyped(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]/gu, '').replace(',', '.');
  return plain === '' ? null : Number(plain);
}

export const toPresetValues = (preset: RentalTermsPresetName): TermsValues =>
  toValues({
    name: rentalTermsPresets[preset].title,
    is_default: true,
    space_ids: null,
    definition: toRentalTermsBody(normalizeRentalTerms(rentalTermsPresets[preset].definition)),
  });

/** @param terms as they are stored, or of a preset */
export function toValues({
  name,
  is_default,
  space_ids,
  definition,
}: Pick<RentalTerms, 'name' | 'is_default' | 'space_ids' | 'definition'>): TermsValues {
  const { grace, steps, day_count } = definition.cancellation;
  return {
    name,
    is_default,
    space_ids: (space_ids ?? []).map(String),
    contract: definition.contract === 'required',
    countersign: definition.countersign,
    consumer: definition.consumer,
    hold_days: String(definition.hold_days),
    payment_grace_days: String(definition.payment_grace_days),
    account: definition.account ?? '',
    instalments: definition.instalments.map(({ kind, percent, amount, due, gate, per }) => ({
      kind,
      part: percent !== null ? 'percent' : amount !== null ? 'amount' : 'rest',
      percent: formatNumber(percent),
      amount: formatNumber(amount),
      due: {
        days: formatNumber(due.after_acceptance_days ?? due.before_start_days),
        from: due.after_acceptance_days === null ? 'start' : 'acceptance',
      },
      gate,
      monthly: per === 'month',
    })),
    cancellation: {
      steps: steps.map(({ days, percent, amount }) => ({
        days: String(days),
        percent: formatNumber(percent),
        amount: amount === 0 ? '' : formatNumber(amount),
      })),
      day_count,
      has_grace: grace !== null,
      grace: {
        hours: formatNumber(grace?.hours ?? null),
        min_hours_before: formatNumber(grace?.min_hours_before ?? null),
      },
    },
  };
}

/** @param values of the editor, also wrong ones, which the rules of the contract name */
export function toDefinitionInput(values: TermsValues): RentalTermsDefinitionInput {
  const { steps, day_count, has_grace, grace } = values.cancellation;
  return {
    contract: values.contract ? 'required' : 'none',
    countersign: values.contract && values.countersign,
    consumer: values.consumer,
    hold_days: parseTyped(values.hold_days),
    payment_grace_days: parseTyped(values.payment_grace_days),
    account: values.account.trim() || null,
    instalments: values.instalments.map(toInstalmentInput),
    cancellation: {
      steps: steps.map(({ days, percent, amount }) => ({
        days: parseTyped(days) ?? Number.NaN,
        percent: parseTyped(percent),
        amount: parseTyped(amount),
      })),
      day_count,
      grace: has_grace
        ? {
            hours: parseTyped(grace.hours) ?? Number.NaN,
            min_hours_before: parseTyped(grace.min_hours_before),
          }
        : null,
    },
  };
}

function toInstalmentInput({ kind, part, percent, amount, due, gate, monthly }: InstalmentValues) {
  const isDeposit = kind === 'deposit';
  const days = parseTyped(due.days) ?? Number.NaN;
  return {
    kind,
    percent: !isDeposit && part === 'percent' ? (parseTyped(percent) ?? Number.NaN) : null,
    amount: !isDeposit && part === 'amount' ? (parseTyped(amount) ?? Number.NaN) : null,
    due: due.from === 'acceptance' ? { after_acceptance_days: days } : { before_start_days: days },
    gate,
    per: monthly && !isDeposit ? 'month' : null,
  };
}

export const toRentalTermsInput = (values: TermsValues): RentalTermsInput => ({
  name: values.name.trim(),
  is_default: values.is_default,
  space_ids: values.space_ids.length === 0 ? null : values.space_ids.map(Number),
  definition: toDefinitionInput(values) as NonNullable<RentalTermsInput['definition']>,
});

/** Days of a payment are one field, whatever they are counted from. */
const toFieldName = (path: string): string =>
  path
    .replace(/\.due(?:\.\w+)?$/u, '.due.days')
    .replace(/^(?:instalments|cancellation\.steps)$/u, (list) => `${list}.root`);

/** Rules of the contract, each at its field. */
export const resolveTerms: Resolver<TermsValues> = (values) => {
  const errors: FieldErrors<TermsValues> = {};
  if (values.name.trim() === '') set(errors, 'name', { type: 'required', message: missing.name });
  for (const { field, code } of validateRentalTerms(toDefinitionInput(values)))
    set(errors, toFieldName(field), { type: 'rule', message: rentalTermsErrors[code] });
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
