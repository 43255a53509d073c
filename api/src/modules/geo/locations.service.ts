import { Injectable } from '@nestjs/common';
import { isHoldingConnection } from '../../platform/database/index.ts';
import type { Location } from './location.entity.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationTree, type LocationNode } from './location-tree.ts';

/** What another process changed is seen after so long at the latest; one that serves the catalogue is told at once. */
const MAX_AGE_MS = 2000;

type Loaded = { tree: LocationTree; content: string };

/** The tree of locations, kept in the process for a moment: every address that is resolved asks for it. */
@Injectable()
export class LocationsService {
  private loaded: Promise<Loaded> | null = null;
  /** What `loaded` came to. */
  private settled: Loaded | null = null;
  private loadedAt = 0;
  private last: Loaded | null = null;

  constructor(private readonly locations: LocationRepository) {}

  /**
   * The whole tree, the very same one as long as nothing in it changed; a failed or an empty reading is not remembered. A transaction reads it on
   * its own connection when it is not known, and waits for nobody else's reading.
   */
  async tree(): Promise<LocationTree> {
    if (isHoldingConnection()) return this.isFresh() && this.settled ? this.settled.tree : this.currentTree();
    if (this.loaded === null || !this.isFresh()) this.load();
    return (await (this.loaded ?? this.read())).tree;
  }

  /** The tree as the present transaction sees it, read on its connection and not kept. */
  async currentTree(): Promise<LocationTree> {
    const { nodes, former } = await this.locations.all();
    return new LocationTree(nodes, former);
  }

  async byId(id: number): Promise<LocationNode | null> {
    return (await this.tree()).byId(id);
  }

  async bySlug(slug: string): Promise<LocationNode | null> {
    return (await this.tree()).bySlug(slug);
  }

  /** Has the tree read anew, after something in it was changed. */
  forget(): void {
    this.loaded = null;
    this.settled = null;
  }

  private isFresh(): boolean {
    return performance.now() - this.loadedAt <= MAX_AGE_MS;
  }

  private load(): void {
    this.loadedAt = performance.now();
    const reading = this.read();
    this.loaded = reading;
    this.settled = null;
    reading.then(
      (loaded) => {
        if (this.loaded === reading) this.settled = loaded;
      },
      () => undefined,
    );
  }

  private async read(): Promise<Loaded> {
    try {
      const { nodes, former } = await this.locations.all();
      const content = JSON.stringify([nodes, [...former]]);
      if (nodes.length === 0) this.forget();
      if (this.last?.content !== content) this.last = { tree: new LocationTree(nodes, former), content };
      return this.last;
    } catch (error) {
      this.forget();
      throw error;
    }
  }
}

/** A location as other modules see it. */
export const nodeOf = (location: Location): LocationNode => ({
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
