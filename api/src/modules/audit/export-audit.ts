import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { ExportTrail } from '../../platform/export/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AuditTrail } from './audit-trail.service.ts';

/** A list is no numbered thing. */
const subject = { type: 'export', id: 0 } as const;

/** Lists that were taken away, in the log of deeds. */
@Injectable()
export class ExportAudit extends ExportTrail {
  constructor(private readonly audit: AuditTrail, private readonly unit: UnitOfWork) {
    super();
  }

  leave(actor: Actor, list: string, asked: Readonly<Record<string, string>>): Promise<void> {
    return this.unit.run(() => this.audit.record(actor, 'list.export', subject, {}, { list, ...asked }));
  }
}
