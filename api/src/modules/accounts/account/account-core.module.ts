import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/index.ts';
import { MailModule } from '../../mail/index.ts';
import { CustomersModule } from '../customers/index.ts';
import { AuthModule } from '../sessions/index.ts';
import { MembersModule } from '../members/index.ts';
import { UsersModule } from '../users/index.ts';
import { AccountLinksService } from './account-links.service.ts';
import { AccountMailsService } from './account-mails.service.ts';
import { AccountSecurityService } from './account-security.service.ts';
import { AccountThrottleService } from './account-throttle.service.ts';
import { OneTimeTokenRepository } from './one-time-token.repository.ts';
import { OneTimeTokensService } from './one-time-tokens.service.ts';

const PROVIDERS = [
  AccountLinksService,
  AccountMailsService,
  AccountSecurityService,
  AccountThrottleService,
  OneTimeTokenRepository,
  OneTimeTokensService,
];

/** Mails, one-time links, credentials and throttling shared by the parts of the module. */
@Module({
  imports: [AuditModule, AuthModule, CustomersModule, MailModule, MembersModule, UsersModule],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class AccountCoreModule {}
