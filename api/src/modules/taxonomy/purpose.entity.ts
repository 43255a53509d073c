import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import type { EventLayout, UsualDays } from '@prostora/contracts';

/** What a space is rented for (účel): wedding, conference, filming… */
@Entity({ tableName: 'purpose' })
export class Purpose {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 60, unique: true })
  slug!: string;

  @Property({ type: 'string', length: 100 })
  name!: string;

  @Property({ type: 'string', length: 60 })
  group!: string;

  /** Title of a list of such spaces: „Prostory na svatbu“. */
  @Property({ type: 'string', length: 120 })
  titlePhrase!: string;

  /** Minutes since midnight of the hours assumed for an event without hours; both or none, the end up to 30:00. */
  @Property({ type: 'smallint', nullable: true })
  usualFrom: number | null = null;

  @Property({ type: 'smallint', nullable: true })
  usualTo: number | null = null;

  /** Layout assumed for an event without one; null where it has to be asked. */
  @Property({ type: 'string', length: 20, nullable: true })
  usualLayout: EventLayout | null = null;

  /** Days preferred within a range of which one is enough. */
  @Property({ type: 'string', length: 20, nullable: true })
  usualDays: UsualDays | null = null;

  @Property({ type: 'integer' })
  sortOrder = 0;

  /** Name of a tag icon; null = the default icon of the group. */
  @Property({ type: 'string', length: 40, nullable: true })
  icon: string | null = null;

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
