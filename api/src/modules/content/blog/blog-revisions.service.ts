import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { plainText } from '../../../platform/text/index.ts';
import { BlogPostAdminService } from './blog-post.admin.service.ts';
import type { BlogPost } from './blog-post.entity.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import { toPostValues, type PostValues } from './blog-post.values.ts';
import { BlogRevisionRepository, type RevisionSummary } from './blog-revision.repository.ts';
import { postNotFound } from './blog.errors.ts';

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
export class BlogRevisionsService {
  constructor(
    private readonly postAdmin: BlogPostAdminService,
    private readonly posts: BlogPostRepository,
    private readonly revisions: BlogRevisionRepository,
    private readonly unit: UnitOfWork,
  ) {}

  async list(
    id: number,
    page: number,
    pageSize: number,
  ): Promise<{ lines: RevisionSummary[]; total: number }> {
    await this.postAdmin.getById(id);
    return this.revisions.listPage(id, page, pageSize);
  }

  /** Changes that restoring the revision would make; `before` is the current post, whose slug is kept. */
  async listChanges(id: number, revisionId: number): Promise<RevisionChange[]> {
    const current = toPostValues(await this.postAdmin.getById(id));
    const revisionValues = await this.loadValues(id, revisionId);
    return compareValues(current, { ...revisionValues, slug: current.slug });
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
      const currentValues = toPostValues(await this.postAdmin.getById(id));
      const revisionValues = await this.loadValues(id, revisionId);
      const existingTaxonIds = new Set(
        (
          await this.posts.findTaxa([
            ...revisionValues.tagIds,
            ...(revisionValues.categoryId === null ? [] : [revisionValues.categoryId]),
          ])
        ).map((taxon) => taxon.id),
      );
      const categoryId =
        revisionValues.categoryId === null || existingTaxonIds.has(revisionValues.categoryId)
          ? revisionValues.categoryId
          : currentValues.categoryId;
      return this.postAdmin.save(
        actor,
        id,
        version,
        {
          ...revisionValues,
          categoryId,
          tagIds: revisionValues.tagIds.filter((tag) => existingTaxonIds.has(tag)),
          slug: currentValues.slug,
        },
        current,
      );
    });
  }

  private async loadValues(id: number, revisionId: number): Promise<PostValues> {
    const revision = await this.revisions.findById(id, revisionId);
    if (!revision) throw postNotFound();
    return revision.values;
  }
}

function compareValues(now: PostValues, then: PostValues): RevisionChange[] {
  return (Object.keys(FIELDS) as (keyof PostValues)[])
    .filter((member) => JSON.stringify(now[member]) !== JSON.stringify(then[member]))
    .map((member) => ({
      field: FIELDS[member],
      before: toComparable(member, now),
      after: toComparable(member, then),
    }));
}

const toComparable = (member: keyof PostValues, values: PostValues): RevisionChange['before'] =>
  member === 'html' ? toPlainLines(values.html) : values[member];

/** Plain text with one line per paragraph, heading and image. */
const toPlainLines = (html: string): string =>
  html
    .split(/(?<=<\/(?:p|h[2-4]|li|figure|tr|blockquote|pre)>)/u)
    .map((piece) => {
      const image = /data-image="(\d+)"/u.exec(piece)?.[1];
      const drawn = /data-(?:video|space)="([^"]+)"/u.exec(piece)?.[1];
      return [image && `[${image}]`, drawn && `[${drawn}]`, plainText(piece)].filter(Boolean).join(' ');
    })
    .filter((line) => line !== '')
    .join('\n');
