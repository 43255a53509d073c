/** A layer of a MapLibre style as plain data, so that this package does not depend on the map library. */
export type BasemapLayer = {
  id: string;
  type: 'background' | 'fill' | 'line' | 'circle' | 'symbol';
  source?: string;
  minzoom?: number;
  maxzoom?: number;
  filter?: unknown[];
  layout?: Record<string, unknown>;
  paint?: Record<string, unknown>;
};

/** Colours of the map (DESIGN §5). */
export const COLOR = {
  abroad: '#E6E8E2',
  land: '#EEF0EB',
  town: '#E6E8E2',
  water: '#C3D8E3',
  waterText: '#5F8296',
  border: '#9AA59C',
  regionBorder: '#C6CDC5',
  abroadBorder: '#D0D5CD',
  casing: '#D5D9D1',
  motorway: '#FFF3D6',
  motorwayText: '#8A7436',
  label: '#3F4B44',
  quietLabel: '#626C65',
  regionLabel: '#69736C',
  dot: '#8B958D',
} as const;

/** Web fonts of the page: without `glyphs` MapLibre renders letters itself and reads the weight from the first name. */
export const MEDIUM = ['Figtree Variable Medium', 'Figtree Variable'];
export const SEMIBOLD = ['Figtree Variable SemiBold', 'Figtree Variable'];

export const byZoom = (...stops: (number | unknown[])[]): unknown[] => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
];
export const ROUND_LINES = { 'line-cap': 'round', 'line-join': 'round' };

/** Expression of the width in pixels of `value` metres at the latitude of Czechia. */
export const metresToPixels = (value: unknown): unknown[] => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  6,
  ['*', value, 0.00063],
  16,
  ['*', value, 0.645],
];
