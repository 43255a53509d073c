import type { CalendarReservation, SpaceDetail } from '@prostora/api-client';
import type { Selection } from '@prostora/ui/calendar/calendar-props.ts';
import type { Term } from './term.ts';
import type { BookingAttempts } from './use-booking-attempt.ts';

/** What stands in the form. The term is empty until a day is chosen; its times are minutes as text, for they are chosen from lists. */
export type BookingValues = {
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
};

export const EMPTY_VALUES: BookingValues = {
  day: '',
  from: '',
  endDay: '',
  to: '',
  customer_name: '',
  customer_email: '',
  customer_phone: '',
  number_of_guests: '1',
  notes: '',
  terms_accepted: false,
};

/** Name of the draft that keeps what is typed in the form of a space. */
export const bookingDraft = (spaceId: number): string => `booking.${spaceId}`;

export const termIn = ({
  day,
  from,
  endDay,
  to,
}: Pick<BookingValues, 'day' | 'from' | 'endDay' | 'to'>): Term | null =>
  day === '' || from === '' || to === ''
    ? null
    : { day, from: Number(from), endDay: endDay === '' ? day : endDay, to: Number(to) };

export const valuesOf = ({
  day,
  from,
  endDay,
  to,
}: Term): Pick<BookingValues, 'day' | 'from' | 'endDay' | 'to'> => ({
  day,
  from: String(from),
  endDay,
  to: String(to),
});

/** A chosen term in words, for the card that stays on the page. */
export type TermSummary = {
  day: string;
  date: string;
  from: string;
  to: string;
  guests: string;
  sum: string;
  total: string;
};

/** What the form opens with: a time marked in the calendar, or hours on offer. */
export type Opening = Selection | null;

export type BookingModalProps = {
  space: SpaceDetail;
  opening: Opening;
  /** What was typed before the form was closed last. */
  kept: BookingValues | null;
  /** Attempts to book; they outlive the form, so that one repeated after the form was closed is known again. */
  attempts: BookingAttempts;
  /** Closed: what was typed and the chosen term in words, to go on with later; nothing once it was sent. */
  onClose: (typed: BookingValues | null, summary: TermSummary | null) => void;
  /** Somebody has just booked, this visitor or another one: calendars are out of date. */
  onTaken: (booked: CalendarReservation | null) => void;
};
