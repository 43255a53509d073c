import { formatClock } from '@prostora/contracts';
import { eventTexts } from '@prostora/strings/cs/event.ts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { tariffKindNames } from '@prostora/strings/cs/price-tariffs.ts';
import type { MatchSummary } from '../catalog/index.ts';
import { buildSpaceUrl } from '../spaces/index.ts';
import { toExactSlot } from './demand-needs.ts';
import type {
  DemandDetailsDto,
  InquiryOfferDto,
  MatchSummaryDto,
  OfferReservationDto,
} from './inquiry.dto.ts';
import type { Inquiry, InquiryRecipient } from './inquiry.entity.ts';
import { sumOfferRows, type OfferRow } from './offer-details.ts';
import type { OfferReservation } from './offer-reservations-port.ts';

/** Context of the mapping: current time and attribute names by id. */
export type InquiryMappingContext = {
  readonly now: Date;
  readonly attributeNames: (ids: readonly number[]) => string[];
};

type SpaceWithBuilding = {
  readonly id: number;
  readonly name: string;
  readonly noName: boolean;
  readonly slug: string;
  readonly building: { readonly name: string; readonly slug: string };
};
type SpaceWithOwner = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly building: {
    readonly customer: { readonly phone: string | null; readonly user: { readonly email: string } };
  };
};
type InquiryWithReferences = Inquiry & {
  readonly purpose: { readonly name: string } | null;
  readonly location: { readonly name: string } | null;
};
type RecipientWithSpaces = InquiryRecipient & {
  readonly space: SpaceWithBuilding;
  readonly offeredSpace: SpaceWithBuilding | null;
};

const toCzk = (haler: number | null): number | null => (haler === null ? null : haler / 100);
const toClock = (minute: number | null): string | null => (minute === null ? null : formatClock(minute));

export const toSpaceRefDto = (space: SpaceWithBuilding): InquiryOfferDto['space'] => ({
  id: space.id,
  url: buildSpaceUrl(space),
  building_name: space.building.name,
  space_name: space.name,
});

export function toDemandDetailsDto(
  inquiry: InquiryWithReferences,
  { attributeNames }: InquiryMappingContext,
): DemandDetailsDto {
  return {
    purpose: inquiry.purpose?.name ?? inquiry.purposeText,
    location: inquiry.location?.name ?? null,
    date_from: inquiry.dateFrom,
    date_to: inquiry.dateTo,
    flexible: inquiry.flexible,
    weekdays: inquiry.weekdays,
    time_from: toClock(inquiry.timeFrom),
    time_to: toClock(inquiry.timeTo),
    number_of_guests: inquiry.numberOfGuests,
    layout: inquiry.layout && eventTexts.layouts[inquiry.layout],
    tariff: inquiry.tariff && tariffKindNames[inquiry.tariff],
    budget: toCzk(inquiry.budgetHaler),
    attributes: attributeNames(inquiry.attributeIds),
    text: inquiry.text,
    created_at: inquiry.createdAt.toISOString(),
    expires_at: inquiry.expiresAt?.toISOString() ?? null,
  };
}

export const toMatchSummaryDto = ({ total, byAgreement, mismatches }: MatchSummary): MatchSummaryDto => ({
  total,
  by_agreement: byAgreement,
  mismatches: mismatches.map(({ reason, count, lowestTotalHaler }) => ({
    reason,
    count,
    lowest_total: toCzk(lowestTotalHaler),
  })),
});

/** Whether the recipient has made an offer; only offers have a text. */
export const hasOffer = ({ text }: InquiryRecipient): boolean => text !== '';

export function toOfferDto(recipient: RecipientWithSpaces): InquiryOfferDto | null {
  if (!hasOffer(recipient)) return null;
  return {
    price: toCzk(recipient.priceHaler),
    text: recipient.text,
    rows: listRows(recipient).map(({ label, amountHaler, vatRate }) => ({
      label,
      amount: amountHaler / 100,
      vat_rate: vatRate,
    })),
    deposit: toCzk(recipient.offerDetails?.depositHaler ?? null),
    layout: recipient.offerDetails?.layout ?? null,
    valid_until: recipient.validUntil,
    space: toSpaceRefDto(recipient.offeredSpace ?? recipient.space),
  };
}

/** None when a former release has changed the price without them. */
function listRows({ offerDetails, priceHaler }: InquiryRecipient): OfferRow[] {
  const rows = offerDetails?.rows ?? [];
  return sumOfferRows(rows) === priceHaler ? rows : [];
}

/** Contact of a space, with the owner's as fallback. */
export const getOwnerContact = ({
  phone,
  email,
  building: { customer },
}: SpaceWithOwner): { phone: string | null; email: string } => ({
  phone: phone ?? customer.phone,
  email: email ?? customer.user.email,
});

export const getSenderName = ({
  fullname,
  anonymizedAt,
}: {
  fullname: string;
  anonymizedAt: Date | null;
}): string => (anonymizedAt === null ? fullname : inquiriesApi.anonymized);

export const toOfferReservationDto = ({
  id,
  status,
  awaitsEmailConfirmation,
  expiresAt,
}: OfferReservation): OfferReservationDto => ({
  id,
  status,
  awaits_proof: awaitsEmailConfirmation,
  expires_at: expiresAt?.toISOString() ?? null,
});

/** Whether a chosen offer has no reservation because its demand has no exact day and hours. */
export const isChosenWithoutSlot = (
  inquiry: Inquiry,
  { state, reservationId }: Pick<InquiryRecipient, 'state' | 'reservationId'>,
): boolean => state === 'chosen' && reservationId === null && toExactSlot(inquiry) === null;
