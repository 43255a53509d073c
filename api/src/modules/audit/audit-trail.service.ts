import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { AuditRepository, type AuditFilter, type AuditLogRow, type AuditPage } from './audit.repository.ts';
import { toAuditSnapshot, toSingleLine } from './audit-snapshot.ts';

export type AuditSubject = { type: string; id: number };

/** `userId` is null for the system. */
export type AuditActor = Pick<Actor, 'userId'> & Partial<Pick<Actor, 'impersonatorId' | 'customerId'>>;
export type AuditAction = {
  action: string;
  subject: AuditSubject;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

/** Records actions in the transaction that performs them, and lists them for the console. */
@Injectable()
export class AuditTrailService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
  ) {}

  async record(
    actor: AuditActor,
    action: string,
    subject: AuditSubject,
    before: Readonly<Record<string, unknown>> = {},
    after: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    await this.entries.create(this.buildEntry(actor, { action, subject, before, after }));
  }

  /** Records several actions of one transaction with one statement. */
  async recordAll(actor: AuditActor, auditRecords: readonly AuditAction[]): Promise<void> {
    if (auditRecords.length > 0)
      await this.entries.addAll(auditRecords.map((auditRecord) => this.buildEntry(actor, auditRecord)));
  }

  /**
   * Replaces the texts in the entries of the subjects by salted hashes, which still show that a value
   * changed. Must run inside the unit of work that erases a person.
   */
  async anonymize(subjectType: string, subjectIds: readonly number[]): Promise<void> {
    if (subjectIds.length > 0) await this.entries.hashTexts(subjectType, subjectIds);
  }

  /**
   * The same for deleted redirects: those from or to the paths or below them, and, transitively, those to
   * their former paths.
   */
  async anonymizeRedirectsBelow(paths: readonly string[]): Promise<void> {
    const ids = new Set<number>();
    const queue = new Set(paths);
    for (const path of queue) {
      for (const { subjectId, fromPath } of await this.entries.findRedirectsBelow(path)) {
        ids.add(subjectId);
        if (fromPath !== null) queue.add(fromPath);
      }
    }
    await this.anonymize('redirect', [...ids]);
  }

  /** One page, the newest first, with the total count. */
  listPage(filter: AuditPage): Promise<{ rows: AuditLogRow[]; total: number }> {
    return this.entries.listPage(filter);
  }

  /** Streams all matching entries. */
  streamAll(filter: AuditFilter): AsyncGenerator<AuditLogRow> {
    return this.entries.streamAll(filter);
  }

  /** Values of the filters. */
  listNames(): Promise<{ actions: string[]; subjectTypes: string[] }> {
    return this.entries.listNames();
  }

  private buildEntry(
    actor: AuditActor,
    { action, subject, before = {}, after = {} }: AuditAction,
  ): Omit<AuditEntry, 'id'> {
    return {
      actorId: actor.userId,
      impersonatorId: actor.impersonatorId ?? null,
      customerId: actor.customerId ?? null,
      action: toSingleLine(action),
      subjectType: toSingleLine(subject.type),
      subjectId: subject.id,
      before: toAuditSnapshot(before),
      after: toAuditSnapshot(after),
      createdAt: this.clock.now(),
    };
  }
}
