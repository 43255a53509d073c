import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { SeoModule } from '../../seo/index.ts';
import { SpaceReviewsModule } from '../reviews/space-reviews.module.ts';
import { SpaceCoreModule } from '../space-core.module.ts';
import { BuildingPageController } from './building-page.controller.ts';
import { BuildingPageService } from './building-page.service.ts';
import { BuildingSitemapService } from './building-sitemap.service.ts';
import { BuildingAdminController } from './building.admin.controller.ts';
import { BuildingAdminRepository } from './building.admin.repository.ts';
import { BuildingAdminService } from './building.admin.service.ts';
import { BuildingsModule } from './buildings.module.ts';
import { SpaceBuildingsService } from './space-buildings.service.ts';

/** Pages and administration of buildings, which need the spaces inside them. */
@Module({
  imports: [AuditModule, BuildingsModule, SeoModule, SpaceCoreModule, SpaceReviewsModule],
  controllers: [BuildingAdminController, BuildingPageController],
  providers: [
    BuildingAdminRepository,
    BuildingAdminService,
    BuildingPageService,
    BuildingSitemapService,
    SpaceBuildingsService,
  ],
  exports: [BuildingPageService, SpaceBuildingsService],
})
export class SpaceBuildingsModule {}
