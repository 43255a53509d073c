import { parseTimestamp } from '@prostora/contracts';
import { toHaler } from '@prostora/pricing';
import {
  computeCancellationFee,
  planInstalments,
  type CancellationSide,
  type RentalTermsDefinition,
} from '@prostora/rental-terms';
import { assertNoFieldErrors, fieldError, type FieldError } from '../../../platform/errors/index.ts';
import type { RentalTermsCaseResultDto } from './rental-terms-trial.dto.ts';

type TriedReservation = {
  readonly price: number;
  readonly refundable?: number | null;
  readonly start_datetime: string;
  readonly kept?: boolean | null;
};
/** A booking, by its total or its reservations, and what is asked of it. Amounts in CZK. */
export type RentalTermsCase = {
  readonly label?: string | null;
  readonly total?: number | null;
  readonly deposit?: number | null;
  readonly start_datetime?: string | null;
  readonly reservations?: readonly TriedReservation[] | null;
  readonly accepted_at?: string | null;
  readonly confirmed_at?: string | null;
  readonly cancelled_at?: string | null;
  readonly by?: CancellationSide | null;
  readonly is_consumer?: boolean | null;
  readonly paid?: number | null;
  readonly deposit_paid?: number | null;
};

/**
 * Instalments and cancellations of cases at any time; stores nothing.
 * @throws DomainError VALIDATION by the path of the field in the cases
 */
export function tryRentalTerms(
  definition: RentalTermsDefinition,
  cases: readonly RentalTermsCase[],
): RentalTermsCaseResultDto[] {
  assertNoFieldErrors(Object.assign({}, ...cases.map(checkCase)) as Record<string, FieldError>);
  return cases.map((tried) => tryCase(definition, tried));
}

function checkCase(tried: RentalTermsCase, index: number): Record<string, FieldError> {
  const field = `cases.${String(index)}`;
  const required = fieldError('required');
  if (!tried.reservations?.length)
    return {
      ...(tried.total == null && { [`${field}.total`]: required }),
      ...(tried.start_datetime == null && { [`${field}.start_datetime`]: required }),
      ...(tried.accepted_at == null && tried.cancelled_at == null && { [`${field}.accepted_at`]: required }),
    };
  const errors: Record<string, FieldError> = {};
  for (const [row, { price, refundable }] of tried.reservations.entries())
    if (refundable != null && refundable > price)
      errors[`${field}.reservations.${String(row)}.refundable`] = fieldError('range', { min: 0, max: price });
  return errors;
}

function tryCase(definition: RentalTermsDefinition, tried: RentalTermsCase): RentalTermsCaseResultDto {
  const reservations = toReservations(tried);
  const plan =
    tried.accepted_at == null
      ? null
      : planInstalments({
          terms: definition,
          reservations,
          depositHaler: toHaler(tried.deposit ?? 0),
          acceptedAt: toTime(tried.accepted_at),
        });
  return {
    label: tried.label ?? null,
    instalments: (plan?.instalments ?? []).map(({ kind, amountHaler, dueOn, isGate }) => ({
      kind,
      amount: amountHaler / 100,
      due_on: dueOn,
      gate: isGate,
    })),
    hold_until: plan?.holdUntil.toISOString() ?? null,
    cancellation:
      tried.cancelled_at == null ? null : tryCancellation(definition, tried, toTime(tried.cancelled_at)),
  };
}

function tryCancellation(
  { cancellation, withdrawal }: RentalTermsDefinition,
  tried: RentalTermsCase,
  cancelledAt: Date,
): RentalTermsCaseResultDto['cancellation'] {
  const reservations = toReservations(tried);
  const { reason, lines, feeHaler, refundHaler, owedHaler, depositBackHaler } = computeCancellationFee({
    policy: cancellation,
    withdrawal,
    cancelled: reservations.filter(({ isKept }) => !isKept),
    kept: reservations.filter(({ isKept }) => isKept),
    acceptedAt: toTimeOrNull(tried.accepted_at),
    confirmedAt: toTimeOrNull(tried.confirmed_at),
    cancelledAt,
    by: tried.by ?? 'guest',
    isConsumer: tried.is_consumer ?? false,
    paidHaler: toHaler(tried.paid ?? 0),
    depositPaidHaler: toHaler(tried.deposit_paid ?? 0),
  });
  return {
    reason,
    days: lines.map(({ days }) => days),
    fee: feeHaler / 100,
    refund: refundHaler / 100,
    owed: owedHaler / 100,
    deposit_back: depositBackHaler / 100,
  };
}

/** A total is one reservation. */
const toReservations = ({ reservations, total, start_datetime }: RentalTermsCase) =>
  (reservations?.length ? reservations : [{ price: total ?? 0, start_datetime: start_datetime ?? '' }]).map(
    ({ price, refundable, start_datetime: start, kept }: TriedReservation) => ({
      priceHaler: toHaler(price),
      refundableHaler: toHaler(refundable ?? price),
      startsAt: toTime(start),
      isKept: kept ?? false,
    }),
  );

const toTimeOrNull = (text: string | null | undefined): Date | null => (text == null ? null : toTime(text));
/** The shape of the body has been checked. */
const toTime = (text: string): Date => parseTimestamp(text) ?? new Date(Number.NaN);
