import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import type { SubscriptionConfig } from './subscription-config.ts';

/** A membership plan; `config` is the subscription config of SPEC §3. */
@Entity({ tableName: 'subscription_plan' })
export class SubscriptionPlan {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 60, unique: true })
  slug!: string;

  @Property({ type: 'string', length: 100 })
  name!: string;

  @Property({ type: 'integer' })
  priceHalerPerYear = 0;

  @Property({ type: 'json', columnType: 'jsonb' })
  config!: SubscriptionConfig;

  @Property({ type: 'integer' })
  sortOrder = 0;

  /** Whether the plan can be ordered. Running subscriptions of a retired plan continue to their end. */
  @Property({ type: 'boolean' })
  active = true;

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
