import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ArrayType, type Rel } from '@mikro-orm/core';
import { LIMITS, SAVED_SEARCHES, type AlertFrequency } from '@prostora/contracts';
import type { CatalogQuery } from '../query/catalog-query.ts';
import { User } from '../../accounts/users/index.ts';

/**
 * A guest search stays unconfirmed until its mailbox confirms; a paused one collects matches but sends
 * nothing.
 */
export type SavedSearchState = 'unconfirmed' | 'active' | 'paused';

const ids = (): ArrayType<number> => new ArrayType((id) => Number(id));

/** A saved catalogue filter with alerts; each space is announced at most once. */
@Entity({ tableName: 'saved_search' })
export class SavedSearch {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Owner; null for a guest. */
  @ManyToOne(() => User, { nullable: true, deleteRule: 'cascade' })
  user: Rel<User> | null = null;

  /** Mailbox of a guest; users get mail at the address of their account. */
  @Property({ type: 'string', length: LIMITS.email, nullable: true })
  @Index()
  email: string | null = null;

  @Property({ type: 'string', length: SAVED_SEARCHES.name })
  name!: string;

  @Property({ type: 'json' })
  filter!: CatalogQuery;

  @Property({ type: 'string', length: 8 })
  frequency!: AlertFrequency;

  @Property({ type: 'string', length: 12 })
  state!: SavedSearchState;

  /** Spaces that are not new: matched when the search was saved or found since. */
  @Property({ type: ids(), columnType: 'int[]' })
  knownSpaceIds: number[] = [];

  /** Spaces found since and not announced yet. */
  @Property({ type: ids(), columnType: 'int[]' })
  waitingSpaceIds: number[] = [];

  @Property({ type: 'integer', default: 0 })
  alertsSent = 0;

  /** Time up to which digests were handled. */
  @Property({ type: 'datetime' })
  digestAt!: Date;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
