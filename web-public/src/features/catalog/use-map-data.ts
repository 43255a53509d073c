import { getCatalogMap, type Bounds, type MapData } from '@prostora/api-client';
import { BASEMAP_BOUNDS } from '@prostora/basemap';
import { useEffect, useState } from 'react';
import type { View } from '../../components/map/map-view.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { toCatalogQuery } from './catalog-query.ts';
import type { Catalog } from './use-catalog.ts';

const DEBOUNCE_MS = 200;

export const formatBounds = (bounds: Bounds): string => bounds.map((degrees) => degrees.toFixed(4)).join(',');

function parseBounds(text: string | null): Bounds | null {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = (text ?? '')
    .split(',')
    .map(Number);
  const bounds: Bounds = [west, south, east, north];
  return text && bounds.every((degrees) => Number.isFinite(degrees)) ? bounds : null;
}

export type MapModel = {
  data: MapData;
  zoom: number;
  /** Bounds of the present filter. */
  target: Bounds;
  view: View | null;
  /** Whether the user moved the map away from the listed area. */
  moved: boolean;
  onView: (view: View, byUser: boolean) => void;
};

/** Pins of the shown area: from the answer first, then requested for each view. */
export function useMapData({ answer, filter, withTaken }: Catalog): MapModel {
  const api = useApi();
  const fromAnswer = answer.catalog.map_data;
  const [loaded, setLoaded] = useState<{ for: MapData; data: MapData }>({
    for: fromAnswer,
    data: fromAnswer,
  });
  const [view, setView] = useState<View | null>(null);
  const [moved, setMoved] = useState(false);
  if (loaded.for !== fromAnswer) {
    setLoaded({ for: fromAnswer, data: fromAnswer });
    setMoved(false);
  }
  useEffect(() => {
    if (!view) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      getCatalogMap({
        client: api,
        query: {
          ...toCatalogQuery({ ...filter, page: 1 }),
          ...(withTaken && { with_taken: '1' }),
          bounds: formatBounds(view.bounds),
          zoom: Math.round(view.zoom),
        },
        signal: abort.signal,
      }).then(
        (data) => setLoaded((present) => ({ ...present, data })),
        () => undefined,
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, filter, view, withTaken]);

  const onView = (next: View, byUser: boolean): void => {
    setView(next);
    if (byUser) setMoved(true);
  };
  return {
    data: loaded.data,
    zoom: view?.zoom ?? 7,
    target: parseBounds(filter.bounds) ?? fromAnswer.bounds ?? [...BASEMAP_BOUNDS],
    view,
    moved,
    onView,
  };
}
