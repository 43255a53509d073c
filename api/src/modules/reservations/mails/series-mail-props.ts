import { describeDates, describeSpaces } from '@prostora/strings/cs/mail-reservation.ts';
import { formatTimeSlot } from '@prostora/strings/format.ts';
import { sumPrices, toPrice } from '../booking/reservation-price.ts';
import type { ReservationStepEvent } from '../reservation.events.ts';
import {
  formatReservationPrice,
  formatSpaceName,
  type ReservationMailProps,
} from './reservation-mail-props.ts';
import { describeOtherDays } from './reservation-mail-steps.ts';
import type { ReservationWithPeople } from './reservation-mails.repository.ts';

/** A change compares two agreements of one reservation and names the others. */
const isChange = (event: Pick<ReservationStepEvent, 'step'> | null): boolean =>
  event?.step === 'changed' || event?.step === 'moved';

/**
 * Props of a mail that tells of several reservations of one step: all spaces and dates with the total.
 * @param others without the reservation itself, by start
 */
export function toBundleProps(
  props: ReservationMailProps,
  reservation: ReservationWithPeople,
  others: readonly ReservationWithPeople[],
  event: ReservationStepEvent | null,
): ReservationMailProps {
  if (others.length === 0) return props;
  if (event && isChange(event)) {
    const further = others.map(({ space, startsAt, endsAt }) => ({
      text: `${formatSpaceName(space)}, ${formatTimeSlot(startsAt, endsAt)}`,
    }));
    return {
      ...props,
      isOfSeveral: true,
      booking: { ...props.booking, ...describeOtherDays(event, further) },
    };
  }
  const members = [reservation, ...others].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id,
  );
  const places = [...new Set(members.map(({ space }) => formatSpaceName(space)))];
  const slots = [...new Set(members.map(({ startsAt, endsAt }) => formatTimeSlot(startsAt, endsAt)))];
  return {
    ...props,
    isOfSeveral: true,
    booking: {
      ...props.booking,
      place: describeSpaces(places),
      price: formatReservationPrice(sumPrices(members.map(toPrice))),
      priceParts: [],
      ...(slots.length > 1 && { slot: describeDates(slots.length), dates: slots }),
      ...(slots.length === 1 && {
        spaces: members.map(
          (member) => `${formatSpaceName(member.space)}: ${formatReservationPrice(member)}`,
        ),
      }),
    },
  };
}
