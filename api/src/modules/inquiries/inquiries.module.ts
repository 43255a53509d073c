import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { CatalogModule } from '../catalog/index.ts';
import { ConversationCoreModule } from '../conversations/index.ts';
import { GeoModule } from '../geo/index.ts';
import { TaxonomyModule } from '../taxonomy/index.ts';
import { InquiryAdminModule } from './admin/inquiry.admin.module.ts';
import { DemandModule } from './demand/demand.module.ts';
import { SenderInquiryModule } from './choices/sender-inquiry.module.ts';
import { InquiryCoreModule } from './inquiry-core.module.ts';
import { InquiryMaintenanceService } from './maintenance/inquiry-maintenance.service.ts';
import { InquiryTaxonomyUsageRepository } from './inquiry-taxonomy-usage.repository.ts';
import { InquiryJobs } from './maintenance/inquiry.jobs.ts';
import { InquiryListeners } from './mails/inquiry.listeners.ts';
import { InquiriesPersonalDataProvider } from './recipients/inquiry.personal-data.ts';
import { InquiryConversationSubjectsProvider } from './inquiry.conversation-subjects.ts';
import { InquiryTaxonomyUsageProvider } from './inquiry.taxonomy-usage.ts';
import { InquiryMailsModule } from './mails/inquiry-mails.module.ts';
import { ModerationModule } from './moderation/moderation.module.ts';
import { OwnerInquiryModule } from './recipients/owner-inquiry.module.ts';

@Module({
  imports: [
    CatalogModule,
    ConversationCoreModule,
    DemandModule,
    GeoModule,
    SenderInquiryModule,
    InquiryAdminModule,
    InquiryCoreModule,
    InquiryMailsModule,
    ModerationModule,
    OwnerInquiryModule,
    PrivacyModule,
    TaxonomyModule,
  ],
  providers: [
    InquiriesPersonalDataProvider,
    InquiryConversationSubjectsProvider,
    InquiryJobs,
    InquiryListeners,
    InquiryMaintenanceService,
    InquiryTaxonomyUsageProvider,
    InquiryTaxonomyUsageRepository,
  ],
  exports: [InquiryCoreModule, SenderInquiryModule],
})
export class InquiriesModule {}
