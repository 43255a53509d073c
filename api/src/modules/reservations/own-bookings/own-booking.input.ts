import { parseTimestamp } from '@prostora/contracts';
import { NO_CHOICES } from '../../pricing/index.ts';
import { toRepeatPattern } from '../booking/booking-slot.input.ts';
import type { BookingRequest, HostEntry, SlotsRequest } from '../booking/booking-request.ts';
import type { OwnBookingCheckInput, OwnBookingInput } from './own-booking.dto.ts';

export type OwnBookingRequest = BookingRequest & { readonly entry: HostEntry };

const toTimestamp = (text: string): Date => parseTimestamp(text) ?? new Date(Number.NaN);

/** Converts a validated body. */
export const toOwnSlotsRequest = (input: OwnBookingCheckInput): SlotsRequest => ({
  rooms: input.rooms.map(({ space_id, price = null }) => ({
    spaceId: space_id,
    priceHaler: price === null ? null : Math.round(price * 100),
  })),
  startsAt: toTimestamp(input.start_datetime),
  endsAt: toTimestamp(input.end_datetime),
  guests: input.number_of_guests ?? null,
  repeat: toRepeatPattern(input.repeat),
  choices: NO_CHOICES,
});

/** Converts a validated body. */
export const toOwnBookingRequest = (input: OwnBookingInput, userId: number | null): OwnBookingRequest => ({
  ...toOwnSlotsRequest(input),
  name: input.customer_name,
  phone: input.customer_phone ?? null,
  email: input.customer_email ?? '',
  notes: '',
  clientKey: '',
  isEmailConfirmed: false,
  entry: {
    userId,
    title: input.title ?? '',
    isTitlePublic: input.title_public ?? false,
    ownerNote: input.owner_note ?? '',
    staffNote: input.staff_note ?? '',
    optionUntil: toOptionEnd(input),
    notifiesGuest: input.tell_guest ?? false,
  },
});

const toOptionEnd = ({ status, option_until }: OwnBookingInput): HostEntry['optionUntil'] => {
  if (status !== 'option') return null;
  return option_until ? toTimestamp(option_until) : 'usual';
};
