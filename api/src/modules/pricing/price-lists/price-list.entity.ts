import { Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import { PRICE_LIST_LIMITS, type PriceListDefinition } from '@prostora/pricing';
import { Customer } from '../../accounts/customers/index.ts';
import { Space } from '../../spaces/index.ts';

export const PRICE_LIST_STATES = ['draft', 'published', 'archived'] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];

/** The part of a definition that has no columns of its own. */
export type StoredDefinition = Pick<
  PriceListDefinition,
  'tariffs' | 'options' | 'periods' | 'groups' | 'rules'
>;

/** Price list of an owner. A trigger keeps published and archived lists unchanged, except for their state. */
@Entity({ tableName: 'price_list' })
@Index({ properties: ['customer'] })
export class PriceList {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  @Property({ type: 'string', length: PRICE_LIST_LIMITS.name })
  name!: string;

  @Property({ type: 'string', length: 9, default: 'draft' })
  state: PriceListState = 'draft';

  /** Counts the changes of a draft. */
  @Property({ type: 'integer', default: 1 })
  version: Opt<number> = 1;

  /** Amounts include VAT. */
  @Property({ type: 'boolean' })
  includesVat!: boolean;

  @Property({ type: 'boolean' })
  vatPayer!: boolean;

  /** HH:MM at which a day of the list begins. */
  @Property({ type: 'string', length: 5 })
  dayStart!: string;

  @Property({ type: 'json', columnType: 'jsonb' })
  definition!: StoredDefinition;

  @ManyToOne(() => PriceList, { nullable: true, deleteRule: 'set null' })
  copiedFrom: Rel<PriceList> | null = null;

  @OneToMany(() => PriceScope, (scope) => scope.list, { orphanRemoval: true })
  scopes = new Collection<PriceScope>(this);

  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt: Date = new Date();
}

/** Days on which a price list holds for a space. At most one published list holds on a day (constraint). */
@Entity({ tableName: 'price_scope' })
@Index({ properties: ['list'] })
@Index({ properties: ['space'] })
export class PriceScope {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => PriceList, { deleteRule: 'cascade' })
  list!: Rel<PriceList>;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  /** YYYY-MM-DD. */
  @Property({ type: 'string', columnType: 'date' })
  validFrom!: string;

  /** Last day; null without an end. */
  @Property({ type: 'string', columnType: 'date', nullable: true })
  validUntil: string | null = null;

  /** Whether the list is published; written by a trigger. */
  @Property({ type: 'boolean', default: false })
  published: Opt<boolean> = false;
}

/** The columns that a definition is built from. */
export type PriceListRecord = Pick<
  PriceList,
  'name' | 'includesVat' | 'vatPayer' | 'dayStart' | 'definition'
>;

/** The definition as it is priced. */
export const toDefinition = ({
  name,
  includesVat,
  vatPayer,
  dayStart,
  definition,
}: PriceListRecord): PriceListDefinition => ({
  name,
  includesVat,
  vatPayer,
  dayStart,
  ...definition,
});
