import { Injectable } from '@nestjs/common';
import { DAY_MS, urls } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SignedTokens } from '../../../platform/crypto/signed-tokens.ts';
import { getSecrets } from '../../../platform/crypto/secrets.ts';
import { AuditTrailService } from '../../audit/index.ts';
import type { BlogPost } from './blog-post.entity.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import { postNotFound } from './blog.errors.ts';

/** Path of a preview and its expiration. */
export type PreviewLink = { path: string; until: Date };

const VALID_DAYS = 14;
const toAuditSubject = ({ id }: BlogPost) => ({ type: 'blog-post', id });

/** Secret links to unpublished posts; they expire and can be revoked. */
@Injectable()
export class BlogPreviewService {
  private readonly tokens: SignedTokens;

  constructor(
    private readonly posts: BlogPostRepository,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.tokens = new SignedTokens(getSecrets(config), 'blog-preview');
  }

  /** Creates a link valid for two weeks. */
  createLink(actor: Actor, id: number): Promise<PreviewLink> {
    return this.unit.run(async () => {
      const post = await this.loadForUpdate(id);
      const until = new Date(this.clock.now().getTime() + VALID_DAYS * DAY_MS);
      await this.posts.setPreview(id, post.previewRound, until);
      await this.audit.record(actor, 'blog-post.preview-open', toAuditSubject(post), {}, { until });
      return { path: urls.blogPreview(id, this.tokens.sign(toTokenRecord(post))), until };
    });
  }

  /** Revokes the link; the next one has another token. */
  revokeLink(actor: Actor, id: number): Promise<void> {
    return this.unit.run(async () => {
      const post = await this.loadForUpdate(id);
      await this.posts.setPreview(id, post.previewRound + 1, null);
      await this.audit.record(actor, 'blog-post.preview-close', toAuditSubject(post));
    });
  }

  /** The post of a valid link. */
  async getByToken(id: number, token: string): Promise<BlogPost> {
    const post = await this.posts.findById(id);
    const isOpen =
      post !== null &&
      post.deletedAt === null &&
      post.previewUntil !== null &&
      post.previewUntil > this.clock.now();
    if (!isOpen || !this.tokens.verify(toTokenRecord(post), token)) throw postNotFound();
    return post;
  }

  private async loadForUpdate(id: number): Promise<BlogPost> {
    const post = await this.posts.findForUpdate(id);
    if (!post || post.deletedAt !== null) throw postNotFound();
    return post;
  }
}

const toTokenRecord = ({ id, previewRound }: BlogPost): string => `${id}:${previewRound}`;
