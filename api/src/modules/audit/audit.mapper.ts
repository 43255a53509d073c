import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import type { TableColumn } from '../../platform/export/index.ts';
import type { AuditPersonAnswer, AuditRowAnswer } from './audit.dto.ts';
import type { AuditLogRow } from './audit.repository.ts';
import { fieldDifferences } from './field-differences.ts';

const { file, change } = adminOperations.log;

export const auditRow = (row: AuditLogRow): AuditRowAnswer => ({
  id: row.id,
  action: row.action,
  at: row.createdAt.toISOString(),
  actor: person(row.actorId, row.actorEmail),
  impersonator: person(row.impersonatorId, row.impersonatorEmail),
  subject: { type: row.subjectType, id: row.subjectId },
  changes: fieldDifferences(row.before, row.after),
});

/** A user that no longer exists has an empty e-mail. */
const person = (id: number | null, email: string | null): AuditPersonAnswer | null =>
  id === null ? null : { id, email: email ?? '' };

/** Columns of the export; all changes are in one cell, one line per field. */
export const auditColumns: readonly TableColumn<AuditLogRow>[] = [
  { title: file.id, width: 10, value: ({ id }) => id },
  { title: file.at, type: 'moment', value: ({ createdAt }) => createdAt },
  { title: file.action, width: 32, value: ({ action }) => adminAudit.action(action) },
  { title: file.code, width: 24, value: ({ action }) => action },
  { title: file.subject, value: ({ subjectType }) => adminAudit.subjectName(subjectType) },
  { title: file.subjectId, width: 12, value: ({ subjectId }) => (subjectId === 0 ? null : subjectId) },
  {
    title: file.actor,
    width: 32,
    value: ({ actorId, actorEmail }) => nameOf(actorId, actorEmail) ?? adminAudit.system,
  },
  {
    title: file.operator,
    width: 32,
    value: ({ impersonatorId, impersonatorEmail }) => nameOf(impersonatorId, impersonatorEmail),
  },
  {
    title: file.changes,
    width: 60,
    value: ({ before, after }) =>
      fieldDifferences(before, after)
        .map((each) => change(adminAudit.field(each.field), told(each.before), told(each.after)))
        .join('\n') || null,
  },
];

const nameOf = (id: number | null, email: string | null): string | null =>
  id === null ? null : (email ?? adminAudit.unknownPerson(id));
const told = (value: unknown): string =>
  value === null || value === ''
    ? adminAudit.nothing
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
