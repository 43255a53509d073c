import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Customer } from '../customers/index.ts';
import { SubscriptionPlan } from './subscription-plan.entity.ts';

/** A customer's plan for a period; the one that covers the present moment counts. */
@Entity({ tableName: 'subscription' })
export class Subscription {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  @Index()
  customer!: Rel<Customer>;

  @ManyToOne(() => SubscriptionPlan)
  plan!: Rel<SubscriptionPlan>;

  @Property({ type: 'boolean' })
  trial = false;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;
}
