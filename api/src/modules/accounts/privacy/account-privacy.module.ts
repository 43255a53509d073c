import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { AccountCoreModule } from '../account-core.module.ts';
import { CustomersModule } from '../customers/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountPrivacyController } from './account-privacy.controller.ts';
import { AccountPrivacyService } from './account-privacy.service.ts';
import { AccountPersonalDataProvider } from './account.personal-data.ts';

@Module({
  imports: [AccountCoreModule, AuditModule, CustomersModule, PrivacyModule, UsersModule],
  controllers: [AccountPrivacyController],
  providers: [AccountPersonalDataProvider, AccountPrivacyService],
})
export class AccountPrivacyModule {}
