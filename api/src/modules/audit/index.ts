export { AuditEntry } from './audit-entry.entity.ts';
export { AuditModule } from './audit.module.ts';
export {
  AuditTrailService,
  type AuditActor,
  type AuditAction,
  type AuditSubject,
} from './audit-trail.service.ts';
export { listFieldDifferences, type FieldDifference } from './field-differences.ts';
