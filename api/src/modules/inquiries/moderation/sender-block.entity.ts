import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { LIMITS, type SenderBlockKind } from '@prostora/contracts';
import { User } from '../../accounts/users/index.ts';

/** A sender whose messages reach no owner. */
@Entity({ tableName: 'trust_block' })
export class SenderBlock {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 10 })
  kind!: SenderBlockKind;

  /** HMAC of kind and value; stays when the value is erased. */
  @Property({ type: 'string', length: 43 })
  @Unique()
  valueHash!: string;

  /** Null for a sender key, which has no readable value, and after an erasure. */
  @Property({ type: 'text', nullable: true })
  valueEncrypted: string | null = null;

  @Property({ type: 'string', length: LIMITS.reason, default: '' })
  reason: Opt<string> = '';

  /** Null: for ever, unless an operator ends it. */
  @Property({ type: 'datetime', nullable: true })
  until: Date | null = null;

  /** When an operator ended it, which can be undone. */
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @ManyToOne(() => User, { nullable: true, deleteRule: 'set null', index: false })
  createdBy: Rel<User> | null = null;

  @Property({ type: 'integer', default: 0 })
  hits: Opt<number> = 0;

  @Property({ type: 'datetime', nullable: true })
  lastHitAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
