import { describe, expect, it } from '@jest/globals';
import {
  normalizeRentalTerms,
  toRentalTermsBody,
  validateRentalTerms,
  type CancellationStepInput,
  type InstalmentInput,
  type RentalTermsDefinitionInput,
} from './index.ts';

const listErrors = (input: RentalTermsDefinitionInput): Record<string, string> =>
  Object.fromEntries(validateRentalTerms(input).map(({ field, code }) => [field, code]));
const REST: InstalmentInput = { kind: 'balance', due: { before_start_days: 7 } };
const withSteps = (...steps: CancellationStepInput[]) => listErrors({ cancellation: { steps } });
const withInstalments = (...instalments: InstalmentInput[]) => listErrors({ instalments });
const withFirst = (change: Partial<InstalmentInput>) => withInstalments({ ...REST, ...change }, REST);

describe('validateRentalTerms', () => {
  it('accepts parts of a definition', () => {
    expect(listErrors({})).toEqual({});
    expect(listErrors({ instalments: [], cancellation: {} })).toEqual({});
    expect(withSteps({ days: 0, percent: 100 })).toEqual({});
    expect(withSteps({ days: 7, amount: 200 }, { days: 0, percent: 100, amount: 0.5 })).toEqual({});
  });

  it('wants steps whose days fall to 0', () => {
    expect(withSteps({ days: 7, percent: 0 }, { days: 7, percent: 50 }, { days: 0, percent: 100 })).toEqual({
      'cancellation.steps.1.days': 'DAYS_MUST_FALL',
    });
    expect(withSteps({ days: 3, percent: 0 }, { days: 7, percent: 50 })).toEqual({
      'cancellation.steps.1.days': 'DAYS_MUST_FALL',
      'cancellation.steps': 'LAST_STEP',
    });
    expect(withSteps({ days: 7, percent: 0 })).toEqual({ 'cancellation.steps': 'LAST_STEP' });
    expect(withSteps()).toEqual({ 'cancellation.steps': 'LAST_STEP' });
  });

  it('limits steps and their values', () => {
    const steps = [8, 7, 6, 5, 4, 3, 2, 0].map((days) => ({ days, percent: 0 }));
    expect(withSteps(...steps)).toEqual({});
    expect(withSteps({ days: 9, percent: 0 }, ...steps)).toEqual({ 'cancellation.steps': 'STEPS_COUNT' });
    expect(withSteps({ days: 731, percent: 100.5 }, { days: 0, percent: 0, amount: 10_000_001 })).toEqual({
      'cancellation.steps.0.days': 'DAYS_RANGE',
      'cancellation.steps.0.percent': 'PERCENT_RANGE',
      'cancellation.steps.1.amount': 'AMOUNT_RANGE',
    });
    expect(withSteps({ days: 730, percent: 0.001, amount: -1 }, { days: 0 })).toEqual({
      'cancellation.steps.0.percent': 'PERCENT_RANGE',
      'cancellation.steps.0.amount': 'AMOUNT_RANGE',
      'cancellation.steps.1.percent': 'STEP_WITHOUT_COST',
    });
    expect(withSteps({ days: 1.5, percent: 0 }, { days: 0, percent: 0 })).toEqual({
      'cancellation.steps.0.days': 'DAYS_RANGE',
    });
  });

  it('wants instalments that give the whole price', () => {
    const share = (percent: number): InstalmentInput => ({ ...REST, percent });
    expect(withInstalments(share(30), REST)).toEqual({});
    expect(withInstalments(share(30), share(70))).toEqual({});
    expect(withInstalments(share(33.33), share(66.67))).toEqual({});
    const partly = { instalments: 'NOT_WHOLE_PRICE' };
    expect(withInstalments(share(30))).toEqual(partly);
    expect(withInstalments(share(60), share(60))).toEqual(partly);
    expect(withInstalments(share(60), share(60), REST)).toEqual(partly);
    expect(withInstalments({ ...REST, amount: 5000 })).toEqual(partly);
    expect(withInstalments({ ...REST, kind: 'deposit' })).toEqual(partly);
    expect(withInstalments({ ...REST, kind: 'deposit' }, REST)).toEqual({});
  });

  it('checks each instalment', () => {
    expect(withFirst({ percent: 30, amount: 1 })).toEqual({ 'instalments.0.percent': 'AMOUNT_OR_PERCENT' });
    expect(withFirst({ percent: 0 })).toEqual({ 'instalments.0.percent': 'SHARE_RANGE' });
    expect(withFirst({ amount: 0.001 })).toEqual({ 'instalments.0.amount': 'AMOUNT_RANGE' });
    expect(withFirst({ kind: 'deposit', percent: 10, amount: 1, per: 'month' })).toEqual({
      'instalments.0.percent': 'DEPOSIT_AMOUNT',
      'instalments.0.amount': 'DEPOSIT_AMOUNT',
      'instalments.0.per': 'MONTHLY_DEPOSIT',
    });
    expect(withFirst({ due: {} })).toEqual({ 'instalments.0.due': 'ONE_DUE' });
    expect(withFirst({ due: { after_acceptance_days: 0, before_start_days: 0 } })).toEqual({
      'instalments.0.due': 'ONE_DUE',
    });
    expect(withFirst({ due: { after_acceptance_days: 731 } })).toEqual({
      'instalments.0.due.after_acceptance_days': 'DAYS_RANGE',
    });
    expect(withFirst({ due: { before_start_days: -1 } })).toEqual({
      'instalments.0.due.before_start_days': 'DAYS_RANGE',
    });
    const many = Array.from({ length: 13 }, () => REST);
    expect(withInstalments(...many)).toEqual({ instalments: 'INSTALMENTS_COUNT' });
    expect(withInstalments(...many.slice(1))).toEqual({});
  });

  it('checks days, hours and the account', () => {
    expect(listErrors({ hold_days: 91, payment_grace_days: -1, account: '19-2000145398/0800' })).toEqual({
      hold_days: 'HOLD_RANGE',
      payment_grace_days: 'HOLD_RANGE',
      account: 'ACCOUNT',
    });
    expect(listErrors({ hold_days: 90, payment_grace_days: 0, account: '19-2000145399/0800' })).toEqual({});
    expect(listErrors({ account: 'CZ65 0800 0000 1920 0014 5399' })).toEqual({});
    expect(listErrors({ account: 'CZ65 0800 0000 1920 0014 5398' })).toEqual({ account: 'ACCOUNT' });
    expect(listErrors({ cancellation: { grace: { hours: 8761, min_hours_before: 0.5 } } })).toEqual({
      'cancellation.grace.hours': 'HOURS_RANGE',
      'cancellation.grace.min_hours_before': 'HOURS_RANGE',
    });
  });
});

