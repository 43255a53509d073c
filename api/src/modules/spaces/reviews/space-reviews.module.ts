import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { SubscriptionsModule } from '../../subscriptions/index.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { SpaceReviewRepository } from './space-review.repository.ts';
import { SpaceReviewsService } from './space-reviews.service.ts';
import { SpaceSnapshotsService } from './space-snapshots.service.ts';
import { SpaceSnapshots } from '../space.snapshots.ts';

@Module({
  imports: [AuditModule, SpaceCoreModule, SubscriptionsModule],
  providers: [
    SpaceReviewRepository,
    SpaceReviewsService,
    { provide: SpaceSnapshots, useClass: SpaceSnapshotsService },
  ],
  exports: [SpaceReviewRepository, SpaceReviewsService, SpaceSnapshots],
})
export class SpaceReviewsModule {}
