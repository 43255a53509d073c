import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BlogModule } from '../content/blog/index.ts';
import { ContentModule } from '../content/index.ts';
import { MediaModule } from '../media/index.ts';
import { SeoModule } from '../seo/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { BlogFeedService } from './blog-feed.service.ts';
import { FactSheetsModule } from './fact-sheets/fact-sheets.module.ts';
import { DocumentRoutes } from './document.routes.ts';
import { DocumentService } from './document.service.ts';
import { InProcessApiClient } from './in-process-api-client.ts';
import { SiteController } from './site.controller.ts';
import { SiteService } from './site.service.ts';
import { SitemapService } from './sitemap.service.ts';
import { WellKnownRoutes } from './well-known.routes.ts';

@Module({
  imports: [
    DiscoveryModule,
    BlogModule,
    FactSheetsModule,
    MediaModule,
    SeoModule,
    SettingsModule,
    ContentModule,
  ],
  controllers: [SiteController],
  providers: [
    SiteService,
    InProcessApiClient,
    DocumentService,
    BlogFeedService,
    DocumentRoutes,
    SitemapService,
    WellKnownRoutes,
  ],
})
export class SiteModule {}
