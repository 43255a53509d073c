import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { AuditModule } from '../audit/index.ts';
import { GeoModule } from '../geo/index.ts';
import { MediaModule } from '../media/index.ts';
import { SeoModule } from '../seo/index.ts';
import { SubscriptionsModule } from '../subscriptions/index.ts';
import { TaxonomyModule } from '../taxonomy/index.ts';
import { SpaceAdminModule } from './admin/space.admin.module.ts';
import { BuildingsModule } from './buildings/buildings.module.ts';
import { SpaceBuildingsModule } from './buildings/space-buildings.module.ts';
import { EditLinksModule } from './edit-links/edit-links.module.ts';
import { SpaceEditingModule } from './editing/space-editing.module.ts';
import { SpaceMailsModule } from './mails/space-mails.module.ts';
import { SpaceMembershipModule } from './memberships/space-membership.module.ts';
import { SpaceFloorPlansModule } from './floor-plans/space-floor-plans.module.ts';
import { SpacePanoramasModule } from './panoramas/space-panoramas.module.ts';
import { SpacePhotosModule } from './photos/space-photos.module.ts';
import { SpaceReviewsModule } from './reviews/space-reviews.module.ts';
import { SpaceCoreModule } from './space-core.module.ts';
import { SpaceTaxonomyUsageProvider } from './space-taxonomy-usage.provider.ts';
import { SpaceTaxonomyRepository } from './space-taxonomy.repository.ts';
import { SpaceSavingService } from './editing/space-saving.service.ts';
import { SpaceAnonymizationService } from './privacy/space-anonymization.service.ts';
import { SpaceTransitionService } from './editing/space-transition.service.ts';
import { SpaceWorkflowService } from './editing/space-workflow.service.ts';
import { SpaceController } from './detail/space.controller.ts';
import { SpaceListeners } from './mails/space.listeners.ts';
import { SpacesPersonalDataProvider } from './privacy/space.personal-data.ts';
import { SpaceViewsModule } from './views/space-views.module.ts';

@Module({
  imports: [
    AuditModule,
    BuildingsModule,
    EditLinksModule,
    GeoModule,
    MediaModule,
    PrivacyModule,
    SeoModule,
    SpaceAdminModule,
    SpaceBuildingsModule,
    SpaceCoreModule,
    SpaceEditingModule,
    SpaceMailsModule,
    SpaceMembershipModule,
    SpaceFloorPlansModule,
    SpacePanoramasModule,
    SpacePhotosModule,
    SpaceReviewsModule,
    SpaceViewsModule,
    SubscriptionsModule,
    TaxonomyModule,
  ],
  controllers: [SpaceController],
  providers: [
    SpaceAnonymizationService,
    SpaceSavingService,
    SpaceTransitionService,
    SpaceListeners,
    SpaceTaxonomyRepository,
    SpaceTaxonomyUsageProvider,
    SpaceWorkflowService,
    SpacesPersonalDataProvider,
  ],
  exports: [SpaceBuildingsModule, SpaceCoreModule, SpaceReviewsModule, SpaceSavingService],
})
export class SpacesModule {}
