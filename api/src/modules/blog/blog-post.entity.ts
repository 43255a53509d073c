import { Entity, Index, ManyToMany, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import { MediaImage } from '../media/index.ts';
import type { PostStatus } from './blog-post.states.ts';
import { BlogTerm } from './blog-term.entity.ts';

/** A post of the blog. */
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

  /** Sanitised; its photographs are filled in when it is read. */
  @Property({ type: 'text' })
  html = '';

  /** Reading time of the text. */
  @Property({ type: 'integer' })
  minutes = 1;

  @ManyToOne(() => MediaImage, { nullable: true, deleteRule: 'set null' })
  @Index()
  cover: Rel<MediaImage> | null = null;

  @Property({ type: 'string', length: 200 })
  coverAlt = '';

  @Property({ type: 'string', length: 300 })
  coverCaption = '';

  @ManyToOne(() => BlogTerm, { nullable: true, deleteRule: 'restrict' })
  @Index()
  category: Rel<BlogTerm> | null = null;

  @ManyToMany(() => BlogTerm, undefined, { pivotTable: 'blog_post_tag', owner: true })
  tags = new Collection<BlogTerm>(this);

  @Property({ type: 'string', length: 100 })
  authorName = '';

  @Property({ type: 'string', length: 120 })
  metaTitle = '';

  @Property({ type: 'string', length: 300 })
  metaDescription = '';

  @Property({ type: 'string', length: 12 })
  status: PostStatus = 'DRAFT';

  /** When a scheduled post comes out. */
  @Property({ type: 'datetime', nullable: true })
  publishAt: Date | null = null;

  /** When it first came out; a withdrawn post keeps it. */
  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  /** Raised to take the links of its preview back. */
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
