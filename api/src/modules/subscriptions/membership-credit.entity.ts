import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Customer } from '../accounts/customers/index.ts';
import type { CreditKind } from './membership-credit.ts';
import { PlanOrder } from './plan-order.entity.ts';

/** A ledger entry of a customer's credit. Append-only; the sum of the entries is the balance. */
@Entity({ tableName: 'membership_credit' })
export class MembershipCredit {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  @Index()
  customer!: Rel<Customer>;

  @Property({ type: 'integer' })
  amountHaler!: number;

  @Property({ type: 'string', length: 8 })
  kind!: CreditKind;

  @ManyToOne(() => PlanOrder, { nullable: true, deleteRule: 'set null' })
  order: Rel<PlanOrder> | null = null;

  /** Set for corrections by the operator. */
  @Property({ type: 'string', length: 500, nullable: true })
  reason: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
