import { describeDates, describeSpaces, type BookingDetails } from '@prostora/strings/cs/mail-reservation.ts';
import { formatNumber, formatTimeSlot } from '@prostora/strings/format.ts';
import { sumPrices, toPrice, type Price } from '../reservation-price.ts';
import { formatReservationPrice, type ReservationMailProps } from './reservation-mail-props.ts';
import type { ReservationWithPeople } from './reservation-mails.repository.ts';
import { formatSpaceName } from '../../spaces/index.ts';

/** One of the slots of an event. */
type EventSlot = { readonly place: string; readonly slot: string; readonly price: Price };

const formatTotal = (slots: readonly EventSlot[]): string =>
  formatReservationPrice(sumPrices(slots.map(({ price }) => price)));

/**
 * Props of a mail that tells of several reservations of one step: all spaces and dates with the total.
 * @param others without the reservation itself, by start
 */
export function toBundleProps(
  props: ReservationMailProps,
  reservation: ReservationWithPeople,
  others: readonly ReservationWithPeople[],
): ReservationMailProps {
  if (others.length === 0) return props;
  const members = [reservation, ...others].sort(
    (one, other) => one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id,
  );
  const slots = members.map((member) => ({
    place: formatSpaceName(member.space),
    slot: formatTimeSlot(member.startsAt, member.endsAt),
    price: toPrice(member),
  }));
  const dates = [...new Set(slots.map(({ slot }) => slot))];
  return {
    ...props,
    isOfSeveral: true,
    booking: {
      ...props.booking,
      place: listPlaces(slots),
      price: formatTotal(slots),
      priceParts: [],
      ...(dates.length > 1 && { slot: describeDates(dates.length), dates }),
      ...(dates.length === 1 && {
        spaces: slots.map(({ place, price }) => `${place}: ${formatReservationPrice(price)}`),
      }),
    },
  };
}

const listPlaces = (slots: readonly EventSlot[]): string =>
  describeSpaces([...new Set(slots.map(({ place }) => place))]);

/** One version of a change of several reservations: each date and each space with its price, and the total. */
export function describeVersion(slots: readonly (EventSlot & { readonly guests: number })[]): BookingDetails {
  const byDate = Map.groupBy(slots, ({ slot }) => slot);
  const byPlace = Map.groupBy(slots, ({ place }) => place);
  const guests = [...new Set(slots.map((one) => formatNumber(one.guests)))];
  return {
    place: listPlaces(slots),
    slot: byDate.size > 1 ? describeDates(byDate.size) : [...byDate.keys()].join(''),
    guests: describeSpaces(guests),
    price: formatTotal(slots),
    ...(byDate.size > 1 && { dates: [...byDate.keys()], datePrices: [...byDate.values()].map(formatTotal) }),
    ...(byPlace.size > 1 && {
      spaces: [...byPlace].map(([place, ofPlace]) => `${place}: ${formatTotal(ofPlace)}`),
    }),
  };
}
