import { formatEventTime } from '@prostora/contracts';
import type { DayHours } from '@prostora/contracts/day-hours.ts';
import type { LayoutFit, LayoutWarning, SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import type { OfferedHours } from '@prostora/pricing';
import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { describeLayoutWarning } from '@prostora/strings/cs/event-layouts.ts';
import { describeOpening } from '@prostora/strings/cs/hours-strip.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { FieldError } from '../../platform/errors/index.ts';
import { formatError } from '../../platform/error-responses/index.ts';
import { toAssigneeDto } from '../accounts/members/index.ts';
import { toPriceState, toStoredQuote, type IssuedQuote } from '../pricing/index.ts';
import type { PricedAlternativeSlot } from './guest-bookings/alternative-slots.ts';
import type { AlternativeDto, AvailabilityCheckDto } from './guest-bookings/booking.dto.ts';
import { toOptionalProposalDto, toReservationSpaceDto } from './changes/change-proposal.mapper.ts';
import type { ProposalWithSpace } from './changes/change-proposal.repository.ts';
import type { CalendarReservationDto, CreatedReservationDto, ReservationDto } from './reservation.dto.ts';
import type { GuestLinks } from './reservation-links.service.ts';
import type { CancelledBy, Reservation } from './reservation.entity.ts';
import { toReservationPriceState } from './reservation-price.ts';
import type { ReservationWithSpace } from './reservation.repository.ts';
import { listHiddenFields, mayHost, toOwnedSpaceRef } from './reservation.policy.ts';
import { allowedActions, findOfferEnd, isExpired, isOption, statusAt } from './reservation.states.ts';

/** Result of an availability check; `quote` is null for an incomplete or invalid slot. */
export type AvailabilityResult = {
  isFree: boolean;
  /** Why the slot cannot be booked. */
  rejection: FieldError | null;
  offered: OfferedHours | null;
  quote: IssuedQuote | null;
  pricePerHourHaler: number | null;
  alternatives: PricedAlternativeSlot[];
  /** The day of a slot outside of the offered hours that cannot be asked for; null for other slots. */
  opening: Opening | null;
  seating: Seating | null;
};
/** Offered hours of a day and those asked for, in minutes since its midnight. */
export type Opening = {
  readonly hours: readonly DayHours[];
  readonly asked: { readonly from: number; readonly to: number };
};
/** The layout that counts for the guests, and whether they may not fit in it. */
export type Seating = {
  readonly fit: LayoutFit;
  readonly layouts: readonly Pick<SpaceLayoutValue, 'layout' | 'capacity'>[];
  readonly warning: LayoutWarning;
};

const toCrowns = (haler: number): number => haler / 100;
const toIso = (instant: Date | null): string | null => instant?.toISOString() ?? null;
export const toSlotFields = ({
  startsAt,
  endsAt,
}: {
  startsAt: Date;
  endsAt: Date;
}): { start_datetime: string; end_datetime: string } => ({
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
});

export const toAlternativeDto = (alternative: PricedAlternativeSlot): AlternativeDto => ({
  kind: alternative.kind,
  ...toSlotFields(alternative),
  price: alternative.quote.total,
  price_state: toPriceState(alternative.quote),
});

const describeAvailability = ({ rejection, offered, opening }: AvailabilityResult): string => {
  if (opening !== null) return describeOpening(opening.hours, opening.asked);
  return rejection ? formatError(rejection) : bookingTexts.offered[offered ?? 'inside'];
};

export const toAvailabilityCheckDto = (answer: AvailabilityResult): AvailabilityCheckDto => ({
  available: answer.isFree,
  taken: answer.rejection?.code === 'SLOT_TAKEN',
  message: describeAvailability(answer),
  offered: answer.offered,
  quote: answer.quote,
  price: answer.quote?.total ?? 0,
  price_per_hour: answer.pricePerHourHaler === null ? null : toCrowns(answer.pricePerHourHaler),
  hours: answer.quote?.hours ?? null,
  alternatives: answer.alternatives.map(toAlternativeDto),
  opening_hours:
    answer.opening?.hours.map(({ from, until }) => ({
      from: formatEventTime(from),
      until: formatEventTime(until),
    })) ?? null,
  fits: answer.seating && answer.seating.fit,
  warning:
    answer.seating &&
    describeLayoutWarning(answer.seating.warning, answer.seating.fit, answer.seating.layouts),
});

/** `isNamed`: whether the viewer may see the guest's name. */
export const toCalendarReservationDto = (
  reservation: Reservation,
  now: Date,
  isNamed: boolean,
): CalendarReservationDto => ({
  id: reservation.id,
  status: statusAt(reservation, now),
  customer_name: isNamed ? reservation.customerName : '',
  ...toSlotFields(reservation),
});

/** Price, its state and the stored quote. */
export const toPriceFields = (
  reservation: Pick<Reservation, 'priceHaler' | 'priceState' | 'quote'>,
): Pick<CreatedReservationDto, 'price' | 'price_state' | 'quote'> => ({
  price: toCrowns(reservation.priceHaler),
  price_state: toReservationPriceState(reservation),
  quote: reservation.quote && toStoredQuote(reservation.quote.answer),
});

export const toCreatedReservationDto = (
  reservation: Reservation,
  now: Date,
  guestUrl: string,
): CreatedReservationDto => ({
  ...toCalendarReservationDto(reservation, now, true),
  space_id: reservation.space.id,
  number_of_guests: reservation.numberOfGuests,
  notes: reservation.notes,
  ...toPriceFields(reservation),
  expires_at: toIso(reservation.expiresAt),
  awaits_proof: reservation.awaitsEmailConfirmation,
  proof_sent: reservation.confirmationSentAt !== null,
  guest_url: guestUrl,
});

/** An expired request counts as ended by the system before the job has recorded it. */
export const toCancellationFields = (
  reservation: Reservation,
  now: Date,
): { cancel_reason: string | null; cancelled_by: CancelledBy | null } => ({
  cancel_reason: reservation.cancelReason,
  cancelled_by: isExpired(reservation, now) ? 'system' : reservation.cancelledBy,
});

/** The page of a guest who gets no mail: the host sends the link. */
const toGuestUrl = (reservation: Reservation, links: GuestLinks): string | null =>
  reservation.customerEmail === '' && reservation.anonymizedAt === null ? links.buildPath(reservation) : null;

/** For hosts that see all fields. */
export const toReservationDto = (
  reservation: ReservationWithSpace,
  proposal: ProposalWithSpace | null,
  now: Date,
  links: GuestLinks,
  group: ReservationDto['group'] = null,
): ReservationDto => ({
  ...toCalendarReservationDto(reservation, now, true),
  space: toReservationSpaceDto(reservation.space),
  source: reservation.source,
  is_option: isOption(reservation, now),
  title: reservation.title,
  title_public: reservation.titlePublic,
  group,
  group_id: reservation.group?.id ?? null,
  series_id: reservation.series?.id ?? null,
  customer_email: reservation.customerEmail,
  customer_phone: reservation.customerPhone,
  number_of_guests: reservation.numberOfGuests,
  notes: reservation.notes,
  ...toPriceFields(reservation),
  host_message: reservation.hostMessage,
  owner_note: reservation.ownerNote,
  staff_note: reservation.staffNote,
  created_by: reservation.createdBy && {
    id: reservation.createdBy.id,
    name: reservation.createdBy.name || reservation.createdBy.email,
  },
  assignee: toAssigneeDto(reservation.assignee),
  is_price_set: reservation.isPriceSet,
  guest_url: toGuestUrl(reservation, links),
  ...toCancellationFields(reservation, now),
  cancel_code: reservation.cancelCode,
  expires_at: toIso(reservation.expiresAt),
  awaits_proof: reservation.awaitsEmailConfirmation,
  offered_until: toIso(findOfferEnd(reservation, now)),
  created_at: reservation.createdAt.toISOString(),
  sequence: reservation.sequence,
  allowed_actions: allowedActions(reservation, 'host', now),
  proposal: toOptionalProposalDto(proposal, reservation, now),
  hidden: [],
});

/** An operator who acts as the owner decides about no reservation. */
const omitDecisions = ({ impersonatorId }: Actor, actions: ReservationDto['allowed_actions']) =>
  impersonatorId === null ? actions : actions.filter((action) => action === 'note');

/** For any host: without the fields and actions that the actor has no right to. */
export function toVisibleReservationDto(
  actor: Actor,
  reservation: ReservationWithSpace,
  proposal: ProposalWithSpace | null,
  now: Date,
  links: GuestLinks,
  group: ReservationDto['group'] = null,
): ReservationDto {
  const dto = toReservationDto(reservation, proposal, now, links, group);
  const owned = toOwnedSpaceRef(reservation.space);
  const hidden = listHiddenFields(actor, owned);
  return {
    ...dto,
    ...Object.fromEntries(hidden.map((field) => [field, null])),
    hidden,
    allowed_actions: mayHost(actor, owned, 'write') ? omitDecisions(actor, dto.allowed_actions) : [],
  };
}
