import { DAY_MINUTES, fromPragueWallTime, isOutgoing, toPragueDay } from '@prostora/contracts';
import {
  findDealStage,
  findDealStep,
  type DealState,
  type DealGate,
  type DealStage,
  type DealStep,
} from '@prostora/rental-terms';
import { statusAt } from '../reservations/index.ts';
import { isAgreed } from '../reservations/decisions/index.ts';
import type { DealGuest, DealOffer, Instalment } from './deal.entity.ts';
import type { DealRecord } from './deal.repository.ts';

export type GateState = { readonly gate: DealGate; readonly state: 'open' | 'closed' | 'waived' };
export type InstalmentState = 'void' | 'paid' | 'part' | 'overdue' | 'open';
export type InstalmentSummary = {
  readonly instalment: Instalment;
  readonly paidHaler: number;
  readonly state: InstalmentState;
};
/** Of the price and fees without the deposit, which the owner returns. */
export type DealMoney = {
  readonly dueHaler: number;
  readonly paidHaler: number;
  readonly depositPaidHaler: number;
  /** Due and not paid. */
  readonly overdueHaler: number;
};
export type DealSummary = {
  readonly stage: DealStage;
  readonly next: DealStep | null;
  readonly gates: readonly GateState[];
  readonly instalments: readonly InstalmentSummary[];
  readonly money: DealMoney;
};
type Paid = ReadonlyMap<number, number>;

const isDeposit = ({ kind }: Pick<Instalment, 'kind'>): boolean =>
  kind === 'deposit' || kind === 'deposit_return';

/** 23:59 in Prague of the last day; an offer without one ends with the answer. */
export const findOfferEnd = ({ validUntil, sentAt }: Pick<DealOffer, 'validUntil' | 'sentAt'>): Date =>
  validUntil === null ? sentAt : toEndOfDay(validUntil);

/** 23:59 in Prague. */
export const toEndOfDay = (day: string): Date => fromPragueWallTime(day, DAY_MINUTES - 1);

export const findOffer = (
  { offers }: Pick<DealRecord, 'offers'>,
  state: DealOffer['state'],
): DealOffer | undefined => offers.find((offer) => offer.state === state);

/** Not cancelled and not lapsed. */
export const listLive = ({ reservations }: Pick<DealRecord, 'reservations'>, now: Date) =>
  reservations.filter((reservation) => statusAt(reservation, now) !== 'cancelled');

/** Agreed reservations that have not begun. */
export const listCancellable = (record: Pick<DealRecord, 'reservations'>, now: Date) =>
  listLive(record, now).filter((one) => isAgreed(one) && one.startsAt > now);

const CLOSABLE: readonly DealStage[] = ['settling', 'cancelled', 'lost'];
/** Whether nothing is to come. */
export const isClosable = ({ stage }: Pick<DealSummary, 'stage'>): boolean => CLOSABLE.includes(stage);

/** Who answers for the guest's side: the contact of the reservations, which may have been corrected, else of the offer. */
export const findGuest = ({ deal, reservations }: Pick<DealRecord, 'deal' | 'reservations'>): DealGuest => {
  const [first] = reservations;
  return first
    ? { name: first.customerName, email: first.customerEmail, phone: first.customerPhone }
    : (deal.guest ?? { name: '', email: '', phone: null });
};

export const sumHaler = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

/** Fees of cancellations. */
export const sumFees = ({ settlements }: Pick<DealRecord, 'settlements'>): number =>
  sumHaler(settlements.map(({ feeHaler }) => feeHaler));

/** When both sides agreed; null before. */
export const findAgreedAt = ({ reservations }: Pick<DealRecord, 'reservations'>): Date | null =>
  reservations.map(({ agreedAt, confirmedAt }) => agreedAt ?? confirmedAt).find((at) => at !== null) ?? null;

/** Judges a deal by what is stored; nothing of it is stored itself. */
export function summarizeDeal(record: DealRecord, paid: Paid, now: Date): DealSummary {
  const instalments = record.instalments.map((instalment) => summarizeInstalment(instalment, paid, now));
  const gates = summarizeGates(record, instalments);
  const money = sumMoney(instalments);
  const details: DealState = {
    closedAt: record.deal.closedAt,
    hostAgreedAt: findAgreedAt(record),
    offers: record.offers.map((offer) => ({ state: offer.state, validUntil: findOfferEnd(offer) })),
    reservations: record.reservations.map(({ status, startsAt, endsAt, expiresAt, confirmedAt }) => ({
      status,
      startsAt,
      endsAt,
      expiresAt,
      wasConfirmed: confirmedAt !== null,
    })),
    shutGates: gates.flatMap(({ gate, state }) => (state === 'closed' ? [gate] : [])),
    isUnsettled: money.depositPaidHaler > 0 || money.paidHaler !== money.dueHaler,
  };
  return { stage: findDealStage(details, now), next: findDealStep(details, now), gates, instalments, money };
}

function summarizeInstalment(instalment: Instalment, paid: Paid, now: Date): InstalmentSummary {
  const paidHaler = paid.get(instalment.id) ?? 0;
  return { instalment, paidHaler, state: findInstalmentState(instalment, paidHaler, now) };
}

function findInstalmentState(
  { amountHaler, dueOn, voidedAt }: Instalment,
  paidHaler: number,
  now: Date,
): InstalmentState {
  if (paidHaler >= amountHaler) return 'paid';
  if (voidedAt !== null) return 'void';
  if (dueOn < toPragueDay(now)) return 'overdue';
  return paidHaler > 0 ? 'part' : 'open';
}

function summarizeGates(
  { deal, waivers }: DealRecord,
  instalments: readonly InstalmentSummary[],
): GateState[] {
  const required = instalments.filter(({ instalment, state }) => instalment.isGate && state !== 'void');
  const isRequired: Record<DealGate, boolean> = {
    signature: deal.definition.contract === 'required',
    payment: required.length > 0,
  };
  const isOpen: Record<DealGate, boolean> = {
    signature: false,
    payment: required.every(({ state }) => state === 'paid'),
  };
  return (['signature', 'payment'] as const)
    .filter((gate) => isRequired[gate])
    .map((gate) => {
      if (isOpen[gate]) return { gate, state: 'open' };
      return { gate, state: waivers.some((waiver) => waiver.gate === gate) ? 'waived' : 'closed' };
    });
}

/** A void instalment counts as far as it was paid. */
function sumMoney(instalments: readonly InstalmentSummary[]): DealMoney {
  const sum = { dueHaler: 0, paidHaler: 0, depositPaidHaler: 0, overdueHaler: 0 };
  for (const { instalment, paidHaler, state } of instalments) {
    const sign = isOutgoing(instalment) ? -1 : 1;
    if (isDeposit(instalment)) sum.depositPaidHaler += sign * paidHaler;
    else {
      sum.dueHaler += sign * (state === 'void' ? 0 : instalment.amountHaler);
      sum.paidHaler += sign * paidHaler;
    }
    if (state === 'overdue' && sign === 1) sum.overdueHaler += instalment.amountHaler - paidHaler;
  }
  return sum;
}
