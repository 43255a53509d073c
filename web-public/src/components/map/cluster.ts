import type { Bounds, MapCluster, MapData, MapMarker } from '@prostora/api-client';

export type MapItem =
  | { kind: 'pin'; key: string; lat: number; lng: number; marker: MapMarker }
  | { kind: 'address'; key: string; lat: number; lng: number; markers: MapMarker[] }
  | { kind: 'cluster'; key: string; lat: number; lng: number; count: number; bounds: Bounds };

/** A marker or cluster in pixels; `seed` is the position of its first member, around which it grows. */
type Point = {
  x: number;
  y: number;
  seed: { x: number; y: number };
  lat: number;
  lng: number;
  count: number;
  bounds: Bounds;
  markers: MapMarker[];
};

/** Radius of a cluster around its seed, in pixels. */
const CLUSTER_RADIUS_PX = 58;
/** From this zoom on only spaces at one address are joined. */
const CLOSEST_ZOOM = 15;
const SAME_SPOT = 1e-5;

const worldSize = (zoom: number): number => 512 * 2 ** zoom;

function project(lat: number, lng: number, zoom: number): { x: number; y: number } {
  const size = worldSize(zoom);
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)));
  return { x: (lng / 360 + 0.5) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

function pointAt(lat: number, lng: number, zoom: number): Pick<Point, 'x' | 'y' | 'seed' | 'lat' | 'lng'> {
  const place = project(lat, lng, zoom);
  return { ...place, seed: place, lat, lng };
}
const toMarkerPoint = (marker: MapMarker, zoom: number): Point => ({
  ...pointAt(marker.lat, marker.lng, zoom),
  count: 1,
  bounds: [marker.lng, marker.lat, marker.lng, marker.lat],
  markers: [marker],
});
const toClusterPoint = (cluster: MapCluster, zoom: number): Point => ({
  ...pointAt(cluster.lat, cluster.lng, zoom),
  count: cluster.count,
  bounds: cluster.bounds,
  markers: [],
});

function merge(into: Point, point: Point): void {
  const count = into.count + point.count;
  const share = point.count / count;
  into.x += (point.x - into.x) * share;
  into.y += (point.y - into.y) * share;
  into.lat += (point.lat - into.lat) * share;
  into.lng += (point.lng - into.lng) * share;
  into.bounds = [
    Math.min(into.bounds[0], point.bounds[0]),
    Math.min(into.bounds[1], point.bounds[1]),
    Math.max(into.bounds[2], point.bounds[2]),
    Math.max(into.bounds[3], point.bounds[3]),
  ];
  into.count = count;
  into.markers = [...into.markers, ...point.markers];
}

const isSameAddress = ({ bounds }: Point): boolean =>
  bounds[2] - bounds[0] < SAME_SPOT && bounds[3] - bounds[1] < SAME_SPOT;

function toMapItem(point: Point): MapItem {
  const { lat, lng, count, markers, bounds } = point;
  const [first] = markers;
  if (first && count === 1) return { kind: 'pin', key: `pin-${first.id}`, lat, lng, marker: first };
  if (first && markers.length === count && isSameAddress(point))
    return { kind: 'address', key: `address-${first.id}`, lat, lng, markers };
  return {
    kind: 'cluster',
    key: `cluster-${lat.toFixed(4)}-${lng.toFixed(4)}-${count}`,
    lat,
    lng,
    count,
    bounds,
  };
}

type IsClose = (placed: Point, point: Point) => boolean;

/**
 * One greedy pass that merges close points, the largest first. Close points are at most `reach` pixels apart.
 */
function mergeClose(points: readonly Point[], reach: number, isClose: IsClose): Point[] {
  const cells = new Map<string, Point[]>();
  const clusters: Point[] = [];
  for (const point of [...points].sort((a, b) => b.count - a.count)) {
    const [column, row] = [Math.floor(point.x / reach), Math.floor(point.y / reach)];
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx}:${row + dy}`) ?? []),
    );
    const cluster = near.find((other) => isClose(other, point));
    if (cluster) {
      merge(cluster, point);
      continue;
    }
    clusters.push(point);
    const key = `${column}:${row}`;
    cells.set(key, [...(cells.get(key) ?? []), point]);
  }
  return clusters;
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);
/** Half the width of a pin, or of a circle with its halo (34, 42 and 54 px). */
const halfWidth = ({ count }: Point): number => (count === 1 ? 26 : count < 10 ? 22 : count < 30 ? 26 : 32);

/**
 * Items that a map draws at a zoom: pins, clusters, and one pin for several spaces at one address.
 * Clusters grow around a seed, not around a moving centre, so that a chain of neighbours is not merged into
 * one; overlapping circles are merged afterwards. Zoom is rounded to half levels, so that items do not
 * flicker while zooming.
 */
export function arrangeMap(data: MapData, zoom: number): MapItem[] {
  const level = Math.floor(zoom * 2) / 2;
  const points = [
    ...data.clusters.map((cluster) => toClusterPoint(cluster, level)),
    ...data.markers.map((marker) => toMarkerPoint(marker, level)),
  ];
  if (level >= CLOSEST_ZOOM)
    return mergeClose(points, 2, (placed, point) => distance(placed.seed, point) < 2).map(toMapItem);
  const gathered = mergeClose(
    points,
    CLUSTER_RADIUS_PX,
    (placed, point) => distance(placed.seed, point) < CLUSTER_RADIUS_PX,
  );
  return mergeClose(
    gathered,
    2 * CLUSTER_RADIUS_PX,
    (placed, point) => distance(placed, point) < halfWidth(placed) + halfWidth(point),
  ).map(toMapItem);
}
