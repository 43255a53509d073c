import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { GeoModule } from '../geo/index.ts';
import { MailModule } from '../mail/index.ts';
import { MediaModule } from '../media/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { SeoModule } from '../seo/index.ts';
import { SubscriptionsModule } from '../subscriptions/index.ts';
import { TaxonomyModule } from '../taxonomy/index.ts';
import { UsersModule } from '../users/index.ts';
import { BuildingsModule } from './buildings/index.ts';
import { BuildingAdminController } from './buildings/building.admin.controller.ts';
import { BuildingAdminService } from './buildings/building.admin.service.ts';
import { BuildingAdminRepository } from './buildings/building.admin.repository.ts';
import { BuildingPageController } from './buildings/building-page.controller.ts';
import { BuildingPageService } from './buildings/building-page.service.ts';
import { BuildingSitemapService } from './buildings/building-sitemap.service.ts';
import { EditAccessLinksService } from './edit-links/edit-access-links.service.ts';
import { EditTokensService } from './edit-links/edit-tokens.service.ts';
import { SpaceAccessService } from './space-access.service.ts';
import { SpaceUrlsService } from './space-urls.service.ts';
import { SpaceDetailService } from './space-detail.service.ts';
import { SpaceBuildingsService } from './buildings/space-buildings.service.ts';
import { SpaceAdminController } from './admin/space.admin.controller.ts';
import { SpaceController } from './space.controller.ts';
import { SpaceListeners } from './space.listeners.ts';
import { SpaceRepository } from './space.repository.ts';
import { SpaceService } from './space.service.ts';
import { SpaceSnapshotsService } from './reviews/space-snapshots.service.ts';
import { SpaceSnapshots } from './reviews/space.snapshots.ts';
import { SpaceDetailAdminController } from './admin/space-detail.admin.controller.ts';
import { SpaceDetailAdminService } from './admin/space-detail.admin.service.ts';
import { SpaceMailsService } from './mails/space-mails.service.ts';
import { PublicationLimitService } from './memberships/publication-limit.service.ts';
import { SpaceMembershipRepository } from './memberships/space-membership.repository.ts';
import { SpaceMembershipModule } from './memberships/space-membership.module.ts';
import { PanoramaShowcaseService } from './panoramas/panorama-showcase.service.ts';
import { PanoramaShowcaseController } from './panoramas/panorama-showcase.controller.ts';
import { SpacePanoramaController } from './panoramas/space-panorama.controller.ts';
import { SpacePanoramaRepository } from './panoramas/space-panorama.repository.ts';
import { SpacePanoramaService } from './panoramas/space-panorama.service.ts';
import { SpacePhotoController } from './photos/space-photo.controller.ts';
import { SpacePhotoRepository } from './photos/space-photo.repository.ts';
import { SpacePhotoService } from './photos/space-photo.service.ts';
import { SpaceTaxonomyUsageProvider } from './space-taxonomy-usage.provider.ts';
import { SpaceTaxonomyRepository } from './space-taxonomy.repository.ts';
import { SpaceOwnerController } from './editing/space-owner.controller.ts';
import { SpaceOwnerService } from './editing/space-owner.service.ts';
import { SpaceReviewAdminController } from './reviews/space-review.admin.controller.ts';
import { SpacesPersonalDataProvider } from './space.personal-data.ts';
import { SpaceReviewRepository } from './reviews/space-review.repository.ts';
import { SpaceReviewsService } from './reviews/space-reviews.service.ts';
import { SpaceViewsService } from './views/space-views.service.ts';
import { SpaceWorkflowService } from './space-workflow.service.ts';
import { SpaceExportRepository } from './space-export.repository.ts';

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
    BuildingAdminService,
    BuildingAdminRepository,
    BuildingPageService,
    BuildingSitemapService,
    EditAccessLinksService,
    EditTokensService,
    PanoramaShowcaseService,
    SpacePanoramaRepository,
    SpacePanoramaService,
    SpaceAccessService,
    SpaceUrlsService,
    SpaceDetailService,
    SpaceBuildingsService,
    SpaceDetailAdminService,
    SpaceListeners,
    SpaceMailsService,
    SpaceOwnerService,
    SpacePhotoRepository,
    SpacePhotoService,
    SpaceRepository,
    SpaceReviewRepository,
    SpaceReviewsService,
    SpaceService,
    SpacesPersonalDataProvider,
    SpaceExportRepository,
    SpaceTaxonomyUsageProvider,
    SpaceTaxonomyRepository,
    SpaceViewsService,
    SpaceWorkflowService,
    PublicationLimitService,
    SpaceMembershipRepository,
    { provide: SpaceSnapshots, useClass: SpaceSnapshotsService },
  ],
  exports: [SpaceAccessService, SpaceService, SpaceSnapshots],
})
export class SpacesModule {}
