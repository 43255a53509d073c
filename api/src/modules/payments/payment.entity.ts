import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { BigIntType, type Opt, type Rel } from '@mikro-orm/core';
import type { PaymentMethod } from '@prostora/contracts';
import { Customer } from '../accounts/customers/index.ts';
import { User } from '../accounts/users/index.ts';
import { Deal, Instalment } from '../deals/index.ts';

const haler = new BigIntType('number');

/** Money that moved between guest and owner: positive to the owner. Append only. */
@Entity({ tableName: 'payment' })
@Check({ name: 'payment_amount_not_zero', expression: 'amount_haler <> 0' })
@Index({ properties: ['deal'] })
export class Payment {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade', index: false })
  customer!: Rel<Customer>;

  @ManyToOne(() => Deal, { deleteRule: 'cascade', index: false })
  deal!: Rel<Deal>;

  /** Not 0. */
  @Property({ type: haler })
  amountHaler!: number;

  @Property({ type: 'string', columnType: 'date' })
  paidOn!: string;

  @Property({ type: 'string', length: 8 })
  method!: PaymentMethod;

  /** Who said so: a person. */
  @Property({ type: 'string', length: 10, default: 'person' })
  source: Opt<'person'> = 'person';

  /** Whether both sides met. */
  @Property({ type: 'boolean', default: false })
  inPerson: Opt<boolean> = false;

  @Property({ type: 'string', length: 300, default: '' })
  note: Opt<string> = '';

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  madeBy: Rel<User> | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

/** What a payment was for. */
@Entity({ tableName: 'allocation' })
@Check({ name: 'allocation_amount_positive', expression: 'amount_haler > 0' })
@Index({ properties: ['payment'] })
@Index({ properties: ['instalment'] })
export class Allocation {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Payment, { deleteRule: 'cascade', index: false })
  payment!: Rel<Payment>;

  @ManyToOne(() => Instalment, { deleteRule: 'cascade', index: false })
  instalment!: Rel<Instalment>;

  /** More than 0. */
  @Property({ type: haler })
  amountHaler!: number;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  madeBy: Rel<User> | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When the payment was moved elsewhere. */
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;
}
