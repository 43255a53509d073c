import { cancellationLadder } from '@prostora/strings/cs/rental-terms.ts';
import type { CancellationPolicy } from './rental-terms.ts';

/**
 * Czech sentence of each step, „6–3 dny předem: 50 % z ceny“.
 * @param policy its days fall to 0
 */
export const describeCancellation = ({
  steps,
  dayCount,
}: Pick<CancellationPolicy, 'steps' | 'dayCount'>): string[] =>
  steps.map(({ days, percent, amountHaler }, index) => {
    const former = steps[index - 1]?.days;
    const cost = cancellationLadder.cost(percent, amountHaler / 100);
    return cancellationLadder.sentence(describeSpan(days, former, dayCount), cost);
  });

/** Days before the start from those of the former step, exclusive, to those of this step. */
function describeSpan(
  days: number,
  former: number | undefined,
  dayCount: CancellationPolicy['dayCount'],
): string {
  if (former === undefined)
    return days === 0 ? cancellationLadder.anytime : cancellationLadder.from(days, dayCount);
  return days === 0
    ? cancellationLadder.below(former, dayCount)
    : cancellationLadder.between(former - 1, days, dayCount);
}
