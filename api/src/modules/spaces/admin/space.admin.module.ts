import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { SubscriptionsModule } from '../../subscriptions/index.ts';
import { TaxonomyModule } from '../../taxonomy/index.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { SpaceReviewsModule } from '../reviews/space-reviews.module.ts';
import { SpaceViewsModule } from '../views/space-views.module.ts';
import { SpaceDetailAdminController } from './space-detail.admin.controller.ts';
import { SpaceDetailAdminService } from './space-detail.admin.service.ts';
import { SpaceReviewAdminController } from './space-review.admin.controller.ts';
import { SpaceAdminController } from './space.admin.controller.ts';

@Module({
  imports: [
    AuditModule,
    SpaceCoreModule,
    SpaceReviewsModule,
    SpaceViewsModule,
    SubscriptionsModule,
    TaxonomyModule,
  ],
  controllers: [SpaceAdminController, SpaceDetailAdminController, SpaceReviewAdminController],
  providers: [SpaceDetailAdminService],
})
export class SpaceAdminModule {}
