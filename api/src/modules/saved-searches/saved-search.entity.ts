import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ArrayType, type Rel } from '@mikro-orm/core';
import { LIMITS, SAVED_SEARCHES, type AlertFrequency } from '@prostora/contracts';
import type { KeptFilter } from '../catalog/index.ts';
import { User } from '../users/index.ts';

/** A stranger's search waits until its mailbox confirms it; a paused one learns of new spaces but tells nobody. */
export type SavedSearchState = 'unconfirmed' | 'active' | 'paused';

const ids = (): ArrayType<number> => new ArrayType((id) => Number(id));

/** A filter of the catalogue somebody has watched: each space is told of at most once. */
@Entity({ tableName: 'saved_search' })
export class SavedSearch {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Whose it is; null of somebody without an account. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'cascade' })
  user: Rel<User> | null = null;

  /** Mailbox of somebody without an account; mails of others go to the address of their account. */
  @Property({ type: 'string', length: LIMITS.email, nullable: true })
  @Index()
  email: string | null = null;

  @Property({ type: 'string', length: SAVED_SEARCHES.name })
  name!: string;

  @Property({ type: 'json' })
  filter!: KeptFilter;

  @Property({ type: 'string', length: 8 })
  frequency!: AlertFrequency;

  @Property({ type: 'string', length: 12 })
  state!: SavedSearchState;

  /** Spaces that are nothing new: they matched when the search was saved, or were found since. */
  @Property({ type: ids(), columnType: 'int[]' })
  knownSpaceIds: number[] = [];

  /** Spaces found since that nobody has been told of yet. */
  @Property({ type: ids(), columnType: 'int[]' })
  waitingSpaceIds: number[] = [];

  @Property({ type: 'integer', default: 0 })
  alertsSent = 0;

  /** Until when daily and weekly mails have been seen to. */
  @Property({ type: 'datetime' })
  digestAt!: Date;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
