import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { PersonalDataRegistry } from '../../../platform/privacy/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { getAccountId, UsersService } from '../users/index.ts';
import { CustomersService } from '../customers/index.ts';
import { toPerson } from './person.mapper.ts';

/** Access to personal data (GDPR art. 15, 20). */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly personalData: PersonalDataRegistry,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** All stored personal data of the actor, by module. */
  async export(actor: Actor): Promise<Record<string, unknown>> {
    const userId = getAccountId(actor);
    return this.unitOfWork.run(async () => {
      const user = await this.users.loadForUpdate(userId);
      const data = await this.personalData.export(toPerson(user, await this.customers.findByUser(userId)));
      await this.audit.record(actor, 'user.export', { type: 'user', id: userId });
      return { exported_at: this.clock.now(), ...data };
    });
  }
}
