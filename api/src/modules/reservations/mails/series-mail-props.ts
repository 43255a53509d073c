import { describeDates } from '@prostora/strings/cs/mail-reservation.ts';
import { formatTimeSlot } from '@prostora/strings/format.ts';
import { toPrice } from '../booking/reservation-price.ts';
import type { ReservationStepEvent } from '../reservation.events.ts';
import { sumPrices } from '../series/series-request-rules.ts';
import {
  formatReservationPrice,
  formatSpaceName,
  type ReservationMailProps,
} from './reservation-mail-props.ts';
import { describeOtherDays } from './reservation-mail-steps.ts';
import type { ReservationWithPeople } from './reservation-mails.repository.ts';

/** All dates of a request are told as one; an own entry and a change name the further days. */
const isMailedAsOne = (
  { source }: ReservationWithPeople,
  event: Pick<ReservationStepEvent, 'step'> | null,
): boolean => source !== 'owner' && event?.step !== 'changed' && event?.step !== 'moved';

/**
 * Props of a mail that tells of several reservations of one step.
 * @param others without the reservation itself, by start
 */
export function toBundleProps(
  props: ReservationMailProps,
  reservation: ReservationWithPeople,
  others: readonly ReservationWithPeople[],
  event: ReservationStepEvent | null,
): ReservationMailProps {
  if (others.length === 0) return props;
  if (!isMailedAsOne(reservation, event)) {
    const further = others.map(({ id, space, startsAt, endsAt }) => ({
      id,
      text: `${formatSpaceName(space)}, ${formatTimeSlot(startsAt, endsAt)}`,
    }));
    const otherDays = event ? describeOtherDays(event, further) : {};
    return { ...props, booking: { ...props.booking, ...otherDays }, others: further };
  }
  const dates = [reservation, ...others].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
  );
  return {
    ...props,
    isSeries: true,
    booking: {
      ...props.booking,
      slot: describeDates(dates.length),
      price: formatReservationPrice(sumPrices(dates.map(toPrice))),
      priceParts: [],
      dates: dates.map(({ startsAt, endsAt }) => formatTimeSlot(startsAt, endsAt)),
    },
  };
}
