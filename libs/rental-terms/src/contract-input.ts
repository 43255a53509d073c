import { isDay, parseTimestamp } from '@prostora/contracts';
import type { ContractData, ContractParty, ContractSlot } from './contract-data.ts';
import { describeCancellation } from './describe-cancellation.ts';
import { normalizeRentalTerms } from './normalize.ts';
import { INSTALMENT_KINDS, WITHDRAWAL_CHOICES } from './rental-terms.ts';
import { validateRentalTerms } from './validate.ts';

type Values = Readonly<Record<string, unknown>>;

const PARTY_KEYS = [
  'name',
  'address',
  'ico',
  'dic',
  'represented_by',
  'email',
  'phone',
  'account',
] as const satisfies readonly (keyof ContractParty)[];

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toValues = (value: unknown): Values => (isValues(value) ? value : {});
const toRows = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : []);
const toText = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
const toNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
const toChoice = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | null =>
  choices.find((choice) => choice === value) ?? null;
const toDay = (value: unknown): string | null => {
  const day = toText(value)?.slice(0, 10) ?? '';
  return isDay(day) ? day : null;
};

/**
 * Reads the data of a contract from a body of any shape: what is missing or of another kind is empty, so that a draft
 * shows what is still to be filled in. Deposit, measured items and note are of the price or stand beside it.
 * @param body JSON value
 */
export function parseContractData(body: unknown): ContractData {
  const data = toValues(body);
  const contract = toValues(data['contract']);
  const event = toValues(data['event']);
  const price = toValues(data['price']);
  return {
    number: toText(contract['number']),
    date: toDay(contract['date']),
    lessor: toParty(data['lessor']),
    tenant: toParty(data['tenant']),
    title: toText(event['title']),
    purpose: toText(event['purpose']),
    guests: toNumber(event['guests']),
    slots: toRows(event['slots']).flatMap(toSlot),
    total: toNumber(price['total']),
    deposit: toNumber(price['deposit'] ?? data['deposit']),
    lines: toRows(price['lines']).map((line) => ({
      label: toText(line['label']) ?? '',
      amount: toNumber(line['amount']) ?? 0,
    })),
    vat: toRows(price['vat']).map((vat) => ({
      rate: toNumber(vat['rate']) ?? 0,
      tax: toNumber(vat['tax']) ?? 0,
    })),
    metered: toRows(price['metered'] ?? data['metered']).map((item) => ({
      label: toText(item['label']) ?? '',
      text: toText(item['text']) ?? '',
    })),
    instalments: toRows(data['instalments']).flatMap(toInstalment),
    cancellation: toSentences(data['cancellation']),
    withdrawal: toChoice(WITHDRAWAL_CHOICES, toValues(data['consumer'])['withdrawal']) ?? 'none',
    note: toText(data['note'] ?? price['note']),
  };
}

const toParty = (value: unknown): ContractParty =>
  Object.fromEntries(PARTY_KEYS.map((key) => [key, toText(toValues(value)[key])]));

function toSlot(slot: Values): ContractSlot[] {
  const startsAt = parseTimestamp(toText(slot['start_datetime']) ?? '');
  const endsAt = parseTimestamp(toText(slot['end_datetime']) ?? '');
  if (!startsAt || !endsAt) return [];
  return [{ space: toText(slot['space']), address: toText(slot['address']), startsAt, endsAt }];
}

function toInstalment(row: Values): ContractData['instalments'] {
  const kind = toChoice(INSTALMENT_KINDS, row['kind']);
  const dueOn = toDay(row['due_on']);
  const amount = toNumber(row['amount']);
  return kind === null || dueOn === null || amount === null ? [] : [{ kind, amount, dueOn }];
}

/** Sentences, or the ladder that they describe. */
function toSentences(value: unknown): string[] {
  const sentences = Array.isArray(value) ? (value as unknown[]) : toValues(value)['sentences'];
  if (Array.isArray(sentences)) return sentences.filter((sentence) => typeof sentence === 'string');
  const { steps: rows, day_count } = toValues(value);
  const steps = toRows(rows).map((step) => ({
    days: toNumber(step['days']) ?? -1,
    percent: toNumber(step['percent']),
    amount: toNumber(step['amount']),
  }));
  const cancellation = { steps, day_count: toText(day_count) };
  if (validateRentalTerms({ cancellation }).length > 0) return [];
  return describeCancellation(normalizeRentalTerms({ cancellation }).cancellation);
}
