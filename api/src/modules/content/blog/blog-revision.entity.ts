import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { BlogPost } from './blog-post.entity.ts';
import type { PostValues } from './blog-post.values.ts';

/** A saved state of a post. */
@Entity({ tableName: 'blog_revision' })
export class BlogRevision {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => BlogPost, { deleteRule: 'cascade' })
  @Index()
  post!: Rel<BlogPost>;

  @Property({ type: 'json', columnType: 'jsonb' })
  values!: PostValues;

  /** User who saved it; null for seeds. */
  @Property({ type: 'integer', nullable: true })
  authorId: number | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
