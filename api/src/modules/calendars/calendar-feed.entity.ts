import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { Space } from '../spaces/index.ts';
import type { CalendarProblem } from './calendar-contents.ts';

/** `start` is an ISO 8601 timestamp. */
export type StoredProblem = Omit<CalendarProblem, 'start'> & { readonly start: string | null };

export const toStoredProblem = ({ start, ...problem }: CalendarProblem): StoredProblem => ({
  ...problem,
  start: start === null ? null : new Date(start).toISOString(),
});

/** A foreign iCalendar feed whose busy time blocks a space. */
@Entity({ tableName: 'calendar_feed' })
@Index({ properties: ['space'] })
export class CalendarFeed {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  @Property({ type: 'string', length: 100 })
  name!: string;

  /** Often contains a secret of the other service; never part of a response. */
  @Property({ type: 'string', length: 2000 })
  url!: string;

  /** Last attempt. */
  @Property({ type: 'datetime', nullable: true, index: true })
  checkedAt: Date | null = null;

  /** Last successful read („naposledy ověřeno“). */
  @Property({ type: 'datetime', nullable: true })
  succeededAt: Date | null = null;

  /** Code of the last failure; null after a success. */
  @Property({ type: 'string', length: 40, nullable: true })
  failure: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  failingSince: Date | null = null;

  /** When the owner was notified of the failure. */
  @Property({ type: 'datetime', nullable: true, fieldName: 'failure_told_at' })
  failureNotifiedAt: Date | null = null;

  /** Entries of the last read that are not certain. */
  @Property({ type: 'json', defaultRaw: `'[]'` })
  problems: StoredProblem[] = [];

  @Property({ type: 'string', length: 200, nullable: true })
  etag: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
