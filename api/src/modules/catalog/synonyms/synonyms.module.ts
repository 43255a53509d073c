import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { TaxonomyModule } from '../../taxonomy/index.ts';
import { SynonymAdminController } from './synonym.admin.controller.ts';
import { SynonymAdminRepository } from './synonym.admin.repository.ts';
import { SynonymAdminService } from './synonym.admin.service.ts';
import { SynonymTaxonomyUsageProvider } from './synonym-taxonomy-usage.provider.ts';

/** Synonyms that the operator edits. The catalogue reads them for its parser of sentences. */
@Module({
  imports: [AuditModule, TaxonomyModule],
  controllers: [SynonymAdminController],
  providers: [SynonymAdminService, SynonymAdminRepository, SynonymTaxonomyUsageProvider],
})
export class SynonymsModule {}
