import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { SettingsModule } from '../settings/index.ts';
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
import { MailDeliveryService } from './mail-delivery.service.ts';
import { MailRepository } from './mail.repository.ts';
import { MailRefusalController } from './mail-refusal.controller.ts';
import { MailSendersService } from './mail-senders.service.ts';
import { MailService } from './mail.service.ts';
import { MailSiteService } from './mail-site.service.ts';
import { ReplyAddressesService } from './reply-addresses.service.ts';
import { OwnerReminderRepository } from './owner-reminder.repository.ts';
import { OwnerRemindersService } from './owner-reminders.service.ts';

@Module({
  imports: [PrivacyModule, AuditModule, SettingsModule],
  controllers: [MailAdminController, MailRefusalController],
  providers: [
    AnonymizedMailsService,
    HeldMailJobs,
    HeldMailRepository,
    MailEncryptionService,
    MailAttachmentRegistry,
    MailRepository,
    MailAdminRepository,
    MailDeliveryService,
    MailSendersService,
    MailService,
    MailSiteService,
    MailAdminService,
    MailJobs,
    MailsPersonalDataProvider,
    OwnerReminderRepository,
    OwnerRemindersService,
    ReplyAddressesService,
  ],
  exports: [
    MailDeliveryService,
    MailEncryptionService,
    MailSendersService,
    MailService,
    MailSiteService,
    MailAttachmentRegistry,
    OwnerRemindersService,
    ReplyAddressesService,
  ],
})
export class MailModule {}
