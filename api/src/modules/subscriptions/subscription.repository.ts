import { Injectable } from '@nestjs/common';
import { EntityManager, type Loaded } from '@mikro-orm/postgresql';
import type { PlanOrder } from './plan-order.entity.ts';
import { Subscription } from './subscription.entity.ts';
import type { SubscriptionPlan } from './subscription-plan.entity.ts';

export type SubscriptionWithPlan = Loaded<Subscription, 'plan'>;
export type SubscriptionWithOrder = Loaded<Subscription, 'plan' | 'order'>;
export type SubscriptionWithUser = Loaded<Subscription, 'plan' | 'customer.user'>;

@Injectable()
export class SubscriptionRepository {
  constructor(private readonly em: EntityManager) {}

  /** Subscriptions in force at the given time: paid ones before trials, then the later ending first. */
  listInForce(customerIds: readonly number[], at: Date): Promise<SubscriptionWithPlan[]> {
    return this.em.find(
      Subscription,
      { customer: { $in: [...customerIds] }, startsAt: { $lte: at }, endsAt: { $gt: at } },
      { populate: ['plan'], orderBy: { trial: 'asc', endsAt: 'desc', id: 'desc' } },
    );
  }

  /** Running subscriptions and those that have not begun. */
  listUnfinished(customerId: number, at: Date): Promise<SubscriptionWithPlan[]> {
    return this.em.find(
      Subscription,
      { customer: customerId, endsAt: { $gt: at } },
      { populate: ['plan'], orderBy: { endsAt: 'asc', id: 'asc' } },
    );
  }

  /** Subscriptions that end in the period and are not directly followed by a paid one. */
  async listEndingBetween(from: Date, to: Date): Promise<SubscriptionWithUser[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select s.id from subscription s where s.ends_at > ? and s.ends_at <= ? and not exists (
         select 1 from subscription f where f.customer_id = s.customer_id and f.id <> s.id and not f.trial
           and f.starts_at <= s.ends_at and f.ends_at > s.ends_at)`,
      [from, to],
    );
    return this.em.find(
      Subscription,
      { id: { $in: rows.map(({ id }) => id) } },
      { populate: ['plan', 'customer.user'], orderBy: { id: 'asc' } },
    );
  }

  /** Customers with a subscription that ended in the period. */
  async listCustomerIdsWithEnded(from: Date, to: Date): Promise<number[]> {
    const rows = await this.em.execute<{ customer_id: number }[]>(
      `select distinct customer_id from subscription
       where ends_at > ? and ends_at <= ? order by customer_id`,
      [from, to],
    );
    return rows.map((row) => row.customer_id);
  }

  async listCustomerIdsByPlan(planId: number, at: Date): Promise<number[]> {
    const rows = await this.em.execute<{ customer_id: number }[]>(
      `select distinct customer_id from subscription
       where plan_id = ? and starts_at <= ? and ends_at > ? order by customer_id`,
      [planId, at, at],
    );
    return rows.map((row) => row.customer_id);
  }

  /** Locks the customer until the end of the transaction, which serializes changes of its membership. */
  async lockCustomer(customerId: number): Promise<void> {
    await this.em.execute('select 1 from customer where id = ? for update', [customerId]);
  }

  async hadTrial(customerId: number): Promise<boolean> {
    return (await this.em.count(Subscription, { customer: customerId, trial: true })) > 0;
  }

  async addTrial(customerId: number, plan: SubscriptionPlan, startsAt: Date, endsAt: Date): Promise<void> {
    this.em.create(Subscription, { customer: customerId, plan, trial: true, startsAt, endsAt });
    await this.em.flush();
  }

  /** The caller flushes. */
  addPaid(order: PlanOrder, startsAt: Date, endsAt: Date, valueHaler: number): Subscription {
    return this.em.create(Subscription, {
      customer: order.customer,
      plan: order.plan,
      order,
      trial: false,
      startsAt,
      endsAt,
      valueHaler,
    });
  }

  /** The latest first. */
  listByCustomer(customerId: number): Promise<SubscriptionWithOrder[]> {
    return this.em.find(
      Subscription,
      { customer: customerId },
      { populate: ['plan', 'order'], orderBy: { endsAt: 'desc', id: 'desc' } },
    );
  }

  async addCorrected(
    customerId: number,
    plan: SubscriptionPlan,
    startsAt: Date,
    endsAt: Date,
    valueHaler: number,
  ): Promise<Subscription> {
    const made = this.em.create(Subscription, {
      customer: customerId,
      plan,
      trial: false,
      startsAt,
      endsAt,
      valueHaler,
    });
    await this.em.flush();
    return made;
  }

  /**
   * Ends a running subscription, which keeps its used value, or removes one that has not begun. The caller
   * flushes.
   */
  end(subscription: SubscriptionWithPlan, unusedHaler: number, now: Date): void {
    if (subscription.startsAt > now) this.em.remove(subscription);
    else Object.assign(subscription, { endsAt: now, valueHaler: subscription.valueHaler - unusedHaler });
  }

  async flush(): Promise<void> {
    await this.em.flush();
  }
}
