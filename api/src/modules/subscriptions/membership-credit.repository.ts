import { Injectable } from '@nestjs/common';
import { EntityManager, type Loaded } from '@mikro-orm/postgresql';
import { MembershipCredit } from './membership-credit.entity.ts';
import type { CreditEntry } from './membership-credit.ts';
import type { PlanOrder } from './plan-order.entity.ts';

export type CreditWithOrder = Loaded<MembershipCredit, 'order'>;

@Injectable()
export class MembershipCreditRepository {
  constructor(private readonly em: EntityManager) {}

  /** The newest first. */
  listByCustomer(customerId: number): Promise<CreditWithOrder[]> {
    return this.em.find(
      MembershipCredit,
      { customer: customerId },
      { populate: ['order'], orderBy: { id: 'desc' } },
    );
  }

  async getBalance(customerId: number): Promise<number> {
    return this.sum(
      'select coalesce(sum(amount_haler), 0)::int as sum from membership_credit where customer_id = ?',
      customerId,
    );
  }

  /** Credit reserved by orders that wait for payment. */
  async getReserved(customerId: number): Promise<number> {
    return this.sum(
      `select coalesce(sum(credit_haler), 0)::int as sum from plan_order where customer_id = ? and state = 'waiting'`,
      customerId,
    );
  }

  /** Balance without reserved credit. */
  async getAvailable(customerId: number): Promise<number> {
    return Math.max(0, (await this.getBalance(customerId)) - (await this.getReserved(customerId)));
  }

  async addByOperator(
    customerId: number,
    amountHaler: number,
    reason: string,
    createdAt: Date,
  ): Promise<MembershipCredit> {
    const entry = this.em.create(MembershipCredit, {
      customer: customerId,
      kind: 'operator',
      amountHaler,
      reason,
      createdAt,
    });
    await this.em.flush();
    return entry;
  }

  async eraseReasons(customerId: number): Promise<void> {
    await this.em.nativeUpdate(
      MembershipCredit,
      { customer: customerId, reason: { $ne: null } },
      { reason: null },
    );
  }

  /** The caller flushes. */
  addForOrder(order: PlanOrder, entries: readonly CreditEntry[], createdAt: Date): void {
    for (const entry of entries)
      this.em.create(MembershipCredit, { ...entry, customer: order.customer, order, createdAt });
  }

  private async sum(sql: string, customerId: number): Promise<number> {
    const [row] = await this.em.execute<{ sum: number }[]>(sql, [customerId]);
    return row?.sum ?? 0;
  }
}
