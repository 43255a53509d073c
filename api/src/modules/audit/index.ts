export { AuditEntry } from './audit-entry.entity.ts';