describe('normalizeRentalTerms', () => {
  it('fills in the defaults: free at any time, held for a week', () => {
    expect(toRentalTermsBody(normalizeRentalTerms({}))).toEqual({
      contract: 'none',
      template_id: null,
      countersign: false,
      consumer: { withdrawal: 'excluded' },
      hold_days: 7,
      payment_grace_days: 2,
      instalments: [],
      cancellation: { steps: [{ days: 0, percent: 0, amount: 0 }], day_count: 'calendar', grace: null },
      account: null,
    });
  });

  it('is the inverse of the body', () => {
    const definition = normalizeRentalTerms({
      contract: 'required',
      template_id: 5,
      countersign: true,
      consumer: { withdrawal: '14_days' },
      hold_days: 10,
      payment_grace_days: 0,
      instalments: [
        { kind: 'advance', amount: 5000.5, due: { after_acceptance_days: 7 }, gate: true },
        { kind: 'balance', percent: 50, due: { before_start_days: 14 }, per: 'month' },
      ],
      cancellation: {
        steps: [
          { days: 7, percent: 12.5, amount: 200.1 },
          { days: 0, percent: 100 },
        ],
        day_count: 'business',
        grace: { hours: 24, min_hours_before: 48 },
      },
      account: '19-2000145399/0800',
    });
    expect(definition.instalments[0]).toMatchObject({ amountHaler: 500_050, isGate: true, isMonthly: false });
    expect(definition.cancellation.steps[0]?.amountHaler).toBe(20_010);
    expect(normalizeRentalTerms(toRentalTermsBody(definition))).toEqual(definition);
    const grace = normalizeRentalTerms({ cancellation: { grace: { hours: 24 } } }).cancellation.grace;
    expect(grace).toEqual({ hours: 24, minHoursBefore: 0 });
  });
});
