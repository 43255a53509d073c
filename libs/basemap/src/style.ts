/** A MapLibre style as plain data; cast it to StyleSpecification where the map is made, so that this package needs no map library. */
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
export type BasemapStyle = {
  version: 8;
  name: string;
  sources: Record<string, { type: 'geojson'; data: string; tolerance?: number; buffer?: number }>;
  layers: BasemapLayer[];
};
export type BasemapOptions = {
  /** Address of the folder the assets are served from, without a slash at the end. */
  assetsUrl: string;
};

/** Colours of DESIGN §5, map style. */
const COLOR = {
  abroad: '#E6E8E2',
  ground: '#EEF0EB',
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

/** Drawn from the page's own web font: a style without `glyphs` makes MapLibre draw letters itself, and it reads the weight from the first name. */
const MEDIUM = ['Figtree Variable Medium', 'Figtree Variable'];
const SEMIBOLD = ['Figtree Variable SemiBold', 'Figtree Variable'];

const byZoom = (...stops: (number | unknown[])[]): unknown[] => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
];
const round = { 'line-cap': 'round', 'line-join': 'round' };

/** Width in pixels of something `metres` wide at the latitude of Czechia. */
const metres = (value: unknown): unknown[] => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  6,
  ['*', value, 0.00063],
  16,
  ['*', value, 0.645],
];

function groundLayers(): BasemapLayer[] {
  return [
    { id: 'abroad', type: 'background', paint: { 'background-color': COLOR.abroad } },
    {
      id: 'ground',
      type: 'fill',
      source: 'regions',
      paint: { 'fill-color': COLOR.ground, 'fill-antialias': false },
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
      layout: round,
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
      layout: round,
      paint: { 'line-color': COLOR.water, 'line-width': metres(['get', 'width']) },
    },
  ];
}

/** Generalised roads: they help to find one's way across the country and give way when one looks at streets. */
function roadLayers(): BasemapLayer[] {
  const fade = byZoom(6, 0, 6.6, 1, 10.2, 1, 11.2, 0);
  return [
    {
      id: 'motorways-casing',
      type: 'line',
      source: 'roads',
      maxzoom: 11.2,
      layout: round,
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
      maxzoom: 11.2,
      layout: round,
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
      layout: round,
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
      layout: round,
      paint: { 'line-color': '#FFFFFF', 'line-opacity': 0.55, 'line-width': byZoom(6, 4, 10, 8) },
    },
    {
      id: 'borders-country',
      type: 'line',
      source: 'borders',
      filter: kind('country'),
      layout: round,
      paint: { 'line-color': COLOR.border, 'line-width': byZoom(6, 1.1, 10, 1.8) },
    },
  ];
}

const SHOWN_RANK = ['step', ['zoom'], 2, 6.3, 3, 7.3, 4, 8.2, 5, 9, 6, 9.8, 7];
const isTown = ['==', ['get', 'kind'], 'town'];

/** Names along rivers and roads. */
function lineLabels(): BasemapLayer[] {
  const along = {
    'symbol-placement': 'line',
    'text-field': ['get', 'name'],
    'text-font': MEDIUM,
    'text-max-angle': 30,
  };
  return [
    {
      id: 'river-names',
      type: 'symbol',
      source: 'water',
      minzoom: 7.6,
      filter: ['==', ['get', 'kind'], 'river'],
      layout: {
        ...along,
        'symbol-spacing': 420,
        'text-size': byZoom(8, 10.5, 12, 13),
        'text-letter-spacing': 0.08,
        'text-offset': [0, -0.75],
      },
      paint: { 'text-color': COLOR.waterText, 'text-halo-color': COLOR.ground, 'text-halo-width': 1.2 },
    },
    {
      id: 'motorway-names',
      type: 'symbol',
      source: 'roads',
      minzoom: 7.4,
      maxzoom: 10.8,
      filter: ['!=', ['get', 'name'], 'D0'],
      layout: {
        ...along,
        'text-font': SEMIBOLD,
        'symbol-spacing': 520,
        'text-size': 10,
        'text-rotation-alignment': 'viewport',
        'text-padding': 24,
      },
      paint: { 'text-color': COLOR.motorwayText, 'text-halo-color': COLOR.motorway, 'text-halo-width': 2.4 },
    },
  ];
}

