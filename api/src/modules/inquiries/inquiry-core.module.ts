import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.ts';
import { MailModule } from '../mail/index.ts';
import { InquiryAnonymizationService } from './inquiry-anonymization.service.ts';
import { InquiryClosingService } from './inquiry-closing.service.ts';
import { InquiryLinksService } from './inquiry-links.service.ts';
import { InquiryMappingContextService } from './inquiry-mapping-context.service.ts';
import { InquiryRepository } from './inquiry.repository.ts';

const PROVIDERS = [
  InquiryAnonymizationService,
  InquiryClosingService,
  InquiryLinksService,
  InquiryRepository,
  InquiryMappingContextService,
];

/** Inquiries and the rules shared by the demand form, owners, guests and operators. */
@Module({
  imports: [CatalogModule, MailModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class InquiryCoreModule {}
