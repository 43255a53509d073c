import { Injectable } from '@nestjs/common';
import { AuditRepository, type AuditFilter, type AuditLogRow } from './audit.repository.ts';

/** Reads what was written down, for the operator. */
@Injectable()
export class AuditLog {
  constructor(private readonly entries: AuditRepository) {}

  /** One page, the newest first, and how many there are in all. */
  page(filter: AuditFilter): Promise<{ rows: AuditLogRow[]; total: number }> {
    return this.entries.page(filter);
  }
}
