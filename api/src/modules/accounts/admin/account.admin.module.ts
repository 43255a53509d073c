import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { AuthModule } from '../../auth/index.ts';
import { SubscriptionsModule } from '../../subscriptions/index.ts';
import { UsersModule } from '../../users/index.ts';
import { AccountCoreModule } from '../account-core.module.ts';
import { CustomerMembershipAdminController } from './customer-membership.admin.controller.ts';
import { CustomerMembershipAdminService } from './customer-membership.admin.service.ts';
import { CustomerAdminController } from './customer.admin.controller.ts';
import { CustomerAdminRepository } from './customer.admin.repository.ts';
import { CustomerAdminService } from './customer.admin.service.ts';
import { OperatorAccountService } from './operator-account.service.ts';
import { UserAdminController } from './user.admin.controller.ts';
import { UserAdminRepository } from './user.admin.repository.ts';
import { UserAdminService } from './user.admin.service.ts';

@Module({
  imports: [AccountCoreModule, AuditModule, AuthModule, SubscriptionsModule, UsersModule],
  controllers: [CustomerAdminController, CustomerMembershipAdminController, UserAdminController],
  providers: [
    CustomerAdminRepository,
    CustomerAdminService,
    CustomerMembershipAdminService,
    OperatorAccountService,
    UserAdminRepository,
    UserAdminService,
  ],
})
export class AccountAdminModule {}
