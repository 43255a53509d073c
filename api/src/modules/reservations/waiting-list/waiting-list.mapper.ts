import type { Actor } from '../../../platform/http/actor.ts';
import { toBookingSlot } from '../booking/booking-request.ts';
import { toReservationPriceState } from '../reservation-price.ts';
import { toReservationSpaceDto } from '../reservation.mapper.ts';
import {
  type GuestWaitingListEntryDto,
  type OwnerWaitingListEntryDto,
  type WaitingListEntryDto,
  type WaitingListInput,
  HIDEABLE_FIELDS,
  type HideableField,
} from './waiting-list.dto.ts';
import { mayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import type { EntryRequest } from './waiting-list-joining.service.ts';
import type { EntryWithPosition } from './waiting-list-views.service.ts';

export const toEntryRequest = (input: Omit<WaitingListInput, 'email'>): EntryRequest => ({
  ...toBookingSlot({ ...input, ...(input.guests !== undefined && { number_of_guests: input.guests }) }),
  spaceId: input.space_id,
  name: input.name,
});

export const toWaitingListEntryDto = ({
  entry,
  state,
  position,
}: EntryWithPosition): WaitingListEntryDto => ({
  id: entry.id,
  state,
  position,
});

export const toGuestWaitingListEntryDto = (placed: EntryWithPosition): GuestWaitingListEntryDto => ({
  ...toDetails(placed),
  reservation_url: placed.reservationPath,
});

/** Fields without the right to them are null and named in `hidden`. */
export function toOwnerWaitingListEntryDto(
  placed: EntryWithPosition,
  actor: Actor,
): OwnerWaitingListEntryDto {
  const { name, email, phone, reservation, createdAt, space } = placed.entry;
  const details = toDetails(placed);
  const hidden = HIDEABLE_FIELDS.filter((field) => !mayHost(actor, toOwnedSpaceRef(space), field));
  const show = <Value>(field: HideableField, value: Value): Value | null =>
    hidden.includes(field) ? null : value;
  return {
    ...details,
    price: show('price', details.price),
    price_state: show('price', details.price_state),
    name,
    email: show('email', email === '' ? null : email),
    phone: show('phone', phone),
    hidden,
    reservation_id: reservation?.id ?? null,
    created_at: createdAt.toISOString(),
  };
}

function toDetails(placed: EntryWithPosition): Omit<GuestWaitingListEntryDto, 'reservation_url'> {
  const { space, startsAt, endsAt, guests, offeredUntil, reservation } = placed.entry;
  return {
    ...toWaitingListEntryDto(placed),
    space: toReservationSpaceDto(space),
    start_datetime: startsAt.toISOString(),
    end_datetime: endsAt.toISOString(),
    guests,
    offered_until: placed.state === 'offered' ? (offeredUntil?.toISOString() ?? null) : null,
    price: reservation && reservation.priceHaler / 100,
    price_state: reservation && toReservationPriceState(reservation),
  };
}
