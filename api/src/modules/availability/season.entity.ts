import { Entity, Index, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection, type Rel } from '@mikro-orm/core';
import { Customer } from '../accounts/customers/index.ts';
import { Space } from '../spaces/index.ts';

/** Days on which spaces of an owner have hours of their own, or are closed. */
@Entity({ tableName: 'season' })
@Index({ properties: ['customer'] })
export class Season {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Customer, { deleteRule: 'cascade' })
  customer!: Rel<Customer>;

  @Property({ type: 'string', length: 100 })
  name!: string;

  /** YYYY-MM-DD. */
  @Property({ type: 'string', columnType: 'date' })
  fromDay!: string;

  /** Last day. */
  @Property({ type: 'string', columnType: 'date' })
  untilDay!: string;

  /** Blocks of a season without hours. */
  @Property({ type: 'uuid', nullable: true })
  blockGroupId: string | null = null;

  @OneToMany(() => SeasonSpace, (row) => row.season)
  spaces = new Collection<SeasonSpace>(this);
}

/** Days of a season of a space. At most one season of a space holds on a day (constraint). */
@Entity({ tableName: 'season_space' })
@Index({ properties: ['season'] })
@Index({ properties: ['space'] })
export class SeasonSpace {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Season, { deleteRule: 'cascade' })
  season!: Rel<Season>;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  @Property({ type: 'string', columnType: 'date' })
  fromDay!: string;

  @Property({ type: 'string', columnType: 'date' })
  untilDay!: string;
}
