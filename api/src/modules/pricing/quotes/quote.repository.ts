import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PRICING_ENGINE_VERSION } from '@prostora/pricing';
import type { PricedQuote } from '../quote-snapshot.ts';
import { Quote } from '../quote.entity.ts';

@Injectable()
export class QuoteRepository {
  constructor(private readonly em: EntityManager) {}

  /** Flushed by the unit of work. */
  create({ snapshot, input: { ico: _ico, ...input } }: PricedQuote, createdAt: Date): Quote {
    return this.em.create(Quote, {
      answer: snapshot,
      hash: snapshot.hash,
      input,
      listId: snapshot.price_list?.id ?? null,
      listVersion: snapshot.price_list?.version ?? null,
      engineVersion: PRICING_ENGINE_VERSION,
      createdAt,
    });
  }
}
