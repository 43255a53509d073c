import { byZoom, COLOR, MEDIUM, SEMIBOLD, type BasemapLayer } from './layer-style.ts';

const SHOWN_RANK = ['step', ['zoom'], 2, 6.3, 3, 7.3, 4, 8.2, 5, 9, 6, 9.8, 7];
const IS_TOWN = ['==', ['get', 'kind'], 'town'];

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
      paint: { 'text-color': COLOR.waterText, 'text-halo-color': COLOR.land, 'text-halo-width': 1.2 },
    },
    {
      id: 'motorway-names',
      type: 'symbol',
      source: 'roads',
      minzoom: 7.4,
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

const HALO = { 'text-halo-color': COLOR.land, 'text-halo-width': 1.5, 'text-halo-blur': 0.3 };

/** Names of regions and of parts of cities. */
const areaLabels = (): BasemapLayer[] => [
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
      ...HALO,
      'text-opacity': byZoom(7, 0, 7.3, 1, 9.2, 1, 9.6, 0),
    },
  },
];

const TOWN_SIZE = byZoom(
  6,
  ['match', ['get', 'rank'], 1, 13.5, 2, 12, 11],
  8.5,
  ['match', ['get', 'rank'], 1, 18, 2, 15, 3, 13.5, 4, 12.5, 11.5],
  12,
  ['match', ['get', 'rank'], 1, 24, 2, 21, 3, 18, 4, 16, 5, 15, 13.5],
);
const TOWN_LAYOUT = {
  'text-field': ['get', 'name'],
  'text-size': TOWN_SIZE,
  'text-max-width': 8,
  'symbol-sort-key': ['get', 'rank'],
  'text-padding': 3,
};

/** Towns by size. */
function townLabels(): BasemapLayer[] {
  return [
    {
      id: 'town-dots',
      type: 'circle',
      source: 'labels',
      maxzoom: 9.8,
      filter: ['all', IS_TOWN, ['<=', ['get', 'rank'], SHOWN_RANK]],
      paint: {
        'circle-color': COLOR.land,
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
      filter: ['all', IS_TOWN, ['>', ['get', 'rank'], 2], ['<=', ['get', 'rank'], SHOWN_RANK]],
      layout: {
        ...TOWN_LAYOUT,
        'text-font': MEDIUM,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': byZoom(6, 0.4, 9.6, 0.45, 9.9, 0),
        'text-justify': 'auto',
      },
      paint: { 'text-color': COLOR.label, ...HALO },
    },
    {
      id: 'city-names',
      type: 'symbol',
      source: 'labels',
      filter: ['all', IS_TOWN, ['<=', ['get', 'rank'], 2]],
      layout: {
        ...TOWN_LAYOUT,
        'text-font': SEMIBOLD,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': byZoom(6, 0.42, 9.6, 0.5, 9.9, 0),
        'text-justify': 'auto',
      },
      paint: {
        'text-color': COLOR.label,
        ...HALO,
      },
    },
  ];
}

export const labelLayers = (): BasemapLayer[] => [...lineLabels(), ...areaLabels(), ...townLabels()];
