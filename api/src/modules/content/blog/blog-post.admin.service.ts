import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import {
  assertNoFieldErrors,
  createConflictError,
  createFieldError,
  fieldError,
} from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { findFreeSlug, summarizeArticle, toSlug } from '../../../platform/text/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { ImageLibraryService } from '../../media/index.ts';
import { RedirectsService } from '../../seo/index.ts';
import { BlogPost } from './blog-post.entity.ts';
import {
  BlogPostAdminRepository,
  type PostCounts,
  type PostExportRow,
  type PostListQuery,
} from './blog-post.admin.repository.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import { resolveStatus, type PostStep } from './blog-post.states.ts';
import {
  sanitizeValues,
  validateValues,
  findMissingFields,
  listImageIds,
  isPostSlug,
  toAuditValues,
  toPostValues,
  type PostValues,
} from './blog-post.values.ts';
import { BlogRevisionRepository } from './blog-revision.repository.ts';
import { postNotFound, stepNotAllowed } from './blog.errors.ts';

/** Actor of a change; `userId` is null for scheduled publication. */
type ActingUser = Pick<Actor, 'userId'>;

const IMAGE_SUBJECT = 'blog-post';
const toAuditSubject = ({ id }: BlogPost) => ({ type: 'blog-post', id });
/** Slug of a post whose title yields none. */
const FALLBACK_SLUG = 'clanek';
/** Leaves room for a numeric suffix. */
const MAX_SLUG_LENGTH = 110;

/**
 * Admin operations on posts. Every save creates a revision; images stay in use as long as a post or a
 * revision references them.
 */
