import { toAgreementDto } from '../reservation.mapper.ts';
import { sumPrices, toAcceptedPrice, type Price } from '../reservation-price.ts';
import type {
  EventTotalsDto,
  GuestChangesPreviewDto,
  ListPriceDto,
  ReservationChangesPreviewDto,
  GuestChangesInput,
  GuestChangesPreviewInput,
  ReservationChangesInput,
  ReservationChangesPreviewInput,
} from './reservation-change.dto.ts';
import type {
  ChangePreview,
  EventChangePreview,
  ChangeRequest,
  PreviewRequest,
} from './reservation-changes.service.ts';
import { parseTimestamp } from '@prostora/contracts';
import type { HostTexts } from '../reservation-step.service.ts';

const toOptionalTimestamp = (value: string | null | undefined): Date | undefined =>
  typeof value === 'string' ? (parseTimestamp(value) ?? undefined) : undefined;

export const toPriceHaler = (price: number | null | undefined): number | undefined =>
  price == null ? undefined : Math.round(price * 100);

export const toHostTexts = ({
  title,
  title_public,
  owner_note,
  staff_note,
}: Pick<ReservationChangesInput, 'title' | 'title_public' | 'owner_note' | 'staff_note'>): HostTexts => ({
  title: title ?? undefined,
  title_public: title_public ?? undefined,
  owner_note: owner_note ?? undefined,
  staff_note: staff_note ?? undefined,
});

export const toHostPreview = (input: ReservationChangesPreviewInput): PreviewRequest => ({
  sequence: input.sequence,
  spaceId: input.space_id ?? undefined,
  startsAt: toOptionalTimestamp(input.start_datetime),
  endsAt: toOptionalTimestamp(input.end_datetime),
  guests: input.number_of_guests ?? undefined,
  priceHaler: toPriceHaler(input.price),
  usesListPrice: input.use_list_price,
  scope: input.apply_to === 'this' ? 'this' : 'day',
});

export const toHostChange = (input: ReservationChangesInput): ChangeRequest => ({
  ...toHostPreview(input),
  contact: {
    name: input.customer_name ?? undefined,
    email: input.customer_email ?? undefined,
    phone: input.customer_phone,
  },
  texts: toHostTexts(input),
  optionUntil: toOptionalTimestamp(input.option_until),
  message: input.message ?? null,
  expiresAt: toOptionalTimestamp(input.expires_at) ?? null,
  isAgreedByPhone: input.agreed_by_phone === true,
});

export const toGuestChange = (input: GuestChangesInput | GuestChangesPreviewInput): ChangeRequest => ({
  sequence: input.sequence,
  startsAt: toOptionalTimestamp(input.start_datetime),
  endsAt: toOptionalTimestamp(input.end_datetime),
  guests: input.number_of_guests ?? undefined,
  scope: input.apply_to === 'this' ? 'this' : 'day',
  message: 'message' in input ? (input.message ?? null) : null,
  expiresAt: null,
});

const toListPriceDto = (list: Price | null): ListPriceDto | null =>
  list === null || list.priceState === 'none'
    ? null
    : { price: list.priceHaler / 100, price_state: list.priceState };

/** Both agreements of a previewed change; a guest's change keeps the space. */
export const toChangePreviewDto = ({
  reservation,
  agreement,
  plan,
  listPrice,
  members,
}: EventChangePreview): GuestChangesPreviewDto => ({
  before: toAgreementDto({
    ...reservation,
    ...toAcceptedPrice(reservation),
    guests: reservation.numberOfGuests,
  }),
  after: toAgreementDto({ ...agreement, space: reservation.space }),
  list_price: toListPriceDto(listPrice),
  totals: members.length > 1 ? toEventTotals(members) : null,
  applied: plan.applied,
  proposed: plan.proposed,
});

const toEventTotals = (members: readonly ChangePreview[]): EventTotalsDto => ({
  before: sumPrices(members.map(({ reservation }) => toAcceptedPrice(reservation))).priceHaler / 100,
  after: sumPrices(members.map(({ agreement }) => agreement)).priceHaler / 100,
});

export function toHostPreviewDto({ plan, members }: EventChangePreview): ReservationChangesPreviewDto {
  const price = sumPrices(members.map(({ agreement }) => agreement));
  return {
    price: price.priceHaler / 100,
    price_state: price.priceState,
    list_price: toListPriceDto(sumListPrices(members)),
    applied: plan.applied,
    proposed: plan.proposed,
  };
}

/** Total at the price list, with the kept prices of the reservations without one; null when none has one. */
function sumListPrices(members: readonly ChangePreview[]): Price | null {
  const hasList = ({ listPrice }: ChangePreview): boolean =>
    listPrice !== null && listPrice.priceState !== 'none';
  if (!members.some(hasList)) return null;
  return sumPrices(members.map((one) => (hasList(one) && one.listPrice ? one.listPrice : one.agreement)));
}
