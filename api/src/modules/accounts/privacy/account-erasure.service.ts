import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { AccountMailsService } from '../account-mails.service.ts';
import { AccountSecurityService } from '../account-security.service.ts';
import { CustomerHandoverService } from '../team/index.ts';
import { UsersService } from '../users/index.ts';
import { toPerson } from './person.mapper.ts';

/** Erasure of personal data (GDPR art. 17). */
@Injectable()
export class AccountErasureService {
  constructor(
    private readonly users: UsersService,
    private readonly handover: CustomerHandoverService,
    private readonly security: AccountSecurityService,
    private readonly personalData: PersonalDataRegistry,
    private readonly mails: AccountMailsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Erases the personal data in all modules in one transaction. Invoices are kept as accounting law requires, and
   * so is a customer with another majitel.
   * @throws DomainError LAST_ADMIN for the last operator of the site, NO_SUCCESSOR
   */
  async erase(actor: Actor, password: string): Promise<void> {
    const userId = await this.security.assertPassword(actor, password);
    await this.unitOfWork.run(async () => {
      if (await this.users.isLastAdmin(userId)) throw new DomainError('conflict', 'LAST_ADMIN');
      const user = await this.users.loadForUpdate(userId);
      const person = toPerson(user, await this.handover.handOver(actor, userId));
      await this.mails.sendAccountErased({ id: userId, email: person.email });
      await this.audit.record(actor, 'user.erase', { type: 'user', id: userId });
      await this.personalData.erase(person);
    });
  }
}
