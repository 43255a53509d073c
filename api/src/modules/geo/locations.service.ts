import { Injectable } from '@nestjs/common';
import type { Location } from './location.entity.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationTree, type LocationNode } from './location-tree.ts';

/** The tree of locations, read once per process: reference data change with a release, not while running. */
@Injectable()
export class LocationsService {
  private loaded: Promise<LocationTree> | null = null;

  constructor(private readonly locations: LocationRepository) {}

  /** The whole tree; a failed or an empty reading is not remembered. */
  tree(): Promise<LocationTree> {
    this.loaded ??= this.read();
    return this.loaded;
  }

  async byId(id: number): Promise<LocationNode | null> {
    return (await this.tree()).byId(id);
  }

  async bySlug(slug: string): Promise<LocationNode | null> {
    return (await this.tree()).bySlug(slug);
  }

  /** Forgets the tree, after the reference data were written anew. */
  forget(): void {
    this.loaded = null;
  }

  private async read(): Promise<LocationTree> {
    try {
      const tree = new LocationTree((await this.locations.all()).map(nodeOf));
      if (tree.all.length === 0) this.forget();
      return tree;
    } catch (error) {
      this.forget();
      throw error;
    }
  }
}

const nodeOf = (location: Location): LocationNode => ({
  id: location.id,
  slug: location.slug,
  name: location.name,
  kind: location.kind,
  parentId: location.parent?.id ?? null,
  locative: location.locative,
  lat: location.lat,
  lng: location.lng,
  bbox: location.bbox,
  population: location.population,
});
