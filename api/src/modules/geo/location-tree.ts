import { fold } from '../../platform/text/index.ts';
import type { LocationKind } from './location.entity.ts';

export type Point = { readonly lat: number; readonly lng: number };

/** Bounds of Czechia: west, south, east, north. */
const CZECHIA_BOUNDS = [12.09, 48.55, 18.87, 51.06] as const;
/** Maximum distance at which a place counts as part of a town. */
const MAX_TOWN_KM = 12;
/** A city name farther than this from the point means another place of the same name. */
const MAX_NAMESAKE_KM = 30;

/** A location as exposed to other modules. */
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

/** The tree country → regions → towns → city parts; immutable, so that requests can share it. */
export class LocationTree {
  readonly nodes: readonly LocationNode[];
  private readonly nodesById: ReadonlyMap<number, LocationNode>;
  private readonly nodesBySlug: ReadonlyMap<string, LocationNode>;

  /** `former` maps former slugs to location ids. */
  constructor(nodes: readonly LocationNode[], former: ReadonlyMap<string, number> = new Map()) {
    this.nodes = nodes;
    this.nodesById = new Map(nodes.map((node) => [node.id, node]));
    const renamed = [...former].flatMap(([slug, id]): [string, LocationNode][] => {
      const node = this.nodesById.get(id);
      return node ? [[slug, node]] : [];
    });
    this.nodesBySlug = new Map([
      ...renamed,
      ...nodes.map((node): [string, LocationNode] => [node.slug, node]),
    ]);
  }

  findById(id: number): LocationNode | null {
    return this.nodesById.get(id) ?? null;
  }

  /** Finds by current or former slug. */
  findBySlug(slug: string): LocationNode | null {
    return this.nodesBySlug.get(slug) ?? null;
  }

  /** Finds by the value of a filter: a slug or an id (PRODUCT §4). */
  findBySlugOrId(key: string): LocationNode | null {
    return this.findBySlug(key) ?? (/^\d{1,9}$/u.test(key) ? this.findById(Number(key)) : null);
  }

  /** The location and its ancestors, smallest first. */
  getPath(id: number): readonly LocationNode[] {
    const path: LocationNode[] = [];
    for (
      let node = this.findById(id);
      node && !path.includes(node);
      node = node.parentId === null ? null : this.findById(node.parentId)
    )
      path.push(node);
    return path;
  }

  /** The region (kraj) that contains or is the location. */
  findRegion(id: number): LocationNode | null {
    return this.getPath(id).find((node) => node.kind === 'region') ?? null;
  }

  /** The location nearest to the point. */
  findNearest(point: Point, kinds: readonly LocationKind[] = ['town', 'city_part']): LocationNode | null {
    return pickNearest(
      this.nodes.filter((node) => kinds.includes(node.kind)),
      point,
    );
  }

  /**
   * The smallest location of an address. A city found by name wins, among namesakes the one at the point; a
   * city with parts is refined by the point. Otherwise a nearby town, otherwise the region. Null without a
   * name or a point.
   */
  resolve(city: string | null, point: Point | null): LocationNode | null {
    const named =
      city === null
        ? []
        : this.nodes.filter(
            (node) =>
              node.kind !== 'country' &&
              fold(node.name) === fold(city) &&
              (point === null || distanceKm(node, point) <= MAX_NAMESAKE_KM),
          );
    const namedLocation = point
      ? pickNearest(named, point)
      : (named.toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))[0] ?? null);
    if (namedLocation)
      return (
        (point &&
          pickNearest(
            this.nodes.filter((node) => node.kind === 'city_part' && node.parentId === namedLocation.id),
            point,
          )) ??
        namedLocation
      );
    const town = point && this.findNearest(point, ['town']);
    if (!point || !town) return null;
    return distanceKm(town, point) <= MAX_TOWN_KM ? town : this.findRegionAt(point, town);
  }

  /**
   * Region of a point outside of towns: that of the nearest town among the regions whose bounding boxes
   * contain the point.
   */
  private findRegionAt(point: Point, nearestTown: LocationNode): LocationNode | null {
    const regionIds = this.nodes
      .filter((node) => node.kind === 'region' && node.bbox !== null && contains(node.bbox, point))
      .map(({ id }) => id);
    const towns = this.nodes.filter(
      (node) => node.kind === 'town' && regionIds.includes(this.findRegion(node.id)?.id ?? 0),
    );
    return this.findRegion((pickNearest(towns, point) ?? nearestTown).id);
  }
}

/** Whether the point may be in Czechia (bounding box). */
export const isInCzechia = (point: Point): boolean => contains(CZECHIA_BOUNDS, point);

const contains = (
  [west, south, east, north]: readonly [number, number, number, number],
  { lat, lng }: Point,
): boolean => lat >= south && lat <= north && lng >= west && lng <= east;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Equirectangular distance; accurate enough within a country. */
function distanceKm(one: Point, other: Point): number {
  const dx = toRadians(other.lng - one.lng) * Math.cos(toRadians((one.lat + other.lat) / 2));
  return 6371 * Math.hypot(dx, toRadians(other.lat - one.lat));
}

function pickNearest(nodes: readonly LocationNode[], point: Point): LocationNode | null {
  let best: LocationNode | null = null;
  for (const node of nodes)
    if (best === null || distanceKm(node, point) < distanceKm(best, point)) best = node;
  return best;
}
