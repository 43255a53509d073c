import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PRICING_ENGINE_VERSION } from '@prostora/pricing';
import type { QuoteSnapshot } from './quote-snapshot.ts';
import { Quote } from './quote.entity.ts';

@Injectable()
export class QuoteRepository {
  constructor(private readonly em: EntityManager) {}

  /** Flushed by the unit of work. */
  create(answer: QuoteSnapshot, createdAt: Date): Quote {
    return this.em.create(Quote, {
      answer,
      hash: answer.hash,
      engineVersion: PRICING_ENGINE_VERSION,
      createdAt,
    });
  }
}
