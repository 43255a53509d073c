import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { RateLimiter, type RateLimit } from '../../../platform/http/index.ts';
import { ImageStoreService, type AcceptedImage } from '../../media/index.ts';
import { EditTokensService } from '../edit-tokens.service.ts';
import { assertCanWrite, type SpaceActor } from '../space.policy.ts';
import { readUploadForm } from './space-photo.upload.ts';

/** Enough to fill every space of the largest plan. */
const UPLOAD_LIMIT: RateLimit = { name: 'photo-uploads', points: 300, seconds: 3600, shared: true };

/** Uploaded for a space, by the session or by the edit link of the form. */
export type SpaceUpload = {
  readonly uploader: SpaceActor;
  readonly spaceId: number;
  /** Has to be added or abandoned. */
  readonly accepted: AcceptedImage;
};

/** Image uploads of a space: photos, panoramas and its plan. */
@Injectable()
export class SpaceUploadService {
  constructor(
    private readonly tokens: EditTokensService,
    private readonly limiter: RateLimiter,
    private readonly images: ImageStoreService,
  ) {}

  /**
   * Reads and validates an upload form.
   * @param assertCanAdd checks permissions and limits before the file is read, when the space precedes it
   */
  async receive(
    request: FastifyRequest,
    actor: SpaceActor,
    assertCanAdd: (uploader: SpaceActor, spaceId: number) => Promise<void>,
    profile?: AcceptedImage['profile'],
  ): Promise<SpaceUpload> {
    const form = await readUploadForm(request, {
      take: async (file, { space, auth_token }) => {
        const uploader = this.tokens.resolveActor(actor, auth_token);
        if (space !== null) await assertCanAdd(uploader, space);
        assertCanWrite(uploader);
        const key = toUploaderKey(uploader);
        await this.limiter.consume(UPLOAD_LIMIT, key);
        return this.images.receive(file, key, profile);
      },
      abandon: (accepted) => this.images.abandon(accepted),
    });
    const uploader = this.tokens.resolveActor(actor, form.auth_token);
    return { uploader, spaceId: form.space, accepted: form.accepted };
  }
}

/** Rate-limit key of uploads: the user, or the space of an edit link. */
const toUploaderKey = ({ userId, linkedSpaceId }: SpaceActor): string =>
  userId === null ? `space-${linkedSpaceId ?? 0}` : `user-${userId}`;