/** Names of regions, towns by size, parts of cities. */
function placeLabels(): BasemapLayer[] {
  const halo = { 'text-halo-color': COLOR.ground, 'text-halo-width': 1.5, 'text-halo-blur': 0.3 };
  const size = byZoom(
    6,
    ['match', ['get', 'rank'], 1, 13.5, 2, 12, 11],
    8.5,
    ['match', ['get', 'rank'], 1, 18, 2, 15, 3, 13.5, 4, 12.5, 11.5],
    12,
    ['match', ['get', 'rank'], 1, 24, 2, 21, 3, 18, 4, 16, 5, 15, 13.5],
  );
  const town = {
    'text-field': ['get', 'name'],
    'text-size': size,
    'text-max-width': 8,
    'symbol-sort-key': ['get', 'rank'],
    'text-padding': 3,
  };
  return [
    {
      id: 'quarter-names',
      type: 'symbol',
      source: 'labels',
      minzoom: 11.2,
      filter: ['==', ['get', 'kind'], 'quarter'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': byZoom(11.2, 11, 14, 14.5),
        'text-max-width': 7,
        'text-padding': 6,
      },
      paint: { 'text-color': COLOR.regionLabel, 'text-halo-color': COLOR.town, 'text-halo-width': 1.3 },
    },
    {
      id: 'part-names',
      type: 'symbol',
      source: 'labels',
      minzoom: 10.4,
      filter: ['==', ['get', 'kind'], 'part'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': byZoom(10.4, 11, 13, 14),
        'text-max-width': 7,
        'text-padding': 4,
        'text-letter-spacing': 0.02,
      },
      paint: { 'text-color': COLOR.quietLabel, 'text-halo-color': COLOR.town, 'text-halo-width': 1.4 },
    },
    {
      id: 'region-names',
      type: 'symbol',
      source: 'labels',
      minzoom: 7,
      maxzoom: 9.6,
      filter: ['==', ['get', 'kind'], 'region'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': byZoom(7, 10.5, 9.5, 14),
        'text-max-width': 7,
        'text-letter-spacing': 0.12,
        'text-padding': 8,
      },
      paint: {
        'text-color': COLOR.regionLabel,
        ...halo,
        'text-opacity': byZoom(7, 0, 7.3, 1, 9.2, 1, 9.6, 0),
      },
    },
    {
      id: 'town-dots',
      type: 'circle',
      source: 'labels',
      maxzoom: 9.8,
      filter: ['all', isTown, ['<=', ['get', 'rank'], SHOWN_RANK]],
      paint: {
        'circle-color': COLOR.ground,
        'circle-stroke-color': COLOR.dot,
        'circle-stroke-width': byZoom(6, 1, 9, 1.4),
        'circle-radius': byZoom(6, ['match', ['get', 'rank'], 1, 2.6, 1.6], 9, [
          'match',
          ['get', 'rank'],
          1,
          4,
          2,
          3.4,
          2.4,
        ]),
      },
    },
    {
      id: 'town-names',
      type: 'symbol',
      source: 'labels',
      filter: ['all', isTown, ['>', ['get', 'rank'], 2], ['<=', ['get', 'rank'], SHOWN_RANK]],
      layout: {
        ...town,
        'text-font': MEDIUM,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': byZoom(6, 0.4, 9.6, 0.45, 9.9, 0),
        'text-justify': 'auto',
      },
      paint: { 'text-color': COLOR.label, ...halo },
    },
    {
      id: 'city-names',
      type: 'symbol',
      source: 'labels',
      filter: ['all', isTown, ['<=', ['get', 'rank'], 2]],
      layout: {
        ...town,
        'text-font': SEMIBOLD,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': byZoom(6, 0.42, 9.6, 0.5, 9.9, 0),
        'text-justify': 'auto',
      },
      paint: {
        'text-color': COLOR.label,
        ...halo,
        'text-opacity': byZoom(12.2, 1, 13.2, ['match', ['get', 'rank'], 1, 0, 1]),
      },
    },
  ];
}

/** The outline map of Czechia: regions, rivers, motorways, towns; no account, no foreign server, no glyph or sprite files. */
export function basemapStyle({ assetsUrl }: BasemapOptions): BasemapStyle {
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
    layers: [
      ...groundLayers(),
      ...waterLayers(),
      ...borderLayers(),
      ...roadLayers(),
      ...lineLabels(),
      ...placeLabels(),
    ],
  };
}
