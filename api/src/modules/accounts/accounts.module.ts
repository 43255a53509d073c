import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { AuthModule } from '../auth/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../../platform/privacy/index.ts';
import { SecondFactorModule } from '../auth/second-factor/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { SubscriptionsModule } from '../subscriptions/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountController } from './account.controller.ts';
import { AccountLinksController } from './account-links.controller.ts';
import { AccountLinksService } from './account-links.service.ts';
import { AccountMailsService } from './account-mails.service.ts';
import { AccountPersonalDataProvider } from './account.personal-data.ts';
import { AccountPrivacyController } from './account-privacy.controller.ts';
import { AccountPrivacyService } from './account-privacy.service.ts';
import { AccountSecondFactorController } from './account-second-factor.controller.ts';
import { AccountSecondFactorService } from './account-second-factor.service.ts';
import { AccountSecurityController } from './account-security.controller.ts';
import { AccountSecurityService } from './account-security.service.ts';
import { AccountService } from './account.service.ts';
import { AccountThrottleService } from './account-throttle.service.ts';
import { AccountsJobs } from './accounts.jobs.ts';
import { AccountsListeners } from './accounts.listeners.ts';
import { CustomerAdminController } from './admin/customer.admin.controller.ts';
import { CustomerAdminService } from './admin/customer.admin.service.ts';
import { CustomerMembershipAdminController } from './admin/customer-membership.admin.controller.ts';
import { CustomerMembershipAdminService } from './admin/customer-membership.admin.service.ts';
import { CustomerAdminRepository } from './admin/customer.admin.repository.ts';
import { DeviceCodesService } from './registration/device-codes.service.ts';
import { EmailConfirmationService } from './registration/email-confirmation.service.ts';
import { LostPasswordService } from './registration/lost-password.service.ts';
import { OneTimeTokenRepository } from './registration/one-time-token.repository.ts';
import { OneTimeTokensService } from './registration/one-time-tokens.service.ts';
import { OperatorAccountService } from './admin/operator-account.service.ts';
import { RegistrationController } from './registration/registration.controller.ts';
import { RegistrationService } from './registration/registration.service.ts';
import { TermsNoticeRepository } from './terms-notice/terms-notice.repository.ts';
import { TermsNoticeService } from './terms-notice/terms-notice.service.ts';
import { UserAdminController } from './admin/user.admin.controller.ts';
import { UserAdminService } from './admin/user.admin.service.ts';
import { UserAdminRepository } from './admin/user.admin.repository.ts';
import { UserLinksController } from './admin/user-links.controller.ts';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    CustomersModule,
    MailModule,
    PrivacyModule,
    SecondFactorModule,
    SettingsModule,
    SubscriptionsModule,
    UsersModule,
  ],
  controllers: [
    AccountController,
    AccountLinksController,
    AccountPrivacyController,
    AccountSecondFactorController,
    AccountSecurityController,
    CustomerAdminController,
    CustomerMembershipAdminController,
    RegistrationController,
    UserAdminController,
    UserLinksController,
  ],
  providers: [
    AccountLinksService,
    AccountMailsService,
    AccountPersonalDataProvider,
    AccountPrivacyService,
    AccountSecondFactorService,
    AccountSecurityService,
    AccountService,
    AccountThrottleService,
    AccountsJobs,
    AccountsListeners,
    CustomerAdminService,
    CustomerAdminRepository,
    CustomerMembershipAdminService,
    DeviceCodesService,
    EmailConfirmationService,
    LostPasswordService,
    OneTimeTokenRepository,
    OneTimeTokensService,
    OperatorAccountService,
    RegistrationService,
    TermsNoticeService,
    TermsNoticeRepository,
    UserAdminService,
    UserAdminRepository,
  ],
})
export class AccountsModule {}
