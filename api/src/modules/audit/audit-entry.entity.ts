import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An action of a user on a subject with the changed values. Append-only, enforced by a trigger. */
@Entity({ tableName: 'audit_entry' })
@Index({ properties: ['subjectType', 'subjectId'] })
export class AuditEntry {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'integer', nullable: true, index: true })
  actorId: number | null = null;

  /** The operator that impersonated the actor. */
  @Property({ type: 'integer', nullable: true })
  impersonatorId: number | null = null;

  /** The customer that the actor acted for. */
  @Property({ type: 'integer', nullable: true })
  customerId: number | null = null;

  @Property({ type: 'string', length: 60 })
  action!: string;

  @Property({ type: 'string', length: 40 })
  subjectType!: string;

  @Property({ type: 'integer' })
  subjectId!: number;

  @Property({ type: 'json', columnType: 'jsonb' })
  before: Record<string, unknown> = {};

  @Property({ type: 'json', columnType: 'jsonb' })
  after: Record<string, unknown> = {};

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
