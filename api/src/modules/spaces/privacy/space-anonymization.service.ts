import { Injectable } from '@nestjs/common';
import { account } from '@prostora/strings/cs/mail-account.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { FutureReservationsPort } from '../future-reservations.port.ts';
import { SpaceFloorPlanService } from '../floor-plans/space-floor-plan.service.ts';
import { SpacePanoramaService } from '../panoramas/space-panorama.service.ts';
import { SpacePhotoService } from '../photos/space-photo.service.ts';
import { hasFutureReservations } from '../space.errors.ts';
import { spaceStatusChanged } from '../space.events.ts';
import { EMPTY_PERSONAL_FIELDS } from '../space.fields.ts';
import type { SpaceWithPanoramas } from '../space.repository.ts';
import { spaceSource } from '../space.sources.ts';

const ANONYMIZED_VALUES = {
  ...EMPTY_PERSONAL_FIELDS,
  statusReason: null,
} as const;

/** Deletes a space with its images and removes what identifies its owner. */
@Injectable()
export class SpaceAnonymizationService {
  constructor(
    private readonly photos: SpacePhotoService,
    private readonly panoramas: SpacePanoramaService,
    private readonly floorPlans: SpaceFloorPlanService,
    private readonly reservations: FutureReservationsPort,
    private readonly outbox: Outbox,
    private readonly marks: ProjectionInvalidator,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Must run inside the unit of work of an erasure, which flushes.
   * @throws DomainError FUTURE_RESERVATIONS
   */
  async anonymize(userId: number, space: SpaceWithPanoramas): Promise<void> {
    const now = this.clock.now();
    if (space.status !== 'DELETED') {
      if ((await this.reservations.countFuture(space.id, now)) > 0) throw hasFutureReservations();
      await this.audit.record(
        { userId },
        'space.status',
        { type: 'space', id: space.id },
        { status: space.status },
        { status: 'DELETED' },
      );
      await this.outbox.publish(spaceStatusChanged, {
        space_id: space.id,
        from: space.status,
        to: 'DELETED',
        by: 'owner',
      });
    }
    for (const photo of space.images.getItems()) await this.photos.discard(space, photo);
    for (const panorama of space.panoramas.getItems()) await this.panoramas.discard(space, panorama);
    await this.floorPlans.discard(space);
    for (const layout of space.layouts.getItems()) layout.note = null;
    Object.assign(space, ANONYMIZED_VALUES, {
      name: account.erasedSpace,
      slug: `smazany--${space.id}`,
      status: 'DELETED',
      pausedAt: null,
      hiddenAt: null,
      suspendedAt: null,
      keptRank: null,
      updatedAt: now,
    });
    this.marks.invalidate(spaceSource, [space.id]);
  }
}
