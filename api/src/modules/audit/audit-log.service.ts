import { Injectable } from '@nestjs/common';
import { AuditRepository, type AuditFilter, type AuditLogRow, type AuditPage } from './audit.repository.ts';

/** Read access to the audit trail for the console. */
@Injectable()
export class AuditLogService {
  constructor(private readonly entries: AuditRepository) {}

  /** One page, the newest first, with the total count. */
  listPage(filter: AuditPage): Promise<{ rows: AuditLogRow[]; total: number }> {
    return this.entries.listPage(filter);
  }

  /** Streams all matching entries. */
  streamAll(filter: AuditFilter): AsyncGenerator<AuditLogRow> {
    return this.entries.streamAll(filter);
  }

  /** Values of the filters. */
  listNames(): Promise<{ actions: string[]; subjectTypes: string[] }> {
    return this.entries.listNames();
  }
}
