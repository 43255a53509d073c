import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { CustomersService, MembershipPort } from '../customers/index.ts';
import { assertPasswordAllowed, emailTaken, UsersService, type User } from '../users/index.ts';
import { AccountMailsService } from '../account/account-mails.service.ts';

/** A new owner of spaces who has accepted the terms. */
export type NewAccount = {
  email: string;
  password: string;
  name: string;
  companyName: string;
  ico: string | null;
  dic: string | null;
  phone: string | null;
};

/** Creates a user, a customer and a trial, and sends a link that confirms the address (PRODUCT §2). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly memberships: MembershipPort,
    private readonly mails: AccountMailsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SiteSettingsService,
    private readonly clock: Clock,
  ) {}

  async register(account: NewAccount): Promise<User> {
    assertPasswordAllowed(account.password, { ...account, roles: [] });
    if (await this.users.findByEmail(account.email)) throw emailTaken();
    const passwordHash = await this.users.hashPassword(account.password);
    return this.unitOfWork.run(async () => {
      const { email, name, ico, dic, phone } = account;
      const { termsVersion } = await this.settings.getCurrent();
      const user = await this.users.add({
        email,
        name,
        passwordHash,
        roles: ['ROLE_USER', 'ROLE_CUSTOMER'],
        termsVersion,
        termsAcceptedAt: this.clock.now(),
      });
      const customer = await this.customers.add(user.id, { name: toCustomerName(account), ico, dic, phone });
      await this.memberships.startTrial(customer.id);
      await this.mails.sendLink(user, 'confirm-email');
      await this.audit.record(
        { userId: user.id },
        'user.register',
        { type: 'user', id: user.id },
        {},
        { customer_id: customer.id, terms_version: termsVersion },
      );
      return user;
    });
  }
}

const toCustomerName = ({ companyName, name, email }: NewAccount): string =>
  companyName || name || email.slice(0, email.lastIndexOf('@'));
