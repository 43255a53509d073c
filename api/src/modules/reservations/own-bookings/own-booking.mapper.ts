import { ownBookingWarnings } from '@prostora/strings/cs/own-booking.ts';
import { formatDate } from '@prostora/strings/format.ts';
import type { BookingPlan, BookingWarning } from '../booking/booking-plan.ts';
import { toReservationSpaceDto, toReservationDto } from '../reservation.mapper.ts';
import { toConflictMember } from '../reservation.errors.ts';
import { statusAt } from '../reservation.states.ts';
import type { GuestLinks } from '../reservation-links.service.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type {
  OwnBookingAnswerDto,
  OwnBookingCheckDto,
  OwnBookingWarningDto,
  RelatedReservationDto,
  OwnerGuestDto,
  OwnBookingCheckInput,
  OwnBookingInput,
} from './own-booking.dto.ts';
import type { KnownGuest } from './own-booking.repository.ts';
import { parseTimestamp } from '@prostora/contracts';
import { NO_CHOICES } from '../../pricing/index.ts';
import {
  toRepeatPattern,
  type BookingRequest,
  type HostEntry,
  type SlotsRequest,
} from '../booking/booking-request.ts';

const formatWarning = ({ code, day, values: [first = 0, second = 0] }: BookingWarning): string => {
  switch (code) {
    case 'SHORT_NOTICE':
      return ownBookingWarnings.SHORT_NOTICE(first);
    case 'OVER_CAPACITY':
      return ownBookingWarnings.OVER_CAPACITY(first, second);
    case 'HOLIDAY':
      return ownBookingWarnings.HOLIDAY(formatDate(`${day}T12:00:00Z`));
    default:
      return ownBookingWarnings[code];
  }
};
const toWarningDto = (warning: BookingWarning): OwnBookingWarningDto => ({
  code: warning.code,
  space_id: warning.spaceId,
  message: formatWarning(warning),
});

/** A warning that several days share is listed once. */
export function toOwnBookingAnswer(
  { chosen, now }: BookingPlan,
  reservations: readonly ReservationWithSpace[],
  links: GuestLinks,
): OwnBookingAnswerDto {
  const unique = new Map(
    chosen
      .flatMap(({ warnings }) => warnings)
      .map((warning) => [
        JSON.stringify([warning.spaceId, warning.code, formatWarning(warning)]),
        toWarningDto(warning),
      ]),
  );
  const [first] = reservations;
  return {
    reservations: reservations.map((reservation) => toReservationDto(reservation, null, now, links)),
    group_id: first?.group?.id ?? null,
    series_id: first?.series?.id ?? null,
    warnings: [...unique.values()],
  };
}

export function toOwnBookingCheckDto({ chosen, total }: BookingPlan): OwnBookingCheckDto {
  return {
    available: chosen.every(({ conflicts }) => conflicts.length === 0),
    rooms: chosen.map(({ spaceId, startsAt, endsAt, conflicts, price, warnings }) => ({
      space_id: spaceId,
      start_datetime: startsAt.toISOString(),
      end_datetime: endsAt.toISOString(),
      available: conflicts.length === 0,
      conflict: conflicts[0] ? { ...toConflictMember(conflicts[0]), title: conflicts[0].title } : null,
      price: price.priceState === 'none' ? null : price.priceHaler / 100,
      complete: price.priceState === 'complete' || price.priceState === 'agreed',
      warnings: warnings.map(toWarningDto),
    })),
    total: total.priceHaler / 100,
  };
}

export const toRelatedReservationDto = (
  reservation: ReservationWithSpace,
  now: Date,
): RelatedReservationDto => ({
  id: reservation.id,
  status: statusAt(reservation, now),
  customer_name: reservation.customerName,
  start_datetime: reservation.startsAt.toISOString(),
  end_datetime: reservation.endsAt.toISOString(),
  space: toReservationSpaceDto(reservation.space),
  group_id: reservation.group?.id ?? null,
  series_id: reservation.series?.id ?? null,
});

export const toOwnerGuestDto = ({
  name,
  phone,
  email,
  reservations,
  lastStartsAt,
}: KnownGuest): OwnerGuestDto => ({
  customer_name: name,
  customer_phone: phone,
  customer_email: email,
  reservations,
  last_start_datetime: lastStartsAt.toISOString(),
});

export type OwnBookingRequest = BookingRequest & { readonly entry: HostEntry };

const toTimestamp = (text: string): Date => parseTimestamp(text) ?? new Date(Number.NaN);

/** Converts a validated body. */
export const toOwnSlotsRequest = (input: OwnBookingCheckInput): SlotsRequest => ({
  rooms: input.rooms.map(({ space_id, price = null }) => ({
    spaceId: space_id,
    priceHaler: price === null ? null : Math.round(price * 100),
  })),
  startsAt: toTimestamp(input.start_datetime),
  endsAt: toTimestamp(input.end_datetime),
  guests: input.number_of_guests ?? null,
  repeat: toRepeatPattern(input.repeat),
  choices: NO_CHOICES,
});

/** Converts a validated body. */
export const toOwnBookingRequest = (input: OwnBookingInput, userId: number | null): OwnBookingRequest => ({
  ...toOwnSlotsRequest(input),
  name: input.customer_name,
  phone: input.customer_phone ?? null,
  email: input.customer_email ?? '',
  notes: '',
  clientKey: '',
  isEmailConfirmed: false,
  entry: {
    userId,
    title: input.title ?? '',
    isTitlePublic: input.title_public ?? false,
    ownerNote: input.owner_note ?? '',
    staffNote: input.staff_note ?? '',
    optionUntil: toOptionEnd(input),
    notifiesGuest: input.tell_guest ?? false,
  },
});

const toOptionEnd = ({ status, option_until }: OwnBookingInput): HostEntry['optionUntil'] => {
  if (status !== 'option') return null;
  return option_until ? toTimestamp(option_until) : 'usual';
};
