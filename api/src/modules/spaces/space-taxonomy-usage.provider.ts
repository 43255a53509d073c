import { Injectable } from '@nestjs/common';
import { LocationUsageRegistry } from '../geo/index.ts';
import {
  TaxonomyUsageRegistry,
  type TaxonomyUsageProvider,
  type TaxonomyKind,
  type UsageCount,
} from '../taxonomy/index.ts';
import { SpaceTaxonomyRepository } from './space-taxonomy.repository.ts';

/** References of spaces to the taxonomy and to locations. */
@Injectable()
export class SpaceTaxonomyUsageProvider implements TaxonomyUsageProvider {
  readonly name = 'spaces';

  constructor(
    private readonly repository: SpaceTaxonomyRepository,
    registry: TaxonomyUsageRegistry,
    locations: LocationUsageRegistry,
  ) {
    registry.register(this);
    locations.register({ name: 'spaces', uses: () => this.repository.countByLocation() });
  }

  countUses(kind: TaxonomyKind, ids: readonly number[] | null): Promise<UsageCount[]> {
    return this.repository.countUses(kind, ids);
  }

  replace(kind: TaxonomyKind, from: number, into: number): Promise<void> {
    return this.repository.replace(kind, from, into);
  }
}
