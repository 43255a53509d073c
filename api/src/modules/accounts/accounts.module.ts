import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { MailModule } from '../mail/index.ts';
import { AuthModule } from './sessions/index.ts';
import { CustomersModule } from './customers/index.ts';
import { UsersModule } from './users/index.ts';
import { AccountCoreModule } from './account/account-core.module.ts';
import { AccountLinksController } from './account/account-links.controller.ts';
import { AccountSecurityController } from './account/account-security.controller.ts';
import { AccountController } from './account/account.controller.ts';
import { AccountService } from './account/account.service.ts';
import { AccountAdminModule } from './admin/account.admin.module.ts';
import { AccountMaintenanceJobs } from './maintenance/account-maintenance.jobs.ts';
import { AccountPrivacyModule } from './privacy/account-privacy.module.ts';
import { RegistrationModule } from './registration/registration.module.ts';
import { AccountSecondFactorModule } from './account/account-second-factor.module.ts';
import { TeamModule } from './team/team.module.ts';
import { TermsNoticeModule } from './terms-notice/terms-notice.module.ts';

@Module({
  imports: [
    AccountAdminModule,
    AccountCoreModule,
    AccountPrivacyModule,
    AccountSecondFactorModule,
    AuditModule,
    AuthModule,
    CustomersModule,
    MailModule,
    RegistrationModule,
    TeamModule,
    TermsNoticeModule,
    UsersModule,
  ],
  controllers: [AccountController, AccountLinksController, AccountSecurityController],
  providers: [AccountMaintenanceJobs, AccountService],
})
export class AccountsModule {}
