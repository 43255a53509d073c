import type { EventQuery } from '@prostora/contracts';
import type {
  AvailabilityCheck,
  AvailabilityCheckInput,
  CalendarReservation,
  SpaceDetail,
} from '@prostora/api-client';
import type { Selection } from '@prostora/ui/calendar/calendar-props.ts';
import { EMPTY_CHOICES, type ChoiceValues } from './choices/empty-choices.ts';
import type { LocalSlot } from './local-slot.ts';
import type { BookingAttempts } from './use-booking-attempt.ts';

/**
 * Form values. The slot is empty until a day is chosen; its times are minutes as text, because they are
 * select values.
 */
export type BookingValues = ChoiceValues & {
  day: string;
  from: string;
  endDay: string;
  to: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  number_of_guests: string;
  notes: string;
  terms_accepted: boolean;
  repeats: boolean;
  /** 1 (Monday) – 7; empty for the weekday of the slot. */
  weekdays: readonly number[];
  /** Weeks. */
  every: string;
  /** Empty for some weeks after the slot. */
  until_day: string;
  skip_holidays: boolean;
  /** Days left out. */
  except: readonly string[];
};

export const EMPTY_VALUES: BookingValues = {
  day: '',
  from: '',
  endDay: '',
  to: '',
  ...EMPTY_CHOICES,
  customer_name: '',
  customer_email: '',
  customer_phone: '',
  number_of_guests: '1',
  notes: '',
  terms_accepted: false,
  repeats: false,
  weekdays: [],
  every: '1',
  until_day: '',
  skip_holidays: true,
  except: [],
};

/** Name of the form's draft. */
export const toDraftName = (spaceId: number): string => `booking.${spaceId}`;

/** Number of guests as typed, or null while it is none. */
export const parseGuests = (text: string): number | null =>
  /^[1-9]\d{0,5}$/u.test(text.trim()) ? Number(text) : null;

export const parseSlot = ({
  day,
  from,
  endDay,
  to,
}: Pick<BookingValues, 'day' | 'from' | 'endDay' | 'to'>): LocalSlot | null =>
  day === '' || from === '' || to === ''
    ? null
    : { day, from: Number(from), endDay: endDay === '' ? day : endDay, to: Number(to) };

export const toSlotValues = ({
  day,
  from,
  endDay,
  to,
}: LocalSlot): Pick<BookingValues, 'day' | 'from' | 'endDay' | 'to'> => ({
  day,
  from: String(from),
  endDay,
  to: String(to),
});

/** The slot chosen in the form, with what was chosen for it and its check; kept when the form is closed. */
export type ChosenSlot = {
  slot: LocalSlot;
  guests: string;
  layout: EventQuery['layout'];
  request: AvailabilityCheckInput;
  /** Null while it was being checked. */
  answer: AvailabilityCheck | null;
};

/** Initial slot of the form: a selection in the calendar, or a day. */
export type Opening = Selection | null;

export type BookingModalProps = {
  space: SpaceDetail;
  /** The visitor's event. */
  event: EventQuery;
  opening: Opening;
  /** Booking attempts; they outlive the form, so that a repeated one is recognized after it was reopened. */
  attempts: BookingAttempts;
  /** Called with the chosen slot, or with null after it was sent. */
  onClose: (chosen: ChosenSlot | null) => void;
  /** Called when the slot was booked, by this visitor (with the reservation) or by another one. */
  onTaken: (booked: CalendarReservation | null) => void;
};

export type BookingFormProps = BookingModalProps & {
  /** Draft from before the form was closed. */
  draft: BookingValues | null;
  /** Values of an event that is newer than the draft. */
  given: Partial<BookingValues>;
};
