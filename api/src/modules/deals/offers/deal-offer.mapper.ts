import { parseTimestamp } from '@prostora/contracts';
import { describeCancellation } from '@prostora/rental-terms';
import { toRepeatPattern } from '../../reservations/booking/index.ts';
import { toConflictMember } from '../../reservations/own-bookings/index.ts';
import { toPlannedInstalmentDto } from '../deal.mapper.ts';
import type { DealCheckDto, DealOfferInput, NewDealInput } from './deal-offer.dto.ts';
import type { NewDealRequest, OfferCheck, OfferRequest } from './deal-offers.service.ts';

const toIso = (text: string): string => (parseTimestamp(text) ?? new Date(Number.NaN)).toISOString();

/** Converts a validated body. */
export const toOfferRequest = (input: DealOfferInput): OfferRequest => ({
  booking: {
    rooms: input.rooms.map(({ space_id, price }) => ({ space_id, price_haler: Math.round(price * 100) })),
    starts_at: toIso(input.start_datetime),
    ends_at: toIso(input.end_datetime),
    guests: input.number_of_guests ?? null,
    repeat: toRepeatPattern(input.repeat),
  },
  rentalTermsId: input.rental_terms_id ?? null,
  depositHaler: Math.round((input.deposit ?? 0) * 100),
  message: input.message ?? '',
  note: input.note ?? '',
  validUntil: input.valid_until,
  holds: input.hold ?? false,
});

export const toNewDealRequest = (input: NewDealInput): NewDealRequest => ({
  ...toOfferRequest(input),
  guest: { name: input.guest.name, email: input.guest.email, phone: input.guest.phone ?? null },
  title: input.title ?? '',
});

export const toDealCheckDto = ({
  plan,
  definition,
  instalments: { instalments, holdUntil },
}: OfferCheck): DealCheckDto => ({
  total: plan.total.priceHaler / 100,
  instalments: instalments.map(toPlannedInstalmentDto),
  hold_until: holdUntil.toISOString(),
  conflicts: plan.chosen.flatMap(({ conflicts }) => conflicts.map(toConflictMember)),
  sentences: describeCancellation(definition.cancellation),
});
