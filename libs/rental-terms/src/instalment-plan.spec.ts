import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAY_MS, fromPragueWallTime, toPragueDay } from '@prostora/contracts';
import { normalizeRentalTerms, planInstalments, validateRentalTerms, type InstalmentInput } from './index.ts';

const at = (day: string, minute = 600): Date => fromPragueWallTime(day, minute);
const ADVANCE: InstalmentInput = {
  kind: 'advance',
  percent: 30,
  due: { after_acceptance_days: 7 },
  gate: true,
};
const BALANCE: InstalmentInput = { kind: 'balance', due: { before_start_days: 14 } };
const DEPOSIT: InstalmentInput = { kind: 'deposit', due: { before_start_days: 3 } };

type Change = {
  accepted?: Date;
  starts?: readonly Date[];
  prices?: readonly number[];
  deposit?: number;
  hold_days?: number;
  payment_grace_days?: number;
};
const START = at('2027-05-15', 840);

function plan(
  instalments: readonly InstalmentInput[],
  {
    accepted = at('2027-03-01'),
    starts = [START],
    prices = [26_400],
    deposit = 5000,
    ...definition
  }: Change = {},
) {
  expect(validateRentalTerms({ instalments, ...definition })).toEqual([]);
  return planInstalments({
    terms: normalizeRentalTerms({ instalments, ...definition }),
    reservations: prices.map((price, index) => ({
      priceHaler: Math.round(price * 100),
      startsAt: starts[index % starts.length] ?? START,
    })),
    depositHaler: deposit * 100,
    acceptedAt: accepted,
  });
}
const rows = (...args: Parameters<typeof plan>) =>
  plan(...args).instalments.map(({ kind, amountHaler, dueOn }) => [kind, amountHaler / 100, dueOn]);

