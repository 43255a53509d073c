import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { MailModule } from '../../mail/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { AuthModule } from '../sessions/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { SecondFactorModule } from '../second-factor/index.ts';
import { MembersModule } from '../members/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountCoreModule } from '../account/account-core.module.ts';
import { AccountMailRequestsService } from './account-mail-requests.service.ts';
import { DeviceCodesService } from './device-codes.service.ts';
import { EarlierAccessService } from './earlier-access.service.ts';
import { EmailConfirmationService } from './email-confirmation.service.ts';
import { LostPasswordService } from './lost-password.service.ts';
import { RegistrationController } from './registration.controller.ts';
import { RegistrationJobs } from './registration.jobs.ts';
import { RegistrationService } from './registration.service.ts';
import { UserLinksController } from './user-links.controller.ts';

@Module({
  imports: [
    AccountCoreModule,
    AuditModule,
    AuthModule,
    CustomersModule,
    MailModule,
    MembersModule,
    SecondFactorModule,
    SettingsModule,
    UsersModule,
  ],
  controllers: [RegistrationController, UserLinksController],
  providers: [
    AccountMailRequestsService,
    DeviceCodesService,
    EarlierAccessService,
    EmailConfirmationService,
    LostPasswordService,
    RegistrationJobs,
    RegistrationService,
  ],
  exports: [EmailConfirmationService],
})
export class RegistrationModule {}
