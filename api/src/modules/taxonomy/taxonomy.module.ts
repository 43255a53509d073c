import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { SeoModule } from '../seo/index.ts';
import { SeoTerms } from './seo-terms.ts';
import {
  AttributeAdminController,
  PurposeAdminController,
  TaxonomyAdminController,
} from './taxonomy.admin.controller.ts';
import { TaxonomyAdmin } from './taxonomy-admin.service.ts';
import { TaxonomyMerge } from './taxonomy-merge.service.ts';
import { TaxonomyRepository } from './taxonomy.repository.ts';
import { Taxonomy } from './taxonomy.service.ts';
import { TermKeepers } from './term-keepers.ts';
import { TermUsesService } from './term-uses.service.ts';

@Module({
  imports: [AuditModule, SeoModule],
  controllers: [TaxonomyAdminController, PurposeAdminController, AttributeAdminController],
  providers: [
    TaxonomyRepository,
    Taxonomy,
    TaxonomyAdmin,
    TaxonomyMerge,
    TermKeepers,
    TermUsesService,
    SeoTerms,
  ],
  exports: [Taxonomy, TermKeepers],
})
export class TaxonomyModule {}
