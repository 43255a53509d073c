import { Injectable } from '@nestjs/common';
import {
  TaxonomyUsageRegistry,
  type TaxonomyKind,
  type TaxonomyUsageProvider,
  type UsageCount,
} from '../../taxonomy/index.ts';
import { SynonymAdminRepository } from './synonym.admin.repository.ts';

/** Moves synonyms when items are merged. They are deleted with their item, so they are no use of it. */
@Injectable()
export class SynonymTaxonomyUsageProvider implements TaxonomyUsageProvider {
  readonly name = 'synonyms';

  constructor(
    private readonly synonyms: SynonymAdminRepository,
    registry: TaxonomyUsageRegistry,
  ) {
    registry.register(this);
  }

  countUses(): Promise<UsageCount[]> {
    return Promise.resolve([]);
  }

  replace(kind: TaxonomyKind, from: number, into: number): Promise<void> {
    return this.synonyms.replaceItem(kind, from, into);
  }
}
