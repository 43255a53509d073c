export { AuditEntry } from './audit-entry.entity.ts';
export { AuditModule } from './audit.module.ts';
export { AuditTrail, type AuditActor, type AuditDeed, type AuditSubject } from './audit-trail.service.ts';
export { fieldDifferences, type FieldDifference } from './field-differences.ts';
