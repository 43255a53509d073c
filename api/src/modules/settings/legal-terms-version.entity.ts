import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A published version of the terms. Immutable (enforced by a trigger): consents refer to exactly this text.
 */
@Entity({ tableName: 'terms_version' })
export class LegalTermsVersion {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Sequence number of the publication. */
  @Property({ type: 'integer', unique: true })
  number!: number;

  /** First day of validity (YYYY-MM-DD); identifies the version in consents. */
  @Property({ type: 'date', unique: true })
  validFrom!: string;

  @Property({ type: 'text' })
  html!: string;

  /** Summary of changes since the previous version. */
  @Property({ type: 'string', length: 1000, default: '' })
  summary = '';

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