@Injectable()
export class BlogPostAdminService {
  constructor(
    private readonly posts: BlogPostRepository,
    private readonly listing: BlogPostAdminRepository,
    private readonly revisions: BlogRevisionRepository,
    private readonly images: ImageLibraryService,
    private readonly redirects: RedirectsService,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(query: PostListQuery): Promise<{ posts: BlogPost[]; counts: PostCounts }> {
    return {
      posts: await this.listing.listPage(query),
      counts: await this.listing.countByStatus(query),
    };
  }

  streamAll(query: Omit<PostListQuery, 'page' | 'pageSize'>): AsyncIterable<PostExportRow> {
    return this.listing.streamAll(query);
  }

  async getById(id: number): Promise<BlogPost> {
    const post = await this.posts.findById(id);
    if (!post || post.deletedAt !== null) throw postNotFound();
    return post;
  }

  create(actor: ActingUser, given: PostValues): Promise<BlogPost> {
    return this.unit.run(async () => {
      const values = sanitizeValues(given);
      const post = new BlogPost();
      post.createdAt = this.clock.now();
      await this.assignValues(post, values);
      await this.posts.create(post);
      await this.saveRevision(actor, post);
      await this.audit.record(
        actor,
        'blog-post.add',
        toAuditSubject(post),
        {},
        toAuditValues(toPostValues(post)),
      );
      return post;
    });
  }

  /**
   * Fails with a conflict if the version is outdated. A published post must stay complete; its old slug
   * redirects to the new one.
   */
  save(
    actor: ActingUser,
    id: number,
    version: number,
    given: PostValues,
    current: (post: BlogPost) => Promise<unknown>,
  ): Promise<BlogPost> {
    return this.unit.run(async () => {
      const post = await this.loadForUpdate(id);
      if (post.version !== version) throw createConflictError(await current(post));
      const [before, values] = [toPostValues(post), sanitizeValues(given)];
      if (post.status !== 'DRAFT') assertNoFieldErrors(findMissingFields(values));
      await this.assignValues(post, values);
      await this.posts.flush();
      if (post.slug !== before.slug && post.publishedAt !== null) {
        await this.redirects.releasePaths(urls.blogPost(post.slug));
        await this.redirects.recordMove(urls.blogPost(before.slug ?? ''), urls.blogPost(post.slug));
      }
      if (JSON.stringify(before) !== JSON.stringify(toPostValues(post))) {
        await this.saveRevision(actor, post);
        await this.audit.record(
          actor,
          'blog-post.save',
          toAuditSubject(post),
          toAuditValues(before),
          toAuditValues(toPostValues(post)),
        );
      }
      return post;
    });
  }

  /** Publishes, schedules or withdraws. Publishing requires a complete post. */
  changeStatus(actor: ActingUser, id: number, step: PostStep, publishAt: Date | null): Promise<BlogPost> {
    return this.unit.run(async () => {
      const post = await this.loadForUpdate(id);
      const next = resolveStatus(post.status, step);
      if (next === null) throw stepNotAllowed();
      if (step !== 'withdraw') assertNoFieldErrors(findMissingFields(post));
      if (step === 'schedule' && (publishAt === null || publishAt <= this.clock.now()))
        throw createFieldError('publish_at', fieldError('future'));
      const before = { status: post.status, publish_at: post.publishAt };
      post.status = next;
      post.publishAt = step === 'schedule' ? publishAt : null;
      if (step === 'publish') await this.markPublished(post, this.clock.now());
      post.updatedAt = this.clock.now();
      await this.posts.flush();
      await this.audit.record(actor, 'blog-post.status', toAuditSubject(post), before, {
        status: post.status,
        publish_at: post.publishAt,
      });
      return post;
    });
  }

  /** Deletes; the URL of a published post returns 410 from now on. */
  remove(actor: ActingUser, id: number): Promise<BlogPost> {
    return this.unit.run(async () => {
      const post = await this.loadForUpdate(id);
      post.deletedAt = this.clock.now();
      await this.posts.flush();
      if (post.publishedAt !== null) await this.redirects.recordGone(urls.blogPost(post.slug));
      await this.audit.record(actor, 'blog-post.delete', toAuditSubject(post), { title: post.title }, {});
      return post;
    });
  }

  /** Undoes the deletion. */
  restore(actor: ActingUser, id: number): Promise<BlogPost> {
    return this.unit.run(async () => {
      const post = await this.posts.findForUpdate(id);
      if (!post) throw postNotFound();
      if (post.deletedAt === null) return post;
      post.deletedAt = null;
      await this.posts.flush();
      await this.redirects.releasePaths(urls.blogPost(post.slug));
      await this.audit.record(actor, 'blog-post.restore', toAuditSubject(post), {}, { title: post.title });
      return post;
    });
  }

  /** Publishes scheduled posts that are due, including those missed during downtime; returns the count. */
  publishDue(): Promise<number> {
    return this.unit.run(async () => {
      const due = await this.posts.listDue(this.clock.now(), 50);
      for (const post of due) {
        const at = post.publishAt ?? this.clock.now();
        Object.assign(post, { status: 'PUBLISHED', publishAt: null, updatedAt: this.clock.now() });
        await this.markPublished(post, at);
        await this.audit.record(
          { userId: null },
          'blog-post.status',
          toAuditSubject(post),
          { status: 'SCHEDULED' },
          { status: 'PUBLISHED' },
        );
      }
      await this.posts.flush();
      return due.length;
    });
  }

  /** Sets the publication date and removes redirects from the post's URL. */
  private async markPublished(post: BlogPost, at: Date): Promise<void> {
    post.publishedAt ??= at;
    await this.redirects.releasePaths(urls.blogPost(post.slug));
  }

  private async loadForUpdate(id: number): Promise<BlogPost> {
    const post = await this.posts.findForUpdate(id);
    if (!post || post.deletedAt !== null) throw postNotFound();
    return post;
  }

  private async assignValues(post: BlogPost, values: PostValues): Promise<void> {
    const { title, perex, html, coverId, coverAlt, coverCaption, authorName, metaTitle, metaDescription } =
      values;
    const errors = validateValues(values);
    const taxa = await this.posts.findTaxa([
      ...values.tagIds,
      ...(values.categoryId === null ? [] : [values.categoryId]),
    ]);
    const category = taxa.find(({ id, kind }) => kind === 'category' && id === values.categoryId) ?? null;
    const tags = taxa.filter(({ id, kind }) => kind === 'tag' && values.tagIds.includes(id));
    if (values.categoryId !== null && category === null) errors['category_id'] = fieldError('choice');
    if (tags.length < values.tagIds.length) errors['tag_ids'] = fieldError('choice');
    if (coverId !== null && !(await this.images.listStoredImages([coverId])).has(coverId))
      errors['cover_id'] = fieldError('choice');
    assertNoFieldErrors(errors);
    const slug = await this.resolveSlug(post, values);
    Object.assign(post, {
      title,
      slug,
      perex,
      html,
      coverAlt,
      coverCaption,
      authorName,
      metaTitle,
      metaDescription,
      category,
      minutes: summarizeArticle(html).minutes,
      cover: coverId === null ? null : this.posts.getImageReference(coverId),
      updatedAt: this.clock.now(),
    });
    post.tags.set(tags);
  }

  /**
   * The given slug if it is free; otherwise a never published post gets one from its title, a published one
   * keeps its slug.
   */
  private async resolveSlug(post: BlogPost, { slug, title }: PostValues): Promise<string> {
    const ownId = (post.id as number | undefined) ?? null;
    if (slug !== null && slug !== post.slug) {
      if ((await this.posts.findSimilarSlugs(slug, ownId)).has(slug))
        throw createFieldError('slug', fieldError('slugTaken'));
      return slug;
    }
    if (slug !== null || post.publishedAt !== null) return post.slug;
    const generated = toSlug(title, FALLBACK_SLUG);
    const base = (isPostSlug(generated) ? generated : `${FALLBACK_SLUG}-${generated}`).slice(
      0,
      MAX_SLUG_LENGTH,
    );
    return findFreeSlug(base, await this.posts.findSimilarSlugs(base, ownId));
  }

  /** Stores a revision and updates the images in use. */
  private async saveRevision({ userId }: ActingUser, post: BlogPost): Promise<void> {
    const values = toPostValues(post);
    await this.revisions.create(post, values, userId, this.clock.now());
    await this.images.replaceUses(
      { type: IMAGE_SUBJECT, id: post.id },
      await this.revisions.listImageIds(post.id, listImageIds(values)),
    );
  }
}
