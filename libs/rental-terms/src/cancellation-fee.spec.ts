import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { addDays, fromPragueWallTime, listCzechHolidays, toPragueDay } from '@prostora/contracts';
import {
  computeCancellationFee,
  findNextFee,
  normalizeRentalTerms,
  type CancellationPolicyInput,
  type CancellationRequest,
} from './index.ts';
import { countDaysBefore, findStepEnd, toWorkingDay } from './days-before.ts';
import { anyLadderCancellation, assertRecounted } from './recount.fixtures.ts';

/** Runs in this process; a mutation run shortens them. */
const RUNS = { seed: 20_270_515, numRuns: Number(process.env['PRICE_LIST_RUNS'] ?? 500) };
const TIME_ZONE_RUNS = Number(process.env['PRICE_LIST_RUNS'] ?? 10_000);

const at = (text: string): Date => {
  const [day = '', clock = '00:00'] = text.split('T');
  const [hours, minutes] = clock.split(':').map(Number);
  return fromPragueWallTime(day, Number(hours) * 60 + Number(minutes));
};
const toPolicy = (cancellation: CancellationPolicyInput) =>
  normalizeRentalTerms({ cancellation }).cancellation;

const LADDER = toPolicy({
  steps: [
    { days: 15, percent: 0 },
    { days: 7, percent: 30 },
    { days: 3, percent: 50 },
    { days: 0, percent: 100 },
  ],
});
const HALL = { priceHaler: 2_000_000, refundableHaler: 2_000_000, startsAt: at('2027-05-15T14:00') };
const LOUNGE = { priceHaler: 640_000, refundableHaler: 640_000, startsAt: at('2027-05-15T14:00') };
const ALL_HALER = 2_640_000;
const ADVANCE_HALER = 792_000;
const DEPOSIT_HALER = 500_000;

const cancel = (cancelledAt: string, change: Partial<CancellationRequest> = {}) =>
  computeCancellationFee(toRequest(cancelledAt, change));
const toRequest = (cancelledAt: string, change: Partial<CancellationRequest>): CancellationRequest => ({
  policy: LADDER,
  withdrawal: 'excluded',
  cancelled: [HALL, LOUNGE],
  kept: [],
  acceptedAt: at('2027-03-01T10:00'),
  confirmedAt: at('2027-03-08T10:00'),
  cancelledAt: at(cancelledAt),
  by: 'guest',
  isConsumer: true,
  paidHaler: ADVANCE_HALER,
  depositPaidHaler: 0,
  ...change,
});

