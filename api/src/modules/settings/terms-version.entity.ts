import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Terms as they were published for a day on. Never changed afterwards (a trigger refuses it): people agreed to exactly this text. */
@Entity({ tableName: 'terms_version' })
export class TermsVersion {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Running number of the publication. */
  @Property({ type: 'integer', unique: true })
  number!: number;

  /** Day from which it holds (YYYY-MM-DD), and the name by which consents know it. */
  @Property({ type: 'date', unique: true })
  validFrom!: string;

  @Property({ type: 'text' })
  html!: string;

  /** What changed, for whoever agreed to the ones before. */
  @Property({ type: 'string', length: 1000, default: '' })
  summary = '';

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
