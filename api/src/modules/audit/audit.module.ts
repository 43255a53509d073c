import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.ts';
import { AuditLog } from './audit-log.service.ts';
import { AuditTrail } from './audit-trail.service.ts';
import { AuditRepository } from './audit.repository.ts';

@Module({ controllers: [AuditController], providers: [AuditRepository, AuditLog, AuditTrail], exports: [AuditTrail] })
export class AuditModule {}
