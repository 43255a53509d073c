import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { AuthModule } from '../auth/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { MailModule } from '../mail/index.ts';
import { PrivacyModule } from '../privacy/index.ts';
import { SubscriptionsModule } from '../subscriptions/index.ts';
import { UsersModule } from '../users/index.ts';

@Module({
  imports: [AuditModule, AuthModule, CustomersModule, MailModule, PrivacyModule, SubscriptionsModule, UsersModule],
  controllers: [],
  providers: [],
})
export class AccountsModule {}
