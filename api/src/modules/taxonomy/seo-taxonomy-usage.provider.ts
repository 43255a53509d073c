import { Injectable } from '@nestjs/common';
import { SeoUrlValuesService } from '../seo/index.ts';
import {
  TaxonomyUsageRegistry,
  type TaxonomyUsageProvider,
  type UsageCount,
} from './taxonomy-usage.registry.ts';
import type { TaxonomyKind } from './taxonomy-item.ts';

/** Connects the filters of SEO URLs with the taxonomy, which the `seo` module does not know. */
@Injectable()
export class SeoTaxonomyUsageProvider implements TaxonomyUsageProvider {
  readonly name = 'seoUrls';

  constructor(
    private readonly seoUrls: SeoUrlValuesService,
    registry: TaxonomyUsageRegistry,
  ) {
    registry.register(this);
  }

  countUses(kind: TaxonomyKind): Promise<UsageCount[]> {
    return this.seoUrls.countUses(kind);
  }

  replace(kind: TaxonomyKind, from: number, into: number): Promise<void> {
    return this.seoUrls.replaceValue(kind, from, into);
  }
}
