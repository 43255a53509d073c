import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { ContentPage } from './content-page.entity.ts';
import type { ContentSnapshot } from './content-values.ts';

/** A saved state of a page. */
@Entity({ tableName: 'content_revision' })
@Unique({ properties: ['page', 'version'] })
export class ContentRevision {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => ContentPage, { deleteRule: 'cascade', index: false })
  page!: Rel<ContentPage>;

  /** Version of the page created by this save. */
  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'integer', nullable: true })
  authorId: number | null = null;

  @Property({ type: 'json', columnType: 'jsonb' })
  values!: ContentSnapshot;

  /** Fields that differ from the previous revision. */
  @Property({ type: 'string[]', columnType: 'text[]' })
  changed: string[] = [];

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
