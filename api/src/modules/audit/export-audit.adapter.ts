import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { UnitOfWork } from '../../platform/database/index.ts';
import { ExportAuditPort } from '../../platform/export/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrailService } from './audit-trail.service.ts';

/** Lists have no id. */
const subject = { type: 'export', id: 0 } as const;

/** A search text may be personal data: the salted hash only shows that there was one. */
const hashSearch = (text: string): string =>
  `#${createHash('sha256').update(randomBytes(16)).update(text).digest('hex').slice(0, 12)}`;

/** Records exports of lists in the audit trail. */
@Injectable()
export class ExportAuditAdapter extends ExportAuditPort {
  constructor(
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
  ) {
    super();
  }

  recordExport(actor: Actor, list: string, query: Readonly<Record<string, string>>): Promise<void> {
    const { search, ...rest } = query;
    const after = { list, ...rest, ...(search && { search: hashSearch(search) }) };
    return this.unit.run(() => this.audit.record(actor, 'list.export', subject, {}, after));
  }
}