describe('computeCancellationFee', () => {
  it.each([
    ['2027-04-30T23:59', 15, 0, ADVANCE_HALER, 0],
    ['2027-05-01T00:00', 14, ADVANCE_HALER, 0, 0],
    ['2027-05-09T10:12', 6, 1_320_000, 0, 528_000],
    ['2027-05-13T00:00', 2, ALL_HALER, 0, 1_848_000],
  ])('of 26,400 Kč cancelled at %s with 7,920 Kč paid', (time, days, feeHaler, refundHaler, owedHaler) => {
    const result = cancel(time);
    expect(result).toMatchObject({ reason: 'ladder', feeHaler, refundHaler, owedHaler, depositBackHaler: 0 });
    expect(result.lines.map((line) => line.days)).toEqual([days, days]);
  });

  it('gives the deposit back when nothing is kept', () => {
    const paid = { paidHaler: ALL_HALER, depositPaidHaler: DEPOSIT_HALER };
    expect(cancel('2027-05-13T10:00', paid)).toMatchObject({
      feeHaler: ALL_HALER,
      refundHaler: 0,
      owedHaler: 0,
      depositBackHaler: DEPOSIT_HALER,
    });
    expect(cancel('2027-05-13T10:00', { ...paid, cancelled: [LOUNGE], kept: [HALL] }).depositBackHaler).toBe(
      0,
    );
  });

  it('takes the fee of the cancelled room only and the whole price of the kept one', () => {
    const change = { cancelled: [LOUNGE], kept: [HALL], paidHaler: ALL_HALER };
    expect(cancel('2027-05-09T10:00', change)).toMatchObject({
      feeHaler: 320_000,
      refundHaler: 320_000,
      owedHaler: 0,
    });
    expect(cancel('2027-05-09T10:00', { ...change, paidHaler: 0 }).owedHaler).toBe(2_320_000);
  });

  it('keeps the part that is not refundable', () => {
    const reservation = { ...HALL, priceHaler: 1_800_000, refundableHaler: 1_500_000 };
    const result = cancel('2027-05-05T10:00', { cancelled: [reservation], paidHaler: 1_800_000 });
    expect(result).toMatchObject({ feeHaler: 750_000, refundHaler: 1_050_000 });
  });

  it('adds an amount to the share, at most the price, and rounds half a haléř up', () => {
    const policy = toPolicy({ steps: [{ days: 0, percent: 12.5, amount: 200 }] });
    const fee = (priceHaler: number): number =>
      cancel('2027-05-05T10:00', {
        policy,
        cancelled: [{ ...HALL, priceHaler, refundableHaler: priceHaler }],
      }).feeHaler;
    expect([fee(100_004), fee(15_000), fee(0)]).toEqual([32_501, 15_000, 0]);
  });

  it('takes 200 Kč within seven days of the list of Ctiboř', () => {
    const policy = toPolicy({
      steps: [
        { days: 8, percent: 0 },
        { days: 0, percent: 0, amount: 200 },
      ],
    });
    const cancelled = [{ ...HALL, priceHaler: 170_000, refundableHaler: 170_000 }];
    const paid = { policy, cancelled, paidHaler: 170_000, depositPaidHaler: 50_000 };
    expect(cancel('2027-05-08T10:00', paid)).toMatchObject({
      feeHaler: 20_000,
      refundHaler: 150_000,
      depositBackHaler: 50_000,
    });
    expect(cancel('2027-05-07T10:00', paid).feeHaler).toBe(0);
  });

  it('counts days of the calendar over the change of clocks', () => {
    const cancelled = [{ ...HALL, startsAt: at('2027-03-29T10:00') }];
    expect(cancel('2027-03-14T23:30', { cancelled }).lines).toEqual([{ days: 15, feeHaler: 0 }]);
  });

  it('counts each reservation of a series by its own start', () => {
    const cancelled = [HALL, { ...HALL, startsAt: at('2027-05-22T14:00') }];
    expect(cancel('2027-05-13T10:00', { cancelled }).lines).toEqual([
      { days: 2, feeHaler: 2_000_000 },
      { days: 9, feeHaler: 600_000 },
    ]);
  });

  describe('is free', () => {
    const dear = '2027-05-14T10:00';
    it.each(['host', 'operator'] as const)('for the %s, who gives all back', (by) => {
      const paid = { paidHaler: ALL_HALER, depositPaidHaler: DEPOSIT_HALER };
      expect(cancel('2027-05-12T10:00', { by, confirmedAt: null, ...paid })).toMatchObject({
        reason: 'host',
        feeHaler: 0,
        refundHaler: ALL_HALER,
        depositBackHaler: DEPOSIT_HALER,
      });
    });

    it('before the confirmation', () => {
      expect(cancel(dear, { confirmedAt: null }).reason).toBe('not_confirmed');
      expect(cancel(dear, { confirmedAt: at('2027-05-14T10:01') })).toMatchObject({
        reason: 'not_confirmed',
        refundHaler: ADVANCE_HALER,
      });
      expect(cancel(dear, { confirmedAt: at(dear) }).reason).toBe('ladder');
    });

    it('for a consumer until the 14th day after the acceptance, or the next working day', () => {
      const change = { withdrawal: '14_days', acceptedAt: at('2027-04-23T18:00') } as const;
      // 7 May is a Friday, 8 May a holiday.
      expect(cancel('2027-05-07T23:59', change).reason).toBe('withdrawal');
      expect(cancel('2027-05-08T00:00', change).reason).toBe('ladder');
      const later = { ...change, acceptedAt: at('2027-04-24T18:00') };
      expect(cancel('2027-05-10T23:59', later).reason).toBe('withdrawal');
      expect(cancel('2027-05-11T00:00', later).reason).toBe('ladder');
      expect(cancel('2027-05-07T12:00', { ...change, isConsumer: false }).reason).toBe('ladder');
      expect(cancel('2027-05-07T12:00', { ...change, withdrawal: 'none' }).reason).toBe('ladder');
      expect(cancel('2027-05-07T12:00', { ...change, acceptedAt: null }).reason).toBe('ladder');
    });

    it('within the hours of grace, far enough from the start', () => {
      const policy = { ...LADDER, grace: { hours: 24, minHoursBefore: 48 } };
      const change = { policy, confirmedAt: at('2027-05-12T10:00') };
      expect(cancel('2027-05-13T10:00', change)).toMatchObject({ reason: 'grace', feeHaler: 0 });
      expect(cancel('2027-05-13T10:01', change).reason).toBe('ladder');
      const late = { policy, confirmedAt: at('2027-05-13T09:00') };
      expect(cancel('2027-05-13T14:00', late).reason).toBe('grace');
      expect(cancel('2027-05-13T14:01', late).reason).toBe('ladder');
    });
  });

  it('equals a recount day by day', () => {
    fc.assert(fc.property(anyLadderCancellation, assertRecounted), RUNS);
  });

  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])(
    'equals a recount of 10,000 cancellations in %s',
    (TZ) => {
      const script = `
        const { default: fc } = await import(${JSON.stringify(import.meta.resolve('fast-check'))});
        const { anyLadderCancellation, assertRecounted } = await import(${JSON.stringify(new URL('./recount.fixtures.ts', import.meta.url).href)});
        fc.assert(fc.property(anyLadderCancellation, assertRecounted), { seed: 7, numRuns: ${String(TIME_ZONE_RUNS)} });
        console.log(new Date(0).getHours());`;
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ, NODE_OPTIONS: '' },
        encoding: 'utf8',
      });
      expect([stderr, stdout.trim()]).toEqual([
        '',
        { UTC: '0', 'America/Los_Angeles': '16', 'Pacific/Auckland': '12' }[TZ],
      ]);
    },
    60_000,
  );
});

