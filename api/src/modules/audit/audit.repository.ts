import { Injectable } from '@nestjs/common';
import { EntityManager, type RequiredEntityData } from '@mikro-orm/postgresql';
import { AuditEntry } from './audit-entry.entity.ts';

@Injectable()
export class AuditRepository {
  constructor(private readonly em: EntityManager) {}

  /** Written at once and not with the next flush, so that it also counts where nothing else is flushed. */
  async add(entry: RequiredEntityData<AuditEntry>): Promise<void> {
    await this.em.insert(AuditEntry, entry);
  }
}
