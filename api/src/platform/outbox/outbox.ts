import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { CoalescedNotify, SqlPool, UnitOfWork } from '../database/index.ts';
import { Log } from '../logging/log.ts';
import { currentTrace } from '../logging/trace.ts';
import type { JobDefinition } from '../queue/index.ts';
import type { EventDefinition } from './define-event.ts';

/** NOTIFY channel of the relay. */
export const OUTBOX_CHANNEL = 'outbox';
/** Name prefix of rows that are a single job instead of an event. */
export const JOB_PREFIX = 'job:';

/**
 * Transactional outbox: events and jobs are written in the transaction that causes them, so neither a crash
 * nor a Redis outage loses or invents one. The relay is notified after the commit; a lost notification delays
 * it by one poll of a second.
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

  /** Publishes an event to its listeners after the commit. */
  async publish<P extends object>(event: EventDefinition<P>, payload: P): Promise<void> {
    await this.write(event.name, payload);
  }

  /** Enqueues a job after the commit. */
  async enqueue<P extends object>(job: JobDefinition<P>, payload: P): Promise<void> {
    await this.write(JOB_PREFIX + job.name, payload);
  }

  private async write(name: string, payload: object): Promise<void> {
    if (!this.em.isInTransaction()) throw new Error(`${name} must be written inside a unit of work.`);
    await this.unit.deferUntilCommit(
      'insert into outbox_event (name, payload, request_id) values (?, ?::jsonb, ?)',
      [name, JSON.stringify(payload), currentTrace()?.request_id ?? null],
    );
    this.unit.afterCommit(this.notify.send);
    this.unit.afterCommit(() => this.log.debug({ event: name }, 'written to the outbox'));
  }
}
