import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Location } from './location.entity.ts';

@Injectable()
export class LocationRepository {
  constructor(private readonly em: EntityManager) {}

  /** Every location, in the order of ids; on an identity map of its own, because it is also read at start, outside of a request. */
  all(): Promise<Location[]> {
    return this.em.fork().find(Location, {}, { orderBy: { id: 'asc' } });
  }
}
