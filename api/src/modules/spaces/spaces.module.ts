import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { GeoModule } from '../geo/index.ts';
import { MailModule } from '../mail/index.ts';
import { MediaModule } from '../media/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { SeoModule } from '../seo/index.ts';
import { SubscriptionsModule } from '../subscriptions/index.ts';
import { TaxonomyModule } from '../taxonomy/index.ts';
import { UsersModule } from '../users/index.ts';
import { BuildingsModule } from '../buildings/index.ts';
import { BuildingAdminController } from './building.admin.controller.ts';
import { BuildingDesk } from './building-desk.service.ts';
import { BuildingDirectoryRepository } from './building-directory.repository.ts';
import { BuildingPageController } from './building-page.controller.ts';
import { BuildingPages } from './building-page.service.ts';
import { BuildingSitemap } from './building-sitemap.service.ts';
import { EditAccessLinksService } from './edit-access-links.service.ts';
import { EditTokens } from './edit-tokens.service.ts';
import { SpaceAccess } from './space-access.service.ts';
import { SpaceAddresses } from './space-addresses.service.ts';
import { SpaceAnswers } from './space-answers.service.ts';
import { SpaceBuildings } from './space-buildings.service.ts';
import { SpaceAdminController } from './space.admin.controller.ts';
import { SpaceController } from './space.controller.ts';
import { SpaceListeners } from './space.listeners.ts';
import { SpaceRepository } from './space.repository.ts';
import { SpaceService } from './space.service.ts';
import { SpaceSnapshotReader } from './space-snapshots.service.ts';
import { SpaceSnapshots } from './space.snapshots.ts';
import { SpaceDetailAdminController } from './space-detail.admin.controller.ts';
import { SpaceDetailAdminService } from './space-detail.admin.service.ts';
import { SpaceMailSamples } from './space-mails.samples.ts';
import { SpaceMails } from './space-mails.service.ts';
import { PublicationLimitService } from './publication-limit.service.ts';
import { SpaceMembershipRepository } from './space-membership.repository.ts';
import { SpaceMembershipModule } from './space-membership.module.ts';
import { PanoramaShowcase } from './panorama-showcase.service.ts';
import { PanoramaShowcaseController } from './panorama-showcase.controller.ts';
import { SpacePanoramaController } from './space-panorama.controller.ts';
import { SpacePanoramaRepository } from './space-panorama.repository.ts';
import { SpacePanoramas } from './space-panorama.service.ts';
import { SpacePhotoController } from './space-photo.controller.ts';
import { SpacePhotoRepository } from './space-photo.repository.ts';
import { SpacePhotos } from './space-photo.service.ts';
import { SpaceTerms } from './space.terms.ts';
import { SpaceTermsRepository } from './space-terms.repository.ts';
import { SpaceOwnerController } from './space-owner.controller.ts';
import { SpaceOwners } from './space-owner.service.ts';
import { SpaceReviewAdminController } from './space-review.admin.controller.ts';
import { SpacesPersonalData } from './space.personal-data.ts';
import { SpaceReviewRepository } from './space-review.repository.ts';
import { SpaceReviews } from './space-reviews.service.ts';
import { SpaceViews } from './space-views.service.ts';
import { SpaceWorkflow } from './space-workflow.service.ts';
import { SpaceTableRepository } from './space-table.repository.ts';

@Module({
  imports: [
    AuditModule,
    BuildingsModule,
    GeoModule,
    MailModule,
    MediaModule,
    PrivacyModule,
    SeoModule,
    SpaceMembershipModule,
    SubscriptionsModule,
    TaxonomyModule,
    UsersModule,
  ],
  controllers: [
    BuildingAdminController,
    BuildingPageController,
    PanoramaShowcaseController,
    SpaceAdminController,
    SpaceController,
    SpaceDetailAdminController,
    SpaceOwnerController,
    SpaceReviewAdminController,
    SpacePanoramaController,
    SpacePhotoController,
  ],
  providers: [
    BuildingDesk,
    BuildingDirectoryRepository,
    BuildingPages,
    BuildingSitemap,
    EditAccessLinksService,
    EditTokens,
    PanoramaShowcase,
    SpacePanoramaRepository,
    SpacePanoramas,
    SpaceAccess,
    SpaceAddresses,
    SpaceAnswers,
    SpaceBuildings,
    SpaceDetailAdminService,
    SpaceListeners,
    SpaceMails,
    SpaceMailSamples,
    SpaceOwners,
    SpacePhotoRepository,
    SpacePhotos,
    SpaceRepository,
    SpaceReviewRepository,
    SpaceReviews,
    SpaceService,
    SpacesPersonalData,
    SpaceTableRepository,
    SpaceTerms,
    SpaceTermsRepository,
    SpaceViews,
    SpaceWorkflow,
    PublicationLimitService,
    SpaceMembershipRepository,
    { provide: SpaceSnapshots, useClass: SpaceSnapshotReader },
  ],
  exports: [SpaceAccess, SpaceService, SpaceSnapshots],
})
export class SpacesModule {}
