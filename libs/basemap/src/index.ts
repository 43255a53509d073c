export { basemapStyle } from './style.ts';
export type { BasemapLayer, BasemapOptions, BasemapStyle } from './style.ts';
export { BASEMAP_ASSETS, BASEMAP_ATTRIBUTION, BASEMAP_BOUNDS, loadBasemapFonts } from './assets.ts';
