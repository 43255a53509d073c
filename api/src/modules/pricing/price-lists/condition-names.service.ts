import { Injectable } from '@nestjs/common';
import type { ConditionNames } from '@prostora/strings/cs/price-list-rules.ts';
import { priceListFields } from '@prostora/strings/cs/price-list-fields.ts';
import { TaxonomyService } from '../../taxonomy/index.ts';
import type { PriceList } from './price-list.entity.ts';

/** Names of purposes and layouts that the sentences of rules use. */
@Injectable()
export class ConditionNamesService {
  constructor(private readonly taxonomy: TaxonomyService) {}

  /** Purposes are loaded for a list whose conditions name them. */
  async load({ definition }: PriceList): Promise<ConditionNames> {
    const { layoutNames: layouts } = priceListFields.conditions;
    if (definition.rules.every(({ when }) => when.purposes.length === 0)) return { layouts };
    const { purposes } = await this.taxonomy.loadSnapshot();
    return { layouts, purposes: Object.fromEntries(purposes.map(({ slug, name }) => [slug, name])) };
  }
}
