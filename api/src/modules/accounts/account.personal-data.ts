import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/index.ts';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { UsersService } from '../users/index.ts';
import { OneTimeTokens } from './one-time-tokens.service.ts';

/** The user record and the links sent to the user, without the password hash and the token hashes. */
@Injectable()
export class AccountPersonalData implements PersonalDataKeeper {
  readonly name = 'account';

  constructor(
    private readonly users: UsersService,
    private readonly tokens: OneTimeTokens,
    private readonly audit: AuditTrail,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  async export({ userId }: Person): Promise<unknown> {
    const user = await this.users.byId(userId);
    if (!user) return null;
    const { id, email, name, roles, emailConfirmedAt, termsVersion, termsAcceptedAt, createdAt } = user;
    return {
      id,
      email,
      name,
      roles,
      email_confirmed_at: emailConfirmedAt,
      terms_version: termsVersion,
      terms_accepted_at: termsAcceptedAt,
      created_at: createdAt,
      links: await this.tokens.historyOf(userId),
    };
  }

  async erase({ userId, customerId }: Person): Promise<void> {
    await this.tokens.forget(userId);
    await this.users.forget(userId);
    await this.audit.forget('user', [userId]);
    if (customerId !== null) await this.audit.forget('customer', [customerId]);
  }
}
