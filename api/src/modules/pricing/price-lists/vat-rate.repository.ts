import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { VatRate } from './vat-rate.entity.ts';

@Injectable()
export class VatRateRepository {
  constructor(private readonly em: EntityManager) {}

  /** The operator's whole table, a few rows of each item. */
  listAll(): Promise<VatRate[]> {
    return this.em.findAll(VatRate, { orderBy: { item: 'asc', validFrom: 'asc' } });
  }
}
