import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { ContentPage } from './content-page.entity.ts';
import type { ContentSnapshot } from './content-values.ts';

/** A page as one of its saves left it. */
@Entity({ tableName: 'content_revision' })
@Unique({ properties: ['page', 'version'] })
export class ContentRevision {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => ContentPage, { deleteRule: 'cascade', index: false })
  page!: Rel<ContentPage>;

  /** Version of the page that this save made. */
  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'integer', nullable: true })
  authorId: number | null = null;

  @Property({ type: 'json', columnType: 'jsonb' })
  values!: ContentSnapshot;

  /** Members that differ from the revision before. */
  @Property({ type: 'string[]', columnType: 'text[]' })
  changed: string[] = [];

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
