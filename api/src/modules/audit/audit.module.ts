import { Module } from '@nestjs/common';
import { AuditTrail } from './audit-trail.service.ts';
import { AuditRepository } from './audit.repository.ts';

@Module({ providers: [AuditRepository, AuditTrail], exports: [AuditTrail] })
export class AuditModule {}
