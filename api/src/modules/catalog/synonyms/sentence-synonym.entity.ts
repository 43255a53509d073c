import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { Location } from '../../geo/index.ts';
import { Attribute, Purpose } from '../../taxonomy/index.ts';

/**
 * A colloquial or foreign word of a purpose, an attribute or a location (exactly one is set). A word of several
 * locations means all of them.
 */
@Entity({ tableName: 'sentence_synonym' })
@Unique({ properties: ['purpose', 'folded'] })
@Unique({ properties: ['attribute', 'folded'] })
@Unique({ properties: ['location', 'folded'] })
export class SentenceSynonym {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Purpose, { nullable: true, deleteRule: 'cascade' })
  purpose: Rel<Purpose> | null = null;

  @ManyToOne(() => Attribute, { nullable: true, deleteRule: 'cascade' })
  attribute: Rel<Attribute> | null = null;

  @ManyToOne(() => Location, { nullable: true, deleteRule: 'cascade' })
  location: Rel<Location> | null = null;

  /** A phrase is allowed; inflection is not needed. */
  @Property({ type: 'string', length: 80 })
  word!: string;

  /** Lower case without diacritics. */
  @Property({ type: 'string', length: 80 })
  folded!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
