import type { AuditPersonAnswer, AuditRowAnswer } from './audit.dto.ts';
import type { AuditLogRow } from './audit.repository.ts';
import { fieldDifferences } from './field-differences.ts';

/** An entry of the audit trail as the API tells it: what changed, member by member. */
export const auditRow = (row: AuditLogRow): AuditRowAnswer => ({
  id: row.id,
  action: row.action,
  at: row.createdAt.toISOString(),
  actor: person(row.actorId, row.actorEmail),
  impersonator: person(row.impersonatorId, row.impersonatorEmail),
  subject: { type: row.subjectType, id: row.subjectId },
  changes: fieldDifferences(row.before, row.after),
});

/** Whoever is no longer in the database keeps the number. */
const person = (id: number | null, email: string | null): AuditPersonAnswer | null => (id === null ? null : { id, email: email ?? '' });
