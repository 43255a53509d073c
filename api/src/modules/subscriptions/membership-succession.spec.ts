import { describe, expect, it } from '@jest/globals';
import { resolveSuccession, type SuccessionPeriod } from './membership-succession.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const [START, PROFI] = [1, 2];
const createPeriod = (plan: number, from: string, to: string, trial = false): SuccessionPeriod => ({
  plan: { id: plan },
  trial,
  startsAt: new Date(from),
  endsAt: new Date(to),
});
const period = (unfinished: SuccessionPeriod[], plan: number): string => {
  const { startsAt, endsAt } = resolveSuccession(unfinished, plan, NOW);
  return `${startsAt.toISOString().slice(0, 10)} ${endsAt.toISOString().slice(0, 10)}`;
};

const running = createPeriod(PROFI, '2026-03-01T12:00:00Z', '2027-03-01T12:00:00Z');
const paidAhead = createPeriod(PROFI, '2027-03-01T12:00:00Z', '2028-03-01T12:00:00Z');
const trial = createPeriod(START, '2026-11-10T12:00:00Z', '2026-12-10T12:00:00Z', true);

describe('resolveSuccession', () => {
  it.each<[string, SuccessionPeriod[], number, string]>([
    ['begins now without a subscription', [], PROFI, '2026-11-20 2027-11-20'],
    ['follows the running year of the same plan', [running], PROFI, '2027-03-01 2028-03-01'],
    ['follows the last year paid ahead', [running, paidAhead], PROFI, '2028-03-01 2029-03-01'],
    ['begins now after a trial, even of the same plan', [trial], START, '2026-11-20 2027-11-20'],
    ['begins now for another plan', [running, paidAhead], START, '2026-11-20 2027-11-20'],
    [
      'follows a year that ends on a leap day by one that ends on the last of February',
      [createPeriod(PROFI, '2027-02-28T12:00:00Z', '2028-02-29T12:00:00Z')],
      PROFI,
      '2028-02-29 2029-02-28',
    ],
  ])('%s', (_case, unfinished, plan, expected) => {
    expect(period(unfinished, plan)).toBe(expected);
  });

  it('replaces trials and other plans, but no years of the same plan', () => {
    expect(resolveSuccession([trial], START, NOW)).toMatchObject({ replaced: [trial], isProlonging: false });
    expect(resolveSuccession([running, paidAhead], START, NOW)).toMatchObject({
      replaced: [running, paidAhead],
      isProlonging: false,
    });
    expect(resolveSuccession([running, trial], PROFI, NOW)).toMatchObject({
      replaced: [trial],
      isProlonging: true,
    });
  });
});
