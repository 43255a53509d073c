import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';

/** A foreign iCalendar whose busy time closes a space. */
@Entity({ tableName: 'calendar_feed' })
@Index({ properties: ['space'] })
export class CalendarFeed {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  @Property({ type: 'string', length: 100 })
  name!: string;

  /** Often holds a secret of the other service: shown to nobody but the owner. */
  @Property({ type: 'string', length: 2000 })
  url!: string;

  /** Last attempt. */
  @Property({ type: 'datetime', nullable: true, index: true })
  checkedAt: Date | null = null;

  /** Last time it was read whole („naposledy ověřeno“). */
  @Property({ type: 'datetime', nullable: true })
  succeededAt: Date | null = null;

  /** Code of the last failure; nothing while it works. */
  @Property({ type: 'string', length: 40, nullable: true })
  failure: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  failingSince: Date | null = null;

  /** When the owner was told that it fails. */
  @Property({ type: 'datetime', nullable: true })
  failureToldAt: Date | null = null;

  @Property({ type: 'string', length: 200, nullable: true })
  etag: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
