import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { Customer } from '../accounts/customers/index.ts';
import type { CreditPart } from './membership-credit.ts';
import { SubscriptionPlan } from './subscription-plan.entity.ts';

export type OrderState = 'waiting' | 'paid' | 'cancelled';

/** A party of an invoice as of its issue. */
export type InvoiceParty = {
  name: string;
  ico: string | null;
  dic: string | null;
  street: string | null;
  city: string | null;
  postalCode: string | null;
};

export type InvoiceSupplier = InvoiceParty & { iban: string; register: string; isVatPayer: boolean };

/**
 * An order of a plan for a year with its pro-forma invoice. Kept when the customer is erased (accounting
 * law).
 */
@Entity({ tableName: 'plan_order' })
export class PlanOrder {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer)
  @Index()
  customer!: Rel<Customer>;

  @ManyToOne(() => SubscriptionPlan)
  plan!: Rel<SubscriptionPlan>;

  /** Invoice number and variable symbol: the year and six digits. */
  @Property({ type: 'string', length: 10, unique: true })
  number!: string;

  @Property({ type: 'string', length: 100 })
  planName!: string;

  @Property({ type: 'integer' })
  priceHaler!: number;

  /** Part of the price covered by credit, as quoted. */
  @Property({ type: 'integer', default: 0 })
  creditHaler: Opt<number> = 0;

  /** Credit from unused days; the rest comes from the balance. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  creditParts: CreditPart[] | null = null;

  /** Spaces that stay published under the ordered plan, the most important first; null when all may. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  keptSpaceIds: number[] | null = null;

  @Property({ type: 'string', length: 12, index: true })
  state: OrderState = 'waiting';

  @Property({ type: 'json', columnType: 'jsonb' })
  supplier!: InvoiceSupplier;

  @Property({ type: 'json', columnType: 'jsonb' })
  buyer!: InvoiceParty;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'date' })
  dueOn!: string;

  @Property({ type: 'datetime', nullable: true })
  paidAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  cancelledAt: Date | null = null;
}
