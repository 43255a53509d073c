import { Injectable } from '@nestjs/common';
import { AuditRepository, type AuditFilter, type AuditLogRow, type AuditPage } from './audit.repository.ts';

/** Read access to the audit trail for the console. */
@Injectable()
export class AuditLog {
  constructor(private readonly entries: AuditRepository) {}

  /** One page, the newest first, with the total count. */
  page(filter: AuditPage): Promise<{ rows: AuditLogRow[]; total: number }> {
    return this.entries.page(filter);
  }

  /** Streams all matching entries. */
  all(filter: AuditFilter): AsyncGenerator<AuditLogRow> {
    return this.entries.all(filter);
  }

  /** Values of the filters. */
  names(): Promise<{ actions: string[]; subjectTypes: string[] }> {
    return this.entries.names();
  }
}
