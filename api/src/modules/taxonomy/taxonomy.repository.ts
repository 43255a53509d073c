import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Attribute } from './attribute.entity.ts';
import { Purpose } from './purpose.entity.ts';

@Injectable()
export class TaxonomyRepository {
  constructor(private readonly em: EntityManager) {}

  purposes(): Promise<Purpose[]> {
    return this.em.find(Purpose, {}, { orderBy: { sortOrder: 'asc', id: 'asc' } });
  }

  attributes(): Promise<Attribute[]> {
    return this.em.find(Attribute, {}, { orderBy: { sortOrder: 'asc', id: 'asc' } });
  }
}
