import { type RepeatPattern, parseTimestamp } from '@prostora/contracts';
import type { BookingChoices, RegisteredCompany, TimeSlot } from '../../pricing/index.ts';
import type { BookingSlot } from '../booking-rules.ts';
import type { RepeatInput } from './repeat.dto.ts';

/** A space of a booking. */
export type BookedRoom = {
  readonly spaceId: number;
  /** Price given by the owner for each day; null for the price of the list. */
  readonly priceHaler: number | null;
};

/** What is booked and what its price depends on: all spaces on all days of the pattern. */
export type SlotsRequest = TimeSlot & {
  /** At least one. */
  readonly rooms: readonly BookedRoom[];
  /** Null for the given slot alone. */
  readonly repeat: RepeatPattern | null;
  /** Null when not given, which counts as one. */
  readonly guests: number | null;
  readonly choices: BookingChoices;
  /** Of the IČO in the choices. */
  readonly company?: RegisteredCompany | null;
  /** Of the quotes that the guest has seen. */
  readonly quoteToken?: string | null;
  /** The total that the guest has seen, in haléře. */
  readonly expectedHaler?: number | null;
};

/** What the owner notes with a booking of their own. */
export type HostEntry = {
  readonly userId: number | null;
  readonly title: string;
  readonly isTitlePublic: boolean;
  readonly ownerNote: string;
  readonly staffNote: string;
  /** Null for a confirmed booking, else the given end of the option, or `usual`. */
  readonly optionUntil: Date | 'usual' | null;
  readonly notifiesGuest: boolean;
};

export type BookingRequest = SlotsRequest & {
  readonly name: string;
  /** Empty without one. */
  readonly email: string;
  readonly phone: string | null;
  readonly notes: string;
  /** Of the client, for the limits of unconfirmed addresses. */
  readonly clientKey: string;
  /** Confirmed in this browser, or by the mailed link. */
  readonly isEmailConfirmed: boolean;
  /** To the legal terms. */
  readonly consent?: { readonly termsVersion: string | null; readonly at: Date };
  /** Of a booking that the owner enters. */
  readonly entry?: HostEntry;
  /** Of a hold for a person who has not answered yet. */
  readonly hold?: { readonly until: Date; readonly emailConfirmedAt: Date | null };
};

type BookingSlotInput = {
  readonly start_datetime: string;
  readonly end_datetime: string;
  readonly number_of_guests?: number | undefined;
};

/** Converts a validated request. */
export const toBookingSlot = ({
  start_datetime,
  end_datetime,
  number_of_guests,
}: BookingSlotInput): BookingSlot => ({
  startsAt: parseTimestamp(start_datetime) ?? new Date(Number.NaN),
  endsAt: parseTimestamp(end_datetime) ?? new Date(Number.NaN),
  guests: number_of_guests ?? 1,
});

/** Of a validated body; null for a single slot. */
export const toRepeatPattern = (repeat: RepeatInput | null | undefined): RepeatPattern | null =>
  repeat
    ? {
        weekdays: repeat.weekdays,
        every: repeat.every ?? 1,
        until: repeat.until,
        skipHolidays: repeat.skip_holidays ?? false,
        except: repeat.except ?? [],
      }
    : null;
