import { toAgreementDto } from '../change-proposal.mapper.ts';
import { sumPrices, toAcceptedPrice, type Price } from '../reservation-price.ts';
import type {
  EventTotalsDto,
  GuestChangesPreviewDto,
  ListPriceDto,
  ReservationChangesPreviewDto,
} from './reservation-change.dto.ts';
import type { ChangePreview, EventChangePreview } from './reservation-changes.service.ts';

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
