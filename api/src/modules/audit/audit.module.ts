import { Module } from '@nestjs/common';
import { ExportAuditPort } from '../../platform/export/index.ts';
import { AuditController } from './audit.controller.ts';
import { AuditJobs } from './audit.jobs.ts';
import { AuditTrailService } from './audit-trail.service.ts';
import { AuditRepository } from './audit.repository.ts';
import { ExportAuditAdapter } from './export-audit.adapter.ts';

@Module({
  controllers: [AuditController],
  providers: [
    AuditJobs,
    AuditRepository,
    AuditTrailService,
    { provide: ExportAuditPort, useClass: ExportAuditAdapter },
  ],
  exports: [AuditTrailService, ExportAuditPort],
})
export class AuditModule {}
