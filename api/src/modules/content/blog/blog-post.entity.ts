import { Entity, Index, ManyToMany, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import { MediaImage } from '../../media/index.ts';
import type { PostStatus } from './blog-post.states.ts';
import { BlogTaxon } from './blog-taxon.entity.ts';

/** A blog post. */
@Entity({ tableName: 'blog_post' })
export class BlogPost {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', length: 120, unique: true })
  slug!: string;

  @Property({ type: 'string', length: 200 })
  title!: string;

  @Property({ type: 'string', length: 500 })
  perex = '';

  /** Sanitized; image URLs are filled in on reading. */
  @Property({ type: 'text' })
  html = '';

  /** Reading time in minutes. */
  @Property({ type: 'integer' })
  minutes = 1;

  @ManyToOne(() => MediaImage, { nullable: true, deleteRule: 'set null' })
  @Index()
  cover: Rel<MediaImage> | null = null;

  @Property({ type: 'string', length: 200 })
  coverAlt = '';

  @Property({ type: 'string', length: 300 })
  coverCaption = '';

  @ManyToOne(() => BlogTaxon, { nullable: true, deleteRule: 'restrict' })
  @Index()
  category: Rel<BlogTaxon> | null = null;

  @ManyToMany(() => BlogTaxon, undefined, {
    pivotTable: 'blog_post_tag',
    inverseJoinColumn: 'blog_term_id',
    owner: true,
  })
  tags = new Collection<BlogTaxon>(this);

  @Property({ type: 'string', length: 100 })
  authorName = '';

  @Property({ type: 'string', length: 120 })
  metaTitle = '';

  @Property({ type: 'string', length: 300 })
  metaDescription = '';

  @Property({ type: 'string', length: 12 })
  status: PostStatus = 'DRAFT';

  /** Publication time of a scheduled post. */
  @Property({ type: 'datetime', nullable: true })
  publishAt: Date | null = null;

  /** First publication; kept after withdrawing. */
  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  /** Incremented to revoke preview links. */
  @Property({ type: 'integer', default: 1 })
  previewRound = 1;

  @Property({ type: 'datetime', nullable: true })
  previewUntil: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
