import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { RequestContext } from '@mikro-orm/core';
import { isRetriable } from '../errors/index.ts';

const MAX_RETRIES = 3;

/** One transaction around the work of a public mutating service method; repositories inside take part by context. */
@Injectable()
export class UnitOfWork {
  constructor(private readonly em: EntityManager) {}

  /**
   * Runs the work in a transaction on a fresh identity map; a deadlock or serialization failure is retried up to three times.
   * Inside of another unit of work it joins that one, so that a deed made of several is kept whole or not at all.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let retry = 0; ; retry += 1) {
      try {
        return await this.em.fork({ useContext: false }).transactional(work);
      } catch (error) {
        if (retry === MAX_RETRIES || !isRetriable(error)) throw error;
      }
    }
  }

  /** Gives work outside a request (a job, a command) an identity map of its own. */
  inOwnContext<T>(work: () => Promise<T>): Promise<T> {
    return RequestContext.create(this.em.fork({ useContext: false }), work);
  }
}
