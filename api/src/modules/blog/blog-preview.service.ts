import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { RecordTokens } from '../../platform/sealing/record-tokens.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import { AuditTrail } from '../audit/index.ts';
import type { BlogPost } from './blog-post.entity.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import { noPost } from './blog.errors.ts';

/** Path of a preview and its expiration. */
export type PreviewLink = { path: string; until: Date };

const DAYS = 14;
const subject = ({ id }: BlogPost) => ({ type: 'blog-post', id });

/** Secret links to unpublished posts; they expire and can be revoked. */
@Injectable()
export class BlogPreviews {
  private readonly tokens: RecordTokens;

  constructor(
    private readonly posts: BlogPostRepository,
    private readonly audit: AuditTrail,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.tokens = new RecordTokens(secretsOf(config), 'blog-preview');
  }

  /** Creates a link valid for two weeks. */
  open(actor: Actor, id: number): Promise<PreviewLink> {
    return this.unit.run(async () => {
      const post = await this.locked(id);
      const until = new Date(this.clock.now().getTime() + DAYS * 24 * 3_600_000);
      await this.posts.setPreview(id, post.previewRound, until);
      await this.audit.record(actor, 'blog-post.preview-open', subject(post), {}, { until });
      return { path: urls.blogPreview(id, this.tokens.tokenOf(recordOf(post))), until };
    });
  }

  /** Revokes the link; the next one has another token. */
  close(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const post = await this.locked(id);
      await this.posts.setPreview(id, post.previewRound + 1, null);
      await this.audit.record(actor, 'blog-post.preview-close', subject(post));
    });
  }

  /** The post of a valid link. */
  async read(id: number, token: string): Promise<BlogPost> {
    const post = await this.posts.byId(id);
    const isOpen =
      post !== null &&
      post.deletedAt === null &&
      post.previewUntil !== null &&
      post.previewUntil > this.clock.now();
    if (!isOpen || !this.tokens.matches(recordOf(post), token)) throw noPost();
    return post;
  }

  private async locked(id: number): Promise<BlogPost> {
    const post = await this.posts.locked(id);
    if (!post || post.deletedAt !== null) throw noPost();
    return post;
  }
}

const recordOf = ({ id, previewRound }: BlogPost): string => `${id}:${previewRound}`;
