import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AccountSecurityService } from '../account/account-security.service.ts';
import { PersonDataService } from './person-data.service.ts';

/** Erasure of personal data by their owner (GDPR art. 17). */
@Injectable()
export class AccountErasureService {
  constructor(
    private readonly security: AccountSecurityService,
    private readonly people: PersonDataService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError LAST_ADMIN, NO_SUCCESSOR, FUTURE_RESERVATIONS */
  async erase(actor: Actor, password: string): Promise<void> {
    const userId = await this.security.assertPassword(actor, password);
    await this.unitOfWork.run(() => this.people.eraseAccount(actor, userId));
  }
}
