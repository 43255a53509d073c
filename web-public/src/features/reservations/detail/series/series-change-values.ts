import type { Reservation, SeriesChangesInput } from '@prostora/api-client';
import { formatClock, toPragueWallTime, toPragueDay } from '@prostora/contracts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { followsPriceList, previewChanges, type ChangePreview } from '../change-values.ts';

export type SeriesChangeValues = {
  start_time: string;
  end_time: string;
  space_id: string;
  number_of_guests: string;
  price: string;
  use_list_price: boolean;
  title: string;
  staff_note: string;
  message: string;
  agreed_by_phone: boolean;
};
export type MovedValues = Pick<SeriesChangeValues, 'start_time' | 'end_time' | 'space_id'>;
export type SeriesChanges = Omit<SeriesChangesInput, 'from_day' | 'version'>;

const toClock = (instant: string): string => formatClock(toPragueWallTime(new Date(instant)).minute);
const parseNumber = (text: string): number => Number(text.trim().replace(/\s/gu, '').replace(',', '.'));

/**
 * Times and space to which an occurrence was dragged; null on another day, because a series keeps its days.
 * @param spaceId of the target
 */
export function toMovedValues(
  reservation: Reservation,
  { start, end }: TimeSlot,
  spaceId: number,
): MovedValues | null {
  if (toPragueDay(start) !== toPragueDay(reservation.start_datetime)) return null;
  return { start_time: toClock(start), end_time: toClock(end), space_id: String(spaceId) };
}

/** Initial form values: those of the occurrence from which the series changes. */
export const toSeriesChangeValues = (reservation: Reservation): SeriesChangeValues => ({
  start_time: toClock(reservation.start_datetime),
  end_time: toClock(reservation.end_datetime),
  space_id: String(reservation.space.id),
  number_of_guests: String(reservation.number_of_guests),
  price: reservation.price_state === 'none' ? '' : String(reservation.price),
  use_list_price: followsPriceList(reservation),
  title: reservation.title,
  staff_note: reservation.staff_note ?? '',
  message: '',
  agreed_by_phone: false,
});

/** Changed fields only; both times when one of them changes, as an end alone would keep another start. */
export function toSeriesChanges(values: SeriesChangeValues, reservation: Reservation): SeriesChanges {
  const initial = toSeriesChangeValues(reservation);
  const hasOtherTime = values.start_time !== initial.start_time || values.end_time !== initial.end_time;
  const guests = parseNumber(values.number_of_guests);
  const price = values.price.trim() === '' ? null : parseNumber(values.price);
  const hasOtherPrice = price !== null && (price !== reservation.price || reservation.price_state === 'none');
  return {
    ...(hasOtherTime && { start_time: values.start_time, end_time: values.end_time }),
    ...(values.space_id !== initial.space_id && { space_id: Number(values.space_id) }),
    ...(guests !== reservation.number_of_guests && { number_of_guests: guests }),
    ...(hasOtherPrice && { price }),
    ...(values.title.trim() !== initial.title && { title: values.title.trim() }),
    ...(values.staff_note.trim() !== initial.staff_note && { staff_note: values.staff_note.trim() }),
    ...(values.message.trim() !== '' && { message: values.message.trim() }),
    ...(values.agreed_by_phone && { agreed_by_phone: true }),
  };
}

/** Predicts what the server does, by the rule of a single reservation. */
export const previewSeriesChanges = (
  { start_time, end_time, space_id, number_of_guests, price }: SeriesChanges,
  values: SeriesChangeValues,
  reservation: Reservation,
): ChangePreview => {
  const initial = toSeriesChangeValues(reservation);
  return previewChanges(
    {
      ...(start_time && values.start_time !== initial.start_time && { start_datetime: start_time }),
      ...(end_time && values.end_time !== initial.end_time && { end_datetime: end_time }),
      ...(space_id !== undefined && { space_id }),
      ...(number_of_guests !== undefined && { number_of_guests }),
      ...(price != null && { price }),
    },
    reservation,
  );
};
