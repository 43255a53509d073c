import type { Bounds, MapCluster, MapData, MapMarker } from '@prostora/api-client';

export type MapItem =
  | { kind: 'pin'; key: string; lat: number; lng: number; marker: MapMarker }
  | { kind: 'address'; key: string; lat: number; lng: number; markers: MapMarker[] }
  | { kind: 'cluster'; key: string; lat: number; lng: number; count: number; bounds: Bounds };

type Point = { x: number; y: number; lat: number; lng: number; count: number; bounds: Bounds; markers: MapMarker[] };

/** Room a pin needs on the screen, in pixels; closer ones merge into a circle. */
const ROOM = 58;
/** From here on only spaces on one spot stay together. */
const CLOSEST_ZOOM = 15;
const SAME_SPOT = 1e-5;

const worldSize = (zoom: number): number => 512 * 2 ** zoom;

function project(lat: number, lng: number, zoom: number): { x: number; y: number } {
  const size = worldSize(zoom);
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)));
  return { x: (lng / 360 + 0.5) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

const ofMarker = (marker: MapMarker, zoom: number): Point => ({
  ...project(marker.lat, marker.lng, zoom), lat: marker.lat, lng: marker.lng, count: 1, bounds: [marker.lng, marker.lat, marker.lng, marker.lat], markers: [marker],
});
const ofCluster = (cluster: MapCluster, zoom: number): Point => ({ ...project(cluster.lat, cluster.lng, zoom), ...cluster, markers: [] });

function merge(into: Point, point: Point): void {
  const count = into.count + point.count;
  const share = point.count / count;
  into.x += (point.x - into.x) * share;
  into.y += (point.y - into.y) * share;
  into.lat += (point.lat - into.lat) * share;
  into.lng += (point.lng - into.lng) * share;
  into.bounds = [
    Math.min(into.bounds[0], point.bounds[0]), Math.min(into.bounds[1], point.bounds[1]),
    Math.max(into.bounds[2], point.bounds[2]), Math.max(into.bounds[3], point.bounds[3]),
  ];
  into.count = count;
  into.markers = [...into.markers, ...point.markers];
}

const isOneSpot = ({ bounds }: Point): boolean => bounds[2] - bounds[0] < SAME_SPOT && bounds[3] - bounds[1] < SAME_SPOT;

function itemOf(point: Point): MapItem {
  const { lat, lng, count, markers, bounds } = point;
  const [first] = markers;
  if (first && count === 1) return { kind: 'pin', key: `pin-${first.id}`, lat, lng, marker: first };
  if (first && markers.length === count && isOneSpot(point)) return { kind: 'address', key: `address-${first.id}`, lat, lng, markers };
  return { kind: 'cluster', key: `cluster-${lat.toFixed(4)}-${lng.toFixed(4)}-${count}`, lat, lng, count, bounds };
}

/**
 * What a map of this zoom draws: pins with room around them, circles for the rest, one pin for several spaces at one address.
 * Whole zoom levels only, and larger groups first, so that circles neither flicker nor jump while the map moves.
 */
export function arrangeMap(data: MapData, zoom: number): MapItem[] {
  const level = Math.floor(zoom);
  const points = [...data.clusters.map((cluster) => ofCluster(cluster, level)), ...data.markers.map((marker) => ofMarker(marker, level))];
  const cells = new Map<string, Point[]>();
  const placed: Point[] = [];
  const room = level >= CLOSEST_ZOOM ? 2 : ROOM;
  for (const point of points.sort((a, b) => b.count - a.count)) {
    const [column, row] = [Math.floor(point.x / room), Math.floor(point.y / room)];
    const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx}:${row + dy}`) ?? []));
    const neighbour = near.find((other) => Math.hypot(other.x - point.x, other.y - point.y) < room);
    if (neighbour) { merge(neighbour, point); continue; }
    placed.push(point);
    const key = `${column}:${row}`;
    cells.set(key, [...(cells.get(key) ?? []), point]);
  }
  return placed.map(itemOf);
}