describe('findNextFee', () => {
  it('is the first midnight from which the cancellation costs another amount', () => {
    const next = (time: string, change: Partial<CancellationRequest> = {}) =>
      findNextFee(toRequest(time, change));
    expect(next('2027-05-09T10:12')).toEqual({ at: at('2027-05-13T00:00'), feeHaler: ALL_HALER });
    expect(next('2027-04-20T10:00')).toEqual({ at: at('2027-05-01T00:00'), feeHaler: ADVANCE_HALER });
    expect(next('2027-05-13T00:00')).toBeNull();
    expect(next('2027-05-13T00:00', { by: 'host' })).toBeNull();
  });

  it('is the end of the grace or of the withdrawal where these come first', () => {
    const policy = { ...LADDER, grace: { hours: 24, minHoursBefore: 48 } };
    const grace = toRequest('2027-05-11T10:00', { policy, confirmedAt: at('2027-05-11T09:00') });
    expect(findNextFee(grace)).toEqual({
      at: new Date(at('2027-05-12T09:00').getTime() + 1),
      feeHaler: 1_320_000,
    });
    const short = toRequest('2027-05-13T10:00', { policy, confirmedAt: at('2027-05-13T09:00') });
    expect(findNextFee(short)?.at).toEqual(new Date(at('2027-05-13T14:00').getTime() + 1));
    const withdrawal = toRequest('2027-05-05T10:00', {
      withdrawal: '14_days',
      acceptedAt: at('2027-04-24T18:00'),
    });
    expect(findNextFee(withdrawal)).toEqual({ at: at('2027-05-11T00:00'), feeHaler: 1_320_000 });
  });

  it('agrees with a search over every day', () => {
    fc.assert(
      fc.property(anyLadderCancellation, (request) => {
        const { feeHaler } = computeCancellationFee(request);
        const firstStart = Math.min(...request.cancelled.map(({ startsAt }) => startsAt.getTime()));
        let day = addDays(toPragueDay(request.cancelledAt));
        let expected: Date | null = null;
        for (; expected === null && fromPragueWallTime(day, 0).getTime() < firstStart; day = addDays(day)) {
          const cancelledAt = fromPragueWallTime(day, 0);
          if (computeCancellationFee({ ...request, cancelledAt }).feeHaler !== feeHaler)
            expected = cancelledAt;
        }
        expect(findNextFee(request)?.at ?? null).toEqual(expected);
      }),
      { ...RUNS, numRuns: Math.min(RUNS.numRuns, 200) },
    );
  });
});

describe('days before the start', () => {
  it('leaves out weekends and holidays of working days', () => {
    expect(countDaysBefore('2027-05-03', '2027-05-10', 'business')).toBe(5);
    expect(countDaysBefore('2027-05-08', '2027-05-10', 'business')).toBe(0);
    // 24 to 26 December are holidays, 27 December 2027 is a Monday.
    expect(countDaysBefore('2027-12-20', '2027-12-28', 'business')).toBe(5);
    expect(countDaysBefore('2027-12-20', '2027-12-28', 'calendar')).toBe(8);
    expect(countDaysBefore('2027-05-11', '2027-05-10', 'calendar')).toBe(0);
    expect(countDaysBefore('2027-05-10', '2027-05-10', 'business')).toBe(0);
  });

  it('moves to the next working day', () => {
    expect(['2027-05-07', '2027-05-08', '2027-12-24'].map(toWorkingDay)).toEqual([
      '2027-05-07',
      '2027-05-10',
      '2027-12-27',
    ]);
    expect(listCzechHolidays(2027)).toContain('2027-12-24');
  });

  it('ends a step on the first day with fewer days left', () => {
    expect(findStepEnd('2027-05-15', 3, 'calendar')).toBe('2027-05-13');
    expect(findStepEnd('2027-05-10', 1, 'business')).toBe('2027-05-08');
    expect(findStepEnd('2027-05-15', 0, 'calendar')).toBe('2027-05-16');
  });
});
