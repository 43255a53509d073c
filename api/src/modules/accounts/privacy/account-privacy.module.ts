import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { MailModule } from '../../mail/index.ts';
import { AccountCoreModule } from '../account/account-core.module.ts';
import { CustomersModule } from '../customers/index.ts';
import { MembersModule } from '../members/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountPrivacyController } from './account-privacy.controller.ts';
import { AccountPrivacyService } from './account-privacy.service.ts';
import { AccountPersonalDataProvider } from './account.personal-data.ts';
import { PersonDataService } from './person-data.service.ts';
import { PersonErasureService } from './person-erasure.service.ts';
import { PrivacyRequestAdminController } from './privacy-request.admin.controller.ts';
import { PrivacyRequestAdminService } from './privacy-request.admin.service.ts';
import { PrivacyRequestController } from './privacy-request.controller.ts';
import { PrivacyRequestPersonalDataProvider } from './privacy-request.personal-data.ts';
import { PrivacyRequestRepository } from './privacy-request.repository.ts';
import { PrivacyRequestMailsService } from './privacy-request-mails.service.ts';
import { PrivacyRequestsService } from './privacy-requests.service.ts';

@Module({
  imports: [
    AccountCoreModule,
    AuditModule,
    CustomersModule,
    MailModule,
    MembersModule,
    PrivacyModule,
    UsersModule,
  ],
  controllers: [AccountPrivacyController, PrivacyRequestAdminController, PrivacyRequestController],
  providers: [
    AccountPrivacyService,
    AccountPersonalDataProvider,
    PersonDataService,
    PersonErasureService,
    PrivacyRequestAdminService,
    PrivacyRequestMailsService,
    PrivacyRequestPersonalDataProvider,
    PrivacyRequestRepository,
    PrivacyRequestsService,
  ],
  exports: [PrivacyRequestsService],
})
export class AccountPrivacyModule {}
