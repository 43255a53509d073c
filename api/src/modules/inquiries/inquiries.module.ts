import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { CatalogModule } from '../catalog/index.ts';
import { GeoModule } from '../geo/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { BotProtectionModule } from '../../platform/bot-protection/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { TaxonomyModule } from '../taxonomy/index.ts';
import { UsersModule } from '../users/index.ts';
import { ContactController } from './demand/contact.controller.ts';
import { ContactService } from './demand/contact.service.ts';
import { DemandController } from './demand/demand.controller.ts';
import { DemandService } from './demand/demand.service.ts';
import { GuestInquiryController } from './guest/guest-inquiry.controller.ts';
import { GuestInquiryService } from './guest/guest-inquiry.service.ts';
import { InquiryAdminController } from './admin/inquiry.admin.controller.ts';
import { InquiryAdminService } from './admin/inquiry.admin.service.ts';
import { InquiryMaintenanceService } from './inquiry-maintenance.service.ts';
import { InquiryClosingService } from './inquiry-closing.service.ts';
import { InquiryAdminRepository } from './admin/inquiry.admin.repository.ts';
import { InquiryJobs } from './inquiry.jobs.ts';
import { InquiryLinksService } from './inquiry-links.service.ts';
import { InquiryListeners } from './inquiry.listeners.ts';
import { InquiryMailsService } from './mails/inquiry-mails.service.ts';
import { InquiryAnonymizationService } from './inquiry-anonymization.service.ts';
import { InquiriesPersonalDataProvider } from './inquiry.personal-data.ts';
import { InquiryRepository } from './inquiry.repository.ts';
import { InquiryViewsService } from './inquiry-views.service.ts';
import { InquiryTaxonomyUsageProvider } from './inquiry.taxonomy-usage.ts';
import { InquiryTaxonomyUsageRepository } from './inquiry-taxonomy-usage.repository.ts';
import { OwnerInquiriesService } from './owner/owner-inquiries.service.ts';
import { OwnerInquiryController } from './owner/owner-inquiry.controller.ts';

@Module({
  imports: [
    AuditModule,
    CatalogModule,
    GeoModule,
    MailModule,
    PrivacyModule,
    BotProtectionModule,
    SettingsModule,
    SpacesModule,
    TaxonomyModule,
    UsersModule,
  ],
  controllers: [
    ContactController,
    DemandController,
    OwnerInquiryController,
    GuestInquiryController,
    InquiryAdminController,
  ],
  providers: [
    InquiryRepository,
    InquiryAdminRepository,
    InquiryLinksService,
    ContactService,
    DemandService,
    GuestInquiryService,
    OwnerInquiriesService,
    InquiryAdminService,
    InquiryClosingService,
    InquiryAnonymizationService,
    InquiryMaintenanceService,
    InquiryViewsService,
    InquiryMailsService,
    InquiryListeners,
    InquiryJobs,
    InquiriesPersonalDataProvider,
    InquiryTaxonomyUsageProvider,
    InquiryTaxonomyUsageRepository,
  ],
})
export class InquiriesModule {}
