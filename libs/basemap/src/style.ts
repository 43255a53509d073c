import { labelLayers } from './label-layers.ts';
import { byZoom, COLOR, metresToPixels, ROUND_LINES, type BasemapLayer } from './layer-style.ts';

/** A MapLibre style as plain data; cast it to StyleSpecification where the map is created. */
export type BasemapStyle = {
  version: 8;
  name: string;
  sources: Record<string, { type: 'geojson'; data: string; tolerance?: number; buffer?: number }>;
  layers: BasemapLayer[];
};
export type BasemapOptions = {
  /** URL of the asset folder, without a trailing slash. */
  assetsUrl: string;
};

function landLayers(): BasemapLayer[] {
  return [
    { id: 'abroad', type: 'background', paint: { 'background-color': COLOR.abroad } },
    {
      id: 'ground',
      type: 'fill',
      source: 'regions',
      paint: { 'fill-color': COLOR.land, 'fill-antialias': false },
    },
    {
      id: 'capital',
      type: 'fill',
      source: 'regions',
      filter: ['==', ['get', 'slug'], 'praha'],
      paint: { 'fill-color': COLOR.town, 'fill-opacity': byZoom(6, 0.4, 8, 1, 11, 0.75) },
    },
  ];
}

function waterLayers(): BasemapLayer[] {
  return [
    {
      id: 'rivers',
      type: 'line',
      source: 'water',
      filter: ['==', ['get', 'kind'], 'river'],
      layout: ROUND_LINES,
      paint: {
        'line-color': COLOR.water,
        'line-width': [
          'interpolate',
          ['exponential', 1.5],
          ['zoom'],
          6,
          ['match', ['get', 'rank'], 1, 1.9, 0.8],
          9,
          ['match', ['get', 'rank'], 1, 3.4, 1.8],
          13,
          ['match', ['get', 'rank'], 1, 15, 6],
        ],
      },
    },
    {
      id: 'reservoirs',
      type: 'line',
      source: 'water',
      filter: ['==', ['get', 'kind'], 'reservoir'],
      layout: ROUND_LINES,
      paint: { 'line-color': COLOR.water, 'line-width': metresToPixels(['get', 'width']) },
    },
  ];
}

/** Generalised roads for orientation; fainter at street level, where their course is not exact. */
function roadLayers(): BasemapLayer[] {
  const fade = byZoom(6, 0, 6.6, 1, 10.2, 1, 12, 0.6);
  return [
    {
      id: 'motorways-casing',
      type: 'line',
      source: 'roads',
      layout: ROUND_LINES,
      paint: {
        'line-color': COLOR.casing,
        'line-width': byZoom(6, 1.6, 8, 3.4, 11, 6.5),
        'line-opacity': fade,
      },
    },
    {
      id: 'motorways',
      type: 'line',
      source: 'roads',
      layout: ROUND_LINES,
      paint: {
        'line-color': COLOR.motorway,
        'line-width': byZoom(6, 0.8, 8, 2, 11, 4.5),
        'line-opacity': fade,
      },
    },
  ];
}

function borderLayers(): BasemapLayer[] {
  const kind = (value: string): unknown[] => ['==', ['get', 'kind'], value];
  return [
    {
      id: 'borders-abroad',
      type: 'line',
      source: 'borders',
      filter: kind('abroad'),
      paint: { 'line-color': COLOR.abroadBorder, 'line-width': 1 },
    },
    {
      id: 'borders-region',
      type: 'line',
      source: 'borders',
      filter: kind('region'),
      layout: ROUND_LINES,
      paint: {
        'line-color': COLOR.regionBorder,
        'line-width': byZoom(6, 0.8, 10, 1.6),
        'line-dasharray': [3, 2.4],
      },
    },
    {
      id: 'borders-country-halo',
      type: 'line',
      source: 'borders',
      filter: kind('country'),
      layout: ROUND_LINES,
      paint: { 'line-color': '#FFFFFF', 'line-opacity': 0.55, 'line-width': byZoom(6, 4, 10, 8) },
    },
    {
      id: 'borders-country',
      type: 'line',
      source: 'borders',
      filter: kind('country'),
      layout: ROUND_LINES,
      paint: { 'line-color': COLOR.border, 'line-width': byZoom(6, 1.1, 10, 1.8) },
    },
  ];
}

/**
 * Builds the style of the outline map of Czechia: regions, rivers, motorways, towns; without glyph files,
 * sprites or foreign servers.
 */
export function buildBasemapStyle({ assetsUrl }: BasemapOptions): BasemapStyle {
  const source = (name: string, tolerance = 0.3): { type: 'geojson'; data: string; tolerance: number } => ({
    type: 'geojson',
    data: `${assetsUrl}/${name}.geojson`,
    tolerance,
  });
  return {
    version: 8,
    name: 'Prostora',
    sources: {
      regions: source('regions'),
      borders: source('borders'),
      water: source('water', 0.2),
      roads: source('roads', 0.2),
      labels: source('labels'),
    },
    layers: [...landLayers(), ...waterLayers(), ...borderLayers(), ...roadLayers(), ...labelLayers()],
  };
}
