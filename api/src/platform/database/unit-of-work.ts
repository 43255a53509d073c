import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { RequestContext } from '@mikro-orm/core';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isRetriable } from '../errors/index.ts';

const MAX_RETRIES = 3;

/** One transaction around the work of a public mutating service method; repositories inside take part by context. */
@Injectable()
export class UnitOfWork {
  private readonly afterwards = new AsyncLocalStorage<Set<() => void>>();

  constructor(private readonly em: EntityManager) {}

  /**
   * Runs the work in a transaction on a fresh identity map; a deadlock or serialization failure is retried up to three times.
   * Inside of another unit of work it joins that one, so that a deed made of several is kept whole or not at all.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let retry = 0; ; retry += 1) {
      const wanted = new Set<() => void>();
      try {
        const result = await this.afterwards.run(wanted, () => this.em.fork({ useContext: false }).transactional(work));
        for (const act of wanted) act();
        return result;
      } catch (error) {
        if (retry === MAX_RETRIES || !isRetriable(error)) throw error;
      }
    }
  }

  /** Has something done once the present unit of work has committed, one time however often it is asked for; at once where there is none. What it does may be lost with the process. */
  afterCommit(act: () => void): void {
    const wanted = this.afterwards.getStore();
    if (wanted) wanted.add(act);
    else act();
  }

  /** Gives work outside a request (a job, a command) an identity map of its own. */
  inOwnContext<T>(work: () => Promise<T>): Promise<T> {
    return RequestContext.create(this.em.fork({ useContext: false }), work);
  }
}
