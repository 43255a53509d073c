import { Injectable } from '@nestjs/common';
import { planInstalments } from '@prostora/rental-terms';
import { addDays, DEALS, isOutgoing, toPragueDay, type DealInstalmentKind } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Instalment } from '../deal.entity.ts';
import { DealRepository, type DealRecord } from '../deal.repository.ts';
import { findAgreedAt, findOffer, listLive } from '../deal.states.ts';
import { InstalmentPaymentsPort } from '../instalment-payments-port.ts';
import { buildVariableSymbol } from '../variable-symbol.ts';

type NewInstalment = Pick<Instalment, 'kind' | 'amountHaler' | 'dueOn'> & { readonly isGate?: boolean };
/** What one side owes after a change or a cancellation. */
export type Balance = {
  /** Of the price and fees. */
  readonly dueHaler: number;
  /** Kind of what the guest owes in addition. */
  readonly extra: Extract<DealInstalmentKind, 'balance' | 'cancellation'>;
  readonly isDepositReturned: boolean;
};

const isOfPrice = ({ kind }: Instalment): boolean => kind !== 'deposit' && kind !== 'deposit_return';

/** Instalments of deals. Inside a unit of work that has locked the deal. */
@Injectable()
export class DealInstalmentsService {
  constructor(
    private readonly deals: DealRepository,
    private readonly payments: InstalmentPaymentsPort,
    private readonly clock: Clock,
  ) {}

  /**
   * Plans the instalments of the agreed terms at the prices of the reservations.
   * @returns until when the reservations are held for signature and payment
   */
  async plan(record: DealRecord): Promise<Date> {
    const { deal } = record;
    const acceptedAt = findAgreedAt(record) ?? this.clock.now();
    const { instalments, holdUntil } = planInstalments({
      terms: deal.definition,
      reservations: listLive(record, this.clock.now()),
      depositHaler: findOffer(record, 'accepted')?.depositHaler ?? 0,
      acceptedAt,
    });
    await this.add(record, instalments);
    return holdUntil;
  }

  /**
   * Brings the instalments to what is due: unpaid ones shrink, the last first; the rest is owed, or returned.
   * @returns instalments after the change
   */
  async balance(record: DealRecord, { dueHaler, extra, isDepositReturned }: Balance): Promise<void> {
    const live = record.instalments.filter(({ voidedAt }) => voidedAt === null);
    const paid = await this.payments.findPaid(record.instalments.map(({ id }) => id));
    const toPaid = ({ id }: Instalment): number => paid.get(id) ?? 0;
    const planned = live
      .filter(isOfPrice)
      .reduce((sum, one) => sum + (isOutgoing(one) ? -1 : 1) * one.amountHaler, 0);
    let excess = planned - dueHaler;
    for (const instalment of live.filter((one) => isOfPrice(one) && !isOutgoing(one)).toReversed()) {
      if (excess <= 0) break;
      const unpaid = Math.max(0, instalment.amountHaler - toPaid(instalment));
      excess -= this.shrink(instalment, Math.min(unpaid, excess), toPaid(instalment));
    }
    const dueOn = addDays(toPragueDay(this.clock.now()), DEALS.owedDays);
    const added: NewInstalment[] = [];
    if (excess < 0) added.push({ kind: extra, amountHaler: -excess, dueOn });
    if (excess > 0) added.push({ kind: 'refund', amountHaler: excess, dueOn });
    if (isDepositReturned) added.push(...this.returnDeposit(live, toPaid, dueOn));
    await this.add(record, added);
  }

  private returnDeposit(
    live: readonly Instalment[],
    toPaid: (instalment: Instalment) => number,
    dueOn: string,
  ): NewInstalment[] {
    const deposits = live.filter(({ kind }) => kind === 'deposit');
    for (const deposit of deposits)
      this.shrink(deposit, deposit.amountHaler - toPaid(deposit), toPaid(deposit));
    const returned = live
      .filter(({ kind }) => kind === 'deposit_return')
      .reduce((sum, { amountHaler }) => sum + amountHaler, 0);
    const amountHaler = deposits.reduce((sum, deposit) => sum + toPaid(deposit), 0) - returned;
    return amountHaler > 0 ? [{ kind: 'deposit_return', amountHaler, dueOn }] : [];
  }

  /** An instalment of nothing is voided. */
  private shrink(instalment: Instalment, byHaler: number, paidHaler: number): number {
    if (byHaler >= instalment.amountHaler && paidHaler === 0) instalment.voidedAt = this.clock.now();
    else instalment.amountHaler -= byHaler;
    return byHaler;
  }

  private async add(record: DealRecord, instalments: readonly NewInstalment[]): Promise<void> {
    const { deal } = record;
    for (const [index, instalment] of instalments.entries())
      this.deals.createInstalment({
        ...instalment,
        deal,
        customer: deal.customer,
        vs: buildVariableSymbol(deal.number, record.instalments.length + index + 1),
        createdAt: this.clock.now(),
      });
    await this.deals.flush();
  }
}
