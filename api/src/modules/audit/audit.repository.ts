import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { AuditEntry } from './audit-entry.entity.ts';

export type AuditFilter = { subjectType: string | null; subjectId: number | null; actorId: number | null; page: number; pageSize: number };

/** An entry with the present addresses of those who did it; null where they are no longer known. */
export type AuditLogRow = {
  id: number; action: string; subjectType: string; subjectId: number; createdAt: Date;
  before: Record<string, unknown>; after: Record<string, unknown>;
  actorId: number | null; actorEmail: string | null; impersonatorId: number | null; impersonatorEmail: string | null;
};

@Injectable()
export class AuditRepository {
  constructor(private readonly em: EntityManager, private readonly unit: UnitOfWork) {}

  /** Written with the last statement of the unit of work, for no deed reads its own trace. */
  async add({ actorId, impersonatorId, action, subjectType, subjectId, before, after, createdAt }: Omit<AuditEntry, 'id'>): Promise<void> {
    await this.unit.writeLast(
      'insert into audit_entry (actor_id, impersonator_id, action, subject_type, subject_id, before, after, created_at) values (?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?)',
      [actorId, impersonatorId, action, subjectType, subjectId, JSON.stringify(before), JSON.stringify(after), createdAt]);
  }

  /** One page, the newest first, and how many there are in all. */
  async page(filter: AuditFilter): Promise<{ rows: AuditLogRow[]; total: number }> {
    const { where, params } = conditions(filter);
    const connection = this.em.getConnection();
    const [rows, counts] = await Promise.all([
      connection.execute<(Omit<AuditLogRow, 'createdAt'> & { createdAt: string })[]>(
        `select e.id, e.action, e.subject_type as "subjectType", e.subject_id as "subjectId", e.created_at as "createdAt", e.before, e.after,
           e.actor_id as "actorId", a.email as "actorEmail", e.impersonator_id as "impersonatorId", o.email as "impersonatorEmail"
         from (select * from audit_entry where ${where} order by id desc limit ? offset ?) e
         left join app_user a on a.id = e.actor_id left join app_user o on o.id = e.impersonator_id order by e.id desc`,
        [...params, filter.pageSize, (filter.page - 1) * filter.pageSize],
      ),
      connection.execute<{ total: string }[]>(`select count(*) as total from audit_entry where ${where}`, params),
    ]);
    return { rows: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })), total: Number(counts[0]?.total ?? 0) };
  }
}

function conditions({ subjectType, subjectId, actorId }: AuditFilter): { where: string; params: unknown[] } {
  const parts: [string, unknown[]][] = [];
  if (subjectType !== null) parts.push(['subject_type = ?', [subjectType]]);
  if (subjectId !== null) parts.push(['subject_id = ?', [subjectId]]);
  if (actorId !== null) parts.push(['(actor_id = ? or impersonator_id = ?)', [actorId, actorId]]);
  return { where: parts.map(([sql]) => sql).join(' and ') || 'true', params: parts.flatMap(([, params]) => params) };
}
