import { prolongOption, resolveOptionState } from '../../reservations/index.ts';
import { formatReservationPrice, type ReservationWithPeople } from '../../reservations/mails/index.ts';
import type { LinkedOptionDto } from './option-link.dto.ts';
import { formatSpaceName } from '../../spaces/index.ts';

export function toLinkedOptionDto(reservation: ReservationWithPeople, now: Date): LinkedOptionDto {
  const { id, space, startsAt, endsAt, expiresAt, customerName, numberOfGuests } = reservation;
  const state = resolveOptionState(reservation, now);
  return {
    id,
    state,
    place: formatSpaceName(space),
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    customer_name: customerName,
    number_of_guests: numberOfGuests,
    price_label: formatReservationPrice(reservation),
    option_until: state === 'open' ? (expiresAt?.toISOString() ?? null) : null,
    prolonged_until: prolongOption(reservation, now)?.toISOString() ?? null,
  };
}
