import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { plainText } from '../../platform/text/index.ts';
import { BlogDesk } from './blog-desk.service.ts';
import type { BlogPost } from './blog-post.entity.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import { valuesOf, type PostValues } from './blog-post.values.ts';
import { BlogRevisionRepository, type RevisionLine } from './blog-revision.repository.ts';
import { noPost } from './blog.errors.ts';

/** A field that differs in a revision; HTML as plain text. */
export type RevisionChange = {
  field: string;
  before: string | number | readonly number[] | null;
  after: string | number | readonly number[] | null;
};

const FIELDS: Readonly<Record<keyof PostValues, string>> = {
  title: 'title',
  slug: 'slug',
  perex: 'perex',
  html: 'html',
  coverId: 'cover_id',
  coverAlt: 'cover_alt',
  coverCaption: 'cover_caption',
  categoryId: 'category_id',
  tagIds: 'tag_ids',
  authorName: 'author_name',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
};

/** Revisions of posts. */
@Injectable()
export class BlogRevisions {
  constructor(
    private readonly desk: BlogDesk,
    private readonly posts: BlogPostRepository,
    private readonly revisions: BlogRevisionRepository,
    private readonly unit: UnitOfWork,
  ) {}

  async list(id: number, page: number, pageSize: number): Promise<{ lines: RevisionLine[]; total: number }> {
    await this.desk.read(id);
    return this.revisions.listPage(id, page, pageSize);
  }

  /** Changes that restoring the revision would make; `before` is the current post, whose slug is kept. */
  async difference(id: number, revisionId: number): Promise<RevisionChange[]> {
    const now = valuesOf(await this.desk.read(id));
    const then = await this.valuesOf(id, revisionId);
    return differences(now, { ...then, slug: now.slug });
  }

  /** Restores a revision as a new save. Deleted categories are kept as they are now, deleted tags dropped. */
  restore(
    actor: Actor,
    id: number,
    revisionId: number,
    version: number,
    current: (post: BlogPost) => Promise<unknown>,
  ): Promise<BlogPost> {
    return this.unit.run(async () => {
      const now = valuesOf(await this.desk.read(id));
      const then = await this.valuesOf(id, revisionId);
      const known = new Set(
        (
          await this.posts.terms([...then.tagIds, ...(then.categoryId === null ? [] : [then.categoryId])])
        ).map((term) => term.id),
      );
      const categoryId =
        then.categoryId === null || known.has(then.categoryId) ? then.categoryId : now.categoryId;
      return this.desk.save(
        actor,
        id,
        version,
        { ...then, categoryId, tagIds: then.tagIds.filter((tag) => known.has(tag)), slug: now.slug },
        current,
      );
    });
  }

  private async valuesOf(id: number, revisionId: number): Promise<PostValues> {
    const revision = await this.revisions.byId(id, revisionId);
    if (!revision) throw noPost();
    return revision.values;
  }
}

function differences(now: PostValues, then: PostValues): RevisionChange[] {
  return (Object.keys(FIELDS) as (keyof PostValues)[])
    .filter((member) => JSON.stringify(now[member]) !== JSON.stringify(then[member]))
    .map((member) => ({
      field: FIELDS[member],
      before: shown(member, now),
      after: shown(member, then),
    }));
}

const shown = (member: keyof PostValues, values: PostValues): RevisionChange['before'] =>
  member === 'html' ? wordsOf(values.html) : values[member];

/** Plain text with one line per paragraph, heading and image. */
const wordsOf = (html: string): string =>
  html
    .split(/(?<=<\/(?:p|h[2-4]|li|figure|tr|blockquote|pre)>)/u)
    .map((piece) => {
      const image = /data-image="(\d+)"/u.exec(piece)?.[1];
      const drawn = /data-(?:video|space)="([^"]+)"/u.exec(piece)?.[1];
      return [image && `[${image}]`, drawn && `[${drawn}]`, plainText(piece)].filter(Boolean).join(' ');
    })
    .filter((line) => line !== '')
    .join('\n');
