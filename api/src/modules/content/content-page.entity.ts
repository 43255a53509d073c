import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';
import type { MenuPlace } from '@prostora/contracts';

export type ContentKind = 'fixed' | 'free';
export type ContentStatus = 'draft' | 'published';
export type Question = { question: string; answer: string };

/** A content page. Fixed pages are part of the product: they cannot be deleted or renamed. */
@Entity({ tableName: 'content_page' })
export class ContentPage {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Unique among pages that are not deleted. */
  @Property({ type: 'string', length: 100 })
  @Index()
  slug!: string;

  @Property({ type: 'string', length: 8 })
  kind!: ContentKind;

  @Property({ type: 'string', length: 200 })
  title!: string;

  @Property({ type: 'string', length: 500, default: '' })
  lead = '';

  /** Sanitized, with tokens; empty for the terms page, whose text is in `terms_version`. */
  @Property({ type: 'text', default: '' })
  html = '';

  @Property({ type: 'json', columnType: 'jsonb' })
  faq: Question[] = [];

  @Property({ type: 'string', length: 200, default: '' })
  metaTitle = '';

  @Property({ type: 'string', length: 400, default: '' })
  metaDescription = '';

  /** Image of the library; in use as long as the page references it. */
  @Property({ type: 'integer', nullable: true })
  coverId: number | null = null;

  @Property({ type: 'string', length: 10 })
  status!: ContentStatus;

  @Property({ type: 'string', length: 8, default: 'none' })
  menuPlace: MenuPlace = 'none';

  /** Label in the menu; defaults to the title. */
  @Property({ type: 'string', length: 40, default: '' })
  menuLabel = '';

  @Property({ type: 'integer', default: 0 })
  menuOrder = 0;

  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version!: Opt<number>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  updatedAt: Date = new Date();
}
