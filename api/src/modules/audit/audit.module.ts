import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditController } from './audit.controller.ts';
import { AuditLog } from './audit-log.service.ts';
import { AuditTrail } from './audit-trail.service.ts';
import { AuditRepository } from './audit.repository.ts';
import { ExportAudit } from './export-audit.ts';

@Module({ controllers: [AuditController], providers: [AuditRepository, AuditLog, AuditTrail, { provide: APP_INTERCEPTOR, useClass: ExportAudit }], exports: [AuditTrail] })
export class AuditModule {}
