import { clockOf } from '@prostora/contracts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { urlOf } from '../spaces/index.ts';
import { toExactSlot } from './demand-needs.ts';
import type { DemandFactsDto, InquiryOfferDto, OfferReservationDto } from './inquiry.dto.ts';
import type { Inquiry } from './inquiry.entity.ts';
import type { InquiryRecipient } from './inquiry-recipient.entity.ts';
import type { OfferReservation } from './offer-taking.ts';

/** Context of the mapping: current time and attribute names by id. */
export type Surroundings = {
  readonly now: Date;
  readonly attributeNames: (ids: readonly number[]) => string[];
};

type Named = {
  readonly id: number;
  readonly name: string;
  readonly noName: boolean;
  readonly slug: string;
  readonly building: { readonly name: string; readonly slug: string };
};
type Owned = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly building: {
    readonly customer: { readonly phone: string | null; readonly user: { readonly email: string } };
  };
};
type Placed = Inquiry & {
  readonly purpose: { readonly name: string } | null;
  readonly location: { readonly name: string } | null;
};
type Answered = InquiryRecipient & { readonly space: Named; readonly offeredSpace: Named | null };

const crowns = (haler: number | null): number | null => (haler === null ? null : haler / 100);
const clock = (minute: number | null): string | null => (minute === null ? null : clockOf(minute));

export const spaceRef = (space: Named): InquiryOfferDto['space'] => ({
  id: space.id,
  url: urlOf(space),
  building_name: space.building.name,
  space_name: space.name,
});

export function demandFacts(inquiry: Placed, { attributeNames }: Surroundings): DemandFactsDto {
  return {
    purpose: inquiry.purpose?.name ?? inquiry.purposeText,
    location: inquiry.location?.name ?? null,
    date_from: inquiry.dateFrom,
    date_to: inquiry.dateTo,
    time_from: clock(inquiry.timeFrom),
    time_to: clock(inquiry.timeTo),
    number_of_guests: inquiry.numberOfGuests,
    budget: crowns(inquiry.budgetHaler),
    attributes: attributeNames(inquiry.attributeIds),
    text: inquiry.text,
    created_at: inquiry.createdAt.toISOString(),
    expires_at: inquiry.expiresAt?.toISOString() ?? null,
  };
}

/** Whether the recipient has made an offer; only offers have a text. */
export const hasOffer = ({ text }: InquiryRecipient): boolean => text !== '';

export function offerOf(recipient: Answered): InquiryOfferDto | null {
  if (!hasOffer(recipient)) return null;
  return {
    price: crowns(recipient.priceHaler),
    text: recipient.text,
    valid_until: recipient.validUntil,
    space: spaceRef(recipient.offeredSpace ?? recipient.space),
  };
}

/** Contact of a space, with the owner's as fallback. */
export const ownerContact = ({
  phone,
  email,
  building: { customer },
}: Owned): { phone: string | null; email: string } => ({
  phone: phone ?? customer.phone,
  email: email ?? customer.user.email,
});

export const senderName = ({
  fullname,
  forgottenAt,
}: {
  fullname: string;
  forgottenAt: Date | null;
}): string => (forgottenAt === null ? fullname : inquiriesApi.forgotten);

export const toOfferReservation = ({
  id,
  status,
  awaitsProof,
  expiresAt,
}: OfferReservation): OfferReservationDto => ({
  id,
  status,
  awaits_proof: awaitsProof,
  expires_at: expiresAt?.toISOString() ?? null,
});

/** Whether a chosen offer has no reservation because its demand has no exact day and hours. */
export const isChosenWithoutSlot = (inquiry: Inquiry, { state }: Pick<InquiryRecipient, 'state'>): boolean =>
  state === 'chosen' && toExactSlot(inquiry) === null;
