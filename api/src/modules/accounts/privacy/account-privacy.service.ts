import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { AccountSecurityService } from '../account/account-security.service.ts';
import { getAccountId } from '../users/index.ts';
import { PersonDataService } from './person-data.service.ts';

/** Access to personal data and their erasure by their owner (GDPR art. 15, 17, 20). */
@Injectable()
export class AccountPrivacyService {
  constructor(
    private readonly security: AccountSecurityService,
    private readonly people: PersonDataService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** All stored personal data of the actor, by module. */
  async export(actor: Actor): Promise<Record<string, unknown>> {
    const userId = getAccountId(actor);
    return this.unitOfWork.run(async () => {
      const data = await this.people.export(await this.people.findByUser(userId));
      await this.audit.record(actor, 'user.export', { type: 'user', id: userId });
      return data;
    });
  }

  /** @throws DomainError LAST_ADMIN, NO_SUCCESSOR, FUTURE_RESERVATIONS */
  async erase(actor: Actor, password: string): Promise<void> {
    const userId = await this.security.assertPassword(actor, password);
    await this.unitOfWork.run(() => this.people.eraseAccount(actor, userId));
  }
}
