import { Injectable } from '@nestjs/common';
import { AuditRepository, type AuditFilter, type AuditLogRow, type AuditPage } from './audit.repository.ts';

/** Reads what was written down, for the operator. */
@Injectable()
export class AuditLog {
  constructor(private readonly entries: AuditRepository) {}

  /** One page, the newest first, and how many there are in all. */
  page(filter: AuditPage): Promise<{ rows: AuditLogRow[]; total: number }> {
    return this.entries.page(filter);
  }

  /** Everything that is found, for a table to download. */
  all(filter: AuditFilter): AsyncGenerator<AuditLogRow> {
    return this.entries.all(filter);
  }

  /** What the log can be filtered by. */
  names(): Promise<{ actions: string[]; subjectTypes: string[] }> {
    return this.entries.names();
  }
}
