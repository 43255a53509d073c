import { Injectable } from '@nestjs/common';
import { LocationUsageRegistry } from '../geo/index.ts';
import {
  TaxonomyUsageRegistry,
  type TaxonomyUsageProvider,
  type TaxonomyKind,
  type UsageCount,
} from '../taxonomy/index.ts';
import { InquiryTaxonomyUsageRepository } from './inquiry-taxonomy-usage.repository.ts';

/** Reports and replaces taxonomy items and locations used by inquiries. */
@Injectable()
export class InquiryTaxonomyUsageProvider implements TaxonomyUsageProvider {
  readonly name = 'inquiries';

  constructor(
    private readonly inquiries: InquiryTaxonomyUsageRepository,
    registry: TaxonomyUsageRegistry,
    locations: LocationUsageRegistry,
  ) {
    registry.register(this);
    locations.register({ name: 'inquiries', uses: () => this.inquiries.countUsage('location') });
  }

  countUses(kind: TaxonomyKind): Promise<UsageCount[]> {
    return this.inquiries.countUsage(kind);
  }

  replace(kind: TaxonomyKind, from: number, into: number): Promise<void> {
    return this.inquiries.replace(kind, from, into);
  }
}
