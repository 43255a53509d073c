import { Module } from '@nestjs/common';
import { PrivacyModule } from '../privacy/index.ts';
import { LinkSeal } from './link-seal.service.ts';
import { MailAttachments } from './mail-attachments.ts';
import { MailJobs } from './mail.jobs.ts';
import { MailsPersonalData } from './mail.personal-data.ts';
import { MailRepository } from './mail.repository.ts';
import { MailSamples } from './mail-samples.ts';
import { MailSampleRoutes } from './mail-samples.routes.ts';
import { MailService } from './mail.service.ts';

@Module({ imports: [PrivacyModule], providers: [LinkSeal, MailAttachments, MailRepository, MailService, MailJobs, MailsPersonalData, MailSamples, MailSampleRoutes], exports: [MailService, MailAttachments, MailSamples] })
export class MailModule {}
