import { Entity, Index, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { Customer } from '../accounts/customers/index.ts';
import { PlanOrder } from './plan-order.entity.ts';
import { SubscriptionPlan } from './subscription-plan.entity.ts';

/** A customer's plan for a period. */
@Entity({ tableName: 'subscription' })
export class Subscription {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  @Index()
  customer!: Rel<Customer>;

  @ManyToOne(() => SubscriptionPlan)
  plan!: Rel<SubscriptionPlan>;

  /** The paid order that started the subscription. */
  @OneToOne(() => PlanOrder, { owner: true, nullable: true })
  order: Rel<PlanOrder> | null = null;

  @Property({ type: 'boolean' })
  trial = false;

  /** Cash and credit paid for the period; after a replacement the used part of it. */
  @Property({ type: 'integer', default: 0 })
  valueHaler: Opt<number> = 0;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;
}
