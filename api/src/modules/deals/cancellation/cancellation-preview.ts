import { formatSpaceName } from '../../spaces/index.ts';
import type { CancellationFee, CancellationReason, CancellationRequest } from '@prostora/rental-terms';
import { cancellationPreview as texts } from '@prostora/strings/cs/deals.ts';
import { formatNumber } from '@prostora/strings/format.ts';
import type { Reservation } from '../../reservations/index.ts';

/** What a cancellation costs as of a moment; amounts are CZK. */
export type CancellationPreview = {
  readonly computed_at: string;
  readonly valid_until: string;
  readonly reason: CancellationReason;
  readonly lines: {
    readonly reservation_id: number;
    readonly days: number;
    readonly text: string;
    readonly fee: number;
  }[];
  readonly fee: number;
  readonly paid: number;
  readonly refund: number;
  readonly owed: number;
  readonly deposit_back: number;
  readonly next_change: { readonly at: string; readonly fee: number } | null;
  readonly needs_code: boolean;
  readonly preview_hash: string;
};

type PreviewParts = {
  readonly fee: CancellationFee;
  readonly next: { readonly at: Date; readonly feeHaler: number } | null;
  readonly reservations: readonly Reservation[];
  readonly hash: string;
  readonly validUntil: Date;
};

export function toCancellationPreview(
  { paidHaler, cancelledAt }: CancellationRequest,
  { fee, next, reservations, hash, validUntil }: PreviewParts,
): CancellationPreview {
  const toCrowns = (haler: number): number => haler / 100;
  return {
    computed_at: cancelledAt.toISOString(),
    valid_until: validUntil.toISOString(),
    reason: fee.reason,
    lines: reservations.map((reservation, index) => {
      const { days = 0, feeHaler = 0 } = fee.lines[index] ?? {};
      return {
        reservation_id: reservation.id,
        days,
        text: describeLine(reservation, days, feeHaler),
        fee: toCrowns(feeHaler),
      };
    }),
    fee: toCrowns(fee.feeHaler),
    paid: toCrowns(paidHaler),
    refund: toCrowns(fee.refundHaler),
    owed: toCrowns(fee.owedHaler),
    deposit_back: toCrowns(fee.depositBackHaler),
    next_change: next && { at: next.at.toISOString(), fee: toCrowns(next.feeHaler) },
    needs_code: fee.feeHaler > 0,
    preview_hash: hash,
  };
}

function describeLine({ space, priceHaler }: Reservation, days: number, feeHaler: number): string {
  const percent = priceHaler === 0 ? 0 : (100 * feeHaler) / priceHaler;
  const cost = feeHaler === 0 ? texts.free : texts.share(formatNumber(percent), priceHaler / 100);
  return texts.line(formatSpaceName(space), days, cost);
}
