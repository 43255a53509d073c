import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AccountSecondFactorModule } from '../account/account-second-factor.module.ts';
import { AuthModule } from '../sessions/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountCoreModule } from '../account/account-core.module.ts';
import { CustomerAdminController } from './customer.admin.controller.ts';
import { CustomerAdminRepository } from './customer.admin.repository.ts';
import { CustomerAdminService } from './customer.admin.service.ts';
import { OperatorAccountService } from './operator-account.service.ts';
import { UserAdminController } from './user.admin.controller.ts';
import { UserAdminRepository } from './user.admin.repository.ts';
import { UserAdminService } from './user.admin.service.ts';

@Module({
  imports: [AccountCoreModule, AccountSecondFactorModule, AuditModule, AuthModule, UsersModule],
  controllers: [CustomerAdminController, UserAdminController],
  providers: [
    CustomerAdminRepository,
    CustomerAdminService,
    OperatorAccountService,
    UserAdminRepository,
    UserAdminService,
  ],
  exports: [CustomerAdminService],
})
export class AccountAdminModule {}
