import type { LocationKind } from './location.entity.ts';

/** A location as other modules see it. */
export type LocationNode = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: LocationKind;
  readonly parentId: number | null;
  /** „v Praze“; null where only the nominative is used. */
  readonly locative: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly bbox: readonly [number, number, number, number] | null;
  readonly population: number | null;
};

/** The tree country → regions → towns → city parts; immutable, so that every request may read the same one. */
export class LocationTree {
  readonly all: readonly LocationNode[];
  private readonly ids: ReadonlyMap<number, LocationNode>;
  private readonly slugs: ReadonlyMap<string, LocationNode>;

  constructor(nodes: readonly LocationNode[]) {
    this.all = nodes;
    this.ids = new Map(nodes.map((node) => [node.id, node]));
    this.slugs = new Map(nodes.map((node) => [node.slug, node]));
  }

  byId(id: number): LocationNode | null {
    return this.ids.get(id) ?? null;
  }

  bySlug(slug: string): LocationNode | null {
    return this.slugs.get(slug) ?? null;
  }

  /** A location by what stands in a filter: its slug or its id (PRODUCT §4). */
  bySlugOrId(key: string): LocationNode | null {
    return this.bySlug(key) ?? (/^\d{1,9}$/u.test(key) ? this.byId(Number(key)) : null);
  }

  /** The location and what it lies in, the smallest first. */
  pathOf(id: number): readonly LocationNode[] {
    const path: LocationNode[] = [];
    for (let node = this.byId(id); node && !path.includes(node); node = node.parentId === null ? null : this.byId(node.parentId)) path.push(node);
    return path;
  }

  /** The region (kraj) a location lies in, or is. */
  regionOf(id: number): LocationNode | null {
    return this.pathOf(id).find((node) => node.kind === 'region') ?? null;
  }
}
