import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { AuditModule } from '../audit/index.ts';
import { AuthModule } from '../auth/index.ts';
import { SecondFactorModule } from '../auth/second-factor/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { MailModule } from '../mail/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountCoreModule } from './account-core.module.ts';
import { AccountLinksController } from './account-links.controller.ts';
import { AccountPrivacyController } from './account-privacy.controller.ts';
import { AccountPrivacyService } from './account-privacy.service.ts';
import { AccountSecondFactorController } from './account-second-factor.controller.ts';
import { AccountSecondFactorService } from './account-second-factor.service.ts';
import { AccountSecurityController } from './account-security.controller.ts';
import { AccountSecurityService } from './account-security.service.ts';
import { AccountController } from './account.controller.ts';
import { AccountPersonalDataProvider } from './account.personal-data.ts';
import { AccountService } from './account.service.ts';
import { AccountsJobs } from './accounts.jobs.ts';
import { AccountsListeners } from './accounts.listeners.ts';
import { AccountAdminModule } from './admin/account.admin.module.ts';
import { RegistrationModule } from './registration/registration.module.ts';
import { TermsNoticeModule } from './terms-notice/terms-notice.module.ts';

@Module({
  imports: [
    AccountAdminModule,
    AccountCoreModule,
    AuditModule,
    AuthModule,
    CustomersModule,
    MailModule,
    PrivacyModule,
    RegistrationModule,
    SecondFactorModule,
    TermsNoticeModule,
    UsersModule,
  ],
  controllers: [
    AccountController,
    AccountLinksController,
    AccountPrivacyController,
    AccountSecondFactorController,
    AccountSecurityController,
  ],
  providers: [
    AccountPersonalDataProvider,
    AccountPrivacyService,
    AccountSecondFactorService,
    AccountSecurityService,
    AccountService,
    AccountsJobs,
    AccountsListeners,
  ],
})
export class AccountsModule {}
