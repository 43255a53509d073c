import type { MapData, MapMarker } from '@prostora/api-client';
import { describe, expect, it } from '@jest/globals';
import { arrangeMap, createMapIndex, listTakenItems, type MapItem } from './cluster.ts';

const marker = (id: number, lat: number, lng: number): MapMarker => ({
  id,
  url: `dum/${id}`,
  title: `Sál ${id}`,
  lat,
  lng,
  price_level: 2,
  image: null,
  offer: null,
});
const data = (markers: MapMarker[]) => ({ bounds: null, markers, clusters: [] });
const praha = [marker(1, 50.08, 14.43), marker(2, 50.081, 14.431), marker(3, 50.079, 14.44)];

const arrange = (view: MapData, zoom: number): MapItem[] => arrangeMap(createMapIndex(view), zoom);

describe('arrangement of the map', () => {
  it('joins markers too close for the zoom and keeps their count', () => {
    const items = arrange(data([...praha, marker(4, 49.19, 16.6)]), 7);
    expect(items.map((item) => (item.kind === 'cluster' ? item.count : item.kind)).sort()).toEqual([
      3,
      'pin',
    ]);
  });
  it('shows single pins when there is room', () =>
    expect(arrange(data(praha), 17).map((item) => item.kind)).toEqual(['pin', 'pin', 'pin']));
  it('keeps taken spaces out of clusters and addresses', () => {
    const taken = {
      ...marker(9, 50.08, 14.43),
      offer: { state: 'taken' as const, total: null, complete: false },
    };
    const view = data([...praha, taken]);
    expect(arrange(view, 7).map((item) => item.kind === 'cluster' && item.count)).toEqual([3]);
    expect(listTakenItems(view).map(({ key }) => key)).toEqual(['taken-9']);
  });
  it('draws one pin for several spaces at one address, at any zoom', () => {
    const building = [marker(1, 50.08, 14.43), marker(2, 50.08, 14.43)];
    expect(arrange(data(building), 7).map((item) => item.kind)).toEqual(['address']);
    expect(arrange(data(building), 18).map((item) => item.kind)).toEqual(['address']);
  });
  it("merges the server's clusters with its own", () => {
    const items = arrange(
      { ...data(praha), clusters: [{ lat: 50.08, lng: 14.43, count: 40, bounds: [14.4, 50, 14.5, 50.1] }] },
      8,
    );
    expect(items).toMatchObject([{ kind: 'cluster', count: 43 }]);
  });
  it('does not join a chain of neighbours into one cluster', () => {
    const chain = Array.from({ length: 12 }, (_, index) => marker(index, 50, 12.5 + index * 0.5));
    expect(arrange(data(chain), 7).length).toBeGreaterThan(3);
  });
});
