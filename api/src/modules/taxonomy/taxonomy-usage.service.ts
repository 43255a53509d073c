import { Injectable } from '@nestjs/common';
import { TaxonomyUsageRegistry } from './taxonomy-usage.registry.ts';
import type { TaxonomyItem, TaxonomyKind } from './taxonomy-item.ts';

/** Numbers of records that refer to an item. */
export type ItemUsage = { spaces: number; publishedSpaces: number; inquiries: number; seoUrls: number };
export type ItemWithUsage = { item: TaxonomyItem; uses: ItemUsage };

const UNUSED: ItemUsage = { spaces: 0, publishedSpaces: 0, inquiries: 0, seoUrls: 0 };

/** Counts references to taxonomy items across modules. */
@Injectable()
export class TaxonomyUsageService {
  constructor(private readonly registry: TaxonomyUsageRegistry) {}

  /** The number of statements does not depend on the number of items. */
  async listWithUsage(kind: TaxonomyKind, items: readonly TaxonomyItem[]): Promise<ItemWithUsage[]> {
    const ids = items.length === 1 ? items.map(({ id }) => id) : null;
    const uses = new Map<number, ItemUsage>();
    for (const provider of this.registry.providers) {
      for (const { id, count, published } of await provider.countUses(kind, ids)) {
        uses.set(id, {
          ...(uses.get(id) ?? UNUSED),
          [provider.name]: count,
          ...(published !== undefined && { publishedSpaces: published }),
        });
      }
    }
    return items.map((item) => ({ item, uses: uses.get(item.id) ?? UNUSED }));
  }

  async getWithUsage(kind: TaxonomyKind, item: TaxonomyItem): Promise<ItemWithUsage> {
    const [row] = await this.listWithUsage(kind, [item]);
    return row ?? { item, uses: UNUSED };
  }
}
