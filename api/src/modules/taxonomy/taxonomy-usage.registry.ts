import { Injectable } from '@nestjs/common';
import type { TaxonomyKind } from './taxonomy-item.ts';

/** Number of records that refer to an item; of spaces also the number of published ones. */
export type UsageCount = { id: number; count: number; published?: number };

/** A module's references to purposes and attributes. */
export type TaxonomyUsageProvider = {
  readonly name: 'spaces' | 'inquiries' | 'seoUrls' | 'synonyms';
  /** @param ids items to count, null for all; unused items may be left out of the result */
  countUses(kind: TaxonomyKind, ids: readonly number[] | null): Promise<UsageCount[]>;
  /** Replaces references to `from` by `into` without duplicates; called inside the transaction of a merge. */
  replace(kind: TaxonomyKind, from: number, into: number): Promise<void>;
};

/** Modules that refer to the taxonomy register here (ADR 7). */
@Injectable()
export class TaxonomyUsageRegistry {
  readonly providers: TaxonomyUsageProvider[] = [];

  register(provider: TaxonomyUsageProvider): void {
    if (this.providers.some(({ name }) => name === provider.name))
      throw new Error(`Taxonomy usage provider ${provider.name} is registered twice.`);
    this.providers.push(provider);
  }
}
