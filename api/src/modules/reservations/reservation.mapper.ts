import type { Actor } from '../../platform/http/index.ts';
import { toAssigneeDto } from '../accounts/members/index.ts';
import { toStoredQuote } from '../pricing/index.ts';
import type { ProposalWithSpace, ProposalWithSpaces } from './change-proposal.repository.ts';
import type {
  CalendarReservationDto,
  CreatedReservationDto,
  ReservationDto,
  ReservationGroupDto,
  AgreementChangeDto,
  ChangeProposalDto,
  ReservationAgreementDto,
  ReservationSpaceDto,
} from './reservation.dto.ts';
import type { HandledMarkDto } from './reservation-origin.dto.ts';
import type { GuestLinks } from './reservation-links.service.ts';
import type { CancelledBy, Reservation } from './reservation.entity.ts';
import {
  toReservationPriceState,
  sumPrices,
  toPrice,
  toAcceptedPrice,
  type Price,
} from './reservation-price.ts';
import type { ReservationWithSpace, EventMember } from './reservation.repository.ts';
import { listHiddenFields, mayHost, toOwnedSpaceRef } from './reservation.policy.ts';
import { allowedActions, findOfferEnd, isExpired, isOption, statusAt } from './reservation.states.ts';
import { toPragueDay } from '@prostora/contracts';
import { countGroupVersion } from './reservation-group.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { buildSpaceUrl } from '../spaces/index.ts';
import { toProposedPrice } from './reservation-change.policy.ts';
import { proposalStateAt } from './change-proposal.states.ts';

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

export const toHandledMarkDto = ({
  handledAt,
  handledBy,
}: Pick<ReservationWithSpace, 'handledAt' | 'handledBy'>): HandledMarkDto | null =>
  handledAt && { at: handledAt.toISOString(), by: handledBy?.name || null };

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
  handled: toHandledMarkDto(reservation),
  is_price_set: reservation.isPriceSet,
  guest_url: toGuestUrl(reservation, links),
  ...toCancellationFields(reservation, now),
  cancel_code: reservation.cancelCode,
  expires_at: toIso(reservation.expiresAt),
  awaits_proof: reservation.awaitsEmailConfirmation,
  offered_until: toIso(findOfferEnd(reservation, now)),
  created_at: reservation.createdAt.toISOString(),
  conversation_id: reservation.conversation?.id ?? null,
  deal_id: reservation.dealId,
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

export type ReservationGroup = ReservationGroupDto;

/**
 * What a step with the reservation applies to; null alone.
 * @param members of its event that are not cancelled, with it
 */
function toReservationGroupDto(
  actor: Actor,
  reservation: Pick<Reservation, 'status' | 'startsAt' | 'expiresAt'>,
  members: readonly EventMember[],
  now: Date,
): ReservationGroupDto | null {
  const status = statusAt(reservation, now);
  const alike = members.filter((member) => statusAt(member, now) === status);
  if (alike.length < 2) return null;
  const visible = alike.filter((member) => mayHost(actor, member, 'view'));
  const total = alike.every((member) => mayHost(actor, member, 'price'))
    ? sumPrices(alike.map(toPrice))
    : null;
  return {
    count: alike.length,
    spaces: [...new Set(visible.map(({ spaceName }) => spaceName))],
    days: new Set(alike.map(({ startsAt }) => toPragueDay(startsAt.toISOString()))).size,
    total: total && total.priceHaler / 100,
    price_state: total && total.priceState,
    version: countGroupVersion(members),
    may_apply: members.every((member) => mayHost(actor, member, 'write')),
  };
}

/**
 * The event of each of the reservations that is not alone, by id.
 * @param members of the events of the reservations
 */
export function toReservationGroups(
  actor: Actor,
  reservations: readonly Pick<Reservation, 'id' | 'status' | 'startsAt' | 'expiresAt'>[],
  members: readonly EventMember[],
  now: Date,
): ReadonlyMap<number, ReservationGroup> {
  const byReservation = Map.groupBy(members, ({ ofId }) => ofId);
  return new Map(
    reservations.flatMap((reservation) => {
      const group = toReservationGroupDto(actor, reservation, byReservation.get(reservation.id) ?? [], now);
      return group ? [[reservation.id, group] as const] : [];
    }),
  );
}

type NamedSpace = {
  id: number;
  name: string;
  slug: string;
  noName: boolean;
  building: { name: string; slug: string };
};
type AgreementWithSpace = Price & { space: NamedSpace; startsAt: Date; endsAt: Date; guests: number };
type AgreementColumn =
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'numberOfGuests'
  | 'priceHaler'
  | 'priceState'
  | 'guestPriceHaler'
  | 'guestPriceState';
export type ReservationAgreement = Pick<Reservation, AgreementColumn> & { space: NamedSpace };

export const toReservationSpaceDto = (space: NamedSpace): ReservationSpaceDto => ({
  id: space.id,
  url: buildSpaceUrl(space),
  building_name: space.building.name,
  space_name: space.name,
});

export const toAgreementDto = ({
  space,
  startsAt,
  endsAt,
  guests,
  priceHaler,
  priceState,
}: AgreementWithSpace): ReservationAgreementDto => ({
  space: toReservationSpaceDto(space),
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
  number_of_guests: guests,
  price: priceHaler / 100,
  price_state: priceState,
});

const toAgreementChangeDto = (
  proposal: ProposalWithSpace,
  reservation: ReservationAgreement,
): AgreementChangeDto => ({
  before: toAgreementDto({
    ...reservation,
    ...toAcceptedPrice(reservation),
    guests: reservation.numberOfGuests,
  }),
  after: toAgreementDto({ ...proposal, ...toProposedPrice(proposal) }),
});

export const toBundledChangeDto = (proposal: ProposalWithSpaces): AgreementChangeDto =>
  toAgreementChangeDto(proposal, proposal.reservation);

/** Reason of a decline in words. */
export const describeDecline = ({
  declineReason,
  declineCode,
}: Pick<ProposalWithSpace, 'declineReason' | 'declineCode'>): string | null =>
  declineReason ?? (declineCode && reservationChange.declines[declineCode]);

/** A proposal with the agreement it would change. */
export const toChangeProposalDto = (
  proposal: ProposalWithSpace,
  reservation: ReservationAgreement,
  now: Date,
): ChangeProposalDto => ({
  id: proposal.id,
  side: proposal.side,
  state: proposalStateAt(proposal, now),
  ...toAgreementChangeDto(proposal, reservation),
  message: proposal.message,
  decline_reason: describeDecline(proposal),
  decline_code: proposal.declineCode,
  expires_at: proposal.expiresAt.toISOString(),
  created_at: proposal.createdAt.toISOString(),
  decided_at: proposal.decidedAt?.toISOString() ?? null,
});

export const toOptionalProposalDto = (
  proposal: ProposalWithSpace | null,
  reservation: ReservationWithSpace,
  now: Date,
): ChangeProposalDto | null => proposal && toChangeProposalDto(proposal, reservation, now);
