import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { JobDefinition } from '../queue/index.ts';
import type { EventDefinition } from './define-event.ts';

/** Channel on which a commit wakes the relay. */
export const OUTBOX_CHANNEL = 'outbox';
/** Rows of this prefix ask for one job instead of telling an event. */
export const JOB_PREFIX = 'job:';

/** Writes down what must happen later, in the very transaction that causes it: neither a crash nor a dead Redis loses or invents it. */
@Injectable()
export class Outbox {
  constructor(private readonly em: EntityManager) {}

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
    await this.em.execute(
      `with written as (insert into outbox_event (name, payload) values (?, ?::jsonb) returning id) select pg_notify('${OUTBOX_CHANNEL}', '') from written`,
      [name, JSON.stringify(payload)],
    );
  }
}
