import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { UsersService } from '../users/index.ts';
import { OneTimeTokensService } from '../account/one-time-tokens.service.ts';

/** The user record and the links sent to the user, without the password hash and the token hashes. */
@Injectable()
export class AccountPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'account';

  constructor(
    private readonly users: UsersService,
    private readonly tokens: OneTimeTokensService,
    private readonly audit: AuditTrailService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ userId }: Person): Promise<unknown> {
    const user = userId === null ? null : await this.users.findById(userId);
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
      links: await this.tokens.listHistory(id),
    };
  }

  async erase({ userId, customerId, email, ownsEmail = false }: Person): Promise<void> {
    if (ownsEmail) await this.tokens.removeByEmail(email);
    if (userId === null) return;
    await this.tokens.removeByUser(userId);
    await this.users.anonymize(userId);
    await this.audit.anonymize('user', [userId]);
    if (customerId !== null) await this.audit.anonymize('customer', [customerId]);
  }
}
