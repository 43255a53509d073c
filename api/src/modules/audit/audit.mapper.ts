import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { adminOperations } from '@prostora/strings/cs/admin-operations.ts';
import type { TableColumn } from '../../platform/export/index.ts';
import type { AuditPersonAnswer, AuditRowAnswer } from './audit.dto.ts';
import type { AuditLogRow } from './audit.repository.ts';
import { listFieldDifferences } from './field-differences.ts';

const { file, change } = adminOperations.log;

export const toAuditRow = (row: AuditLogRow): AuditRowAnswer => ({
  id: row.id,
  action: row.action,
  at: row.createdAt.toISOString(),
  actor: toPerson(row.actorId, row.actorEmail),
  impersonator: toPerson(row.impersonatorId, row.impersonatorEmail),
  subject: { type: row.subjectType, id: row.subjectId },
  changes: listFieldDifferences(row.before, row.after),
});

/** A user that no longer exists has an empty e-mail. */
const toPerson = (id: number | null, email: string | null): AuditPersonAnswer | null =>
  id === null ? null : { id, email: email ?? '' };

/** Columns of the export; all changes are in one cell, one line per field. */
export const AUDIT_COLUMNS: readonly TableColumn<AuditLogRow>[] = [
  { title: file.id, width: 10, value: ({ id }) => id },
  { title: file.at, type: 'timestamp', value: ({ createdAt }) => createdAt },
  { title: file.action, width: 32, value: ({ action }) => adminAudit.action(action) },
  { title: file.code, width: 24, value: ({ action }) => action },
  { title: file.subject, value: ({ subjectType }) => adminAudit.subjectName(subjectType) },
  { title: file.subjectId, width: 12, value: ({ subjectId }) => (subjectId === 0 ? null : subjectId) },
  {
    title: file.actor,
    width: 32,
    value: ({ actorId, actorEmail }) => formatName(actorId, actorEmail) ?? adminAudit.system,
  },
  {
    title: file.operator,
    width: 32,
    value: ({ impersonatorId, impersonatorEmail }) => formatName(impersonatorId, impersonatorEmail),
  },
  {
    title: file.changes,
    width: 60,
    value: ({ before, after }) =>
      listFieldDifferences(before, after)
        .map((each) =>
          change(adminAudit.field(each.field), formatValue(each.before), formatValue(each.after)),
        )
        .join('\n') || null,
  },
];

const formatName = (id: number | null, email: string | null): string | null =>
  id === null ? null : (email ?? adminAudit.unknownPerson(id));
const formatValue = (value: unknown): string =>
  value === null || value === ''
    ? adminAudit.nothing
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);
