import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { AuditEntry } from './audit-entry.entity.ts';
import { AuditRepository } from './audit.repository.ts';
import { auditSnapshot, oneLine } from './audit-snapshot.ts';

/** The thing something was done to. */
export type AuditSubject = { type: string; id: number };

/** Who did it; without a user the system itself. */
export type AuditActor = Pick<Actor, 'userId'> & Partial<Pick<Actor, 'impersonatorId'>>;
/** What was done to one thing. */
export type AuditDeed = {
  action: string;
  subject: AuditSubject;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
};

/** Writes down who did what, in the transaction of the deed: either both are kept, or neither. */
@Injectable()
export class AuditTrail {
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
    await this.entries.add(this.entryOf(actor, { action, subject, before, after }));
  }

  /** An entry for each of many deeds of one transaction, in one trip to the database. */
  async recordAll(actor: AuditActor, deeds: readonly AuditDeed[]): Promise<void> {
    if (deeds.length > 0) await this.entries.addAll(deeds.map((deed) => this.entryOf(actor, deed)));
  }

  /**
   * Replaces the texts in what was written down of the things by salted hashes, which tell that a value changed but not to what. To be
   * called inside the unit of work that erases a person.
   */
  async forget(subjectType: string, subjectIds: readonly number[]): Promise<void> {
    if (subjectIds.length > 0) await this.entries.hashTexts(subjectType, subjectIds);
  }

  /**
   * The same for redirects that are deleted already: those that led from or to the addresses or below them, and those that led to their
   * former addresses.
   */
  async forgetRedirectsBelow(paths: readonly string[]): Promise<void> {
    const ids = new Set<number>();
    const queue = new Set(paths);
    for (const path of queue) {
      for (const { subjectId, fromPath } of await this.entries.findRedirectsBelow(path)) {
        ids.add(subjectId);
        if (fromPath !== null) queue.add(fromPath);
      }
    }
    await this.forget('redirect', [...ids]);
  }

  private entryOf(
    actor: AuditActor,
    { action, subject, before = {}, after = {} }: AuditDeed,
  ): Omit<AuditEntry, 'id'> {
    return {
      actorId: actor.userId,
      impersonatorId: actor.impersonatorId ?? null,
      action: oneLine(action),
      subjectType: oneLine(subject.type),
      subjectId: subject.id,
      before: auditSnapshot(before),
      after: auditSnapshot(after),
      createdAt: this.clock.now(),
    };
  }
}
