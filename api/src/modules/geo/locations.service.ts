import { Injectable } from '@nestjs/common';
import { isHoldingConnection } from '../../platform/database/index.ts';
import type { Location } from './location.entity.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationTree, type LocationNode } from './location-tree.ts';

/** Maximum staleness after a change by another process; catalogue processes are notified at once. */
const MAX_AGE_MS = 2000;

type Loaded = { tree: LocationTree; content: string };

/** The location tree, cached for a short time: resolving any URL needs it. */
@Injectable()
export class LocationsService {
  private loaded: Promise<Loaded> | null = null;
  /** Resolved value of `loaded`. */
  private settled: Loaded | null = null;
  private loadedAt = 0;
  private last: Loaded | null = null;

  constructor(private readonly locations: LocationRepository) {}

  /**
   * The whole tree; the same instance while its content is unchanged. Failed and empty reads are not cached.
   * Within a transaction an uncached tree is read on its own connection, so that it never waits for the read
   * of another request.
   */
  async tree(): Promise<LocationTree> {
    if (isHoldingConnection()) return this.isFresh() && this.settled ? this.settled.tree : this.currentTree();
    if (this.loaded === null || !this.isFresh()) this.load();
    return (await (this.loaded ?? this.read())).tree;
  }

  /** The tree as visible to the current transaction; not cached. */
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

  /** Invalidates the cache after a change. */
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

/** Maps to the shape exposed to other modules. */
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
