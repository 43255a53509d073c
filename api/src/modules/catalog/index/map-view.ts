import type { Box } from './index-query.ts';
import { mercatorX, mercatorY, type Columns } from './columns.ts';
import type { MapCluster } from './catalog-search.ts';
import type { Selection } from './catalog-index.ts';

/** Map data of a selection: pins and clusters, and the bounding box of all of them. */
export type MapView = { bounds: Box | null; pins: Int32Array; clusters: MapCluster[] };

const TILE_PX = 256;
/** Edge of a grid cell in pixels; fits the circle of a cluster with its halo. */
const CELL_PX = 72;
/** Maximum number of cells; limits the answer at any zoom. */
const MAX_CELLS = 400;
const MAX_ZOOM = 22;
/** Map size in pixels assumed for a view without a zoom. */
const ASSUMED_MAP = { width: 640, height: 720 } as const;

/**
 * Pins of up to `maxPins` spaces, otherwise clusters of a grid fixed to the world, so that they stay in place
 * while the map moves.
 */
export function buildMapView(
  columns: Columns,
  selection: Selection,
  maxPins: number,
  zoom: number | null,
): MapView {
  const bounds = computeBounds(columns, selection.slots);
  if (bounds === null || selection.total <= maxPins) return { bounds, pins: selection.slots, clusters: [] };
  return { bounds, ...buildGrid(columns, selection.slots, toExtent(bounds), zoom) };
}

function computeBounds({ lat, lng }: Columns, slots: Int32Array): Box | null {
  if (slots.length === 0) return null;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    const x = lng[slot] ?? 0;
    const y = lat[slot] ?? 0;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return [west, south, east, north];
}

type Extent = { left: number; top: number; right: number; bottom: number };

const toExtent = ([west, south, east, north]: Box): Extent => ({
  left: mercatorX(west),
  top: mercatorY(north),
  right: mercatorX(east),
  bottom: mercatorY(south),
});

/** Number of cells along the edge of the world for which the extent stays within the maximum. */
function countCells(extent: Extent, zoom: number | null): number {
  const fittingZoom = Math.floor(
    Math.log2(
      Math.min(
        ASSUMED_MAP.width / Math.max(extent.right - extent.left, 1e-9),
        ASSUMED_MAP.height / Math.max(extent.bottom - extent.top, 1e-9),
      ) / TILE_PX,
    ),
  );
  let cells = (TILE_PX * 2 ** Math.min(zoom ?? fittingZoom, MAX_ZOOM)) / CELL_PX;
  const span = (from: number, to: number): number => Math.floor(to * cells) - Math.floor(from * cells) + 1;
  while (span(extent.left, extent.right) * span(extent.top, extent.bottom) > MAX_CELLS) cells /= 2;
  return cells;
}

/**
 * Accumulators of a cell, adjacent so that a space touches one cache line. East and north are stored negated:
 * all four edges are minima.
 */
const [LAT_SUM, LNG_SUM, WEST, SOUTH, EAST, NORTH, CELL_STRIDE] = [0, 1, 2, 3, 4, 5, 6] as const;

function buildGrid(
  { lat, lng, y }: Columns,
  slots: Int32Array,
  extent: Extent,
  zoom: number | null,
): { pins: Int32Array; clusters: MapCluster[] } {
  const cells = countCells(extent, zoom);
  const left = Math.floor(extent.left * cells);
  const top = Math.floor(extent.top * cells);
  const across = Math.floor(extent.right * cells) - left + 1;
  const down = Math.floor(extent.bottom * cells) - top + 1;
  const counts = new Int32Array(across * down);
  const last = new Int32Array(across * down);
  const cellData = createCellData(across * down);
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    const north = lat[slot] ?? 0;
    const east = lng[slot] ?? 0;
    const cell =
      (Math.floor((y[slot] ?? 0) * cells) - top) * across + Math.floor(mercatorX(east) * cells) - left;
    const at = cell * CELL_STRIDE;
    counts[cell] = (counts[cell] ?? 0) + 1;
    last[cell] = slot;
    cellData[at + LAT_SUM] = (cellData[at + LAT_SUM] ?? 0) + north;
    cellData[at + LNG_SUM] = (cellData[at + LNG_SUM] ?? 0) + east;
    if (east < (cellData[at + WEST] ?? 0)) cellData[at + WEST] = east;
    if (north < (cellData[at + SOUTH] ?? 0)) cellData[at + SOUTH] = north;
    if (-east < (cellData[at + EAST] ?? 0)) cellData[at + EAST] = -east;
    if (-north < (cellData[at + NORTH] ?? 0)) cellData[at + NORTH] = -north;
  }
  const pins: number[] = [];
  const clusters: MapCluster[] = [];
  counts.forEach((count, cell) => {
    if (count === 1) pins.push(last[cell] ?? 0);
    if (count < 2) return;
    const getValue = (offset: number): number => cellData[cell * CELL_STRIDE + offset] ?? 0;
    clusters.push({
      lat: getValue(LAT_SUM) / count,
      lng: getValue(LNG_SUM) / count,
      count,
      bounds: [getValue(WEST), getValue(SOUTH), -getValue(EAST), -getValue(NORTH)],
    });
  });
  return { pins: Int32Array.from(pins), clusters };
}

function createCellData(cells: number): Float64Array {
  const cellData = new Float64Array(cells * CELL_STRIDE).fill(Infinity);
  for (let at = 0; at < cellData.length; at += CELL_STRIDE) cellData.fill(0, at + LAT_SUM, at + LNG_SUM + 1);
  return cellData;
}
