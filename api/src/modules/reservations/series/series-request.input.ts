import type { RepeatPattern } from '@prostora/contracts';
import { toBookingChoices, type BookingChoicesInput } from '../../pricing/index.ts';
import { parseReservation, toBookingSlot } from '../booking/booking.input.ts';
import type { BookingRequest } from '../booking/slot-booking.service.ts';
import type { SeriesCheckInput, SeriesRequestInput } from './series-request.dto.ts';

/** Space, time and pattern of a repeated booking. */
export type SeriesSlotRequest = Pick<
  BookingRequest,
  'spaceId' | 'startsAt' | 'endsAt' | 'guests' | 'givenGuests' | 'choices'
> & { readonly repeat: RepeatPattern };
export type SeriesRequest = SeriesSlotRequest &
  BookingRequest & {
    /** Haléře, the total that the guest has seen; null when not given. */
    readonly expectedHaler: number | null;
  };

const toRepeatPattern = ({ repeat }: Pick<SeriesCheckInput, 'repeat'>): RepeatPattern => ({
  weekdays: repeat.weekdays,
  every: repeat.every ?? 1,
  until: repeat.until,
  skipHolidays: repeat.skip_holidays ?? false,
  except: repeat.except ?? [],
});

/** Converts a validated body. */
export const toSeriesSlotRequest = (input: SeriesCheckInput & BookingChoicesInput): SeriesSlotRequest => ({
  ...toBookingSlot(input),
  spaceId: input.space_id,
  givenGuests: input.number_of_guests ?? null,
  choices: toBookingChoices(input),
  repeat: toRepeatPattern(input),
});

/** Converts a validated body. */
export const toSeriesRequest = (
  input: SeriesRequestInput & BookingChoicesInput,
): Omit<SeriesRequest, 'isEmailConfirmed' | 'clientKey'> => ({
  ...parseReservation({ ...input, quote_token: null }),
  repeat: toRepeatPattern(input),
  expectedHaler: input.expected_total == null ? null : Math.round(input.expected_total * 100),
});
