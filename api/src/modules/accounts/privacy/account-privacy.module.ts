import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { AccountCoreModule } from '../account-core.module.ts';
import { CustomersModule } from '../customers/index.ts';
import { MembersModule } from '../team/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountPrivacyController } from './account-privacy.controller.ts';
import { AccountErasureService } from './account-erasure.service.ts';
import { AccountExportService } from './account-export.service.ts';
import { AccountPersonalDataProvider } from './account.personal-data.ts';

@Module({
  imports: [AccountCoreModule, AuditModule, CustomersModule, MembersModule, PrivacyModule, UsersModule],
  controllers: [AccountPrivacyController],
  providers: [AccountErasureService, AccountExportService, AccountPersonalDataProvider],
})
export class AccountPrivacyModule {}
