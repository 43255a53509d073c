import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/index.ts';
import { AuditRepository } from './audit.repository.ts';
import { auditSnapshot, oneLine } from './audit-snapshot.ts';

/** The thing something was done to. */
export type AuditSubject = { type: string; id: number };

/** Writes down who did what, in the transaction of the deed: either both are kept, or neither. */
@Injectable()
export class AuditTrail {
  constructor(private readonly entries: AuditRepository, private readonly clock: Clock) {}

  async record(
    actor: Pick<Actor, 'userId'> & Partial<Pick<Actor, 'impersonatorId'>>,
    action: string,
    subject: AuditSubject,
    before: Readonly<Record<string, unknown>> = {},
    after: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    await this.entries.add({
      actorId: actor.userId,
      impersonatorId: actor.impersonatorId ?? null,
      action: oneLine(action),
      subjectType: oneLine(subject.type),
      subjectId: subject.id,
      before: auditSnapshot(before),
      after: auditSnapshot(after),
      createdAt: this.clock.now(),
    });
  }
}
