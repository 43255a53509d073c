import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { AnonymizedMailsService } from './anonymized-mails.service.ts';
import { HeldMailJobs } from './held-mail.jobs.ts';
import { HeldMailRepository } from './held-mail.repository.ts';
import { MailEncryptionService } from './mail-encryption.service.ts';
import { MailAdminController } from './mail.admin.controller.ts';
import { MailAdminService } from './mail.admin.service.ts';
import { MailAttachmentRegistry } from './mail-attachment.registry.ts';
import { MailAdminRepository } from './mail.admin.repository.ts';
import { MailJobs } from './mail.jobs.ts';
import { MailsPersonalDataProvider } from './mail.personal-data.ts';
import { MailRepository } from './mail.repository.ts';
import { MailSampleRegistry } from './mail-sample.registry.ts';
import { MailSampleRoutes } from './mail-samples.routes.ts';
import { MailService } from './mail.service.ts';
import { MailTemplateAdminController } from './mail-template.admin.controller.ts';

@Module({
  imports: [PrivacyModule, AuditModule],
  controllers: [MailAdminController, MailTemplateAdminController],
  providers: [
    AnonymizedMailsService,
    HeldMailJobs,
    HeldMailRepository,
    MailEncryptionService,
    MailAttachmentRegistry,
    MailRepository,
    MailAdminRepository,
    MailService,
    MailAdminService,
    MailJobs,
    MailsPersonalDataProvider,
    MailSampleRegistry,
    MailSampleRoutes,
  ],
  exports: [MailEncryptionService, MailService, MailAttachmentRegistry, MailSampleRegistry],
})
export class MailModule {}
