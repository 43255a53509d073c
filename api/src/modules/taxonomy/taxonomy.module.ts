import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { SeoModule } from '../seo/index.ts';
import { SeoTaxonomyUsageProvider } from './seo-taxonomy-usage.provider.ts';
import {
  AttributeAdminController,
  PurposeAdminController,
  TaxonomyAdminController,
} from './taxonomy.admin.controller.ts';
import { TaxonomyAdminService } from './taxonomy.admin.service.ts';
import { TaxonomyMergeService } from './taxonomy-merge.service.ts';
import { TaxonomyRepository } from './taxonomy.repository.ts';
import { TaxonomyService } from './taxonomy.service.ts';
import { TaxonomyUsageRegistry } from './taxonomy-usage.registry.ts';
import { TaxonomyUsageService } from './taxonomy-usage.service.ts';

@Module({
  imports: [AuditModule, SeoModule],
  controllers: [TaxonomyAdminController, PurposeAdminController, AttributeAdminController],
  providers: [
    TaxonomyRepository,
    TaxonomyService,
    TaxonomyAdminService,
    TaxonomyMergeService,
    TaxonomyUsageRegistry,
    TaxonomyUsageService,
    SeoTaxonomyUsageProvider,
  ],
  exports: [TaxonomyService, TaxonomyUsageRegistry],
})
export class TaxonomyModule {}
