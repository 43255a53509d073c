import { parseTimestamp, type RepeatPattern } from '@prostora/contracts';
import type { OwnBookingCheckInput, OwnBookingInput } from './own-booking.dto.ts';

/** Spaces and times of a booking that the owner enters. */
export type OwnSlotRequest = {
  readonly rooms: readonly { readonly spaceId: number; readonly priceHaler: number | null }[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Null when not given, which counts as one. */
  readonly guests: number | null;
  readonly repeat: RepeatPattern | null;
};
export type OwnBookingRequest = OwnSlotRequest & {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly title: string;
  readonly isTitlePublic: boolean;
  readonly ownerNote: string;
  readonly staffNote: string;
  readonly isOption: boolean;
  readonly optionUntil: Date | null;
  readonly notifiesGuest: boolean;
};

const toTimestamp = (text: string): Date => parseTimestamp(text) ?? new Date(Number.NaN);

/** Converts a validated body. */
export const toOwnSlotRequest = (input: OwnBookingCheckInput): OwnSlotRequest => ({
  rooms: input.rooms.map(({ space_id, price = null }) => ({
    spaceId: space_id,
    priceHaler: price === null ? null : Math.round(price * 100),
  })),
  startsAt: toTimestamp(input.start_datetime),
  endsAt: toTimestamp(input.end_datetime),
  guests: input.number_of_guests ?? null,
  repeat: input.repeat
    ? {
        weekdays: input.repeat.weekdays,
        every: input.repeat.every ?? 1,
        until: input.repeat.until,
        skipHolidays: input.repeat.skip_holidays ?? false,
        except: input.repeat.except ?? [],
      }
    : null,
});

/** Converts a validated body. */
export const toOwnBookingRequest = (input: OwnBookingInput): OwnBookingRequest => ({
  ...toOwnSlotRequest(input),
  name: input.customer_name,
  phone: input.customer_phone ?? null,
  email: input.customer_email ?? null,
  title: input.title ?? '',
  isTitlePublic: input.title_public ?? false,
  ownerNote: input.owner_note ?? '',
  staffNote: input.staff_note ?? '',
  isOption: input.status === 'option',
  optionUntil: input.option_until ? toTimestamp(input.option_until) : null,
  notifiesGuest: input.tell_guest ?? false,
});
