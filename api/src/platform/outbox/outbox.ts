import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { SqlPool, UnitOfWork } from '../database/index.ts';
import { Log } from '../logging/log.ts';
import { currentTrace } from '../logging/trace.ts';
import type { JobDefinition } from '../queue/index.ts';
import type { EventDefinition } from './define-event.ts';

/** Channel on which commits wake the relay. */
export const OUTBOX_CHANNEL = 'outbox';
/** Commits of so many milliseconds ring together. */
const GATHER_MS = 20;
/** Rows of this prefix ask for one job instead of telling an event. */
export const JOB_PREFIX = 'job:';

/**
 * Writes down what must happen later, in the very transaction that causes it: neither a crash nor a dead Redis loses or invents it.
 * The relay is woken after the commit and not by it: PostgreSQL lets transactions with a NOTIFY commit only one after the other.
 * A ring that is lost costs the second until the relay looks by itself.
 */
@Injectable()
export class Outbox {
  private bell: NodeJS.Timeout | null = null;
  private readonly ring = (): void => {
    this.bell ??= setTimeout(() => {
      this.bell = null;
      this.sql.pool.query('select pg_notify($1, $2)', [OUTBOX_CHANNEL, '']).catch(() => undefined);
    }, GATHER_MS).unref();
  };

  constructor(private readonly em: EntityManager, private readonly sql: SqlPool, private readonly unit: UnitOfWork, private readonly log: Log) {}

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
    await this.unit.writeLast('insert into outbox_event (name, payload, request_id) values (?, ?::jsonb, ?)', [name, JSON.stringify(payload), currentTrace()?.request_id ?? null]);
    this.unit.afterCommit(this.ring);
    this.unit.afterCommit(() => this.log.debug({ event: name }, 'written to the outbox'));
  }
}