describe('planInstalments', () => {
  it('plans advance, balance and deposit', () => {
    expect(plan([ADVANCE, BALANCE, DEPOSIT])).toEqual({
      instalments: [
        { kind: 'advance', amountHaler: 792_000, dueOn: '2027-03-08', isGate: true },
        { kind: 'balance', amountHaler: 1_848_000, dueOn: '2027-05-01', isGate: false },
        { kind: 'deposit', amountHaler: 500_000, dueOn: '2027-05-12', isGate: false },
      ],
      holdUntil: at('2027-03-10', 1439),
    });
  });

  it('rounds a share down to whole crowns, and the rest takes what is left', () => {
    expect(rows([ADVANCE, BALANCE], { prices: [1001.5], deposit: 0 })).toEqual([
      ['advance', 300, '2027-03-08'],
      ['balance', 701.5, '2027-05-01'],
    ]);
    const shares = [ADVANCE, { ...BALANCE, percent: 70 }];
    expect(rows(shares, { prices: [1001.5] }).map(([, amount]) => amount)).toEqual([300, 701.5]);
  });

  it('never asks for more than the rest, and leaves out what is 0', () => {
    const fixed = { ...ADVANCE, percent: null, amount: 5000 };
    expect(rows([fixed, BALANCE], { prices: [3000] })).toEqual([['advance', 3000, '2027-03-08']]);
    expect(rows([fixed, BALANCE, DEPOSIT], { prices: [0], deposit: 0 })).toEqual([]);
    expect(rows([{ ...BALANCE, gate: true }, ADVANCE]).map(([kind]) => kind)).toEqual(['balance']);
  });

  it('falls due two days after the acceptance, the day before the start, or on the day of acceptance', () => {
    const due = (accepted: Date): unknown => rows([BALANCE], { accepted })[0]?.[2];
    expect(due(at('2027-05-05'))).toBe('2027-05-07');
    expect(due(at('2027-05-13'))).toBe('2027-05-14');
    expect(due(at('2027-05-15', 60))).toBe('2027-05-15');
    const soon = { ...ADVANCE, due: { after_acceptance_days: 0 } };
    expect(rows([soon, BALANCE])[0]).toEqual(['advance', 7920, '2027-03-03']);
  });

  it('does not ask for the balance before the advance; the deposit has its own day', () => {
    const late = { ...ADVANCE, due: { before_start_days: 5 } };
    expect(rows([late, BALANCE, { ...DEPOSIT, due: { before_start_days: 30 } }])).toEqual([
      ['advance', 7920, '2027-05-10'],
      ['balance', 18_480, '2027-05-10'],
      ['deposit', 5000, '2027-04-15'],
    ]);
  });

  it('judges days in Prague', () => {
    expect(rows([ADVANCE, BALANCE], { accepted: new Date('2027-02-28T23:30:00Z') })[0]?.[2]).toBe(
      '2027-03-08',
    );
    expect(rows([BALANCE], { starts: [new Date('2027-05-14T22:30:00Z')] })[0]?.[2]).toBe('2027-05-01');
  });

  it('splits a series by months, of which the last is lessened by the advance', () => {
    const starts = ['2027-03-29', '2027-04-05', '2027-04-12', '2027-05-03'].map((day) => at(day));
    const monthly = { ...BALANCE, due: { before_start_days: 5 }, per: 'month' };
    expect(rows([ADVANCE, monthly], { starts, prices: [1000, 1000, 1000, 1000], deposit: 0 })).toEqual([
      ['advance', 1200, '2027-03-08'],
      ['balance', 1000, '2027-03-24'],
      ['balance', 1800, '2027-03-31'],
    ]);
    expect(rows([{ ...monthly, percent: 100 }], { starts, prices: [10.5, 10.5, 10.5, 10.5] })).toEqual([
      ['balance', 10, '2027-03-24'],
      ['balance', 21, '2027-03-31'],
      ['balance', 11, '2027-04-28'],
    ]);
  });

  describe('holds the slot', () => {
    it('until the end of the holding days without a gate', () => {
      expect(plan([BALANCE]).holdUntil).toEqual(at('2027-03-08', 1439));
      expect(plan([], { hold_days: 0 }).holdUntil).toEqual(at('2027-03-01', 1439));
    });

    it('until the last gate and the days of grace', () => {
      expect(plan([ADVANCE, BALANCE], { hold_days: 3, payment_grace_days: 0 }).holdUntil).toEqual(
        at('2027-03-08', 1439),
      );
      expect(plan([BALANCE, { ...DEPOSIT, gate: true }]).holdUntil).toEqual(at('2027-05-14', 1439));
      expect(plan([BALANCE, { ...DEPOSIT, gate: true }], { deposit: 0 }).holdUntil).toEqual(
        at('2027-03-08', 1439),
      );
    });

    it('never past the first start', () => {
      const starts = [START, at('2027-03-04', 480)];
      expect(plan([BALANCE], { starts, prices: [1, 2] }).holdUntil).toEqual(at('2027-03-04', 480));
    });

    it('until 23:59 in Prague on the days of the clock changes', () => {
      expect(plan([], { accepted: at('2027-03-21'), hold_days: 7 }).holdUntil).toEqual(
        new Date('2027-03-28T21:59:00Z'),
      );
      expect(plan([], { accepted: at('2026-10-18'), hold_days: 7 }).holdUntil).toEqual(
        new Date('2026-10-25T22:59:00Z'),
      );
    });
  });

  it('gives the whole price, in order of days, never before the acceptance', () => {
    const anyInstalment = fc.record({
      kind: fc.constantFrom('advance', 'balance'),
      percent: fc.option(fc.integer({ min: 1, max: 3000 }).map((hundredths) => hundredths / 100)),
      due: fc.oneof(
        fc.record({ after_acceptance_days: fc.integer({ min: 0, max: 60 }) }),
        fc.record({ before_start_days: fc.integer({ min: 0, max: 60 }) }),
      ),
      per: fc.constantFrom(null, null, 'month'),
    });
    fc.assert(
      fc.property(
        fc.array(anyInstalment, { maxLength: 3 }),
        fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 100 }),
        (instalments, hundredths, lead) => {
          const accepted = at('2027-03-20');
          const starts = hundredths.map(
            (_each, index) => new Date(START.getTime() + (index * 20 - lead) * DAY_MS),
          );
          const prices = hundredths.map((each) => each / 100);
          const { instalments: planned } = plan([...instalments, BALANCE], { accepted, starts, prices });
          const paid = planned.filter(({ kind }) => kind !== 'deposit');
          const total = hundredths.reduce((sum, each) => sum + each, 0);
          expect(paid.reduce((sum, { amountHaler }) => sum + amountHaler, 0)).toBe(total);
          expect(paid.map(({ dueOn }) => dueOn)).toEqual(paid.map(({ dueOn }) => dueOn).sort());
          expect(planned.every(({ dueOn }) => dueOn >= toPragueDay(accepted))).toBe(true);
          expect(planned.every(({ amountHaler }) => amountHaler > 0)).toBe(true);
        },
      ),
      { seed: 3, numRuns: Number(process.env['PRICE_LIST_RUNS'] ?? 500) },
    );
  });
});
