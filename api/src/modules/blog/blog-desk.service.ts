import { Injectable } from '@nestjs/common';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { urls } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { assertNoFaults, changedMeanwhile, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { freeSlug, readArticle, slugOf } from '../../platform/text/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { ImageLibrary } from '../media/index.ts';
import { Redirects } from '../seo/index.ts';
import { BlogPost } from './blog-post.entity.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import { statusAfter, type PostStep } from './blog-post.states.ts';
import {
  clean,
  faultsOf,
  gapsOf,
  imagesOf,
  isPostSlug,
  told,
  valuesOf,
  type PostValues,
} from './blog-post.values.ts';
import { BlogRevisionRepository } from './blog-revision.repository.ts';
import { noPost, stepNotAllowed } from './blog.errors.ts';

/** Actor of a change; `userId` is null for scheduled publication. */
type Doer = Pick<Actor, 'userId'>;

const IMAGES = 'blog-post';
const subject = ({ id }: BlogPost) => ({ type: 'blog-post', id });
/** Slug of a post whose title yields none. */
const NAMELESS = 'clanek';
/** Leaves room for a numeric suffix. */
const SLUG = 110;

/**
 * Admin operations on posts. Every save creates a revision; images stay in use as long as a post or a
 * revision references them.
 */
@Injectable()
export class BlogDesk {
  constructor(
    private readonly posts: BlogPostRepository,
    private readonly revisions: BlogRevisionRepository,
    private readonly images: ImageLibrary,
    private readonly redirects: Redirects,
    private readonly audit: AuditTrail,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async read(id: number): Promise<BlogPost> {
    const post = await this.posts.byId(id);
    if (!post || post.deletedAt !== null) throw noPost();
    return post;
  }

  add(actor: Doer, given: PostValues): Promise<BlogPost> {
    return this.unit.run(async () => {
      const values = clean(given);
      const post = new BlogPost();
      post.createdAt = this.clock.now();
      await this.fill(post, values);
      await this.posts.add(post);
      await this.keep(actor, post);
      await this.audit.record(actor, 'blog-post.add', subject(post), {}, told(valuesOf(post)));
      return post;
    });
  }

  /**
   * Fails with a conflict if the version is outdated. A published post must stay complete; its old slug
   * redirects to the new one.
   */
  save(
    actor: Doer,
    id: number,
    version: number,
    given: PostValues,
    current: (post: BlogPost) => Promise<unknown>,
  ): Promise<BlogPost> {
    return this.unit.run(async () => {
      const post = await this.locked(id);
      if (post.version !== version) throw changedMeanwhile(await current(post));
      const [before, values] = [valuesOf(post), clean(given)];
      if (post.status !== 'DRAFT') assertNoFaults(gapsOf(values));
      await this.fill(post, values);
      await this.posts.flush();
      if (post.slug !== before.slug && post.publishedAt !== null) {
        await this.redirects.taken(urls.blogPost(post.slug));
        await this.redirects.moved(urls.blogPost(before.slug ?? ''), urls.blogPost(post.slug));
      }
      if (JSON.stringify(before) !== JSON.stringify(valuesOf(post))) {
        await this.keep(actor, post);
        await this.audit.record(actor, 'blog-post.save', subject(post), told(before), told(valuesOf(post)));
      }
      return post;
    });
  }

  /** Publishes, schedules or withdraws. Publishing requires a complete post. */
  take(actor: Doer, id: number, step: PostStep, publishAt: Date | null): Promise<BlogPost> {
    return this.unit.run(async () => {
      const post = await this.locked(id);
      const next = statusAfter(post.status, step);
      if (next === null) throw stepNotAllowed();
      if (step !== 'withdraw') assertNoFaults(gapsOf(post));
      if (step === 'schedule' && (publishAt === null || publishAt <= this.clock.now()))
        throw invalidField('publish_at', fieldError('future'));
      const before = { status: post.status, publish_at: post.publishAt };
      post.status = next;
      post.publishAt = step === 'schedule' ? publishAt : null;
      if (step === 'publish') await this.comeOut(post, this.clock.now());
      post.updatedAt = this.clock.now();
      await this.posts.flush();
      await this.audit.record(actor, 'blog-post.status', subject(post), before, {
        status: post.status,
        publish_at: post.publishAt,
      });
      return post;
    });
  }

  /** Deletes; the URL of a published post returns 410 from now on. */
  remove(actor: Doer, id: number): Promise<BlogPost> {
    return this.unit.run(async () => {
      const post = await this.locked(id);
      post.deletedAt = this.clock.now();
      await this.posts.flush();
      if (post.publishedAt !== null) await this.redirects.gone(urls.blogPost(post.slug));
      await this.audit.record(actor, 'blog-post.delete', subject(post), { title: post.title }, {});
      return post;
    });
  }

  /** Undoes the deletion. */
  restore(actor: Doer, id: number): Promise<BlogPost> {
    return this.unit.run(async () => {
      const post = await this.posts.locked(id);
      if (!post) throw noPost();
      if (post.deletedAt === null) return post;
      post.deletedAt = null;
      await this.posts.flush();
      await this.redirects.taken(urls.blogPost(post.slug));
      await this.audit.record(actor, 'blog-post.restore', subject(post), {}, { title: post.title });
      return post;
    });
  }

  /** Publishes scheduled posts that are due, including those missed during downtime; returns the count. */
  publishDue(): Promise<number> {
    return this.unit.run(async () => {
      const due = await this.posts.due(this.clock.now(), 50);
      for (const post of due) {
        const at = post.publishAt ?? this.clock.now();
        Object.assign(post, { status: 'PUBLISHED', publishAt: null, updatedAt: this.clock.now() });
        await this.comeOut(post, at);
        await this.audit.record(
          { userId: null },
          'blog-post.status',
          subject(post),
          { status: 'SCHEDULED' },
          { status: 'PUBLISHED' },
        );
      }
      await this.posts.flush();
      return due.length;
    });
  }

  /** Sets the publication date and removes redirects from the post's URL. */
  private async comeOut(post: BlogPost, at: Date): Promise<void> {
    post.publishedAt ??= at;
    await this.redirects.taken(urls.blogPost(post.slug));
  }

  private async locked(id: number): Promise<BlogPost> {
    const post = await this.posts.locked(id);
    if (!post || post.deletedAt !== null) throw noPost();
    return post;
  }

  private async fill(post: BlogPost, values: PostValues): Promise<void> {
    const { title, perex, html, coverId, coverAlt, coverCaption, authorName, metaTitle, metaDescription } =
      values;
    const faults = faultsOf(values);
    const terms = await this.posts.terms([
      ...values.tagIds,
      ...(values.categoryId === null ? [] : [values.categoryId]),
    ]);
    const category = terms.find(({ id, kind }) => kind === 'category' && id === values.categoryId) ?? null;
    const tags = terms.filter(({ id, kind }) => kind === 'tag' && values.tagIds.includes(id));
    if (values.categoryId !== null && category === null) faults['category_id'] = fieldError('choice');
    if (tags.length < values.tagIds.length) faults['tag_ids'] = fieldError('choice');
    if (coverId !== null && !(await this.images.views([coverId])).has(coverId))
      faults['cover_id'] = fieldError('choice');
    assertNoFaults(faults);
    const slug = await this.slugFor(post, values);
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
      minutes: readArticle(html).minutes,
      cover: coverId === null ? null : this.posts.image(coverId),
      updatedAt: this.clock.now(),
    });
    post.tags.set(tags);
  }

  /**
   * The given slug if it is free; otherwise a never published post gets one from its title, a published one
   * keeps its slug.
   */
  private async slugFor(post: BlogPost, { slug, title }: PostValues): Promise<string> {
    const ownId = (post.id as number | undefined) ?? null;
    if (slug !== null && slug !== post.slug) {
      if ((await this.posts.slugsLike(slug, ownId)).has(slug))
        throw invalidField('slug', fieldError('slugTaken'));
      return slug;
    }
    if (slug !== null || post.publishedAt !== null) return post.slug;
    const made = slugOf(title, NAMELESS);
    const base = (isPostSlug(made) ? made : `${NAMELESS}-${made}`).slice(0, SLUG);
    return freeSlug(base, await this.posts.slugsLike(base, ownId));
  }

  /** Stores a revision and updates the images in use. */
  private async keep({ userId }: Doer, post: BlogPost): Promise<void> {
    const values = valuesOf(post);
    await this.revisions.add(post, values, userId, this.clock.now());
    await this.images.use(
      { type: IMAGES, id: post.id },
      await this.revisions.imagesOf(post.id, imagesOf(values)),
    );
  }
}
