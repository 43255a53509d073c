import { Injectable } from '@nestjs/common';
import { SeoUrlValuesService } from '../seo/index.ts';
import { sumUsage, type LocationRow, type LocationUsage } from './location-list.ts';
import { LocationUsageRegistry } from './location-usage-registry.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationTree } from './location-tree.ts';
import { toLocationNode } from './locations.service.ts';

type OwnUsage = Omit<LocationUsage, 'parts'>;
const NO_USAGE: OwnUsage = { buildings: 0, spaces: 0, inquiries: 0, seoUrls: 0 };

/** Locations with their current usage, read from the database. */
@Injectable()
export class LocationRowsService {
  constructor(
    private readonly repository: LocationRepository,
    private readonly usageRegistry: LocationUsageRegistry,
    private readonly seoUrlValues: SeoUrlValuesService,
  ) {}

  async listAll(): Promise<LocationRow[]> {
    const locations = await this.repository.listAll();
    const tree = new LocationTree(locations.map(toLocationNode));
    const uses = sumUsage(tree, await this.loadOwnUsage());
    return locations.map((location) => ({
      node: toLocationNode(location),
      path: tree.getPath(location.id),
      version: location.version,
      uses: uses.get(location.id) ?? { ...NO_USAGE, parts: 0 },
    }));
  }

  async findById(id: number): Promise<LocationRow | null> {
    return (await this.listAll()).find(({ node }) => node.id === id) ?? null;
  }

  private async loadOwnUsage(): Promise<Map<number, OwnUsage>> {
    const usageById = new Map<number, OwnUsage>();
    const addCounts = (member: keyof OwnUsage, uses: readonly { id: number; count: number }[]): void => {
      for (const { id, count } of uses)
        usageById.set(id, { ...(usageById.get(id) ?? NO_USAGE), [member]: count });
    };
    for (const provider of this.usageRegistry.providers) addCounts(provider.name, await provider.uses());
    addCounts('seoUrls', await this.seoUrlValues.countUses('location'));
    return usageById;
  }
}
