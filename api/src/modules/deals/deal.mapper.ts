import { isOutgoing } from '@prostora/contracts';
import { describeCancellation, type PlannedInstalment } from '@prostora/rental-terms';
import { dealInstalments } from '@prostora/strings/cs/deals.ts';
import { statusAt } from '../reservations/index.ts';
import { toReservationSpaceDto, type ReservationDeal } from '../reservations/decisions/index.ts';
import type {
  DealBaseDto,
  DealInstalmentDto,
  DealOfferDto,
  DealReservationDto,
  PlannedInstalmentDto,
} from './deal.dto.ts';
import type { DealOffer } from './deal.entity.ts';
import type { DealRecord } from './deal.repository.ts';
import { findOffer, findOfferEnd, type DealSummary, type InstalmentSummary } from './deal.states.ts';

const toCrowns = (haler: number): number => haler / 100;

/** For the module of reservations. */
export const toReservationDeal = ({ deal }: DealRecord, state: DealSummary): ReservationDeal => ({
  id: deal.id,
  number: deal.number,
  stage: state.stage,
  next: state.next,
  shutGates: state.gates.flatMap(({ gate, state: gateState }) => (gateState === 'closed' ? [gate] : [])),
  open: state.instalments.flatMap((one) =>
    isOutgoing(one.instalment) || one.state === 'void' || one.state === 'paid'
      ? []
      : [
          {
            kind: one.instalment.kind,
            openHaler: one.instalment.amountHaler - one.paidHaler,
            dueOn: one.instalment.dueOn,
            vs: one.instalment.vs,
          },
        ],
  ),
  account: deal.definition.account,
});

export const toOfferDto = (offer: DealOffer): DealOfferDto => ({
  no: offer.no,
  state: offer.state,
  rooms: offer.rooms.map((room) => ({
    space_id: room.space_id,
    start_datetime: room.starts_at,
    end_datetime: room.ends_at,
    number_of_guests: room.guests,
    price: toCrowns(room.price_haler),
  })),
  total: toCrowns(offer.totalHaler),
  deposit: toCrowns(offer.depositHaler),
  message: offer.message,
  note: offer.note,
  valid_until: offer.validUntil === null ? null : findOfferEnd(offer).toISOString(),
  holds: offer.holds,
  sent_at: offer.sentAt.toISOString(),
});

const toInstalmentDto = ({ instalment, paidHaler, state }: InstalmentSummary): DealInstalmentDto => ({
  id: instalment.id,
  kind: instalment.kind,
  label: dealInstalments[instalment.kind],
  amount: toCrowns(instalment.amountHaler),
  paid: toCrowns(paidHaler),
  due_on: instalment.dueOn,
  state,
  gate: instalment.isGate,
  vs: instalment.vs,
});

export const toPlannedInstalmentDto = ({
  kind,
  amountHaler,
  dueOn,
  isGate,
}: PlannedInstalment): PlannedInstalmentDto => ({
  label: dealInstalments[kind],
  amount: toCrowns(amountHaler),
  due_on: dueOn,
  gate: isGate,
});

/** What both sides see. */
export function toDealDto(
  record: DealRecord,
  state: DealSummary,
  feeNow: number | null,
  now: Date,
): DealBaseDto {
  const { deal, offers, reservations } = record;
  const offer = findOffer(record, 'sent') ?? findOffer(record, 'accepted') ?? offers.at(-1);
  const { dueHaler, paidHaler, overdueHaler, depositPaidHaler } = state.money;
  return {
    id: deal.id,
    number: deal.number,
    title: deal.title,
    stage: state.stage,
    next: state.next && { ...state.next, until: state.next.until?.toISOString() ?? null },
    offer: offer ? toOfferDto(offer) : null,
    reservations: reservations.map((one): DealReservationDto => ({
      id: one.id,
      status: statusAt(one, now),
      space: toReservationSpaceDto(one.space),
      start_datetime: one.startsAt.toISOString(),
      end_datetime: one.endsAt.toISOString(),
      price: toCrowns(one.priceHaler),
    })),
    gates: [...state.gates],
    instalments: state.instalments.filter((one) => one.state !== 'void').map(toInstalmentDto),
    money: {
      due: toCrowns(dueHaler),
      paid: toCrowns(paidHaler),
      overdue: toCrowns(overdueHaler),
      deposit_paid: toCrowns(depositPaidHaler),
    },
    cancellation: { sentences: describeCancellation(deal.definition.cancellation), fee_now: feeNow },
    tenant: deal.tenant,
    account: deal.definition.account,
  };
}
