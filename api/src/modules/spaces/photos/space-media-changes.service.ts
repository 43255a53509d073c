import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SpacePhotoRepository } from './space-photo.repository.ts';
import type { FieldChange } from '../space-review.entity.ts';
import { SpaceReviewsService } from '../reviews/space-reviews.service.ts';
import { resolveSpaceRole, toAuditVia, type SpaceActor } from '../space.policy.ts';
import type { SpaceWithPanoramas } from '../space.repository.ts';
import { spaceSource } from '../space.sources.ts';

/** A change of the photos or panoramas of a space. */
export type SpaceMediaChange = {
  readonly action: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly change: FieldChange;
};

/** Records changes of photos and panoramas: audit, review and catalogue. */
@Injectable()
export class SpaceMediaChangesService {
  constructor(
    private readonly audit: AuditTrailService,
    private readonly reviews: SpaceReviewsService,
    private readonly marks: ProjectionInvalidator,
    private readonly photos: SpacePhotoRepository,
    private readonly clock: Clock,
  ) {}

  /** Called inside a unit of work with the space locked. */
  async record(
    actor: SpaceActor,
    space: SpaceWithPanoramas,
    { action, before, after, change }: SpaceMediaChange,
  ): Promise<void> {
    await this.audit.record(actor, action, { type: 'space', id: space.id }, before, {
      ...after,
      ...toAuditVia(resolveSpaceRole(actor, space)),
    });
    await this.reviews.recordChanges(actor, space, [change]);
    this.marks.invalidate(spaceSource, [space.id]);
    await this.photos.touch(space, this.clock.now());
  }
}
