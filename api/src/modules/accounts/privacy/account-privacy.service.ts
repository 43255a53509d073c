import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { PersonalDataRegistry, type Person } from '../../../platform/privacy/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CustomersService } from '../customers/index.ts';
import { UsersService } from '../users/index.ts';
import { AccountMailsService } from '../account-mails.service.ts';
import { getOwnAccountId } from '../account.policy.ts';
import { AccountSecurityService } from '../account-security.service.ts';

/** Access to personal data and their erasure (GDPR art. 15, 17, 20). */
@Injectable()
export class AccountPrivacyService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly security: AccountSecurityService,
    private readonly personalData: PersonalDataRegistry,
    private readonly mails: AccountMailsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** All stored personal data of the actor, by module. */
  async export(actor: Actor): Promise<Record<string, unknown>> {
    const userId = getOwnAccountId(actor);
    return this.unitOfWork.run(async () => {
      const data = await this.personalData.export(await this.loadPerson(userId));
      await this.audit.record(actor, 'user.export', { type: 'user', id: userId });
      return { exported_at: this.clock.now(), ...data };
    });
  }

  /**
   * Erases the personal data in all modules in one transaction. Invoices are kept as accounting law requires.
   * @throws DomainError LAST_ADMIN for the last operator of the site
   */
  async erase(actor: Actor, password: string): Promise<void> {
    const userId = await this.security.assertPassword(actor, password);
    await this.unitOfWork.run(async () => {
      if (await this.users.isLastAdmin(userId)) throw new DomainError('conflict', 'LAST_ADMIN');
      const person = await this.loadPerson(userId);
      await this.mails.sendAccountErased({ id: userId, email: person.email });
      await this.audit.record(actor, 'user.erase', { type: 'user', id: userId });
      await this.personalData.erase(person);
    });
  }

  private async loadPerson(userId: number): Promise<Person> {
    const { email, emailConfirmedAt, name } = await this.users.loadForUpdate(userId);
    const customer = await this.customers.findByUser(userId);
    const names = [name, ...(customer ? [customer.name] : [])].filter((each) => each !== '');
    return { userId, customerId: customer?.id ?? null, email, ownsEmail: emailConfirmedAt !== null, names };
  }
}
