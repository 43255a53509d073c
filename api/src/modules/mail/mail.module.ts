import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { ForgottenMailsService } from './forgotten-mails.service.ts';
import { HeldMailJobs } from './held-mail.jobs.ts';
import { HeldMailRepository } from './held-mail.repository.ts';
import { LinkSeal } from './link-seal.service.ts';
import { MailAdminController } from './mail.admin.controller.ts';
import { MailAdminService } from './mail.admin.service.ts';
import { MailAttachments } from './mail-attachments.ts';
import { MailDirectoryRepository } from './mail-directory.repository.ts';
import { MailJobs } from './mail.jobs.ts';
import { MailsPersonalData } from './mail.personal-data.ts';
import { MailRepository } from './mail.repository.ts';
import { MailSamples } from './mail-samples.ts';
import { MailSampleRoutes } from './mail-samples.routes.ts';
import { MailService } from './mail.service.ts';
import { MailTemplateAdminController } from './mail-template.admin.controller.ts';

@Module({
  imports: [PrivacyModule, AuditModule],
  controllers: [MailAdminController, MailTemplateAdminController],
  providers: [
    ForgottenMailsService,
    HeldMailJobs,
    HeldMailRepository,
    LinkSeal,
    MailAttachments,
    MailRepository,
    MailDirectoryRepository,
    MailService,
    MailAdminService,
    MailJobs,
    MailsPersonalData,
    MailSamples,
    MailSampleRoutes,
  ],
  exports: [LinkSeal, MailService, MailAttachments, MailSamples],
})
export class MailModule {}
