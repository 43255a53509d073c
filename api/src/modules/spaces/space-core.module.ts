import { Module } from '@nestjs/common';
import { SeoModule } from '../seo/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { SubscriptionsModule } from '../subscriptions/index.ts';
import { BuildingsModule } from './buildings/buildings.module.ts';
import { EditLinksModule } from './edit-links/edit-links.module.ts';
import { SpaceAccessService } from './space-access.service.ts';
import { SpaceDetailService } from './space-detail.service.ts';
import { SpaceExportRepository } from './space-export.repository.ts';
import { SpaceUrlsService } from './buildings/space-urls.service.ts';
import { SpaceRepository } from './space.repository.ts';
import { SpaceService } from './space.service.ts';

/** Spaces as the parts of the module and other modules read them. */
@Module({
  imports: [BuildingsModule, EditLinksModule, SeoModule, SettingsModule, SubscriptionsModule],
  providers: [
    SpaceAccessService,
    SpaceDetailService,
    SpaceExportRepository,
    SpaceRepository,
    SpaceService,
    SpaceUrlsService,
  ],
  exports: [SpaceAccessService, SpaceDetailService, SpaceRepository, SpaceService, SpaceUrlsService],
})
export class SpaceCoreModule {}
