import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { CoalescedNotify, SqlPool, UnitOfWork } from '../database/index.ts';
import { Log } from '../logging/log.ts';
import { currentTrace } from '../logging/trace.ts';
import type { JobDefinition } from '../queue/index.ts';
import type { EventDefinition } from './define-event.ts';

/** Channel on which commits wake the relay. */
export const OUTBOX_CHANNEL = 'outbox';
/** Rows of this prefix ask for one job instead of telling an event. */
export const JOB_PREFIX = 'job:';

/**
 * Writes down what must happen later, in the very transaction that causes it: neither a crash nor a dead Redis loses or invents it.
 * The relay is woken after the commit; a lost notice costs the second until it polls.
 */
@Injectable()
export class Outbox {
  private readonly notify: CoalescedNotify;

  constructor(
    private readonly em: EntityManager,
    sql: SqlPool,
    private readonly unit: UnitOfWork,
    private readonly log: Log,
  ) {
    this.notify = new CoalescedNotify(sql, OUTBOX_CHANNEL);
  }

  /** Tells every listener of the event after this transaction has committed. */
  async publish<P extends object>(event: EventDefinition<P>, payload: P): Promise<void> {
    await this.write(event.name, payload);
  }

  /** Puts the job into its queue after this transaction has committed. */
  async enqueue<P extends object>(job: JobDefinition<P>, payload: P): Promise<void> {
    await this.write(JOB_PREFIX + job.name, payload);
  }

  private async write(name: string, payload: object): Promise<void> {
    if (!this.em.isInTransaction()) throw new Error(`${name} must be written inside a unit of work.`);
    await this.unit.writeLast(
      'insert into outbox_event (name, payload, request_id) values (?, ?::jsonb, ?)',
      [name, JSON.stringify(payload), currentTrace()?.request_id ?? null],
    );
    this.unit.afterCommit(this.notify.send);
    this.unit.afterCommit(() => this.log.debug({ event: name }, 'written to the outbox'));
  }
}
