import { Injectable } from '@nestjs/common';
import { isHoldingConnection } from '../../platform/database/index.ts';
import type { Location } from './location.entity.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationTree, type LocationNode } from './location-tree.ts';

/** Maximum staleness after a change by another process; catalogue processes are notified at once. */
const CACHE_TTL_MS = 2000;

type LoadedTree = { tree: LocationTree; content: string };

/** The location tree, cached for a short time: resolving any URL needs it. */
@Injectable()
export class LocationsService {
  private loaded: Promise<LoadedTree> | null = null;
  /** Resolved value of `loaded`. */
  private loadedValue: LoadedTree | null = null;
  private loadedAt = 0;
  private lastLoaded: LoadedTree | null = null;

  constructor(private readonly repository: LocationRepository) {}

  /**
   * The whole tree; the same instance while its content is unchanged. Failed and empty reads are not cached.
   * Within a transaction an uncached tree is read on its own connection, so that it never waits for the read
   * of another request.
   */
  async getTree(): Promise<LocationTree> {
    if (isHoldingConnection())
      return this.isFresh() && this.loadedValue ? this.loadedValue.tree : this.loadTreeInTransaction();
    if (this.loaded === null || !this.isFresh()) this.load();
    return (await (this.loaded ?? this.readTree())).tree;
  }

  /** The tree as visible to the current transaction; not cached. */
  async loadTreeInTransaction(): Promise<LocationTree> {
    const { nodes, former } = await this.repository.loadWithFormerSlugs();
    return new LocationTree(nodes, former);
  }

  async findById(id: number): Promise<LocationNode | null> {
    return (await this.getTree()).findById(id);
  }

  async findBySlug(slug: string): Promise<LocationNode | null> {
    return (await this.getTree()).findBySlug(slug);
  }

  /** Invalidates the cache after a change. */
  invalidate(): void {
    this.loaded = null;
    this.loadedValue = null;
  }

  private isFresh(): boolean {
    return performance.now() - this.loadedAt <= CACHE_TTL_MS;
  }

  private load(): void {
    this.loadedAt = performance.now();
    const pending = this.readTree();
    this.loaded = pending;
    this.loadedValue = null;
    pending.then(
      (loaded) => {
        if (this.loaded === pending) this.loadedValue = loaded;
      },
      () => undefined,
    );
  }

  private async readTree(): Promise<LoadedTree> {
    try {
      const { nodes, former } = await this.repository.loadWithFormerSlugs();
      const content = JSON.stringify([nodes, [...former]]);
      if (nodes.length === 0) this.invalidate();
      if (this.lastLoaded?.content !== content)
        this.lastLoaded = { tree: new LocationTree(nodes, former), content };
      return this.lastLoaded;
    } catch (error) {
      this.invalidate();
      throw error;
    }
  }
}

/** Maps to the shape exposed to other modules. */
export const toLocationNode = (location: Location): LocationNode => ({
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
