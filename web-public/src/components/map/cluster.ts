import type { Bounds, MapCluster, MapData, MapMarker } from '@prostora/api-client';
import Supercluster from 'supercluster';
import { UNCLUSTERED_ZOOM } from './map-view.tsx';

export type MapItem =
  | { kind: 'pin'; key: string; lat: number; lng: number; marker: MapMarker }
  | { kind: 'address'; key: string; lat: number; lng: number; markers: MapMarker[] }
  | { kind: 'cluster'; key: string; lat: number; lng: number; count: number; bounds: Bounds };

/** Spaces and their extent; `latSum` and `lngSum` weigh each space equally, also of the server's clusters. */
type Members = { count: number; bounds: Bounds; latSum: number; lngSum: number };
type Place = { item: MapItem; count: number; bounds: Bounds };
export type MapIndex = Supercluster<Place, Members>;

/** Radius of a cluster in pixels: the largest circle with its halo, so that circles do not overlap. */
const CLUSTER_RADIUS_PX = 64;
const WHOLE_MAP: [number, number, number, number] = [-180, -85, 180, 85];
/** Digits of a coordinate that tell addresses apart, about one metre. */
const ADDRESS_DIGITS = 5;

function toPlace(markers: MapMarker[]): Place[] {
  const [first] = markers;
  if (!first) return [];
  const { id, lat, lng } = first;
  return [
    {
      item:
        markers.length === 1
          ? { kind: 'pin', key: `pin-${id}`, lat, lng, marker: first }
          : { kind: 'address', key: `address-${id}`, lat, lng, markers },
      count: markers.length,
      bounds: [lng, lat, lng, lat],
    },
  ];
}

const toCluster = (lat: number, lng: number, count: number, bounds: Bounds): MapItem => ({
  kind: 'cluster',
  key: `cluster-${lat.toFixed(4)}-${lng.toFixed(4)}-${count}`,
  lat,
  lng,
  count,
  bounds,
});

const toClusterPlace = ({ lat, lng, count, bounds }: MapCluster): Place => ({
  item: toCluster(lat, lng, count, bounds),
  count,
  bounds,
});

const toMembers = ({ item: { lat, lng }, count, bounds }: Place): Members => ({
  count,
  bounds,
  latSum: lat * count,
  lngSum: lng * count,
});

function addMembers(sum: Members, { count, bounds, latSum, lngSum }: Members): void {
  sum.count += count;
  sum.latSum += latSum;
  sum.lngSum += lngSum;
  sum.bounds = [
    Math.min(sum.bounds[0], bounds[0]),
    Math.min(sum.bounds[1], bounds[1]),
    Math.max(sum.bounds[2], bounds[2]),
    Math.max(sum.bounds[3], bounds[3]),
  ];
}

const isTaken = ({ offer }: MapMarker): boolean => offer?.state === 'taken';
/** Each marker is moved with the map. */
const MAX_TAKEN = 200;

/** Taken spaces, which are not joined with others. */
export const listTakenItems = ({ markers }: Pick<MapData, 'markers'>): MapItem[] =>
  markers
    .filter(isTaken)
    .slice(0, MAX_TAKEN)
    .map((marker) => ({
      kind: 'pin',
      key: `taken-${marker.id}`,
      lat: marker.lat,
      lng: marker.lng,
      marker,
    }));

/** Index of the markers that are not taken, joined by address, and of the clusters that the server made of further spaces. */
export function createMapIndex({ markers, clusters }: MapData): MapIndex {
  const addresses = Map.groupBy(
    markers.filter((marker) => !isTaken(marker)),
    ({ lat, lng }) => `${lat.toFixed(ADDRESS_DIGITS)}:${lng.toFixed(ADDRESS_DIGITS)}`,
  );
  const places = [...clusters.map(toClusterPlace), ...[...addresses.values()].flatMap(toPlace)];
  return new Supercluster<Place, Members>({
    radius: CLUSTER_RADIUS_PX,
    maxZoom: UNCLUSTERED_ZOOM - 1,
    map: toMembers,
    reduce: addMembers,
  }).load(
    places.map((place) => ({
      type: 'Feature',
      properties: place,
      geometry: { type: 'Point', coordinates: [place.item.lng, place.item.lat] },
    })),
  );
}

/** Items that a map draws at a zoom: pins, clusters, and one pin for several spaces at one address. */
export const arrangeMap = (index: MapIndex, zoom: number): MapItem[] =>
  index.getClusters(WHOLE_MAP, Math.floor(zoom)).map(({ properties }) => {
    if ('item' in properties) return properties.item;
    const { count, bounds, latSum, lngSum } = properties;
    return toCluster(latSum / count, lngSum / count, count, bounds);
  });
