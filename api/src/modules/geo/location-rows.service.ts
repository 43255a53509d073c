import { Injectable } from '@nestjs/common';
import { SeoUrlValues } from '../seo/index.ts';
import { usesBelow, type LocationRow, type LocationUses } from './location-directory.ts';
import { LocationKeepers } from './location-keepers.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationTree } from './location-tree.ts';
import { nodeOf } from './locations.service.ts';

type Own = Omit<LocationUses, 'parts'>;
const NONE: Own = { buildings: 0, spaces: 0, inquiries: 0, seoUrls: 0 };

/** Locations with their current usage, read from the database. */
@Injectable()
export class LocationRows {
  constructor(
    private readonly repository: LocationRepository,
    private readonly keepers: LocationKeepers,
    private readonly seoUrls: SeoUrlValues,
  ) {}

  async all(): Promise<LocationRow[]> {
    const locations = await this.repository.present();
    const tree = new LocationTree(locations.map(nodeOf));
    const uses = usesBelow(tree, await this.own());
    return locations.map((location) => ({
      node: nodeOf(location),
      path: tree.pathOf(location.id),
      version: location.version,
      uses: uses.get(location.id) ?? { ...NONE, parts: 0 },
    }));
  }

  async byId(id: number): Promise<LocationRow | null> {
    return (await this.all()).find(({ node }) => node.id === id) ?? null;
  }

  private async own(): Promise<Map<number, Own>> {
    const usageById = new Map<number, Own>();
    const note = (member: keyof Own, uses: readonly { id: number; count: number }[]): void => {
      for (const { id, count } of uses)
        usageById.set(id, { ...(usageById.get(id) ?? NONE), [member]: count });
    };
    for (const keeper of this.keepers.all) note(keeper.name, await keeper.uses());
    note('seoUrls', await this.seoUrls.uses('location'));
    return usageById;
  }
}
