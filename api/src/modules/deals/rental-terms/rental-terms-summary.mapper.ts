import {
  describeCancellation,
  describeInstalments,
  listStepFees,
  planInstalments,
  type RentalTermsDefinition,
} from '@prostora/rental-terms';
import { createHash } from 'node:crypto';
import type { PricedBookingTerms, RentalTermsSummaryDto } from '../../spaces/index.ts';

/** @param booking null before its price is known */
export function toRentalTermsSummary(
  definition: RentalTermsDefinition,
  booking: PricedBookingTerms | null,
  now: Date,
): RentalTermsSummaryDto {
  return {
    hash: createHash('sha256').update(JSON.stringify(definition)).digest('hex').slice(0, 32),
    sentences: describeCancellation(definition.cancellation),
    payments: describeInstalments(definition.instalments),
    contract: definition.contract === 'required',
    ...(booking ? toAmounts(definition, booking, now) : { fees: [], instalments: [] }),
  };
}

function toAmounts(
  definition: RentalTermsDefinition,
  { totalHaler: priceHaler, refundableHaler, depositHaler, startsAt }: PricedBookingTerms,
  now: Date,
): Pick<RentalTermsSummaryDto, 'fees' | 'instalments'> {
  const reservations = [{ priceHaler, startsAt }];
  const plan = planInstalments({ terms: definition, reservations, depositHaler, acceptedAt: now });
  return {
    fees: listStepFees(definition.cancellation, { priceHaler, refundableHaler }).map((fee) => fee / 100),
    instalments: plan.instalments.map(({ kind, amountHaler, dueOn, isGate }) => ({
      kind,
      amount: amountHaler / 100,
      due_on: dueOn,
      gate: isGate,
    })),
  };
}
