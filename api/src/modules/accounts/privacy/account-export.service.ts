import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { getAccountId } from '../users/index.ts';
import { PersonDataService } from './person-data.service.ts';

/** Access to personal data (GDPR art. 15, 20). */
@Injectable()
export class AccountExportService {
  constructor(
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
}
