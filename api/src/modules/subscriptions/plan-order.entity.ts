import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { Customer } from '../customers/index.ts';
import type { CreditPart } from './membership-credit.ts';
import { SubscriptionPlan } from './subscription-plan.entity.ts';

export type OrderState = 'waiting' | 'paid' | 'cancelled';

/** A party of an invoice as it was when the invoice was made. */
export type InvoiceParty = {
  name: string;
  ico: string | null;
  dic: string | null;
  street: string | null;
  city: string | null;
  postalCode: string | null;
};

/** The operator's company on an invoice; the account as IBAN. */
export type InvoiceSupplier = InvoiceParty & { iban: string; register: string; isVatPayer: boolean };

/** An order of a plan for a year and its pro-forma invoice; kept even when the customer is erased (accounting law). */
@Entity({ tableName: 'plan_order' })
export class PlanOrder {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer)
  @Index()
  customer!: Rel<Customer>;

  @ManyToOne(() => SubscriptionPlan)
  plan!: Rel<SubscriptionPlan>;

  /** Number of the invoice and the payment's variable symbol: the year and six digits. */
  @Property({ type: 'string', length: 10, unique: true })
  number!: string;

  @Property({ type: 'string', length: 100 })
  planName!: string;

  @Property({ type: 'integer' })
  priceHaler!: number;

  /** Part of the price that is settled from credit, as it was when the order was made. */
  @Property({ type: 'integer', default: 0 })
  creditHaler: Opt<number> = 0;

  /** Unused days the credit comes from; the rest of it is from the balance. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  creditParts: CreditPart[] | null = null;

  /** Spaces that stay published under the ordered plan, the most important first; nothing where all of them may. */
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

  /** Day by which it is to be paid. */
  @Property({ type: 'date' })
  dueOn!: string;

  @Property({ type: 'datetime', nullable: true })
  paidAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  cancelledAt: Date | null = null;
}
