import { Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Customer } from './customer.entity.ts';

/** Result of the last look-up of a customer's company in ARES. It holds for the name and IČO it was made with. */
@Entity({ tableName: 'company_check' })
export class CompanyCheck {
  @OneToOne(() => Customer, { owner: true, primary: true, deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  @Property({ type: 'string', length: 8 })
  ico!: string;

  @Property({ type: 'string', length: 200 })
  name!: string;

  /** Whether the register has the IČO with this name, and the company exists. */
  @Property({ type: 'boolean' })
  isVerified!: boolean;

  @Property({ type: 'string', columnType: 'date' })
  checkedOn!: string;
}
