import { isIban, parseBankAccount } from '@prostora/contracts';
import type { rentalTermsErrors } from '@prostora/strings/cs/rental-terms.ts';
import type { CancellationStepInput, InstalmentInput, RentalTermsDefinitionInput } from './normalize.ts';
import { RENTAL_TERMS_LIMITS } from './rental-terms.ts';

/** The Czech messages are `rentalTermsErrors` of `@prostora/strings`. */
export type RentalTermsErrorCode = keyof typeof rentalTermsErrors;
/** Error by the path of the field in a definition, „cancellation.steps.1.days“. */
export type RentalTermsFieldError = { readonly field: string; readonly code: RentalTermsErrorCode };

type Check = (isValid: boolean, field: string, code: RentalTermsErrorCode) => void;

const LIMITS = RENTAL_TERMS_LIMITS;
const MAX_AMOUNT = LIMITS.amountHaler / 100;

/**
 * Checks a body of the right shape, also parts of it.
 * @returns errors in the order of the body, of one field only the first
 */
export function validateRentalTerms(input: RentalTermsDefinitionInput): RentalTermsFieldError[] {
  const errors = new Map<string, RentalTermsErrorCode>();
  const check: Check = (isValid, field, code) => {
    if (!isValid && !errors.has(field)) errors.set(field, code);
  };
  checkInteger(check, 'hold_days', input.hold_days, LIMITS.holdDays, 'HOLD_RANGE');
  checkInteger(check, 'payment_grace_days', input.payment_grace_days, LIMITS.holdDays, 'HOLD_RANGE');
  checkInstalments(check, input.instalments ?? []);
  const { steps, grace } = input.cancellation ?? {};
  if (steps) checkSteps(check, steps);
  checkInteger(check, 'cancellation.grace.hours', grace?.hours, LIMITS.hours, 'HOURS_RANGE');
  const minHours = grace?.min_hours_before;
  checkInteger(check, 'cancellation.grace.min_hours_before', minHours, LIMITS.hours, 'HOURS_RANGE');
  check(input.account == null || isAccount(input.account), 'account', 'ACCOUNT');
  return [...errors].map(([field, code]) => ({ field, code }));
}

function checkSteps(check: Check, steps: readonly CancellationStepInput[]): void {
  for (const [index, { days, percent, amount }] of steps.entries()) {
    const field = `cancellation.steps.${index}`;
    const former = steps[index - 1];
    checkInteger(check, `${field}.days`, days, LIMITS.days, 'DAYS_RANGE');
    check(former === undefined || days < former.days, `${field}.days`, 'DAYS_MUST_FALL');
    check(percent != null || amount != null, `${field}.percent`, 'STEP_WITHOUT_COST');
    check(percent == null || isDecimal(percent, 0, 100), `${field}.percent`, 'PERCENT_RANGE');
    check(amount == null || isDecimal(amount, 0, MAX_AMOUNT), `${field}.amount`, 'AMOUNT_RANGE');
  }
  check(steps.length <= LIMITS.steps, 'cancellation.steps', 'STEPS_COUNT');
  check(steps.at(-1)?.days === 0, 'cancellation.steps', 'LAST_STEP');
}

function checkInstalments(check: Check, instalments: readonly InstalmentInput[]): void {
  for (const [index, instalment] of instalments.entries())
    checkInstalment(check, `instalments.${index}`, instalment);
  check(instalments.length <= LIMITS.instalments, 'instalments', 'INSTALMENTS_COUNT');
  check(isWholePrice(instalments), 'instalments', 'NOT_WHOLE_PRICE');
}

function checkInstalment(
  check: Check,
  field: string,
  { kind, percent, amount, due, per }: InstalmentInput,
): void {
  const { after_acceptance_days: afterAcceptance, before_start_days: beforeStart } = due;
  const isDeposit = kind === 'deposit';
  check(!isDeposit || percent == null, `${field}.percent`, 'DEPOSIT_AMOUNT');
  check(!isDeposit || amount == null, `${field}.amount`, 'DEPOSIT_AMOUNT');
  check(!isDeposit || per == null, `${field}.per`, 'MONTHLY_DEPOSIT');
  check(percent == null || amount == null, `${field}.percent`, 'AMOUNT_OR_PERCENT');
  check(percent == null || isDecimal(percent, 0.01, 100), `${field}.percent`, 'SHARE_RANGE');
  check(amount == null || isDecimal(amount, 0, MAX_AMOUNT), `${field}.amount`, 'AMOUNT_RANGE');
  check((afterAcceptance == null) !== (beforeStart == null), `${field}.due`, 'ONE_DUE');
  checkInteger(check, `${field}.due.after_acceptance_days`, afterAcceptance, LIMITS.days, 'DAYS_RANGE');
  checkInteger(check, `${field}.due.before_start_days`, beforeStart, LIMITS.days, 'DAYS_RANGE');
}

/** Without instalments nothing is planned; else one of them is the rest, or their shares are 100 %. */
function isWholePrice(instalments: readonly InstalmentInput[]): boolean {
  if (instalments.length === 0) return true;
  const ofPrice = instalments.filter(({ kind }) => kind !== 'deposit');
  const hundredths = ofPrice.reduce((sum, { percent }) => sum + Math.round((percent ?? 0) * 100), 0);
  const hasRest = ofPrice.some(({ percent, amount }) => percent == null && amount == null);
  return hasRest ? hundredths <= 10_000 : hundredths === 10_000;
}

function checkInteger(
  check: Check,
  field: string,
  value: number | null | undefined,
  max: number,
  code: RentalTermsErrorCode,
): void {
  check(value == null || (Number.isInteger(value) && value >= 0 && value <= max), field, code);
}

const isAccount = (text: string): boolean => parseBankAccount(text) !== null || isIban(text);

/** At most two decimals. */
const isDecimal = (value: number, min: number, max: number): boolean =>
  value >= min && value <= max && Math.abs(value * 100 - Math.round(value * 100)) < 0.001;
