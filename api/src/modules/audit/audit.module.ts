import { Module } from '@nestjs/common';
import { ExportTrail } from '../../platform/export/index.ts';
import { AuditController } from './audit.controller.ts';
import { AuditJobs } from './audit.jobs.ts';
import { AuditLog } from './audit-log.service.ts';
import { AuditTrail } from './audit-trail.service.ts';
import { AuditRepository } from './audit.repository.ts';
import { ExportAudit } from './export-audit.ts';

@Module({
  controllers: [AuditController],
  providers: [
    AuditJobs,
    AuditRepository,
    AuditLog,
    AuditTrail,
    { provide: ExportTrail, useClass: ExportAudit },
  ],
  exports: [AuditTrail, ExportTrail],
})
export class AuditModule {}
