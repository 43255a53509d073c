import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { CatalogModule } from '../catalog/index.ts';
import { GeoModule } from '../geo/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { RobotsModule } from '../robots/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { SpacesModule } from '../spaces/index.ts';
import { TaxonomyModule } from '../taxonomy/index.ts';
import { UsersModule } from '../users/index.ts';
import { ContactController } from './contact.controller.ts';
import { ContactService } from './contact.service.ts';
import { DemandController } from './demand.controller.ts';
import { DemandService } from './demand.service.ts';
import { GuestInquiryController } from './guest-inquiry.controller.ts';
import { GuestInquiryService } from './guest-inquiry.service.ts';
import { InquiryAdminController } from './inquiry.admin.controller.ts';
import { InquiryAdminService } from './inquiry-admin.service.ts';
import { InquiryCare } from './inquiry-care.service.ts';
import { InquiryClosing } from './inquiry-closing.service.ts';
import { InquiryDirectoryRepository } from './inquiry-directory.repository.ts';
import { InquiryJobs } from './inquiry.jobs.ts';
import { InquiryLinks } from './inquiry-links.service.ts';
import { InquiryListeners } from './inquiry.listeners.ts';
import { InquiryMailSamples } from './inquiry-mails.samples.ts';
import { InquiryMails } from './inquiry-mails.service.ts';
import { InquiryOblivion } from './inquiry-oblivion.service.ts';
import { InquiriesPersonalData } from './inquiry.personal-data.ts';
import { InquiryRepository } from './inquiry.repository.ts';
import { InquiryViews } from './inquiry-views.service.ts';
import { InquiryTerms } from './inquiry.terms.ts';
import { InquiryTermsRepository } from './inquiry-terms.repository.ts';
import { OwnerInquiries } from './owner-inquiries.service.ts';
import { OwnerInquiryController } from './owner-inquiry.controller.ts';

@Module({
  imports: [
    AuditModule,
    CatalogModule,
    GeoModule,
    MailModule,
    PrivacyModule,
    RobotsModule,
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
    InquiryDirectoryRepository,
    InquiryLinks,
    ContactService,
    DemandService,
    GuestInquiryService,
    OwnerInquiries,
    InquiryAdminService,
    InquiryClosing,
    InquiryOblivion,
    InquiryCare,
    InquiryViews,
    InquiryMails,
    InquiryMailSamples,
    InquiryListeners,
    InquiryJobs,
    InquiriesPersonalData,
    InquiryTerms,
    InquiryTermsRepository,
  ],
})
export class InquiriesModule {}
