import { Module } from '@nestjs/common';
import { ConversationCoreModule } from '../conversations/index.ts';
import { CatalogModule } from '../catalog/index.ts';
import { MailModule } from '../mail/index.ts';
import { InquiryAnonymizationService } from './inquiry-anonymization.service.ts';
import { InquiryClosingService } from './inquiry-closing.service.ts';
import { InquiryLinksService } from './inquiry-links.service.ts';
import { InquiryMappingContextService } from './inquiry-mapping-context.service.ts';
import { InquiryThreadsService } from './inquiry-threads.service.ts';
import { InquiryRepository } from './inquiry.repository.ts';

const PROVIDERS = [
  InquiryAnonymizationService,
  InquiryClosingService,
  InquiryLinksService,
  InquiryRepository,
  InquiryThreadsService,
  InquiryMappingContextService,
];

/** Inquiries and the rules shared by the demand form, owners, guests and operators. */
@Module({
  imports: [CatalogModule, ConversationCoreModule, MailModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class InquiryCoreModule {}
