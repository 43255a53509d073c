import type { Box } from './catalog-record.ts';
import type { Columns } from './columns.ts';
import type { Selection } from './catalog-index.ts';

/** Neighbours shown as one circle with their number. */
type Cluster = { lat: number; lng: number; count: number; bounds: Box };
/** What a map shows of a selection: single pins and clusters, and the box all of them lie in. */
export type MapView = { bounds: Box | null; pins: Int32Array; clusters: Cluster[] };

const TILE = 256;
/** Edge of a grid cell in pixels; a cluster's circle with its halo fits in. */
const CELL = 72;
/** Most cells of a view: bounds the answer whatever the zoom. */
const MAX_CELLS = 400;
const MAX_ZOOM = 22;
/** Map size, in pixels, for which a view without a zoom is laid out. */
const ASSUMED_MAP = { width: 640, height: 720 } as const;

/** Pins of up to `maxPins` spaces, otherwise a grid of clusters fixed to the world, so that circles do not jump while the map moves. */
export function mapView(columns: Columns, selection: Selection, maxPins: number, zoom: number | null): MapView {
  const bounds = boundsOf(columns, selection.slots);
  if (bounds === null || selection.total <= maxPins) return { bounds, pins: selection.slots, clusters: [] };
  return { bounds, ...gridOf(columns, selection.slots, zoom) };
}

function boundsOf({ lat, lng }: Columns, slots: Int32Array): Box | null {
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

function extentOf({ x, y }: Columns, slots: Int32Array): Extent {
  const extent = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    const across = x[slot] ?? 0;
    const down = y[slot] ?? 0;
    if (across < extent.left) extent.left = across;
    if (across > extent.right) extent.right = across;
    if (down < extent.top) extent.top = down;
    if (down > extent.bottom) extent.bottom = down;
  }
  return extent;
}

/** Cells of the world's edge at which the extent has few enough of them. */
function cellsOf(extent: Extent, zoom: number | null): number {
  const fitting = Math.floor(Math.log2(Math.min(ASSUMED_MAP.width / Math.max(extent.right - extent.left, 1e-9), ASSUMED_MAP.height / Math.max(extent.bottom - extent.top, 1e-9)) / TILE));
  let cells = (TILE * 2 ** Math.min(zoom ?? fitting, MAX_ZOOM)) / CELL;
  const span = (from: number, to: number): number => Math.floor(to * cells) - Math.floor(from * cells) + 1;
  while (span(extent.left, extent.right) * span(extent.top, extent.bottom) > MAX_CELLS) cells /= 2;
  return cells;
}

function gridOf(columns: Columns, slots: Int32Array, zoom: number | null): { pins: Int32Array; clusters: Cluster[] } {
  const extent = extentOf(columns, slots);
  const cells = cellsOf(extent, zoom);
  const left = Math.floor(extent.left * cells);
  const top = Math.floor(extent.top * cells);
  const across = Math.floor(extent.right * cells) - left + 1;
  const down = Math.floor(extent.bottom * cells) - top + 1;
  const counts = new Int32Array(across * down);
  const last = new Int32Array(across * down);
  const sums = new Float64Array(across * down * 2);
  const boxes = new Float64Array(across * down * 4).fill(Infinity);
  const { x, y, lat, lng } = columns;
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    const cell = (Math.floor((y[slot] ?? 0) * cells) - top) * across + Math.floor((x[slot] ?? 0) * cells) - left;
    const north = lat[slot] ?? 0;
    const east = lng[slot] ?? 0;
    counts[cell] = (counts[cell] ?? 0) + 1;
    last[cell] = slot;
    sums[cell * 2] = (sums[cell * 2] ?? 0) + north;
    sums[cell * 2 + 1] = (sums[cell * 2 + 1] ?? 0) + east;
    // Kept as minima: west, south, and the negative of east and north.
    if (east < (boxes[cell * 4] ?? 0)) boxes[cell * 4] = east;
    if (north < (boxes[cell * 4 + 1] ?? 0)) boxes[cell * 4 + 1] = north;
    if (-east < (boxes[cell * 4 + 2] ?? 0)) boxes[cell * 4 + 2] = -east;
    if (-north < (boxes[cell * 4 + 3] ?? 0)) boxes[cell * 4 + 3] = -north;
  }
  const pins: number[] = [];
  const clusters: Cluster[] = [];
  counts.forEach((count, cell) => {
    if (count === 1) pins.push(last[cell] ?? 0);
    if (count < 2) return;
    clusters.push({
      lat: (sums[cell * 2] ?? 0) / count,
      lng: (sums[cell * 2 + 1] ?? 0) / count,
      count,
      bounds: [boxes[cell * 4] ?? 0, boxes[cell * 4 + 1] ?? 0, -(boxes[cell * 4 + 2] ?? 0), -(boxes[cell * 4 + 3] ?? 0)],
    });
  });
  return { pins: Int32Array.from(pins), clusters };
}
