import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ArrayType, type Opt, type Rel } from '@mikro-orm/core';
import { RENTAL_TERMS_LIMITS, type RentalTermsDefinition } from '@prostora/rental-terms';
import { Customer } from '../../accounts/customers/index.ts';

export const RENTAL_TERMS_STATES = ['draft', 'published', 'archived'] as const;
export type RentalTermsState = (typeof RENTAL_TERMS_STATES)[number];

/** Rental terms of an owner. A trigger keeps published and archived ones unchanged, except for state and scope. */
@Entity({ tableName: 'rental_terms' })
@Index({ properties: ['customer'] })
@Index({
  name: 'rental_terms_one_default',
  expression: `create unique index "rental_terms_one_default" on "rental_terms" ("customer_id") where "state" = 'published' and "is_default"`,
})
export class RentalTerms {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  @Property({ type: 'string', length: RENTAL_TERMS_LIMITS.name })
  name!: string;

  @Property({ type: 'string', length: 9, default: 'draft' })
  state: RentalTermsState = 'draft';

  /** Counts the changes of a draft. */
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  /** Hold for the spaces that have no terms of their own. */
  @Property({ type: 'boolean' })
  isDefault!: boolean;

  /** Spaces with these terms of their own. */
  @Property({ type: new ArrayType((id) => Number(id)), columnType: 'int[]', nullable: true })
  spaceIds: number[] | null = null;

  @Property({ type: 'json', columnType: 'jsonb' })
  definition!: RentalTermsDefinition;

  @ManyToOne(() => RentalTerms, { nullable: true, deleteRule: 'set null' })
  copiedFrom: Rel<RentalTerms> | null = null;

  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt: Date = new Date();
}
